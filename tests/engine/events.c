/* events.c: every kind of event as the record format has it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-game.h"

/* An event with a value in every member, from which each kind takes its own. */
static WeftEvent
full_event (WeftEventKind kind)
{
  WeftEvent event = {
    .kind = (guint8) kind,
    .rule = WEFT_RULE_Q3,
    .player = AUTOMA,
    .track = SCIENCE,
    .from = MILITARY,
    .to = SCIENCE,
    .cause = WEFT_CAUSE_BENEFIT,
    .benefit = TRUE,
    .changed = TRUE,
    .cards = { 3, 12 },
    .box = WEFT_BOX_LANDMARK,
    .tracks = WEFT_TRACK_BIT (SCIENCE) | WEFT_TRACK_BIT (MILITARY),
    .ladder = { .length = 2, .tracks = { SCIENCE, EXPLORATION } },
    .owner = AUTOMA,
    .tier = 1,
    .hex = hex_at ("D4"),
    .toppled = TRUE,
    .upright = TRUE,
    .other = TRUE,
    .pattern = 7,
    .hexes = WEFT_HEX_BIT (hex_at ("C3")) | WEFT_HEX_BIT (hex_at ("D4")),
    .kept = { { WEFT_CRITERION_MIDDLE_ISLAND, WEFT_HEX_BIT (hex_at ("D4")) } },
    .n_kept = 1,
    .skip = WEFT_SKIP_EXPLORE,
    .reason = WEFT_REASON_NO_TILES,
    .count = 4,
    .vp = 5,
    .total = 40,
    .parts = { { WEFT_PART_TERRITORIES, 4, 1, 4 }, { WEFT_PART_FIRST_TO_ERA, 1, 1, 1 } },
    .n_parts = 2,
    .achievement = WEFT_ACHIEVEMENT_TOPPLE_TWO,
    .place = 1,
    .winner = P1,
  };

  return event;
}

/* What stands between the kind and the rule, with ' for ". */
static const char *const members[WEFT_N_EVENTS] = {
  [WEFT_EVENT_CARDS] = ",'cards':[3,12]",
  [WEFT_EVENT_NO_ADVANCE] = ",'player':'automa','why':'no-tiles'",
  [WEFT_EVENT_ADVANCE] =
      ",'player':'automa','track':'science','from':2,'to':3,'by':'benefit','benefit':true",
  [WEFT_EVENT_REGRESS] =
      ",'player':'automa','track':'science','from':2,'to':3,'by':'benefit','benefit':true",
  [WEFT_EVENT_SINGULARITY] = ",'player':'automa','track':'science'",
  [WEFT_EVENT_CHOICE] = ",'player':'automa','box':'landmark','candidates':['military','science'],'"
                        "ladder':['science','exploration'],'chosen':'science'",
  [WEFT_EVENT_LANDMARK] =
      ",'player':'automa','owner':'automa','track':'science','tier':3,'name':'Academy'",
  [WEFT_EVENT_TAPESTRY] = ",'count':4",
  [WEFT_EVENT_DISCARD_TECH] = "",
  [WEFT_EVENT_DISCARD_MASTERPIECES] = "",
  [WEFT_EVENT_ROLL] = ",'track':'science'",
  [WEFT_EVENT_EXPLORE] =
      ",'player':'automa','hex':'D4','candidates':['C3','D4'],'kept':['D4'],'hexes':7",
  [WEFT_EVENT_CONQUER] = ",'player':'automa','hex':'D4','candidates':['C3','D4'],'kept':['D4'],'"
                         "hexes':7,'kind':'neutral','toppled':true",
  [WEFT_EVENT_SKIP] = ",'what':'explore','why':'no-tiles'",
  [WEFT_EVENT_OUTPOST] = ",'player':'automa','hex':'D4','upright':true",
  [WEFT_EVENT_TOPPLE] = ",'player':'automa','hex':'D4'",
  [WEFT_EVENT_PLACE] = ",'player':'automa','hex':'D4','other':true",
  [WEFT_EVENT_STAND] = ",'player':'automa','hex':'D4'",
  [WEFT_EVENT_FAVORITE] = ",'player':'automa','from':'military','to':'science','changed':true",
  [WEFT_EVENT_ERA] = ",'player':'automa','income_turn':4",
  [WEFT_EVENT_VP] =
      ",'player':'automa','vp':5,'total':40,'parts':[{'what':'territories','count':4,'multiplier':"
      "1,'vp':4},{'what':'first-to-era','count':1,'multiplier':1,'vp':1}]",
  [WEFT_EVENT_PROGRESS] = ",'count':4",
  [WEFT_EVENT_PLAY_TAPESTRY] = "",
  [WEFT_EVENT_SHUFFLE] = "",
  [WEFT_EVENT_ACHIEVEMENT] = ",'player':'automa','achievement':'topple-two','place':1,'vp':5",
  [WEFT_EVENT_POOL] = ",'count':4",
  [WEFT_EVENT_TRAILBLAZER] = ",'track':'science','space':4",
  [WEFT_EVENT_REMOVE_LANDMARK] = ",'track':'science','tier':3",
  [WEFT_EVENT_TURN] = ",'player':'automa'",
  [WEFT_EVENT_OVER] = ",'winner':'p1'",
};

static char *
print (const WeftEvent *event)
{
  g_autoptr (JsonObject) object = weft_event_to_json (event, test_tables (), 17);
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), object);
  char *text = json_to_string (node, FALSE);

  return g_strdelimit (text, "\"", '\'');
}

static void
test_every_kind (void)
{
  for (guint kind = 0; kind < WEFT_N_EVENTS; kind++)
    {
      WeftEvent event = full_event (kind);
      g_autofree char *text = print (&event);
      g_autofree char *expected = g_strdup_printf ("{'event':'%s'%s,'rule':'Q3','move':17}",
                                                   weft_event_nick (kind), members[kind]);

      g_assert_cmpstr (text, ==, expected);
    }
}

static void
has (const WeftEvent *event, const char *part)
{
  g_autofree char *text = print (event);

  g_test_message ("%s", text);
  g_assert_nonnull (strstr (text, part));
}

/* What there is nothing of is null, or an empty list. */
static void
test_nothing (void)
{
  WeftEvent explore = full_event (WEFT_EVENT_EXPLORE), conquer = full_event (WEFT_EVENT_CONQUER);
  WeftEvent choice = full_event (WEFT_EVENT_CHOICE), favorite = full_event (WEFT_EVENT_FAVORITE);
  WeftEvent removal = full_event (WEFT_EVENT_REMOVE_LANDMARK), over = full_event (WEFT_EVENT_OVER);

  explore.hexes = explore.n_kept = explore.pattern = 0;
  has (&explore, "'candidates':[],'kept':[],'hexes':null");
  conquer.n_kept = 0;
  conquer.opponent = TRUE;
  has (&conquer, "'candidates':['C3','D4'],'kept':['C3','D4'],'hexes':7,'kind':'opponent'");
  choice.box = choice.track = WEFT_NONE;
  has (&choice, "'box':null");
  has (&choice, "'chosen':null");
  favorite.changed = FALSE;
  has (&favorite, "'changed':false");
  removal.track = removal.tier = WEFT_NONE;
  has (&removal, "'track':null,'tier':null");
  over.winner = WEFT_NONE;
  has (&over, "'winner':null");
  over.winner = WEFT_WINNER_TIE;
  has (&over, "'winner':'tie'");
}

/* The first and the last of everything there is are in the sets, too. */
static void
test_whole_sets (void)
{
  WeftEvent choice = full_event (WEFT_EVENT_CHOICE), explore = full_event (WEFT_EVENT_EXPLORE);
  g_autoptr (GString) hexes = g_string_new (NULL);

  choice.tracks = WEFT_TRACK_BIT (WEFT_N_TRACKS) - 1;
  has (&choice, "'candidates':['exploration','technology','military','science','arts']");
  explore.hexes = WEFT_HEX_BIT (WEFT_N_HEXES) - 1;
  for (guint hex = 0; hex < WEFT_N_HEXES; hex++)
    g_string_append_printf (hexes, "%s'%s'", hex > 0 ? "," : "", test_tables ()->hexes[hex].name);
  g_string_prepend (hexes, "'candidates':[");
  g_string_append_c (hexes, ']');
  has (&explore, hexes->str);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/events/every-kind", test_every_kind);
  g_test_add_func ("/events/nothing", test_nothing);
  g_test_add_func ("/events/whole-sets", test_whole_sets);
  return g_test_run ();
}
