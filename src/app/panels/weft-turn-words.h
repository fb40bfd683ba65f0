/* weft-turn-words.h: what stands over the acts of a turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-step.h"

G_BEGIN_DECLS

/* Whether the step at @index, from 1, is of another turn than the one before it: once the human
 * has finished, the bots take turn after turn. @steps are #WeftStep. */
gboolean weft_turn_words_begins (GPtrArray *steps, guint index);

/* What the turn that begins with the step at @index is, where it is the Automa’s income turn;
 * %NULL for others, or when there is no such step. (transfer full) */
char *weft_turn_words_income (GPtrArray *steps, guint index);

/* The pair in force in the turn that begins with the step at @index, or %NULL. (transfer full) */
char *weft_turn_words_cards (GPtrArray *steps, guint index);

G_END_DECLS
