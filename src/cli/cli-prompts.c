/* cli-prompts.c: where the game stands and what it waits for, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli-prompts.h"

#include "weft-legal.h"

char *
cli_say_prompt (const CliSpeaker *speaker, const WeftState *state)
{
  GString *text;

  switch ((WeftPromptKind) state->prompt.kind)
    {
    case WEFT_PROMPT_TURN:
      if (cli_is_solo (speaker))
        {
          if (state->took_income || state->advanced)
            return g_strdup ("What else? (done ends your turn)");
          return g_strdup (state->income_turns[WEFT_PLAYER_P1] > 0
                               ? "What did you do?"
                               : "Begin with an income turn: what did you do?");
        }
      return g_strdup_printf (state->took_income || state->advanced
                                  ? "%s: what else? (done ends your turn)"
                                  : "%s: what did you do?",
                              cli_player_word (speaker, state->prompt.player));
    case WEFT_PROMPT_DEAL:
      return g_strdup ("Deal two decision cards, left one first: which?");
    case WEFT_PROMPT_ROLL:
      text = g_string_new ("Roll the science die until it shows ");
      cli_append_tracks (text, state->prompt.tracks, " or ");
      g_string_append (text, ": which?");
      return g_string_free (text, FALSE);
    case WEFT_PROMPT_REVEAL:
      return g_strdup ("Turn over the top card of the progress deck, then shuffle it back: which?");
    case WEFT_PROMPT_TRAP:
      return g_strdup ("Discard one of the Automa's tapestry cards at random. Is it a trap?");
    case WEFT_PROMPT_HUMAN_TRAP:
      return g_strdup_printf ("Do you play a trap on %s?",
                              speaker->tables->hexes[state->prompt.hex].name);
    case WEFT_PROMPT_OVER:
    case WEFT_N_PROMPTS:
    default:
      return g_strdup ("The game is over.");
    }
}

/* What is typed for a kind of move. */
static const char *
command_word (guint8 kind)
{
  switch ((WeftMoveKind) kind)
    {
    case WEFT_MOVE_END_TURN:
      return "done";
    case WEFT_MOVE_TAKE_POOL:
      return "take";
    case WEFT_MOVE_ANSWER:
      return "yes, no";
    default:
      return weft_move_nick (kind);
    }
}

/* What is typed after the command. */
static void
append_object (GString *text, const CliSpeaker *speaker, const WeftState *state,
               const WeftMove *move)
{
  const gint8 *tokens = state->tokens[move->player][move->track];

  switch ((WeftMoveKind) move->kind)
    {
    case WEFT_MOVE_EXPLORE:
    case WEFT_MOVE_CONQUER:
      g_string_append_printf (text, " %s", speaker->tables->hexes[move->hex].name);
      break;
    case WEFT_MOVE_ADVANCE:
    case WEFT_MOVE_REGRESS:
      g_string_append_printf (text, " %s", weft_track_nick (move->track));
      if (tokens[0] >= 0 && tokens[1] >= 0)
        g_string_append (text, " (token 0 or 1)");
      break;
    case WEFT_MOVE_SINGULARITY:
    case WEFT_MOVE_ROLL:
      g_string_append_printf (text, " %s", weft_track_nick (move->track));
      break;
    case WEFT_MOVE_REVEAL:
      g_string_append_printf (text, " %d", move->cards[0]);
      break;
    default:
      break;
    }
}

char *
cli_say_possible (const CliSpeaker *speaker, const WeftState *state)
{
  g_autoptr (GArray) moves = weft_legal_moves (state, speaker->tables);
  GString *text = g_string_new (NULL);
  int last = -1;

  if (state->prompt.kind == WEFT_PROMPT_DEAL)
    g_string_append (text, "two card numbers; “deck” shows which can come\n");
  for (guint8 kind = 0; kind < WEFT_MOVE_TILES; kind++)
    for (guint i = 0; i < moves->len && kind != WEFT_MOVE_DEAL; i++)
      {
        const WeftMove *move = &g_array_index (moves, WeftMove, i);

        if (move->kind != kind || move->token != WEFT_NONE)
          continue;
        if (last != kind)
          g_string_append_printf (text, "%s%s", last >= 0 ? "\n" : "", command_word (kind));
        else if (kind == WEFT_MOVE_ANSWER)
          continue;
        last = kind;
        append_object (text, speaker, state, move);
      }
  g_string_append_printf (text, "%sand any time: vp, tiles, note, undo%s", last >= 0 ? "\n" : "",
                          weft_legal_can_fix (state) ? ", fix" : "");
  return g_string_free (text, FALSE);
}

/* A player's or a command's word of the record, as the companion says it. */
static gboolean
replace_word (const GMatchInfo *match, GString *text, gpointer data)
{
  const CliSpeaker *speaker = data;
  g_autofree char *word = g_match_info_fetch (match, 0);
  int player = weft_player_from_nick (word);

  if (player < 0)
    g_string_append (text, "done");
  else if (weft_player_is_human ((guint) player))
    g_string_append (text, weft_record_player_name (speaker->record, (WeftPlayer) player));
  else
    g_string_append (text, cli_player_word (speaker, (guint) player));
  return FALSE;
}

char *
cli_say_refusal (const CliSpeaker *speaker, const char *message)
{
  g_autoptr (GRegex) words = g_regex_new ("\\b(p[1-4]|automa|shadow|end-turn)\\b", 0, 0, NULL);
  char *text =
      g_regex_replace_eval (words, message, -1, 0, 0, replace_word, (gpointer) speaker, NULL);

  *text = g_ascii_toupper (*text);
  return text;
}

char *
cli_say_status (const CliSpeaker *speaker, const WeftState *state)
{
  GString *text = g_string_new (NULL);
  guint8 human = state->prompt.kind == WEFT_PROMPT_TURN ? state->prompt.player : WEFT_PLAYER_P1;

  if (!cli_is_solo (speaker))
    g_string_append_printf (text, "%s, ", weft_record_player_name (speaker->record, human));
  g_string_append_printf (text, "era %d, turn %d", state->income_turns[human], state->turn);
  if (cli_is_solo (speaker))
    g_string_append_printf (text, " · Automa: era %d, %d VP",
                            state->income_turns[WEFT_PLAYER_AUTOMA], state->vp[WEFT_PLAYER_AUTOMA]);
  if (state->vp[human] != WEFT_VP_UNKNOWN)
    g_string_append_printf (text, " · you: %d VP", state->vp[human]);
  return g_string_free (text, FALSE);
}

/* Each player's victory points. */
static void
append_scores (GString *text, const CliSpeaker *speaker, const WeftState *state)
{
  for (guint player = 0; player < WEFT_PLAYER_SHADOW; player++)
    {
      g_autofree char *who = NULL;

      if (!weft_setup_has_player (&state->setup, player))
        continue;
      who = cli_capital_player_word (speaker, player);
      if (state->vp[player] == WEFT_VP_UNKNOWN)
        g_string_append_printf (text, "  %-20s   ? VP (say it with “vp 123”)\n", who);
      else
        g_string_append_printf (text, "  %-20s %3d VP\n", who, state->vp[player]);
    }
}

char *
cli_say_end (const CliSpeaker *speaker, const WeftState *state)
{
  GString *text = g_string_new ("The game is over.\n");
  guint8 winner = weft_state_winner (state);
  g_autofree char *who = NULL;

  append_scores (text, speaker, state);
  if (winner == WEFT_NONE)
    g_string_append (text, "Who has won follows when every score is known.");
  else if (winner != WEFT_WINNER_TIE)
    {
      who = cli_capital_player_word (speaker, winner);
      g_string_append_printf (text, "%s %s won.", who,
                              winner == WEFT_PLAYER_P1 && cli_is_solo (speaker) ? "have" : "has");
    }
  else if (weft_setup_has_expansion (&state->setup, WEFT_EXPANSION_FANTASIES_AND_FUTURES))
    g_string_append (text, "A tie: the tallest landmark in the capital city decides; else the "
                           "victory is shared.");
  else if (cli_is_solo (speaker))
    g_string_append (text, "A tie: you have won if you have any resource left; else the victory "
                           "is shared.");
  else
    g_string_append (text, "A tie: who has more resources left has won; else the victory is "
                           "shared.");
  return g_string_free (text, FALSE);
}
