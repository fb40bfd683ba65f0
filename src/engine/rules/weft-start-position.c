/* weft-start-position.c: setting a game up (S)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-start-position.h"

#include <string.h>

#include "weft-agenda-private.h"
#include "weft-board.h"
#include "weft-civilizations.h"
#include "weft-deck.h"
#include "weft-players-private.h"

static void
put_start_outposts (WeftState *state, guint hex, WeftPlayer player)
{
  gboolean tokens = state->setup.militants && weft_player_is_human (player); /* P5 */
  WeftOutpost outpost = { (guint8) player, TRUE, WEFT_NONE, (guint8) tokens };

  weft_board_add (&state->board, hex, outpost);
  weft_board_add (&state->board, hex, outpost);
  if (!tokens)
    state->supply[player] -= 2;
}

/* S1 to S3: the map, outposts and supplies. */
static void
set_up_map (WeftState *state, const WeftTables *tables)
{
  state->tiles = TRUE;
  state->board.territories = tables->printed_land;
  state->supply[HUMAN] = state->supply[AUTOMA] = state->supply[SHADOW] = tables->outposts_per_color;
  put_start_outposts (state, tables->human_start, HUMAN);
  put_start_outposts (state, tables->automa_start, AUTOMA);
  state->supply[AUTOMA]--; /* beside the favorite track */
  state->supply[SHADOW]--;
}

static void
set_up_tokens (WeftState *state)
{
  memset (state->tokens, WEFT_NO_TOKEN, sizeof state->tokens);
  for (guint player = 0; player < WEFT_N_PLAYERS; player++)
    for (guint track = 0; track < WEFT_N_TRACKS; track++)
      if (weft_setup_has_player (&state->setup, player)
          && weft_setup_has_track (&state->setup, track))
        state->tokens[player][track][0] = 0;
}

void
weft_start_position_lay (WeftRun *run, const WeftSetup *setup)
{
  const WeftTables *tables = run->tables;
  WeftState *state = run->state;

  memset (state, 0, sizeof *state);
  state->setup = *setup;
  state->prompt.kind = WEFT_PROMPT_NOTHING;
  set_up_tokens (state);
  memcpy (state->favorites, setup->favorites, sizeof state->favorites);
  memset (state->landmarks, WEFT_NONE, sizeof state->landmarks);
  memset (state->achievements, WEFT_NONE, sizeof state->achievements);
  memset (state->board.outposts, WEFT_NONE, sizeof state->board.outposts);
  for (guint player = 0; player < WEFT_N_PLAYERS; player++)
    state->vp[player] = weft_player_is_human (player) ? WEFT_VP_UNKNOWN : 0;
  state->tie = WEFT_NONE;
  state->landmark_cards = setup->landmark_cards;
  weft_deck_init (&state->deck, tables, setup->mode);
  if (weft_setup_is_solo (setup))
    set_up_map (state, tables);
  weft_civilizations_set_up (run);
}
