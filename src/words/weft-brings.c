/* weft-brings.c: what a space brings that the bots' side can see
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-brings.h"

#include <glib/gi18n.h>

#include "weft-words.h"

static WeftBrings
of_benefit (WeftBenefitKind benefit)
{
  switch (benefit)
    {
    case WEFT_BENEFIT_EXPLORE:
    case WEFT_BENEFIT_EXPLORE_ANYWHERE:
      return WEFT_BRINGS_EXPLORE;
    case WEFT_BENEFIT_CONQUER:
    case WEFT_BENEFIT_CONQUER_ANYWHERE:
      return WEFT_BRINGS_CONQUER;
    case WEFT_BENEFIT_ROLL:
    case WEFT_BENEFIT_ROLL_PLAIN:
      return WEFT_BRINGS_DIE;
    default:
      return 0;
    }
}

static gboolean
has_free_place (const WeftState *state, WeftPlayer player)
{
  const guint8 *places = state->achievements[WEFT_ACHIEVEMENT_COMPLETE_TRACK];

  return (places[0] == WEFT_NONE || places[1] == WEFT_NONE) && places[0] != player
         && places[1] != player;
}

WeftBrings
weft_brings (const WeftState *state, const WeftTables *tables, WeftPlayer player, WeftTrack track,
             int space)
{
  const WeftSpace *place;
  WeftBrings brings = 0;
  guint8 tier;

  g_return_val_if_fail (state != NULL && track < WEFT_N_TRACKS, 0);
  g_return_val_if_fail (space > 0 && space <= WEFT_LAST_SPACE, 0);

  place = &tables->spaces[track][space];
  for (int i = 0; i < place->n_benefits; i++)
    brings |= of_benefit (place->benefits[i].kind);
  if (!weft_setup_is_solo (&state->setup)) /* there is no map */
    brings &= ~(WEFT_BRINGS_EXPLORE | WEFT_BRINGS_CONQUER);
  tier = tables->landmark_tier[space];
  if (tier != WEFT_NONE && state->landmarks[track][tier] == WEFT_NONE)
    brings |= WEFT_BRINGS_LANDMARK;
  if (space == WEFT_LAST_SPACE && has_free_place (state, player))
    brings |= WEFT_BRINGS_ACHIEVEMENT;
  return brings;
}

char **
weft_brings_words (const WeftState *state, const WeftTables *tables, WeftPlayer player,
                   WeftTrack track, int space)
{
  WeftBrings brings = weft_brings (state, tables, player, track, space);
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();

  if ((brings & WEFT_BRINGS_EXPLORE) != 0)
    g_strv_builder_add (words, C_ ("a space brings", "explore"));
  if ((brings & WEFT_BRINGS_CONQUER) != 0)
    g_strv_builder_add (words, C_ ("a space brings", "conquer"));
  if ((brings & WEFT_BRINGS_DIE) != 0)
    g_strv_builder_add (words, C_ ("a space brings", "die"));
  if ((brings & WEFT_BRINGS_LANDMARK) != 0)
    g_strv_builder_add (words, weft_words_landmark (tables, track, tables->landmark_tier[space]));
  if ((brings & WEFT_BRINGS_ACHIEVEMENT) != 0)
    g_strv_builder_add (words, C_ ("a space brings", "achievement"));
  return g_strv_builder_end (words);
}
