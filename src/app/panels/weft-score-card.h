/* weft-score-card.h: a player's final score, as a badge or to be typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "weft-game.h"

G_BEGIN_DECLS

#define WEFT_TYPE_SCORE_CARD (weft_score_card_get_type ())
G_DECLARE_FINAL_TYPE (WeftScoreCard, weft_score_card, WEFT, SCORE_CARD, GtkBox)

/* Signal `said`: a human's score was typed and entered; it is recorded already. */

/* A human's score can be typed as it stands on the board, the Automa's is known. */
GtkWidget *weft_score_card_new (WeftGame *game, guint player);

guint weft_score_card_get_player (WeftScoreCard *card);

/* Shows the score as it is now; what is being typed stays. @won: whether it is the winner's. */
void weft_score_card_update (WeftScoreCard *card, gboolean won);

/* Moves the focus to the entry. */
void weft_score_card_focus (WeftScoreCard *card);

G_END_DECLS
