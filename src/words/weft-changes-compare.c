/* weft-changes-compare.c: the pieces that lie elsewhere on another table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n.h>

#include "weft-board.h"
#include "weft-changes-private.h"
#include "weft-forms.h"
#include "weft-story.h"

#define AUTOMA WEFT_PLAYER_AUTOMA

/* Two tables being compared. */
typedef struct
{
  const WeftVoice *voice;
  const WeftState *from;
  const WeftState *to;
  GPtrArray *steps;
} Comparison;

/* The color of one of a player's pieces. */
static const char *
color_of (Comparison *comparison, guint player)
{
  return weft_forms_color (comparison->to->setup.colors[player]);
}

static WeftStep *
add (Comparison *comparison, WeftAct act, const WeftEvent *event, char *sentence)
{
  WeftStep *step = weft_step_new (act, event, sentence);

  step->brief = weft_step_brief (comparison->voice, event);
  g_ptr_array_add (comparison->steps, step);
  return step;
}

/* The same words as when the bots do it. */
static WeftStep *
add_told (Comparison *comparison, WeftAct act, const WeftEvent *event)
{
  return add (comparison, act, event, weft_story_event (comparison->voice, event));
}

/* A token that moves on its track. */
static char *
move_words (Comparison *comparison, const WeftEvent *event)
{
  gboolean back = event->kind == WEFT_EVENT_REGRESS;
  gboolean human = weft_player_is_human (event->player);
  g_autofree char *space =
      weft_forms_space (comparison->voice->tables, event->track, event->to, WEFT_PLACE_TO);

  if (human && weft_setup_is_solo (&comparison->to->setup))
    return g_strdup_printf (back ? _ ("Move your token back to %s") : _ ("Move your token to %s"),
                            space);
  if (human)
    return weft_story_event (comparison->voice, event);
  return weft_story_bot_token (comparison->voice, event->player, space, back);
}

/* A token that comes to a track (P1). */
static char *
appear_words (Comparison *comparison, const WeftEvent *event)
{
  g_autofree char *space =
      weft_forms_space (comparison->voice->tables, event->track, event->to, WEFT_PLACE_TO);
  g_autofree char *who = NULL;

  if (event->player == WEFT_PLAYER_P1 && weft_setup_is_solo (&comparison->to->setup))
    return g_strdup_printf (_ ("Put a token of yours on %s"), space);
  who = weft_words_player_color (comparison->voice, event->player);
  /* Translators: a player with its color, a space of a track. */
  return g_strdup_printf (_ ("Put a token on %2$s: %1$s"), who, space);
}

/* A token that leaves a track (P1). */
static char *
disappear_words (Comparison *comparison, const WeftEvent *event)
{
  const char *track = weft_forms_track (event->track);
  g_autofree char *who = NULL;

  if (event->player == WEFT_PLAYER_P1 && weft_setup_is_solo (&comparison->to->setup))
    return g_strdup_printf (_ ("Take a token of yours off %s"), track);
  who = weft_words_player_color (comparison->voice, event->player);
  /* Translators: a player with its color, a track. */
  return g_strdup_printf (_ ("Take a token off %2$s: %1$s"), who, track);
}

static void
compare_token (Comparison *comparison, guint8 player, guint8 track, guint token)
{
  int from = comparison->from->tokens[player][track][token];
  int to = comparison->to->tokens[player][track][token];
  WeftEvent event = { .kind = to < from ? WEFT_EVENT_REGRESS : WEFT_EVENT_ADVANCE,
                      .player = player,
                      .track = track,
                      .from = (guint8) MAX (from, 0),
                      .to = (guint8) MAX (to, 0) };
  WeftStep *step;

  if (from == to)
    return;
  if (from != WEFT_NO_TOKEN && to != WEFT_NO_TOKEN)
    {
      add (comparison, WEFT_ACT_TOKEN, &event, move_words (comparison, &event));
      return;
    }
  step = add (comparison, WEFT_ACT_TOKEN, &event,
              to == WEFT_NO_TOKEN ? disappear_words (comparison, &event)
                                  : appear_words (comparison, &event));
  g_clear_pointer (&step->brief, g_free);
}

static void
compare_landmark (Comparison *comparison, guint8 track, guint8 tier)
{
  guint8 from = comparison->from->landmarks[track][tier];
  guint8 to = comparison->to->landmarks[track][tier];
  WeftEvent event = {
    .kind = WEFT_EVENT_LANDMARK, .player = AUTOMA, .track = track, .tier = tier, .owner = to
  };
  const char *name = weft_forms_landmark (comparison->voice->tables, track, tier);

  if (from == to)
    return;
  if (to == WEFT_NONE)
    {
      event.owner = from;
      add (comparison, WEFT_ACT_LANDMARK_BACK, &event,
           g_strdup_printf (_ ("Put the %s back on the board"), name));
    }
  else if (to == WEFT_OWNER_REMOVED)
    {
      event.kind = WEFT_EVENT_REMOVE_LANDMARK;
      add_told (comparison, WEFT_ACT_LANDMARK_AWAY, &event);
    }
  else
    add_told (comparison, WEFT_ACT_LANDMARK, &event);
}

static void
compare_landmark_cards (Comparison *comparison)
{
  int change = comparison->to->landmark_cards - comparison->from->landmark_cards;
  WeftEvent event = { .kind = WEFT_EVENT_REMOVE_LANDMARK, .player = AUTOMA, .track = WEFT_NONE };

  for (; change < 0; change++)
    add_told (comparison, WEFT_ACT_LANDMARK_AWAY, &event);
  for (; change > 0; change--)
    add (comparison, WEFT_ACT_LANDMARK, &event,
         g_strdup (_ ("Put the landmark of a landmark card back on the Automa’s mat")))
        ->event.owner = AUTOMA;
}

static void
compare_tile (Comparison *comparison, guint8 hex)
{
  gboolean from = weft_board_is_territory (&comparison->from->board, hex);
  gboolean to = weft_board_is_territory (&comparison->to->board, hex);
  WeftEvent event = { .kind = WEFT_EVENT_EXPLORE, .player = AUTOMA, .hex = hex };
  const char *name = comparison->voice->tables->hexes[hex].name;

  if (from && !to)
    add (comparison, WEFT_ACT_TILE_AWAY, &event,
         g_strdup_printf (_ ("Take the territory tile off %s"), name));
  else if (to && !from)
    add (comparison, WEFT_ACT_TILE, &event,
         g_strdup_printf (_ ("Put a territory tile on %s"), name));
}

/* Pieces of one kind: a player's outposts, or what a human uses like them (P5). */
typedef struct
{
  guint8 player;
  gboolean other;
} Kind;

/* How many of them stand, or lie, on a hex. */
static int
count_pieces (const WeftState *state, guint hex, Kind kind, gboolean upright)
{
  int n = 0;

  for (int i = 0; i < WEFT_HEX_TOKENS; i++)
    {
      const WeftOutpost *outpost = &state->board.outposts[hex][i];

      n += outpost->owner == kind.player && !outpost->other == !kind.other
           && !outpost->upright == !upright;
    }
  return n;
}

static char *
take_words (const char *color, const char *hex, gboolean other)
{
  /* Translators: a color, a hex. A piece is a token or a building, used like an outpost. */
  return g_strdup_printf (other ? _ ("Take the %1$s piece off %2$s")
                                : _ ("Take the %1$s outpost off %2$s"),
                          color, hex);
}

static char *
raise_words (const char *color, const char *hex, gboolean other)
{
  /* Translators: a color, a hex. A piece is a token or a building, used like an outpost. */
  return g_strdup_printf (other ? _ ("Stand the %1$s piece on %2$s up again")
                                : _ ("Stand the %1$s outpost on %2$s up again"),
                          color, hex);
}

static void
add_piece (Comparison *comparison, WeftAct act, guint8 hex, Kind kind, gboolean upright)
{
  const char *name = comparison->voice->tables->hexes[hex].name;
  const char *color = color_of (comparison, kind.player);
  gboolean stays = act == WEFT_ACT_TOPPLE || act == WEFT_ACT_RAISE;
  WeftEvent event = { .kind = stays ? WEFT_EVENT_TOPPLE : WEFT_EVENT_OUTPOST,
                      .player = kind.player,
                      .hex = hex,
                      .upright = upright,
                      .other = kind.other };

  if (act == WEFT_ACT_OUTPOST_AWAY)
    add (comparison, act, &event, take_words (color, name, kind.other));
  else if (act == WEFT_ACT_RAISE)
    add (comparison, act, &event, raise_words (color, name, kind.other));
  else
    add_told (comparison, act, &event);
}

/* A piece that only falls or rises stays; the rest is taken away or put. */
static void
compare_pieces (Comparison *comparison, guint8 hex, Kind kind)
{
  int up = count_pieces (comparison->to, hex, kind, TRUE)
           - count_pieces (comparison->from, hex, kind, TRUE);
  int down = count_pieces (comparison->to, hex, kind, FALSE)
             - count_pieces (comparison->from, hex, kind, FALSE);

  for (; up < 0 && down > 0; up++, down--)
    add_piece (comparison, WEFT_ACT_TOPPLE, hex, kind, FALSE);
  for (; up > 0 && down < 0; up--, down++)
    add_piece (comparison, WEFT_ACT_RAISE, hex, kind, TRUE);
  for (; up < 0; up++)
    add_piece (comparison, WEFT_ACT_OUTPOST_AWAY, hex, kind, TRUE);
  for (; down < 0; down++)
    add_piece (comparison, WEFT_ACT_OUTPOST_AWAY, hex, kind, FALSE);
  for (; up > 0; up--)
    add_piece (comparison, WEFT_ACT_OUTPOST, hex, kind, TRUE);
  for (; down > 0; down--)
    add_piece (comparison, WEFT_ACT_OUTPOST, hex, kind, FALSE);
}

/* What leaves makes room for what comes. */
static void
compare_hex (Comparison *comparison, guint8 hex)
{
  guint first = comparison->steps->len;

  for (guint8 player = 0; player < WEFT_N_PLAYERS; player++)
    {
      compare_pieces (comparison, hex, (Kind){ player, FALSE });
      compare_pieces (comparison, hex, (Kind){ player, TRUE });
    }
  for (guint i = first, away = first; i < comparison->steps->len; i++)
    {
      WeftStep *step = g_ptr_array_index (comparison->steps, i);

      if (step->act != WEFT_ACT_OUTPOST_AWAY)
        continue;
      g_ptr_array_steal_index (comparison->steps, i);
      g_ptr_array_insert (comparison->steps, (gint) away++, step);
    }
}

/* What stands on a tile goes before the tile, and comes after it. */
static void
compare_map (Comparison *comparison)
{
  for (guint8 hex = 0; hex < WEFT_N_HEXES; hex++)
    {
      gboolean tile_first = weft_board_is_territory (&comparison->to->board, hex);

      if (tile_first)
        compare_tile (comparison, hex);
      compare_hex (comparison, hex);
      if (!tile_first)
        compare_tile (comparison, hex);
    }
}

static void
compare_achievement (Comparison *comparison, guint8 achievement, guint8 place)
{
  guint8 from = comparison->from->achievements[achievement][place];
  guint8 to = comparison->to->achievements[achievement][place];
  WeftEvent event = { .kind = WEFT_EVENT_ACHIEVEMENT, .achievement = achievement, .place = place };
  const char *name = weft_words_achievement (achievement);

  if (from == to)
    return;
  if (from != WEFT_NONE)
    {
      event.player = from;
      /* Translators: a color, an achievement. */
      add (comparison, WEFT_ACT_ACHIEVEMENT_AWAY, &event,
           g_strdup_printf (_ ("Take the %1$s outpost off “%2$s”"), color_of (comparison, from),
                            name));
    }
  if (to != WEFT_NONE)
    {
      event.player = to;
      /* Translators: a color, an achievement. */
      add (comparison, WEFT_ACT_ACHIEVEMENT, &event,
           g_strdup_printf (_ ("Put a %1$s outpost on “%2$s”"), color_of (comparison, to), name));
    }
}

static void
compare_favorite (Comparison *comparison, guint8 bot)
{
  WeftEvent event = { .kind = WEFT_EVENT_FAVORITE,
                      .player = bot,
                      .from = comparison->from->favorites[bot],
                      .to = comparison->to->favorites[bot],
                      .changed = TRUE };

  if (weft_setup_has_player (&comparison->to->setup, bot) && event.from != event.to)
    add_told (comparison, WEFT_ACT_FAVORITE, &event);
}

static void
compare_vp (Comparison *comparison)
{
  int from = comparison->from->vp[AUTOMA], to = comparison->to->vp[AUTOMA];
  WeftEvent event = { .kind = WEFT_EVENT_VP, .player = AUTOMA, .vp = to - from, .total = to };
  WeftStep *step;

  if (from == to)
    return;
  step = add (comparison, WEFT_ACT_VP, &event,
              g_strdup_printf (_ ("Set the Automa’s VP token to %d"), to));
  step->vp_from = from;
  step->vp_to = to;
}

static char *
tapestry_words (int from, int to)
{
  if (to < from)
    return g_strdup_printf (
        g_dngettext (NULL, "Take tapestry cards from beside the Automa’s mat until %d is left",
                     "Take tapestry cards from beside the Automa’s mat until %d are left",
                     (gulong) to),
        to);
  return g_strdup_printf (
      g_dngettext (NULL, "Put tapestry cards beside the Automa’s mat until there is %d",
                   "Put tapestry cards beside the Automa’s mat until there are %d", (gulong) to),
      to);
}

static void
compare_tapestry (Comparison *comparison)
{
  int from = comparison->from->tapestry, to = comparison->to->tapestry;
  WeftEvent event = { .kind = WEFT_EVENT_TAPESTRY, .player = AUTOMA, .count = to };

  if (from == to)
    return;
  add (comparison, to < from ? WEFT_ACT_TAPESTRY_AWAY : WEFT_ACT_TAPESTRY, &event,
       tapestry_words (from, to));
}

/* The cards on the era spaces of the mat (I7). */
static void
compare_era (Comparison *comparison)
{
  int from = comparison->from->income_turns[AUTOMA], to = comparison->to->income_turns[AUTOMA];
  const WeftLevel *level = weft_setup_level (&comparison->to->setup, comparison->voice->tables);
  WeftEvent event = { .kind = WEFT_EVENT_PLAY_TAPESTRY, .player = AUTOMA };

  for (int era = event.count = from; era > to; event.count = --era)
    if ((level->play_tapestry & WEFT_TURN_BIT (era)) != 0)
      add (
          comparison, WEFT_ACT_TAPESTRY_AWAY, &event,
          g_strdup_printf (_ ("Take the tapestry card off era space %d of the Automa’s mat"), era));
  for (int era = event.count = from + 1; era <= to; event.count = ++era)
    if ((level->play_tapestry & WEFT_TURN_BIT (era)) != 0)
      add_told (comparison, WEFT_ACT_TAPESTRY, &event);
}

static void
compare_pool (Comparison *comparison)
{
  int to = comparison->to->pool;
  WeftEvent event = { .kind = WEFT_EVENT_POOL, .player = AUTOMA, .track = WEFT_NONE, .count = to };

  if (comparison->from->pool != to)
    add (comparison, WEFT_ACT_POOL, &event,
         g_strdup_printf (g_dngettext (NULL, "Leave %d item in the pool",
                                       "Leave %d items in the pool", (gulong) to),
                          to));
}

static void
compare_trailblazers (Comparison *comparison, guint8 track)
{
  for (int space = 0; space <= WEFT_LAST_SPACE; space++)
    {
      gboolean from = (comparison->from->trailblazers[track] >> space) & 1;
      gboolean to = (comparison->to->trailblazers[track] >> space) & 1;
      WeftEvent event = {
        .kind = WEFT_EVENT_TRAILBLAZER, .player = AUTOMA, .track = track, .count = space
      };
      g_autofree char *name = NULL;

      if (from == to)
        continue;
      name = weft_forms_space (comparison->voice->tables, track, space, WEFT_PLACE_OFF);
      if (to)
        add_told (comparison, WEFT_ACT_TRAILBLAZER, &event);
      else
        add (comparison, WEFT_ACT_TRAILBLAZER_AWAY, &event,
             g_strdup_printf (_ ("Take the outpost of an unused color off %s"), name));
    }
}

static void
compare_tracks (Comparison *comparison)
{
  for (guint8 track = 0; track < WEFT_N_TRACKS; track++)
    {
      for (guint8 player = 0; player < WEFT_N_PLAYERS; player++)
        for (guint token = 0; token < WEFT_N_TOKENS; token++)
          compare_token (comparison, player, track, token);
      for (guint8 tier = 0; tier < WEFT_N_TIERS; tier++)
        compare_landmark (comparison, track, tier);
      compare_trailblazers (comparison, track);
    }
}

static void
compare (Comparison *comparison)
{
  compare_tracks (comparison);
  for (guint8 i = 0; i < WEFT_N_ACHIEVEMENTS; i++)
    for (guint8 place = 0; place < 2; place++)
      compare_achievement (comparison, i, place);
  for (guint8 bot = WEFT_PLAYER_AUTOMA; bot <= WEFT_PLAYER_SHADOW; bot++)
    compare_favorite (comparison, bot);
  if (!weft_setup_is_solo (&comparison->to->setup))
    return;
  compare_map (comparison);
  compare_vp (comparison);
  compare_tapestry (comparison);
  compare_era (comparison);
  compare_landmark_cards (comparison);
  compare_pool (comparison);
}

GPtrArray *
_weft_changes_compare (const WeftVoice *voice, const WeftState *from, const WeftState *to)
{
  Comparison comparison = { voice, from, to,
                            g_ptr_array_new_with_free_func ((GDestroyNotify) weft_step_free) };

  compare (&comparison);
  return comparison.steps;
}
