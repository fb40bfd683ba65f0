/* weft-achievements-box.c: the achievements: who has which place
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-achievements-box.h"

#include <glib/gi18n.h>

#include "weft-badge.h"
#include "weft-columns.h"
#include "weft-correct-button.h"
#include "weft-part-signs.h"
#include "weft-widgets.h"

#define LEAST_COLUMN 210
#define SIGN 26

/* A medal, what it brings, who has it. */
static GtkWidget *
new_content (WeftGame *game, const WeftState *state, const char *vp, guint8 owner)
{
  GtkWidget *line = weft_widgets_row (8), *figure = gtk_label_new (vp);
  GtkWidget *name =
      weft_widgets_text (weft_words_achievement_owner (weft_game_get_voice (game), owner),
                         owner == WEFT_NONE ? "quiet" : NULL);

  weft_widgets_add (line, weft_part_signs_new (WEFT_N_PARTS, &state->setup, SIGN));
  gtk_widget_add_css_class (figure, "value");
  gtk_widget_set_valign (figure, GTK_ALIGN_CENTER);
  weft_widgets_add (line, figure);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_label_set_xalign (GTK_LABEL (name), 1);
  gtk_label_set_justify (GTK_LABEL (name), GTK_JUSTIFY_RIGHT);
  weft_widgets_add (line, weft_widgets_middle (name));
  if (owner < WEFT_N_PLAYERS)
    weft_widgets_add (line, weft_badge_new_player (&state->setup, owner, SIGN));
  return line;
}

static GtkWidget *
new_place (WeftGame *game, const WeftState *state, guint8 achievement, guint8 place,
           gboolean correctable)
{
  guint8 owner = state->achievements[achievement][place];
  const WeftMove move = {
    .kind = WEFT_MOVE_FIX, .fix = WEFT_FIX_ACHIEVEMENT, .achievement = achievement, .place = place
  };
  g_autofree char *vp = g_strdup_printf (
      _ ("%d VP"), weft_game_get_tables (game)->achievement_vp[achievement][place]);
  GtkWidget *content = new_content (game, state, vp, owner), *button;
  g_autofree char *title = NULL;

  gtk_widget_add_css_class (content, "place");
  if (!correctable)
    return content;
  /* Translators: an achievement, the victory points of one of its places. */
  title = g_strdup_printf (_ ("%1$s, %2$s"), weft_words_achievement (achievement), vp);
  button = weft_correct_button_new_owner (game, title, &move, owner);
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_widget_add_css_class (button, "place-button");
  return button;
}

GtkWidget *
weft_achievements_box_new (WeftGame *game, const WeftState *state, gboolean correctable)
{
  GtkWidget *columns = weft_columns_new (LEAST_COLUMN, 3, FALSE);

  g_return_val_if_fail (WEFT_IS_GAME (game) && state != NULL, NULL);

  for (guint8 i = 0; i < WEFT_N_ACHIEVEMENTS; i++)
    if (weft_state_has_achievement (state, i))
      {
        GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
        GtkWidget *title = weft_widgets_text (weft_words_achievement (i), "tally-title");

        gtk_widget_set_vexpand (title, TRUE); /* the places of all of them stand side by side */
        gtk_widget_set_valign (title, GTK_ALIGN_START);
        gtk_box_append (GTK_BOX (box), title);
        for (guint8 place = 0; place < 2; place++)
          gtk_box_append (GTK_BOX (box), new_place (game, state, i, place, correctable));
        gtk_widget_add_css_class (box, "tally");
        weft_columns_append (WEFT_COLUMNS (columns), box);
      }
  return columns;
}
