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
#include "weft-map-geometry.h"
#include "weft-palette.h"

#define SMALLEST 300
#define NATURAL 460

struct _WeftMapView
{
  GtkWidget parent_instance;

  GtkWidget *hexes[WEFT_N_HEXES];
  const WeftTables *tables;
  WeftState state;
  WeftHexSet valid;
  guint8 chosen;
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
  return ((view->tables->printed_land >> hex) & 1) != 0 ? WEFT_INK_LAND : WEFT_INK_TILE;
}

static const char *
outpost_letter (guint8 owner)
{
  switch (owner)
    {
    case WEFT_PLAYER_AUTOMA:
      return C_ ("letter on a token", "A");
    case WEFT_PLAYER_SHADOW:
      return C_ ("letter on a token", "S");
    default:
      return C_ ("letter on a token", "1");
    }
}

/* Writes a word with its middle at a point. */
static void
write_centered (WeftMapView *view, cairo_t *cr, const char *word, double x, double y, double size,
                const GdkRGBA *color)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (view), word);
  PangoFontDescription *font = pango_font_description_copy (
      pango_context_get_font_description (pango_layout_get_context (layout)));
  int width, height;

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_get_pixel_size (layout, &width, &height);
  gdk_cairo_set_source_rgba (cr, color);
  cairo_move_to (cr, x - width / 2.0, y - height / 2.0);
  pango_cairo_show_layout (cr, layout);
}

/* An outpost: a tower that stands, or lies on its side. */
static void
draw_outpost (WeftMapView *view, cairo_t *cr, const WeftOutpost *outpost, WeftPoint at, double size)
{
  WeftColor color = view->state.setup.colors[outpost->owner];
  double width = outpost->upright ? 0.62 * size : size,
         height = outpost->upright ? size : 0.55 * size;
  double corner = 0.18 * size;

  cairo_save (cr);
  cairo_translate (cr, at.x, at.y);
  if (!outpost->upright)
    cairo_rotate (cr, -G_PI / 12);
  cairo_new_sub_path (cr);
  cairo_arc (cr, width / 2 - corner, -height / 2 + corner, corner, -G_PI / 2, 0);
  cairo_arc (cr, width / 2 - corner, height / 2 - corner, corner, 0, G_PI / 2);
  cairo_arc (cr, -width / 2 + corner, height / 2 - corner, corner, G_PI / 2, G_PI);
  cairo_arc (cr, -width / 2 + corner, -height / 2 + corner, corner, G_PI, 1.5 * G_PI);
  cairo_close_path (cr);
  gdk_cairo_set_source_rgba (cr, weft_palette_token (color));
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_PAPER));
  cairo_set_line_width (cr, 1.5);
  cairo_stroke (cr);
  write_centered (view, cr, outpost_letter (outpost->owner), 0, 0, 0.48 * size,
                  weft_palette_letter (color));
  cairo_restore (cr);
}

static void
draw_outposts (WeftMapView *view, cairo_t *cr, const WeftMapGeometry *geometry, guint hex)
{
  WeftPoint center = weft_map_geometry_center (geometry, view->tables, hex);
  int count = weft_board_count (&view->state.board, hex);
  double size = 0.72 * geometry->radius;

  for (int i = 0; i < count; i++)
    {
      double offset = count == 2 ? (i - 0.5) * 0.8 * geometry->radius : 0;
      WeftPoint at = { center.x + offset, center.y - 0.1 * geometry->radius };

      draw_outpost (view, cr, &view->state.board.outposts[hex][i], at, size);
    }
}

static void
draw_hex (WeftMapView *view, cairo_t *cr, const WeftMapGeometry *geometry, guint hex)
{
  WeftPoint center = weft_map_geometry_center (geometry, view->tables, hex);

  trace_hex (cr, geometry, view->tables, hex, 0.97);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (hex_ink (view, hex)));
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_LINE));
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
  if (hex == view->tables->middle_island)
    {
      trace_hex (cr, geometry, view->tables, hex, 0.84);
      gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_QUIET));
      cairo_set_line_width (cr, 1.5);
      cairo_stroke (cr);
    }
  write_centered (view, cr, view->tables->hexes[hex].name, center.x,
                  center.y + 0.66 * geometry->radius, MAX (0.26 * geometry->radius, 8),
                  weft_palette_ink (WEFT_INK_TEXT));
  draw_outposts (view, cr, geometry, hex);
}

static void
draw_choice (WeftMapView *view, cairo_t *cr, const WeftMapGeometry *geometry)
{
  const double dashes[] = { 4, 3 };

  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_CHOSEN));
  cairo_set_line_width (cr, 1.5);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  for (guint hex = 0; hex < WEFT_N_HEXES; hex++)
    if ((view->valid & WEFT_HEX_BIT (hex)) != 0 && hex != view->chosen)
      {
        trace_hex (cr, geometry, view->tables, hex, 0.88);
        cairo_stroke (cr);
      }
  cairo_set_dash (cr, NULL, 0, 0);
  if (view->chosen == WEFT_NONE)
    return;
  trace_hex (cr, geometry, view->tables, view->chosen, 0.95);
  cairo_set_line_width (cr, MAX (0.12 * geometry->radius, 3));
  cairo_stroke (cr);
}

static void
weft_map_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  WeftMapView *view = WEFT_MAP_VIEW (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  WeftMapGeometry geometry = weft_map_geometry_fit (width, height);
  cairo_t *cr;

  if (view->tables == NULL)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  for (guint hex = 0; hex < WEFT_N_HEXES; hex++)
    draw_hex (view, cr, &geometry, hex);
  draw_choice (view, cr, &geometry);
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
  if (view->tables == NULL)
    return;
  for (guint hex = 0; hex < WEFT_N_HEXES; hex++)
    {
      WeftPoint center = weft_map_geometry_center (&geometry, view->tables, hex);
      int half_width = (int) (0.8 * geometry.radius), half_height = (int) (0.84 * geometry.radius);

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
  g_autoptr (GString) words = g_string_new (view->tables->hexes[hex].name);

  g_string_append_printf (words, ", %s",
                          weft_board_is_territory (board, hex) ? _ ("territory") : _ ("empty"));
  for (int i = 0; i < weft_board_count (board, hex); i++)
    g_string_append_printf (words, ", %s", outpost_words (&board->outposts[hex][i]));
  gtk_widget_set_tooltip_text (view->hexes[hex], words->str);
  gtk_accessible_update_property (GTK_ACCESSIBLE (view->hexes[hex]), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  words->str, -1);
}

static void
weft_map_view_dispose (GObject *object)
{
  WeftMapView *view = WEFT_MAP_VIEW (object);

  for (guint hex = 0; hex < WEFT_N_HEXES; hex++)
    g_clear_pointer (&view->hexes[hex], gtk_widget_unparent);
  G_OBJECT_CLASS (weft_map_view_parent_class)->dispose (object);
}

static gboolean
move_focus (WeftMapView *view, int columns, int rows)
{
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (view));
  guint hex = focus != NULL ? GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (focus), "hex"))
                            : view->tables->middle_island;

  return gtk_widget_grab_focus (
      view->hexes[weft_map_geometry_neighbor (view->tables, hex, columns, rows)]);
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

  view->chosen = WEFT_NONE;
  for (guint hex = 0; hex < WEFT_N_HEXES; hex++)
    {
      view->hexes[hex] = gtk_button_new ();
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
weft_map_view_set_state (WeftMapView *view, const WeftTables *tables, const WeftState *state)
{
  g_return_if_fail (WEFT_IS_MAP_VIEW (view) && tables != NULL && state != NULL);

  view->tables = tables;
  view->state = *state;
  for (guint hex = 0; hex < WEFT_N_HEXES; hex++)
    name_hex (view, hex);
  gtk_widget_queue_allocate (GTK_WIDGET (view));
  gtk_widget_queue_draw (GTK_WIDGET (view));
}

void
weft_map_view_set_choice (WeftMapView *view, WeftHexSet valid, guint8 chosen)
{
  g_return_if_fail (WEFT_IS_MAP_VIEW (view));

  view->valid = valid;
  view->chosen = chosen;
  gtk_widget_queue_draw (GTK_WIDGET (view));
}
