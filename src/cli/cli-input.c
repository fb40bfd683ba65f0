/* cli-input.c: what people type, understood
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli-input.h"

#include <string.h>

#include "cli-fix.h"
#include "cli-words.h"

typedef gboolean (*Reader) (char **words, const WeftState *state, const WeftTables *tables,
                            CliInput *input, GError **error);

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
  CliInputKind kind;
  guint8 move;
  Reader read; /* what follows the command; NULL for nothing */
  guint8 most; /* how many words may follow it */
  After after;
} Command;

static const char help_text[] =
    "Your turn\n"
    "  advance TRACK, a TRACK    you advanced on a track (for every cause); with two\n"
    "                            tokens there add which: a mil 1 (see “tracks”)\n"
    "  income, i                 you took an income turn\n"
    "  explore HEX, e HEX        you explored a hex\n"
    "  conquer HEX, c HEX        you conquered a hex\n"
    "  regress TRACK, r TRACK    your token went back a space\n"
    "  singularity TRACK         AI Singularity: the token starts again on a track\n"
    "  take, pool, p             you took an item from the pool\n"
    "  done, end, d              end your turn: the bots take theirs\n"
    "Any time\n"
    "  vp 87                     note your victory points\n"
    "  tiles none, tiles left    there are no more territory tiles, or some\n"
    "  note TEXT                 put a note into the log\n"
    "  undo, u  redo  back 12    take back, redo, go back to line 12 of the log\n"
    "  fix …                     correct what differs from the table:\n"
    "    fix track automa science 4      fix favorite shadow arts\n"
    "    fix hex C4 automa shadow-toppled   fix hex C3 empty   fix hex C3 tile\n"
    "    fix landmark science 2 automa   fix achievement middle-island 1 none\n"
    "    fix vp 40   fix tapestry 3   fix pool 2   fix era you 2\n"
    "Look\n"
    "  why, w                    why the bots did what they did\n"
    "  tracks, t   map, m   bots, b   deck   odds, o   log, l   setup\n"
    "  legal, ?                  what is possible now\n"
    "  quit, q                   stop; the game is saved after every move\n"
    "With real cards and dice, type what comes: 3 12, or military.\n"
    "Tracks, commands and players may be shortened: a ex, con d4.\n";

const char *
cli_input_help (void)
{
  return help_text;
}

void
cli_input_clear (CliInput *input)
{
  g_clear_pointer (&input->text, g_free);
}

static gboolean
read_track (char **words, const WeftState *state, const WeftTables *tables, CliInput *input,
            GError **error)
{
  (void) tables;
  input->move.player = cli_default_human (state);
  return cli_parse_track (words[0], &input->move.track, error);
}

/* A track, and which of two tokens (0 or 1) where a player has two there (P1). */
static gboolean
read_token (char **words, const WeftState *state, const WeftTables *tables, CliInput *input,
            GError **error)
{
  int token;

  if (!read_track (words, state, tables, input, error))
    return FALSE;
  if (words[1] == NULL)
    return TRUE;
  if (!cli_parse_number (words[1], 0, WEFT_N_TOKENS - 1, "which token", &token, error))
    return FALSE;
  input->move.token = (guint8) token;
  return TRUE;
}

static gboolean
read_hex (char **words, const WeftState *state, const WeftTables *tables, CliInput *input,
          GError **error)
{
  input->move.player = cli_default_human (state);
  return cli_parse_hex (words[0], tables, &input->move.hex, error);
}

static gboolean
read_vp (char **words, const WeftState *state, const WeftTables *tables, CliInput *input,
         GError **error)
{
  int vp;

  (void) tables;
  input->move.player = cli_default_human (state);
  if (words[0] != NULL && words[1] != NULL
      && !cli_parse_player (*words++, state, &input->move.player, error))
    return FALSE;
  if (!cli_parse_number (words[0], 0, WEFT_MOST_VP, "your victory points", &vp, error))
    return FALSE;
  input->move.number = (gint16) vp;
  return TRUE;
}

static gboolean
read_tiles (char **words, const WeftState *state, const WeftTables *tables, CliInput *input,
            GError **error)
{
  (void) state;
  (void) tables;
  if (words[0] == NULL || (!cli_begins ("none", words[0]) && !cli_begins ("left", words[0])))
    return cli_misunderstood (error, "Say “tiles none” or “tiles left”.");
  input->move.value = cli_begins ("left", words[0]);
  return TRUE;
}

static gboolean
read_deal (char **words, const WeftState *state, const WeftTables *tables, CliInput *input,
           GError **error)
{
  (void) state;
  (void) tables;
  for (int i = 0; i < 2; i++)
    {
      int card;

      if (!cli_parse_number (words[i], 1, WEFT_N_CARDS, "both cards, the decision card first,",
                             &card, error))
        return FALSE;
      input->move.cards[i] = (guint8) card;
    }
  return TRUE;
}

static gboolean
read_reveal (char **words, const WeftState *state, const WeftTables *tables, CliInput *input,
             GError **error)
{
  int card;

  (void) state;
  (void) tables;
  if (!cli_parse_number (words[0], 1, WEFT_N_CARDS, "the card", &card, error))
    return FALSE;
  input->move.cards[0] = (guint8) card;
  return TRUE;
}

static gboolean
read_fix (char **words, const WeftState *state, const WeftTables *tables, CliInput *input,
          GError **error)
{
  return cli_parse_fix (words, state, tables, &input->move, error);
}

static gboolean
read_steps (char **words, const WeftState *state, const WeftTables *tables, CliInput *input,
            GError **error)
{
  (void) state;
  (void) tables;
  input->number = 1;
  return words[0] == NULL
         || cli_parse_number (words[0], 1, 9999, "how many steps", &input->number, error);
}

static gboolean
read_line_number (char **words, const WeftState *state, const WeftTables *tables, CliInput *input,
                  GError **error)
{
  (void) state;
  (void) tables;
  return cli_parse_number (words[0], 0, 9999, "the line of the log", &input->number, error);
}

static const Command commands[] = {
  { "advance", "a", CLI_INPUT_MOVE, WEFT_MOVE_ADVANCE, read_token, 2, AFTER_TRACK },
  { "income", "i", CLI_INPUT_MOVE, WEFT_MOVE_INCOME, NULL, 0, AFTER_NOTHING },
  { "explore", "e", CLI_INPUT_MOVE, WEFT_MOVE_EXPLORE, read_hex, 1, AFTER_HEX },
  { "conquer", "c", CLI_INPUT_MOVE, WEFT_MOVE_CONQUER, read_hex, 1, AFTER_HEX },
  { "regress", "r", CLI_INPUT_MOVE, WEFT_MOVE_REGRESS, read_token, 2, AFTER_TRACK },
  { "singularity", "s", CLI_INPUT_MOVE, WEFT_MOVE_SINGULARITY, read_track, 1, AFTER_TRACK },
  { "pool", "p", CLI_INPUT_MOVE, WEFT_MOVE_TAKE_POOL, NULL, 0, AFTER_NOTHING },
  { "take-pool", NULL, CLI_INPUT_MOVE, WEFT_MOVE_TAKE_POOL, NULL, 0, AFTER_NOTHING },
  { "done", "d", CLI_INPUT_MOVE, WEFT_MOVE_END_TURN, NULL, 0, AFTER_NOTHING },
  { "end-turn", NULL, CLI_INPUT_MOVE, WEFT_MOVE_END_TURN, NULL, 0, AFTER_NOTHING },
  { "vp", "v", CLI_INPUT_MOVE, WEFT_MOVE_VP, read_vp, 2, AFTER_NOTHING },
  { "tiles", NULL, CLI_INPUT_MOVE, WEFT_MOVE_TILES, read_tiles, 1, AFTER_TILES },
  { "fix", "f", CLI_INPUT_MOVE, WEFT_MOVE_FIX, read_fix, 5, AFTER_FIX },
  { "note", NULL, CLI_INPUT_MOVE, WEFT_MOVE_NOTE, NULL, G_MAXUINT8, AFTER_NOTHING },
  { "deal", NULL, CLI_INPUT_MOVE, WEFT_MOVE_DEAL, read_deal, 2, AFTER_NOTHING },
  { "roll", NULL, CLI_INPUT_MOVE, WEFT_MOVE_ROLL, read_track, 1, AFTER_TRACK },
  { "reveal", NULL, CLI_INPUT_MOVE, WEFT_MOVE_REVEAL, read_reveal, 1, AFTER_NOTHING },
  { "undo", "u", CLI_INPUT_UNDO, 0, read_steps, 1, AFTER_NOTHING },
  { "redo", NULL, CLI_INPUT_REDO, 0, read_steps, 1, AFTER_NOTHING },
  { "back", NULL, CLI_INPUT_BACK, 0, read_line_number, 1, AFTER_NOTHING },
  { "why", "w", CLI_INPUT_WHY, 0, NULL, 0, AFTER_NOTHING },
  { "tracks", "t", CLI_INPUT_TRACKS, 0, NULL, 0, AFTER_NOTHING },
  { "map", "m", CLI_INPUT_MAP, 0, NULL, 0, AFTER_NOTHING },
  { "bots", "b", CLI_INPUT_BOTS, 0, NULL, 0, AFTER_NOTHING },
  { "deck", NULL, CLI_INPUT_DECK, 0, NULL, 0, AFTER_NOTHING },
  { "odds", "o", CLI_INPUT_ODDS, 0, NULL, 0, AFTER_NOTHING },
  { "log", "l", CLI_INPUT_LOG, 0, NULL, 0, AFTER_NOTHING },
  { "setup", NULL, CLI_INPUT_SETUP, 0, NULL, 0, AFTER_NOTHING },
  { "legal", "?", CLI_INPUT_POSSIBLE, 0, NULL, 0, AFTER_NOTHING },
  { "possible", NULL, CLI_INPUT_POSSIBLE, 0, NULL, 0, AFTER_NOTHING },
  { "help", "h", CLI_INPUT_HELP, 0, NULL, 0, AFTER_NOTHING },
  { "quit", "q", CLI_INPUT_QUIT, 0, NULL, 0, AFTER_NOTHING },
};

/* The command a word means: its letter, its name, or a beginning that is clear. */
static const Command *
find_command (const char *word)
{
  const Command *found = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_ascii_strcasecmp (commands[i].name, word) == 0
        || (commands[i].letter != NULL && g_ascii_strcasecmp (commands[i].letter, word) == 0))
      return &commands[i];
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (cli_begins (commands[i].name, word))
      {
        if (found != NULL)
          return NULL;
        found = &commands[i];
      }
  return found;
}

/* Lines without a command, where the game waits for something certain. */
static gboolean
parse_answer (char **words, const WeftState *state, const WeftTables *tables, CliInput *input,
              gboolean *matched, GError **error)
{
  WeftMove *move = &input->move;

  *matched = TRUE;
  input->kind = CLI_INPUT_MOVE;
  switch ((WeftPromptKind) state->prompt.kind)
    {
    case WEFT_PROMPT_DEAL:
      move->kind = WEFT_MOVE_DEAL;
      if (g_ascii_isdigit (words[0][0]))
        return g_strv_length (words) > 2 ? cli_too_much (words[2], error)
                                         : read_deal (words, state, tables, input, error);
      break;
    case WEFT_PROMPT_REVEAL:
      move->kind = WEFT_MOVE_REVEAL;
      if (g_ascii_isdigit (words[0][0]))
        return words[1] != NULL ? cli_too_much (words[1], error)
                                : read_reveal (words, state, tables, input, error);
      break;
    case WEFT_PROMPT_ROLL:
      move->kind = WEFT_MOVE_ROLL;
      if (words[1] == NULL && cli_match_word (words[0], cli_track_names, WEFT_N_TRACKS) >= 0
          && strlen (words[0]) > 1)
        return cli_parse_track (words[0], &move->track, error);
      break;
    case WEFT_PROMPT_TRAP:
    case WEFT_PROMPT_HUMAN_TRAP:
      move->kind = WEFT_MOVE_ANSWER;
      move->value = cli_begins ("yes", words[0]);
      if (words[1] == NULL && (move->value || cli_begins ("no", words[0])))
        return TRUE;
      break;
    default:
      break;
    }
  *matched = FALSE;
  return TRUE;
}

char **
cli_input_split (const char *line)
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
               const WeftTables *tables, CliInput *input, GError **error)
{
  input->kind = command->kind;
  input->move.kind = command->move;
  input->move.player = cli_default_human (state);
  if (command->kind == CLI_INPUT_MOVE && command->move == WEFT_MOVE_NOTE)
    {
      const char *text = strpbrk (line + strspn (line, " \t"), " \t");

      input->text = g_strstrip (g_strdup (text != NULL ? text : ""));
      return *input->text != '\0' || cli_misunderstood (error, "Say “note” and then its text.");
    }
  if (g_strv_length (words) > command->most)
    return cli_too_much (words[command->most], error);
  return command->read == NULL || command->read (words, state, tables, input, error);
}

/* A word that cli_begins no command: says what the game waits for, or where the commands are. */
static gboolean
no_command (const char *word, const WeftState *state, GError **error)
{
  g_autofree char *quote = weft_quote (word);

  switch ((WeftPromptKind) state->prompt.kind)
    {
    case WEFT_PROMPT_DEAL:
      return cli_misunderstood (error, "%s is no answer: type both cards, such as “3 12”.", quote);
    case WEFT_PROMPT_REVEAL:
      return cli_misunderstood (error, "%s is no answer: type the card, such as “12”.", quote);
    case WEFT_PROMPT_ROLL:
      return cli_misunderstood (error, "%s is no answer: type the track the die shows.", quote);
    case WEFT_PROMPT_TRAP:
    case WEFT_PROMPT_HUMAN_TRAP:
      return cli_misunderstood (error, "%s is no answer: type yes or no.", quote);
    case WEFT_PROMPT_TURN:
    case WEFT_PROMPT_OVER:
    case WEFT_N_PROMPTS:
    default:
      return cli_misunderstood (error, "%s is no command: “help” lists them.", quote);
    }
}

gboolean
cli_input_parse (const char *line, const WeftState *state, const WeftTables *tables,
                 CliInput *input, GError **error)
{
  g_auto (GStrv) words = cli_input_split (line);
  const Command *command;
  gboolean matched;

  *input = (CliInput){ .kind = CLI_INPUT_NOTHING, .move = { .token = WEFT_NONE } };
  if (words[0] == NULL)
    return TRUE;
  if (!g_utf8_validate (line, -1, NULL))
    return cli_misunderstood (error, "This is not UTF-8 text.");
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
add_matches (GStrvBuilder *matches, const char *const *names, int n, const char *start)
{
  for (int i = 0; i < n; i++)
    if (cli_begins (names[i], start))
      g_strv_builder_add (matches, names[i]);
}

static void
add_hexes (GStrvBuilder *matches, const WeftTables *tables, const char *start)
{
  for (int hex = 0; hex < WEFT_N_HEXES; hex++)
    if (cli_begins (tables->hexes[hex].name, start))
      g_strv_builder_add (matches, tables->hexes[hex].name);
}

/* The words after “fix” and what is fixed. */
static void
add_fix_matches (GStrvBuilder *matches, char **words, guint n, const WeftTables *tables,
                 const char *start)
{
  if (n == 1)
    add_matches (matches, cli_fix_names, WEFT_N_FIXES, start);
  else if (n == 2 && cli_begins ("hex", words[1]))
    add_hexes (matches, tables, start);
  else if (n == 2 && cli_begins ("achievement", words[1]))
    add_matches (matches, cli_achievement_names, WEFT_N_ACHIEVEMENTS, start);
  else
    {
      add_matches (matches, cli_player_names, CLI_N_PLAYER_NAMES, start);
      add_matches (matches, cli_track_names, WEFT_N_TRACKS, start);
    }
}

char **
cli_input_complete (const char *line, const WeftState *state, const WeftTables *tables)
{
  static const char *const tiles[] = { "none", "left" };
  g_auto (GStrv) words = cli_input_split (line);
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
        add_matches (matches, cli_track_names, WEFT_N_TRACKS, start);
      for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
        add_matches (matches, &commands[i].name, 1, start);
    }
  else if (command != NULL && command->after == AFTER_TRACK && n == 1)
    add_matches (matches, cli_track_names, WEFT_N_TRACKS, start);
  else if (command != NULL && command->after == AFTER_HEX && n == 1)
    add_hexes (matches, tables, start);
  else if (command != NULL && command->after == AFTER_TILES && n == 1)
    add_matches (matches, tiles, G_N_ELEMENTS (tiles), start);
  else if (command != NULL && command->after == AFTER_FIX)
    add_fix_matches (matches, words, n, tables, start);
  return g_strv_builder_end (matches);
}
