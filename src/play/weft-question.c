/* weft-question.c: what the game waits for, as a question to the person
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-question.h"

#include <glib/gi18n.h>

#include "weft-standing.h"

void
weft_question_clear (WeftQuestion *question)
{
  g_clear_pointer (&question->question, g_free);
  g_clear_pointer (&question->hint, g_free);
}

/* What the human whose turn it is has done, or done besides. */
static WeftQuestion
ask_turn (const WeftVoice *voice, const WeftState *state)
{
  gboolean begun = state->took_income || state->advanced;
  const char *who = weft_words_player (voice, state->prompt.player);
  WeftQuestion question = { 0 };

  if (!weft_setup_is_solo (&state->setup))
    question.question =
        g_strdup_printf (begun ? _ ("%s: what else did you do?") : _ ("%s: what did you do?"), who);
  else if (begun)
    question.question = g_strdup (_ ("What else did you do?"));
  else
    question.question =
        g_strdup (state->income_turns[WEFT_PLAYER_P1] == 0 ? _ ("Begin with an income turn")
                                                           : _ ("What did you do?"));
  return question;
}

/* The cards turned over in the attack so far. */
static int
count_answers (const WeftRecord *record)
{
  int n = 0;

  for (guint i = weft_record_n_moves (record);
       i > 0 && weft_record_move (record, i - 1)->kind != WEFT_MOVE_CONQUER; i--)
    n += weft_record_move (record, i - 1)->kind == WEFT_MOVE_ANSWER;
  return n;
}

/* Asked once for each card (D1): the words tell one from the next. */
static WeftQuestion
ask_trap (const WeftVoice *voice, const WeftState *state)
{
  int turned = count_answers (voice->record);

  return (WeftQuestion){
    .heading = _ ("You attack the Automa"),
    .question = g_strdup (
        turned == 0 ? _ ("Discard one of the Automa’s tapestry cards at random. Is it a trap?")
                    : _ ("Discard the next tapestry card at random. Is it a trap?")),
    /* Translators: the number of a card, how many there are. */
    .hint = g_strdup_printf (_ ("Card %1$d of %2$d beside the Automa’s mat."), turned + 1,
                             turned + state->tapestry),
    .yes = _ ("Yes, a trap"),
    .no = _ ("No trap"),
  };
}

static WeftQuestion
ask_human_trap (const WeftVoice *voice, const WeftState *state)
{
  return (WeftQuestion){
    .heading = _ ("The Automa attacks you"),
    .question = g_strdup_printf (_ ("Do you play a trap on %s?"),
                                 voice->tables->hexes[state->prompt.hex].name),
    .hint = g_strdup (_ ("Without a trap its outpost stands there and yours is toppled.")),
    .yes = _ ("Yes, I play a trap"),
    .no = _ ("No trap"),
  };
}

static WeftQuestion
ask_roll (const WeftState *state)
{
  gboolean all = state->prompt.tracks == state->setup.tracks;

  return (WeftQuestion){
    .heading = _ ("Real dice"),
    .question = g_strdup (_ ("Roll the science die. What does it show?")),
    .hint = all ? NULL : g_strdup (_ ("Roll until one of these comes up.")),
    .tracks = state->prompt.tracks,
  };
}

WeftQuestion
weft_question_ask (const WeftVoice *voice, const WeftState *state)
{
  g_return_val_if_fail (voice != NULL && state != NULL, (WeftQuestion){ 0 });

  switch ((WeftPromptKind) state->prompt.kind)
    {
    case WEFT_PROMPT_TURN:
      return ask_turn (voice, state);
    case WEFT_PROMPT_DEAL:
      return (WeftQuestion){ .heading = _ ("Real cards"),
                             .question = g_strdup (_ ("Deal two decision cards, left one first")),
                             .hint = g_strdup (_ ("Type the numbers printed on them.")),
                             .cards = 2 };
    case WEFT_PROMPT_REVEAL:
      return (WeftQuestion){
        .heading = _ ("Real cards"),
        .question = g_strdup (_ ("Turn over the top card of the progress deck")),
        .hint = g_strdup (_ ("Type its number. Then shuffle it back into the progress deck.")),
        .cards = 1
      };
    case WEFT_PROMPT_ROLL:
      return ask_roll (state);
    case WEFT_PROMPT_TRAP:
      return ask_trap (voice, state);
    case WEFT_PROMPT_HUMAN_TRAP:
      return ask_human_trap (voice, state);
    case WEFT_PROMPT_OVER:
    case WEFT_N_PROMPTS:
    default:
      return (WeftQuestion){ .heading = _ ("The game is over"),
                             .question = weft_standing_verdict (voice, state) };
    }
}
