/* weft-reasons.c: why the bots do what they do, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-reasons.h"

#include <glib/gi18n.h>

/* The open tracks, each with what the box measured on it. */
static char *
name_measures (const WeftEvent *event)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;

  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    if ((event->open_tracks & WEFT_TRACK_BIT (track)) != 0)
      {
        /* Translators: a track, a number of spaces. */
        g_autofree char *one = g_strdup_printf (C_ ("measure", "%1$s %2$d"),
                                                weft_words_track (track), event->measure[track]);

        g_strv_builder_add (names, one);
      }
  list = g_strv_builder_end (names);
  return g_strjoinv (C_ ("between the items of a list", ", "), list);
}

static char *
box_reason (const WeftEvent *event)
{
  g_autofree char *measures = name_measures (event);
  g_autofree char *left = weft_words_tracks (event->tracks);

  switch (event->box)
    {
    case WEFT_BOX_ANY:
      return g_strdup_printf (_ ("Square: every track not yet complete counts: %s (A1)."), left);
    case WEFT_BOX_FINISH:
      /* Translators: both are lists of tracks, the first with numbers. */
      return g_strdup_printf (
          _ ("Flag: only the tracks where it is furthest count. Spaces reached: %1$s. Left: %2$s "
             "(A2)."),
          measures, left);
    case WEFT_BOX_LANDMARK:
      return g_strdup_printf (_ ("Flag and house: only the tracks nearest to a free landmark or to "
                                 "the end count. Spaces to go: %1$s. Left: %2$s (A2)."),
                              measures, left);
    default:
      return g_strdup_printf (_ ("Possible: %s."), left);
    }
}

int
weft_reasons_heart (const WeftVoice *voice, const WeftEvent *event, guint tiebreaker)
{
  int arts = weft_setup_arts (weft_record_setup (voice->record));
  const WeftCard *card = &voice->tables->cards[tiebreaker];

  for (int i = 0; tiebreaker != 0 && i < event->ladder_length; i++)
    {
      int place = event->player == WEFT_PLAYER_SHADOW ? event->ladder_length - 1 - i : i;

      if (card->ladder[arts][place] == WEFT_LADDER_FAVORITE)
        return i;
    }
  return -1;
}

/* The ladder as far as it was read. */
static char *
name_ladder (const WeftVoice *voice, const WeftEvent *event, guint tiebreaker, gboolean *named)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;
  int heart = weft_reasons_heart (voice, event, tiebreaker);

  *named = FALSE;
  for (int i = 0; i < event->ladder_length && !*named; i++)
    {
      const char *track = weft_words_track (event->ladder[i]);
      g_autofree char *one =
          i == heart ? g_strdup_printf (_ ("%s (the heart)"), track) : g_strdup (track);

      g_strv_builder_add (names, one);
      *named = event->ladder[i] == event->track;
    }
  list = g_strv_builder_end (names);
  return g_strjoinv (C_ ("between the items of a list", ", "), list);
}

static char *
reason_of_choice (const WeftVoice *voice, const WeftEvent *event, guint tiebreaker)
{
  g_autofree char *box = box_reason (event);
  gboolean named, shadow = event->player == WEFT_PLAYER_SHADOW;
  g_autofree char *ladder = name_ladder (voice, event, tiebreaker, &named);
  const char *track = weft_words_track (event->track);
  g_autofree char *end = NULL;

  if (named)
    /* Translators: tracks in the order of the ladder; the last one is taken. */
    end = g_strdup_printf (shadow ? _ ("The ladder, read from the bottom: %s (A3).")
                                  : _ ("The ladder, read from the top: %s (A3)."),
                           ladder);
  else
    end =
        g_strdup_printf (_ ("The ladder names none of them, so it is %s (A4, our ruling)."), track);
  return g_strdup_printf ("%s\n%s", box, end);
}

static const char *
criterion_words (WeftCriterion criterion)
{
  static const char *const words[WEFT_N_CRITERIA] = {
    [WEFT_CRITERION_FURTHEST_FROM_HUMAN] = N_ ("Furthest from your territories (E2): %s."),
    [WEFT_CRITERION_MIDDLE_ISLAND] =
        N_ ("Closest to the middle island, whose achievement is still free (Q4): %s."),
    [WEFT_CRITERION_WEAK_TERRITORY] =
        N_ ("Closest to a territory of yours with one token (Q3): %s."),
    [WEFT_CRITERION_HUMAN_TERRITORY] = N_ ("Closest to a territory of yours (Q3): %s."),
  };

  return _ (words[criterion]);
}

static const char *
valid_words (const WeftEvent *event)
{
  if (event->kind == WEFT_EVENT_EXPLORE)
    return _ ("Possible are the empty hexes it can reach (E1): %s.");
  if (event->opponent)
    return _ ("Your territories with one token come first (Q2). Possible: %s.");
  return _ ("No territory of yours can be attacked (Q3). Possible: %s.");
}

static char *
reason_of_hex (const WeftVoice *voice, const WeftEvent *event)
{
  const WeftTables *tables = voice->tables;
  g_autofree char *valid = weft_words_hexes (tables, event->hexes);
  const char *first = tables->hexes[tables->hex_order[event->pattern][0]].name;
  GString *words = g_string_new (NULL);

  g_string_append_printf (words, valid_words (event), valid);
  for (int i = 0; i < event->n_kept; i++)
    {
      g_autofree char *kept = weft_words_hexes (tables, event->kept[i].hexes);

      g_string_append_c (words, '\n');
      g_string_append_printf (words, criterion_words (event->kept[i].criterion), kept);
    }
  g_string_append_c (words, '\n');
  /* Translators: a hex where the order begins, the hex chosen. */
  g_string_append_printf (
      words, _ ("The tiebreaker card’s order begins at %1$s and meets %2$s first (H3)."), first,
      tables->hexes[event->hex].name);
  if (event->toppled)
    g_string_append_printf (words, "\n%s",
                            _ ("The topple icon adds a toppled outpost of the "
                               "Shadow Empire (Q3)."));
  return g_string_free (words, FALSE);
}

typedef struct
{
  const char *rule;
  const char *words;
} RuleReason;

/* Why, for what follows from a rule without a choice. */
static const RuleReason rule_reasons[] = {
  { "A1", N_ ("Only tracks that are not complete count (A1).") },
  { "A6", N_ ("The first token to enter the space gains its landmark; both bots’ landmarks go to "
              "the Automa’s mat (A6).") },
  { "B2", N_ ("The space it reached shows a tapestry card (B2).") },
  { "B3", N_ ("The space it reached tells it to discard the face-up cards (B3).") },
  { "B4", N_ ("The space it reached lets it roll the science die and advance (B4).") },
  { "B5", N_ ("The space it reached moves it on a track that the die decides (B5).") },
  { "C1", N_ ("The Explorers advance in every income turn from the second on (C1).") },
  { "C2", N_ ("The Scientists roll the science die in income turns 3 to 5 (C2).") },
  { "C3", N_ ("The Conquerors’ income turn (C3).") },
  { "C4", N_ ("The Engineers score 1 VP for each landmark on the mat (C4).") },
  { "C5", N_ ("The Hucksters fill their pool by the favorite track (C5).") },
  { "C6", N_ ("The Trailblazers lay an outpost two spaces beyond the furthest of your tokens and "
              "their outposts (C6).") },
  { "C7", N_ ("The Equalizers catch up where you are one or two spaces ahead (C7).") },
  { "C8", N_ ("The Iconoclasts remove their landmarks for 3 VP and a roll each (C8).") },
  { "D1", N_ ("The Automa defends its territory with its tapestry cards, one after the other, "
              "until a trap comes or none is left (D1).") },
  { "E1", N_ ("Only empty hexes next to a territory it controls are possible (E1).") },
  { "H6", N_ ("Without territory tiles it can neither explore nor conquer empty hexes (H6).") },
  { "I1", N_ ("This level’s first income turn has advances of its own (I1).") },
  { "I2", N_ ("A favorite track changes when its token is at the end or somebody is further "
              "there (I2).") },
  { "I5", N_ ("The income mat’s row for this turn: each count times its number (I5).") },
  { "I6", N_ ("Cards from the progress deck change what the bots do from now on (I6).") },
  { "I7", N_ ("This level’s income turn plays a tapestry card on the mat (I7).") },
  { "I8", N_ ("This level’s income turn gains a tapestry card (I8).") },
  { "I9", N_ ("The decision cards are shuffled for the next era (I9).") },
  { "Q1", N_ ("To conquer it needs an outpost in its supply (Q1).") },
  { "Q2", N_ ("Without a trap its outpost stands and yours is toppled; with a trap its outpost "
              "lies (Q2).") },
  { "Q3", N_ ("Where no territory of yours can be attacked it takes a neutral one (Q3).") },
  { "T1", N_ ("The bots’ first turn is income turn 1 (T1).") },
  { "T2", N_ ("The decision deck was empty: the turn is an income turn (T2).") },
  { "T3", N_ ("The last pair showed the income hand: the turn is an income turn (T3).") },
  { "T6", N_ ("The deck was empty: the Shadow Empire takes its income turn (T6).") },
  { "V1", N_ ("Each achievement has two places, worth 10 and 5 VP (V1).") },
  { "V2", N_ ("The Shadow Empire takes a place of “Complete a track” but scores nothing (V2).") },
};

static const char *
reason_of_rule (const char *rule)
{
  for (guint i = 0; i < G_N_ELEMENTS (rule_reasons); i++)
    if (g_str_equal (rule_reasons[i].rule, rule))
      return _ (rule_reasons[i].words);
  return NULL;
}

char *
weft_reasons_event (const WeftVoice *voice, const WeftEvent *event, guint tiebreaker)
{
  if (event->kind == WEFT_EVENT_CHOICE)
    return reason_of_choice (voice, event, tiebreaker);
  if (event->pattern != 0)
    return reason_of_hex (voice, event);
  return event->rule != NULL ? g_strdup (reason_of_rule (event->rule)) : NULL;
}

char *
weft_reasons_count (const WeftEvent *event)
{
  static const char *const criteria[WEFT_N_CRITERIA] = {
    [WEFT_CRITERION_FURTHEST_FROM_HUMAN] = N_ ("furthest from you: %d"),
    [WEFT_CRITERION_MIDDLE_ISLAND] = N_ ("closest to the middle island: %d"),
    [WEFT_CRITERION_WEAK_TERRITORY] = N_ ("closest to a one-token territory of yours: %d"),
    [WEFT_CRITERION_HUMAN_TERRITORY] = N_ ("closest to a territory of yours: %d"),
  };
  GString *words = g_string_new (NULL);

  g_string_append_printf (words, _ ("Possible hexes: %d"), __builtin_popcountll (event->hexes));
  for (int i = 0; i < event->n_kept; i++)
    {
      g_string_append (words, " · ");
      g_string_append_printf (words, _ (criteria[event->kept[i].criterion]),
                              __builtin_popcountll (event->kept[i].hexes));
    }
  return g_string_free (words, FALSE);
}
