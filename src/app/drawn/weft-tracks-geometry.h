/* weft-tracks-geometry.h: where the spaces of the tracks are: pure geometry, no drawing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <graphene.h>

#include "weft-map-geometry.h"

G_BEGIN_DECLS

/* In place of a space: the track's own sign, before the start. */
#define WEFT_TRACKS_HEAD WEFT_N_SPACES

#define WEFT_MOST_SPACE_TOKENS (WEFT_N_PLAYERS * 2)

/**
 * WeftTracksGeometry:
 * @lines: of a track: 1, or 2 where it is narrow; then the second begins with space 7
 * @left: of the signs
 * @top: of the first track
 * @head: the width of a track's sign
 * @step: the width of a space
 * @gap: between the tiers of a track
 * @line: the height of a line
 * @between: from track to track, with room for the way of a token
 *
 * The tracks fitted into a rectangle, one below the other. A line holds the track's sign, the start
 * and the spaces in their natural order. Plain: copied by assignment.
 */
typedef struct
{
  int lines;
  double left;
  double top;
  double head;
  double step;
  double gap;
  double line;
  double between;
} WeftTracksGeometry;

/* Fits @n_tracks tracks into a rectangle. */
WeftTracksGeometry weft_tracks_geometry_fit (double width, double height, guint n_tracks);

/* How high tracks of a comfortable size are. */
double weft_tracks_geometry_height (double width, guint n_tracks);

/**
 * weft_tracks_geometry_cell:
 * @row: of the track, from 0
 * @space: 0 to 12, or %WEFT_TRACKS_HEAD
 *
 * Returns: the rectangle of a space, which is clicked; none overlaps another
 */
graphene_rect_t
weft_tracks_geometry_cell (const WeftTracksGeometry *geometry, guint row, guint space);

/* The rectangle behind a tier's three spaces; @tier is 0 to 3. */
graphene_rect_t
weft_tracks_geometry_tier (const WeftTracksGeometry *geometry, guint row, guint tier);

/* Where a space's number is, and the radius of the circle around it. */
WeftPoint weft_tracks_geometry_middle (const WeftTracksGeometry *geometry, guint row, guint space);
double weft_tracks_geometry_circle (const WeftTracksGeometry *geometry);

/**
 * weft_tracks_geometry_tokens:
 * @n: how many tokens stand on the space, 1 to %WEFT_MOST_SPACE_TOKENS
 * @points: (out caller-allocates) (array length=n): their middles
 *
 * Tokens stand in the upper part of the cell, beside each other, as large as they can be.
 *
 * Returns: their radius
 */
double weft_tracks_geometry_tokens (const WeftTracksGeometry *geometry, guint row, guint space,
                                    guint n, WeftPoint *points);

/**
 * weft_tracks_geometry_signs:
 * @n: 1 or more
 * @points: (out caller-allocates) (array length=n): where the signs of what a space brings are:
 *   below the tokens
 *
 * Returns: their radius
 */
double weft_tracks_geometry_signs (const WeftTracksGeometry *geometry, guint row, guint space,
                                   guint n, WeftPoint *points);

G_END_DECLS
