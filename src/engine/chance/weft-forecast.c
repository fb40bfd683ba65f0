/* weft-forecast.c: exact odds of the bots' next deal
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-forecast.h"

#include "weft-agenda-private.h"
#include "weft-deck.h"
#include "weft-flow.h"
#include "weft-players-private.h"
#include "weft-turns.h"

/* What the Automa has done in the turn that is followed. */
typedef struct
{
  gboolean explored;
  gboolean conquered;
} Acts;

static void follow (const WeftState *state, const WeftTables *tables, const WeftMove *move,
                    Acts acts, double odds, WeftForecast *forecast);

/* Adds what the events of the turn say; returns FALSE when it is over or an income turn. */
static gboolean
weigh_events (const GArray *events, double odds, Acts *acts, WeftForecast *forecast)
{
  for (guint i = 0; i < events->len; i++)
    {
      const WeftEvent *event = &g_array_index (events, WeftEvent, i);

      switch ((WeftEventKind) event->kind)
        {
        case WEFT_EVENT_ERA:
          forecast->income += odds;
          return FALSE;
        case WEFT_EVENT_TURN:
        case WEFT_EVENT_OVER:
          return FALSE;
        case WEFT_EVENT_CHOICE:
          forecast->track[event->player][event->track] += odds;
          break;
        case WEFT_EVENT_NO_ADVANCE:
          forecast->no_advance[event->player] += odds;
          break;
        case WEFT_EVENT_EXPLORE:
          acts->explored = TRUE;
          break;
        case WEFT_EVENT_CONQUER:
          acts->conquered = TRUE;
          break;
        default:
          break;
        }
    }
  return TRUE;
}

/* Every face of the die goes on in its own way. */
static void
follow_roll (const WeftState *state, const WeftTables *tables, Acts acts, double odds,
             WeftForecast *forecast)
{
  WeftMove roll = { .kind = WEFT_MOVE_ROLL, .token = WEFT_NONE };
  int faces = __builtin_popcount (state->prompt.tracks);

  for (roll.track = 0; roll.track < WEFT_N_TRACKS; roll.track++)
    if ((state->prompt.tracks & WEFT_TRACK_BIT (roll.track)) != 0)
      follow (state, tables, &roll, acts, odds / faces, forecast);
}

/* Makes a move of the bots' turn and follows it to the turn's end. */
static void
follow (const WeftState *state, const WeftTables *tables, const WeftMove *move, Acts acts,
        double odds, WeftForecast *forecast)
{
  g_autoptr (GArray) events = weft_events_new ();
  WeftMove no_trap = { .kind = WEFT_MOVE_ANSWER, .token = WEFT_NONE };
  WeftState next = *state;
  gboolean goes_on;

  weft_flow_apply_legal (tables, &next, move, events);
  goes_on = weigh_events (events, odds, &acts, forecast);
  if (goes_on && next.prompt.kind == WEFT_PROMPT_ROLL)
    follow_roll (&next, tables, acts, odds, forecast);
  else if (goes_on && next.prompt.kind == WEFT_PROMPT_HUMAN_TRAP)
    follow (&next, tables, &no_trap, acts, odds, forecast); /* a trap changes no advance */
  else
    {
      forecast->explore += acts.explored ? odds : 0;
      forecast->conquer += acts.conquered ? odds : 0;
    }
}

/* The chance of @card to be dealt next. */
static double
card_odds (const WeftDeck *deck, guint card)
{
  WeftCardSet hidden = weft_deck_hidden (deck);
  double size = weft_deck_size (deck);

  if ((deck->known & WEFT_CARD_BIT (card)) != 0)
    return 1 / size;
  if ((hidden & WEFT_CARD_BIT (card)) != 0)
    return deck->unknown / size / __builtin_popcount (hidden);
  return 0;
}

/* Brings a copy of the game to the deal of the bots' next turn; FALSE when there is none. */
static gboolean
begin_bots_turn (WeftState *state, const WeftTables *tables)
{
  WeftRun run = { tables, state, .events = NULL };

  if (state->prompt.kind == WEFT_PROMPT_DEAL)
    return TRUE;
  state->agenda.length = 0;
  state->prompt.kind = WEFT_PROMPT_NOTHING;
  weft_turns_begin (&run,
                    weft_setup_is_solo (&state->setup) ? WEFT_PLAYER_AUTOMA : WEFT_PLAYER_SHADOW);
  return state->prompt.kind == WEFT_PROMPT_DEAL;
}

gboolean
weft_forecast_is_possible (const WeftState *state)
{
  g_return_val_if_fail (state != NULL, FALSE);
  return !state->over
         && !(weft_setup_is_solo (&state->setup)
              && weft_state_is_finished (state, WEFT_PLAYER_AUTOMA));
}

WeftForecast
weft_forecast (const WeftState *state, const WeftTables *tables)
{
  WeftForecast forecast = { 0 };
  WeftMove deal = { .kind = WEFT_MOVE_DEAL, .token = WEFT_NONE };
  WeftState now = *state;

  if (!weft_forecast_is_possible (state))
    return forecast;
  if (!begin_bots_turn (&now, tables))
    {
      forecast.income = 1;
      return forecast;
    }
  for (guint8 a = 1; a <= WEFT_N_CARDS; a++)
    {
      double odds = card_odds (&now.deck, a);
      WeftDeck deck = now.deck;

      if (odds == 0)
        continue;
      weft_deck_take (&deck, a);
      for (guint8 b = 1; b <= WEFT_N_CARDS; b++)
        {
          deal.cards[0] = a;
          deal.cards[1] = b;
          if (card_odds (&deck, b) > 0)
            follow (&now, tables, &deal, (Acts){ FALSE, FALSE }, odds * card_odds (&deck, b),
                    &forecast);
        }
    }
  return forecast;
}
