/* weft-correct-button.c: something shown that can be set right where it is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-correct-button.h"

#include <glib/gi18n.h>

#include "weft-corrections.h"
#include "weft-moves.h"
#include "weft-widgets.h"

/* What is corrected. */
typedef enum
{
  NUMBER,
  OWNER,
  FAVORITE,
} Kind;

struct _WeftCorrectButton
{
  GtkButton parent_instance;

  Kind kind;
  WeftGame *game;
  char *title;
  WeftMove move;
  int value;
  int most;
};

G_DEFINE_FINAL_TYPE (WeftCorrectButton, weft_correct_button, GTK_TYPE_BUTTON)

static GtkWidget *
new_popover (WeftCorrectButton *button)
{
  switch (button->kind)
    {
    case OWNER:
      return weft_corrections_owner (button->game, button->title, &button->move);
    case FAVORITE:
      return weft_corrections_favorite (button->game, button->title, button->move.player);
    case NUMBER:
    default:
      return weft_corrections_number (button->game, button->title, &button->move, button->value,
                                      button->most);
    }
}

static void
weft_correct_button_clicked (GtkButton *widget)
{
  weft_corrections_open (new_popover (WEFT_CORRECT_BUTTON (widget)), GTK_WIDGET (widget));
}

static void
weft_correct_button_finalize (GObject *object)
{
  g_free (WEFT_CORRECT_BUTTON (object)->title);
  G_OBJECT_CLASS (weft_correct_button_parent_class)->finalize (object);
}

static void
weft_correct_button_class_init (WeftCorrectButtonClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = weft_correct_button_finalize;
  GTK_BUTTON_CLASS (klass)->clicked = weft_correct_button_clicked;
}

static void
weft_correct_button_init (WeftCorrectButton *button)
{
  (void) button;
}

/* @now: how it is now, in words. Where nothing can be corrected, the tooltip says why. */
static WeftCorrectButton *
create (WeftGame *game, Kind kind, const char *title, const WeftMove *move, const char *now)
{
  WeftCorrectButton *button = g_object_new (WEFT_TYPE_CORRECT_BUTTON, NULL);
  g_autofree char *tip = g_strdup_printf (_ ("Correct: %s"), title);
  g_autofree char *refusal = NULL;
  g_autoptr (GError) error = NULL;

  button->kind = kind;
  button->game = game;
  button->title = g_strdup (title);
  button->move = *move;
  if (!weft_game_check (game, move, &error))
    refusal = weft_moves_refusal (game, error);
  gtk_widget_set_sensitive (GTK_WIDGET (button), refusal == NULL);
  weft_widgets_set_tip (GTK_WIDGET (button), refusal != NULL ? refusal : tip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, tip,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, now, -1);
  return button;
}

GtkWidget *
weft_correct_button_new_number (WeftGame *game, const char *title, const WeftMove *move, int value,
                                int most)
{
  g_autofree char *now = g_strdup_printf ("%d", value);
  WeftMove set = *move;
  WeftCorrectButton *button;

  g_return_val_if_fail (WEFT_IS_GAME (game) && title != NULL && move != NULL, NULL);

  set.number = (gint16) value;
  button = create (game, NUMBER, title, &set, now);
  button->value = value;
  button->most = most;
  return GTK_WIDGET (button);
}

GtkWidget *
weft_correct_button_new_owner (WeftGame *game, const char *title, const WeftMove *move,
                               guint8 owner)
{
  WeftMove nobody = *move;

  g_return_val_if_fail (WEFT_IS_GAME (game) && title != NULL && move != NULL, NULL);

  nobody.owner = WEFT_NONE;
  return GTK_WIDGET (
      create (game, OWNER, title, &nobody, weft_words_owner (weft_game_get_voice (game), owner)));
}

GtkWidget *
weft_correct_button_new_favorite (WeftGame *game, const char *title, guint bot, guint8 favorite)
{
  const WeftMove move = {
    .kind = WEFT_MOVE_FIX, .fix = WEFT_FIX_FAVORITE, .player = (guint8) bot, .track = favorite
  };

  g_return_val_if_fail (WEFT_IS_GAME (game) && title != NULL && favorite < WEFT_N_TRACKS, NULL);

  return GTK_WIDGET (create (game, FAVORITE, title, &move, weft_words_track (favorite)));
}
