/* weft-board-check.c: the numbers to compare with the table, each corrected where it is
 *
 * What the board shows is corrected on the board. Here is only what it does not show, and only what
 * can be corrected.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-board-check.h"

#include <glib/gi18n.h>

#include "weft-corrections.h"
#include "weft-widgets.h"

struct _WeftBoardCheck
{
  GtkBox parent_instance;

  WeftGame *game;
};

G_DEFINE_FINAL_TYPE (WeftBoardCheck, weft_board_check, GTK_TYPE_BOX)

/* A number: what its button needs to know. */
typedef struct
{
  WeftGame *game;
  const char *title;
  WeftMove move;
  int value;
  int most;
} Number;

static void
correct_cb (GtkWidget *button, const Number *number)
{
  weft_corrections_open (weft_corrections_number (number->game, number->title, &number->move,
                                                  number->value, number->most),
                         button);
}

static void
add_number (WeftBoardCheck *check, const char *title, WeftMove move, int value, int most)
{
  GtkWidget *button = gtk_button_new (), *row = weft_widgets_row (8);
  GtkWidget *words = weft_widgets_text (title, NULL);
  g_autofree char *text = g_strdup_printf ("%d", value);
  g_autofree char *tip = g_strdup_printf (_ ("Correct: %s"), title);
  GtkWidget *figure = gtk_label_new (text);
  Number *number = g_new (Number, 1);

  *number = (Number){ check->game, title, move, value, most };
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_add_css_class (figure, "value");
  weft_widgets_add (row, words);
  weft_widgets_add (row, figure);
  weft_widgets_add (row, gtk_image_new_from_icon_name ("document-edit-symbolic"));
  gtk_button_set_child (GTK_BUTTON (button), row);
  weft_widgets_set_tip (button, tip);
  gtk_widget_set_sensitive (button, weft_game_check (check->game, &move, NULL));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, tip,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  g_object_set_data_full (G_OBJECT (button), "number", number, g_free);
  g_signal_connect (button, "clicked", G_CALLBACK (correct_cb), number);
  gtk_box_append (GTK_BOX (check), button);
}

static void
add_fix (WeftBoardCheck *check, const char *title, WeftFixKind fix, guint player, int value,
         int most)
{
  add_number (check, title,
              (WeftMove){ .kind = WEFT_MOVE_FIX,
                          .fix = (guint8) fix,
                          .player = (guint8) player,
                          .number = (gint16) value },
              value, most);
}

static void
show_game (WeftBoardCheck *check)
{
  const WeftState *state = weft_game_get_state (check->game);

  weft_widgets_clear (GTK_WIDGET (check));
  if (!weft_setup_is_solo (&state->setup))
    return;
  add_fix (check, _ ("The Automa’s victory points"), WEFT_FIX_VP, WEFT_PLAYER_AUTOMA,
           state->vp[WEFT_PLAYER_AUTOMA], WEFT_MOST_VP);
  add_fix (check, _ ("Tapestry cards beside its mat"), WEFT_FIX_TAPESTRY, WEFT_PLAYER_AUTOMA,
           state->tapestry, WEFT_MOST_ITEMS);
  if (weft_setup_has_civilization (&state->setup, WEFT_CIVILIZATION_HUCKSTERS))
    add_fix (check, _ ("Items in the pool"), WEFT_FIX_POOL, WEFT_PLAYER_AUTOMA, state->pool,
             WEFT_MOST_ITEMS);
  add_fix (check, _ ("Your income turns"), WEFT_FIX_ERA, WEFT_PLAYER_P1,
           state->income_turns[WEFT_PLAYER_P1], WEFT_N_INCOME_TURNS);
}

static void
weft_board_check_class_init (WeftBoardCheckClass *klass)
{
  (void) klass;
}

static void
weft_board_check_init (WeftBoardCheck *check)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (check), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (check), 6);
  gtk_widget_add_css_class (GTK_WIDGET (check), "board-check");
}

void
weft_board_check_set_game (WeftBoardCheck *check, WeftGame *game)
{
  g_return_if_fail (WEFT_IS_BOARD_CHECK (check) && WEFT_IS_GAME (game));

  check->game = game;
  g_signal_connect_object (game, "changed", G_CALLBACK (show_game), check, G_CONNECT_SWAPPED);
  show_game (check);
}
