/* fuzz-typed.c: any line typed in any game
 *
 * Bytes choose a game, a language and a line: half of the lines are the bytes themselves, half are
 * words that people use, in any order. What is understood must be possible, move after move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "fuzz.h"
#include "game-source.h"
#include "weft-chance.h"
#include "weft-flow.h"
#include "weft-legal-moves.h"
#include "weft-typed.h"

#define MOST_MOVES 60
#define MOST_WORDS 24

static const char *const languages[] = { "en", "fr", "cs", "pl" };

static const char *const words[] = {
  "I",
  "advanced",
  "on",
  "science",
  "military",
  "and",
  "explored",
  "e3",
  "D4",
  "conquered",
  "it",
  "done",
  "no",
  "yes",
  "trap",
  "2",
  "twice",
  "x",
  "to",
  "from",
  "Rafts",
  "took",
  "put",
  "tile",
  "outpost",
  "token",
  "income",
  "points",
  "+",
  "-",
  "?",
  ",",
  ".",
  "or",
  "maybe",
  "the",
  "Automa",
  "fix",
  "track",
  "hex",
  "vp",
  "undo",
  "back",
  "note",
  "re",
  "a",
  "e",
  "i",
  "4",
  "999",
  "h9",
  "played",
  "revolution",
  "age of discovery",
  "singularity",
  "Forge",
  "pool",
  "tie",
  "won",
  "shared",
  "tiles",
  "left",
  "avancé",
  "posé",
  "une",
  "tuile",
  "à",
  "l'Automa",
  "et",
  "de",
  "postoupila",
  "jsem",
  "na",
  "vědě",
  "zpět",
  "o",
  "dílek",
  "ne",
  "przesunęłam",
  "się",
  "nauce",
  "wojsko",
  "nie",
  "odkryłam",
  "kafelek",
  "gotowe",
  "everybody",
  "advnced",
  "miltary",
  "deal",
  "roll",
  "reveal",
  "p2",
  "moved",
  "0",
  "one",
  "down",
  "up",
  "landmark",
  "no traps",
  "pillage and plunder",
};

/* A game some moves after its start. */
static void
draw_game (GameSource *source, WeftState *state)
{
  WeftSetup setup;

  game_source_setup (source, fuzz_tables (), &setup);
  weft_flow_start (fuzz_tables (), &setup, state, NULL);
  for (guint n = game_source_below (source, MOST_MOVES); n > 0; n--)
    {
      g_autoptr (GArray) moves = weft_legal_moves (state, fuzz_tables ());
      WeftMove move;

      if (weft_chance_is_next (state))
        {
          WeftSeed seed = { game_source_below (source, 256), 0 };

          move = weft_chance_sample (&seed, state);
        }
      else if (moves->len > 0)
        move = game_source_listed_move (source, GAME_STYLE_SENSIBLE, state, moves);
      else
        return;
      weft_flow_apply_legal (fuzz_tables (), state, &move, NULL);
    }
}

static char *
draw_line (GameSource *source, const uint8_t *data, size_t size)
{
  GString *line = g_string_new (NULL);

  if (game_source_below (source, 2) == 0)
    {
      g_string_append_len (line, (const char *) data + source->used,
                           (gssize) (size - MIN (source->used, size)));
      return g_string_free (line, FALSE);
    }
  for (guint n = 1 + game_source_below (source, MOST_WORDS); n > 0; n--)
    {
      g_string_append (line, words[game_source_below (source, G_N_ELEMENTS (words))]);
      if (game_source_below (source, 8) > 0)
        g_string_append_c (line, ' ');
    }
  return g_string_free (line, FALSE);
}

static void
check_typed (const WeftTyped *typed, const WeftState *before, const char *line)
{
  WeftState state = *before;

  if ((typed->kind == WEFT_TYPED_MOVE) != (typed->n_moves > 0))
    fuzz_fail ("“%s” is understood as %u moves", line, typed->n_moves);
  for (guint i = 0; i < typed->n_moves; i++)
    {
      g_autoptr (GError) error = NULL;

      if (!weft_flow_apply (fuzz_tables (), &state, &typed->moves[i], NULL, &error))
        fuzz_fail ("“%s” is understood as what is not possible: %s", line, error->message);
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  GameSource source = game_source_from_bytes (data, size);
  g_autoptr (WeftRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (WeftTyped) typed = { 0 };
  g_auto (GStrv) matches = NULL;
  g_autofree char *line = NULL;
  const char *language = languages[game_source_below (&source, G_N_ELEMENTS (languages))];
  WeftVoice voice = { fuzz_tables (), NULL };
  WeftState state, before;

  draw_game (&source, &state);
  memcpy (&before, &state, sizeof before);
  record = weft_record_new (&state.setup, NULL, NULL);
  voice.record = record;
  line = draw_line (&source, data, size);
  if (weft_typed_read (language, line, &voice, &state, &typed, &error))
    check_typed (&typed, &state, line);
  else if (error == NULL || *error->message == '\0' || typed.n_moves > 0)
    fuzz_fail ("“%s” is refused without a reason", line);
  matches = weft_typed_complete (language, line, &voice, &state);
  if (memcmp (&before, &state, sizeof before) != 0)
    fuzz_fail ("“%s” changes the game", line);
  return 0;
}
