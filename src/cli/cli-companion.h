/* cli-companion.h: a game at the terminal: doing what a line asks for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cli-offers.h"
#include "weft-game.h"

G_BEGIN_DECLS

/**
 * CliCompanion:
 * @refused: whether any line was not understood or not possible
 * @unsaved: whether the last save failed
 * @warned: whether it was said that leaving now loses something
 * @turn: the bots' turn told last, by the move that began it
 * @told: and how many of its steps
 *
 * A game at the terminal.
 */
typedef struct
{
  WeftGame *game;
  gboolean refused;
  gboolean unsaved;
  gboolean warned;
  int turn;
  guint told;
  CliOffers offers;
} CliCompanion;

void cli_companion_clear (CliCompanion *companion);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CliCompanion, cli_companion_clear)

/* Tells the steps of the bots' turn that are new since the last time. */
void cli_companion_tell_new_steps (CliCompanion *companion);

void cli_companion_print_lines (char **lines);

/* Does what a line asks for; %FALSE when it asks to stop. */
gboolean cli_companion_obey (CliCompanion *companion, const char *line);

G_END_DECLS
