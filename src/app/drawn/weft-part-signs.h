/* weft-part-signs.h: the signs of what victory points are scored for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "weft-setup.h"

G_BEGIN_DECLS

#define WEFT_TYPE_PART_SIGNS (weft_part_signs_get_type ())
G_DECLARE_FINAL_TYPE (WeftPartSigns, weft_part_signs, WEFT, PART_SIGNS, GtkWidget)

/**
 * weft_part_signs_new:
 * @part: a #WeftPart, or %WEFT_N_PARTS for the achievements
 * @size: of each sign, in pixels
 *
 * Decoration only: what stands beside it says the same.
 */
GtkWidget *weft_part_signs_new (int part, const WeftSetup *setup, int size);

/* Draws the signs side by side around a point, each in a circle of the radius given. */
void weft_part_signs_draw (cairo_t *cr, int part, const WeftSetup *setup, double x, double y,
                           double radius);

/* How wide they are together. */
double weft_part_signs_width (int part, const WeftSetup *setup, double radius);

G_END_DECLS
