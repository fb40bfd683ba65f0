/* weft-conquest.c: conquests of the Automa (Q) and of the human (D)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-conquest.h"

#include "weft-achievements.h"
#include "weft-agenda-private.h"
#include "weft-board.h"
#include "weft-deck.h"
#include "weft-explore.h"
#include "weft-hexes.h"
#include "weft-players-private.h"

/* A conquest: who attacks where, and what its events say of it. */
typedef struct
{
  guint8 attacker;
  guint8 hex;
  guint8 rule;
  gboolean opponent; /* the other side controls the territory */
  gboolean other;    /* with a piece that is no outpost, from no supply (P5) */
} Conquest;

static gboolean
skip (WeftRun *run, WeftPlayer player, WeftReason reason, WeftRule rule)
{
  weft_emit (run, .kind = WEFT_EVENT_SKIP, .rule = (guint8) rule, .player = (guint8) player,
             .skip = WEFT_SKIP_CONQUER, .reason = (guint8) reason);
  return TRUE;
}

static void
put_piece (WeftRun *run, const Conquest *conquest, gboolean upright, guint8 toppled_by)
{
  WeftOutpost piece = { conquest->attacker, (guint8) upright, toppled_by,
                        (guint8) conquest->other };

  weft_board_add (&run->state->board, conquest->hex, piece);
  if (!conquest->other)
    run->state->supply[conquest->attacker]--;
  weft_emit (run, .kind = WEFT_EVENT_OUTPOST, .rule = conquest->rule, .player = piece.owner,
             .hex = conquest->hex, .upright = upright, .opponent = conquest->opponent,
             .other = conquest->other);
}

static void
topple (WeftRun *run, const Conquest *conquest)
{
  WeftOutpost fallen = weft_board_topple (&run->state->board, conquest->hex, conquest->attacker);

  if (fallen.owner == WEFT_NONE)
    return;
  weft_emit (run, .kind = WEFT_EVENT_TOPPLE, .rule = conquest->rule, .player = fallen.owner,
             .hex = conquest->hex, .by = conquest->attacker, .opponent = conquest->opponent,
             .other = fallen.other);
}

void
weft_conquest_add_shadow (WeftRun *run, guint hex, WeftSource source, WeftRule rule)
{
  WeftOutpost lying = { SHADOW, FALSE, WEFT_NONE, FALSE };

  weft_board_add (&run->state->board, hex, lying);
  run->state->supply[SHADOW]--;
  weft_emit (run, .kind = WEFT_EVENT_OUTPOST, .rule = (guint8) rule, .source = (guint8) source,
             .player = SHADOW, .hex = (guint8) hex, .upright = FALSE);
}

/* Whether the conquest is still possible: a correction may have come between. */
static gboolean
has_room (const WeftState *state, const Conquest *conquest)
{
  return weft_board_is_territory (&state->board, conquest->hex)
         && weft_board_count (&state->board, conquest->hex) < WEFT_HEX_TOKENS
         && (conquest->other || state->supply[conquest->attacker] > 0);
}

/* An untrapped conquest: the attacker's piece stands, the others on the hex lie (Q2, Q3, D1). */
static void
succeed (WeftRun *run, const Conquest *conquest)
{
  topple (run, conquest);
  put_piece (run, conquest, TRUE, WEFT_NONE);
  if (conquest->hex == run->tables->middle_island)
    weft_achievements_award (run, WEFT_ACHIEVEMENT_MIDDLE_ISLAND, conquest->attacker);
  weft_achievements_check_toppled (run, conquest->attacker);
}

/* A trapped conquest: the attacker's piece lies and counts for the defender (V1). */
static void
fail (WeftRun *run, const Conquest *conquest, guint8 defender)
{
  put_piece (run, conquest, FALSE, defender);
  weft_achievements_check_toppled (run, defender);
}

/* Keeps the hexes closest to @goals (H5) and notes it in the event. */
static WeftHexSet
keep_closest (WeftRun *run, WeftEvent *event, WeftHexSet kept, WeftHexSet goals,
              WeftCriterion criterion)
{
  const WeftBoard *board = &run->state->board;

  kept = weft_hexes_closest (run->tables, kept, goals, board->two | board->controlled[AUTOMA]);
  event->kept[event->n_kept++] = (WeftKept){ (guint8) criterion, kept };
  return kept;
}

static WeftHexSet
keep_closest_to_middle_island (WeftRun *run, WeftEvent *event, WeftHexSet kept)
{
  if (!weft_achievements_can_gain_middle_island (run->state, run->tables))
    return kept;
  return keep_closest (run, event, kept, WEFT_HEX_BIT (run->tables->middle_island),
                       WEFT_CRITERION_MIDDLE_ISLAND);
}

/* Q2: sets the prompt for the human's answer. */
static void
conquer_opponent (WeftRun *run, WeftEvent *event, guint tiebreaker)
{
  WeftState *state = run->state;
  WeftHexSet kept = keep_closest_to_middle_island (run, event, event->hexes);

  event->rule = WEFT_RULE_Q2;
  event->opponent = TRUE;
  event->pattern = run->tables->cards[tiebreaker].hexes;
  event->hex = weft_hexes_first (run->tables, kept, event->pattern);
  weft_run_tell (run, event);
  weft_agenda_push (state, (WeftTask){ .kind = WEFT_TASK_CONQUEST, .hex = event->hex });
  state->prompt = (WeftPrompt){ .kind = WEFT_PROMPT_HUMAN_TRAP, .hex = event->hex };
}

/* Q3 (2) and (3): closest to a human's territory with one token, else to any. */
static WeftHexSet
keep_closest_to_human (WeftRun *run, WeftEvent *event, WeftHexSet kept)
{
  const WeftBoard *board = &run->state->board;
  WeftHexSet theirs = board->controlled[HUMAN];

  if ((theirs & board->one) != 0)
    return keep_closest (run, event, kept, theirs & board->one, WEFT_CRITERION_WEAK_TERRITORY);
  if (theirs != 0)
    return keep_closest (run, event, kept, theirs, WEFT_CRITERION_HUMAN_TERRITORY);
  return kept;
}

static void
conquer_neutral (WeftRun *run, WeftEvent *event, guint tiebreaker)
{
  WeftState *state = run->state;
  WeftBoard *board = &state->board;
  const WeftCard *card = &run->tables->cards[tiebreaker];
  WeftHexSet kept = keep_closest_to_middle_island (run, event, event->hexes);

  kept = keep_closest_to_human (run, event, kept);
  event->rule = WEFT_RULE_Q3;
  event->pattern = card->hexes;
  event->hex = weft_hexes_first (run->tables, kept, card->hexes);
  event->new_tile = !weft_board_is_territory (board, event->hex);
  event->toppled = card->topple && event->hex != run->tables->middle_island
                   && weft_board_count (board, event->hex) == 0 && state->supply[SHADOW] > 0;
  weft_explore_place_tile (state, event->hex);
  weft_run_tell (run, event);
  succeed (run, &(Conquest){ AUTOMA, event->hex, WEFT_RULE_Q3, .opponent = FALSE });
  if (event->toppled)
    weft_conquest_add_shadow (run, event->hex, WEFT_SOURCE_NONE, WEFT_RULE_Q3);
}

/* The hexes the Automa may conquer when it attacks nobody (Q3); @topple: the icon is shown. */
static WeftHexSet
neutral_hexes (const WeftRun *run, WeftHexSet within, gboolean topple)
{
  const WeftBoard *board = &run->state->board;
  WeftHexSet controlled = 0, valid;

  for (guint player = 0; player < WEFT_N_PLAYERS; player++)
    controlled |= board->controlled[player];
  valid = board->territories & ~board->two & ~controlled;
  if (run->state->tiles) /* H6 */
    valid |= weft_board_empty_hexes (board);
  if (!topple)
    valid &= ~weft_hexes_next_to (run->tables, board->controlled[HUMAN]);
  return valid & within;
}

gboolean
weft_conquest_automa (WeftRun *run, gboolean anywhere)
{
  WeftState *state = run->state;
  const WeftBoard *board = &state->board;
  WeftEvent event = { .kind = WEFT_EVENT_CONQUER, .player = AUTOMA };
  WeftHexSet within = anywhere ? ~G_GUINT64_CONSTANT (0)
                               : weft_hexes_next_to (run->tables, board->controlled[AUTOMA]);
  guint tiebreaker = weft_deck_tiebreaker (&state->deck);

  if (state->supply[AUTOMA] == 0)
    return skip (run, AUTOMA, WEFT_REASON_NO_OUTPOST, WEFT_RULE_Q1);
  event.hexes = board->controlled[HUMAN] & board->one & within;
  if (event.hexes == 0)
    event.hexes =
        neutral_hexes (run, within, tiebreaker == 0 || run->tables->cards[tiebreaker].topple);
  if (event.hexes == 0)
    return skip (run, AUTOMA, WEFT_REASON_NO_HEX, WEFT_RULE_Q3);
  if (tiebreaker == 0)
    return FALSE;
  if ((event.hexes & board->controlled[HUMAN]) != 0)
    conquer_opponent (run, &event, tiebreaker);
  else
    conquer_neutral (run, &event, tiebreaker);
  return TRUE;
}

void
weft_conquest_automa_answered (WeftRun *run, guint hex, gboolean trapped)
{
  const Conquest conquest = { AUTOMA, (guint8) hex, WEFT_RULE_Q2, .opponent = TRUE };

  if (!has_room (run->state, &conquest))
    skip (run, AUTOMA, WEFT_REASON_NO_ROOM, WEFT_RULE_Q1);
  else if (trapped)
    fail (run, &conquest, HUMAN);
  else
    succeed (run, &conquest);
}

/* Whether somebody else controls the territory that @human conquers. */
static gboolean
is_opponents (const WeftBoard *board, WeftPlayer human, guint hex)
{
  for (guint player = 0; player < WEFT_N_PLAYERS; player++)
    if (player != human && weft_board_controls (board, player, hex))
      return TRUE;
  return FALSE;
}

/* The Automa discards a tapestry card against the attack (D1), or has none left. */
static void
defend_or_yield (WeftRun *run, const Conquest *conquest)
{
  WeftState *state = run->state;

  if (!has_room (state, conquest))
    {
      skip (run, conquest->attacker, WEFT_REASON_NO_ROOM, WEFT_RULE_D1);
      return;
    }
  if (state->tapestry == 0 || !weft_board_controls (&state->board, AUTOMA, conquest->hex))
    {
      succeed (run, conquest);
      return;
    }
  weft_agenda_push (state, (WeftTask){ .kind = WEFT_TASK_HUMAN_CONQUEST,
                                       .player = conquest->attacker,
                                       .attack = { conquest->hex, (guint8) conquest->other } });
  state->prompt = (WeftPrompt){ .kind = WEFT_PROMPT_TRAP };
}

/* The human's conquest as the board is now. */
static Conquest
human_conquest (const WeftRun *run, guint8 human, guint8 hex, gboolean other)
{
  return (Conquest){ human, hex, WEFT_RULE_D1,
                     .opponent = is_opponents (&run->state->board, human, hex), .other = other };
}

void
weft_conquest_human (WeftRun *run, const WeftMove *move)
{
  Conquest conquest = human_conquest (run, move->player, move->hex, move->other);
  gboolean undefended =
      move->no_traps && weft_board_controls (&run->state->board, AUTOMA, move->hex);

  weft_emit (run, .kind = WEFT_EVENT_CONQUER, .rule = conquest.rule, .player = conquest.attacker,
             .hex = conquest.hex, .opponent = conquest.opponent);
  if (undefended)
    {
      conquest.rule = WEFT_RULE_P7;
      succeed (run, &conquest);
    }
  else
    defend_or_yield (run, &conquest);
}

void
weft_conquest_human_answered (WeftRun *run, const WeftTask *task, gboolean trapped)
{
  WeftState *state = run->state;
  Conquest conquest = human_conquest (run, task->player, task->attack.hex, task->attack.other);

  if (state->tapestry > 0) /* a correction may have taken the last one */
    state->tapestry--;
  weft_emit (run, .kind = WEFT_EVENT_TAPESTRY, .rule = conquest.rule, .player = AUTOMA,
             .discarded = TRUE, .count = state->tapestry);
  if (!trapped)
    defend_or_yield (run, &conquest);
  else if (has_room (state, &conquest))
    fail (run, &conquest, AUTOMA);
  else
    skip (run, conquest.attacker, WEFT_REASON_NO_ROOM, WEFT_RULE_D1);
}
