/* cli-begin.h: the game that is played in the terminal: one kept, one in a file, or a new one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cli-choices.h"
#include "cli-command.h"
#include "weft-history.h"
#include "weft-record-file.h"

G_BEGIN_DECLS

/**
 * CliBeginOptions:
 * @choices: what a new game shall be
 * @seed: what shuffling follows from, or %NULL
 * @real_cards: whether the person deals and rolls
 * @asks: whether cards and civilizations are asked about, whoever types
 * @list: whether the games kept are only listed
 * @last: whether the unfinished game played last goes on
 *
 * What the command line of `play` asks for.
 */
typedef struct
{
  CliChoices choices;
  char *seed;
  gboolean real_cards;
  gboolean asks;
  gboolean list;
  gboolean last;
} CliBeginOptions;

/* Frees what the options hold. */
void cli_begin_options_clear (CliBeginOptions *options);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CliBeginOptions, cli_begin_options_clear)

/* Whether the file of the command line, %NULL for none, makes sense with the options; tells why
 * not. */
gboolean cli_begin_check_file (const CliBeginOptions *options, const char *path);

/**
 * cli_begin:
 * @named: (nullable): the file of the command line
 * @file: (out) (transfer full): where the game is kept
 * @history: (out) (transfer full): the game, or %NULL when the person wants none
 * @resumes: (out): whether it had begun
 *
 * Finds, opens or begins the game to play, asking for what is open; tells what is wrong.
 *
 * Returns: %CLI_GOOD, also when there is nothing to play
 */
CliStatus cli_begin (const WeftTables *tables, CliBeginOptions *options, const char *named,
                     WeftRecordFile **file, WeftHistory **history, gboolean *resumes);

G_END_DECLS
