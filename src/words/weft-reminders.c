/* weft-reminders.c: what the bots do that a person's card or civilization gains from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-reminders.h"

#include <glib/gi18n.h>

#include "weft-played.h"

#define BROKER_OF_PEACE "broker-of-peace"
#define HISTORIANS "historians"

gboolean
weft_reminders_is_for_broker (const WeftEvent *event)
{
  return event->kind == WEFT_EVENT_ADVANCE && !weft_player_is_human (event->player)
         && event->track == WEFT_TRACK_MILITARY;
}

gboolean
weft_reminders_is_for_historians (const WeftEvent *event)
{
  return event->kind == WEFT_EVENT_LANDMARK && !weft_player_is_human (event->player);
}

/* @solo is what is said where one person plays, else with the name of who it is for. */
static void
add_line (GStrvBuilder *lines, const WeftVoice *voice, guint player, const char *solo)
{
  g_autofree char *named = NULL;

  if (weft_setup_is_solo (weft_record_setup (voice->record)))
    {
      g_strv_builder_add (lines, solo);
      return;
    }
  /* Translators: a player, what the player gains or is reminded of. */
  named = g_strdup_printf (_ ("%1$s: %2$s"), weft_words_player (voice, player), solo);
  g_strv_builder_add (lines, named);
}

char **
weft_reminders_of (const WeftVoice *voice, const WeftEvent *event, guint n)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  gboolean broker = weft_reminders_is_for_broker (event);
  gboolean historians = weft_reminders_is_for_historians (event);

  for (guint player = 0; player < weft_record_setup (voice->record)->n_humans; player++)
    {
      if (broker
          && g_strcmp0 (weft_played_tapestry_before (voice->record, n, player, NULL),
                        BROKER_OF_PEACE)
                 == 0)
        {
          g_autofree char *card =
              weft_words_card (voice->tables, WEFT_CARD_KIND_TAPESTRY, BROKER_OF_PEACE);
          /* Translators: a card, victory points the person gains. */
          g_autofree char *line =
              g_strdup_printf (_ ("%1$s: %2$d VP for you"), card, WEFT_BROKER_VP);

          add_line (lines, voice, player, line);
        }
      if (historians && weft_played_has_civilization_before (voice->record, n, player, HISTORIANS))
        {
          g_autofree char *card =
              weft_words_card (voice->tables, WEFT_CARD_KIND_CIVILIZATION, HISTORIANS);
          /* Translators: a civilization that gains something when an opponent gains a landmark. */
          g_autofree char *line =
              g_strdup_printf (_ ("%s: you gain, if this bot has a historian of yours"), card);

          add_line (lines, voice, player, line);
        }
    }
  return g_strv_builder_end (lines);
}
