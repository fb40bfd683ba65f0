/* cli-prompts.c: where the game stands and what it waits for, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli-prompts.h"

#include <glib/gi18n.h>

#include "weft-legal.h"
#include "weft-typed.h"

/* What a human whose turn it is is asked. */
static char *
say_turn (const WeftVoice *voice, const WeftState *state)
{
  gboolean begun = state->took_income || state->advanced;
  const char *who = weft_words_player (voice, state->prompt.player);

  if (!weft_setup_is_solo (&state->setup))
    return g_strdup_printf (
        begun ? _ ("%s: what else? (“done” ends your turn)") : _ ("%s: what did you do?"), who);
  if (begun)
    return g_strdup (_ ("What else? (“done” ends your turn)"));
  return g_strdup (state->income_turns[WEFT_PLAYER_P1] > 0
                       ? _ ("What did you do?")
                       : _ ("Begin with an income turn: what did you do?"));
}

char *
cli_say_prompt (const WeftVoice *voice, const WeftState *state)
{
  g_autofree char *tracks = NULL;

  switch ((WeftPromptKind) state->prompt.kind)
    {
    case WEFT_PROMPT_TURN:
      return say_turn (voice, state);
    case WEFT_PROMPT_DEAL:
      return g_strdup (_ ("Deal two decision cards, left one first: which?"));
    case WEFT_PROMPT_ROLL:
      tracks = weft_words_tracks (state->prompt.tracks);
      /* Translators: names of tracks. */
      return g_strdup_printf (_ ("Roll the science die until it shows one of these: %s. Which?"),
                              tracks);
    case WEFT_PROMPT_REVEAL:
      return g_strdup (
          _ ("Turn over the top card of the progress deck, then shuffle it back: which?"));
    case WEFT_PROMPT_TRAP:
      return g_strdup (_ ("Discard one of the Automa’s tapestry cards at random. Is it a trap?"));
    case WEFT_PROMPT_HUMAN_TRAP:
      /* Translators: a hex. */
      return g_strdup_printf (_ ("Do you play a trap on %s?"),
                              voice->tables->hexes[state->prompt.hex].name);
    case WEFT_PROMPT_OVER:
    case WEFT_N_PROMPTS:
    default:
      return g_strdup (_ ("The game is over."));
    }
}

/* What is typed after the command. */
static void
append_object (GString *text, const WeftVoice *voice, const WeftState *state, const WeftMove *move)
{
  const gint8 *tokens = state->tokens[move->player][move->track];

  switch ((WeftMoveKind) move->kind)
    {
    case WEFT_MOVE_EXPLORE:
    case WEFT_MOVE_CONQUER:
      g_string_append_printf (text, " %s", voice->tables->hexes[move->hex].name);
      break;
    case WEFT_MOVE_ADVANCE:
    case WEFT_MOVE_REGRESS:
      g_string_append_printf (text, " %s", weft_typed_say (weft_track_nick (move->track)));
      if (tokens[0] >= 0 && tokens[1] >= 0)
        g_string_append_printf (text, " %s", _ ("(token 0 or 1)"));
      break;
    case WEFT_MOVE_SINGULARITY:
    case WEFT_MOVE_ROLL:
      g_string_append_printf (text, " %s", weft_typed_say (weft_track_nick (move->track)));
      break;
    case WEFT_MOVE_REVEAL:
      g_string_append_printf (text, " %d", move->cards[0]);
      break;
    default:
      break;
    }
}

/* The command, or what answers a question. */
static char *
command_words (guint8 kind)
{
  if (kind == WEFT_MOVE_ANSWER)
    return weft_typed_list (&weft_typed_answers);
  return g_strdup (weft_typed_command (kind));
}

char *
cli_say_possible (const WeftVoice *voice, const WeftState *state)
{
  g_autoptr (GArray) moves = weft_legal_moves (state, voice->tables);
  GString *text = g_string_new (NULL);
  int last = -1;

  if (state->prompt.kind == WEFT_PROMPT_DEAL)
    g_string_append_printf (text, "%s\n", _ ("two card numbers; “deck” shows which can come"));
  for (guint8 kind = 0; kind < WEFT_MOVE_TILES; kind++)
    for (guint i = 0; i < moves->len && kind != WEFT_MOVE_DEAL; i++)
      {
        const WeftMove *move = &g_array_index (moves, WeftMove, i);
        g_autofree char *command = NULL;

        if (move->kind != kind || move->token != WEFT_NONE)
          continue;
        command = command_words (kind);
        if (command == NULL) /* nothing that is typed */
          continue;
        if (last != kind)
          g_string_append_printf (text, "%s%s", last >= 0 ? "\n" : "", command);
        else if (kind == WEFT_MOVE_ANSWER)
          continue;
        last = kind;
        append_object (text, voice, state, move);
      }
  g_string_append_printf (text, "%s%s", last >= 0 ? "\n" : "",
                          weft_legal_can_fix (state)
                              ? _ ("and any time: vp, tiles, note, undo, fix")
                              : _ ("and any time: vp, tiles, note, undo"));
  return g_string_free (text, FALSE);
}

char *
cli_say_status (const WeftVoice *voice, const WeftState *state)
{
  GString *text = g_string_new (NULL);
  guint8 human = state->prompt.kind == WEFT_PROMPT_TURN ? state->prompt.player : WEFT_PLAYER_P1;
  gboolean solo = weft_setup_is_solo (&state->setup);

  if (solo)
    g_string_append_printf (text, _ ("Your turn · era %1$d, turn %2$d · Automa: era %3$d, %4$d VP"),
                            state->income_turns[human], state->turn,
                            state->income_turns[WEFT_PLAYER_AUTOMA], state->vp[WEFT_PLAYER_AUTOMA]);
  else
    /* Translators: a player. */
    g_string_append_printf (text, _ ("%1$s · era %2$d, turn %3$d"),
                            weft_words_player (voice, human), state->income_turns[human],
                            state->turn);
  if (state->vp[human] != WEFT_VP_UNKNOWN)
    {
      g_string_append (text, " · ");
      g_string_append_printf (text, _ ("%1$s: %2$d VP"), weft_words_player (voice, human),
                              state->vp[human]);
    }
  return g_string_free (text, FALSE);
}

/* Each player's victory points. */
static void
append_scores (GString *text, const WeftVoice *voice, const WeftState *state)
{
  for (guint player = 0; player < WEFT_PLAYER_SHADOW; player++)
    {
      if (!weft_setup_has_player (&state->setup, player))
        continue;
      g_string_append (text, "\n  ");
      if (state->vp[player] == WEFT_VP_UNKNOWN)
        /* Translators: a player whose victory points are not known; “vp” is a command. */
        g_string_append_printf (text, _ ("%s: ? VP (say them with “vp 123”)"),
                                weft_words_player (voice, player));
      else
        g_string_append_printf (text, _ ("%1$s: %2$d VP"), weft_words_player (voice, player),
                                state->vp[player]);
    }
  g_string_append_c (text, '\n');
}

/* What decides a tie. */
static const char *
tie_words (const WeftState *state)
{
  if (weft_state_tie_breaker (state) == WEFT_TIE_TALLEST_LANDMARK)
    return _ ("A tie: the tallest landmark in the capital city decides; else the victory is "
              "shared.");
  if (weft_setup_is_solo (&state->setup))
    return _ ("A tie: you have won if you have any resource left; else the victory is shared.");
  return _ ("A tie: who has more resources left has won; else the victory is shared.");
}

char *
cli_say_end (const WeftVoice *voice, const WeftState *state)
{
  GString *text = g_string_new (_ ("The game is over."));
  guint8 winner = weft_state_winner (state);

  append_scores (text, voice, state);
  if (winner == WEFT_NONE)
    g_string_append (text, _ ("Who has won follows when every score is known."));
  else if (winner == WEFT_WINNER_TIE)
    g_string_append (text, tie_words (state));
  else if (winner == WEFT_PLAYER_P1 && weft_setup_is_solo (&state->setup))
    g_string_append (text, _ ("You have won."));
  else
    /* Translators: a player. */
    g_string_append_printf (text, _ ("The winner: %s"), weft_words_player (voice, winner));
  return g_string_free (text, FALSE);
}
