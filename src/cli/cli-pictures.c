/* cli-pictures.c: the table as text: tracks, map, bots, deck
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli-pictures.h"

#include <glib/gi18n.h>
#include <string.h>

#include "weft-board.h"
#include "weft-deck.h"
#include "weft-forecast.h"
#include "weft-played.h"
#include "weft-setup-list.h"
#include "weft-standing.h"

/* How wide the pictures are; what is narrower gets lists. */
#define WHOLE_WIDTH 80

/* Columns of the tracks picture: 80 in all. */
#define NAME_WIDTH 18
#define START_WIDTH 6
#define SPACE_WIDTH 4
#define BAR_WIDTH 2

#define MAP_ROWS 12
#define MAP_COLUMNS 7
#define HEX_WIDTH 10

/* The sign of a player's tokens; lying outposts have it small. */
static gunichar
sign (const WeftState *state, guint player)
{
  if (player == WEFT_PLAYER_P1 && weft_setup_is_solo (&state->setup))
    /* Translators: the person's sign: one letter. */
    return g_utf8_get_char (C_ ("letter on a token", "Y"));
  return g_utf8_get_char (weft_words_letter (player));
}

/* Where a space of a track begins in its row. */
static glong
space_column (int space)
{
  if (space == 0)
    return NAME_WIDTH;
  return NAME_WIDTH + START_WIDTH + (space - 1) * SPACE_WIDTH + ((space - 1) / 3 + 1) * BAR_WIDTH;
}

/* How many columns the text from the byte @start on takes. */
static glong
columns (const GString *text, gsize start)
{
  return g_utf8_strlen (text->str + start, -1);
}

/* At least one space, and as many as it takes to @column of the row that begins at @start. */
static void
pad_to (GString *text, gsize start, glong column)
{
  do
    g_string_append_c (text, ' ');
  while (columns (text, start) < column);
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
        g_string_append_unichar (row, sign (state, player));
  if ((state->trailblazers[track] >> space) & 1)
    g_string_append_c (row, 'o');
  if (tier != WEFT_NONE && state->landmarks[track][tier] == WEFT_NONE)
    g_string_append_c (row, '^');
  if (row->len == start)
    g_string_append_c (row, '.');
}

/* A track's name, and whose favorite it is. */
static void
append_name (GString *text, const WeftState *state, guint track)
{
  const char *mark = " *";

  g_string_append (text, weft_words_track (track));
  for (guint bot = WEFT_PLAYER_AUTOMA; bot <= WEFT_PLAYER_SHADOW; bot++)
    if (weft_setup_has_player (&state->setup, bot) && state->favorites[bot] == track)
      {
        g_string_append (text, mark);
        g_string_append_unichar (text, sign (state, bot));
        mark = "";
      }
}

static void
append_track (GString *text, const WeftState *state, const WeftTables *tables, guint track)
{
  gsize start = text->len;

  append_name (text, state, track);
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
append_token_numbers (GString *text, const WeftVoice *voice, const WeftState *state)
{
  for (guint player = 0; player < state->setup.n_humans; player++)
    for (guint track = 0; track < WEFT_N_TRACKS; track++)
      {
        const gint8 *tokens = state->tokens[player][track];

        if (!weft_setup_has_track (&state->setup, track) || tokens[0] < 0 || tokens[1] < 0)
          continue;
        g_string_append_printf (
            text,
            /* Translators: a player, a track, the spaces of the player's two tokens. */
            _ ("%1$s, %2$s: token 0 on space %3$d, token 1 on space %4$d"),
            weft_words_player (voice, player), weft_words_track (track), tokens[0], tokens[1]);
        g_string_append_c (text, '\n');
      }
}

/* What the signs of the players mean. */
static void
append_signs (GString *text, const WeftState *state)
{
  g_autofree char *automa =
      g_ucs4_to_utf8 ((gunichar[]){ sign (state, WEFT_PLAYER_AUTOMA) }, 1, NULL, NULL, NULL);
  g_autofree char *shadow =
      g_ucs4_to_utf8 ((gunichar[]){ sign (state, WEFT_PLAYER_SHADOW) }, 1, NULL, NULL, NULL);
  g_autofree char *you =
      g_ucs4_to_utf8 ((gunichar[]){ sign (state, WEFT_PLAYER_P1) }, 1, NULL, NULL, NULL);

  if (weft_setup_is_solo (&state->setup))
    /* Translators: the three signs of the players. */
    g_string_append_printf (text, _ ("%1$s Automa   %2$s Shadow Empire   %3$s you"), automa, shadow,
                            you);
  else
    g_string_append_printf (text, _ ("%s Shadow Empire   1 to 4 the players"), shadow);
}

/* A track where there is no room for all of its spaces: those with anything on them. */
static void
append_narrow_track (GString *text, const WeftState *state, const WeftTables *tables, guint track)
{
  append_name (text, state, track);
  for (int space = 0; space <= WEFT_LAST_SPACE; space++)
    {
      g_autoptr (GString) there = g_string_new (NULL);

      append_space (there, state, tables, track, space);
      if (!g_str_equal (there->str, "."))
        g_string_append_printf (text, " %d:%s", space, there->str);
    }
  g_string_append_c (text, '\n');
}

static void
append_tiers (GString *text)
{
  static const char *const tiers[] = { NC_ ("column of spaces", "tier I"),
                                       NC_ ("column of spaces", "tier II"),
                                       NC_ ("column of spaces", "tier III"),
                                       NC_ ("column of spaces", "tier IV") };

  pad_to (text, 0, space_column (0));
  g_string_append (text, C_ ("column of spaces", "start"));
  for (int tier = 0; tier < (int) G_N_ELEMENTS (tiers); tier++)
    {
      pad_to (text, 0, space_column (3 * tier + 1));
      g_string_append (text, g_dpgettext2 (NULL, "column of spaces", tiers[tier]));
    }
  g_string_append_c (text, '\n');
}

char *
cli_picture_tracks (const WeftVoice *voice, const WeftState *state, int width)
{
  GString *text = g_string_new (NULL);

  if (width >= WHOLE_WIDTH)
    append_tiers (text);
  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    if (weft_setup_has_track (&state->setup, track))
      {
        if (width >= WHOLE_WIDTH)
          append_track (text, state, voice->tables, track);
        else
          append_narrow_track (text, state, voice->tables, track);
      }
  append_token_numbers (text, voice, state);
  append_signs (text, state);
  g_string_append_printf (text, "\n%s", _ ("* favorite track   ^ free landmark"));
  if (weft_setup_has_civilization (&state->setup, WEFT_CIVILIZATION_TRAILBLAZERS))
    g_string_append_printf (text, "   %s", _ ("o trailblazer outpost"));
  return g_string_free (text, FALSE);
}

/* Behind the letter of a piece that is no outpost (P5). */
#define OTHER_MARK '\''

static gboolean
has_other_pieces (const WeftBoard *board)
{
  for (guint hex = 0; hex < WEFT_N_HEXES; hex++)
    for (int i = 0; i < weft_board_count (board, hex); i++)
      if (board->outposts[hex][i].other)
        return TRUE;
  return FALSE;
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
      gunichar letter = sign (state, outpost->owner);

      g_string_append_unichar (line, outpost->upright ? letter : g_unichar_tolower (letter));
      if (outpost->other)
        g_string_append_c (line, OTHER_MARK);
    }
  if (hex == tables->middle_island)
    g_string_append_c (line, '*');
  g_string_append (line, chosen ? "]" : "");
  while (columns (line, start) < HEX_WIDTH)
    g_string_append_c (line, ' ');
}

/* The territories where there is no room for the map. */
static void
append_territories (GString *text, const WeftState *state, const WeftTables *tables, guint8 chosen)
{
  for (guint hex = 0; hex < WEFT_N_HEXES; hex++)
    {
      g_autoptr (GString) there = g_string_new (NULL);

      append_hex (there, state, tables, hex, hex == chosen);
      if (weft_board_is_territory (&state->board, hex))
        g_string_append_printf (text, "%s\n", g_strchomp (there->str));
    }
}

static void
append_map (GString *text, const WeftState *state, const WeftTables *tables, guint8 chosen)
{
  for (int row = 1; row <= MAP_ROWS; row++)
    {
      for (int column = 1; column <= MAP_COLUMNS; column++)
        {
          gsize start = text->len;

          for (guint hex = 0; hex < WEFT_N_HEXES; hex++)
            if (tables->hexes[hex].row == row && tables->hexes[hex].column == column)
              append_hex (text, state, tables, hex, hex == chosen);
          while (columns (text, start) < HEX_WIDTH)
            g_string_append_c (text, ' ');
        }
      g_strchomp (text->str);
      text->len = strlen (text->str);
      g_string_append_c (text, '\n');
    }
}

char *
cli_picture_map (const WeftVoice *voice, const WeftState *state, guint8 chosen, int width)
{
  GString *text = g_string_new (NULL);

  if (width >= WHOLE_WIDTH)
    append_map (text, state, voice->tables, chosen);
  else
    append_territories (text, state, voice->tables, chosen);
  append_signs (text, state);
  g_string_append_printf (text, "\n%s\n%s", _ ("capital letter: standing   small letter: toppled"),
                          _ ("~ no territory yet   . territory   * middle island"));
  if (has_other_pieces (&state->board))
    g_string_append_printf (text, "\n%s", _ ("' a token or building, no outpost"));
  if (chosen != WEFT_NONE)
    g_string_append_printf (text, "   %s", _ ("[ ] chosen last"));
  return g_string_free (text, FALSE);
}

static void
append_civilizations (GString *text, const WeftState *state)
{
  for (int i = 0; i < state->setup.n_civilizations; i++)
    {
      WeftCivilization civilization = state->setup.civilizations[i];

      g_string_append_c (text, '\n');
      /* Translators: a civilization, what it does. */
      g_string_append_printf (text, _ ("  %1$s: %2$s"), weft_words_civilization (civilization),
                              weft_words_ability (civilization));
    }
}

static void
append_automa (GString *text, const WeftState *state)
{
  g_string_append_printf (text, _ ("Automa: %1$d VP, era %2$d, favorite track: %3$s"),
                          state->vp[WEFT_PLAYER_AUTOMA],
                          (int) weft_standing_era (state, WEFT_PLAYER_AUTOMA),
                          weft_words_track (state->favorites[WEFT_PLAYER_AUTOMA]));
  g_string_append_c (text, '\n');
  g_string_append_printf (
      text, _ ("  landmarks: %1$d, territories: %2$d, tapestry cards: %3$d, outposts left: %4$d"),
      weft_state_mat_landmarks (state), weft_state_territories (state, WEFT_PLAYER_AUTOMA),
      state->tapestry, state->supply[WEFT_PLAYER_AUTOMA]);
  g_string_append_c (text, '\n');
  if (weft_setup_has_civilization (&state->setup, WEFT_CIVILIZATION_HUCKSTERS))
    g_string_append_printf (text, _ ("  items in the pool: %d"), state->pool);
  g_strchomp (text->str);
  text->len = strlen (text->str);
  append_civilizations (text, state);
  g_string_append_c (text, '\n');
}

/* Who holds the places of an achievement. */
static void
append_achievement (GString *text, const WeftVoice *voice, const WeftState *state,
                    WeftAchievement achievement)
{
  const char *holders[2];

  for (int place = 0; place < 2; place++)
    holders[place] = weft_words_achievement_owner (voice, state->achievements[achievement][place]);
  g_string_append_c (text, '\n');
  /* Translators: an achievement; the VP of its two places and who holds them. */
  g_string_append_printf (text, _ ("%1$s: %2$d VP: %3$s, %4$d VP: %5$s"),
                          weft_words_achievement (achievement),
                          voice->tables->achievement_vp[achievement][0], holders[0],
                          voice->tables->achievement_vp[achievement][1], holders[1]);
}

char *
cli_picture_bots (const WeftVoice *voice, const WeftState *state)
{
  GString *text = g_string_new (NULL);

  if (weft_setup_is_solo (&state->setup))
    append_automa (text, state);
  g_string_append_printf (text, _ ("Shadow Empire: favorite track: %s"),
                          weft_words_track (state->favorites[WEFT_PLAYER_SHADOW]));
  if (weft_setup_is_solo (&state->setup))
    {
      g_string_append_c (text, '\n');
      g_string_append_printf (text, _ ("  outposts left: %d"), state->supply[WEFT_PLAYER_SHADOW]);
      g_string_append_c (text, '\n');
      g_string_append_printf (text, _ ("You: territories: %1$d, outposts left: %2$d"),
                              weft_state_territories (state, WEFT_PLAYER_P1),
                              (int) weft_played_outposts (voice->record, state, WEFT_PLAYER_P1));
    }
  for (guint i = 0; i < WEFT_N_ACHIEVEMENTS; i++)
    if (weft_state_has_achievement (state, i))
      append_achievement (text, voice, state, i);
  return g_string_free (text, FALSE);
}

static void
append_cards (GString *text, const char *format, WeftCardSet cards)
{
  g_autofree char *list = cards != 0 ? weft_words_cards (cards) : g_strdup (C_ ("cards", "none"));

  g_string_append_c (text, '\n');
  g_string_append_printf (text, format, list);
}

char *
cli_picture_deck (const WeftState *state)
{
  const WeftDeck *deck = &state->deck;
  GString *text = g_string_new (NULL);
  g_autofree char *hidden = NULL;

  g_string_append_printf (text, _ ("Cards in the decision deck: %1$d, in the progress deck: %2$d"),
                          weft_deck_size (deck), weft_deck_progress (deck));
  append_cards (text, _ ("Surely in the deck: %s"), deck->known);
  if (deck->unknown > 0)
    {
      hidden = weft_words_cards (weft_deck_hidden (deck));
      g_string_append_c (text, '\n');
      /* Translators: how many cards, the cards they can be. */
      g_string_append_printf (text, _ ("Unknown: %1$d of these: %2$s"), deck->unknown, hidden);
    }
  append_cards (text, _ ("Discarded: %s"), deck->discard);
  if (deck->latest[0] != 0)
    {
      g_string_append_c (text, '\n');
      g_string_append_printf (text, _ ("Latest pair: %1$d decides, %2$d breaks ties"),
                              deck->latest[0], deck->latest[1]);
    }
  return g_string_free (text, FALSE);
}

static int
percent (double odds)
{
  return (int) (100 * odds + 0.5);
}

/* A line of the odds: what, and how often in a hundred. */
static void
append_odds (GString *text, const char *what, double odds)
{
  g_string_append_c (text, '\n');
  /* Translators: what may happen, how often in a hundred. */
  g_string_append_printf (text, _ ("  %1$s: %2$d %%"), what, percent (odds));
}

char *
cli_picture_odds (const WeftVoice *voice, const WeftState *state)
{
  WeftForecast forecast = weft_forecast (state, voice->tables);
  GString *text;

  if (!weft_forecast_is_possible (state))
    return g_strdup (_ ("The bots have no more turns."));
  text = g_string_new (_ ("The bots’ next turn, if it came now:"));
  append_odds (text, _ ("income turn"), forecast.income);
  for (guint bot = WEFT_PLAYER_AUTOMA; bot <= WEFT_PLAYER_SHADOW; bot++)
    {
      if (!weft_setup_has_player (&state->setup, bot))
        continue;
      g_string_append_printf (text, "\n%s", weft_words_player (voice, bot));
      for (guint track = 0; track < WEFT_N_TRACKS; track++)
        if (weft_setup_has_track (&state->setup, track))
          append_odds (text, weft_words_track (track), forecast.track[bot][track]);
      if (bot == WEFT_PLAYER_AUTOMA)
        {
          append_odds (text, _ ("explores"), forecast.explore);
          append_odds (text, _ ("conquers"), forecast.conquer);
        }
    }
  return g_string_free (text, FALSE);
}

char *
cli_picture_setup (const WeftVoice *voice)
{
  g_auto (GStrv) lines = weft_setup_list_lines (voice);
  GString *text = g_string_new (_ ("Set the table up:"));

  for (char **line = lines; *line != NULL; line++)
    g_string_append_printf (text, "\n- %s", *line);
  return g_string_free (text, FALSE);
}
