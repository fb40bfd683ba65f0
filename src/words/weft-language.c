/* weft-language.c: the person's language
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-language.h"

#include <libintl.h>
#include <locale.h>

void
weft_language_start (void)
{
  const char *folder = g_getenv ("WEFT_LOCALE_DIR");

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, folder != NULL ? folder : LOCALE_DIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}
