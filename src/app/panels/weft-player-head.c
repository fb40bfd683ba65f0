/* weft-player-head.c: who it is about: token, name, favorite track, victory points
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-player-head.h"

#include <glib/gi18n.h>

#include "weft-badge.h"
#include "weft-correct-button.h"
#include "weft-tally.h"
#include "weft-widgets.h"

#define TOKEN 46
#define FAVORITE 40

/* The player and the color; of the Automa the level, too. */
static GtkWidget *
new_names (const WeftVoice *voice, const WeftSetup *setup, guint player)
{
  GtkWidget *names = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *name = weft_words_player_color (voice, player);

  gtk_box_append (GTK_BOX (names), weft_widgets_text (name, "player-name"));
  if (player == WEFT_PLAYER_AUTOMA)
    gtk_box_append (GTK_BOX (names), weft_widgets_text (weft_words_level (setup->level), "quiet"));
  gtk_widget_set_hexpand (names, TRUE);
  return weft_widgets_middle (names);
}

static GtkWidget *
new_favorite (WeftGame *game, const WeftState *state, guint bot)
{
  guint8 favorite = state->favorites[bot];
  GtkWidget *button = weft_correct_button_new_favorite (
      game,
      bot == WEFT_PLAYER_AUTOMA ? _ ("Favorite track of the Automa")
                                : _ ("Favorite track of the Shadow Empire"),
      bot, favorite);
  /* Translators: a bot's favorite track. */
  g_autofree char *tip = g_strdup_printf (_ ("Favorite track: %s"), weft_words_track (favorite));

  gtk_button_set_child (GTK_BUTTON (button), weft_badge_new_favorite (favorite, FAVORITE));
  if (gtk_widget_get_sensitive (button))
    weft_widgets_set_tip (button, tip);
  gtk_widget_add_css_class (button, "favorite");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  return button;
}

static GtkWidget *
new_vp (WeftGame *game, const WeftState *state, guint player)
{
  const WeftVoice *voice = weft_game_get_voice (game);
  gboolean human = weft_player_is_human (player);
  int vp = human ? weft_game_get_state (game)->vp[player] : state->vp[player];
  WeftMove move = { .kind = WEFT_MOVE_VP, .player = (guint8) player };
  g_autofree char *title =
      human ? g_strdup_printf (_ ("Victory points: %s"), weft_words_player (voice, player))
            : g_strdup (_ ("Victory points"));
  g_autofree char *number = vp == WEFT_VP_UNKNOWN ? g_strdup ("–") : g_strdup_printf ("%d", vp);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5), *figure = gtk_label_new (number);
  GtkWidget *unit = gtk_label_new (C_ ("victory points", "VP")), *button;

  if (!human)
    {
      move.kind = WEFT_MOVE_FIX;
      move.fix = WEFT_FIX_VP;
    }
  button = weft_correct_button_new_number (game, title, &move, MAX (vp, 0), WEFT_MOST_VP);
  gtk_widget_add_css_class (figure, "vp");
  gtk_box_append (GTK_BOX (box), figure);
  gtk_widget_set_valign (unit, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), unit);
  gtk_box_append (GTK_BOX (box), weft_tally_new_pencil ());
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "vp-badge");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  return button;
}

GtkWidget *
weft_player_head_new (WeftGame *game, const WeftState *state, guint player)
{
  GtkWidget *head = weft_widgets_row (10);

  g_return_val_if_fail (WEFT_IS_GAME (game) && state != NULL, NULL);
  g_return_val_if_fail (weft_setup_has_player (&state->setup, player), NULL);

  weft_widgets_add (head, weft_badge_new_player (&state->setup, player, TOKEN));
  weft_widgets_add (head, new_names (weft_game_get_voice (game), &state->setup, player));
  if (!weft_player_is_human (player))
    weft_widgets_add (head, new_favorite (game, state, player));
  if (player != WEFT_PLAYER_SHADOW)
    weft_widgets_add (head, new_vp (game, state, player));
  return head;
}
