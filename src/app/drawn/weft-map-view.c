/* weft-map-view.c: the map, drawn and operable
 *
 * The picture is drawn by the view; every hex is a button of its own above it, so that it can be
 * clicked, reached with the keyboard and read aloud.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-map-view.h"

#include <glib/gi18n.h>

#include "weft-board.h"
#include "weft-draw.h"
#include "weft-hex-button.h"
#include "weft-map-geometry.h"
#include "weft-palette.h"
#include "weft-pattern.h"

#define SMALLEST 290
#define NATURAL 460

struct _WeftMapView
{
  GtkWidget parent_instance;

  GtkWidget *hexes[WEFT_N_HEXES];
  const WeftVoice *voice;
  WeftState state;
  WeftEvent choice; /* its pattern is 0 when nothing was chosen */
  guint8 mark;
  WeftHexSet offer;
};

G_DEFINE_FINAL_TYPE (WeftMapView, weft_map_view, GTK_TYPE_WIDGET)

enum
{
  HEX_ACTIVATED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
trace_hex (cairo_t *cr, const WeftMapGeometry *geometry, const WeftTables *tables, guint hex,
           double scale)
{
  WeftPoint corners[6];

  weft_map_geometry_corners (geometry, tables, hex, scale, corners);
  cairo_move_to (cr, corners[0].x, corners[0].y);
  for (int i = 1; i < 6; i++)
    cairo_line_to (cr, corners[i].x, corners[i].y);
  cairo_close_path (cr);
}

static WeftInk
hex_ink (const WeftMapView *view, guint hex)
{
  if (!weft_board_is_territory (&view->state.board, hex))
    return WEFT_INK_SEA;
  return ((view->voice->tables->printed_land >> hex) & 1) != 0 ? WEFT_INK_LAND : WEFT_INK_TILE;
}

static void
draw_outposts (WeftMapView *view, cairo_t *cr, const WeftMapGeometry *geometry, guint hex)
{
  WeftPoint center = weft_map_geometry_center (geometry, view->voice->tables, hex);
  const WeftBoard *board = &view->state.board;
  int count = weft_board_count (board, hex);

  for (int i = 0; i < count; i++)
    {
      const WeftOutpost *outpost = &board->outposts[hex][i];
      double offset = count == 2 ? (i - 0.5) * 0.86 * geometry->radius : 0;

      weft_draw_outpost (GTK_WIDGET (view), cr, &view->state.setup, outpost->owner,
                         outpost->upright, center.x + offset, center.y - 0.12 * geometry->radius,
                         0.36 * geometry->radius);
    }
}

static void
draw_hex (WeftMapView *view, cairo_t *cr, const WeftMapGeometry *geometry, guint hex)
{
  const WeftTables *tables = view->voice->tables;
  WeftPoint center = weft_map_geometry_center (geometry, tables, hex);

  trace_hex (cr, geometry, tables, hex, 0.96);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (hex_ink (view, hex)));
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_LINE));
  cairo_set_line_width (cr, 1.2);
  cairo_stroke (cr);
  if (hex == tables->middle_island)
    {
      trace_hex (cr, geometry, tables, hex, 0.82);
      gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_QUIET));
      cairo_set_line_width (cr, 1.5);
      cairo_stroke (cr);
    }
  weft_draw_word (GTK_WIDGET (view), cr, tables->hexes[hex].name, center.x,
                  center.y + 0.64 * geometry->radius, MAX (0.27 * geometry->radius, 9),
                  weft_palette_ink (WEFT_INK_TEXT));
}

/* What the last criterion kept, or every valid hex where none narrowed. */
static WeftHexSet
finalists (const WeftEvent *event)
{
  return event->n_kept > 0 ? event->kept[event->n_kept - 1].hexes : event->hexes;
}

/* The place of a finalist in the order, at its upper right. */
static void
draw_place (WeftMapView *view, cairo_t *cr, const WeftMapGeometry *geometry, guint hex)
{
  WeftPoint center = weft_map_geometry_center (geometry, view->voice->tables, hex);
  double x = center.x + 0.48 * geometry->radius, y = center.y - 0.52 * geometry->radius;
  g_autofree char *place =
      g_strdup_printf ("%u", weft_pattern_place (view->voice->tables, view->choice.pattern,
                                                 finalists (&view->choice), hex));

  cairo_arc (cr, x, y, MAX (0.22 * geometry->radius, 8), 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_CHOSEN));
  cairo_fill (cr);
  weft_draw_word (GTK_WIDGET (view), cr, place, x, y, MAX (0.26 * geometry->radius, 10),
                  weft_palette_ink (WEFT_INK_PAPER));
}

static void
draw_choice (WeftMapView *view, cairo_t *cr, const WeftMapGeometry *geometry)
{
  const double dashes[] = { 4, 3 };
  const WeftEvent *event = &view->choice;
  const GdkRGBA *quiet = weft_palette_ink (WEFT_INK_QUIET);

  cairo_set_source_rgba (cr, quiet->red, quiet->green, quiet->blue, 0.4);
  weft_pattern_draw_rows (cr, view->voice->tables, geometry, event->pattern, 1.5);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_CHOSEN));
  for (guint hex = 0; hex < WEFT_N_HEXES; hex++)
    {
      gboolean last = (finalists (event) & WEFT_HEX_BIT (hex)) != 0;

      if ((event->hexes & WEFT_HEX_BIT (hex)) == 0)
        continue;
      trace_hex (cr, geometry, view->voice->tables, hex, 0.86);
      gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_CHOSEN));
      cairo_set_line_width (cr, last ? 2.2 : 1.2);
      cairo_set_dash (cr, dashes, last ? 0 : G_N_ELEMENTS (dashes), 0);
      cairo_stroke (cr);
      cairo_set_dash (cr, NULL, 0, 0);
    }
}

/* A broad frame around the hex that something happened on. */
static void
draw_mark (WeftMapView *view, cairo_t *cr, const WeftMapGeometry *geometry)
{
  trace_hex (cr, geometry, view->voice->tables, view->mark, 0.95);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_CHOSEN));
  cairo_set_line_width (cr, MAX (0.13 * geometry->radius, 3));
  cairo_stroke (cr);
}

/* A frame around every hex that can be picked. */
static void
draw_offer (WeftMapView *view, cairo_t *cr, const WeftMapGeometry *geometry)
{
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_CHOSEN));
  cairo_set_line_width (cr, 2);
  for (guint hex = 0; hex < WEFT_N_HEXES; hex++)
    if ((view->offer & WEFT_HEX_BIT (hex)) != 0)
      {
        trace_hex (cr, geometry, view->voice->tables, hex, 0.86);
        cairo_stroke (cr);
      }
}

static void
draw_map (WeftMapView *view, cairo_t *cr, const WeftMapGeometry *geometry)
{
  for (guint hex = 0; hex < WEFT_N_HEXES; hex++)
    draw_hex (view, cr, geometry, hex);
  if (view->choice.pattern != 0)
    draw_choice (view, cr, geometry);
  draw_offer (view, cr, geometry);
  if (view->mark != WEFT_NONE)
    draw_mark (view, cr, geometry);
  for (guint hex = 0; hex < WEFT_N_HEXES; hex++)
    draw_outposts (view, cr, geometry, hex);
  for (guint hex = 0; view->choice.pattern != 0 && hex < WEFT_N_HEXES; hex++)
    if ((finalists (&view->choice) & WEFT_HEX_BIT (hex)) != 0)
      draw_place (view, cr, geometry, hex);
}

static void
weft_map_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  WeftMapView *view = WEFT_MAP_VIEW (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  WeftMapGeometry geometry = weft_map_geometry_fit (width, height);
  cairo_t *cr;

  if (view->voice == NULL)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  draw_map (view, cr, &geometry);
  cairo_destroy (cr);
  for (guint hex = 0; hex < WEFT_N_HEXES; hex++)
    gtk_widget_snapshot_child (widget, view->hexes[hex], snapshot);
}

static void
weft_map_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  WeftMapView *view = WEFT_MAP_VIEW (widget);
  WeftMapGeometry geometry = weft_map_geometry_fit (width, height);

  (void) baseline;
  if (view->voice == NULL)
    return;
  for (guint hex = 0; hex < WEFT_N_HEXES; hex++)
    {
      WeftPoint center = weft_map_geometry_center (&geometry, view->voice->tables, hex);
      int half_width = (int) (WEFT_HEX_BUTTON_HALF_WIDTH * geometry.radius);
      int half_height = (int) (WEFT_HEX_BUTTON_HALF_HEIGHT * geometry.radius);

      gtk_widget_measure (view->hexes[hex], GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_size_allocate (view->hexes[hex],
                                &(GtkAllocation){ (int) center.x - half_width,
                                                  (int) center.y - half_height, 2 * half_width,
                                                  2 * half_height },
                                -1);
    }
}

static void
weft_map_view_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                       int *natural, int *minimum_baseline, int *natural_baseline)
{
  (void) widget;
  (void) orientation;
  (void) for_size;
  *minimum = SMALLEST;
  *natural = NATURAL;
  *minimum_baseline = *natural_baseline = -1;
}

static void
hex_clicked_cb (GtkButton *button, WeftMapView *view)
{
  guint hex = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "hex"));

  g_signal_emit (view, signals[HEX_ACTIVATED], 0, hex);
}

/* What a screen reader says of an outpost. */
static const char *
outpost_words (const WeftOutpost *outpost)
{
  if (outpost->owner == WEFT_PLAYER_AUTOMA)
    return outpost->upright ? _ ("an outpost of the Automa, standing")
                            : _ ("an outpost of the Automa, toppled");
  if (outpost->owner == WEFT_PLAYER_SHADOW)
    return outpost->upright ? _ ("an outpost of the Shadow Empire, standing")
                            : _ ("an outpost of the Shadow Empire, toppled");
  return outpost->upright ? _ ("an outpost of yours, standing")
                          : _ ("an outpost of yours, toppled");
}

static void
name_hex (WeftMapView *view, guint hex)
{
  const WeftBoard *board = &view->state.board;
  g_autoptr (GString) words = g_string_new (view->voice->tables->hexes[hex].name);

  g_string_append_printf (words, ", %s",
                          weft_board_is_territory (board, hex) ? _ ("territory") : _ ("empty"));
  for (int i = 0; i < weft_board_count (board, hex); i++)
    g_string_append_printf (words, ", %s", outpost_words (&board->outposts[hex][i]));
  if (g_strcmp0 (gtk_widget_get_tooltip_text (view->hexes[hex]), words->str) == 0)
    return;
  gtk_widget_set_tooltip_text (view->hexes[hex], words->str);
  gtk_accessible_update_property (GTK_ACCESSIBLE (view->hexes[hex]), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  words->str, -1);
}

static void
weft_map_view_dispose (GObject *object)
{
  WeftMapView *view = WEFT_MAP_VIEW (object);

  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (view))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (weft_map_view_parent_class)->dispose (object);
}

static gboolean
move_focus (WeftMapView *view, int columns, int rows)
{
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (view));
  guint hex = focus != NULL ? GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (focus), "hex"))
                            : view->voice->tables->middle_island;

  return gtk_widget_grab_focus (
      view->hexes[weft_map_geometry_neighbor (view->voice->tables, hex, columns, rows)]);
}

static gboolean
key_pressed_cb (WeftMapView *view, guint keyval)
{
  switch (keyval)
    {
    case GDK_KEY_Left:
      return move_focus (view, -1, 0);
    case GDK_KEY_Right:
      return move_focus (view, 1, 0);
    case GDK_KEY_Up:
      return move_focus (view, 0, -1);
    case GDK_KEY_Down:
      return move_focus (view, 0, 1);
    default:
      return FALSE;
    }
}

static void
weft_map_view_class_init (WeftMapViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = weft_map_view_dispose;
  widget_class->snapshot = weft_map_view_snapshot;
  widget_class->size_allocate = weft_map_view_size_allocate;
  widget_class->measure = weft_map_view_measure;
  signals[HEX_ACTIVATED] =
      g_signal_new ("hex-activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                    NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_css_name (widget_class, "weft-map");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
weft_map_view_init (WeftMapView *view)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  view->mark = WEFT_NONE;
  for (guint hex = 0; hex < WEFT_N_HEXES; hex++)
    {
      view->hexes[hex] = weft_hex_button_new ();
      gtk_widget_add_css_class (view->hexes[hex], "hex");
      gtk_widget_set_parent (view->hexes[hex], GTK_WIDGET (view));
      g_object_set_data (G_OBJECT (view->hexes[hex]), "hex", GUINT_TO_POINTER (hex));
      g_signal_connect (view->hexes[hex], "clicked", G_CALLBACK (hex_clicked_cb), view);
    }
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), view);
  gtk_widget_add_controller (GTK_WIDGET (view), keys);
  gtk_widget_set_hexpand (GTK_WIDGET (view), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (view), TRUE);
}

GtkWidget *
weft_map_view_new (void)
{
  return g_object_new (WEFT_TYPE_MAP_VIEW, NULL);
}

void
weft_map_view_set_state (WeftMapView *view, const WeftVoice *voice, const WeftState *state)
{
  gboolean first;

  g_return_if_fail (WEFT_IS_MAP_VIEW (view) && voice != NULL && state != NULL);

  first = view->voice == NULL;

  view->voice = voice;
  view->state = *state;
  for (guint hex = 0; hex < WEFT_N_HEXES; hex++)
    name_hex (view, hex);
  if (first)
    gtk_widget_queue_allocate (GTK_WIDGET (view));
  gtk_widget_queue_draw (GTK_WIDGET (view));
}

void
weft_map_view_set_choice (WeftMapView *view, const WeftEvent *event)
{
  g_return_if_fail (WEFT_IS_MAP_VIEW (view));

  view->choice.pattern = 0;
  if (event != NULL)
    view->choice = *event;
  gtk_widget_queue_draw (GTK_WIDGET (view));
}

void
weft_map_view_set_mark (WeftMapView *view, guint8 hex)
{
  g_return_if_fail (WEFT_IS_MAP_VIEW (view));

  view->mark = hex;
  gtk_widget_queue_draw (GTK_WIDGET (view));
}

void
weft_map_view_set_offer (WeftMapView *view, WeftHexSet hexes)
{
  g_return_if_fail (WEFT_IS_MAP_VIEW (view));

  view->offer = hexes;
  gtk_widget_queue_draw (GTK_WIDGET (view));
}

GtkWidget *
weft_map_view_get_hex (WeftMapView *view, guint hex)
{
  g_return_val_if_fail (WEFT_IS_MAP_VIEW (view) && hex < WEFT_N_HEXES, NULL);
  return view->hexes[hex];
}
