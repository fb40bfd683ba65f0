/* weft-quick-start.h: what Quick start will be, said and changed in place
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* What shows it, of a page that lives as long. */
typedef struct
{
  GtkWidget *row; /* of the two labels: who plays, and with which expansions */
  GtkLabel *players;
  GtkLabel *expansions;
  AdwComboRow *level; /* hidden where there is none */
} WeftQuickStart;

/**
 * weft_quick_start_show:
 * @choices: the settings of a new game; what is shown follows them
 */
void weft_quick_start_show (WeftQuickStart *quick, GSettings *choices);

G_END_DECLS
