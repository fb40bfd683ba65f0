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

/* What is asked of the human whose turn it is; @plain and @by_name unless something else is nearer.
 */
static char *
say_turn (const WeftVoice *voice, const WeftState *state, const char *plain, const char *by_name)
{
  gboolean solo = weft_setup_is_solo (&state->setup);
  guint8 human = state->prompt.player;

  if (weft_state_has_begun_turn (state))
    {
      plain = _ ("What else did you do?");
      by_name = _ ("%s: what else did you do?");
    }
  else if (weft_state_begins_with_income (state, human))
    {
      plain = _ ("Begin with an income turn");
      by_name = _ ("%s: begin with an income turn");
    }
  return solo ? g_strdup (plain) : g_strdup_printf (by_name, weft_words_player (voice, human));
}

static WeftQuestion
ask_turn (const WeftVoice *voice, const WeftState *state)
{
  return (WeftQuestion){
    .question = say_turn (voice, state, _ ("What did you do?"), _ ("%s: what did you do?")),
  };
}

char *
weft_question_of_rows (const WeftVoice *voice, const WeftState *state)
{
  g_return_val_if_fail (voice != NULL && state != NULL, NULL);
  return say_turn (voice, state, _ ("Where did you advance?"), _ ("%s: where did you advance?"));
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
