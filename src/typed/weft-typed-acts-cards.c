/* weft-typed-acts-cards.c: what a sentence says of the person’s cards and civilizations
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-typed-acts-cards-private.h"

#include <glib/gi18n.h>

#include "weft-played.h"
#include "weft-typed-cards.h"
#include "weft-typed-words.h"

const char *
weft_acts_tapestry (const WeftMaker *maker)
{
  const WeftTyped *typed = maker->typed;

  if (typed->card != NULL && typed->card_kind == WEFT_CARD_KIND_TAPESTRY)
    return typed->card;
  for (guint i = 0; i < typed->n_moves; i++)
    if (typed->moves[i].kind == WEFT_MOVE_INCOME)
      return NULL;
  return weft_played_tapestry (maker->voice->record, maker->human, NULL);
}

static gboolean
has_card (const WeftMaker *maker, WeftCardKind kind, const char *nick)
{
  if (kind == WEFT_CARD_KIND_TAPESTRY)
    return g_strcmp0 (weft_acts_tapestry (maker), nick) == 0;
  return weft_played_has_civilization (maker->voice->record, maker->human, nick);
}

gboolean
weft_acts_is_said_as_card (const WeftClause *clause)
{
  return clause->has[WEFT_SENSE_PLAY] || clause->has[WEFT_SENSE_CARD]
         || clause->has[WEFT_SENSE_TAPESTRY];
}

gboolean
weft_acts_note_card (WeftMaker *maker, WeftCardKind kind, const char *nick, GError **error)
{
  WeftMove note = weft_maker_blank (maker, WEFT_MOVE_NOTE);
  WeftTyped *typed = maker->typed;

  maker->was_noted = has_card (maker, kind, nick);
  if (maker->was_noted)
    return TRUE;
  if (typed->card != NULL || typed->keeps)
    return weft_typed_misunderstood (error, "%s", _ ("One card at a time: say it in parts."));
  if (!weft_maker_make (maker, &note, error))
    return FALSE;
  typed->card = g_strdup (nick);
  typed->card_kind = (guint8) kind;
  typed->text = weft_words_card_note (maker->voice->tables, kind, nick);
  return TRUE;
}

gboolean
weft_acts_check_card (const WeftMaker *maker, const WeftClause *clause, GError **error)
{
  WeftCardKind kind;
  const char *nick = weft_typed_card_of (clause->card, &kind);
  g_autofree char *name = NULL;

  if (nick == NULL || has_card (maker, kind, nick))
    return TRUE;
  name = weft_words_card (maker->voice->tables, kind, nick);
  /* Translators: a tapestry card or a civilization. */
  return weft_typed_misunderstood (error, _ ("Say first that you have %s."), name);
}

gboolean
weft_acts_keep_outpost (WeftMaker *maker, const WeftClause *clause, GError **error)
{
  WeftMove note = weft_maker_blank (maker, WEFT_MOVE_NOTE);
  WeftTyped *typed = maker->typed;
  guint kept = weft_played_kept (maker->voice->record, maker->human);
  gboolean away = clause->doing == WEFT_SENSE_PUT;

  if (typed->card != NULL || typed->keeps)
    return weft_typed_misunderstood (error, "%s", _ ("One card at a time: say it in parts."));
  if (away ? maker->state.supply[maker->human] <= kept : kept == 0)
    return weft_typed_misunderstood (error, "%s",
                                     away ? _ ("No outpost is left in your supply.")
                                          : _ ("No outpost lies on your civilization mat."));
  if (!weft_maker_make (maker, &note, error))
    return FALSE;
  typed->keeps = TRUE;
  typed->kept = (guint8) (away ? kept + 1 : kept - 1);
  typed->text = weft_words_kept (typed->kept);
  return TRUE;
}

gboolean
weft_acts_places_outpost (const WeftMaker *maker, const WeftClause *clause)
{
  return clause->doing == WEFT_SENSE_PUT
         && weft_played_places_outposts (maker->voice->record, weft_acts_tapestry (maker),
                                         maker->human);
}
