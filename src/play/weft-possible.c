/* weft-possible.c: what is possible now, as it would be typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-possible.h"

#include <glib/gi18n.h>

#include "weft-legal-moves.h"
#include "weft-legal.h"
#include "weft-typed.h"

/* What follows the command, or stands alone where the game waits for an answer; NULL for nothing.
 */
static char *
object_words (const WeftVoice *voice, const WeftMove *move)
{
  switch ((WeftMoveKind) move->kind)
    {
    case WEFT_MOVE_EXPLORE:
    case WEFT_MOVE_CONQUER:
      return g_strdup (voice->tables->hexes[move->hex].name);
    case WEFT_MOVE_ADVANCE:
    case WEFT_MOVE_REGRESS:
      if (move->token != WEFT_NONE)
        return g_strdup_printf ("%s %u", weft_typed_say (weft_track_nick (move->track)),
                                move->token);
      return g_strdup (weft_typed_say (weft_track_nick (move->track)));
    case WEFT_MOVE_SINGULARITY:
    case WEFT_MOVE_ROLL:
      return g_strdup (weft_typed_say (weft_track_nick (move->track)));
    case WEFT_MOVE_REVEAL:
      return g_strdup_printf ("%u", move->cards[0]);
    case WEFT_MOVE_ANSWER:
      return g_strdup (weft_typed_say (weft_typed_answers.names[move->value ? 1 : 0]));
    case WEFT_MOVE_TILES:
      return g_strdup (weft_typed_say (weft_typed_tiles.names[move->value ? 1 : 0]));
    default:
      return NULL;
    }
}

static gboolean
is_answer (const WeftMove *move)
{
  return move->kind == WEFT_MOVE_ROLL || move->kind == WEFT_MOVE_REVEAL
         || move->kind == WEFT_MOVE_ANSWER;
}

static char *
move_words (const WeftVoice *voice, const WeftMove *move)
{
  g_autofree char *object = object_words (voice, move);

  if (is_answer (move))
    return g_steal_pointer (&object);
  if (object == NULL)
    return g_strdup (weft_typed_command (move->kind));
  return g_strdup_printf ("%s %s", weft_typed_command (move->kind), object);
}

/* Whether a move stands in the list: those with numbers to fill in and idle ones do not. */
static gboolean
is_listed (const WeftState *state, const WeftMove *move)
{
  switch ((WeftMoveKind) move->kind)
    {
    case WEFT_MOVE_INCOME:
    case WEFT_MOVE_ADVANCE:
    case WEFT_MOVE_REGRESS:
    case WEFT_MOVE_SINGULARITY:
    case WEFT_MOVE_EXPLORE:
    case WEFT_MOVE_CONQUER:
    case WEFT_MOVE_TAKE_POOL:
    case WEFT_MOVE_END_TURN:
    case WEFT_MOVE_ROLL:
    case WEFT_MOVE_REVEAL:
    case WEFT_MOVE_ANSWER:
      return TRUE;
    case WEFT_MOVE_TILES:
      return move->value != state->tiles;
    default:
      return FALSE;
    }
}

/* Whether a move names its token just where there are two to tell apart (P1). */
static gboolean
names_token_rightly (const WeftState *state, const WeftMove *move)
{
  const gint8 *tokens = state->tokens[move->player][move->track];
  gboolean two = tokens[0] != WEFT_NO_TOKEN && tokens[1] != WEFT_NO_TOKEN;

  if (move->kind != WEFT_MOVE_ADVANCE && move->kind != WEFT_MOVE_REGRESS)
    return TRUE;
  return two == (move->token != WEFT_NONE);
}

/* Kind by kind, as people look for them. */
static void
add_moves (GStrvBuilder *lines, const WeftVoice *voice, const WeftState *state)
{
  g_autoptr (GArray) moves = weft_legal_moves (state, voice->tables);

  for (guint kind = 0; kind < WEFT_N_MOVES; kind++)
    for (guint i = 0; i < moves->len; i++)
      {
        const WeftMove *move = &g_array_index (moves, WeftMove, i);
        g_autofree char *words = NULL;

        if (move->kind != kind || !is_listed (state, move) || !names_token_rightly (state, move))
          continue;
        words = move_words (voice, move);
        g_strv_builder_add (lines, words);
      }
}

char **
weft_possible_moves (const WeftVoice *voice, const WeftState *state)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();

  g_return_val_if_fail (voice != NULL && state != NULL, NULL);

  add_moves (lines, voice, state);
  return g_strv_builder_end (lines);
}

char **
weft_possible_answers (const WeftVoice *voice, const WeftState *state)
{
  g_autoptr (GStrvBuilder) answers = g_strv_builder_new ();
  g_autoptr (GArray) moves = NULL;

  g_return_val_if_fail (voice != NULL && state != NULL, NULL);

  moves = weft_legal_moves (state, voice->tables);
  for (guint i = 0; i < moves->len; i++)
    {
      const WeftMove *move = &g_array_index (moves, WeftMove, i);
      g_autofree char *words = is_answer (move) ? move_words (voice, move) : NULL;

      if (words != NULL)
        g_strv_builder_add (answers, words);
    }
  return g_strv_builder_end (answers);
}

/* A command with something to fill in. */
static void
add_open (GStrvBuilder *lines, const char *command)
{
  g_autofree char *line = g_strconcat (command, " ", NULL);

  g_strv_builder_add (lines, line);
}

char **
weft_possible_lines (const WeftVoice *voice, const WeftState *state)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();

  g_return_val_if_fail (voice != NULL && state != NULL, NULL);

  add_moves (lines, voice, state);
  g_strv_builder_add (lines, weft_typed_say ("undo"));
  g_strv_builder_add (lines, weft_typed_say ("redo"));
  add_open (lines, weft_typed_say ("note"));
  add_open (lines, weft_typed_say ("vp"));
  if (weft_legal_can_fix (state))
    add_open (lines, weft_typed_say ("fix"));
  g_strv_builder_add (lines, weft_typed_say ("why"));
  g_strv_builder_add (lines, weft_typed_say ("help"));
  return g_strv_builder_end (lines);
}
