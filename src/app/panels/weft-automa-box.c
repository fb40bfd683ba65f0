/* weft-automa-box.c: the Automa: its mat, its civilization, what it has
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-automa-box.h"

#include <glib/gi18n.h>

#include "weft-badge.h"
#include "weft-columns.h"
#include "weft-correct-button.h"
#include "weft-corrections.h"
#include "weft-emblem.h"
#include "weft-landmarks-view.h"
#include "weft-mat-view.h"
#include "weft-shelf.h"
#include "weft-tally.h"
#include "weft-weave.h"
#include "weft-widgets.h"

#define LEAST_MAT 296
#define LEAST_TALLY 140
#define EMBLEM 84
#define SMALL_EMBLEM 60
#define TOWER_SIGN 26

/* A card like those of the game: a woven edge, emblem, name, text. */
static GtkWidget *
new_civilization (WeftCivilization civilization)
{
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *inner = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *name = weft_widgets_text (weft_words_civilization (civilization), "player-name");
  GtkWidget *ability = weft_widgets_text (weft_words_ability (civilization), "ability");

  gtk_label_set_xalign (GTK_LABEL (name), 0.5);
  gtk_label_set_xalign (GTK_LABEL (ability), 0.5);
  gtk_label_set_justify (GTK_LABEL (ability), GTK_JUSTIFY_CENTER);
  gtk_box_append (GTK_BOX (inner), weft_emblem_new (civilization, EMBLEM));
  gtk_box_append (GTK_BOX (inner), name);
  gtk_box_append (GTK_BOX (inner), ability);
  gtk_widget_add_css_class (inner, "civilization-text");
  gtk_widget_set_vexpand (inner, TRUE);
  gtk_box_append (GTK_BOX (card), weft_weave_new (3));
  gtk_box_append (GTK_BOX (card), weft_widgets_middle (inner));
  gtk_widget_set_overflow (card, GTK_OVERFLOW_HIDDEN);
  return card;
}

/* The same where there are two. */
static GtkWidget *
new_small_civilization (WeftCivilization civilization)
{
  GtkWidget *card = weft_widgets_row (12);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  weft_widgets_add (card, weft_emblem_new (civilization, SMALL_EMBLEM));
  gtk_box_append (GTK_BOX (words),
                  weft_widgets_text (weft_words_civilization (civilization), "player-name"));
  gtk_box_append (GTK_BOX (words),
                  weft_widgets_text (weft_words_ability (civilization), "ability"));
  gtk_widget_set_hexpand (words, TRUE);
  weft_widgets_add (card, weft_widgets_middle (words));
  gtk_widget_add_css_class (card, "civilization-text");
  return card;
}

/* The mat, and beside it the civilization, or both of them. */
static GtkWidget *
new_mat (WeftGame *game, const WeftState *state)
{
  GtkWidget *columns = weft_columns_new (LEAST_MAT, 2, FALSE), *mat = weft_mat_view_new ();
  GtkWidget *cards = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);

  weft_mat_view_set_state (WEFT_MAT_VIEW (mat), weft_game_get_voice (game), state);
  gtk_widget_set_valign (mat, GTK_ALIGN_START);
  weft_columns_append (WEFT_COLUMNS (columns), mat);
  for (int i = 0; i < state->setup.n_civilizations; i++)
    {
      WeftCivilization civilization = state->setup.civilizations[i];
      GtkWidget *card = state->setup.n_civilizations > 1 ? new_small_civilization (civilization)
                                                         : new_civilization (civilization);

      gtk_widget_add_css_class (card, "civilization");
      gtk_widget_set_vexpand (card, TRUE);
      gtk_box_append (GTK_BOX (cards), card);
    }
  weft_columns_append (WEFT_COLUMNS (columns), cards);
  return columns;
}

static void
landmark_cb (WeftLandmarksView *view, guint track, guint tier, WeftGame *game)
{
  weft_corrections_open (weft_corrections_landmark (game, track, tier),
                         weft_landmarks_view_get_landmark (view, track, tier));
}

GtkWidget *
weft_automa_box_new_landmarks (WeftGame *game, const WeftState *state, guint bot)
{
  GtkWidget *view = weft_landmarks_view_new ();
  int n = weft_state_mat_landmarks (state);

  g_return_val_if_fail (WEFT_IS_GAME (game), NULL);

  weft_landmarks_view_set_state (WEFT_LANDMARKS_VIEW (view), weft_game_get_voice (game), state,
                                 bot);
  g_signal_connect (view, "landmark-activated", G_CALLBACK (landmark_cb), game);
  if (bot == WEFT_PLAYER_AUTOMA)
    return weft_tally_new_count (_ ("Landmarks on the mat"), n, view, NULL);
  return weft_tally_new (_ ("Landmarks"), NULL, view, NULL);
}

GtkWidget *
weft_automa_box_new_outposts (const WeftState *state, guint player)
{
  int n = state->supply[player];

  return weft_tally_new_count (_ ("Outposts left"), n,
                               weft_shelf_new (WEFT_PIECE_OUTPOST, &state->setup, player, n), NULL);
}

GtkWidget *
weft_automa_box_new_territories (const WeftState *state, guint player)
{
  int n = weft_state_territories (state, (WeftPlayer) player);

  return weft_tally_new_count (
      _ ("Territories"), n, weft_shelf_new (WEFT_PIECE_TERRITORY, &state->setup, player, n), NULL);
}

/* A number that is corrected where it stands. */
static GtkWidget *
new_correctable (WeftGame *game, const char *title, const WeftState *state, WeftFixKind fix,
                 WeftPiece piece, int n)
{
  const WeftMove move = { .kind = WEFT_MOVE_FIX,
                          .fix = (guint8) fix,
                          .player = WEFT_PLAYER_AUTOMA };

  return weft_tally_new_count (
      title, n, weft_shelf_new (piece, &state->setup, WEFT_PLAYER_AUTOMA, n),
      weft_correct_button_new_number (game, title, &move, n, WEFT_MOST_ITEMS));
}

/* Where trailblazer outposts lie (C6): each a tower, its track and space. */
static GtkWidget *
new_trailblazers (const WeftVoice *voice, const WeftState *state)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  int n = 0;

  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    for (int space = 0; space < WEFT_N_SPACES; space++)
      if (((state->trailblazers[track] >> space) & 1) != 0)
        {
          GtkWidget *line = weft_widgets_row (8);
          g_autofree char *name = weft_words_space (voice->tables, track, space);

          weft_widgets_add (line, weft_badge_new_track (track, TOWER_SIGN));
          weft_widgets_add (line, weft_widgets_text (name, NULL));
          gtk_box_append (GTK_BOX (box), line);
          n++;
        }
  return weft_tally_new_count (_ ("Trailblazer outposts"), n, box, NULL);
}

static GtkWidget *
new_tallies (WeftGame *game, const WeftState *state)
{
  GtkWidget *columns = weft_columns_new (LEAST_TALLY, 3, FALSE);
  WeftColumns *to = WEFT_COLUMNS (columns);
  const WeftSetup *setup = &state->setup;

  weft_columns_append (to,
                       new_correctable (game, _ ("Tapestry cards beside the mat"), state,
                                        WEFT_FIX_TAPESTRY, WEFT_PIECE_TAPESTRY, state->tapestry));
  weft_columns_append (to, weft_automa_box_new_outposts (state, WEFT_PLAYER_AUTOMA));
  weft_columns_append (to, weft_automa_box_new_territories (state, WEFT_PLAYER_AUTOMA));
  if (weft_setup_has_civilization (setup, WEFT_CIVILIZATION_HUCKSTERS))
    weft_columns_append (to, new_correctable (game, _ ("Items in the pool"), state, WEFT_FIX_POOL,
                                              WEFT_PIECE_ITEM, state->pool));
  if (weft_setup_has_civilization (setup, WEFT_CIVILIZATION_TRAILBLAZERS))
    weft_columns_append (to, new_trailblazers (weft_game_get_voice (game), state));
  return columns;
}

GtkWidget *
weft_automa_box_new (WeftGame *game, const WeftState *state)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);

  g_return_val_if_fail (WEFT_IS_GAME (game) && state != NULL, NULL);

  gtk_box_append (GTK_BOX (box), new_mat (game, state));
  gtk_box_append (GTK_BOX (box), weft_automa_box_new_landmarks (game, state, WEFT_PLAYER_AUTOMA));
  gtk_box_append (GTK_BOX (box), new_tallies (game, state));
  return box;
}
