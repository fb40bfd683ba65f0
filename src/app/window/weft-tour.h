/* weft-tour.h: a few short hints for the first game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* When a hint helps. */
typedef enum
{
  WEFT_TOUR_NOWHERE,
  WEFT_TOUR_TURN,  /* in the person's own turn */
  WEFT_TOUR_STEPS, /* in the bots' turn */
} WeftTourStage;

#define WEFT_TYPE_TOUR (weft_tour_get_type ())
G_DECLARE_FINAL_TYPE (WeftTour, weft_tour, WEFT, TOUR, GtkBox)

/* Property `seen`: the hints that are done with, one bit each. A hint once done with never
 * returns; nor does any after “No more hints”. */

/* Shows the next hint for @stage, if one is left. */
void weft_tour_set_stage (WeftTour *tour, WeftTourStage stage);

G_END_DECLS
