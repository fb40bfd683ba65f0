/* cli-explain.c: why the bots did what they did
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli-explain.h"

/* The tracks a choice was made from, each with what its box measured. */
static void
append_measures (GString *text, const WeftEvent *event)
{
  const char *comma = "";

  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    if ((event->open_tracks & WEFT_TRACK_BIT (track)) != 0)
      {
        g_string_append_printf (text, "%s%s %d", comma, weft_track_nick (track),
                                event->measure[track]);
        comma = ", ";
      }
}

static const char *
box_words (guint8 box)
{
  switch (box)
    {
    case WEFT_BOX_FINISH:
      return "the flag: only the tracks where it is furthest count (space reached: ";
    case WEFT_BOX_LANDMARK:
      return "the flag and house: only the tracks nearest to a free landmark or the end count "
             "(spaces to go: ";
    default:
      return NULL;
    }
}

/* Whether the @i-th entry the bot reads is the card's heart, its favorite track (A3). */
static gboolean
is_heart (const CliSpeaker *speaker, const WeftEvent *event, int tiebreaker, int i)
{
  const WeftCard *card = &speaker->tables->cards[tiebreaker];
  int arts = weft_setup_arts (weft_record_setup (speaker->record));
  int index = event->player == WEFT_PLAYER_SHADOW ? event->ladder_length - 1 - i : i;

  return tiebreaker != 0 && card->ladder[arts][index] == WEFT_LADDER_FAVORITE;
}

/* The ladder as far as the bot reads it; whether it names the chosen track. */
static gboolean
append_ladder (GString *text, const CliSpeaker *speaker, const WeftEvent *event, int tiebreaker)
{
  g_string_append (text, " The ladder");
  if (tiebreaker != 0)
    g_string_append_printf (text, " of card %d", tiebreaker);
  g_string_append_printf (
      text, ", read from the %s: ", event->player == WEFT_PLAYER_SHADOW ? "bottom" : "top");
  for (int i = 0; i < event->ladder_length; i++)
    {
      g_string_append_printf (text, "%s%s%s", i > 0 ? ", " : "", weft_track_nick (event->ladder[i]),
                              is_heart (speaker, event, tiebreaker, i) ? " (the heart)" : "");
      if (event->ladder[i] == event->track)
        return TRUE;
    }
  return FALSE;
}

static char *
say_choice (const CliSpeaker *speaker, const WeftEvent *event, int tiebreaker)
{
  GString *text = g_string_new (NULL);
  g_autofree char *who = cli_capital_player_word (speaker, event->player);
  const char *box = box_words (event->box);
  gboolean named;

  if (g_str_equal (event->rule, "I2"))
    g_string_append_printf (text, "%s looks for a new favorite track (I2). ", who);
  if (box != NULL)
    {
      g_string_append_printf (text, "%s has %s", who, box);
      append_measures (text, event);
      g_string_append (text, ") (A2). ");
    }
  else if (event->box == WEFT_BOX_ANY)
    g_string_append_printf (text, "%s has the square: every track not yet complete counts (A1). ",
                            who);
  g_string_append (text, "Left: ");
  cli_append_tracks (text, event->tracks, " and ");
  g_string_append_c (text, '.');
  named = append_ladder (text, speaker, event, tiebreaker);
  g_string_append_printf (text, ". %s %s (%s).",
                          named ? "The first that counts is"
                                : "It names none that counts, so it is",
                          weft_track_nick (event->track), named ? event->rule : "A4, our ruling");
  return g_string_free (text, FALSE);
}

static void
append_hexes (GString *text, const WeftTables *tables, WeftHexSet hexes)
{
  gboolean first = TRUE;

  for (guint hex = 0; hex < WEFT_N_HEXES; hex++)
    if ((hexes & WEFT_HEX_BIT (hex)) != 0)
      {
        g_string_append_printf (text, "%s%s", first ? "" : " ", tables->hexes[hex].name);
        first = FALSE;
      }
}

static const char *
criterion_words (WeftCriterion criterion)
{
  static const char *const words[WEFT_N_CRITERIA] = {
    [WEFT_CRITERION_FURTHEST_FROM_HUMAN] = "Furthest from your territories (E2)",
    [WEFT_CRITERION_MIDDLE_ISLAND] = "Closest to the middle island, still to be gained (Q4)",
    [WEFT_CRITERION_WEAK_TERRITORY] = "Closest to a territory of yours with one token (Q3)",
    [WEFT_CRITERION_HUMAN_TERRITORY] = "Closest to a territory of yours (Q3)",
  };

  return words[criterion];
}

static char *
say_hex_choice (const CliSpeaker *speaker, const WeftEvent *event)
{
  const WeftTables *tables = speaker->tables;
  GString *text = g_string_new (event->kind == WEFT_EVENT_EXPLORE
                                    ? "Explore: possible are "
                                    : (event->opponent ? "Conquer, your territories first (Q2): "
                                                         "possible are "
                                                       : "Conquer (Q3): possible are "));

  append_hexes (text, tables, event->hexes);
  g_string_append_c (text, '.');
  for (int i = 0; i < event->n_kept; i++)
    {
      g_string_append_printf (text, " %s: ", criterion_words (event->kept[i].criterion));
      append_hexes (text, tables, event->kept[i].hexes);
      g_string_append_c (text, '.');
    }
  g_string_append_printf (text, " Hex pattern %d begins at %s: its first of these is %s (H3).",
                          event->pattern, tables->hexes[tables->hex_order[event->pattern][0]].name,
                          tables->hexes[event->hex].name);
  if (event->toppled)
    g_string_append (text, " The topple icon adds an outpost of the Shadow Empire (Q3).");
  return g_string_free (text, FALSE);
}

static char *
say_favorite_reason (const CliSpeaker *speaker, const WeftEvent *event)
{
  g_autofree char *who = cli_capital_player_word (speaker, event->player);

  if (event->changed)
    return NULL; /* the choice has said it */
  return g_strdup_printf ("%s keeps its favorite track %s (I2).", who, weft_track_nick (event->to));
}

/* Why an event came about, with its rule; %NULL for events that need no reason. */
static char *
say_reason (const CliSpeaker *speaker, const WeftEvent *event, int tiebreaker)
{
  g_autofree char *sentence = NULL;

  switch ((WeftEventKind) event->kind)
    {
    case WEFT_EVENT_CHOICE:
      return say_choice (speaker, event, tiebreaker);
    case WEFT_EVENT_EXPLORE:
    case WEFT_EVENT_CONQUER:
      return event->pattern != 0 ? say_hex_choice (speaker, event) : NULL;
    case WEFT_EVENT_FAVORITE:
      return say_favorite_reason (speaker, event);
    case WEFT_EVENT_TURN:
    case WEFT_EVENT_OVER:
      return NULL;
    default:
      sentence = cli_say_event (speaker, event);
      if (sentence == NULL)
        return NULL;
      g_strdelimit (sentence, "\n", '\0'); /* a table's first line says it */
      return g_strdup_printf ("%s (%s)", sentence, event->rule);
    }
}

static gboolean
begins_bots_turn (const WeftEvent *event)
{
  return event->kind == WEFT_EVENT_TURN && !weft_player_is_human (event->player);
}

int
cli_explain_find_turn (const WeftHistory *history)
{
  for (int i = (int) weft_history_n_moves (history) - 1; i >= -1; i--)
    {
      g_autoptr (GArray) events = weft_history_events (history, i);

      for (guint e = events->len; e-- > 0;)
        if (begins_bots_turn (&g_array_index (events, WeftEvent, e)))
          return i;
    }
  return CLI_EXPLAIN_NO_TURN;
}

/* Appends the reasons among a move's events, from the first that begins the bots' turn to the
 * next human's turn; FALSE when that has come. */
static gboolean
append_reasons (GString *text, const CliSpeaker *speaker, const GArray *events, int tiebreaker,
                gboolean *begun)
{
  for (guint e = 0; e < events->len; e++)
    {
      const WeftEvent *event = &g_array_index (events, WeftEvent, e);
      g_autofree char *reason = NULL;

      if (event->kind == WEFT_EVENT_TURN && *begun && weft_player_is_human (event->player))
        return FALSE;
      *begun |= begins_bots_turn (event);
      if (event->kind == WEFT_EVENT_CARDS)
        tiebreaker = event->cards[1];
      reason = *begun ? say_reason (speaker, event, tiebreaker) : NULL;
      if (reason != NULL)
        g_string_append_printf (text, "%s- %s", text->len > 0 ? "\n" : "", reason);
    }
  return TRUE;
}

char *
cli_explain_turn (const CliSpeaker *speaker, const WeftHistory *history)
{
  GString *text = g_string_new (NULL);
  int first = cli_explain_find_turn (history);
  gboolean begun = FALSE;

  if (first == CLI_EXPLAIN_NO_TURN)
    g_string_append (text, "The bots have not had a turn yet.");
  for (int i = first; i >= -1 && i < (int) weft_history_n_moves (history); i++)
    {
      g_autoptr (GArray) events = weft_history_events (history, i);
      const WeftState *before = weft_history_state_at (history, (guint) MAX (i, 0));

      if (!append_reasons (text, speaker, events, before->deck.latest[1], &begun))
        break;
    }
  return g_string_free (text, FALSE);
}
