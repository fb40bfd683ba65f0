/* weft-typed-cards.c: the names of the person's cards and civilizations
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-typed-cards.h"

#include "weft-typed-words.h"
#include "weft-words.h"

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
