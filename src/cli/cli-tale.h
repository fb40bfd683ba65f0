/* cli-tale.h: a whole game told at the terminal, or written to a file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-tale.h"

G_BEGIN_DECLS

/* Tells the whole game; @numbered: with the numbers of the moves, as “back” takes them. */
void cli_tale_print (const WeftVoice *voice, const WeftHistory *history, gboolean numbered);

/* Tells one turn, counted from 1. */
void cli_tale_print_turn (const WeftVoice *voice, const WeftHistory *history, guint number);

/**
 * cli_tale_write:
 * @path: a file; one that is there already is not written over
 *
 * Writes the whole game as Markdown.
 *
 * Returns: %FALSE with an error of %G_FILE_ERROR, in the person's words
 */
gboolean cli_tale_write (const WeftVoice *voice, const WeftHistory *history, const char *path,
                         GError **error);

G_END_DECLS
