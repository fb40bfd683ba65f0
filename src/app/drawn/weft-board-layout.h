/* weft-board-layout.h: how map, tracks and cloth share a rectangle: pure geometry, no drawing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-tracks-geometry.h"

G_BEGIN_DECLS

/**
 * WeftBoardParts:
 * @has_map: the mode shadow-empire has tracks alone
 * @n_tracks: 4, or 5 with the arts
 * @has_cloth: whether the cloth runs below
 * @caption: the height of the words over the map where it is narrow, 0 for none
 *
 * What the board is made of.
 */
typedef struct
{
  gboolean has_map;
  guint n_tracks;
  gboolean has_cloth;
  double caption;
} WeftBoardParts;

/**
 * WeftBoardLayout:
 * @caption: where there is room for words that cover nothing
 * @map, @tracks, @cloth: empty for what there is not
 *
 * Where the parts are. No part overlaps another; words lie in the map's empty corner.
 */
typedef struct
{
  graphene_rect_t caption;
  graphene_rect_t map;
  graphene_rect_t tracks;
  graphene_rect_t cloth;
} WeftBoardLayout;

/* Below this width words stand over the map and not in its corner. */
#define WEFT_BOARD_NARROW 520

/* Fits everything, whole: the tracks below the map or beside it, whichever makes the smaller of
 * both larger. */
WeftBoardLayout weft_board_layout_fit (double width, double height, const WeftBoardParts *parts);

/* The height that shows everything in a comfortable size, the map as wide as there is room. */
double weft_board_layout_height (double width, const WeftBoardParts *parts);

G_END_DECLS
