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

static void
put_outpost (WeftRun *run, WeftPlayer owner, guint hex, gboolean upright, guint8 toppled_by,
             const char *rule)
{
  WeftOutpost outpost = { (guint8) owner, (guint8) upright, toppled_by };

  weft_board_add (&run->state->board, hex, outpost);
  run->state->supply[owner]--;
  weft_emit (run, .kind = WEFT_EVENT_OUTPOST, .rule = rule, .player = (guint8) owner,
             .hex = (guint8) hex, .upright = upright);
}

static void
topple (WeftRun *run, guint hex, WeftPlayer by, const char *rule)
{
  guint8 owner = weft_board_topple (&run->state->board, hex, by);

  if (owner == WEFT_NONE)
    return;
  weft_emit (run, .kind = WEFT_EVENT_TOPPLE, .rule = rule, .player = owner, .hex = (guint8) hex);
}

void
weft_conquest_add_shadow (WeftRun *run, guint hex, const char *rule)
{
  put_outpost (run, WEFT_PLAYER_SHADOW, hex, FALSE, WEFT_NONE, rule);
}

/* Whether @player's outpost can still be put on @hex: a correction may have come between. */
static gboolean
has_room (const WeftState *state, WeftPlayer player, guint hex)
{
  return weft_board_is_territory (&state->board, hex)
         && weft_board_count (&state->board, hex) < WEFT_HEX_TOKENS && state->supply[player] > 0;
}

/* An untrapped conquest: the attacker's outpost stands, the others on the hex lie (Q2, Q3, D1). */
static void
succeed (WeftRun *run, WeftPlayer attacker, guint hex, const char *rule)
{
  topple (run, hex, attacker, rule);
  put_outpost (run, attacker, hex, TRUE, WEFT_NONE, rule);
  if (hex == run->tables->middle_island)
    weft_achievements_award (run, WEFT_ACHIEVEMENT_MIDDLE_ISLAND, attacker);
  weft_achievements_check_toppled (run, attacker);
}

/* A trapped conquest: the attacker's outpost lies and counts for the defender (V1). */
static void
fail (WeftRun *run, WeftPlayer attacker, WeftPlayer defender, guint hex, const char *rule)
{
  put_outpost (run, attacker, hex, FALSE, (guint8) defender, rule);
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
  succeed (run, AUTOMA, hex, "Q3");
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
  if (!has_room (run->state, AUTOMA, hex))
    skip (run, AUTOMA, WEFT_REASON_NO_ROOM, "Q1");
  else if (trapped)
    fail (run, AUTOMA, HUMAN, hex, "Q2");
  else
    succeed (run, AUTOMA, hex, "Q2");
}

/* The Automa discards a tapestry card against the attack (D1), or has none left. */
static void
defend_or_yield (WeftRun *run, WeftPlayer human, guint hex)
{
  WeftState *state = run->state;

  if (!has_room (state, human, hex))
    {
      skip (run, human, WEFT_REASON_NO_ROOM, "D1");
      return;
    }
  if (state->tapestry == 0 || !weft_board_controls (&state->board, AUTOMA, hex))
    {
      succeed (run, human, hex, "D1");
      return;
    }
  weft_agenda_push (
      state,
      (WeftTask){ .kind = WEFT_TASK_HUMAN_CONQUEST, .player = (guint8) human, .a = (guint8) hex });
  state->prompt = (WeftPrompt){ .kind = WEFT_PROMPT_TRAP };
}

void
weft_conquest_human (WeftRun *run, WeftPlayer human, guint hex)
{
  const WeftBoard *board = &run->state->board;
  gboolean opponent = FALSE;

  for (guint player = 0; player < WEFT_N_PLAYERS; player++)
    opponent |= player != human && weft_board_controls (board, player, hex);
  weft_emit (run, .kind = WEFT_EVENT_CONQUER, .rule = "D1", .player = (guint8) human,
             .hex = (guint8) hex, .opponent = opponent);
  defend_or_yield (run, human, hex);
}

void
weft_conquest_human_answered (WeftRun *run, WeftPlayer human, guint hex, gboolean trapped)
{
  WeftState *state = run->state;

  if (state->tapestry > 0) /* a correction may have taken the last one */
    state->tapestry--;
  weft_emit (run, .kind = WEFT_EVENT_TAPESTRY, .rule = "D1", .player = AUTOMA,
             .count = state->tapestry);
  if (!trapped)
    defend_or_yield (run, human, hex);
  else if (has_room (state, human, hex))
    fail (run, human, AUTOMA, hex, "D1");
  else
    skip (run, human, WEFT_REASON_NO_ROOM, "D1");
}
