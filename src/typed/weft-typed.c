/* weft-typed.c: what people type, understood
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-typed.h"

#include <glib/gi18n.h>
#include <string.h>

#include "weft-typed-fix.h"
#include "weft-typed-words.h"

typedef gboolean (*Reader) (char **words, const WeftState *state, const WeftTables *tables,
                            WeftTyped *input, GError **error);

/* What the words after a command may be, for completion. */
typedef enum
{
  AFTER_NOTHING,
  AFTER_TRACK,
  AFTER_HEX,
  AFTER_FIX,
  AFTER_TILES,
} After;

typedef struct
{
  const char *name;
  const char *letter; /* a short form of its own, where the beginning is not clear */
  WeftTypedKind kind;
  guint8 move;
  Reader read; /* what follows the command; NULL for nothing */
  guint8 most; /* how many words may follow it */
  After after;
} Command;

void
weft_typed_clear (WeftTyped *input)
{
  g_clear_pointer (&input->text, g_free);
}

static gboolean
read_track (char **words, const WeftState *state, const WeftTables *tables, WeftTyped *input,
            GError **error)
{
  (void) tables;
  input->move.player = weft_typed_human (state);
  return weft_typed_parse_track (words[0], &input->move.track, error);
}

/* A track, and which of two tokens (0 or 1) where a player has two there (P1). */
static gboolean
read_token (char **words, const WeftState *state, const WeftTables *tables, WeftTyped *input,
            GError **error)
{
  int token;

  if (!read_track (words, state, tables, input, error))
    return FALSE;
  if (words[1] == NULL)
    return TRUE;
  if (!weft_typed_parse_number (words[1], 0, WEFT_N_TOKENS - 1,
                                _ ("Say which token as a number from %1$d to %2$d."), &token,
                                error))
    return FALSE;
  input->move.token = (guint8) token;
  return TRUE;
}

static gboolean
read_hex (char **words, const WeftState *state, const WeftTables *tables, WeftTyped *input,
          GError **error)
{
  input->move.player = weft_typed_human (state);
  return weft_typed_parse_hex (words[0], tables, &input->move.hex, error);
}

static gboolean
read_vp (char **words, const WeftState *state, const WeftTables *tables, WeftTyped *input,
         GError **error)
{
  int vp;

  (void) tables;
  input->move.player = weft_typed_human (state);
  if (words[0] != NULL && words[1] != NULL
      && !weft_typed_parse_player (*words++, state, &input->move.player, error))
    return FALSE;
  if (!weft_typed_parse_number (words[0], 0, WEFT_MOST_VP,
                                _ ("Say your VP as a number from %1$d to %2$d."), &vp, error))
    return FALSE;
  input->move.number = (gint16) vp;
  return TRUE;
}

static gboolean
read_tiles (char **words, const WeftState *state, const WeftTables *tables, WeftTyped *input,
            GError **error)
{
  int found;

  (void) state;
  (void) tables;
  found = words[0] != NULL ? weft_typed_match (words[0], &weft_typed_tiles) : -1;
  if (found < 0)
    return weft_typed_misunderstood (error, _ ("Say “tiles none” or “tiles left”."));
  input->move.value = found == 1;
  return TRUE;
}

static gboolean
read_deal (char **words, const WeftState *state, const WeftTables *tables, WeftTyped *input,
           GError **error)
{
  (void) state;
  (void) tables;
  for (int i = 0; i < 2; i++)
    {
      int card;

      if (!weft_typed_parse_number (
              words[i], 1, WEFT_N_CARDS,
              _ ("Say both cards, the decision card first: numbers from %1$d to %2$d."), &card,
              error))
        return FALSE;
      input->move.cards[i] = (guint8) card;
    }
  return TRUE;
}

static gboolean
read_reveal (char **words, const WeftState *state, const WeftTables *tables, WeftTyped *input,
             GError **error)
{
  int card;

  (void) state;
  (void) tables;
  if (!weft_typed_parse_number (words[0], 1, WEFT_N_CARDS,
                                _ ("Say the card as a number from %1$d to %2$d."), &card, error))
    return FALSE;
  input->move.cards[0] = (guint8) card;
  return TRUE;
}

static gboolean
read_fix (char **words, const WeftState *state, const WeftTables *tables, WeftTyped *input,
          GError **error)
{
  return weft_typed_parse_fix (words, state, tables, &input->move, error);
}

static gboolean
read_steps (char **words, const WeftState *state, const WeftTables *tables, WeftTyped *input,
            GError **error)
{
  (void) state;
  (void) tables;
  input->number = 1;
  return words[0] == NULL
         || weft_typed_parse_number (words[0], 1, 9999,
                                     _ ("Say how many steps as a number from %1$d to %2$d."),
                                     &input->number, error);
}

static gboolean
read_line_number (char **words, const WeftState *state, const WeftTables *tables, WeftTyped *input,
                  GError **error)
{
  (void) state;
  (void) tables;
  return weft_typed_parse_number (words[0], 0, 9999,
                                  _ ("Say the line of the log as a number from %1$d to %2$d."),
                                  &input->number, error);
}

static const Command commands[] = {
  { NC_ ("command", "advance"), "a", WEFT_TYPED_MOVE, WEFT_MOVE_ADVANCE, read_token, 2,
    AFTER_TRACK },
  { NC_ ("command", "income"), "i", WEFT_TYPED_MOVE, WEFT_MOVE_INCOME, NULL, 0, AFTER_NOTHING },
  { NC_ ("command", "explore"), "e", WEFT_TYPED_MOVE, WEFT_MOVE_EXPLORE, read_hex, 1, AFTER_HEX },
  { NC_ ("command", "conquer"), "c", WEFT_TYPED_MOVE, WEFT_MOVE_CONQUER, read_hex, 1, AFTER_HEX },
  { NC_ ("command", "regress"), "r", WEFT_TYPED_MOVE, WEFT_MOVE_REGRESS, read_token, 2,
    AFTER_TRACK },
  { NC_ ("command", "singularity"), "s", WEFT_TYPED_MOVE, WEFT_MOVE_SINGULARITY, read_track, 1,
    AFTER_TRACK },
  { NC_ ("command", "pool"), "p", WEFT_TYPED_MOVE, WEFT_MOVE_TAKE_POOL, NULL, 0, AFTER_NOTHING },
  { NC_ ("command", "take-pool"), NULL, WEFT_TYPED_MOVE, WEFT_MOVE_TAKE_POOL, NULL, 0,
    AFTER_NOTHING },
  { NC_ ("command", "done"), "d", WEFT_TYPED_MOVE, WEFT_MOVE_END_TURN, NULL, 0, AFTER_NOTHING },
  { NC_ ("command", "end-turn"), NULL, WEFT_TYPED_MOVE, WEFT_MOVE_END_TURN, NULL, 0,
    AFTER_NOTHING },
  { NC_ ("command", "vp"), "v", WEFT_TYPED_MOVE, WEFT_MOVE_VP, read_vp, 2, AFTER_NOTHING },
  { NC_ ("command", "tiles"), NULL, WEFT_TYPED_MOVE, WEFT_MOVE_TILES, read_tiles, 1, AFTER_TILES },
  { NC_ ("command", "fix"), "f", WEFT_TYPED_MOVE, WEFT_MOVE_FIX, read_fix, 5, AFTER_FIX },
  { NC_ ("command", "note"), NULL, WEFT_TYPED_MOVE, WEFT_MOVE_NOTE, NULL, G_MAXUINT8,
    AFTER_NOTHING },
  { NC_ ("command", "deal"), NULL, WEFT_TYPED_MOVE, WEFT_MOVE_DEAL, read_deal, 2, AFTER_NOTHING },
  { NC_ ("command", "roll"), NULL, WEFT_TYPED_MOVE, WEFT_MOVE_ROLL, read_track, 1, AFTER_TRACK },
  { NC_ ("command", "reveal"), NULL, WEFT_TYPED_MOVE, WEFT_MOVE_REVEAL, read_reveal, 1,
    AFTER_NOTHING },
  { NC_ ("command", "undo"), "u", WEFT_TYPED_UNDO, 0, read_steps, 1, AFTER_NOTHING },
  { NC_ ("command", "redo"), NULL, WEFT_TYPED_REDO, 0, read_steps, 1, AFTER_NOTHING },
  { NC_ ("command", "back"), NULL, WEFT_TYPED_BACK, 0, read_line_number, 1, AFTER_NOTHING },
  { NC_ ("command", "why"), "w", WEFT_TYPED_WHY, 0, NULL, 0, AFTER_NOTHING },
  { NC_ ("command", "tracks"), "t", WEFT_TYPED_TRACKS, 0, NULL, 0, AFTER_NOTHING },
  { NC_ ("command", "map"), "m", WEFT_TYPED_MAP, 0, NULL, 0, AFTER_NOTHING },
  { NC_ ("command", "bots"), "b", WEFT_TYPED_BOTS, 0, NULL, 0, AFTER_NOTHING },
  { NC_ ("command", "deck"), NULL, WEFT_TYPED_DECK, 0, NULL, 0, AFTER_NOTHING },
  { NC_ ("command", "odds"), "o", WEFT_TYPED_ODDS, 0, NULL, 0, AFTER_NOTHING },
  { NC_ ("command", "log"), "l", WEFT_TYPED_LOG, 0, NULL, 0, AFTER_NOTHING },
  { NC_ ("command", "setup"), NULL, WEFT_TYPED_SETUP, 0, NULL, 0, AFTER_NOTHING },
  { NC_ ("command", "legal"), "?", WEFT_TYPED_POSSIBLE, 0, NULL, 0, AFTER_NOTHING },
  { NC_ ("command", "possible"), NULL, WEFT_TYPED_POSSIBLE, 0, NULL, 0, AFTER_NOTHING },
  { NC_ ("command", "help"), "h", WEFT_TYPED_HELP, 0, NULL, 0, AFTER_NOTHING },
  { NC_ ("command", "quit"), "q", WEFT_TYPED_QUIT, 0, NULL, 0, AFTER_NOTHING },
};

/* What a command is called in the person's language. */
static const char *
translate (const Command *command)
{
  return g_dpgettext2 (NULL, "command", command->name);
}

static gboolean
is_exactly (const Command *command, const char *word)
{
  const char *translated = translate (command);

  return g_ascii_strcasecmp (command->name, word) == 0
         || (command->letter != NULL && g_ascii_strcasecmp (command->letter, word) == 0)
         || weft_typed_is_same (translated, word);
}

const char *
weft_typed_command (WeftMoveKind kind)
{
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (commands[i].kind == WEFT_TYPED_MOVE && commands[i].move == kind)
      return translate (&commands[i]);
  return NULL;
}

/* Different names may mean the same. */
static gboolean
is_alike (const Command *one, const Command *other)
{
  return one->kind == other->kind && one->move == other->move;
}

/* The command a word means: its letter, its name, or a beginning that is clear. */
static const Command *
find_command (const char *word)
{
  const Command *found = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (is_exactly (&commands[i], word))
      return &commands[i];
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (weft_typed_begins (commands[i].name, word)
        || weft_typed_begins (translate (&commands[i]), word))
      {
        if (found != NULL && !is_alike (found, &commands[i]))
          return NULL;
        found = &commands[i];
      }
  return found;
}

/* Lines without a command, where the game waits for something certain. */
static gboolean
parse_answer (char **words, const WeftState *state, const WeftTables *tables, WeftTyped *input,
              gboolean *matched, GError **error)
{
  WeftMove *move = &input->move;
  int answer;

  *matched = TRUE;
  input->kind = WEFT_TYPED_MOVE;
  switch ((WeftPromptKind) state->prompt.kind)
    {
    case WEFT_PROMPT_DEAL:
      move->kind = WEFT_MOVE_DEAL;
      if (g_ascii_isdigit (words[0][0]))
        return g_strv_length (words) > 2 ? weft_typed_too_much (words[2], error)
                                         : read_deal (words, state, tables, input, error);
      break;
    case WEFT_PROMPT_REVEAL:
      move->kind = WEFT_MOVE_REVEAL;
      if (g_ascii_isdigit (words[0][0]))
        return words[1] != NULL ? weft_typed_too_much (words[1], error)
                                : read_reveal (words, state, tables, input, error);
      break;
    case WEFT_PROMPT_ROLL:
      move->kind = WEFT_MOVE_ROLL;
      if (words[1] == NULL && weft_typed_match (words[0], &weft_typed_tracks) >= 0
          && strlen (words[0]) > 1)
        return weft_typed_parse_track (words[0], &move->track, error);
      break;
    case WEFT_PROMPT_TRAP:
    case WEFT_PROMPT_HUMAN_TRAP:
      move->kind = WEFT_MOVE_ANSWER;
      answer = weft_typed_match (words[0], &weft_typed_answers);
      move->value = answer == 1;
      if (words[1] == NULL && answer >= 0)
        return TRUE;
      break;
    default:
      break;
    }
  *matched = FALSE;
  return TRUE;
}

char **
weft_typed_split (const char *line)
{
  g_auto (GStrv) parts = g_strsplit_set (line, " \t,", -1);
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();

  for (char **part = parts; *part != NULL; part++)
    if (**part != '\0')
      g_strv_builder_add (words, *part);
  return g_strv_builder_end (words);
}

static gboolean
parse_command (const Command *command, const char *line, char **words, const WeftState *state,
               const WeftTables *tables, WeftTyped *input, GError **error)
{
  input->kind = command->kind;
  input->move.kind = command->move;
  input->move.player = weft_typed_human (state);
  if (command->kind == WEFT_TYPED_MOVE && command->move == WEFT_MOVE_NOTE)
    {
      const char *text = strpbrk (line + strspn (line, " \t,"), " \t,");

      input->text = g_strstrip (g_strdup (text != NULL ? text : ""));
      return *input->text != '\0'
             || weft_typed_misunderstood (error, _ ("Say “note” and then its text."));
    }
  if (g_strv_length (words) > command->most)
    return weft_typed_too_much (words[command->most], error);
  return command->read == NULL || command->read (words, state, tables, input, error);
}

/* A word that begins no command: says what the game waits for, or where the commands
 * are. */
static gboolean
no_command (const char *word, const WeftState *state, GError **error)
{
  g_autofree char *quote = weft_typed_quote (word);

  switch ((WeftPromptKind) state->prompt.kind)
    {
    case WEFT_PROMPT_DEAL:
      return weft_typed_misunderstood (
          error, _ ("%s is no answer: type both cards, such as “3 12”."), quote);
    case WEFT_PROMPT_REVEAL:
      return weft_typed_misunderstood (error, _ ("%s is no answer: type the card, such as “12”."),
                                       quote);
    case WEFT_PROMPT_ROLL:
      return weft_typed_misunderstood (error, _ ("%s is no answer: type the track the die shows."),
                                       quote);
    case WEFT_PROMPT_TRAP:
    case WEFT_PROMPT_HUMAN_TRAP:
      return weft_typed_misunderstood (error, _ ("%s is no answer: type yes or no."), quote);
    case WEFT_PROMPT_TURN:
    case WEFT_PROMPT_OVER:
    case WEFT_N_PROMPTS:
    default:
      return weft_typed_misunderstood (error, _ ("%s is no command: “help” lists them."), quote);
    }
}

gboolean
weft_typed_parse (const char *line, const WeftState *state, const WeftTables *tables,
                  WeftTyped *input, GError **error)
{
  g_auto (GStrv) words = weft_typed_split (line);
  const Command *command;
  gboolean matched;

  *input = (WeftTyped){ .kind = WEFT_TYPED_NOTHING, .move = { .token = WEFT_NONE } };
  if (words[0] == NULL)
    return TRUE;
  if (!g_utf8_validate (line, -1, NULL))
    return weft_typed_misunderstood (error, _ ("This is not UTF-8 text."));
  if (!parse_answer (words, state, tables, input, &matched, error))
    return FALSE;
  if (matched)
    return TRUE;
  input->move = (WeftMove){ .token = WEFT_NONE };
  command = find_command (words[0]);
  if (command != NULL)
    return parse_command (command, line, words + 1, state, tables, input, error);
  return no_command (words[0], state, error);
}

static void
add_commands (GStrvBuilder *matches, const char *start)
{
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      const char *translated = translate (&commands[i]);

      if (weft_typed_begins (translated, start))
        g_strv_builder_add (matches, translated);
      else if (weft_typed_begins (commands[i].name, start))
        g_strv_builder_add (matches, commands[i].name);
    }
}

static void
add_hexes (GStrvBuilder *matches, const WeftTables *tables, const char *start)
{
  for (int hex = 0; hex < WEFT_N_HEXES; hex++)
    if (weft_typed_begins (tables->hexes[hex].name, start))
      g_strv_builder_add (matches, tables->hexes[hex].name);
}

/* The words after “fix” and what is fixed. */
static void
add_fix_matches (GStrvBuilder *matches, char **words, guint n, const WeftTables *tables,
                 const char *start)
{
  if (n == 1)
    weft_typed_add_matches (matches, &weft_typed_fixes, start);
  else if (n == 2 && weft_typed_means ("hex", words[1]))
    add_hexes (matches, tables, start);
  else if (n == 2 && weft_typed_means ("achievement", words[1]))
    weft_typed_add_matches (matches, &weft_typed_achievements, start);
  else
    {
      weft_typed_add_matches (matches, &weft_typed_players, start);
      weft_typed_add_matches (matches, &weft_typed_tracks, start);
    }
}

char **
weft_typed_complete (const char *line, const WeftState *state, const WeftTables *tables)
{
  g_auto (GStrv) words = weft_typed_split (line);
  g_autoptr (GStrvBuilder) matches = g_strv_builder_new ();
  guint n = g_strv_length (words); /* words before the one being completed */
  const char *start = "";
  const Command *command;

  if (n > 0 && strchr (" \t", line[strlen (line) - 1]) == NULL)
    start = words[--n];
  command = n > 0 ? find_command (words[0]) : NULL;
  if (n == 0)
    {
      if (state->prompt.kind == WEFT_PROMPT_ROLL)
        weft_typed_add_matches (matches, &weft_typed_tracks, start);
      add_commands (matches, start);
    }
  else if (command != NULL && command->after == AFTER_TRACK && n == 1)
    weft_typed_add_matches (matches, &weft_typed_tracks, start);
  else if (command != NULL && command->after == AFTER_HEX && n == 1)
    add_hexes (matches, tables, start);
  else if (command != NULL && command->after == AFTER_TILES && n == 1)
    weft_typed_add_matches (matches, &weft_typed_tiles, start);
  else if (command != NULL && command->after == AFTER_FIX)
    add_fix_matches (matches, words, n, tables, start);
  return g_strv_builder_end (matches);
}
