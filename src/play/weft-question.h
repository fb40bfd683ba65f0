/* weft-question.h: what the game waits for, as a question to the person
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-words.h"

G_BEGIN_DECLS

/**
 * WeftQuestion:
 * @heading: (nullable): what it is about, in two or three words; static
 * @question: the question or request
 * @hint: (nullable): what helps to answer it
 * @yes: (nullable): the answer “yes” in full, where that is one; static
 * @no: (nullable): the same for “no”
 * @cards: how many card numbers it asks for
 * @tracks: the tracks it can be answered with
 *
 * Free with weft_question_clear().
 */
typedef struct
{
  const char *heading;
  char *question;
  char *hint;
  const char *yes;
  const char *no;
  guint cards;
  WeftTrackSet tracks;
} WeftQuestion;

/* The question for what @state waits for; when the game is over, one about the scores. */
WeftQuestion weft_question_ask (const WeftVoice *voice, const WeftState *state);

/* The question over rows of tracks, in a human's turn. (transfer full) */
char *weft_question_of_rows (const WeftVoice *voice, const WeftState *state);

void weft_question_clear (WeftQuestion *question);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (WeftQuestion, weft_question_clear)

G_END_DECLS
