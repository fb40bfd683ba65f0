/* test-game.c: games in positions that tests need
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-game.h"

#include <string.h>

#include "weft-board.h"
#include "weft-deck.h"

void
game_clear (Game *game)
{
  g_clear_pointer (&game->events, g_array_unref);
}

const WeftTables *
test_tables (void)
{
  static WeftTables *tables;

  if (tables == NULL)
    {
      g_autoptr (GError) error = NULL;

      tables = weft_tables_load (&error);
      g_assert_no_error (error);
    }
  return tables;
}

static char *
replace_first (const char *text, const char *from, const char *to)
{
  const char *at = strstr (text, from);

  g_assert_nonnull (at); /* or the test tests nothing */
  return g_strdup_printf ("%.*s%s%s", (int) (at - text), text, to, at + strlen (from));
}

WeftTables *
changed_tables (const char *file, const char *from, const char *to, GError **error)
{
  g_auto (GStrv) texts = g_new0 (char *, WEFT_N_TABLE_FILES + 1);

  for (guint i = 0; i < WEFT_N_TABLE_FILES; i++)
    {
      g_autofree char *path =
          g_build_filename (g_getenv ("WEFT_SOURCE_DIR"), "data", weft_tables_files[i], NULL);
      g_autoptr (GError) local = NULL;

      g_file_get_contents (path, &texts[i], NULL, &local);
      g_assert_no_error (local);
      if (g_str_equal (weft_tables_files[i], file))
        {
          g_autofree char *good = g_steal_pointer (&texts[i]);

          texts[i] = replace_first (good, from, to);
        }
    }
  return weft_tables_load_from ((const char *const *) texts, error);
}

WeftSetup
solo_setup (int level)
{
  WeftSetup setup = { .mode = WEFT_MODE_SOLO, .level = (guint8) level, .n_humans = 1 };

  memset (setup.colors, WEFT_NONE, sizeof setup.colors);
  memset (setup.favorites, WEFT_NONE, sizeof setup.favorites);
  setup.colors[P1] = WEFT_COLOR_BLUE;
  setup.colors[AUTOMA] = WEFT_COLOR_RED;
  setup.colors[SHADOW] = WEFT_COLOR_GRAY;
  setup.favorites[AUTOMA] = EXPLORATION;
  setup.favorites[SHADOW] = SCIENCE;
  setup.civilizations[0] = WEFT_CIVILIZATION_EXPLORERS;
  setup.civilizations[1] = WEFT_CIVILIZATION_ENGINEERS;
  setup.n_civilizations = level == 6 ? 2 : 1;
  setup.first = P1;
  weft_setup_put_tracks (&setup);
  return setup;
}

WeftSetup
civilization_setup (WeftCivilization civilization, WeftTrack favorite)
{
  WeftSetup setup = solo_setup (2);

  put_expansion (&setup, WEFT_EXPANSION_PLANS_AND_PLOYS);
  setup.civilizations[0] = (guint8) civilization;
  setup.favorites[AUTOMA] = (guint8) favorite;
  if (favorite == SCIENCE)
    setup.favorites[SHADOW] = EXPLORATION;
  return setup;
}

WeftSetup
shadow_setup (int humans)
{
  WeftSetup setup = { .mode = WEFT_MODE_SHADOW_EMPIRE, .n_humans = (guint8) humans };

  memset (setup.colors, WEFT_NONE, sizeof setup.colors);
  memset (setup.favorites, WEFT_NONE, sizeof setup.favorites);
  for (int i = 0; i < humans; i++)
    setup.colors[i] = (guint8) i;
  setup.colors[SHADOW] = WEFT_COLOR_GRAY;
  setup.favorites[SHADOW] = EXPLORATION;
  setup.first = P1;
  weft_setup_put_tracks (&setup);
  return setup;
}

void
put_expansion (WeftSetup *setup, WeftExpansion expansion)
{
  setup->expansions |= (guint8) (1u << expansion);
  weft_setup_put_tracks (setup);
}

Game
game_begin (WeftSetup setup)
{
  Game game = { .tables = test_tables (), .events = weft_events_new () };
  g_autoptr (GError) error = NULL;

  weft_setup_check (&setup, game.tables, &error);
  g_assert_no_error (error);
  weft_flow_start (game.tables, &setup, &game.state, game.events);
  return game;
}

void
make (Game *game, WeftMove move)
{
  g_autoptr (GError) error = NULL;

  g_array_set_size (game->events, 0);
  weft_flow_apply (game->tables, &game->state, &move, game->events, &error);
  g_assert_no_error (error);
}

void
refused (Game *game, WeftMove move, const char *part)
{
  g_autoptr (GError) error = NULL;
  WeftState before;

  memcpy (&before, &game->state, sizeof before);
  g_assert_false (weft_flow_apply (game->tables, &game->state, &move, game->events, &error));
  g_assert_error (error, WEFT_ERROR, WEFT_ERROR_ILLEGAL);
  g_assert_nonnull (strstr (error->message, part));
  g_assert_cmpmem (&before, sizeof before, &game->state, sizeof game->state);
}

void
income (Game *game)
{
  make (game, (WeftMove){ .kind = WEFT_MOVE_INCOME, .player = game->state.prompt.player });
}

void
advance (Game *game, WeftTrack track)
{
  make (game, (WeftMove){ .kind = WEFT_MOVE_ADVANCE,
                          .player = game->state.prompt.player,
                          .track = (guint8) track,
                          .token = WEFT_NONE });
}

void
end_turn (Game *game)
{
  make (game, (WeftMove){ .kind = WEFT_MOVE_END_TURN, .player = game->state.prompt.player });
}

void
conquer (Game *game, const char *hex)
{
  make (game, (WeftMove){ .kind = WEFT_MOVE_CONQUER, .player = P1, .hex = hex_at (hex) });
}

void
roll (Game *game, WeftTrack track)
{
  make (game, (WeftMove){ .kind = WEFT_MOVE_ROLL, .track = (guint8) track });
}

void
answer (Game *game, gboolean value)
{
  make (game, (WeftMove){ .kind = WEFT_MOVE_ANSWER, .value = (guint8) value });
}

void
deal (Game *game, int decision, int tiebreaker)
{
  WeftMove move = { .kind = WEFT_MOVE_DEAL, .cards = { (guint8) decision, (guint8) tiebreaker } };

  for (int i = 0; i < 2; i++)
    game->state.deck.known |= WEFT_CARD_BIT (move.cards[i]);
  make (game, move);
}

void
skip_human (Game *game)
{
  g_assert_cmpint (game->state.prompt.kind, ==, WEFT_PROMPT_TURN);
  game->state.advanced = TRUE;
  end_turn (game);
}

Game
game_at_deal (WeftSetup setup)
{
  Game game = game_begin (setup);

  if (setup.first == P1)
    {
      income (&game);
      end_turn (&game);
    }
  while (game.state.prompt.kind == WEFT_PROMPT_TURN)
    {
      if (game.state.income_turns[game.state.prompt.player] == 0)
        income (&game);
      skip_human (&game);
    }
  g_assert_cmpint (game.state.prompt.kind, ==, WEFT_PROMPT_DEAL);
  return game;
}

void
bots_income (Game *game, int number, int decision, int tiebreaker)
{
  WeftDeck *deck = &game->state.deck;

  g_assert_cmpint (game->state.prompt.kind, ==, WEFT_PROMPT_DEAL);
  /* Back to the human's turn, with an empty deck behind it (T2). */
  game->state.agenda.length = 0;
  game->state.active = P1;
  game->state.prompt = (WeftPrompt){ .kind = WEFT_PROMPT_TURN, .player = P1 };
  game->state.income_turns[AUTOMA] = (guint8) (number - 1);
  deck->discard |= deck->known;
  deck->known = 0;
  deck->unknown = 0;
  deck->latest[0] = (guint8) decision;
  deck->latest[1] = (guint8) tiebreaker;
  skip_human (game);
  g_assert_cmpint (game->state.income_turns[AUTOMA], ==, number);
}

void
put (Game *game, WeftPlayer player, WeftTrack track, int space)
{
  game->state.tokens[player][track][0] = (gint8) space;
}

guint8
hex_at (const char *name)
{
  int hex = weft_hex_from_name (test_tables (), name);

  g_assert_cmpint (hex, >=, 0);
  return (guint8) hex;
}

void
place (Game *game, const char *hex, WeftPlayer owner, gboolean upright)
{
  game->state.board.territories |= WEFT_HEX_BIT (hex_at (hex));
  weft_board_add (&game->state.board, hex_at (hex),
                  (WeftOutpost){ (guint8) owner, (guint8) upright, WEFT_NONE });
}

int
token_at (const Game *game, WeftPlayer player, WeftTrack track)
{
  return game->state.tokens[player][track][0];
}

static gboolean
has_outpost (const Game *game, const char *hex, WeftPlayer owner, gboolean upright)
{
  for (int i = 0; i < WEFT_HEX_TOKENS; i++)
    {
      const WeftOutpost *outpost = &game->state.board.outposts[hex_at (hex)][i];

      if (outpost->owner == owner && outpost->upright == upright)
        return TRUE;
    }
  return FALSE;
}

gboolean
stands (const Game *game, const char *hex, WeftPlayer owner)
{
  return has_outpost (game, hex, owner, TRUE);
}

gboolean
lies (const Game *game, const char *hex, WeftPlayer owner)
{
  return has_outpost (game, hex, owner, FALSE);
}

const WeftEvent *
event_at (const Game *game, WeftEventKind kind, guint n)
{
  for (guint i = 0; i < game->events->len; i++)
    {
      const WeftEvent *event = &g_array_index (game->events, WeftEvent, i);

      if (event->kind == kind && n-- == 0)
        return event;
    }
  return NULL;
}

int
event_order (const Game *game, WeftEventKind kind, int player)
{
  for (guint i = 0; i < game->events->len; i++)
    {
      const WeftEvent *event = &g_array_index (game->events, WeftEvent, i);

      if (event->kind == kind && event->player == player)
        return (int) i;
    }
  return -1;
}
