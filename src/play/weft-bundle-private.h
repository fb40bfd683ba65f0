/* weft-bundle-private.h: moves that are made all at once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-history.h"
#include "weft-words.h"

G_BEGIN_DECLS

/**
 * WeftBundle:
 * @moves: (array length=n): one after the other
 * @text: (nullable): of the note among them
 * @card_kind, @card: (nullable): what that note says that the person has
 * @kept: how many outposts it says that they keep, or -1
 * @one_act: whether they go back and forward together
 *
 * Moves to be made all at once.
 */
typedef struct
{
  const WeftMove *moves;
  guint n;
  const char *text;
  WeftCardKind card_kind;
  const char *card;
  int kept;
  gboolean one_act;
} WeftBundle;

/* A move with what the person's cards make of it in @state. */
WeftMove
weft_bundle_complete (const WeftRecord *record, const WeftState *state, const WeftMove *move);

/**
 * weft_bundle_make:
 * @history: the game @voice speaks of
 * @said: the lines that say back what was recorded are added to it
 *
 * Makes all of the moves or none, each with the chance that follows from it.
 *
 * Returns: %FALSE with an error in the person's words when one of them is not possible
 */
gboolean weft_bundle_make (const WeftBundle *bundle, WeftHistory *history, const WeftVoice *voice,
                           GStrvBuilder *said, GError **error);

/* The act of the record that begins with move @index, in words. (transfer full) */
char *weft_bundle_say (const WeftVoice *voice, guint index);

G_END_DECLS
