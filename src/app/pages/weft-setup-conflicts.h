/* weft-setup-conflicts.h: what does not go together in a new game, marked where it is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-seat-row.h"

G_BEGIN_DECLS

/* Where choices for a new game are that can contradict each other. */
typedef struct
{
  WeftSeatRow *seats[WEFT_N_PLAYERS];
  AdwComboRow *civilization;
  AdwComboRow *second;
  AdwComboRow *automa_favorite;
  AdwComboRow *shadow_favorite;
} WeftSetupRows;

/**
 * weft_setup_conflicts_find:
 * @setup: the choices, with %WEFT_NONE for what is to be rolled
 *
 * Returns: (transfer full) (nullable): what the rules have against them once the rest is rolled, as
 *   weft_setup_check() tells it
 */
GError *weft_setup_conflicts_find (const WeftSetup *setup, const WeftTables *tables);

/* Whether it is about the seats. */
gboolean weft_setup_conflicts_is_at_seats (const GError *error);

/* Whether it is about the rows for the bots. */
gboolean weft_setup_conflicts_is_at_bots (const WeftSetupRows *rows, const GError *error);

/* Keeps the titles of the rows, where a fault stands while there is one. Once, before any is
 * marked. */
void weft_setup_conflicts_keep_titles (const WeftSetupRows *rows);

/* Marks it where it is, and nothing else; %NULL for nothing at all. */
void weft_setup_conflicts_mark (const WeftSetupRows *rows, const GError *error);

G_END_DECLS
