/* weft-errors.h: what is wrong with a file, a record or a setup, in plain words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * weft_errors_words:
 * @error: any error of the engine, or one whose message is in the person's language already
 *
 * Names of members of a record stay as they are.
 *
 * Returns: (transfer full): one line that says what is wrong and where
 */
char *weft_errors_words (const GError *error);

/**
 * weft_errors_plain:
 * @error: why a file cannot be opened as a game
 *
 * Returns: what that means to somebody who knows nothing of what is in the file, and what to do
 */
const char *weft_errors_plain (const GError *error);

G_END_DECLS
