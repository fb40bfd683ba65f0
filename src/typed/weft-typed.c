/* weft-typed.c: what people type, understood
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-typed.h"

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
weft_typed_help (void)
{
  return help_text;
}

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
  if (!weft_typed_parse_number (words[1], 0, WEFT_N_TOKENS - 1, "which token", &token, error))
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
  if (!weft_typed_parse_number (words[0], 0, WEFT_MOST_VP, "your victory points", &vp, error))
    return FALSE;
  input->move.number = (gint16) vp;
  return TRUE;
}

static gboolean
read_tiles (char **words, const WeftState *state, const WeftTables *tables, WeftTyped *input,
            GError **error)
{
  (void) state;
  (void) tables;
  if (words[0] == NULL
      || (!weft_typed_begins ("none", words[0]) && !weft_typed_begins ("left", words[0])))
    return weft_typed_misunderstood (error, "Say “tiles none” or “tiles left”.");
  input->move.value = weft_typed_begins ("left", words[0]);
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

      if (!weft_typed_parse_number (words[i], 1, WEFT_N_CARDS,
                                    "both cards, the decision card first,", &card, error))
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
  if (!weft_typed_parse_number (words[0], 1, WEFT_N_CARDS, "the card", &card, error))
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
         || weft_typed_parse_number (words[0], 1, 9999, "how many steps", &input->number, error);
}

static gboolean
read_line_number (char **words, const WeftState *state, const WeftTables *tables, WeftTyped *input,
                  GError **error)
{
  (void) state;
  (void) tables;
  return weft_typed_parse_number (words[0], 0, 9999, "the line of the log", &input->number, error);
}

static const Command commands[] = {
  { "advance", "a", WEFT_TYPED_MOVE, WEFT_MOVE_ADVANCE, read_token, 2, AFTER_TRACK },
  { "income", "i", WEFT_TYPED_MOVE, WEFT_MOVE_INCOME, NULL, 0, AFTER_NOTHING },
  { "explore", "e", WEFT_TYPED_MOVE, WEFT_MOVE_EXPLORE, read_hex, 1, AFTER_HEX },
  { "conquer", "c", WEFT_TYPED_MOVE, WEFT_MOVE_CONQUER, read_hex, 1, AFTER_HEX },
  { "regress", "r", WEFT_TYPED_MOVE, WEFT_MOVE_REGRESS, read_token, 2, AFTER_TRACK },
  { "singularity", "s", WEFT_TYPED_MOVE, WEFT_MOVE_SINGULARITY, read_track, 1, AFTER_TRACK },
  { "pool", "p", WEFT_TYPED_MOVE, WEFT_MOVE_TAKE_POOL, NULL, 0, AFTER_NOTHING },
  { "take-pool", NULL, WEFT_TYPED_MOVE, WEFT_MOVE_TAKE_POOL, NULL, 0, AFTER_NOTHING },
  { "done", "d", WEFT_TYPED_MOVE, WEFT_MOVE_END_TURN, NULL, 0, AFTER_NOTHING },
  { "end-turn", NULL, WEFT_TYPED_MOVE, WEFT_MOVE_END_TURN, NULL, 0, AFTER_NOTHING },
  { "vp", "v", WEFT_TYPED_MOVE, WEFT_MOVE_VP, read_vp, 2, AFTER_NOTHING },
  { "tiles", NULL, WEFT_TYPED_MOVE, WEFT_MOVE_TILES, read_tiles, 1, AFTER_TILES },
  { "fix", "f", WEFT_TYPED_MOVE, WEFT_MOVE_FIX, read_fix, 5, AFTER_FIX },
  { "note", NULL, WEFT_TYPED_MOVE, WEFT_MOVE_NOTE, NULL, G_MAXUINT8, AFTER_NOTHING },
  { "deal", NULL, WEFT_TYPED_MOVE, WEFT_MOVE_DEAL, read_deal, 2, AFTER_NOTHING },
  { "roll", NULL, WEFT_TYPED_MOVE, WEFT_MOVE_ROLL, read_track, 1, AFTER_TRACK },
  { "reveal", NULL, WEFT_TYPED_MOVE, WEFT_MOVE_REVEAL, read_reveal, 1, AFTER_NOTHING },
  { "undo", "u", WEFT_TYPED_UNDO, 0, read_steps, 1, AFTER_NOTHING },
  { "redo", NULL, WEFT_TYPED_REDO, 0, read_steps, 1, AFTER_NOTHING },
  { "back", NULL, WEFT_TYPED_BACK, 0, read_line_number, 1, AFTER_NOTHING },
  { "why", "w", WEFT_TYPED_WHY, 0, NULL, 0, AFTER_NOTHING },
  { "tracks", "t", WEFT_TYPED_TRACKS, 0, NULL, 0, AFTER_NOTHING },
  { "map", "m", WEFT_TYPED_MAP, 0, NULL, 0, AFTER_NOTHING },
  { "bots", "b", WEFT_TYPED_BOTS, 0, NULL, 0, AFTER_NOTHING },
  { "deck", NULL, WEFT_TYPED_DECK, 0, NULL, 0, AFTER_NOTHING },
  { "odds", "o", WEFT_TYPED_ODDS, 0, NULL, 0, AFTER_NOTHING },
  { "log", "l", WEFT_TYPED_LOG, 0, NULL, 0, AFTER_NOTHING },
  { "setup", NULL, WEFT_TYPED_SETUP, 0, NULL, 0, AFTER_NOTHING },
  { "legal", "?", WEFT_TYPED_POSSIBLE, 0, NULL, 0, AFTER_NOTHING },
  { "possible", NULL, WEFT_TYPED_POSSIBLE, 0, NULL, 0, AFTER_NOTHING },
  { "help", "h", WEFT_TYPED_HELP, 0, NULL, 0, AFTER_NOTHING },
  { "quit", "q", WEFT_TYPED_QUIT, 0, NULL, 0, AFTER_NOTHING },
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
    if (weft_typed_begins (commands[i].name, word))
      {
        if (found != NULL)
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
      if (words[1] == NULL && weft_typed_match (words[0], weft_typed_tracks, WEFT_N_TRACKS) >= 0
          && strlen (words[0]) > 1)
        return weft_typed_parse_track (words[0], &move->track, error);
      break;
    case WEFT_PROMPT_TRAP:
    case WEFT_PROMPT_HUMAN_TRAP:
      move->kind = WEFT_MOVE_ANSWER;
      move->value = weft_typed_begins ("yes", words[0]);
      if (words[1] == NULL && (move->value || weft_typed_begins ("no", words[0])))
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
      const char *text = strpbrk (line + strspn (line, " \t"), " \t");

      input->text = g_strstrip (g_strdup (text != NULL ? text : ""));
      return *input->text != '\0'
             || weft_typed_misunderstood (error, "Say “note” and then its text.");
    }
  if (g_strv_length (words) > command->most)
    return weft_typed_too_much (words[command->most], error);
  return command->read == NULL || command->read (words, state, tables, input, error);
}

/* A word that weft_typed_begins no command: says what the game waits for, or where the commands
 * are. */
static gboolean
no_command (const char *word, const WeftState *state, GError **error)
{
  g_autofree char *quote = weft_quote (word);

  switch ((WeftPromptKind) state->prompt.kind)
    {
    case WEFT_PROMPT_DEAL:
      return weft_typed_misunderstood (error, "%s is no answer: type both cards, such as “3 12”.",
                                       quote);
    case WEFT_PROMPT_REVEAL:
      return weft_typed_misunderstood (error, "%s is no answer: type the card, such as “12”.",
                                       quote);
    case WEFT_PROMPT_ROLL:
      return weft_typed_misunderstood (error, "%s is no answer: type the track the die shows.",
                                       quote);
    case WEFT_PROMPT_TRAP:
    case WEFT_PROMPT_HUMAN_TRAP:
      return weft_typed_misunderstood (error, "%s is no answer: type yes or no.", quote);
    case WEFT_PROMPT_TURN:
    case WEFT_PROMPT_OVER:
    case WEFT_N_PROMPTS:
    default:
      return weft_typed_misunderstood (error, "%s is no command: “help” lists them.", quote);
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
    return weft_typed_misunderstood (error, "This is not UTF-8 text.");
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
    if (weft_typed_begins (names[i], start))
      g_strv_builder_add (matches, names[i]);
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
    add_matches (matches, weft_typed_fixes, WEFT_N_FIXES, start);
  else if (n == 2 && weft_typed_begins ("hex", words[1]))
    add_hexes (matches, tables, start);
  else if (n == 2 && weft_typed_begins ("achievement", words[1]))
    add_matches (matches, weft_typed_achievements, WEFT_N_ACHIEVEMENTS, start);
  else
    {
      add_matches (matches, weft_typed_players, WEFT_TYPED_N_PLAYERS, start);
      add_matches (matches, weft_typed_tracks, WEFT_N_TRACKS, start);
    }
}

char **
weft_typed_complete (const char *line, const WeftState *state, const WeftTables *tables)
{
  static const char *const tiles[] = { "none", "left" };
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
        add_matches (matches, weft_typed_tracks, WEFT_N_TRACKS, start);
      for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
        add_matches (matches, &commands[i].name, 1, start);
    }
  else if (command != NULL && command->after == AFTER_TRACK && n == 1)
    add_matches (matches, weft_typed_tracks, WEFT_N_TRACKS, start);
  else if (command != NULL && command->after == AFTER_HEX && n == 1)
    add_hexes (matches, tables, start);
  else if (command != NULL && command->after == AFTER_TILES && n == 1)
    add_matches (matches, tiles, G_N_ELEMENTS (tiles), start);
  else if (command != NULL && command->after == AFTER_FIX)
    add_fix_matches (matches, words, n, tables, start);
  return g_strv_builder_end (matches);
}
