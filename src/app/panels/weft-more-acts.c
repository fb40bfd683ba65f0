/* weft-more-acts.c: what a person does more rarely than advance, as a menu
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-more-acts.h"

#include <glib/gi18n.h>

#include "weft-hand.h"
#include "weft-moves.h"
#include "weft-played.h"

static void
append_item (GMenu *menu, const char *label, const char *action, GVariant *target)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target_value (item, action, target);
  g_menu_append_item (menu, item);
}

/* The tracks for which @move is possible. */
static void
append_tracks (WeftGame *game, GMenu *menu, const char *label, WeftMove move)
{
  g_autoptr (GMenu) items = g_menu_new ();

  for (move.track = 0; move.track < WEFT_N_TRACKS; move.track++)
    if (weft_game_check (game, &move, NULL))
      append_item (items, weft_words_track (move.track), WEFT_MOVE_ACTION,
                   weft_moves_target (game, &move));
  if (g_menu_model_get_n_items (G_MENU_MODEL (items)) > 0)
    g_menu_append_submenu (menu, label, G_MENU_MODEL (items));
}

static void
append_card (WeftGame *game, GMenu *items, WeftCardKind kind, const char *nick)
{
  g_autofree char *name = weft_words_card (weft_game_get_tables (game), kind, nick);

  append_item (items, name, kind == WEFT_CARD_KIND_TAPESTRY ? "turn.card" : "turn.civilization",
               g_variant_new_string (nick));
}

/* The cards that matter in this game, and the civilizations to be gained in it. */
static void
append_cards (WeftGame *game, GMenu *menu)
{
  const WeftTables *tables = weft_game_get_tables (game);
  const WeftState *state = weft_game_get_state (game);
  g_autoptr (GPtrArray) cards = weft_hand_tapestry_cards (tables, &state->setup);
  g_autoptr (GPtrArray) civilizations = weft_hand_civilizations (tables, &state->setup);
  g_autoptr (GMenu) played = g_menu_new (), gained = g_menu_new ();

  for (guint i = 0; i < cards->len; i++)
    append_card (game, played, WEFT_CARD_KIND_TAPESTRY,
                 ((const WeftHumanCard *) g_ptr_array_index (cards, i))->nick);
  append_card (game, played, WEFT_CARD_KIND_TAPESTRY, WEFT_OTHER_CARD);
  for (guint i = 0; i < civilizations->len; i++)
    {
      const char *nick = ((const WeftDrawable *) g_ptr_array_index (civilizations, i))->nick;

      if (weft_hand_find (tables, WEFT_CARD_KIND_CIVILIZATION, nick) != NULL)
        append_card (game, gained, WEFT_CARD_KIND_CIVILIZATION, nick);
    }
  if (!weft_state_begins_with_income (state, state->prompt.player))
    g_menu_append_submenu (menu, _ ("My tapestry card is"), G_MENU_MODEL (played));
  g_menu_append_submenu (menu, _ ("I have the civilization"), G_MENU_MODEL (gained));
}

/* What is rarer than an advance, as far as it is possible now. */
GMenuModel *
weft_more_acts_new (WeftGame *game)
{
  const WeftState *state = weft_game_get_state (game);
  guint8 human = state->prompt.player;
  GMenu *menu = g_menu_new ();
  WeftMove pool = { .kind = WEFT_MOVE_TAKE_POOL, .player = human };
  WeftMove tiles = { .kind = WEFT_MOVE_TILES, .value = !state->tiles };

  append_tracks (game, menu, _ ("My token went back on"),
                 (WeftMove){ .kind = WEFT_MOVE_REGRESS, .player = human, .token = WEFT_NONE });
  append_tracks (game, menu, _ ("AI Singularity: start again on"),
                 (WeftMove){ .kind = WEFT_MOVE_SINGULARITY, .player = human });
  if (weft_game_check (game, &pool, NULL))
    append_item (menu, _ ("I took an item from the pool"), WEFT_MOVE_ACTION,
                 weft_moves_target (game, &pool));
  append_cards (game, menu);
  if (weft_setup_is_solo (&state->setup))
    append_item (menu,
                 state->tiles ? _ ("No territory tiles are left")
                              : _ ("Territory tiles are left again"),
                 WEFT_MOVE_ACTION, weft_moves_target (game, &tiles));
  append_item (menu, _ ("Victory points…"), "table.enter-vp",
               g_variant_new_string (weft_player_nick (human)));
  append_item (menu, _ ("Note…"), "table.enter-note", NULL);
  return G_MENU_MODEL (menu);
}
