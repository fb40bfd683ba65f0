/* weft-choices.c: what is chosen for a new game, by name
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-choices.h"

#include <glib/gi18n.h>

const char *
weft_choices_favorite (WeftPlayer bot)
{
  return bot == WEFT_PLAYER_SHADOW ? _ ("The Shadow Empire’s favorite track")
                                   : _ ("The Automa’s favorite track");
}

const char *
weft_choices_first (void)
{
  return _ ("Who starts");
}

char *
weft_choices_mats (const WeftTables *tables, const guint8 mats[2])
{
  char *const *names = tables->human.mats;

  /* Translators: two mats of which one is kept. */
  return g_strdup_printf (_ ("Capital city mats: %1$s, %2$s"),
                          g_dpgettext2 (NULL, "capital city mat", names[mats[0]]),
                          g_dpgettext2 (NULL, "capital city mat", names[mats[1]]));
}

const char *
weft_choices_keep (void)
{
  return _ ("Which one do you keep?");
}
