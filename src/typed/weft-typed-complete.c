/* weft-typed-complete.c: what can be typed next
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "weft-hand.h"
#include "weft-legal.h"
#include "weft-typed-commands.h"
#include "weft-typed-fix.h"
#include "weft-typed-split.h"
#include "weft-typed-tokens.h"
#include "weft-typed.h"

/* A line being completed. */
typedef struct
{
  const WeftVoice *voice;
  const WeftState *state;
  const WeftLexicon *own;
  char *start; /* the plain beginning of the word to complete */
  GStrvBuilder *matches;
} Completion;

static gboolean
is_possible (const Completion *completion, const WeftMove *move)
{
  return weft_legal_check (completion->state, completion->voice->tables, move, NULL);
}

static WeftMove
blank_move (const Completion *completion, WeftMoveKind kind)
{
  return (WeftMove){ .kind = (guint8) kind,
                     .player = weft_typed_human (completion->state),
                     .token = WEFT_NONE };
}

/* Offers a word that begins with what was typed: in the person's language, or in English when only
 * that does. */
static void
offer (Completion *completion, const char *name)
{
  const char *said = weft_lexicon_say (completion->own, name);
  g_autofree char *plain_said = weft_typed_plain (said);
  g_autofree char *plain_name = weft_typed_plain (name);

  if (g_str_has_prefix (plain_said, completion->start))
    g_strv_builder_add (completion->matches, said);
  else if (g_str_has_prefix (plain_name, completion->start))
    g_strv_builder_add (completion->matches, name);
}

static void
offer_names (Completion *completion, const WeftTypedNames *names)
{
  for (int i = 0; i < names->n; i++)
    offer (completion, names->names[i]);
}

static gboolean
can_be_on_track (const Completion *completion, WeftMoveKind kind, guint8 track)
{
  WeftMove move = blank_move (completion, kind);

  move.track = track;
  for (guint8 token = 0; token < WEFT_N_TOKENS; token++)
    {
      move.token = token;
      if ((kind == WEFT_MOVE_ADVANCE || kind == WEFT_MOVE_REGRESS)
          && is_possible (completion, &move))
        return TRUE;
    }
  move.token = WEFT_NONE;
  return is_possible (completion, &move);
}

static gboolean
can_be_on_hex (const Completion *completion, WeftMoveKind kind, guint8 hex)
{
  WeftMove move = blank_move (completion, kind);

  move.hex = hex;
  move.other = kind == WEFT_MOVE_PLACE;
  move.hexes[0] = hex;
  move.n_hexes = 1;
  return is_possible (completion, &move);
}

/* The kind of move a command makes, with those that can be typed but are no commands of their
 * own. */
static int
move_of (const WeftCommand *command)
{
  switch (command->sense)
    {
    case WEFT_SENSE_PUT:
      return WEFT_MOVE_PLACE;
    case WEFT_SENSE_REVOLUTION:
      return WEFT_MOVE_REVOLUTION;
    case WEFT_SENSE_AGE_OF_DISCOVERY:
      return WEFT_MOVE_AGE_OF_DISCOVERY;
    default:
      return command->move != WEFT_NONE ? command->move : -1;
    }
}

/* Whether a command that makes no move has a use in this game. */
static gboolean
is_of_use (const Completion *completion, WeftSense sense)
{
  const WeftState *state = completion->state;

  if (sense == WEFT_SENSE_CARD || sense == WEFT_SENSE_CIVILIZATION)
    return state->prompt.kind == WEFT_PROMPT_TURN;
  if (sense == WEFT_SENSE_MAP || sense == WEFT_SENSE_BOTS)
    return weft_setup_is_solo (&state->setup);
  return sense != WEFT_SENSE_TIE || (state->over && weft_state_winner (state) == WEFT_WINNER_TIE);
}

static gboolean
can_be_done (const Completion *completion, const WeftCommand *command)
{
  int kind = move_of (command);
  gboolean any = FALSE;

  if (kind < 0)
    return is_of_use (completion, command->sense);
  if (kind == WEFT_MOVE_FIX)
    return weft_legal_can_fix (completion->state);
  if (kind == WEFT_MOVE_DEAL)
    return completion->state->prompt.kind == WEFT_PROMPT_DEAL;
  if (kind == WEFT_MOVE_REVEAL)
    return completion->state->prompt.kind == WEFT_PROMPT_REVEAL;
  if (command->after != WEFT_AFTER_TRACK && command->after != WEFT_AFTER_HEX)
    {
      WeftMove move = blank_move (completion, (WeftMoveKind) kind);

      return is_possible (completion, &move);
    }
  for (guint8 track = 0; !any && command->after == WEFT_AFTER_TRACK && track < WEFT_N_TRACKS;
       track++)
    any = can_be_on_track (completion, (WeftMoveKind) kind, track);
  for (guint8 hex = 0; !any && command->after == WEFT_AFTER_HEX && hex < WEFT_N_HEXES; hex++)
    any = can_be_on_hex (completion, (WeftMoveKind) kind, hex);
  return any;
}

static void
offer_tracks (Completion *completion, int kind)
{
  for (guint8 track = 0; track < WEFT_N_TRACKS; track++)
    if (kind < 0 ? weft_setup_has_track (&completion->state->setup, track)
                 : can_be_on_track (completion, (WeftMoveKind) kind, track))
      offer (completion, weft_track_nick (track));
}

static void
offer_hexes (Completion *completion, int kind)
{
  for (guint8 hex = 0; hex < WEFT_N_HEXES; hex++)
    if (kind < 0 || can_be_on_hex (completion, (WeftMoveKind) kind, hex))
      offer (completion, completion->voice->tables->hexes[hex].name);
}

/* The cards that matter in this game, or the civilizations that can be gained in it. */
static void
offer_cards (Completion *completion, WeftCardKind kind)
{
  const WeftTables *tables = completion->voice->tables;
  const WeftSetup *setup = &completion->state->setup;
  g_autoptr (GPtrArray) cards = kind == WEFT_CARD_KIND_TAPESTRY
                                    ? weft_hand_tapestry_cards (tables, setup)
                                    : weft_hand_civilizations (tables, setup);

  for (guint i = 0; i < cards->len; i++)
    offer (completion, kind == WEFT_CARD_KIND_TAPESTRY
                           ? ((const WeftHumanCard *) g_ptr_array_index (cards, i))->nick
                           : ((const WeftDrawable *) g_ptr_array_index (cards, i))->nick);
}

/* What a line, or a part of it, can begin with. */
static void
offer_beginnings (Completion *completion)
{
  guint8 prompt = completion->state->prompt.kind;

  if (prompt == WEFT_PROMPT_ROLL)
    offer_tracks (completion, WEFT_MOVE_ROLL);
  if (prompt == WEFT_PROMPT_TRAP || prompt == WEFT_PROMPT_HUMAN_TRAP)
    offer_names (completion, &weft_typed_answers);
  for (guint i = 0; i < WEFT_N_COMMANDS; i++)
    if (weft_commands[i].sense != WEFT_SENSE_TRAP && can_be_done (completion, &weft_commands[i]))
      offer (completion, weft_commands[i].name);
}

static void
offer_players (Completion *completion)
{
  for (int i = 0; i < weft_typed_players.n; i++)
    if (i >= WEFT_N_PLAYERS || weft_setup_has_player (&completion->state->setup, (guint) i))
      offer (completion, weft_typed_players.names[i]);
}

/* The words after “fix”. */
static void
offer_fix (Completion *completion, const WeftTokens *tokens, guint fix)
{
  WeftSense kind = weft_tokens_sense (tokens, fix + 1);
  gboolean second = tokens->list->len == fix + 2;

  if (tokens->list->len == fix + 1)
    offer_names (completion, &weft_typed_fixes);
  else if (second && kind == WEFT_SENSE_HEX_WORD)
    offer_hexes (completion, -1);
  else if (second && kind == WEFT_SENSE_ACHIEVEMENT_WORD)
    offer_names (completion, &weft_typed_achievements);
  else
    {
      offer_players (completion);
      offer_tracks (completion, -1);
    }
}

/* The doing that the last part of the line begins with: its place, or -1 for none. */
static int
last_doing (const WeftTokens *tokens)
{
  for (guint i = tokens->list->len; i > 0; i--)
    {
      WeftSense sense = weft_tokens_sense (tokens, i - 1);

      if (sense == WEFT_SENSE_AND || sense == WEFT_SENSE_COMMA)
        return -1;
      if (weft_command_of (sense) != NULL)
        return (int) i - 1;
    }
  return -1;
}

static void
offer_next (Completion *completion, const WeftTokens *tokens)
{
  int at = last_doing (tokens);
  int fix = weft_tokens_find (tokens, WEFT_SENSE_FIX);
  guint last = tokens->list->len - 1;
  const WeftCommand *command;

  if (fix == 0)
    {
      offer_fix (completion, tokens, 0);
      return;
    }
  if (tokens->list->len == 0 || weft_tokens_sense (tokens, last) == WEFT_SENSE_AND
      || weft_tokens_sense (tokens, last) == WEFT_SENSE_COMMA)
    {
      offer_beginnings (completion);
      return;
    }
  command = at == (int) last ? weft_command_of (weft_tokens_sense (tokens, last)) : NULL;
  if (command == NULL)
    return;
  if (command->after == WEFT_AFTER_TRACK)
    offer_tracks (completion, move_of (command));
  else if (command->after == WEFT_AFTER_HEX)
    offer_hexes (completion, move_of (command));
  else if (command->after == WEFT_AFTER_CARD)
    offer_cards (completion, WEFT_CARD_KIND_TAPESTRY);
  else if (command->after == WEFT_AFTER_CIVILIZATION)
    offer_cards (completion, WEFT_CARD_KIND_CIVILIZATION);
  else if (command->after == WEFT_AFTER_TILES && weft_setup_is_solo (&completion->state->setup))
    offer_names (completion, &weft_typed_tiles);
}

char **
weft_typed_complete (const char *language, const char *line, const WeftVoice *voice,
                     const WeftState *state)
{
  g_autoptr (GStrvBuilder) matches = g_strv_builder_new ();
  Completion completion = { voice, state, weft_lexicon_get (language), NULL, matches };
  g_auto (WeftTokens) tokens = { 0 };
  g_autofree char *before = NULL;
  const char *start;

  if (!g_utf8_validate (line, -1, NULL))
    return g_strv_builder_end (matches);
  start = line + strlen (line);
  while (start > line && strchr (" \t,", start[-1]) == NULL)
    start--;
  before = g_strndup (line, (gsize) (start - line));
  completion.start = weft_typed_plain (start);
  weft_tokens_read (&tokens, before, completion.own, voice, state);
  offer_next (&completion, &tokens);
  g_free (completion.start);
  return g_strv_builder_end (matches);
}
