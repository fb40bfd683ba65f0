/* weft-typed-cards.c: the names of the person's cards and civilizations
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-typed-cards.h"

#include "weft-played.h"
#include "weft-words.h"

/* What does not touch the bots has one name for all of it. */
#define ANOTHER_CARD "another-card"

/* Not those that are words for something done already: Age of Discovery, Pillage and Plunder,
 * Revolution, Trap. */
static const char *const tapestry_cards[] = {
  "age-of-wonders", "boast-of-superiority", "broker-of-peace", "dark-ages",
  "dystopia",       "militarism",           "plea-for-aid",    "renaissance",
  "socialism",      "technocracy",          ANOTHER_CARD,
};

static const char *const civilizations[] = {
  "alchemists", "architects",    "the-chosen", "craftsmen",        "entertainers",
  "historians", "isolationists", "leaders",    "merrymakers",      "militants",
  "mystics",    "nomads",        "aliens",     "infiltrators",     "islanders",
  "recyclers",  "riverfolk",     "tinkerers",  "treasure-hunters", "utilitarians",
  "collectors", "gamblers",      "relentless", "renegades",        "urban-planners",
};

const WeftTypedNames weft_typed_own_cards[WEFT_N_CARD_KINDS] = {
  [WEFT_CARD_KIND_TAPESTRY] = { tapestry_cards, G_N_ELEMENTS (tapestry_cards) },
  [WEFT_CARD_KIND_CIVILIZATION] = { civilizations, G_N_ELEMENTS (civilizations) },
};

const char *
weft_typed_card_of (WeftMeaning meaning, WeftCardKind *kind)
{
  const char *name;

  if (meaning.sense != WEFT_SENSE_TAPESTRY_CARD && meaning.sense != WEFT_SENSE_CIVILIZATION_NAME)
    return NULL;
  *kind = meaning.sense == WEFT_SENSE_TAPESTRY_CARD ? WEFT_CARD_KIND_TAPESTRY
                                                    : WEFT_CARD_KIND_CIVILIZATION;
  name = weft_typed_own_cards[*kind].names[meaning.a];
  return g_str_equal (name, ANOTHER_CARD) ? WEFT_OTHER_CARD : name;
}

/* Whether @nick, or its name in either language, is what was said. */
static gboolean
is_called (const WeftTables *tables, WeftCardKind kind, const char *nick, const char *plain,
           const char *name)
{
  g_autofree char *words = weft_words_card (tables, kind, nick);

  return g_str_equal (nick, plain) || weft_typed_is_same (words, name);
}

char *
weft_typed_card_nick (const WeftTables *tables, WeftCardKind kind, const char *name)
{
  const WeftHumanTable *human = &tables->human;
  g_autofree char *shown = NULL;
  g_autofree char *plain = NULL;

  g_return_val_if_fail (tables != NULL && name != NULL, NULL);

  shown = g_strstrip (g_strdup (name));
  plain = g_strdelimit (g_utf8_strdown (shown, -1), " ", '-');
  for (guint i = 0; i < human->n_cards; i++)
    if (human->cards[i].kind == kind
        && is_called (tables, kind, human->cards[i].nick, plain, shown))
      return g_strdup (human->cards[i].nick);
  for (guint i = 0; i < human->n_civilizations && kind == WEFT_CARD_KIND_CIVILIZATION; i++)
    if (is_called (tables, kind, human->civilizations[i].nick, plain, shown))
      return g_strdup (human->civilizations[i].nick);
  return g_utf8_substring (plain, 0, MIN (g_utf8_strlen (plain, -1), WEFT_MAX_NAME));
}
