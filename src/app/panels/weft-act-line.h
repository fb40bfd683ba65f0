/* weft-act-line.h: one thing to do on the table: a picture, the words, a tick, and why
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "weft-step.h"

G_BEGIN_DECLS

#define WEFT_TYPE_ACT_LINE (weft_act_line_get_type ())
G_DECLARE_FINAL_TYPE (WeftActLine, weft_act_line, WEFT, ACT_LINE, GtkBox)

/* Property: `done` (whether it is ticked). A click anywhere on the line ticks it. */

/* @voice must outlive the line; @step is not kept. */
GtkWidget *weft_act_line_new (const WeftVoice *voice, const WeftStep *step);

/* The act that is done next stands out. */
void weft_act_line_set_current (WeftActLine *line, gboolean current);

/* What is to be done, as it is said. */
const char *weft_act_line_get_words (WeftActLine *line);

G_END_DECLS
