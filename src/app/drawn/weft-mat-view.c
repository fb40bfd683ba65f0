/* weft-mat-view.c: the Automa's income mat: what counts how often in which income turn (I5)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-mat-view.h"

#include <glib/gi18n.h>
#include <math.h>

#include "weft-draw.h"
#include "weft-drawn.h"
#include "weft-palette.h"

#define ROW 34
#define HEAD 44
#define FIRST_TURN 2

struct _WeftMatView
{
  GtkWidget parent_instance;

  const WeftVoice *voice;
  WeftState state;
};

G_DEFINE_FINAL_TYPE (WeftMatView, weft_mat_view, GTK_TYPE_WIDGET)

static const WeftMatRow *
row_of (WeftMatView *view, int turn)
{
  const WeftTables *tables = view->voice->tables;
  gboolean hard = weft_setup_level (&view->state.setup, tables)->hard;

  return &tables->mat[hard ? 1 : 0][turn];
}

/* The three columns' signs. */
static void
draw_head (WeftMatView *view, cairo_t *cr, double column)
{
  static const WeftTrack pairs[][3] = {
    { WEFT_TRACK_MILITARY, WEFT_TRACK_SCIENCE, WEFT_N_TRACKS },
    { WEFT_TRACK_TECHNOLOGY, WEFT_TRACK_EXPLORATION, WEFT_TRACK_ARTS },
  };
  const GdkRGBA *paper = weft_palette_ink (WEFT_INK_PAPER);
  double y = HEAD / 2.0;

  weft_draw_house (cr, 1.5 * column - 13, y, 10, weft_palette_ink (WEFT_INK_TEXT));
  cairo_save (cr);
  cairo_translate (cr, 1.5 * column + 13, y);
  cairo_new_path (cr);
  for (int i = 0; i < 6; i++)
    cairo_line_to (cr, 12 * cos (i * G_PI / 3), 12 * sin (i * G_PI / 3));
  cairo_close_path (cr);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_TILE));
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_TEXT));
  cairo_set_line_width (cr, 1.2);
  cairo_stroke (cr);
  cairo_restore (cr);
  for (int pair = 0; pair < 2; pair++)
    {
      int n = pair == 0 ? 2 : (weft_setup_arts (&view->state.setup) ? 3 : 2);

      for (int i = 0; i < n; i++)
        weft_draw_track (cr, pairs[pair][i], (2.5 + pair) * column + (i - (n - 1) / 2.0) * 25, y,
                         10, weft_palette_track_sign (pairs[pair][i]), paper);
    }
}

static void
draw_row (WeftMatView *view, cairo_t *cr, int turn, double column, double width)
{
  const WeftMatRow *row = row_of (view, turn);
  int taken = view->state.income_turns[WEFT_PLAYER_AUTOMA];
  const int counts[] = { row->landmarks_and_territories, row->military_and_science,
                         row->technology_exploration_and_arts };
  double y = HEAD + (turn - FIRST_TURN + 0.5) * ROW;
  const GdkRGBA *ink = weft_palette_ink (turn <= taken ? WEFT_INK_QUIET : WEFT_INK_TEXT);
  /* Translators: an income turn's number in the mat's first column. */
  g_autofree char *name = g_strdup_printf (C_ ("income turn", "Turn %d"), turn);

  if (turn == MAX (taken + 1, FIRST_TURN))
    {
      weft_draw_trace_round (cr, 4, y - 0.46 * ROW, width - 8, 0.92 * ROW, 8);
      gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_SHADE));
      cairo_fill (cr);
    }
  weft_draw_word (GTK_WIDGET (view), cr, name, 0.5 * column, y, 13, ink);
  for (int i = 0; i < 3; i++)
    {
      g_autofree char *times = g_strdup_printf ("× %d", counts[i]);

      weft_draw_word (GTK_WIDGET (view), cr, times, (i + 1.5) * column, y, 15, ink);
    }
}

static void
weft_mat_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  WeftMatView *view = WEFT_MAT_VIEW (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  double column = width / 4.0;
  cairo_t *cr;

  if (view->voice == NULL)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  weft_draw_trace_round (cr, 0.5, 0.5, width - 1, height - 1, 12);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_PAPER));
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_LINE));
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
  draw_head (view, cr, column);
  for (int turn = FIRST_TURN; turn <= WEFT_N_INCOME_TURNS; turn++)
    draw_row (view, cr, turn, column, width);
  cairo_destroy (cr);
}

static void
weft_mat_view_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                       int *natural, int *minimum_baseline, int *natural_baseline)
{
  gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;

  (void) widget;
  (void) for_size;
  *minimum = across ? 300 : HEAD + 4 * ROW + 6;
  *natural = across ? 480 : HEAD + 4 * ROW + 6;
  *minimum_baseline = *natural_baseline = -1;
}

static void
weft_mat_view_class_init (WeftMatViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = weft_mat_view_snapshot;
  widget_class->measure = weft_mat_view_measure;
  gtk_widget_class_set_css_name (widget_class, "weft-mat");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
weft_mat_view_init (WeftMatView *view)
{
  weft_drawn_follow_style (GTK_WIDGET (view));
}

GtkWidget *
weft_mat_view_new (void)
{
  return g_object_new (WEFT_TYPE_MAT_VIEW, NULL);
}

static void
describe (WeftMatView *view)
{
  g_autoptr (GString) words = g_string_new (_ ("The Automa’s income mat"));

  for (int turn = FIRST_TURN; turn <= WEFT_N_INCOME_TURNS; turn++)
    {
      const WeftMatRow *row = row_of (view, turn);

      g_string_append (words, ". ");
      g_string_append_printf (
          words,
          /* Translators: an income turn, then how many times each count is taken. */
          _ ("Income turn %1$d: landmarks and territories times %2$d, military and science times "
             "%3$d, the other tracks times %4$d"),
          turn, row->landmarks_and_territories, row->military_and_science,
          row->technology_exploration_and_arts);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL, words->str,
                                  -1);
}

void
weft_mat_view_set_state (WeftMatView *view, const WeftVoice *voice, const WeftState *state)
{
  g_return_if_fail (WEFT_IS_MAT_VIEW (view) && voice != NULL && state != NULL);

  view->voice = voice;
  view->state = *state;
  describe (view);
  gtk_widget_queue_draw (GTK_WIDGET (view));
}
