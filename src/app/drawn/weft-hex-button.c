/* weft-hex-button.c: a button with the shape of a hex
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-hex-button.h"

#include "weft-map-geometry.h"

struct _WeftHexButton
{
  GtkButton parent_instance;
};

G_DEFINE_FINAL_TYPE (WeftHexButton, weft_hex_button, GTK_TYPE_BUTTON)

/* Rectangles around neighboring hexes overlap: a click near an edge would be the neighbor's. */
static gboolean
weft_hex_button_contains (GtkWidget *widget, double x, double y)
{
  double half = gtk_widget_get_width (widget) / 2.0;
  double radius = half / WEFT_HEX_BUTTON_HALF_WIDTH;

  return radius > 0
         && weft_map_geometry_is_inside ((x - half) / radius,
                                         (y - gtk_widget_get_height (widget) / 2.0) / radius);
}

static void
weft_hex_button_class_init (WeftHexButtonClass *klass)
{
  GTK_WIDGET_CLASS (klass)->contains = weft_hex_button_contains;
}

static void
weft_hex_button_init (WeftHexButton *button)
{
  (void) button;
}

GtkWidget *
weft_hex_button_new (void)
{
  return g_object_new (WEFT_TYPE_HEX_BUTTON, NULL);
}
