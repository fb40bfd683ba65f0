/* cli-pictures.c: the table as text: tracks, map, bots, deck
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli-pictures.h"

#include <string.h>

#include "weft-board.h"
#include "weft-deck.h"
#include "weft-forecast.h"

/* Columns of the tracks picture: 79 in all. */
#define NAME_WIDTH 17
#define START_WIDTH 6
#define SPACE_WIDTH 4
#define BAR_WIDTH 2

#define MAP_ROWS 12
#define MAP_COLUMNS 7
#define HEX_WIDTH 10

/* The sign of a player's tokens; lying outposts have it small. */
static char
sign (const WeftState *state, guint player)
{
  if (player == WEFT_PLAYER_AUTOMA)
    return 'A';
  if (player == WEFT_PLAYER_SHADOW)
    return 'S';
  return weft_setup_is_solo (&state->setup) ? 'Y' : (char) ('1' + player);
}

/* Where a space of a track begins in its row. */
static gsize
space_column (int space)
{
  if (space == 0)
    return NAME_WIDTH;
  return NAME_WIDTH + START_WIDTH + (gsize) (space - 1) * SPACE_WIDTH
         + (gsize) ((space - 1) / 3 + 1) * BAR_WIDTH;
}

/* At least one space, and as many as it takes to @column of the row that begins at @start. */
static void
pad_to (GString *text, gsize start, gsize column)
{
  do
    g_string_append_c (text, ' ');
  while (text->len < start + column);
}

/* Everything on one space of a track. */
static void
append_space (GString *row, const WeftState *state, const WeftTables *tables, guint track,
              int space)
{
  guint8 tier = tables->landmark_tier[space];
  gsize start = row->len;

  for (guint player = 0; player < WEFT_N_PLAYERS; player++)
    for (int token = 0; token < WEFT_N_TOKENS; token++)
      if (weft_setup_has_player (&state->setup, player)
          && state->tokens[player][track][token] == space)
        g_string_append_c (row, sign (state, player));
  if ((state->trailblazers[track] >> space) & 1)
    g_string_append_c (row, 'o');
  if (tier != WEFT_NONE && state->landmarks[track][tier] == WEFT_NONE)
    g_string_append_c (row, '^');
  if (row->len == start)
    g_string_append_c (row, '.');
}

static void
append_track (GString *text, const WeftState *state, const WeftTables *tables, guint track)
{
  gsize start = text->len;

  g_string_append_printf (text, "%s ", weft_track_nick (track));
  for (guint bot = WEFT_PLAYER_AUTOMA; bot <= WEFT_PLAYER_SHADOW; bot++)
    if (weft_setup_has_player (&state->setup, bot) && state->favorites[bot] == track)
      g_string_append_printf (text, "*%c", sign (state, bot));
  for (int space = 0; space <= WEFT_LAST_SPACE; space++)
    {
      if (space % 3 == 1)
        {
          pad_to (text, start, space_column (space) - BAR_WIDTH);
          g_string_append_c (text, '|');
        }
      pad_to (text, start, space_column (space));
      append_space (text, state, tables, track, space);
    }
  g_string_append_c (text, '\n');
}

/* Which of a player's two tokens on a track is where: they are named by these numbers. */
static void
append_token_numbers (GString *text, const CliSpeaker *speaker, const WeftState *state)
{
  for (guint player = 0; player < state->setup.n_humans; player++)
    for (guint track = 0; track < WEFT_N_TRACKS; track++)
      {
        const gint8 *tokens = state->tokens[player][track];
        g_autofree char *who = NULL;

        if (!weft_setup_has_track (&state->setup, track) || tokens[0] < 0 || tokens[1] < 0)
          continue;
        who = cli_capital_player_word (speaker, player);
        g_string_append_printf (text, "%s on %s: token 0 on space %d, token 1 on space %d\n", who,
                                weft_track_nick (track), tokens[0], tokens[1]);
      }
}

char *
cli_picture_tracks (const CliSpeaker *speaker, const WeftState *state)
{
  static const char *const tiers[] = { "tier I", "tier II", "tier III", "tier IV" };
  GString *text = g_string_new (NULL);

  pad_to (text, 0, space_column (0));
  g_string_append (text, "start");
  for (int tier = 0; tier < (int) G_N_ELEMENTS (tiers); tier++)
    {
      pad_to (text, 0, space_column (3 * tier + 1));
      g_string_append (text, tiers[tier]);
    }
  g_string_append_c (text, '\n');
  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    if (weft_setup_has_track (&state->setup, track))
      append_track (text, state, speaker->tables, track);
  append_token_numbers (text, speaker, state);
  g_string_append (text, weft_setup_is_solo (&state->setup)
                             ? "A Automa   S Shadow Empire   Y you"
                             : "S Shadow Empire   1 to 4 the players");
  g_string_append (text, "   * favorite   ^ free landmark");
  if (weft_setup_has_civilization (&state->setup, WEFT_CIVILIZATION_TRAILBLAZERS))
    g_string_append (text, "\no trailblazer outpost");
  return g_string_free (text, FALSE);
}

/* One hex in HEX_WIDTH columns: its name and what is there. */
static void
append_hex (GString *line, const WeftState *state, const WeftTables *tables, guint hex,
            gboolean chosen)
{
  const WeftBoard *board = &state->board;
  gsize start = line->len;

  g_string_append_printf (line, "%s%s ", chosen ? "[" : " ", tables->hexes[hex].name);
  if (!weft_board_is_territory (board, hex))
    g_string_append_c (line, '~');
  else if (weft_board_count (board, hex) == 0)
    g_string_append_c (line, '.');
  for (int i = 0; i < weft_board_count (board, hex); i++)
    {
      const WeftOutpost *outpost = &board->outposts[hex][i];
      char letter = sign (state, outpost->owner);

      g_string_append_c (line, outpost->upright ? letter : g_ascii_tolower (letter));
    }
  if (hex == tables->middle_island)
    g_string_append_c (line, '*');
  g_string_append (line, chosen ? "]" : "");
  while (line->len < start + HEX_WIDTH)
    g_string_append_c (line, ' ');
}

char *
cli_picture_map (const CliSpeaker *speaker, const WeftState *state, guint8 chosen)
{
  const WeftTables *tables = speaker->tables;
  GString *text = g_string_new (NULL);

  for (int row = 1; row <= MAP_ROWS; row++)
    {
      for (int column = 1; column <= MAP_COLUMNS; column++)
        {
          gsize start = text->len;

          for (guint hex = 0; hex < WEFT_N_HEXES; hex++)
            if (tables->hexes[hex].row == row && tables->hexes[hex].column == column)
              append_hex (text, state, tables, hex, hex == chosen);
          while (text->len < start + HEX_WIDTH)
            g_string_append_c (text, ' ');
        }
      g_strchomp (text->str);
      text->len = strlen (text->str);
      g_string_append_c (text, '\n');
    }
  g_string_append (text, "~ no territory yet   . territory   * middle island   "
                         "A Automa, S Shadow\nEmpire, Y you: standing; a, s, y: toppled");
  if (chosen != WEFT_NONE)
    g_string_append (text, "   [ ] chosen last");
  return g_string_free (text, FALSE);
}

static void
append_civilizations (GString *text, const WeftState *state)
{
  for (int i = 0; i < state->setup.n_civilizations; i++)
    {
      WeftCivilization civilization = state->setup.civilizations[i];

      g_string_append_printf (text, "\n  %s: %s", weft_civilization_nick (civilization),
                              cli_civilization_words (civilization));
    }
}

static void
append_automa (GString *text, const WeftState *state)
{
  g_string_append_printf (text,
                          "Automa: %d VP, era %d, favorite track %s\n"
                          "  landmarks %d, territories %d, tapestry cards %d, outposts left %d",
                          state->vp[WEFT_PLAYER_AUTOMA], state->income_turns[WEFT_PLAYER_AUTOMA],
                          weft_track_nick (state->favorites[WEFT_PLAYER_AUTOMA]),
                          weft_state_mat_landmarks (state),
                          weft_state_territories (state, WEFT_PLAYER_AUTOMA), state->tapestry,
                          state->supply[WEFT_PLAYER_AUTOMA]);
  if (weft_setup_has_civilization (&state->setup, WEFT_CIVILIZATION_HUCKSTERS))
    g_string_append_printf (text, ", items in the pool %d", state->pool);
  append_civilizations (text, state);
  g_string_append_c (text, '\n');
}

/* Who holds the places of an achievement. */
static void
append_achievement (GString *text, const CliSpeaker *speaker, const WeftState *state,
                    WeftAchievement achievement)
{
  g_string_append_printf (text, "\n%-16s", weft_achievement_nick (achievement));
  for (int place = 0; place < 2; place++)
    {
      guint8 owner = state->achievements[achievement][place];

      g_string_append_printf (text, "  %d VP: %s",
                              speaker->tables->achievement_vp[achievement][place],
                              owner == WEFT_NONE ? "free" : cli_player_word (speaker, owner));
    }
}

char *
cli_picture_bots (const CliSpeaker *speaker, const WeftState *state)
{
  GString *text = g_string_new (NULL);

  if (weft_setup_is_solo (&state->setup))
    append_automa (text, state);
  g_string_append_printf (text, "Shadow Empire: favorite track %s",
                          weft_track_nick (state->favorites[WEFT_PLAYER_SHADOW]));
  if (weft_setup_is_solo (&state->setup))
    g_string_append_printf (text, ", outposts left %d\nYou: territories %d, outposts left %d",
                            state->supply[WEFT_PLAYER_SHADOW],
                            weft_state_territories (state, WEFT_PLAYER_P1),
                            state->supply[WEFT_PLAYER_P1]);
  for (guint i = 0; i < WEFT_N_ACHIEVEMENTS; i++)
    if (weft_state_has_achievement (state, i))
      append_achievement (text, speaker, state, i);
  return g_string_free (text, FALSE);
}

static void
append_cards (GString *text, WeftCardSet cards)
{
  if (cards == 0)
    g_string_append (text, " none");
  for (guint card = 1; card <= WEFT_N_CARDS; card++)
    if ((cards & WEFT_CARD_BIT (card)) != 0)
      g_string_append_printf (text, " %u", card);
}

char *
cli_picture_deck (const CliSpeaker *speaker, const WeftState *state)
{
  const WeftDeck *deck = &state->deck;
  GString *text = g_string_new (NULL);

  (void) speaker;
  g_string_append_printf (text, "%d cards in the decision deck, %d in the progress deck.\n",
                          weft_deck_size (deck), weft_deck_progress (deck));
  g_string_append (text, "Surely in the deck:");
  append_cards (text, deck->known);
  if (deck->unknown > 0)
    {
      g_string_append_printf (text, "\n%d unknown of:", deck->unknown);
      append_cards (text, weft_deck_hidden (deck));
    }
  g_string_append (text, "\nDiscarded:");
  append_cards (text, deck->discard);
  if (deck->latest[0] != 0)
    g_string_append_printf (text, "\nLatest pair: %d decides, %d breaks ties", deck->latest[0],
                            deck->latest[1]);
  return g_string_free (text, FALSE);
}

static int
percent (double odds)
{
  return (int) (100 * odds + 0.5);
}

char *
cli_picture_odds (const CliSpeaker *speaker, const WeftState *state)
{
  WeftForecast forecast = weft_forecast (state, speaker->tables);
  GString *text = g_string_new ("The bots' next turn, if it came now:\n");

  g_string_append_printf (text, "  income turn     %3d %%\n", percent (forecast.income));
  for (guint bot = WEFT_PLAYER_AUTOMA; bot <= WEFT_PLAYER_SHADOW; bot++)
    {
      if (!weft_setup_has_player (&state->setup, bot))
        continue;
      g_string_append_printf (text, "  %-15s",
                              bot == WEFT_PLAYER_AUTOMA ? "Automa" : "Shadow Empire");
      for (guint track = 0; track < WEFT_N_TRACKS; track++)
        if (weft_setup_has_track (&state->setup, track))
          g_string_append_printf (text, " %.4s %d %%", weft_track_nick (track),
                                  percent (forecast.track[bot][track]));
      g_string_append_c (text, '\n');
    }
  if (weft_setup_is_solo (&state->setup))
    g_string_append_printf (text, "  explores        %3d %%\n  conquers        %3d %%",
                            percent (forecast.explore), percent (forecast.conquer));
  return g_strchomp (g_string_free (text, FALSE));
}

static void
append_names (GString *text, char **names, gboolean *first)
{
  for (; *names != NULL; names++)
    {
      g_string_append_printf (text, "%s%s", *first ? "" : ", ", *names);
      *first = FALSE;
    }
}

/* S6: what is taken out of the box. */
static void
append_removals (GString *text, const WeftSetup *setup, const WeftRemovals *removals)
{
  gboolean first = TRUE;

  g_string_append (text, "- Take out the tapestry cards: ");
  append_names (text, removals->tapestry_cards, &first);
  if (weft_setup_arts (setup))
    append_names (text, removals->tapestry_cards_arts, &first);
  if (weft_setup_has_civilization (setup, WEFT_CIVILIZATION_TRAILBLAZERS))
    append_names (text, removals->tapestry_cards_trailblazers, &first);
  g_string_append (text, ".");
  if (weft_setup_has_expansion (setup, WEFT_EXPANSION_PLANS_AND_PLOYS))
    g_string_append (text, " Leave the trap-like cards of Plans & Ploys in.");
  first = TRUE;
  g_string_append (text, "\n- Take out the civilizations: ");
  append_names (text, removals->civilizations, &first);
  if (weft_setup_has_expansion (setup, WEFT_EXPANSION_PLANS_AND_PLOYS))
    append_names (text, removals->civilizations_plans, &first);
  g_string_append (text, ".\n");
}

/* S7 and S8: what Plans & Ploys, arts and the civilizations add. */
static void
append_extras (GString *text, const WeftTables *tables, const WeftSetup *setup)
{
  if (weft_setup_has_expansion (setup, WEFT_EXPANSION_PLANS_AND_PLOYS))
    g_string_append (text, "- Draw two landmark cards and keep one; put the landmark of the other "
                           "on the Automa's mat.\n");
  if (weft_setup_level (setup, tables)->extra_landmark_cards > 0 && setup->landmark_cards > 1)
    g_string_append_printf (
        text, "- Draw two%s landmark cards; put both landmarks on the Automa's mat.\n",
        weft_setup_has_expansion (setup, WEFT_EXPANSION_PLANS_AND_PLOYS) ? " more" : "");
  if (setup->landmark_cards > 0)
    g_string_append_printf (text, "- Landmarks on the Automa's mat now: %d.\n",
                            setup->landmark_cards);
  if (weft_setup_has_civilization (setup, WEFT_CIVILIZATION_HUCKSTERS))
    g_string_append (text, "- Hucksters: put a space tile, a tapestry card and one item of the "
                           "favorite track face up into a pool.\n");
  if (weft_setup_has_civilization (setup, WEFT_CIVILIZATION_TRAILBLAZERS))
    g_string_append_printf (text,
                            "- Trailblazers: lay an outpost of an unused color on space 2 "
                            "of %s.\n",
                            weft_track_nick (setup->favorites[WEFT_PLAYER_AUTOMA]));
}

static void
append_solo_setup (GString *text, const CliSpeaker *speaker, const WeftSetup *setup)
{
  const WeftTables *tables = speaker->tables;

  g_string_append_printf (
      text,
      "- Set up for three players on the small map. Put two of your %s outposts on "
      "%s, two of the Automa's %s outposts on %s, all standing.\n",
      weft_color_nick (setup->colors[WEFT_PLAYER_P1]), tables->hexes[tables->human_start].name,
      weft_color_nick (setup->colors[WEFT_PLAYER_AUTOMA]),
      tables->hexes[tables->automa_start].name);
  g_string_append_printf (
      text,
      "- Automa: level %d (%s), its income mat, %s side up; %s tokens on 0 VP and on the start of "
      "every track, an outpost beside %s, its favorite track.\n",
      setup->level, weft_setup_level (setup, tables)->name,
      weft_setup_level (setup, tables)->hard ? "hard" : "normal",
      weft_color_nick (setup->colors[WEFT_PLAYER_AUTOMA]),
      weft_track_nick (setup->favorites[WEFT_PLAYER_AUTOMA]));
  g_string_append_printf (
      text, "- Lay the Automa's civilization%s there: %s%s%s.\n",
      setup->n_civilizations > 1 ? "s" : "", weft_civilization_nick (setup->civilizations[0]),
      setup->n_civilizations > 1 ? ", then " : "",
      setup->n_civilizations > 1 ? weft_civilization_nick (setup->civilizations[1]) : "");
}

static void
append_players (GString *text, const CliSpeaker *speaker, const WeftSetup *setup)
{
  g_string_append (text, "- In turn order: ");
  for (guint player = 0; player < setup->n_humans; player++)
    g_string_append_printf (text, "%s (%s), ", cli_player_word (speaker, player),
                            weft_color_nick (setup->colors[player]));
  g_string_append (text, "the Shadow Empire.\n");
}

char *
cli_picture_setup (const CliSpeaker *speaker)
{
  const WeftSetup *setup = weft_record_setup (speaker->record);
  GString *text = g_string_new ("Set the table up:\n");

  if (weft_setup_is_solo (setup))
    append_solo_setup (text, speaker, setup);
  else
    append_players (text, speaker, setup);
  g_string_append_printf (
      text,
      "- Shadow Empire: %s tokens on the start of every track, an outpost beside %s, its favorite "
      "track.\n",
      weft_color_nick (setup->colors[WEFT_PLAYER_SHADOW]),
      weft_track_nick (setup->favorites[WEFT_PLAYER_SHADOW]));
  if (weft_setup_is_solo (setup))
    {
      append_removals (text, setup, &speaker->tables->removals);
      append_extras (text, speaker->tables, setup);
    }
  if (speaker->real_cards)
    g_string_append (text, weft_setup_is_solo (setup)
                               ? "- Decision deck: cards 1 to 7 and one of 8 to 22, unseen; the "
                                 "rest is the progress deck.\n"
                               : "- Decision deck: cards 1 to 12.\n");
  g_string_append_printf (
      text, "- First: %s.",
      setup->first == WEFT_PLAYER_AUTOMA ? "the bots" : cli_player_word (speaker, setup->first));
  return g_string_free (text, FALSE);
}
