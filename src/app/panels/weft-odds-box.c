/* weft-odds-box.c: the odds of the bots' next turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-odds-box.h"

#include <glib/gi18n.h>

#include "weft-badge.h"
#include "weft-bar-line.h"
#include "weft-columns.h"
#include "weft-forecast.h"
#include "weft-forms.h"

#define SIGN 28
#define SIGNS_WIDTH (2 * SIGN + 6)
#define LEAST_COLUMN 260

static GtkWidget *
new_line (GtkWidget *one, GtkWidget *other, const char *name, double odds)
{
  GtkWidget *signs = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  g_autofree char *percent = g_strdup_printf (_ ("%d %%"), (int) (100 * odds + 0.5));

  gtk_box_append (GTK_BOX (signs), one);
  if (other != NULL)
    gtk_box_append (GTK_BOX (signs), other);
  return weft_bar_line_new (signs, SIGNS_WIDTH, name, FALSE, odds, percent);
}

/* A bot's lines. */
static GtkWidget *
new_bot (const WeftVoice *voice, const WeftSetup *setup, const WeftForecast *forecast, guint bot)
{
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    {
      g_autofree char *name = NULL;

      if (!weft_setup_has_track (setup, track))
        continue;
      /* Translators: a bot, a track. */
      name = g_strdup_printf (_ ("%1$s on %2$s"), weft_words_player (voice, bot),
                              weft_forms_track (track));
      gtk_box_append (GTK_BOX (lines), new_line (weft_badge_new_player (setup, bot, SIGN),
                                                 weft_badge_new_track (track, SIGN), name,
                                                 forecast->track[bot][track]));
    }
  return lines;
}

GtkWidget *
weft_odds_box_new (const WeftVoice *voice, const WeftState *state)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *columns = weft_columns_new (LEAST_COLUMN, 2, FALSE);
  WeftForecast forecast;

  g_return_val_if_fail (voice != NULL && state != NULL, NULL);

  forecast = weft_forecast (state, voice->tables);
  gtk_box_append (GTK_BOX (box), new_line (weft_badge_new_income (SIGN), NULL, _ ("Income turn"),
                                           forecast.income));
  for (guint bot = WEFT_PLAYER_AUTOMA; bot <= WEFT_PLAYER_SHADOW; bot++)
    if (weft_setup_has_player (&state->setup, bot))
      weft_columns_append (WEFT_COLUMNS (columns), new_bot (voice, &state->setup, &forecast, bot));
  gtk_box_append (GTK_BOX (box), columns);
  return box;
}
