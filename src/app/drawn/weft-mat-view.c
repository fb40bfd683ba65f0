/* weft-mat-view.c: the Automa's income mat: what counts how often in which income turn (I5)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-mat-view.h"

#include <glib/gi18n.h>

#include "weft-card-back.h"
#include "weft-draw.h"
#include "weft-drawn.h"
#include "weft-palette.h"
#include "weft-part-signs.h"

#define ROW 46
#define HEAD 44
#define EDGE 8
#define N_COLUMNS 4 /* of figures */
#define LEAST_WIDTH 296
#define GOOD_WIDTH 440
#define LRM "\xe2\x80\x8e" /* the sign stays before its number in any direction */

/* The figures' columns, in the order they are scored. */
static const WeftPart parts[N_COLUMNS] = {
  WEFT_PART_FIRST_TO_ERA,
  WEFT_PART_LANDMARKS_AND_TERRITORIES,
  WEFT_PART_MILITARY_AND_SCIENCE,
  WEFT_PART_TECHNOLOGY_EXPLORATION_AND_ARTS,
};

struct _WeftMatView
{
  GtkWidget parent_instance;

  const WeftVoice *voice;
  WeftState state;
};

G_DEFINE_FINAL_TYPE (WeftMatView, weft_mat_view, GTK_TYPE_WIDGET)

/* Where things are, in the direction of reading. */
typedef struct
{
  double scale; /* of the text */
  double width;
  double row;
  double head;
  gboolean mirrored;
} Frame;

static Frame
frame_of (GtkWidget *widget)
{
  Frame frame = { .scale = weft_drawn_text_scale (widget),
                  .width = gtk_widget_get_width (widget),
                  .mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL };

  frame.row = ROW * frame.scale;
  frame.head = HEAD * frame.scale;
  return frame;
}

static double
across (const Frame *frame, double x)
{
  return frame->mirrored ? frame->width - x : x;
}

/* The era, the figures, the card that covers the era. */
static double
era_x (const Frame *frame)
{
  return across (frame, EDGE + 26 * frame->scale);
}

static double
card_x (const Frame *frame)
{
  return across (frame, frame->width - EDGE - 22 * frame->scale);
}

static double
figure_x (const Frame *frame, int column)
{
  double from = EDGE + 50 * frame->scale, to = frame->width - EDGE - 40 * frame->scale;
  /* The first has one sign, the last up to three. */
  static const double middles[N_COLUMNS] = { 0.1, 0.34, 0.58, 0.84 };

  return across (frame, from + (to - from) * middles[column]);
}

static const WeftMatRow *
row_of (WeftMatView *view, int turn)
{
  const WeftTables *tables = view->voice->tables;
  gboolean hard = weft_setup_level (&view->state.setup, tables)->hard;

  return &tables->mat[hard ? 1 : 0][turn];
}

static gboolean
scores (WeftMatView *view, int turn)
{
  const WeftLevel *level = weft_setup_level (&view->state.setup, view->voice->tables);

  return (level->victory_points & WEFT_TURN_BIT (turn)) != 0;
}

/* Whether the turn's era is covered by a tapestry card (I7). */
static gboolean
takes_card (WeftMatView *view, int turn)
{
  const WeftLevel *level = weft_setup_level (&view->state.setup, view->voice->tables);

  return (level->play_tapestry & WEFT_TURN_BIT (turn)) != 0;
}

static void
draw_head (WeftMatView *view, cairo_t *cr, const Frame *frame)
{
  double radius = MIN (9.5 * frame->scale, 0.031 * frame->width);

  for (int column = 0; column < N_COLUMNS; column++)
    weft_part_signs_draw (cr, parts[column], &view->state.setup, figure_x (frame, column),
                          EDGE + frame->head / 2, radius);
}

/* As in the header: dark where it is now, shaded where it is over. */
static void
draw_era (WeftMatView *view, cairo_t *cr, const Frame *frame, int turn, double y)
{
  static const char *const numbers[WEFT_N_INCOME_TURNS + 1] = { "", "I", "II", "III", "IV", "V" };
  int taken = view->state.income_turns[WEFT_PLAYER_AUTOMA];
  gboolean next = turn == taken + 1;
  WeftInk ground = next ? WEFT_INK_CHOSEN : turn <= taken ? WEFT_INK_SHADE : WEFT_INK_PAPER;
  WeftInk ink = next ? WEFT_INK_PAPER : turn <= taken ? WEFT_INK_QUIET : WEFT_INK_TEXT;

  cairo_arc (cr, era_x (frame), y, 15 * frame->scale, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (ground));
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (next ? WEFT_INK_CHOSEN : WEFT_INK_LINE));
  cairo_set_line_width (cr, 1.2);
  cairo_stroke (cr);
  weft_draw_word (GTK_WIDGET (view), cr, numbers[turn], era_x (frame), y, 13 * frame->scale,
                  weft_palette_ink (ink));
}

static void
draw_figures (WeftMatView *view, cairo_t *cr, const Frame *frame, int turn, double y)
{
  const WeftMatRow *row = row_of (view, turn);
  const int figures[N_COLUMNS] = { row->first_to_era, row->landmarks_and_territories,
                                   row->military_and_science,
                                   row->technology_exploration_and_arts };
  gboolean done = turn <= view->state.income_turns[WEFT_PLAYER_AUTOMA];

  for (int column = 0; column < N_COLUMNS; column++)
    {
      gboolean counts = scores (view, turn) && figures[column] > 0;
      g_autofree char *figure =
          counts ? g_strdup_printf (column == 0 ? LRM "+%d" : LRM "×%d", figures[column])
                 : g_strdup ("–");

      weft_draw_word (GTK_WIDGET (view), cr, figure, figure_x (frame, column), y,
                      (counts ? 19 : 15) * frame->scale,
                      weft_palette_ink (done || !counts ? WEFT_INK_QUIET : WEFT_INK_TEXT));
    }
}

static void
draw_card (WeftMatView *view, cairo_t *cr, const Frame *frame, int turn, double y)
{
  double width = 24 * frame->scale, height = 32 * frame->scale, x = card_x (frame) - width / 2;

  if (!takes_card (view, turn))
    return;
  if (turn <= view->state.income_turns[WEFT_PLAYER_AUTOMA])
    weft_card_back_draw (cr, WEFT_BACK_TAPESTRY, x, y - height / 2, width, height);
  else
    weft_card_back_draw_place (cr, x, y - height / 2, width, height);
}

/* A row's ground: paler when it is over, framed when it is next. */
static void
draw_row (WeftMatView *view, cairo_t *cr, const Frame *frame, int turn)
{
  int taken = view->state.income_turns[WEFT_PLAYER_AUTOMA];
  double top = EDGE + frame->head + (turn - 1) * frame->row, height = frame->row - 5;
  GdkRGBA tinted = weft_palette_mat (view->state.setup.colors[WEFT_PLAYER_AUTOMA]);

  weft_draw_trace_round (cr, EDGE, top, frame->width - 2 * EDGE, height, 0.32 * height);
  if (turn <= taken)
    gdk_cairo_set_source_rgba (cr, &tinted);
  else
    gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_PAPER));
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (
      cr, weft_palette_ink (turn == taken + 1 ? WEFT_INK_CHOSEN : WEFT_INK_LINE));
  cairo_set_line_width (cr, turn == taken + 1 ? 2.4 : 1);
  cairo_stroke (cr);
  draw_era (view, cr, frame, turn, top + height / 2);
  draw_figures (view, cr, frame, turn, top + height / 2);
  draw_card (view, cr, frame, turn, top + height / 2);
}

static void
weft_mat_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  WeftMatView *view = WEFT_MAT_VIEW (widget);
  int height = gtk_widget_get_height (widget);
  Frame frame = frame_of (widget);
  GdkRGBA tinted;
  cairo_t *cr;

  if (view->voice == NULL)
    return;
  tinted = weft_palette_mat (view->state.setup.colors[WEFT_PLAYER_AUTOMA]);
  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (0, 0, (float) frame.width, (float) height));
  weft_draw_trace_round (cr, 0.5, 0.5, frame.width - 1, height - 1, 16);
  gdk_cairo_set_source_rgba (cr, &tinted);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_LINE));
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
  draw_head (view, cr, &frame);
  for (int turn = 1; turn <= WEFT_N_INCOME_TURNS; turn++)
    draw_row (view, cr, &frame, turn);
  cairo_destroy (cr);
}

static void
weft_mat_view_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                       int *natural, int *minimum_baseline, int *natural_baseline)
{
  double scale = weft_drawn_text_scale (widget);
  gboolean wide = orientation == GTK_ORIENTATION_HORIZONTAL;
  int height = (int) ((HEAD + WEFT_N_INCOME_TURNS * ROW) * scale) + 2 * EDGE - 2;

  (void) for_size;
  *minimum = wide ? (int) (LEAST_WIDTH * scale) : height;
  *natural = wide ? (int) (GOOD_WIDTH * scale) : height;
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

/* Where the Automa is, then the rows that score. */
static void
describe (WeftMatView *view)
{
  g_autoptr (GString) words = g_string_new (_ ("The Automa’s income mat"));
  int taken = view->state.income_turns[WEFT_PLAYER_AUTOMA];

  if (taken < WEFT_N_INCOME_TURNS)
    {
      g_string_append (words, ". ");
      g_string_append_printf (words, _ ("Next: income turn %d"), taken + 1);
    }
  for (int turn = 1; turn <= WEFT_N_INCOME_TURNS; turn++)
    {
      const WeftMatRow *row = row_of (view, turn);

      if (!scores (view, turn))
        continue;
      g_string_append (words, ". ");
      g_string_append_printf (
          words,
          /* Translators: an income turn, then how many times each count is taken. */
          _ ("Income turn %1$d: landmarks and territories times %2$d, military and science times "
             "%3$d, the other tracks times %4$d"),
          turn, row->landmarks_and_territories, row->military_and_science,
          row->technology_exploration_and_arts);
      if (row->first_to_era > 0)
        {
          g_string_append (words, ", ");
          g_string_append_printf (words, _ ("for being first %d VP"), row->first_to_era);
        }
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
