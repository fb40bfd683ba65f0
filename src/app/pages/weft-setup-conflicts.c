/* weft-setup-conflicts.c: what does not go together in a new game, marked where it is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-setup-conflicts.h"

#include <glib/gi18n.h>

#include "weft-errors.h"
#include "weft-fault.h"
#include "weft-setup-roll.h"

GError *
weft_setup_conflicts_find (const WeftSetup *setup, const WeftTables *tables)
{
  WeftSetup rolled = *setup;
  const WeftSeed any = { 0 };
  WeftRandom random = weft_random_start (&any, 0, 0);
  GError *error = NULL;

  weft_setup_roll (&rolled, tables, &random);
  weft_setup_check (&rolled, tables, &error);
  return error;
}

static WeftFault
fault_of (const GError *error)
{
  return error != NULL && weft_error_details (error) != NULL ? weft_error_details (error)->fault
                                                             : WEFT_FAULT_NONE;
}

/* The seat that has the color of @seat, by what the rules say, or NULL. */
static WeftSeatRow *
find_same_color (const WeftSetupRows *rows, guint seat, const GError *error)
{
  const WeftErrorDetails *details = error != NULL ? weft_error_details (error) : NULL;

  if (fault_of (error) != WEFT_FAULT_SAME_COLOR)
    return NULL;
  if (details->player == seat)
    return rows->seats[details->other];
  return details->other == seat ? rows->seats[details->player] : NULL;
}

/* Two of one color are marked where they are, as soon as they are chosen. */
static void
mark_seats (const WeftSetupRows *rows, const GError *error)
{
  for (guint i = 0; i < WEFT_N_PLAYERS; i++)
    {
      WeftSeatRow *other = find_same_color (rows, i, error);
      g_autofree char *words = NULL;

      if (other != NULL)
        /* Translators: a player. */
        words = g_strdup_printf (_ ("The same color as %s: choose another."),
                                 weft_seat_row_get_title (other));
      weft_seat_row_set_conflict (rows->seats[i], words);
    }
}

/* The row of the bots' page that a fault is about, and what it says there (transfer full); NULL for
 * none. */
static AdwComboRow *
find_row (const WeftSetupRows *rows, const GError *error, char **words)
{
  switch (fault_of (error))
    {
    case WEFT_FAULT_SAME_CIVILIZATION:
      *words = g_strdup (_ ("Second civilization: choose another one"));
      return rows->second;
    case WEFT_FAULT_SAME_FAVORITES:
      *words = g_strdup (_ ("Favorite track: not the Automa’s"));
      return rows->shadow_favorite;
    case WEFT_FAULT_FAVORITE_NOT_THERE:
      *words = weft_errors_words (error);
      return weft_error_details (error)->player == WEFT_PLAYER_SHADOW ? rows->shadow_favorite
                                                                      : rows->automa_favorite;
    case WEFT_FAULT_OTHER_FAVORITE:
      *words = weft_errors_words (error);
      return rows->automa_favorite;
    case WEFT_FAULT_NO_CIVILIZATION:
    case WEFT_FAULT_CIVILIZATION_COMES_WITH:
      *words = weft_errors_words (error);
      return rows->civilization;
    default:
      return NULL;
    }
}

#define N_BOT_ROWS 4

/* Those that a fault may be marked at. */
static void
list_bot_rows (const WeftSetupRows *rows, AdwComboRow *list[N_BOT_ROWS])
{
  list[0] = rows->civilization;
  list[1] = rows->second;
  list[2] = rows->automa_favorite;
  list[3] = rows->shadow_favorite;
}

void
weft_setup_conflicts_keep_titles (const WeftSetupRows *rows)
{
  AdwComboRow *list[N_BOT_ROWS];

  list_bot_rows (rows, list);
  for (guint i = 0; i < N_BOT_ROWS; i++)
    g_object_set_data_full (
        G_OBJECT (list[i]), "title",
        g_strdup (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (list[i]))), g_free);
}

static void
mark_bots (const WeftSetupRows *rows, const GError *error)
{
  g_autofree char *words = NULL;
  AdwComboRow *marked = find_row (rows, error, &words), *list[N_BOT_ROWS];

  list_bot_rows (rows, list);
  for (guint i = 0; i < N_BOT_ROWS; i++)
    {
      adw_preferences_row_set_title (
          ADW_PREFERENCES_ROW (list[i]),
          list[i] == marked ? words : g_object_get_data (G_OBJECT (list[i]), "title"));
      if (list[i] == marked)
        gtk_widget_add_css_class (GTK_WIDGET (list[i]), "error");
      else
        gtk_widget_remove_css_class (GTK_WIDGET (list[i]), "error");
    }
}

void
weft_setup_conflicts_mark (const WeftSetupRows *rows, const GError *error)
{
  mark_seats (rows, error);
  mark_bots (rows, error);
}

gboolean
weft_setup_conflicts_is_at_seats (const GError *error)
{
  return fault_of (error) == WEFT_FAULT_SAME_COLOR;
}

gboolean
weft_setup_conflicts_is_at_bots (const WeftSetupRows *rows, const GError *error)
{
  g_autofree char *words = NULL;

  return find_row (rows, error, &words) != NULL;
}
