/* weft-tracks-picture.h: how the tracks are painted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "weft-state.h"
#include "weft-tracks-geometry.h"

G_BEGIN_DECLS

/* What every part of the picture needs. @widget gives the font. */
typedef struct
{
  GtkWidget *widget;
  const WeftTracksGeometry *geometry;
  const WeftTables *tables;
  const WeftState *state;
} WeftTracksPicture;

/* Where a token is; its radius is 0 where there is none. */
typedef struct
{
  double x;
  double y;
  double radius;
} WeftTokenSpot;

typedef WeftTokenSpot WeftTokenSpots[WEFT_N_PLAYERS][WEFT_N_TRACKS][WEFT_N_TOKENS];

/* The row of a track among those in play. */
guint weft_tracks_picture_row (const WeftSetup *setup, guint track);

/* Where every token of a state is. */
void weft_tracks_picture_spots (const WeftTracksGeometry *geometry, const WeftState *state,
                                WeftTokenSpots spots);

/* Whether nobody has gained the landmark of a space. */
gboolean weft_tracks_picture_is_free (const WeftTables *tables, const WeftState *state, guint track,
                                      guint space);

/* Whether what stays where it is looks the same in two states of one game. */
gboolean weft_tracks_picture_same_ground (const WeftState *one, const WeftState *other);

/* Everything that stays where it is. */
void weft_tracks_picture_paint_ground (const WeftTracksPicture *picture, cairo_t *cr);

/* Free landmarks and trailblazer outposts, which stand over the tokens. */
void weft_tracks_picture_paint_pieces (const WeftTracksPicture *picture, cairo_t *cr);

/* Every token, @progress of its way from where it was before: 0 to 1. */
void weft_tracks_picture_paint_tokens (const WeftTracksPicture *picture, cairo_t *cr,
                                       const WeftState *before, double progress);

/* The dotted way of a token, and a ring around what stands at its end. */
void weft_tracks_picture_paint_way (const WeftTracksPicture *picture, cairo_t *cr, guint track,
                                    guint from, guint to);
void weft_tracks_picture_paint_ring (const WeftTracksPicture *picture, cairo_t *cr, guint track,
                                     guint space);

G_END_DECLS
