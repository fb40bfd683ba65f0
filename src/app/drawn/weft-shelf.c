/* weft-shelf.c: so many pieces of a kind, in rows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-shelf.h"

#include "weft-card-back.h"
#include "weft-draw.h"
#include "weft-drawn.h"
#include "weft-palette.h"
#include "weft-signs.h"

#define NATURAL_PIECES 8

struct _WeftShelf
{
  GtkWidget parent_instance;

  WeftPiece piece;
  guint8 player;
  int n;
  WeftSetup setup;
};

G_DEFINE_FINAL_TYPE (WeftShelf, weft_shelf, GTK_TYPE_WIDGET)

/* What a kind of piece needs: its size, and how far they are apart. Cards lie on each other. */
static const struct
{
  int width;
  int height;
  int step;
} sizes[] = {
  [WEFT_PIECE_OUTPOST] = { 26, 42, 32 },   [WEFT_PIECE_TAPESTRY] = { 36, 48, 26 },
  [WEFT_PIECE_TERRITORY] = { 40, 36, 43 }, [WEFT_PIECE_ITEM] = { 30, 40, 34 },
  [WEFT_PIECE_ERA] = { 34, 36, 40 },
};

#define ROW_GAP 6

WeftShelfRows
weft_shelf_fit (int n, int width, int step, int size)
{
  int least = MAX (3 * step / 4, 1), most = MAX (1, (width - size) / least + 1);
  WeftShelfRows rows = { .rows = MAX (1, (n + most - 1) / most) };

  rows.columns = MAX (1, (n + rows.rows - 1) / rows.rows);
  rows.step = rows.columns > 1 ? CLAMP ((width - size) / (rows.columns - 1), least, step) : step;
  return rows;
}

static int
n_places (const WeftShelf *shelf)
{
  return shelf->piece == WEFT_PIECE_ERA ? WEFT_N_INCOME_TURNS : MAX (shelf->n, 1);
}

static WeftShelfRows
fit (const WeftShelf *shelf, int width)
{
  return weft_shelf_fit (n_places (shelf), width, sizes[shelf->piece].step,
                         sizes[shelf->piece].width);
}

static void
draw_territory (const WeftShelf *shelf, cairo_t *cr, double x, double y)
{
  WeftColor color = shelf->setup.colors[shelf->player];

  weft_draw_trace_hex (cr, x, y, 19);
  gdk_cairo_set_source_rgba (cr, weft_palette_tint (color));
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_TEXT));
  cairo_set_line_width (cr, 1.2);
  cairo_stroke (cr);
}

/* As in the header: filled where it has begun. */
static void
draw_era (WeftShelf *shelf, cairo_t *cr, int i, double x, double y)
{
  static const char *const numbers[WEFT_N_INCOME_TURNS] = { "I", "II", "III", "IV", "V" };
  gboolean begun = i < shelf->n;

  cairo_arc (cr, x, y, 16, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (begun ? WEFT_INK_CHOSEN : WEFT_INK_PAPER));
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (begun ? WEFT_INK_CHOSEN : WEFT_INK_LINE));
  cairo_set_line_width (cr, 1.2);
  cairo_stroke (cr);
  weft_draw_word (GTK_WIDGET (shelf), cr, numbers[i], x, y, 13,
                  weft_palette_ink (begun ? WEFT_INK_PAPER : WEFT_INK_QUIET));
}

static void
draw_piece (WeftShelf *shelf, cairo_t *cr, int i, double x, double y)
{
  double width = sizes[shelf->piece].width, height = sizes[shelf->piece].height;

  switch (shelf->piece)
    {
    case WEFT_PIECE_OUTPOST:
      weft_draw_outpost (GTK_WIDGET (shelf), cr, &shelf->setup, shelf->player, TRUE, x, y - 1, 19);
      break;
    case WEFT_PIECE_TAPESTRY:
      weft_card_back_draw (cr, WEFT_BACK_TAPESTRY, x - width / 2, y - height / 2, width, height);
      break;
    case WEFT_PIECE_TERRITORY:
      draw_territory (shelf, cr, x, y);
      break;
    case WEFT_PIECE_ITEM:
      weft_signs_draw (cr, WEFT_SIGN_CARD, x, y, 18, weft_palette_ink (WEFT_INK_TEXT),
                       weft_palette_ink (WEFT_INK_PAPER));
      break;
    case WEFT_PIECE_ERA:
    default:
      draw_era (shelf, cr, i, x, y);
    }
}

static void
weft_shelf_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  WeftShelf *shelf = WEFT_SHELF (widget);
  double width = gtk_widget_get_width (widget), piece = sizes[shelf->piece].width;
  double height = sizes[shelf->piece].height;
  WeftShelfRows rows = fit (shelf, (int) width);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  cairo_t *cr = weft_drawn_begin (widget, snapshot);

  if (shelf->n == 0 && shelf->piece != WEFT_PIECE_ERA)
    weft_card_back_draw_place (cr, mirrored ? width - piece : 0, 0, piece, height);
  else
    for (int i = 0; i < n_places (shelf); i++)
      {
        double x = piece / 2 + i % rows.columns * rows.step;

        draw_piece (shelf, cr, i, mirrored ? width - x : x,
                    height / 2 + i / rows.columns * (height + ROW_GAP));
      }
  cairo_destroy (cr);
}

static GtkSizeRequestMode
weft_shelf_get_request_mode (GtkWidget *widget)
{
  (void) widget;
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
weft_shelf_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                    int *natural, int *minimum_baseline, int *natural_baseline)
{
  WeftShelf *shelf = WEFT_SHELF (widget);
  int width = sizes[shelf->piece].width, step = sizes[shelf->piece].step;
  int good = width + (MIN (n_places (shelf), NATURAL_PIECES) - 1) * step;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = width;
      *natural = good;
    }
  else
    {
      int rows = fit (shelf, for_size < 0 ? good : for_size).rows;

      *minimum = *natural = rows * sizes[shelf->piece].height + (rows - 1) * ROW_GAP;
    }
  *minimum_baseline = *natural_baseline = -1;
}

static void
weft_shelf_class_init (WeftShelfClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = weft_shelf_snapshot;
  widget_class->measure = weft_shelf_measure;
  widget_class->get_request_mode = weft_shelf_get_request_mode;
  gtk_widget_class_set_css_name (widget_class, "weft-shelf");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
weft_shelf_init (WeftShelf *shelf)
{
  weft_drawn_follow_style (GTK_WIDGET (shelf));
}

GtkWidget *
weft_shelf_new (WeftPiece piece, const WeftSetup *setup, guint player, int n)
{
  WeftShelf *shelf;

  g_return_val_if_fail (setup != NULL && player < WEFT_N_PLAYERS, NULL);

  shelf = g_object_new (WEFT_TYPE_SHELF, NULL);
  shelf->piece = piece;
  shelf->setup = *setup;
  shelf->player = (guint8) player;
  shelf->n = n;
  return GTK_WIDGET (shelf);
}
