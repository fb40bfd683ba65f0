/* weft-map-picture.h: how the map is painted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "weft-board.h"
#include "weft-event.h"
#include "weft-map-geometry.h"

G_BEGIN_DECLS

/* What every part of the picture needs. @widget gives the font. */
typedef struct
{
  GtkWidget *widget;
  const WeftMapGeometry *geometry;
  const WeftTables *tables;
  const WeftState *state;
} WeftMapPicture;

/* Every hex with its name, tinted by who controls it. */
void weft_map_picture_paint_ground (const WeftMapPicture *picture, cairo_t *cr);

/* What a hex was before, fading over what it is. */
void weft_map_picture_paint_before (const WeftMapPicture *picture, cairo_t *cr,
                                    const WeftState *before, double progress);

/* Every piece: what is new drops, what falls turns around; @progress is from 0 to 1. */
void weft_map_picture_paint_pieces (const WeftMapPicture *picture, cairo_t *cr,
                                    const WeftState *before, double progress);

/* What the bots chose from: the order of the hexes, what was possible, what the criteria left. */
void
weft_map_picture_paint_choice (const WeftMapPicture *picture, cairo_t *cr, const WeftEvent *event);

/* The places of the finalists in the order; over the pieces. */
void
weft_map_picture_paint_places (const WeftMapPicture *picture, cairo_t *cr, const WeftEvent *event);

/* Hexes that are asked for: the likely ones strong, the possible ones quiet. */
void weft_map_picture_paint_offer (const WeftMapPicture *picture, cairo_t *cr, WeftHexSet strong,
                                   WeftHexSet quiet);

/* A broad frame around a hex. */
void weft_map_picture_paint_mark (const WeftMapPicture *picture, cairo_t *cr, guint hex);

G_END_DECLS
