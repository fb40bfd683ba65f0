/* weft-played.c: what humans have in play, as far as they have said so
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-played.h"
#include "weft-record-marks.h"

#define MILITARISM "militarism"
#define INFILTRATORS "infiltrators"

const char *
weft_played_tapestry (const WeftRecord *record, WeftPlayer player, guint *index)
{
  g_return_val_if_fail (record != NULL, NULL);
  return weft_played_tapestry_before (record, weft_record_n_moves (record), player, index);
}

const char *
weft_played_tapestry_before (const WeftRecord *record, guint n, WeftPlayer player, guint *index)
{
  g_return_val_if_fail (record != NULL && n <= weft_record_n_moves (record), NULL);

  for (guint i = n; i-- > 0;)
    {
      const WeftMove *move = weft_record_move (record, i);
      const char *nick = weft_record_card (record, i, player, WEFT_CARD_KIND_TAPESTRY);

      if (move->kind == WEFT_MOVE_INCOME && move->player == player)
        return NULL;
      if (nick == NULL)
        continue;
      if (index != NULL)
        *index = i;
      return nick;
    }
  return NULL;
}

static char **
civilizations_before (const WeftRecord *record, guint n, WeftPlayer player)
{
  g_autoptr (GPtrArray) nicks = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) first = NULL;

  first = weft_record_player_civilizations (record, player);
  for (char **nick = first; *nick != NULL; nick++)
    if (!g_ptr_array_find_with_equal_func (nicks, *nick, g_str_equal, NULL))
      g_ptr_array_add (nicks, g_strdup (*nick));
  for (guint i = 0; i < n; i++)
    {
      const char *nick = weft_record_card (record, i, player, WEFT_CARD_KIND_CIVILIZATION);

      if (nick != NULL && !g_ptr_array_find_with_equal_func (nicks, nick, g_str_equal, NULL))
        g_ptr_array_add (nicks, g_strdup (nick));
    }
  g_ptr_array_add (nicks, NULL);
  g_ptr_array_set_free_func (nicks, NULL);
  return (char **) g_ptr_array_free (g_steal_pointer (&nicks), FALSE);
}

char **
weft_played_civilizations (const WeftRecord *record, WeftPlayer player)
{
  g_return_val_if_fail (record != NULL, NULL);
  return civilizations_before (record, weft_record_n_moves (record), player);
}

gboolean
weft_played_has_civilization (const WeftRecord *record, WeftPlayer player, const char *nick)
{
  g_return_val_if_fail (record != NULL && nick != NULL, FALSE);
  return weft_played_has_civilization_before (record, weft_record_n_moves (record), player, nick);
}

gboolean
weft_played_has_civilization_before (const WeftRecord *record, guint n, WeftPlayer player,
                                     const char *nick)
{
  g_auto (GStrv) nicks = civilizations_before (record, n, player);

  return g_strv_contains ((const char *const *) nicks, nick);
}

guint
weft_played_kept (const WeftRecord *record, WeftPlayer player)
{
  g_return_val_if_fail (record != NULL, 0);

  for (guint i = weft_record_n_moves (record); i-- > 0;)
    {
      int kept = weft_record_kept (record, i, player);

      if (kept >= 0)
        return (guint) kept;
    }
  return 0;
}

guint
weft_played_outposts (const WeftRecord *record, const WeftState *state, WeftPlayer player)
{
  guint kept = weft_played_kept (record, player);

  return state->supply[player] > kept ? state->supply[player] - kept : 0;
}

gboolean
weft_played_places_outposts (const WeftRecord *record, const char *tapestry, WeftPlayer player)
{
  return g_strcmp0 (tapestry, MILITARISM) == 0
         || weft_played_has_civilization (record, player, INFILTRATORS);
}

void
weft_played_complete_with (const WeftRecord *record, const char *tapestry, const WeftState *state,
                           WeftMove *move)
{
  if (move->kind != WEFT_MOVE_CONQUER || !weft_setup_is_solo (&state->setup)
      || move->player >= state->setup.n_humans)
    return;
  if (weft_played_outposts (record, state, move->player) == 0
      && weft_played_has_civilization (record, move->player, WEFT_MILITANTS))
    move->other = TRUE;
  if (g_strcmp0 (tapestry, WEFT_PILLAGE_AND_PLUNDER) == 0)
    move->no_traps = TRUE;
}

void
weft_played_complete (const WeftRecord *record, const WeftState *state, WeftMove *move)
{
  weft_played_complete_with (record, weft_played_tapestry (record, move->player, NULL), state,
                             move);
}
