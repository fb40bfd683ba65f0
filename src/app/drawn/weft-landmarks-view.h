/* weft-landmarks-view.h: the landmarks: those on the mat, those still to be gained
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "weft-words.h"

G_BEGIN_DECLS

/* How the landmarks are laid out: those of a track stay together. */
typedef struct
{
  int groups; /* side by side */
  int lines;
} WeftLandmarksRows;

/* As few lines as there can be for so many groups of three. */
WeftLandmarksRows weft_landmarks_fit (int n_groups, int width);

#define WEFT_TYPE_LANDMARKS_VIEW (weft_landmarks_view_get_type ())
G_DECLARE_FINAL_TYPE (WeftLandmarksView, weft_landmarks_view, WEFT, LANDMARKS_VIEW, GtkWidget)

/* Signal `landmark-activated` (guint track, guint tier): a landmark was clicked. */

GtkWidget *weft_landmarks_view_new (void);

/**
 * weft_landmarks_view_set_state:
 * @owner: the bot whose landmarks are filled in
 */
void weft_landmarks_view_set_state (WeftLandmarksView *view, const WeftVoice *voice,
                                    const WeftState *state, guint owner);

/* The button of a landmark; %NULL on a track that is not in play. */
GtkWidget *weft_landmarks_view_get_landmark (WeftLandmarksView *view, guint track, guint tier);

G_END_DECLS
