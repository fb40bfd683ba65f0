/* weft-act-picture.h: one physical act at the table as a small picture
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "weft-event.h"

G_BEGIN_DECLS

/* As large as the picture is by itself; it grows with the room it gets. */
#define WEFT_ACT_PICTURE_WIDTH 96
#define WEFT_ACT_PICTURE_HEIGHT 64

typedef enum
{
  WEFT_ACT_DONE,       /* the act as it is done */
  WEFT_ACT_TAKEN_BACK, /* as it is undone: what to put back */
} WeftActWay;

#define WEFT_TYPE_ACT_PICTURE (weft_act_picture_get_type ())
G_DECLARE_FINAL_TYPE (WeftActPicture, weft_act_picture, WEFT, ACT_PICTURE, GtkWidget)

/* It is there for the eye alone: the words beside it say what it shows. */
GtkWidget *weft_act_picture_new (void);

/* The same smaller, @width pixels wide: beside words in a list. */
GtkWidget *weft_act_picture_new_small (int width);

/**
 * weft_act_picture_set_act:
 * @tables: must outlive the picture
 * @state: the table after the act; its setup is looked at, and copied.
 * @event: the act; with the kind %WEFT_N_EVENTS a tick is shown, for looking at the table
 */
void weft_act_picture_set_act (WeftActPicture *picture, const WeftTables *tables,
                               const WeftState *state, const WeftEvent *event, WeftActWay way);

G_END_DECLS
