/* game-source.c: games to test with: any setup, any move, drawn from a seed or from bytes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-source.h"

#include <string.h>

#include "weft-human-cards.h"

GameSource
game_source_from_seed (guint64 seed, guint64 n)
{
  WeftSeed both = { seed, n };
  GameSource source = { 0 };

  source.random = weft_random_start (&both, 0, 0);
  return source;
}

GameSource
game_source_from_bytes (const guint8 *bytes, gsize length)
{
  GameSource source = { 0 };

  source.bytes = bytes != NULL ? bytes : (const guint8 *) "";
  source.length = length;
  return source;
}

gboolean
game_source_is_empty (const GameSource *source)
{
  return source->bytes != NULL && source->used >= source->length;
}

static guint
next_byte (GameSource *source)
{
  return game_source_is_empty (source) ? 0 : source->bytes[source->used++];
}

guint
game_source_below (GameSource *source, guint below)
{
  guint number;

  if (below <= 1)
    return 0;
  if (source->bytes == NULL)
    return weft_random_below (&source->random, below);
  number = next_byte (source);
  if (below > 256)
    number = number << 8 | next_byte (source);
  return number % below;
}

gboolean
game_source_percent (GameSource *source, guint percent)
{
  return game_source_below (source, 100) < percent;
}

/* ---- Setups ---- */

static void
draw_colors (GameSource *source, WeftSetup *setup)
{
  guint8 colors[WEFT_N_COLORS];
  guint left = WEFT_N_COLORS;

  for (guint8 i = 0; i < WEFT_N_COLORS; i++)
    colors[i] = i;
  for (guint player = 0; player < WEFT_N_PLAYERS; player++)
    {
      guint index;

      if (!weft_setup_has_player (setup, player))
        continue;
      index = game_source_below (source, left);
      setup->colors[player] = colors[index];
      colors[index] = colors[--left];
    }
}

static guint8
draw_track (GameSource *source, const WeftSetup *setup)
{
  return (guint8) game_source_below (source, (guint) __builtin_popcount (setup->tracks));
}

static guint8
draw_civilization (GameSource *source, const WeftTables *tables, const WeftSetup *setup)
{
  guint8 civilization;

  do
    {
      /* Bytes that run out must not draw the same one for ever. */
      civilization = game_source_is_empty (source)
                         ? (guint8) (setup->civilizations[0] == 0 ? 1 : 0)
                         : (guint8) game_source_below (source, WEFT_N_CIVILIZATIONS);
    }
  while (civilization == setup->civilizations[0]
         || (tables->civilizations[civilization].expansion != WEFT_NONE
             && !weft_setup_has_expansion (setup, tables->civilizations[civilization].expansion)));
  return civilization;
}

static void
draw_automa (GameSource *source, const WeftTables *tables, WeftSetup *setup)
{
  guint8 favorite;

  setup->level = (guint8) (1 + game_source_below (source, WEFT_N_LEVELS));
  setup->n_civilizations = weft_setup_level (setup, tables)->civilizations;
  for (int i = 0; i < setup->n_civilizations; i++)
    setup->civilizations[i] = draw_civilization (source, tables, setup);
  favorite = tables->civilizations[setup->civilizations[0]].favorite;
  setup->favorites[WEFT_PLAYER_AUTOMA] =
      favorite != WEFT_NONE ? favorite : draw_track (source, setup);
  setup->landmark_cards = (guint8) game_source_below (source, 4);
  setup->first = game_source_percent (source, 50) ? WEFT_PLAYER_P1 : WEFT_PLAYER_AUTOMA;
  setup->militants = game_source_percent (source, 20) ? 1 : 0;
}

static void
draw_shadow (GameSource *source, WeftSetup *setup)
{
  guint8 favorite = draw_track (source, setup);

  if (weft_setup_is_solo (setup) && favorite == setup->favorites[WEFT_PLAYER_AUTOMA])
    favorite = (favorite + 1) % WEFT_TRACK_ARTS; /* the die is rolled again (S3) */
  setup->favorites[WEFT_PLAYER_SHADOW] = favorite;
}

void
game_source_setup (GameSource *source, const WeftTables *tables, WeftSetup *setup)
{
  memset (setup, 0, sizeof *setup);
  memset (setup->colors, WEFT_NONE, sizeof setup->colors);
  memset (setup->favorites, WEFT_NONE, sizeof setup->favorites);
  memset (setup->civilizations, WEFT_NONE, sizeof setup->civilizations);
  setup->mode = game_source_percent (source, 75) ? WEFT_MODE_SOLO : WEFT_MODE_SHADOW_EMPIRE;
  setup->expansions = (guint8) game_source_below (source, 1u << WEFT_N_EXPANSIONS);
  setup->tracks = (WeftTrackSet) (WEFT_TRACK_BIT (WEFT_N_TRACKS) - 1);
  if (!weft_setup_arts (setup))
    setup->tracks &= (WeftTrackSet) ~WEFT_TRACK_BIT (WEFT_TRACK_ARTS);
  if (weft_setup_is_solo (setup))
    {
      setup->n_humans = 1;
      draw_automa (source, tables, setup);
    }
  else
    {
      setup->n_humans = (guint8) (2 + game_source_below (source, 3));
      setup->first = (guint8) game_source_below (source, setup->n_humans + 1u);
      if (setup->first == setup->n_humans)
        setup->first = WEFT_PLAYER_SHADOW;
    }
  draw_shadow (source, setup);
  draw_colors (source, setup);
}

/* ---- Moves ---- */

static guint8
any_of (GameSource *source, guint below)
{
  return (guint8) game_source_below (source, below);
}

/* A token by number or, more often, none named. */
static guint8
any_token (GameSource *source)
{
  guint8 token = any_of (source, 4);

  return token < WEFT_N_TOKENS ? token : WEFT_NONE;
}

static guint8
any_owner (GameSource *source)
{
  guint8 owner = any_of (source, WEFT_N_PLAYERS + 2);

  return owner < WEFT_N_PLAYERS ? owner : WEFT_NONE;
}

static void
fill_fixed_hex (GameSource *source, WeftMove *move)
{
  move->hex = any_of (source, WEFT_N_HEXES);
  move->territory = any_of (source, 4) > 0;
  for (int i = 0; i < WEFT_HEX_TOKENS; i++)
    {
      /* A hex that becomes empty seldom keeps its outposts. */
      guint8 owner = move->territory || any_of (source, 4) == 0 ? any_owner (source) : WEFT_NONE;
      gboolean upright = owner != WEFT_NONE && any_of (source, 2) == 1;

      gboolean other = owner != WEFT_NONE && any_of (source, 4) == 0;

      move->outposts[i] = (WeftOutpost){ owner, (guint8) upright, WEFT_NONE, (guint8) other };
    }
}

/* The members that the kind of correction has; others stay as they are when none is read. */
static void
fill_fix (GameSource *source, WeftMove *move)
{
  switch ((WeftFixKind) move->fix)
    {
    case WEFT_FIX_TRACK:
      move->player = any_of (source, WEFT_N_PLAYERS);
      move->track = any_of (source, WEFT_N_TRACKS);
      move->token = any_token (source);
      move->number = any_of (source, WEFT_N_SPACES);
      break;
    case WEFT_FIX_FAVORITE:
      move->player = any_of (source, WEFT_N_PLAYERS);
      move->track = any_of (source, WEFT_N_TRACKS);
      break;
    case WEFT_FIX_LANDMARK:
      move->track = any_of (source, WEFT_N_TRACKS);
      move->tier = any_of (source, WEFT_N_TIERS);
      move->owner = any_owner (source);
      break;
    case WEFT_FIX_HEX:
      fill_fixed_hex (source, move);
      break;
    case WEFT_FIX_TAPESTRY:
    case WEFT_FIX_POOL:
      move->number = any_of (source, WEFT_MOST_ITEMS + 1);
      break;
    case WEFT_FIX_VP:
      move->player = any_of (source, WEFT_N_PLAYERS);
      move->number = (gint16) game_source_below (source, WEFT_MOST_VP + 1);
      break;
    case WEFT_FIX_ACHIEVEMENT:
      move->achievement = any_of (source, WEFT_N_ACHIEVEMENTS);
      move->place = any_of (source, 2);
      move->owner = any_owner (source);
      break;
    case WEFT_FIX_ERA:
      move->player = any_of (source, WEFT_N_PLAYERS);
      move->number = any_of (source, WEFT_N_INCOME_TURNS + 1);
      break;
    case WEFT_N_FIXES:
    default:
      g_assert_not_reached ();
    }
}

static void
fill_tie (GameSource *source, WeftMove *move)
{
  guint8 winner = any_of (source, WEFT_N_PLAYERS + 1);

  move->winner = winner < WEFT_N_PLAYERS ? winner : WEFT_WINNER_TIE;
}

static void
fill_move (GameSource *source, WeftMove *move)
{
  switch ((WeftMoveKind) move->kind)
    {
    case WEFT_MOVE_INCOME:
    case WEFT_MOVE_TAKE_POOL:
    case WEFT_MOVE_END_TURN:
      move->player = any_of (source, WEFT_N_PLAYERS);
      break;
    case WEFT_MOVE_ADVANCE:
    case WEFT_MOVE_REGRESS:
    case WEFT_MOVE_AGE_OF_DISCOVERY:
      move->player = any_of (source, WEFT_N_PLAYERS);
      move->track = any_of (source, WEFT_N_TRACKS);
      move->token = any_token (source);
      break;
    case WEFT_MOVE_SINGULARITY:
      move->player = any_of (source, WEFT_N_PLAYERS);
      move->track = any_of (source, WEFT_N_TRACKS);
      break;
    case WEFT_MOVE_EXPLORE:
      move->player = any_of (source, WEFT_N_PLAYERS);
      move->hex = any_of (source, WEFT_N_HEXES);
      break;
    case WEFT_MOVE_CONQUER:
    case WEFT_MOVE_PLACE:
      move->player = any_of (source, WEFT_N_PLAYERS);
      move->hex = any_of (source, WEFT_N_HEXES);
      move->other = any_of (source, 2);
      move->no_traps = move->kind == WEFT_MOVE_CONQUER && any_of (source, 2) == 0;
      break;
    case WEFT_MOVE_REVOLUTION:
      move->player = any_of (source, WEFT_N_PLAYERS);
      move->n_hexes = 1 + any_of (source, WEFT_MOST_RISINGS);
      for (guint i = 0; i < move->n_hexes; i++)
        move->hexes[i] = any_of (source, WEFT_N_HEXES);
      break;
    case WEFT_MOVE_TAKE_LANDMARK:
      move->player = any_of (source, WEFT_N_PLAYERS);
      move->track = any_of (source, WEFT_N_TRACKS);
      move->tier = any_of (source, WEFT_N_TIERS);
      break;
    case WEFT_MOVE_VP:
      move->player = any_of (source, WEFT_N_PLAYERS);
      move->number = (gint16) game_source_below (source, WEFT_MOST_VP + 1);
      break;
    case WEFT_MOVE_DEAL:
      move->cards[0] = 1 + any_of (source, WEFT_N_CARDS);
      move->cards[1] = 1 + any_of (source, WEFT_N_CARDS);
      break;
    case WEFT_MOVE_ROLL:
      move->track = any_of (source, WEFT_N_TRACKS);
      break;
    case WEFT_MOVE_REVEAL:
      move->cards[0] = 1 + any_of (source, WEFT_N_CARDS);
      break;
    case WEFT_MOVE_ANSWER:
    case WEFT_MOVE_TILES:
      move->value = any_of (source, 2);
      break;
    case WEFT_MOVE_FIX:
      move->fix = any_of (source, WEFT_N_FIXES);
      fill_fix (source, move);
      break;
    case WEFT_MOVE_TIE:
      fill_tie (source, move);
      break;
    case WEFT_MOVE_NOTE:
      break;
    case WEFT_N_MOVES:
    default:
      g_assert_not_reached ();
    }
}

WeftMove
game_source_any_move (GameSource *source)
{
  WeftMove move = { .token = WEFT_NONE };

  move.kind = any_of (source, WEFT_N_MOVES);
  fill_move (source, &move);
  return move;
}

/* The territory that is being attacked, or WEFT_NONE. */
static guint8
attacked_hex (const WeftState *state)
{
  if (state->prompt.kind == WEFT_PROMPT_HUMAN_TRAP)
    return state->prompt.hex;
  if (state->prompt.kind == WEFT_PROMPT_TRAP && state->agenda.length > 0)
    return state->agenda.tasks[state->agenda.length - 1].attack.hex;
  return WEFT_NONE;
}

WeftMove
game_source_fix (GameSource *source, const WeftState *state)
{
  WeftMove move = { .kind = WEFT_MOVE_FIX, .token = WEFT_NONE };

  /* Most draws name somebody who does not play: try again a few times. */
  for (int i = 0; i < 6; i++)
    {
      move = (WeftMove){ .kind = WEFT_MOVE_FIX, .token = WEFT_NONE };
      move.fix = any_of (source, WEFT_N_FIXES);
      fill_fix (source, &move);
      if (weft_setup_has_player (&state->setup, move.player)
          && weft_setup_has_track (&state->setup, move.track))
        break;
    }
  /* What is corrected under an attack matters most. */
  if (attacked_hex (state) != WEFT_NONE && game_source_percent (source, 60))
    move.hex = attacked_hex (state);
  return move;
}

/* Up to three of the territories where a piece of the player's can rise, in any order. */
static void
fill_revolution (GameSource *source, const WeftState *state, WeftMove *move)
{
  guint from = game_source_below (source, WEFT_N_HEXES);

  move->kind = WEFT_MOVE_REVOLUTION;
  for (guint i = 0; i < WEFT_N_HEXES && move->n_hexes < WEFT_MOST_RISINGS; i++)
    {
      guint8 hex = (guint8) ((from + i) % WEFT_N_HEXES);

      if (weft_human_cards_can_rise (state, move->player, hex))
        move->hexes[move->n_hexes++] = hex;
    }
  if (move->n_hexes == 0)
    move->hexes[move->n_hexes++] = (guint8) from;
}

WeftMove
game_source_card_move (GameSource *source, const WeftState *state)
{
  WeftMove move = { .player = state->prompt.player, .token = WEFT_NONE };

  if (state->over)
    {
      move.kind = WEFT_MOVE_TIE;
      fill_tie (source, &move);
      return move;
    }
  switch (game_source_below (source, 4))
    {
    case 0:
      fill_revolution (source, state, &move);
      return move;
    case 1:
      move.kind = WEFT_MOVE_CONQUER;
      move.no_traps = any_of (source, 2);
      break;
    default:
      move.kind = WEFT_MOVE_PLACE;
      break;
    }
  move.hex = any_of (source, WEFT_N_HEXES);
  move.other = any_of (source, 2);
  return move;
}

/* ---- How humans play ---- */

/* How likely each kind of move is, when something of the kind is possible. */
static const guint8 weights[][WEFT_N_MOVES] = {
  [GAME_STYLE_WILD] = {
      [WEFT_MOVE_INCOME] = 12,
      [WEFT_MOVE_ADVANCE] = 30,
      [WEFT_MOVE_REGRESS] = 3,
      [WEFT_MOVE_SINGULARITY] = 6,
      [WEFT_MOVE_EXPLORE] = 5,
      [WEFT_MOVE_CONQUER] = 9,
      [WEFT_MOVE_TAKE_LANDMARK] = 1,
      [WEFT_MOVE_AGE_OF_DISCOVERY] = 4,
      [WEFT_MOVE_TAKE_POOL] = 5,
      [WEFT_MOVE_END_TURN] = 40,
      [WEFT_MOVE_TILES] = 1,
  },
  [GAME_STYLE_SENSIBLE] = {
      [WEFT_MOVE_INCOME] = 8,
      [WEFT_MOVE_ADVANCE] = 36,
      [WEFT_MOVE_SINGULARITY] = 2,
      [WEFT_MOVE_EXPLORE] = 4,
      [WEFT_MOVE_CONQUER] = 5,
      [WEFT_MOVE_TAKE_LANDMARK] = 1,
      [WEFT_MOVE_AGE_OF_DISCOVERY] = 1,
      [WEFT_MOVE_TAKE_POOL] = 2,
  },
  [GAME_STYLE_HURRIED] = {
      [WEFT_MOVE_INCOME] = 100,
      [WEFT_MOVE_ADVANCE] = 1,
      [WEFT_MOVE_REGRESS] = 1, /* a finished human with every token at the end must move one back */
      [WEFT_MOVE_END_TURN] = 100,
  },
};

static guint
weight_of (GameStyle style, const WeftState *state, guint kind)
{
  gboolean acted = state->took_income || state->advanced;

  if (style != GAME_STYLE_SENSIBLE || state->prompt.kind != WEFT_PROMPT_TURN)
    return weights[style][kind];
  if (acted && kind == WEFT_MOVE_END_TURN)
    return 60;
  if (acted && kind == WEFT_MOVE_INCOME)
    return 0;
  if (acted && kind == WEFT_MOVE_ADVANCE)
    return 4;
  if (!acted && kind != WEFT_MOVE_INCOME && kind != WEFT_MOVE_ADVANCE)
    return kind == WEFT_MOVE_REGRESS ? 1 : 0;
  return weights[style][kind];
}

/* The kind of the move to make, or WEFT_N_MOVES when no kind is preferred. */
static guint
draw_kind (GameSource *source, GameStyle style, const WeftState *state,
           const guint counts[WEFT_N_MOVES])
{
  guint sum = 0, at;

  for (guint kind = 0; kind < WEFT_N_MOVES; kind++)
    sum += counts[kind] > 0 ? weight_of (style, state, kind) : 0;
  if (sum == 0)
    return WEFT_N_MOVES;
  at = game_source_below (source, sum);
  for (guint kind = 0; kind < WEFT_N_MOVES; kind++)
    {
      guint weight = counts[kind] > 0 ? weight_of (style, state, kind) : 0;

      if (at < weight)
        return kind;
      at -= weight;
    }
  g_assert_not_reached ();
}

WeftMove
game_source_listed_move (GameSource *source, GameStyle style, const WeftState *state,
                         const GArray *moves)
{
  guint counts[WEFT_N_MOVES] = { 0 };
  guint kind, nth;

  g_assert (moves->len > 0);

  for (guint i = 0; i < moves->len; i++)
    counts[g_array_index (moves, WeftMove, i).kind]++;
  /* Chance and answers stand alone with `tiles`; the latter is rare. */
  if (state->prompt.kind != WEFT_PROMPT_TURN && counts[WEFT_MOVE_TILES] < moves->len
      && !game_source_percent (source, 2))
    counts[WEFT_MOVE_TILES] = 0;
  kind = draw_kind (source, style, state, counts);
  if (kind == WEFT_N_MOVES && counts[WEFT_MOVE_TILES] == 0)
    kind = g_array_index (moves, WeftMove, 0).kind;
  if (kind == WEFT_N_MOVES)
    return g_array_index (moves, WeftMove, game_source_below (source, moves->len));
  nth = game_source_below (source, counts[kind]);
  for (guint i = 0; i < moves->len; i++)
    if (g_array_index (moves, WeftMove, i).kind == kind && nth-- == 0)
      return g_array_index (moves, WeftMove, i);
  g_assert_not_reached ();
}
