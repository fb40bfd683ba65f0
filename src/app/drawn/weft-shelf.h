/* weft-shelf.h: so many pieces of a kind, in rows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "weft-setup.h"

G_BEGIN_DECLS

/* What lies on a shelf. */
typedef enum
{
  WEFT_PIECE_OUTPOST,   /* upright, in its player's color */
  WEFT_PIECE_TAPESTRY,  /* cards, face down */
  WEFT_PIECE_TERRITORY, /* hexes in the player's tint */
  WEFT_PIECE_ITEM,      /* what lies in a pool */
  WEFT_PIECE_ERA,       /* the numbers of the eras, the first ones begun */
} WeftPiece;

/* How pieces are laid out. */
typedef struct
{
  int columns;
  int rows;
  int step; /* from piece to piece */
} WeftShelfRows;

/**
 * weft_shelf_fit:
 * @n: how many pieces
 * @width: of the shelf
 * @step: from piece to piece; down to three quarters of it where that saves rows
 * @size: a piece's width
 *
 * Returns: as few rows as there can be, at least one
 */
WeftShelfRows weft_shelf_fit (int n, int width, int step, int size);

#define WEFT_TYPE_SHELF (weft_shelf_get_type ())
G_DECLARE_FINAL_TYPE (WeftShelf, weft_shelf, WEFT, SHELF, GtkWidget)

/* Decoration only: what stands beside it says how many there are. */
GtkWidget *weft_shelf_new (WeftPiece piece, const WeftSetup *setup, guint player, int n);

G_END_DECLS
