/* weft-step.h: one thing the person does on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-event.h"
#include "weft-words.h"

G_BEGIN_DECLS

/* What the hand does: for the picture beside the words. */
typedef enum
{
  WEFT_ACT_READ, /* nothing is moved */
  WEFT_ACT_TOKEN,
  WEFT_ACT_TILE,
  WEFT_ACT_TILE_AWAY,
  WEFT_ACT_OUTPOST, /* upright or on its side, as the event says */
  WEFT_ACT_OUTPOST_AWAY,
  WEFT_ACT_TOPPLE,
  WEFT_ACT_RAISE,
  WEFT_ACT_LANDMARK,      /* to the event's owner */
  WEFT_ACT_LANDMARK_BACK, /* from the event's owner to the board */
  WEFT_ACT_LANDMARK_AWAY, /* out of the game */
  WEFT_ACT_ACHIEVEMENT,
  WEFT_ACT_ACHIEVEMENT_AWAY,
  WEFT_ACT_FAVORITE,
  WEFT_ACT_VP,
  WEFT_ACT_TAPESTRY,
  WEFT_ACT_TAPESTRY_AWAY,
  WEFT_ACT_REPLACE, /* the face-up cards */
  WEFT_ACT_POOL,
  WEFT_ACT_TRAILBLAZER,
  WEFT_ACT_TRAILBLAZER_AWAY,
  WEFT_ACT_CARDS, /* the real decision cards */
  WEFT_ACT_CHECK, /* the board is compared */
  WEFT_N_ACTS,
} WeftAct;

/**
 * WeftStep:
 * @act: a #WeftAct
 * @actor: whose pieces move, a #WeftPlayer
 * @heading: who does what, for the line above the sentence; static
 * @sentence: what to do, in the imperative
 * @brief: (nullable): the same in two words, “Military 3”; %NULL when nothing is moved
 * @lines: (array zero-terminated=1): what else belongs to it; nothing in them is moved
 * @n_before: how many of @lines tell what led to it
 * @why: the reasons, one a line; or %NULL
 * @rules: (array zero-terminated=1): the rules the reasons cite
 * @event: what the step tells; of a conquest also whether its outpost stands (`upright`)
 * @choice: the `choice` that led to it; its kind is %WEFT_N_EVENTS when there was none
 * @cards: the pair in force, 0 when there is none
 * @vp_from, @vp_to: where the Automa's VP token is before and after, the same when it stays
 * @income: the Automa's income turn it belongs to, 0 when none
 * @opens_income: whether the first of @lines says that an income turn begins
 * @shown: the table after the step
 * @check: whether the step only offers to compare the table with the app
 *
 * A step of a turn being told, or of going back.
 */
typedef struct
{
  guint8 act;
  guint8 actor;
  const char *heading;
  char *sentence;
  char *brief;
  char **lines;
  guint n_before;
  char *why;
  char **rules;
  WeftEvent event;
  WeftEvent choice;
  guint8 cards[2];
  int vp_from;
  int vp_to;
  guint8 income;
  gboolean opens_income;
  WeftState shown;
  gboolean check;
} WeftStep;

/* A step without words but the sentence, which is taken over. (transfer full) */
WeftStep *weft_step_new (WeftAct act, const WeftEvent *event, char *sentence);
void weft_step_free (WeftStep *step);

/* What the hand does because of an event of a turn. */
WeftAct weft_step_act (const WeftEvent *event);

/* “Military 3”, “outpost D4”: the event in two words, or %NULL. (transfer full) */
char *weft_step_brief (const WeftVoice *voice, const WeftEvent *event);

/* The same among those of a turn, with whose token it is: “A Military 3”. Or %NULL; (transfer full)
 */
char *weft_step_summary (const WeftStep *step);

/* What to do, as short as it can be read from afar: “Automa → Military 3”. (transfer full) */
char *weft_step_title (const WeftVoice *voice, const WeftStep *step);

/* What the title leaves out: “Walls”; or %NULL. (transfer full) */
char *weft_step_detail (const WeftVoice *voice, const WeftStep *step);

G_END_DECLS
