/* weft-card-view.h: a decision card, drawn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "weft-steps.h"

G_BEGIN_DECLS

#define WEFT_TYPE_CARD_VIEW (weft_card_view_get_type ())
G_DECLARE_FINAL_TYPE (WeftCardView, weft_card_view, WEFT, CARD_VIEW, GtkWidget)

/* What a card of the pair is for. */
typedef enum
{
  WEFT_CARD_DECISION,
  WEFT_CARD_TIEBREAKER,
} WeftCardRole;

GtkWidget *weft_card_view_new (WeftCardRole role);

/**
 * weft_card_view_new_small:
 * @role: what is said about the card: its boxes, or its ladder
 * @card: 1 to 22
 *
 * A card among others, all of it lit.
 */
GtkWidget *weft_card_view_new_small (WeftCardRole role, const WeftTables *tables,
                                     const WeftSetup *setup, guint card);

/**
 * weft_card_view_set_step:
 * @step: (nullable): what the card decides; what counts for it is lit, the rest stands back
 *
 * Shows the card of the step's pair. The card is hidden when the step has none.
 */
void weft_card_view_set_step (WeftCardView *view, const WeftVoice *voice, const WeftStep *step);

G_END_DECLS
