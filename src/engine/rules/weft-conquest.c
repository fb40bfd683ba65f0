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

#define AUTOMA WEFT_PLAYER_AUTOMA
#define HUMAN WEFT_PLAYER_P1

static gboolean
skip (WeftRun *run, WeftPlayer player, WeftReason reason, const char *rule)
{
  weft_emit (run, .kind = WEFT_EVENT_SKIP, .rule = rule, .player = (guint8) player,
             .skip = WEFT_SKIP_CONQUER, .reason = (guint8) reason);
  return TRUE;
}

/* Who attacks a hex, and with what. */
typedef struct
{
  WeftPlayer player;
  guint hex;
  gboolean other; /* a piece that is no outpost, from no supply (P5) */
} Attack;

static void
put_piece (WeftRun *run, const Attack *attack, gboolean upright, guint8 toppled_by,
           const char *rule)
{
  WeftOutpost piece = { (guint8) attack->player, (guint8) upright, toppled_by,
                        (guint8) attack->other };

  weft_board_add (&run->state->board, attack->hex, piece);
  if (!attack->other)
    run->state->supply[attack->player]--;
  weft_emit (run, .kind = WEFT_EVENT_OUTPOST, .rule = rule, .player = piece.owner,
             .hex = (guint8) attack->hex, .upright = upright, .other = attack->other);
}

static void
topple (WeftRun *run, guint hex, WeftPlayer by, const char *rule)
{
  WeftOutpost fallen = weft_board_topple (&run->state->board, hex, by);

  if (fallen.owner == WEFT_NONE)
    return;
  weft_emit (run, .kind = WEFT_EVENT_TOPPLE, .rule = rule, .player = fallen.owner,
             .hex = (guint8) hex, .other = fallen.other);
}

void
weft_conquest_add_shadow (WeftRun *run, guint hex, const char *rule)
{
  Attack beside = { WEFT_PLAYER_SHADOW, hex, FALSE };

  put_piece (run, &beside, FALSE, WEFT_NONE, rule);
}

/* Whether the attack is still possible: a correction may have come between. */
static gboolean
has_room (const WeftState *state, const Attack *attack)
{
  return weft_board_is_territory (&state->board, attack->hex)
         && weft_board_count (&state->board, attack->hex) < WEFT_HEX_TOKENS
         && (attack->other || state->supply[attack->player] > 0);
}

/* An untrapped conquest: the attacker's piece stands, the others on the hex lie (Q2, Q3, D1). */
static void
succeed (WeftRun *run, const Attack *attack, const char *rule)
{
  topple (run, attack->hex, attack->player, rule);
  put_piece (run, attack, TRUE, WEFT_NONE, rule);
  if (attack->hex == run->tables->middle_island)
    weft_achievements_award (run, WEFT_ACHIEVEMENT_MIDDLE_ISLAND, attack->player);
  weft_achievements_check_toppled (run, attack->player);
}

/* A trapped conquest: the attacker's piece lies and counts for the defender (V1). */
static void
fail (WeftRun *run, const Attack *attack, WeftPlayer defender, const char *rule)
{
  put_piece (run, attack, FALSE, (guint8) defender, rule);
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

  event->rule = "Q2";
  event->opponent = TRUE;
  event->pattern = run->tables->cards[tiebreaker].hexes;
  event->hex = weft_hexes_first (run->tables, kept, event->pattern);
  if (run->events != NULL)
    g_array_append_val (run->events, *event);
  weft_agenda_push (state, (WeftTask){ .kind = WEFT_TASK_CONQUEST, .a = event->hex });
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
  guint hex;

  kept = keep_closest_to_human (run, event, kept);
  hex = weft_hexes_first (run->tables, kept, card->hexes);
  event->rule = "Q3";
  event->pattern = card->hexes;
  event->hex = (guint8) hex;
  event->new_tile = !weft_board_is_territory (board, hex);
  event->toppled = card->topple && hex != run->tables->middle_island
                   && weft_board_count (board, hex) == 0 && state->supply[WEFT_PLAYER_SHADOW] > 0;
  if (run->events != NULL)
    g_array_append_val (run->events, *event);
  weft_explore_place_tile (state, hex);
  succeed (run, &(Attack){ AUTOMA, hex, FALSE }, "Q3");
  if (event->toppled)
    weft_conquest_add_shadow (run, hex, "Q3");
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
    return skip (run, AUTOMA, WEFT_REASON_NO_OUTPOST, "Q1");
  event.hexes = board->controlled[HUMAN] & board->one & within;
  if (event.hexes == 0)
    event.hexes =
        neutral_hexes (run, within, tiebreaker == 0 || run->tables->cards[tiebreaker].topple);
  if (event.hexes == 0)
    return skip (run, AUTOMA, WEFT_REASON_NO_HEX, "Q3");
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
  Attack attack = { AUTOMA, hex, FALSE };

  if (!has_room (run->state, &attack))
    skip (run, AUTOMA, WEFT_REASON_NO_ROOM, "Q1");
  else if (trapped)
    fail (run, &attack, HUMAN, "Q2");
  else
    succeed (run, &attack, "Q2");
}

/* The Automa discards a tapestry card against the attack (D1), or has none left. */
static void
defend_or_yield (WeftRun *run, const Attack *attack)
{
  WeftState *state = run->state;

  if (!has_room (state, attack))
    {
      skip (run, attack->player, WEFT_REASON_NO_ROOM, "D1");
      return;
    }
  if (state->tapestry == 0 || !weft_board_controls (&state->board, AUTOMA, attack->hex))
    {
      succeed (run, attack, "D1");
      return;
    }
  weft_agenda_push (state, (WeftTask){ .kind = WEFT_TASK_HUMAN_CONQUEST,
                                       .player = (guint8) attack->player,
                                       .a = (guint8) attack->hex,
                                       .b = (guint8) attack->other });
  state->prompt = (WeftPrompt){ .kind = WEFT_PROMPT_TRAP };
}

void
weft_conquest_human (WeftRun *run, const WeftMove *move)
{
  const WeftBoard *board = &run->state->board;
  Attack attack = { move->player, move->hex, move->other };
  gboolean opponent = FALSE;

  for (guint player = 0; player < WEFT_N_PLAYERS; player++)
    opponent |= player != attack.player && weft_board_controls (board, player, attack.hex);
  weft_emit (run, .kind = WEFT_EVENT_CONQUER, .rule = "D1", .player = move->player,
             .hex = move->hex, .opponent = opponent);
  if (move->no_traps && weft_board_controls (board, AUTOMA, attack.hex))
    succeed (run, &attack, "P7");
  else
    defend_or_yield (run, &attack);
}

void
weft_conquest_human_answered (WeftRun *run, const WeftTask *task, gboolean trapped)
{
  Attack attack = { task->player, task->a, task->b };
  WeftState *state = run->state;

  if (state->tapestry > 0) /* a correction may have taken the last one */
    state->tapestry--;
  weft_emit (run, .kind = WEFT_EVENT_TAPESTRY, .rule = "D1", .player = AUTOMA,
             .count = state->tapestry);
  if (!trapped)
    defend_or_yield (run, &attack);
  else if (has_room (state, &attack))
    fail (run, &attack, AUTOMA, "D1");
  else
    skip (run, attack.player, WEFT_REASON_NO_ROOM, "D1");
}
