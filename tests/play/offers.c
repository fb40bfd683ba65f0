/* offers.c: what each card and civilization of the table offers and tells, in games built of moves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "weft-hand.h"
#include "weft-offers.h"
#include "weft-played.h"
#include "weft-record-text.h"
#include "weft-reminders.h"
#include "weft-setup-roll.h"

static WeftTables *tables;

typedef struct
{
  WeftGame *game;
} Table;

static void
table_clear (Table *table)
{
  g_clear_object (&table->game);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Table, table_clear)

static WeftSetup
setup_with (guint8 expansions)
{
  WeftSetup setup = { .mode = WEFT_MODE_SOLO,
                      .level = 2,
                      .n_humans = 1,
                      .n_civilizations = 1,
                      .expansions = expansions,
                      .first = WEFT_PLAYER_P1,
                      .favorites = { [WEFT_PLAYER_SHADOW] = WEFT_TRACK_SCIENCE },
                      .colors = { WEFT_COLOR_BLUE, [WEFT_PLAYER_AUTOMA] = WEFT_COLOR_RED,
                                  [WEFT_PLAYER_SHADOW] = WEFT_COLOR_GRAY } };

  weft_setup_put_tracks (&setup);
  g_assert_true (weft_setup_check (&setup, tables, NULL));
  return setup;
}

/* A game of @civilization (or NULL) in the human's first turn. */
static Table
begin_with (const char *civilization, guint8 expansions)
{
  const char *nicks[] = { civilization, NULL };
  WeftSetup setup = setup_with (expansions);
  WeftSeed seed = { 5, 6 };
  WeftRecord *record = weft_record_new (&setup, NULL, &seed);
  Table table;

  weft_record_set_player_civilizations (record, WEFT_PLAYER_P1, nicks);
  table.game = weft_game_new (tables, weft_history_new (tables, record, NULL), NULL);
  weft_game_go_on (table.game);
  return table;
}

static void
make (Table *table, WeftMove move)
{
  g_autoptr (GError) error = NULL;

  weft_game_apply (table->game, &move, NULL, &error);
  g_assert_no_error (error);
}

static WeftMove
move_of (WeftMoveKind kind)
{
  return (WeftMove){ .kind = (guint8) kind, .player = WEFT_PLAYER_P1, .token = WEFT_NONE };
}

static void
income (Table *table)
{
  make (table, move_of (WEFT_MOVE_INCOME));
}

static void
advance (Table *table, WeftTrack track)
{
  WeftMove move = move_of (WEFT_MOVE_ADVANCE);

  move.track = (guint8) track;
  make (table, move);
}

static guint8
hex_at (const char *name)
{
  for (guint8 hex = 0; hex < WEFT_N_HEXES; hex++)
    if (g_str_equal (tables->hexes[hex].name, name))
      return hex;
  g_assert_not_reached ();
}

static void
on_hex (Table *table, WeftMoveKind kind, const char *hex)
{
  WeftMove move = move_of (kind);

  move.hex = hex_at (hex);
  make (table, move);
}

static const WeftState *
state_of (const Table *table)
{
  return weft_game_get_state (table->game);
}

/* Ends the turn and answers what the bots ask, until it is the human's turn again. */
static void
end_turn (Table *table)
{
  make (table, move_of (WEFT_MOVE_END_TURN));
  while (state_of (table)->prompt.kind != WEFT_PROMPT_TURN)
    make (table, (WeftMove){ .kind = WEFT_MOVE_ANSWER, .value = FALSE });
}

static void
play (Table *table, const char *card)
{
  g_assert_true (weft_game_note_card (table->game, WEFT_CARD_KIND_TAPESTRY, card, NULL));
}

/* A game in the human's second income turn. */
static Table
second_income (const char *civilization, guint8 expansions)
{
  Table table = begin_with (civilization, expansions);

  income (&table);
  end_turn (&table);
  income (&table);
  return table;
}

static GPtrArray *
offers_of (const Table *table)
{
  return weft_offers_now (weft_game_get_voice (table->game), weft_game_get_history (table->game));
}

/* The offer of a card, or NULL; @offers keeps it. */
static const WeftOffer *
find (const Table *table, const char *nick, GPtrArray **offers)
{
  g_clear_pointer (offers, g_ptr_array_unref);
  *offers = offers_of (table);
  for (guint i = 0; i < (*offers)->len; i++)
    {
      const WeftOffer *offer = g_ptr_array_index (*offers, i);

      if (g_str_equal (offer->card->nick, nick))
        return offer;
    }
  return NULL;
}

static const WeftOfferChoice *
choice_called (const WeftOffer *offer, const char *label)
{
  for (guint i = 0; offer != NULL && i < offer->choices->len; i++)
    {
      const WeftOfferChoice *choice = g_ptr_array_index (offer->choices, i);

      if (g_str_equal (choice->label, label))
        return choice;
    }
  g_test_message ("no choice %s", label);
  g_assert_not_reached ();
}

static void
take (Table *table, const WeftOffer *offer, const char *label)
{
  const WeftOfferChoice *choice = choice_called (offer, label);
  g_autoptr (GError) error = NULL;

  weft_offers_take (table->game, choice, NULL, &error);
  g_assert_no_error (error);
}

static void
assert_gone (const Table *table, const char *nick)
{
  g_autoptr (GPtrArray) offers = NULL;

  g_assert_null (find (table, nick, &offers));
}

static void
assert_told (const Table *table, const char *nick, const char *sentence)
{
  g_autoptr (GPtrArray) offers = NULL;
  const WeftOffer *offer = find (table, nick, &offers);

  g_assert_nonnull (offer);
  g_assert_cmpstr (offer->sentence, ==, sentence);
  g_assert_cmpuint (offer->choices->len, ==, 0);
}

static int
space_of (const Table *table, guint player, WeftTrack track)
{
  return weft_state_furthest (state_of (table), player, track);
}

static void
fix_space (Table *table, guint8 player, WeftTrack track, gint16 space)
{
  make (table, (WeftMove){ .kind = WEFT_MOVE_FIX,
                           .fix = WEFT_FIX_TRACK,
                           .player = player,
                           .track = (guint8) track,
                           .token = WEFT_NONE,
                           .number = space });
}

/* The territory @hex with these pieces. */
static void
fix_hex (Table *table, const char *hex, WeftOutpost first, WeftOutpost second)
{
  make (table, (WeftMove){ .kind = WEFT_MOVE_FIX,
                           .fix = WEFT_FIX_HEX,
                           .hex = hex_at (hex),
                           .territory = TRUE,
                           .outposts = { first, second } });
}

static const WeftOutpost nothing = { WEFT_NONE, FALSE, WEFT_NONE, FALSE };
static const WeftOutpost mine = { WEFT_PLAYER_P1, TRUE, WEFT_NONE, FALSE };
static const WeftOutpost my_toppled = { WEFT_PLAYER_P1, FALSE, WEFT_NONE, FALSE };
static const WeftOutpost automas = { WEFT_PLAYER_AUTOMA, TRUE, WEFT_NONE, FALSE };

/* All on a space of every track, so that what is compared is known. */
static void
level_tracks (Table *table, gint16 own, gint16 bots)
{
  for (guint8 track = 0; track < WEFT_TRACK_ARTS; track++)
    {
      fix_space (table, WEFT_PLAYER_P1, track, own);
      fix_space (table, WEFT_PLAYER_AUTOMA, track, bots);
      fix_space (table, WEFT_PLAYER_SHADOW, track, bots);
    }
}

/* ---- Which card was played ---- */

static guint
cards_asked (const Table *table)
{
  g_autoptr (GPtrArray) cards = weft_offers_cards_to_ask (weft_game_get_voice (table->game),
                                                          weft_game_get_history (table->game));

  return cards->len;
}

static void
test_card_is_asked_when_an_era_begins (void)
{
  g_auto (Table) table = begin_with (NULL, 0);

  g_assert_cmpuint (cards_asked (&table), ==, 0);
  income (&table); /* the first one plays no card */
  g_assert_cmpuint (cards_asked (&table), ==, 0);
  end_turn (&table);
  g_assert_cmpuint (cards_asked (&table), ==, 0);
  income (&table);
  g_assert_cmpuint (cards_asked (&table), >, 10);
  play (&table, WEFT_OTHER_CARD);
  g_assert_cmpuint (cards_asked (&table), ==, 0);
  assert_gone (&table, "trap");
}

static const char *
card_of (const Table *table)
{
  return weft_played_tapestry (weft_game_get_record (table->game), WEFT_PLAYER_P1, NULL);
}

/* What was played goes and comes with undo, and stays through saving; it ends with its era. */
static void
test_card_is_kept (void)
{
  g_auto (Table) table = second_income (NULL, 0);
  g_autofree char *text = NULL;
  g_autoptr (WeftRecord) read = NULL;

  play (&table, "militarism");
  g_assert_cmpstr (card_of (&table), ==, "militarism");
  g_assert_true (weft_game_undo (table.game));
  g_assert_null (card_of (&table));
  g_assert_true (weft_game_redo (table.game));
  g_assert_cmpstr (card_of (&table), ==, "militarism");
  text = weft_record_to_text (weft_game_get_record (table.game));
  read = weft_record_parse (text, strlen (text), tables, NULL);
  g_assert_nonnull (read);
  g_assert_cmpstr (weft_played_tapestry (read, WEFT_PLAYER_P1, NULL), ==, "militarism");
  end_turn (&table);
  g_assert_cmpstr (card_of (&table), ==, "militarism");
  income (&table);
  g_assert_null (card_of (&table));
}

static void
test_civilization_is_gained (void)
{
  g_auto (Table) table = begin_with ("isolationists", 0);
  const WeftRecord *record = weft_game_get_record (table.game);

  income (&table);
  g_assert_true (weft_game_note_card (table.game, WEFT_CARD_KIND_CIVILIZATION, "militants", NULL));
  g_assert_true (weft_played_has_civilization (record, WEFT_PLAYER_P1, "isolationists"));
  g_assert_true (weft_played_has_civilization (record, WEFT_PLAYER_P1, "militants"));
  g_assert_false (weft_played_has_civilization (record, WEFT_PLAYER_P1, "nomads"));
  weft_game_undo (table.game);
  g_assert_false (weft_played_has_civilization (record, WEFT_PLAYER_P1, "militants"));
}

/* Before anything else is done, too. */
static void
test_civilization_is_named_first (void)
{
  g_auto (Table) table = begin_with (NULL, 0);
  const WeftRecord *record = weft_game_get_record (table.game);

  g_assert_true (weft_game_note_card (table.game, WEFT_CARD_KIND_CIVILIZATION, "nomads", NULL));
  g_assert_cmpuint (weft_record_n_moves (record), ==, 1);
  g_assert_true (weft_played_has_civilization (record, WEFT_PLAYER_P1, "nomads"));
}

static void
test_unknown_names_do_nothing (void)
{
  g_auto (Table) table = begin_with ("bakers", 0);
  g_autoptr (GPtrArray) offers = NULL;

  income (&table);
  play (&table, "feast");
  offers = offers_of (&table);
  g_assert_cmpuint (offers->len, ==, 0);
}

/* Every card of the table that there is anything to do about comes to be offered or told: the
 * tests below name each. */
static void
test_nothing_without_cards (void)
{
  g_auto (Table) table = second_income (NULL, 7);
  g_autoptr (GPtrArray) offers = offers_of (&table);

  g_assert_cmpuint (offers->len, ==, 0);
}

/* ---- Tapestry cards ---- */

static void
test_age_of_discovery (void)
{
  g_auto (Table) table = second_income (NULL, 0);
  g_autoptr (GPtrArray) offers = NULL;
  int before = space_of (&table, WEFT_PLAYER_SHADOW, WEFT_TRACK_MILITARY);
  const WeftOffer *offer;

  play (&table, "age-of-discovery");
  offer = find (&table, "age-of-discovery", &offers);
  g_assert_true (offer->die);
  g_assert_cmpuint (offer->choices->len, ==, 4);
  g_assert_nonnull (weft_offers_roll (weft_game_get_history (table.game), offer));
  g_assert_true (weft_offers_roll (weft_game_get_history (table.game), offer)
                 == weft_offers_roll (weft_game_get_history (table.game), offer));
  take (&table, offer, "Military");
  g_assert_cmpint (space_of (&table, WEFT_PLAYER_SHADOW, WEFT_TRACK_MILITARY), ==, before + 1);
  assert_gone (&table, "age-of-discovery");
}

static void
test_dark_ages (void)
{
  g_auto (Table) table = second_income (NULL, 0);
  g_autoptr (GPtrArray) offers = NULL;

  level_tracks (&table, 2, 0);
  fix_space (&table, WEFT_PLAYER_P1, WEFT_TRACK_SCIENCE, 0);
  play (&table, "dark-ages");
  take (&table, find (&table, "dark-ages", &offers), "Military");
  g_assert_cmpint (space_of (&table, WEFT_PLAYER_P1, WEFT_TRACK_MILITARY), ==, 5);
  g_assert_cmpint (space_of (&table, WEFT_PLAYER_P1, WEFT_TRACK_EXPLORATION), ==, 1);
  g_assert_cmpint (space_of (&table, WEFT_PLAYER_P1, WEFT_TRACK_TECHNOLOGY), ==, 1);
  g_assert_cmpint (space_of (&table, WEFT_PLAYER_P1, WEFT_TRACK_SCIENCE), ==, 0);
  assert_gone (&table, "dark-ages");
}

static void
test_dark_ages_with_arts (void)
{
  g_auto (Table) table = second_income (NULL, 1u << WEFT_EXPANSION_ARTS_AND_ARCHITECTURE);
  g_autoptr (GPtrArray) offers = NULL;

  level_tracks (&table, 2, 0);
  fix_space (&table, WEFT_PLAYER_P1, WEFT_TRACK_ARTS, 2);
  play (&table, "dark-ages");
  take (&table, find (&table, "dark-ages", &offers), "Military; Arts stays");
  g_assert_cmpint (space_of (&table, WEFT_PLAYER_P1, WEFT_TRACK_ARTS), ==, 2);
  g_assert_cmpint (space_of (&table, WEFT_PLAYER_P1, WEFT_TRACK_MILITARY), ==, 5);
  g_assert_cmpint (space_of (&table, WEFT_PLAYER_P1, WEFT_TRACK_SCIENCE), ==, 1);
}

static void
test_renaissance (void)
{
  g_auto (Table) table = second_income (NULL, 0);
  g_autoptr (GPtrArray) offers = NULL;

  level_tracks (&table, 5, 0);
  fix_space (&table, WEFT_PLAYER_P1, WEFT_TRACK_SCIENCE, 12);
  play (&table, "renaissance");
  take (&table, find (&table, "renaissance", &offers), "Do it");
  g_assert_cmpint (space_of (&table, WEFT_PLAYER_P1, WEFT_TRACK_MILITARY), ==, 6);
  g_assert_cmpint (space_of (&table, WEFT_PLAYER_P1, WEFT_TRACK_SCIENCE), ==, 12);
  assert_gone (&table, "renaissance");
}

/* What a card does is one act: it goes back and forward as a whole, also when saved between. */
static void
test_one_act (void)
{
  g_auto (Table) table = second_income (NULL, 0);
  g_autoptr (GPtrArray) offers = NULL;
  g_autofree char *words = NULL;
  g_autofree char *text = NULL;
  guint before;

  level_tracks (&table, 2, 0);
  play (&table, "dark-ages");
  before = weft_record_n_moves (weft_game_get_record (table.game));
  take (&table, find (&table, "dark-ages", &offers), "Military");
  g_assert_cmpuint (weft_record_n_moves (weft_game_get_record (table.game)), ==, before + 6);
  words = weft_game_next_undo (table.game);
  g_assert_nonnull (strstr (words, "Exploration"));
  g_assert_nonnull (strstr (words, "Military"));
  g_assert_true (weft_game_undo (table.game));
  g_assert_cmpuint (weft_record_n_moves (weft_game_get_record (table.game)), ==, before);
  g_assert_cmpstr (card_of (&table), ==, "dark-ages");
  text = weft_record_to_text (weft_game_get_record (table.game));
  g_assert_nonnull (strstr (text, "\"follows\":true")); /* what is to be redone keeps it */
  g_assert_true (weft_game_redo (table.game));
  g_assert_cmpuint (weft_record_n_moves (weft_game_get_record (table.game)), ==, before + 6);
  g_assert_cmpint (space_of (&table, WEFT_PLAYER_P1, WEFT_TRACK_MILITARY), ==, 5);
  advance (&table, WEFT_TRACK_SCIENCE); /* an act of its own */
  g_assert_true (weft_game_undo (table.game));
  g_assert_cmpint (space_of (&table, WEFT_PLAYER_P1, WEFT_TRACK_MILITARY), ==, 5);
  g_assert_false (weft_game_go_back (table.game, before + 3)); /* to none of its pieces */
  g_assert_cmpuint (weft_record_n_moves (weft_game_get_record (table.game)), ==, before + 6);
}

static void
test_socialism (void)
{
  g_auto (Table) table = second_income (NULL, 0);
  g_autoptr (GPtrArray) offers = NULL;
  const WeftOffer *offer;

  level_tracks (&table, 5, 5); /* beside an opponent there is nowhere to go */
  fix_space (&table, WEFT_PLAYER_AUTOMA, WEFT_TRACK_MILITARY, 8);
  fix_space (&table, WEFT_PLAYER_SHADOW, WEFT_TRACK_MILITARY, 3);
  play (&table, "socialism");
  offer = find (&table, "socialism", &offers);
  g_assert_cmpuint (offer->choices->len, ==, 1);
  take (&table, offer, "Military 3, Walls");
  g_assert_cmpint (space_of (&table, WEFT_PLAYER_P1, WEFT_TRACK_MILITARY), ==, 3);
  assert_gone (&table, "socialism");
}

static void
test_dystopia (void)
{
  g_auto (Table) table = second_income (NULL, 0);
  g_autoptr (GPtrArray) offers = NULL;

  play (&table, "dystopia");
  take (&table, find (&table, "dystopia", &offers), "Laboratory");
  g_assert_cmpint (state_of (&table)->landmarks[WEFT_TRACK_SCIENCE][2], ==, WEFT_PLAYER_P1);
  assert_gone (&table, "dystopia");
}

static void
test_militarism (void)
{
  g_auto (Table) table = second_income (NULL, 0);
  g_autoptr (GPtrArray) offers = NULL;
  const WeftOffer *offer;

  play (&table, "militarism");
  assert_gone (&table, "militarism");
  end_turn (&table);
  advance (&table, WEFT_TRACK_EXPLORATION); /* the era lasts */
  on_hex (&table, WEFT_MOVE_EXPLORE, "E3");
  offer = find (&table, "militarism", &offers);
  g_assert_cmpuint (offer->choices->len, ==, 1);
  take (&table, offer, "E3");
  g_assert_true (state_of (&table)->board.outposts[hex_at ("E3")][0].owner == WEFT_PLAYER_P1);
  g_assert_false (state_of (&table)->board.outposts[hex_at ("E3")][0].other);
  assert_gone (&table, "militarism");
}

static void
test_pillage_and_plunder (void)
{
  g_auto (Table) table = second_income (NULL, 0);

  play (&table, "pillage-and-plunder");
  assert_told (&table, "pillage-and-plunder",
               "Pillage and Plunder: no trap can be played against you.");
  fix_hex (&table, "E3", automas, nothing);
  on_hex (&table, WEFT_MOVE_CONQUER, "E3");
  g_assert_cmpint (state_of (&table)->prompt.kind, ==, WEFT_PROMPT_TURN); /* no trap is asked for */
}

static void
test_revolution (void)
{
  g_auto (Table) table = second_income (NULL, 0);
  g_autoptr (GPtrArray) offers = NULL;
  const WeftOffer *offer;

  fix_hex (&table, "E3", automas, my_toppled);
  fix_hex (&table, "D3", automas, my_toppled);
  play (&table, "revolution");
  offer = find (&table, "revolution", &offers);
  g_assert_cmpuint (offer->choices->len, ==, 3); /* each, and both */
  take (&table, offer, "E3");
  take (&table, find (&table, "revolution", &offers), "D3");
  g_assert_true (
      (state_of (&table)->board.controlled[WEFT_PLAYER_P1] & WEFT_HEX_BIT (hex_at ("D3"))) != 0);
  assert_gone (&table, "revolution");
}

static void
test_cards_that_compare (void)
{
  g_auto (Table) table = second_income (NULL, 0);

  level_tracks (&table, 3, 3);
  fix_space (&table, WEFT_PLAYER_AUTOMA, WEFT_TRACK_MILITARY, 4);
  fix_space (&table, WEFT_PLAYER_SHADOW, WEFT_TRACK_MILITARY, 4);
  fix_space (&table, WEFT_PLAYER_SHADOW, WEFT_TRACK_SCIENCE, 4);
  play (&table, "boast-of-superiority");
  assert_told (&table, "boast-of-superiority",
               "Boast of Superiority: 8 VP. Nobody is ahead of you on: Exploration, Technology.");
  play (&table, "plea-for-aid"); /* a slip: another card it was */
  assert_gone (&table, "boast-of-superiority");
  assert_told (&table, "plea-for-aid",
               "Plea for Aid: all are ahead of you on: Military. Gain 2 VP and a resource for "
               "each.");
  play (&table, "technocracy");
  assert_told (&table, "technocracy", "Technocracy: you are the first in this era.");
  make (&table, (WeftMove){ .kind = WEFT_MOVE_FIX,
                            .fix = WEFT_FIX_LANDMARK,
                            .track = WEFT_TRACK_SCIENCE,
                            .tier = 0,
                            .owner = WEFT_PLAYER_AUTOMA });
  play (&table, "age-of-wonders");
  assert_told (&table, "age-of-wonders", "Age of Wonders: the Automa has 1 landmark.");
}

/* Two people and the Shadow Empire, in the first one's second income turn. */
static Table
second_income_of_two (void)
{
  WeftSetup setup = weft_setup_blank (WEFT_MODE_SHADOW_EMPIRE);
  WeftSeed seed = { 5, 6 };
  WeftRandom random = weft_random_start (&seed, 0, 0);
  WeftMove second = { .kind = WEFT_MOVE_INCOME, .player = WEFT_PLAYER_P2, .token = WEFT_NONE };
  Table table;

  setup.n_humans = 2;
  setup.first = WEFT_PLAYER_P1;
  weft_setup_put_tracks (&setup);
  weft_setup_roll (&setup, tables, &random);
  table.game = weft_game_new (
      tables, weft_history_new (tables, weft_record_new (&setup, NULL, &seed), NULL), NULL);
  weft_game_go_on (table.game);
  income (&table);
  make (&table, move_of (WEFT_MOVE_END_TURN));
  make (&table, second);
  second.kind = WEFT_MOVE_END_TURN;
  make (&table, second);
  income (&table);
  return table;
}

static void
test_cards_that_compare_without_the_automa (void)
{
  g_auto (Table) table = second_income_of_two ();

  play (&table, "technocracy");
  assert_told (&table, "technocracy", "Technocracy: you are the first in this era.");
  make (&table, (WeftMove){ .kind = WEFT_MOVE_FIX,
                            .fix = WEFT_FIX_ERA,
                            .player = WEFT_PLAYER_P2,
                            .token = WEFT_NONE,
                            .number = 2 });
  assert_told (&table, "technocracy", "Technocracy: you are not the first in this era.");
  make (&table, (WeftMove){ .kind = WEFT_MOVE_FIX,
                            .fix = WEFT_FIX_LANDMARK,
                            .track = WEFT_TRACK_SCIENCE,
                            .tier = 0,
                            .owner = WEFT_PLAYER_SHADOW });
  play (&table, "age-of-wonders");
  assert_told (&table, "age-of-wonders", "Age of Wonders: the Shadow Empire has 1 landmark.");
  for (guint8 track = 0; track < WEFT_TRACK_ARTS; track++)
    {
      fix_space (&table, WEFT_PLAYER_P1, track, track == WEFT_TRACK_MILITARY ? 2 : 4);
      fix_space (&table, WEFT_PLAYER_P2, track, track == WEFT_TRACK_SCIENCE ? 5 : 3);
      fix_space (&table, WEFT_PLAYER_SHADOW, track, track == WEFT_TRACK_EXPLORATION ? 6 : 3);
    }
  play (&table, "boast-of-superiority");
  assert_told (&table, "boast-of-superiority",
               "Boast of Superiority: 4 VP. Nobody is ahead of you on: Technology.");
  play (&table, "plea-for-aid");
  assert_told (&table, "plea-for-aid",
               "Plea for Aid: all are ahead of you on: Military. Gain 2 VP and a resource for "
               "each.");
}

static void
test_broker_of_peace (void)
{
  g_auto (Table) table = second_income (NULL, 0);
  WeftMove discovery = move_of (WEFT_MOVE_AGE_OF_DISCOVERY);

  discovery.track = WEFT_TRACK_MILITARY;
  make (&table, discovery); /* before it is in play */
  play (&table, "broker-of-peace");
  assert_gone (&table, "broker-of-peace");
  make (&table, discovery);
  assert_told (&table, "broker-of-peace", "Broker of Peace: 6 VP, the bots advanced on military.");
}

static gboolean
is_told_with_steps (const Table *table, const char *line)
{
  GPtrArray *steps = weft_game_get_steps (table->game);

  for (guint i = 0; i < steps->len; i++)
    if (g_strv_contains (
            (const char *const *) ((const WeftStep *) g_ptr_array_index (steps, i))->lines, line))
      return TRUE;
  return FALSE;
}

/* How often the bots advanced on military, or gained a landmark, in the turn that is told. */
static guint
count_steps (const Table *table, gboolean (*is_counted) (const WeftEvent *event))
{
  GPtrArray *steps = weft_game_get_steps (table->game);
  guint count = 0;

  for (guint i = 0; i < steps->len; i++)
    if (is_counted (&((const WeftStep *) g_ptr_array_index (steps, i))->event))
      count++;
  return count;
}

/* The reminder stands with what the bots do, and stays when the era is over. */
static void
test_reminders_in_the_bots_turn (void)
{
  static const char broker[] = "Broker of Peace: 3 VP for you";
  static const char historians[] = "Historians: you gain, if this bot has a historian of yours";
  g_auto (Table) table = second_income ("historians", 0);
  gboolean reminded = FALSE, gained = FALSE;

  play (&table, "broker-of-peace");
  while (!(reminded && gained))
    {
      end_turn (&table);
      g_assert_cmpint (is_told_with_steps (&table, broker), ==,
                       count_steps (&table, weft_reminders_is_for_broker) > 0);
      g_assert_cmpint (is_told_with_steps (&table, historians), ==,
                       count_steps (&table, weft_reminders_is_for_historians) > 0);
      reminded |= is_told_with_steps (&table, broker);
      gained |= is_told_with_steps (&table, historians);
      if (reminded && gained)
        break;
      advance (&table, WEFT_TRACK_SCIENCE);
    }
  reminded = is_told_with_steps (&table, broker);
  income (&table);
  play (&table, "other");
  g_assert_cmpint (is_told_with_steps (&table, broker), ==, reminded);
}

/* ---- Civilizations ---- */

static void
test_isolationists (void)
{
  g_auto (Table) table = begin_with ("isolationists", 0);
  g_autoptr (GPtrArray) offers = NULL;

  income (&table);
  advance (&table, WEFT_TRACK_MILITARY);
  on_hex (&table, WEFT_MOVE_EXPLORE, "E3");
  assert_gone (&table, "isolationists");
  on_hex (&table, WEFT_MOVE_CONQUER, "E3");
  take (&table, find (&table, "isolationists", &offers), "E3");
  g_assert_true (state_of (&table)->board.outposts[hex_at ("E3")][1].other);
  assert_gone (&table, "isolationists");
}

static void
test_militants (void)
{
  g_auto (Table) table = begin_with ("militants", 0);

  income (&table);
  assert_gone (&table, "militants");
  while (state_of (&table)->supply[WEFT_PLAYER_P1] > 0)
    {
      WeftMove place = move_of (WEFT_MOVE_PLACE);

      for (place.hex = 0; place.hex < WEFT_N_HEXES; place.hex++)
        if (weft_game_check (table.game, &place, NULL))
          break;
      if (place.hex == WEFT_N_HEXES)
        {
          place.kind = WEFT_MOVE_EXPLORE;
          for (place.hex = 0; !weft_game_check (table.game, &place, NULL); place.hex++)
            ;
        }
      make (&table, place);
    }
  assert_told (&table, "militants", "Militants: no outpost is left: conquer with your tokens.");
  fix_hex (&table, "E3", automas, nothing);
  on_hex (&table, WEFT_MOVE_CONQUER, "E3");
  while (state_of (&table)->prompt.kind != WEFT_PROMPT_TURN)
    make (&table, (WeftMove){ .kind = WEFT_MOVE_ANSWER, .value = FALSE });
  g_assert_true (state_of (&table)->board.outposts[hex_at ("E3")][0].other
                 || state_of (&table)->board.outposts[hex_at ("E3")][1].other);
}

/* An outpost on the mat is none to conquer with; nothing else changes. */
static void
test_collectors (void)
{
  g_auto (Table) table = begin_with ("collectors", 7);
  g_autoptr (GPtrArray) offers = NULL;
  const WeftRecord *record = weft_game_get_record (table.game);
  g_autofree char *text = NULL;
  g_autoptr (WeftRecord) read = NULL;

  income (&table);
  g_assert_false (find (&table, "collectors", &offers)->asks);
  g_assert_cmpuint (find (&table, "collectors", &offers)->choices->len, ==, 1); /* none to return */
  take (&table, find (&table, "collectors", &offers), "One more");
  take (&table, find (&table, "collectors", &offers), "One more");
  g_assert_cmpuint (weft_played_outposts (record, state_of (&table), WEFT_PLAYER_P1), ==, 6);
  g_assert_cmpuint (state_of (&table)->supply[WEFT_PLAYER_P1], ==, 8); /* as the record counts */
  take (&table, find (&table, "collectors", &offers), "One fewer");
  g_assert_cmpuint (weft_played_kept (record, WEFT_PLAYER_P1), ==, 1);
  text = weft_record_to_text (record);
  read = weft_record_parse (text, strlen (text), tables, NULL);
  g_assert_cmpuint (weft_played_kept (read, WEFT_PLAYER_P1), ==, 1);
  g_assert_true (weft_game_undo (table.game));
  g_assert_cmpuint (weft_played_kept (record, WEFT_PLAYER_P1), ==, 2);
  for (guint i = 0; i < weft_record_n_moves (record); i++)
    g_assert_cmpint (weft_record_move (record, i)->kind, !=, WEFT_MOVE_FIX);
}

static void
test_infiltrators (void)
{
  g_auto (Table) table = second_income ("infiltrators", 1u << WEFT_EXPANSION_PLANS_AND_PLOYS);
  g_autoptr (GPtrArray) offers = NULL;

  fix_hex (&table, "E3", automas, nothing);
  fix_hex (&table, "D3", mine, nothing);
  fix_hex (&table, "C3", automas, automas);
  take (&table, find (&table, "infiltrators", &offers), "E3");
  g_assert_true (state_of (&table)->board.controlled[WEFT_PLAYER_AUTOMA]
                 & state_of (&table)->board.controlled[WEFT_PLAYER_P1]
                 & WEFT_HEX_BIT (hex_at ("E3")));
  assert_gone (&table, "infiltrators");
}

static void
test_treasure_hunters (void)
{
  g_auto (Table) table = second_income ("treasure-hunters", 1u << WEFT_EXPANSION_PLANS_AND_PLOYS);
  g_autoptr (GPtrArray) offers = NULL;

  fix_hex (&table, "F3", nothing, nothing); /* beside the start, F4 */
  take (&table, find (&table, "treasure-hunters", &offers), "F3");
  g_assert_true (state_of (&table)->board.outposts[hex_at ("F3")][0].other);
  assert_gone (&table, "treasure-hunters");
}

static void
test_nomads (void)
{
  g_auto (Table) table = begin_with ("nomads", 0);
  g_autoptr (GPtrArray) offers = NULL;
  const WeftOffer *offer;

  income (&table);
  fix_hex (&table, "F4", mine, nothing);
  fix_hex (&table, "F3", nothing, nothing);
  offer = find (&table, "nomads", &offers);
  g_assert_true (offer->asks);
  g_assert_true (offer->again);
  take (&table, offer, "F3");
  take (&table, find (&table, "nomads", &offers), "F4");
  g_assert_true (state_of (&table)->board.outposts[hex_at ("F4")][1].other);
  end_turn (&table);
  fix_hex (&table, "F3", mine, nothing);
  g_assert_false (find (&table, "nomads", &offers)->asks); /* no question in every turn */
}

static void
test_utilitarians (void)
{
  g_auto (Table) table = begin_with ("utilitarians", 1u << WEFT_EXPANSION_PLANS_AND_PLOYS);
  g_autoptr (GPtrArray) offers = NULL;
  const WeftOffer *offer = find (&table, "utilitarians", &offers);

  g_assert_cmpuint (offer->choices->len, ==, 4); /* one of tier II each */
  take (&table, offer, "Forge");
  g_assert_cmpint (state_of (&table)->landmarks[WEFT_TRACK_TECHNOLOGY][0], ==, WEFT_PLAYER_P1);
  assert_gone (&table, "utilitarians");
}

static void
test_civilizations_that_move_tokens (void)
{
  static const char *const nicks[] = { "alchemists", "tinkerers" };
  g_autoptr (GPtrArray) offers = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (nicks); i++)
    {
      g_auto (Table) table = begin_with (nicks[i], 7);

      income (&table);
      assert_gone (&table, nicks[i]); /* not in the first income turn */
      end_turn (&table);
      income (&table);
      take (&table, find (&table, nicks[i], &offers), "Military");
      take (&table, find (&table, nicks[i], &offers), "Military, back");
      g_assert_cmpint (space_of (&table, WEFT_PLAYER_P1, WEFT_TRACK_MILITARY), ==, 0);
    }
  {
    g_auto (Table) table = second_income ("leaders", 0);

    take (&table, find (&table, "leaders", &offers), "Science");
    assert_gone (&table, "leaders");
  }
}

static void
test_renegades (void)
{
  g_auto (Table) table = begin_with ("renegades", 7);
  g_autoptr (GPtrArray) offers = NULL;

  income (&table);
  g_assert_false (find (&table, "renegades", &offers)->asks);
  take (&table, find (&table, "renegades", &offers), "Yes");
  g_assert_cmpint (state_of (&table)->achievements[WEFT_ACHIEVEMENT_COMPLETE_TRACK][0], ==,
                   WEFT_PLAYER_P1);
  assert_gone (&table, "renegades");
}

static void
test_the_chosen (void)
{
  g_auto (Table) table = second_income ("the-chosen", 0);

  level_tracks (&table, 3, 3);
  fix_space (&table, WEFT_PLAYER_P1, WEFT_TRACK_MILITARY, 12);
  fix_space (&table, WEFT_PLAYER_AUTOMA, WEFT_TRACK_MILITARY, 12);
  fix_space (&table, WEFT_PLAYER_P1, WEFT_TRACK_SCIENCE, 4);
  assert_told (&table, "the-chosen",
               "The Chosen: you have completed: Military. You lead on: Science.");
}

static void
test_historians (void)
{
  g_auto (Table) table = begin_with ("historians", 0);
  WeftMove discovery = move_of (WEFT_MOVE_AGE_OF_DISCOVERY);

  income (&table);
  assert_gone (&table, "historians");
  fix_space (&table, WEFT_PLAYER_AUTOMA, WEFT_TRACK_SCIENCE, 3);
  discovery.track = WEFT_TRACK_SCIENCE;
  make (&table, discovery);
  assert_told (&table, "historians", "Historians: the bots gained 1 landmark.");
}

/* No card of the table has been forgotten: each has a test of its name, or nothing to offer. */
static void
test_all_cards_are_known (void)
{
  static const char *const silent[] = { "trap", NULL };

  for (guint i = 0; i < tables->human.n_cards; i++)
    {
      const WeftHumanCard *card = &tables->human.cards[i];

      g_assert_cmpint (g_strv_contains (silent, card->nick), ==, !weft_offers_knows (card));
    }
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  tables = weft_tables_load (NULL);
  g_assert_nonnull (tables);
  g_test_add_func ("/offers/card/asked", test_card_is_asked_when_an_era_begins);
  g_test_add_func ("/offers/card/kept", test_card_is_kept);
  g_test_add_func ("/offers/card/civilization-gained", test_civilization_is_gained);
  g_test_add_func ("/offers/civilization-is-named-first", test_civilization_is_named_first);
  g_test_add_func ("/offers/card/unknown", test_unknown_names_do_nothing);
  g_test_add_func ("/offers/card/none", test_nothing_without_cards);
  g_test_add_func ("/offers/card/all-known", test_all_cards_are_known);
  g_test_add_func ("/offers/tapestry/age-of-discovery", test_age_of_discovery);
  g_test_add_func ("/offers/tapestry/dark-ages", test_dark_ages);
  g_test_add_func ("/offers/tapestry/dark-ages-with-arts", test_dark_ages_with_arts);
  g_test_add_func ("/offers/tapestry/renaissance", test_renaissance);
  g_test_add_func ("/offers/tapestry/one-act", test_one_act);
  g_test_add_func ("/offers/tapestry/socialism", test_socialism);
  g_test_add_func ("/offers/tapestry/dystopia", test_dystopia);
  g_test_add_func ("/offers/tapestry/militarism", test_militarism);
  g_test_add_func ("/offers/tapestry/pillage-and-plunder", test_pillage_and_plunder);
  g_test_add_func ("/offers/tapestry/revolution", test_revolution);
  g_test_add_func ("/offers/tapestry/compare", test_cards_that_compare);
  g_test_add_func ("/offers/tapestry/compare-without-the-automa",
                   test_cards_that_compare_without_the_automa);
  g_test_add_func ("/offers/tapestry/broker-of-peace", test_broker_of_peace);
  g_test_add_func ("/offers/tapestry/reminders", test_reminders_in_the_bots_turn);
  g_test_add_func ("/offers/civilization/isolationists", test_isolationists);
  g_test_add_func ("/offers/civilization/militants", test_militants);
  g_test_add_func ("/offers/civilization/collectors", test_collectors);
  g_test_add_func ("/offers/civilization/infiltrators", test_infiltrators);
  g_test_add_func ("/offers/civilization/treasure-hunters", test_treasure_hunters);
  g_test_add_func ("/offers/civilization/nomads", test_nomads);
  g_test_add_func ("/offers/civilization/utilitarians", test_utilitarians);
  g_test_add_func ("/offers/civilization/moving", test_civilizations_that_move_tokens);
  g_test_add_func ("/offers/civilization/renegades", test_renegades);
  g_test_add_func ("/offers/civilization/the-chosen", test_the_chosen);
  g_test_add_func ("/offers/civilization/historians", test_historians);
  status = g_test_run ();
  weft_tables_free (tables);
  return status;
}
