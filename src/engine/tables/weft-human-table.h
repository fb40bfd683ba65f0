/* weft-human-table.h: the human's cards and civilizations that touch the bots (human-cards.json)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-rule.h"
#include "weft-terms.h"

G_BEGIN_DECLS

/**
 * WeftHumanCard:
 * @kind: a #WeftCardKind
 * @name: the printed name, in English
 * @nick: the name in lower case with hyphens, as records have it
 * @expansion: the #WeftExpansion it comes with, or %WEFT_NONE
 * @when: a #WeftCardTime, for tapestry cards; else %WEFT_NONE
 * @act: a #WeftCardAct: what there is to record or to say
 * @rule: the #WeftRule it follows, or %WEFT_RULE_NONE
 * @note: what it does, in short, in English
 *
 * A tapestry card or a civilization that does something the bots' side can see.
 */
typedef struct
{
  guint8 kind;
  char *name;
  char *nick;
  guint8 expansion;
  guint8 when;
  guint8 act;
  guint8 rule;
  char *note;
} WeftHumanCard;

/**
 * WeftDrawable:
 * @name: the printed name, in English
 * @nick: the name in lower case with hyphens, as records have it
 * @expansion: the #WeftExpansion it comes with, or %WEFT_NONE
 *
 * A civilization that humans can draw.
 */
typedef struct
{
  char *name;
  char *nick;
  guint8 expansion;
} WeftDrawable;

#define WEFT_N_MATS 6
#define WEFT_N_MAT_PAIRS 3

/**
 * WeftHumanTable:
 * @cards, @n_cards: what touches the bots, tapestry cards first
 * @civilizations, @n_civilizations: what can be drawn; those taken out of the game (S6) are not
 *   among them
 * @mats: the names of the capital city mats, by their printed number (index 0 unused)
 * @mat_pairs: the numbers of the mats that are two sides of one draw
 * @draws, @keeps: how many civilizations each human draws, and how many of them they keep
 */
typedef struct
{
  WeftHumanCard *cards;
  guint n_cards;
  WeftDrawable *civilizations;
  guint n_civilizations;
  char *mats[WEFT_N_MATS + 1];
  guint8 mat_pairs[WEFT_N_MAT_PAIRS][2];
  guint8 draws;
  guint8 keeps;
} WeftHumanTable;

G_END_DECLS
