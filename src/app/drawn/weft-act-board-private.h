/* weft-act-board-private.h: acts on the tracks and the map, as pictures
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-act-ground-private.h"

G_BEGIN_DECLS

WeftActDrawer weft_act_draw_advance;
WeftActDrawer weft_act_draw_trailblazer;

/* An outpost goes to another track. */
WeftActDrawer weft_act_draw_favorite;

/* The token starts again on another track (P1). */
WeftActDrawer weft_act_draw_singularity;

/* A tile is laid. */
WeftActDrawer weft_act_draw_explore;

/* An outpost is won, with a tile or on one. */
WeftActDrawer weft_act_draw_conquest;

/* A piece is put there, standing; or as the event has it. */
WeftActDrawer weft_act_draw_placed;
WeftActDrawer weft_act_draw_outpost;

/* A piece falls, or is set up again. */
WeftActDrawer weft_act_draw_topple;
WeftActDrawer weft_act_draw_stand;

G_END_DECLS
