/* weft-language.h: the person's language
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Makes a program speak the language of the locale. WEFT_LOCALE_DIR names another folder of
 * translations, for running Weft without installing it. */
void weft_language_start (void);

G_END_DECLS
