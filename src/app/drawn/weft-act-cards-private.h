/* weft-act-cards-private.h: landmarks, cards, dice and points, as pictures
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-act-ground-private.h"

G_BEGIN_DECLS

/* A landmark that is gained, or taken off the board. */
WeftActDrawer weft_act_draw_landmark;

/* Cards: a tapestry card, the income turn, those that are discarded. */
WeftActDrawer weft_act_draw_tapestry;
WeftActDrawer weft_act_draw_income;
WeftActDrawer weft_act_draw_tech_discards;
WeftActDrawer weft_act_draw_masterpiece_discards;

/* What the VP token stood on, and where it goes. */
WeftActDrawer weft_act_draw_vp;
WeftActDrawer weft_act_draw_achievement;

WeftActDrawer weft_act_draw_roll;

/* What lies in the pool: the items’ kinds are the tracks’ (C5). */
WeftActDrawer weft_act_draw_pool;

/* The deck is shuffled; cards come into it; the pair in force, the later card over the earlier. */
WeftActDrawer weft_act_draw_shuffle;
WeftActDrawer weft_act_draw_progress;
WeftActDrawer weft_act_draw_pair;

/* Nothing moves: the end, what is skipped, and a tick for all else. */
WeftActDrawer weft_act_draw_over;
WeftActDrawer weft_act_draw_nothing;
WeftActDrawer weft_act_draw_check;

G_END_DECLS
