/* weft-offers-tell.c: what there is to know for cards that compare, and what the bots did that
 * concerns them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-offers-private.h"

#include <glib/gi18n.h>

#include "weft-reminders.h"

#define BOAST_VP 4

static int
own_space (const WeftOfferMaker *maker, guint track)
{
  if ((maker->state->complete[maker->human] >> track) & 1)
    return WEFT_LAST_SPACE;
  return weft_state_furthest (maker->state, maker->human, track);
}

/* The spaces of the others on a track. */
static void
look_at_others (const WeftOfferMaker *maker, guint track, int *least, int *most)
{
  *least = WEFT_LAST_SPACE;
  *most = 0;
  for (guint player = 0; player < WEFT_N_PLAYERS; player++)
    if (weft_offer_maker_is_other (maker, player))
      {
        int space = weft_state_furthest (maker->state, player, track);

        *least = MIN (*least, space);
        *most = MAX (*most, space);
      }
}

typedef enum
{
  NOBODY_AHEAD,
  ALL_AHEAD,
  LEADS,
  COMPLETE,
} Standing;

static WeftTrackSet
tracks_where (const WeftOfferMaker *maker, Standing standing)
{
  WeftTrackSet tracks = 0;

  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    {
      int own, least, most;

      if (!weft_setup_has_track (&maker->state->setup, track))
        continue;
      own = own_space (maker, track);
      look_at_others (maker, track, &least, &most);
      if ((standing == NOBODY_AHEAD && most <= own) || (standing == ALL_AHEAD && least > own)
          || (standing == LEADS && most < own) || (standing == COMPLETE && own == WEFT_LAST_SPACE))
        tracks |= WEFT_TRACK_BIT (track);
    }
  return tracks;
}

static char *
track_names (WeftTrackSet tracks)
{
  return tracks != 0 ? weft_words_tracks (tracks) : g_strdup (C_ ("tracks", "none"));
}

void
weft_offers_tell_boast (WeftOfferMaker *maker, const WeftHumanCard *card, guint since)
{
  WeftTrackSet tracks = tracks_where (maker, NOBODY_AHEAD);
  g_autofree char *names = track_names (tracks);

  /* Translators: a card, victory points, the tracks they are for. */
  weft_offer_maker_add (maker, card,
                        g_strdup_printf (_ ("%1$s: %2$d VP. Nobody is ahead of you on: %3$s."),
                                         weft_offer_card_name (card),
                                         BOAST_VP * __builtin_popcount (tracks), names),
                        since);
}

void
weft_offers_tell_plea (WeftOfferMaker *maker, const WeftHumanCard *card, guint since)
{
  g_autofree char *names = track_names (tracks_where (maker, ALL_AHEAD));

  weft_offer_maker_add (
      maker, card,
      g_strdup_printf (_ ("%1$s: all are ahead of you on: %2$s. Gain 2 VP and a resource "
                          "for each."),
                       weft_offer_card_name (card), names),
      since);
}

void
weft_offers_tell_technocracy (WeftOfferMaker *maker, const WeftHumanCard *card, guint since)
{
  gboolean first = weft_state_is_first_to_era (maker->state, maker->human,
                                               maker->state->income_turns[maker->human]);

  weft_offer_maker_add (maker, card,
                        g_strdup_printf (first ? _ ("%s: you are the first in this era.")
                                               : _ ("%s: you are not the first in this era."),
                                         weft_offer_card_name (card)),
                        since);
}

static int
count_landmarks (const WeftState *state, guint player)
{
  int count = 0;

  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    for (guint tier = 0; tier < WEFT_N_TIERS; tier++)
      count += state->landmarks[track][tier] == player;
  return count;
}

/* The bots' landmarks, which are on one mat (A6). */
void
weft_offers_tell_wonders (WeftOfferMaker *maker, const WeftHumanCard *card, guint since)
{
  gboolean solo = weft_setup_is_solo (&maker->state->setup);
  int landmarks = solo ? weft_state_mat_landmarks (maker->state)
                       : count_landmarks (maker->state, WEFT_PLAYER_SHADOW);
  const char *words =
      solo
          /* Translators: a card, a number. */
          ? g_dngettext (NULL, "%1$s: the Automa has %2$d landmark.",
                         "%1$s: the Automa has %2$d landmarks.", (gulong) landmarks)
          /* Translators: a card, a number. */
          : g_dngettext (NULL, "%1$s: the Shadow Empire has %2$d landmark.",
                         "%1$s: the Shadow Empire has %2$d landmarks.", (gulong) landmarks);

  weft_offer_maker_add (maker, card,
                        g_strdup_printf (words, weft_offer_card_name (card), landmarks), since);
}

void
weft_offers_tell_chosen (WeftOfferMaker *maker, const WeftHumanCard *card, guint since)
{
  g_autofree char *complete = track_names (tracks_where (maker, COMPLETE));
  g_autofree char *led = track_names (tracks_where (maker, LEADS));

  (void) since;
  if (weft_offer_maker_acts_at_income (maker))
    weft_offer_maker_add (maker, card,
                          g_strdup_printf (_ ("%1$s: you have completed: %2$s. You lead on: %3$s."),
                                           weft_offer_card_name (card), complete, led),
                          weft_offer_maker_income (maker));
}

/* How often something happened to the bots since the human's turn before, from move @since on. */
static guint
count_events (const WeftOfferMaker *maker, gboolean (*is_counted) (const WeftEvent *event),
              guint since)
{
  const WeftRecord *record = maker->voice->record;
  int from = (int) maker->turn_begin;
  guint count = 0;

  do /* back to the end of the human's turn before */
    from--;
  while (from >= 0
         && !(weft_record_move (record, (guint) from)->kind == WEFT_MOVE_END_TURN
              && weft_record_move (record, (guint) from)->player == maker->human));
  for (int i = MAX (from, (int) since); i < (int) weft_history_n_moves (maker->history); i++)
    {
      g_autoptr (GArray) events = weft_history_events (maker->history, i);

      for (guint e = 0; e < events->len; e++)
        if (is_counted (&g_array_index (events, WeftEvent, e)))
          count++;
    }
  return count;
}

void
weft_offers_remind_broker (WeftOfferMaker *maker, const WeftHumanCard *card, guint since)
{
  guint advances = count_events (maker, weft_reminders_is_for_broker, since);

  if (advances > 0)
    weft_offer_maker_add (maker, card,
                          g_strdup_printf (_ ("%1$s: %2$d VP, the bots advanced on military."),
                                           weft_offer_card_name (card),
                                           WEFT_BROKER_VP * (int) advances),
                          weft_history_n_moves (maker->history));
}

void
weft_offers_remind_historians (WeftOfferMaker *maker, const WeftHumanCard *card, guint since)
{
  guint landmarks = count_events (maker, weft_reminders_is_for_historians, since);

  if (landmarks > 0)
    weft_offer_maker_add (
        maker, card,
        g_strdup_printf (g_dngettext (NULL, "%1$s: the bots gained %2$u landmark.",
                                      "%1$s: the bots gained %2$u landmarks.", landmarks),
                         weft_offer_card_name (card), landmarks),
        weft_history_n_moves (maker->history));
}
