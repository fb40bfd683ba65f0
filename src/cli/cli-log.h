/* cli-log.h: moves as lines of the log
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cli-sentences.h"

G_BEGIN_DECLS

/* One line for the log. (transfer full) */
char *cli_say_move (const CliSpeaker *speaker, const WeftMove *move, const char *note);

G_END_DECLS
