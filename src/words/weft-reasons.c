/* weft-reasons.c: why the bots do what they do, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-reasons.h"

#include <glib/gi18n.h>

#include "weft-forms.h"

/* The open tracks, each with what the box measured on it. */
static char *
name_measures (const WeftEvent *event)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    if ((event->open_tracks & WEFT_TRACK_BIT (track)) != 0)
      {
        /* Translators: a track, a number of spaces. */
        g_autofree char *one = g_strdup_printf (C_ ("measure", "%1$s %2$d"),
                                                weft_words_track (track), event->measure[track]);

        g_strv_builder_add (names, one);
      }
  return weft_words_list_of (names);
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

/* The ladder as far as it was read. */
static char *
name_ladder (const WeftLadder *ladder)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (guint8 i = 0; i < ladder->length && i <= ladder->taken; i++)
    {
      const char *track = weft_words_track (ladder->tracks[i]);
      g_autofree char *one =
          i == ladder->heart ? g_strdup_printf (_ ("%s (the heart)"), track) : g_strdup (track);

      g_strv_builder_add (names, one);
    }
  return weft_words_list_of (names);
}

static char *
reason_of_choice (const WeftEvent *event)
{
  g_autofree char *box = box_reason (event);
  g_autofree char *ladder = name_ladder (&event->ladder);
  g_autofree char *end = NULL;

  if (event->ladder.taken != WEFT_NONE)
    /* Translators: tracks in the order of the ladder; the last one is taken. */
    end = g_strdup_printf (event->ladder.from_bottom
                               ? _ ("The ladder, read from the bottom: %s (A3).")
                               : _ ("The ladder, read from the top: %s (A3)."),
                           ladder);
  else
    end = g_strdup_printf (_ ("The ladder names none of them, so it is %s (A4, our ruling)."),
                           weft_forms_track (event->track));
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

/* Why, where a civilization's ability does it. */
static const char *const abilities[WEFT_N_SOURCES] = {
  [WEFT_SOURCE_EXPLORERS] =
      N_ ("The Explorers advance in every income turn from the second on (C1)."),
  [WEFT_SOURCE_SCIENTISTS] =
      N_ ("The Scientists roll the science die in income turns 3 to 5 (C2)."),
  [WEFT_SOURCE_CONQUERORS] = N_ ("The Conquerors’ income turn (C3)."),
  [WEFT_SOURCE_ENGINEERS] = N_ ("The Engineers score 1 VP for each landmark on the mat (C4)."),
  [WEFT_SOURCE_HUCKSTERS] = N_ ("The Hucksters fill their pool by the favorite track (C5)."),
  [WEFT_SOURCE_TRAILBLAZERS] = N_ ("The Trailblazers lay an outpost two spaces beyond the furthest "
                                   "of your tokens and their outposts (C6)."),
  [WEFT_SOURCE_EQUALIZERS] =
      N_ ("The Equalizers catch up where you are one or two spaces ahead (C7)."),
  [WEFT_SOURCE_ICONOCLASTS] =
      N_ ("The Iconoclasts remove their landmarks for 3 VP and a roll each (C8)."),
};

/* Why a token moves, or does not. */
static const char *
reason_of_step (const WeftEvent *event)
{
  switch ((WeftCause) event->cause)
    {
    case WEFT_CAUSE_ROLL:
      return _ ("The space it reached lets it roll the science die and advance (B4).");
    case WEFT_CAUSE_BENEFIT:
      return _ ("The space it reached moves it on a track that the die decides (B5).");
    case WEFT_CAUSE_INCOME:
      return _ ("This level’s first income turn has advances of its own (I1).");
    case WEFT_CAUSE_PAIR:
    case WEFT_CAUSE_CIVILIZATION:
    case WEFT_CAUSE_TURN:
    case WEFT_N_CAUSES:
    default:
      return NULL;
    }
}

static const char *
reason_of_defense (void)
{
  return _ ("The Automa defends its territory with its tapestry cards, one after the other, until "
            "a trap comes or none is left (D1).");
}

static const char *
reason_of_outpost (guint attacker, gboolean opponent)
{
  if (weft_player_is_human (attacker))
    return reason_of_defense ();
  if (opponent)
    return _ ("Without a trap its outpost stands and yours is toppled; with a trap its outpost "
              "lies (Q2).");
  return _ ("Where no territory of yours can be attacked it takes a neutral one (Q3).");
}

static const char *
reason_of_tapestry (const WeftEvent *event)
{
  if (event->discarded)
    return reason_of_defense ();
  if (event->cause == WEFT_CAUSE_INCOME)
    return _ ("This level’s income turn gains a tapestry card (I8).");
  return _ ("The space it reached shows a tapestry card (B2).");
}

static const char *
reason_of_skip (const WeftEvent *event)
{
  switch ((WeftReason) event->reason)
    {
    case WEFT_REASON_END_OF_TRACK:
    case WEFT_REASON_START_OF_TRACK:
      return reason_of_step (event);
    case WEFT_REASON_NO_TILES:
      return _ ("Without territory tiles it can neither explore nor conquer empty hexes (H6).");
    case WEFT_REASON_NO_HEX:
      return event->skip == WEFT_SKIP_EXPLORE
                 ? _ ("Only empty hexes next to a territory it controls are possible (E1).")
                 : reason_of_outpost (event->player, FALSE);
    case WEFT_REASON_NO_OUTPOST:
    case WEFT_REASON_NO_ROOM:
      return weft_player_is_human (event->player)
                 ? reason_of_defense ()
                 : _ ("To conquer it needs an outpost in its supply (Q1).");
    case WEFT_REASON_ALL_TRACKS_COMPLETE:
    case WEFT_REASON_NO_TRACK:
    case WEFT_REASON_NO_LANDMARK:
    case WEFT_N_REASONS:
    default:
      return NULL;
    }
}

static const char *
reason_of_era (const WeftEvent *event)
{
  switch ((WeftEraBegun) event->begun)
    {
    case WEFT_ERA_FIRST_TURN:
      return _ ("The bots’ first turn is income turn 1 (T1).");
    case WEFT_ERA_EMPTY_DECK:
      return _ ("The decision deck was empty: the turn is an income turn (T2).");
    case WEFT_ERA_INCOME_HAND:
      return _ ("The last pair showed the income hand: the turn is an income turn (T3).");
    case WEFT_ERA_CHOSEN:
    default:
      return NULL;
    }
}

static const char *
reason_of_landmark (const WeftEvent *event)
{
  if (weft_player_is_human (event->player))
    return NULL;
  if (event->owner == WEFT_PLAYER_SHADOW) /* no Automa's mat is on the table */
    return _ ("The first token to enter the space gains its landmark (A6).");
  return _ ("The first token to enter the space gains its landmark; both bots’ landmarks go to the "
            "Automa’s mat (A6).");
}

/* Why, for what follows without a choice and without a civilization. */
static const char *
reason_of_fact (const WeftEvent *event)
{
  gboolean shadow = event->player == WEFT_PLAYER_SHADOW;

  switch ((WeftEventKind) event->kind)
    {
    case WEFT_EVENT_NO_ADVANCE:
      return _ ("Only tracks that are not complete count (A1).");
    case WEFT_EVENT_ADVANCE:
    case WEFT_EVENT_REGRESS:
      return reason_of_step (event);
    case WEFT_EVENT_LANDMARK:
      return reason_of_landmark (event);
    case WEFT_EVENT_TAPESTRY:
      return reason_of_tapestry (event);
    case WEFT_EVENT_DISCARD_TECH:
    case WEFT_EVENT_DISCARD_MASTERPIECES:
      return _ ("The space it reached tells it to discard the face-up cards (B3).");
    case WEFT_EVENT_CONQUER:
    case WEFT_EVENT_OUTPOST:
      return reason_of_outpost (event->player, event->opponent);
    case WEFT_EVENT_TOPPLE:
      return reason_of_outpost (event->by, event->opponent);
    case WEFT_EVENT_SKIP:
      return reason_of_skip (event);
    case WEFT_EVENT_FAVORITE:
      return _ ("A favorite track changes when its token is at the end or somebody is further "
                "there (I2).");
    case WEFT_EVENT_ERA:
      return reason_of_era (event);
    case WEFT_EVENT_VP:
      return _ ("The income mat’s row for this turn: each count times its number (I5).");
    case WEFT_EVENT_PROGRESS:
      return _ ("Cards from the progress deck change what the bots do from now on (I6).");
    case WEFT_EVENT_PLAY_TAPESTRY:
      return _ ("This level’s income turn plays a tapestry card on the mat (I7).");
    case WEFT_EVENT_SHUFFLE:
      return shadow ? _ ("The deck was empty: the Shadow Empire takes its income turn (T6).")
                    : _ ("The decision cards are shuffled for the next era (I9).");
    case WEFT_EVENT_ACHIEVEMENT:
      return shadow ? _ ("The Shadow Empire takes a place of “Complete a track” but scores "
                         "nothing (V2).")
                    : _ ("Each achievement has two places, worth 10 and 5 VP (V1).");
    case WEFT_EVENT_CARDS:
    case WEFT_EVENT_SINGULARITY:
    case WEFT_EVENT_CHOICE:
    case WEFT_EVENT_ROLL:
    case WEFT_EVENT_EXPLORE:
    case WEFT_EVENT_POOL:
    case WEFT_EVENT_TRAILBLAZER:
    case WEFT_EVENT_REMOVE_LANDMARK:
    case WEFT_EVENT_TURN:
    case WEFT_EVENT_OVER:
    case WEFT_N_EVENTS:
    default:
      return NULL;
    }
}

char *
weft_reasons_event (const WeftVoice *voice, const WeftEvent *event)
{
  if (event->kind == WEFT_EVENT_CHOICE)
    return reason_of_choice (event);
  if (event->pattern != 0)
    return reason_of_hex (voice, event);
  if (event->source != WEFT_SOURCE_NONE)
    return g_strdup (_ (abilities[event->source]));
  return g_strdup (reason_of_fact (event));
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
