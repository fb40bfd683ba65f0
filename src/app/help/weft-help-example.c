/* weft-help-example.c: a game whose steps illustrate the help
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-help-example.h"

#include <glib/gi18n.h>

#include "weft-card-view.h"
#include "weft-map-view.h"
#include "weft-mat-view.h"
#include "weft-setup-roll.h"
#include "weft-simulation.h"
#include "weft-steps.h"
#include "weft-widgets.h"

struct _WeftHelpExample
{
  WeftHistory *history;
  WeftVoice voice;
  GPtrArray *turns; /* the bots' turns, each an array of steps */
};

/* Whether a step shows what a page is about. */
typedef gboolean (*Suits) (const WeftStep *step);

static gboolean
suits_advancing (const WeftStep *step)
{
  return step->choice.kind == WEFT_EVENT_CHOICE && step->choice.box == WEFT_BOX_LANDMARK
         && step->choice.player == WEFT_PLAYER_AUTOMA && step->cards[0] != 0
         && step->event.kind == WEFT_EVENT_ADVANCE;
}

static gboolean
suits_exploring (const WeftStep *step)
{
  return step->event.kind == WEFT_EVENT_EXPLORE && step->event.pattern != 0
         && step->event.n_kept > 0;
}

static gboolean
suits_conquering (const WeftStep *step)
{
  return step->event.kind == WEFT_EVENT_CONQUER && step->event.pattern != 0
         && step->event.n_kept > 1;
}

WeftHelpExample *
weft_help_example_new (const WeftTables *tables)
{
  WeftHelpExample *example = g_new0 (WeftHelpExample, 1);
  WeftSimulation simulation = { .tables = tables, .seed = { 4, 2 } };
  WeftRandom random = weft_random_start (&simulation.seed, 0, 0);

  simulation.setup = weft_setup_blank (WEFT_MODE_SOLO);
  simulation.setup.level = 3;
  simulation.setup.n_humans = 1;
  simulation.setup.first = WEFT_PLAYER_P1;
  weft_setup_put_tracks (&simulation.setup);
  weft_setup_roll (&simulation.setup, tables, &random);
  example->history = weft_history_new (tables, weft_simulation_record (&simulation, 0), NULL);
  example->voice = (WeftVoice){ tables, weft_history_record (example->history) };
  example->turns = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  for (guint i = 0; i < weft_history_n_moves (example->history); i++)
    if (weft_record_move (example->voice.record, i)->kind == WEFT_MOVE_END_TURN)
      g_ptr_array_add (example->turns,
                       weft_steps_tell (&example->voice, example->history, (int) i));
  return example;
}

void
weft_help_example_free (WeftHelpExample *example)
{
  g_ptr_array_unref (example->turns);
  weft_history_free (example->history);
  g_free (example);
}

static const WeftStep *
find_step (const WeftHelpExample *example, Suits suits)
{
  for (guint t = 0; t < example->turns->len; t++)
    {
      const GPtrArray *steps = g_ptr_array_index (example->turns, t);

      for (guint i = 0; i < steps->len; i++)
        if (suits (g_ptr_array_index (steps, i)))
          return g_ptr_array_index (steps, i);
    }
  return NULL;
}

/* What a picture shows: the step and its reason. */
static void
append_words (GtkWidget *box, const WeftStep *step)
{
  /* Translators: a step of the bots' turn. */
  g_autofree char *words = g_strdup_printf (_ ("For example: %s"), step->sentence);

  gtk_box_append (GTK_BOX (box), weft_widgets_text (words, "heading"));
  if (step->why != NULL)
    gtk_box_append (GTK_BOX (box), weft_widgets_text (step->why, "quiet"));
}

static GtkWidget *
show_cards (const WeftHelpExample *example)
{
  const WeftStep *step = find_step (example, suits_advancing);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *cards = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *views[] = { weft_card_view_new (WEFT_CARD_DECISION),
                         weft_card_view_new (WEFT_CARD_TIEBREAKER) };

  g_return_val_if_fail (step != NULL, box);
  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    {
      weft_card_view_set_step (WEFT_CARD_VIEW (views[i]), &example->voice, step);
      gtk_box_append (GTK_BOX (cards), views[i]);
    }
  gtk_widget_set_halign (cards, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), cards);
  append_words (box, step);
  return box;
}

static GtkWidget *
new_map (const WeftHelpExample *example, const WeftState *state)
{
  GtkWidget *map = weft_map_view_new ();

  weft_map_view_set_state (WEFT_MAP_VIEW (map), &example->voice, state);
  gtk_widget_set_can_focus (map, FALSE); /* here it is only looked at */
  gtk_widget_set_can_target (map, FALSE);
  return map;
}

static GtkWidget *
show_map (const WeftHelpExample *example, Suits suits)
{
  const WeftStep *step = find_step (example, suits);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *map;

  g_return_val_if_fail (step != NULL, box);
  map = new_map (example, &step->shown);
  weft_map_view_set_choice (WEFT_MAP_VIEW (map), &step->event);
  gtk_box_append (GTK_BOX (box), map);
  append_words (box, step);
  return box;
}

static GtkWidget *
show_mat (const WeftHelpExample *example)
{
  GtkWidget *mat = weft_mat_view_new ();

  weft_mat_view_set_state (
      WEFT_MAT_VIEW (mat), &example->voice,
      weft_history_state_at (example->history, weft_history_n_moves (example->history) / 2));
  gtk_widget_set_halign (mat, GTK_ALIGN_CENTER);
  return mat;
}

GtkWidget *
weft_help_example_picture (const WeftHelpExample *example, const char *page)
{
  g_return_val_if_fail (example != NULL && page != NULL, NULL);

  if (g_str_equal (page, "advancing"))
    return show_cards (example);
  if (g_str_equal (page, "map"))
    return new_map (
        example, weft_history_state_at (example->history, weft_history_n_moves (example->history)));
  if (g_str_equal (page, "exploring"))
    return show_map (example, suits_exploring);
  if (g_str_equal (page, "conquering"))
    return show_map (example, suits_conquering);
  if (g_str_equal (page, "income"))
    return show_mat (example);
  if (g_str_equal (page, "setup"))
    return new_map (example, weft_history_state_at (example->history, 0));
  return NULL;
}
