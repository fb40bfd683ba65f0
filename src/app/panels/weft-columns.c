/* weft-columns.c: children side by side, as many as there is room for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-columns.h"

#include "weft-drawn.h"

#define GAP 10

struct _WeftColumns
{
  GtkWidget parent_instance;

  int least;
  int most;
  gboolean even;
};

G_DEFINE_FINAL_TYPE (WeftColumns, weft_columns, GTK_TYPE_WIDGET)

WeftColumnsRows
weft_columns_fit (int n, int width, int least, int most, gboolean even, int gap)
{
  WeftColumnsRows rows = { CLAMP ((width + gap) / MAX (least + gap, 1), 1, MAX (most, 1)), 1 };

  if (!even)
    rows.columns = MIN (rows.columns, MAX (n, 1));
  rows.rows = (MAX (n, 1) + rows.columns - 1) / rows.columns;
  return rows;
}

static GtkWidget *
next_visible (GtkWidget *child)
{
  while (child != NULL && !gtk_widget_get_visible (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static int
n_children (WeftColumns *columns)
{
  int n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (columns)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += gtk_widget_get_visible (child);
  return n;
}

/* The width the widest child needs, and the one it likes. */
static void
measure_widest (WeftColumns *columns, int *least, int *good)
{
  GtkWidget *child = next_visible (gtk_widget_get_first_child (GTK_WIDGET (columns)));

  *least = *good = 0;
  for (; child != NULL; child = next_visible (gtk_widget_get_next_sibling (child)))
    {
      int minimum, natural;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
      *least = MAX (*least, minimum);
      *good = MAX (*good, natural);
    }
}

static WeftColumnsRows
fit (WeftColumns *columns, int width)
{
  double scale = weft_drawn_text_scale (GTK_WIDGET (columns));
  int least, good;

  measure_widest (columns, &least, &good);
  return weft_columns_fit (n_children (columns), width, MAX ((int) (columns->least * scale), least),
                           columns->most, columns->even, GAP);
}

/* How wide the children of a row that begins with the n-th are. */
static int
width_in_row (WeftColumns *columns, const WeftColumnsRows *rows, int n, int width)
{
  int in_row = MIN (rows->columns, n_children (columns) - n);

  if (columns->even)
    in_row = rows->columns;
  return MAX ((width - (in_row - 1) * GAP) / in_row, 1);
}

/* The height of the row that begins with @child, and the first child of the next. */
static int
height_of_row (const WeftColumnsRows *rows, GtkWidget *child, int width, gboolean natural,
               GtkWidget **next)
{
  int height = 0;

  for (int i = 0; i < rows->columns && child != NULL; i++)
    {
      int least, good;

      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &least, &good, NULL, NULL);
      height = MAX (height, natural ? good : least);
      child = next_visible (gtk_widget_get_next_sibling (child));
    }
  *next = child;
  return height;
}

static int
height_for (WeftColumns *columns, int width, gboolean natural)
{
  WeftColumnsRows rows = fit (columns, width);
  GtkWidget *child = next_visible (gtk_widget_get_first_child (GTK_WIDGET (columns)));
  int height = 0;

  for (int n = 0; child != NULL; n += rows.columns)
    height += height_of_row (&rows, child, width_in_row (columns, &rows, n, width), natural, &child)
              + (n > 0 ? GAP : 0);
  return height;
}

static void
weft_columns_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                      int *natural, int *minimum_baseline, int *natural_baseline)
{
  WeftColumns *columns = WEFT_COLUMNS (widget);
  int n = MIN (n_children (columns), columns->most);

  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      measure_widest (columns, minimum, natural);
      *natural = MAX (n, 1) * *natural + MAX (n - 1, 0) * GAP;
      return;
    }
  if (for_size < 0)
    gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &for_size, NULL, NULL, NULL);
  *minimum = height_for (columns, for_size, FALSE);
  *natural = height_for (columns, for_size, TRUE);
}

static GtkSizeRequestMode
weft_columns_get_request_mode (GtkWidget *widget)
{
  (void) widget;
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
weft_columns_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  WeftColumns *columns = WEFT_COLUMNS (widget);
  WeftColumnsRows rows = fit (columns, width);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  gboolean natural = height >= height_for (columns, width, TRUE);
  GtkWidget *child = next_visible (gtk_widget_get_first_child (widget));
  int y = 0;

  (void) baseline;
  for (int n = 0; child != NULL; n += rows.columns)
    {
      int each = width_in_row (columns, &rows, n, width), x = 0;
      GtkWidget *next;
      int row = height_of_row (&rows, child, each, natural, &next);

      for (; child != next; child = next_visible (gtk_widget_get_next_sibling (child)))
        {
          gtk_widget_size_allocate (
              child, &(GtkAllocation){ mirrored ? width - x - each : x, y, each, row }, -1);
          x += each + GAP;
        }
      y += row + GAP;
    }
}

static void
weft_columns_dispose (GObject *object)
{
  weft_drawn_drop_children (GTK_WIDGET (object));
  G_OBJECT_CLASS (weft_columns_parent_class)->dispose (object);
}

static void
weft_columns_class_init (WeftColumnsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = weft_columns_dispose;
  widget_class->measure = weft_columns_measure;
  widget_class->size_allocate = weft_columns_size_allocate;
  widget_class->get_request_mode = weft_columns_get_request_mode;
}

static void
weft_columns_init (WeftColumns *columns)
{
  columns->most = 1;
}

GtkWidget *
weft_columns_new (int least, int most, gboolean even)
{
  WeftColumns *columns = g_object_new (WEFT_TYPE_COLUMNS, NULL);

  columns->least = least;
  columns->most = most;
  columns->even = even;
  return GTK_WIDGET (columns);
}

void
weft_columns_append (WeftColumns *columns, GtkWidget *child)
{
  g_return_if_fail (WEFT_IS_COLUMNS (columns) && GTK_IS_WIDGET (child));

  gtk_widget_set_parent (child, GTK_WIDGET (columns));
}
