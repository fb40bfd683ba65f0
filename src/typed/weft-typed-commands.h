/* weft-typed-commands.h: the commands, which can be typed by any clear beginning
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-terms.h"
#include "weft-typed-senses.h"

G_BEGIN_DECLS

/* What the words after a command may be. */
typedef enum
{
  WEFT_AFTER_NOTHING,
  WEFT_AFTER_TRACK,
  WEFT_AFTER_HEX,
  WEFT_AFTER_NUMBER,
  WEFT_AFTER_TILES,
  WEFT_AFTER_FIX,
  WEFT_AFTER_TEXT,
  WEFT_AFTER_CARD,
  WEFT_AFTER_CIVILIZATION,
} WeftAfter;

/**
 * WeftCommand:
 * @name: in English; the tables of words have what it is called in other languages
 * @move: the #WeftMoveKind it makes, or %WEFT_NONE
 */
typedef struct
{
  const char *name;
  WeftSense sense;
  guint8 move;
  WeftAfter after;
} WeftCommand;

#define WEFT_N_COMMANDS 40
extern const WeftCommand weft_commands[WEFT_N_COMMANDS];

/* The command with the sense, or %NULL. */
const WeftCommand *weft_command_of (WeftSense sense);

G_END_DECLS
