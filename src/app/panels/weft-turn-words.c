/* weft-turn-words.c: what stands over the acts of a turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-turn-words.h"

#include <glib/gi18n.h>

static const WeftStep *
step_at (GPtrArray *steps, guint index)
{
  return steps != NULL && index < steps->len ? g_ptr_array_index (steps, index) : NULL;
}

gboolean
weft_turn_words_begins (GPtrArray *steps, guint index)
{
  const WeftStep *step = step_at (steps, index);

  g_return_val_if_fail (step != NULL && index > 0, FALSE);
  return !step->check && step->shown.turn != step_at (steps, index - 1)->shown.turn;
}

char *
weft_turn_words_income (GPtrArray *steps, guint index)
{
  const WeftStep *step = step_at (steps, index);

  if (step == NULL || step->income == 0)
    return NULL;
  return g_strdup_printf (_ ("The Automa’s income turn %u"), step->income);
}

char *
weft_turn_words_cards (GPtrArray *steps, guint index)
{
  const WeftStep *step = step_at (steps, index);

  /* What comes before the deal is told without one. */
  for (index++; step != NULL && index < steps->len && !weft_turn_words_begins (steps, index);
       index++)
    step = step_at (steps, index);
  if (step == NULL || step->cards[0] == 0)
    return NULL;
  /* Translators: the numbers of the decision and the tiebreaker card. */
  return g_strdup_printf (_ ("Cards %1$u and %2$u"), step->cards[0], step->cards[1]);
}
