/* weft-table-layout.c: the turn beside the board, or one of them where there is no room for both
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-table-layout.h"

#define NARROW 700 /* below that width only one is shown; with text of the usual size */
#define ROOMY 1000 /* from here on, and as high as this, words can be read from further away */
#define ROOMY_HEIGHT 660
#define TURN_PART 0.45 /* of a wide layout */
#define TURN_LEAST 340
#define TURN_MOST 480
#define USUAL_DPI (96 * 1024)

struct _WeftTableLayout
{
  GtkWidget parent_instance;

  GtkWidget *turn;
  GtkWidget *board;
  gboolean narrow;
  gboolean roomy;
  gboolean show_board;
  guint telling; /* the idle source that tells of a change */
};

enum
{
  PROP_0,
  PROP_NARROW,
  PROP_ROOMY,
  PROP_SHOW_BOARD,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
add_child (GtkBuildable *buildable, GtkBuilder *builder, GObject *child, const char *type)
{
  WeftTableLayout *layout = WEFT_TABLE_LAYOUT (buildable);

  (void) builder;
  if (g_strcmp0 (type, "turn") == 0)
    layout->turn = GTK_WIDGET (child);
  else if (g_strcmp0 (type, "board") == 0)
    layout->board = GTK_WIDGET (child);
  else
    g_return_if_reached ();
  gtk_widget_set_parent (GTK_WIDGET (child), GTK_WIDGET (layout));
}

static void
buildable_init (GtkBuildableIface *iface)
{
  iface->add_child = add_child;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (WeftTableLayout, weft_table_layout, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, buildable_init))

static gboolean
tell_cb (gpointer data)
{
  WeftTableLayout *layout = data;

  layout->telling = 0;
  g_object_notify_by_pspec (data, properties[PROP_NARROW]);
  g_object_notify_by_pspec (data, properties[PROP_ROOMY]);
  return G_SOURCE_REMOVE;
}

/* How much larger than usual the text is. */
static double
text_scale (GtkWidget *widget)
{
  int dpi;

  g_object_get (gtk_widget_get_settings (widget), "gtk-xft-dpi", &dpi, NULL);
  return dpi > 0 ? (double) dpi / USUAL_DPI : 1;
}

/* Those who listen change what is laid out: they hear of it when that is over. */
static void
set_room (WeftTableLayout *layout, gboolean narrow, gboolean roomy)
{
  if (layout->narrow == narrow && layout->roomy == roomy)
    return;
  if (narrow && !layout->narrow) /* what has the focus there keeps it */
    layout->show_board = FALSE;
  layout->narrow = narrow;
  layout->roomy = roomy;
  if (layout->telling == 0)
    layout->telling = g_idle_add_full (G_PRIORITY_HIGH_IDLE, tell_cb, layout, NULL);
}

static void
place (GtkWidget *child, int x, int width, int height)
{
  gtk_widget_set_child_visible (child, width > 0);
  if (width > 0)
    gtk_widget_size_allocate (child, &(GtkAllocation){ x, 0, width, height }, -1);
}

static void
weft_table_layout_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  WeftTableLayout *layout = WEFT_TABLE_LAYOUT (widget);
  double scale = text_scale (widget);
  int turn, least;

  (void) baseline;
  set_room (layout, width < NARROW * scale,
            width >= ROOMY * scale && height >= ROOMY_HEIGHT * scale);
  if (layout->narrow)
    {
      place (layout->turn, 0, layout->show_board ? 0 : width, height);
      place (layout->board, 0, layout->show_board ? width : 0, height);
      return;
    }
  gtk_widget_measure (layout->turn, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  turn = (int) CLAMP (TURN_PART * width, TURN_LEAST * scale, TURN_MOST * scale);
  turn = MAX (turn, least);
  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    {
      place (layout->board, 0, width - turn, height);
      place (layout->turn, width - turn, turn, height);
    }
  else
    {
      place (layout->turn, 0, turn, height);
      place (layout->board, turn, width - turn, height);
    }
}

/* Each must fit alone; wider windows have room for both. */
static void
weft_table_layout_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                           int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  WeftTableLayout *layout = WEFT_TABLE_LAYOUT (widget);
  int turn, board, turn_natural, board_natural;

  (void) for_size;
  gtk_widget_measure (layout->turn, orientation, -1, &turn, &turn_natural, NULL, NULL);
  gtk_widget_measure (layout->board, orientation, -1, &board, &board_natural, NULL, NULL);
  *minimum = MAX (turn, board);
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? turn_natural + board_natural
                                                       : MAX (turn_natural, board_natural);
  *natural = MAX (*natural, *minimum);
  *minimum_baseline = *natural_baseline = -1;
}

static void
weft_table_layout_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_NARROW)
    g_value_set_boolean (value, WEFT_TABLE_LAYOUT (object)->narrow);
  else if (id == PROP_ROOMY)
    g_value_set_boolean (value, WEFT_TABLE_LAYOUT (object)->roomy);
  else if (id == PROP_SHOW_BOARD)
    g_value_set_boolean (value, WEFT_TABLE_LAYOUT (object)->show_board);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
weft_table_layout_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  WeftTableLayout *layout = WEFT_TABLE_LAYOUT (object);

  if (id != PROP_SHOW_BOARD)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
      return;
    }
  layout->show_board = g_value_get_boolean (value);
  if (layout->narrow) /* at once: the focus may be moved there next */
    {
      gtk_widget_set_child_visible (layout->turn, !layout->show_board);
      gtk_widget_set_child_visible (layout->board, layout->show_board);
    }
  gtk_widget_queue_allocate (GTK_WIDGET (layout));
}

static void
weft_table_layout_dispose (GObject *object)
{
  WeftTableLayout *layout = WEFT_TABLE_LAYOUT (object);

  g_clear_handle_id (&layout->telling, g_source_remove);
  g_clear_pointer (&layout->turn, gtk_widget_unparent);
  g_clear_pointer (&layout->board, gtk_widget_unparent);
  G_OBJECT_CLASS (weft_table_layout_parent_class)->dispose (object);
}

static void
weft_table_layout_class_init (WeftTableLayoutClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = weft_table_layout_get_property;
  object_class->set_property = weft_table_layout_set_property;
  object_class->dispose = weft_table_layout_dispose;
  widget_class->measure = weft_table_layout_measure;
  widget_class->size_allocate = weft_table_layout_size_allocate;
  properties[PROP_NARROW] =
      g_param_spec_boolean ("narrow", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_ROOMY] =
      g_param_spec_boolean ("roomy", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  properties[PROP_SHOW_BOARD] = g_param_spec_boolean ("show-board", NULL, NULL, FALSE,
                                                      G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
weft_table_layout_init (WeftTableLayout *layout)
{
  (void) layout;
}
