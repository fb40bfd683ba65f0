/* weft-hand.c: what humans can have in a game: cards and civilizations, and drawing them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-hand.h"

static gboolean
is_in_game (const WeftSetup *setup, guint8 expansion)
{
  return expansion == WEFT_NONE || weft_setup_has_expansion (setup, expansion);
}

static gboolean
is_named (char **names, const char *name)
{
  return g_strv_contains ((const char *const *) names, name);
}

/* S6, what depends on the game; what never is in one is not in the table. */
static gboolean
is_taken_out (const WeftTables *tables, const WeftSetup *setup, const char *card)
{
  const WeftRemovals *removals = &tables->removals;

  if (!weft_setup_is_solo (setup))
    return FALSE;
  return (weft_setup_arts (setup) && is_named (removals->tapestry_cards_arts, card))
         || (weft_setup_has_civilization (setup, WEFT_CIVILIZATION_TRAILBLAZERS)
             && is_named (removals->tapestry_cards_trailblazers, card));
}

/* Whether the act needs the map or the Automa. */
static gboolean
needs_automa (WeftCardAct act)
{
  switch (act)
    {
    case WEFT_CARD_ACT_PLACE:
    case WEFT_CARD_ACT_CONQUER_OTHER:
    case WEFT_CARD_ACT_NO_TRAPS:
    case WEFT_CARD_ACT_REVOLUTION:
    case WEFT_CARD_ACT_ANSWER:
      return TRUE;
    case WEFT_CARD_ACT_NONE:
    case WEFT_CARD_ACT_TELL:
    case WEFT_CARD_ACT_REMIND:
    case WEFT_CARD_ACT_ADVANCE:
    case WEFT_CARD_ACT_ADVANCE_AND_REGRESS:
    case WEFT_CARD_ACT_AGE_OF_DISCOVERY:
    case WEFT_CARD_ACT_TAKE_LANDMARK:
    case WEFT_CARD_ACT_ACHIEVEMENT:
    case WEFT_N_CARD_ACTS:
    default:
      return FALSE;
    }
}

gboolean
weft_hand_is_of_use (const WeftHumanCard *card, const WeftSetup *setup)
{
  g_return_val_if_fail (card != NULL && setup != NULL, FALSE);
  return weft_setup_is_solo (setup) || !needs_automa (card->act);
}

GPtrArray *
weft_hand_tapestry_cards (const WeftTables *tables, const WeftSetup *setup)
{
  GPtrArray *cards = g_ptr_array_new ();

  g_return_val_if_fail (tables != NULL && setup != NULL, cards);

  for (guint i = 0; i < tables->human.n_cards; i++)
    {
      WeftHumanCard *card = &tables->human.cards[i];

      if (card->kind == WEFT_CARD_KIND_TAPESTRY && is_in_game (setup, card->expansion)
          && !is_taken_out (tables, setup, card->name) && weft_hand_is_of_use (card, setup))
        g_ptr_array_add (cards, card);
    }
  return cards;
}

GPtrArray *
weft_hand_civilizations (const WeftTables *tables, const WeftSetup *setup)
{
  GPtrArray *civilizations = g_ptr_array_new ();

  g_return_val_if_fail (tables != NULL && setup != NULL, civilizations);

  for (guint i = 0; i < tables->human.n_civilizations; i++)
    if (is_in_game (setup, tables->human.civilizations[i].expansion))
      g_ptr_array_add (civilizations, &tables->human.civilizations[i]);
  return civilizations;
}

const WeftHumanCard *
weft_hand_find (const WeftTables *tables, WeftCardKind kind, const char *nick)
{
  g_return_val_if_fail (tables != NULL && nick != NULL, NULL);

  for (guint i = 0; i < tables->human.n_cards; i++)
    if (tables->human.cards[i].kind == kind && g_str_equal (tables->human.cards[i].nick, nick))
      return &tables->human.cards[i];
  return NULL;
}

const char *
weft_hand_civilization_name (const WeftTables *tables, const char *nick)
{
  g_return_val_if_fail (tables != NULL && nick != NULL, NULL);

  for (guint i = 0; i < tables->human.n_civilizations; i++)
    if (g_str_equal (tables->human.civilizations[i].nick, nick))
      return tables->human.civilizations[i].name;
  return NULL;
}

guint
weft_hand_draw_civilizations (const WeftTables *tables, const WeftSetup *setup, WeftRandom *random,
                              const WeftDrawable **drawn, guint n)
{
  g_autoptr (GPtrArray) left = weft_hand_civilizations (tables, setup);
  guint n_drawn = 0;

  g_return_val_if_fail (random != NULL && drawn != NULL, 0);

  while (n_drawn < n && left->len > 0)
    drawn[n_drawn++] = g_ptr_array_steal_index_fast (left, weft_random_below (random, left->len));
  return n_drawn;
}

void
weft_hand_draw_mats (const WeftTables *tables, WeftRandom *random, guint8 mats[2])
{
  guint32 pair = weft_random_below (random, WEFT_N_MAT_PAIRS);

  mats[0] = tables->human.mat_pairs[pair][0];
  mats[1] = tables->human.mat_pairs[pair][1];
}
