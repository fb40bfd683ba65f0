/* cli-offers.h: asking and telling what the person's cards and civilizations offer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-game.h"

G_BEGIN_DECLS

/**
 * CliOffers:
 * @asks: whether questions are asked; what there is to know is told in any case
 * @seen: what was asked or told already
 */
typedef struct
{
  gboolean asks;
  GHashTable *seen;
} CliOffers;

void cli_offers_init (CliOffers *offers, gboolean asks);
void cli_offers_clear (CliOffers *offers);

/* Forgets what was asked: after going back or forward it is asked anew. */
void cli_offers_forget (CliOffers *offers);

/**
 * cli_offers_go_through:
 *
 * Tells what is to be known now, asks what is to be asked, each once, and makes the moves of what
 * is taken. Nothing typed passes an offer over.
 *
 * Returns: (transfer full) (nullable): a line that was typed in place of an answer
 */
char *cli_offers_go_through (CliOffers *offers, WeftGame *game);

G_END_DECLS
