/* weft-table-layout.h: the turn beside the board, or one of them where there is no room for both
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define WEFT_TYPE_TABLE_LAYOUT (weft_table_layout_get_type ())
G_DECLARE_FINAL_TYPE (WeftTableLayout, weft_table_layout, WEFT, TABLE_LAYOUT, GtkWidget)

/* Children of the types `turn` and `board`. Properties: `narrow` (read only: whether there is room
 * for one of them only; it follows the width and the size of the text), `roomy` (read only: whether
 * words and pictures can be larger), `show-board` (which of them a narrow layout shows). */

G_END_DECLS
