/* weft-reminders.h: what the bots do that a person's card or civilization gains from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-event.h"
#include "weft-words.h"

G_BEGIN_DECLS

/* Victory points of Broker of Peace for each advance of a bot on military. */
#define WEFT_BROKER_VP 3

/* Whether the event is what Broker of Peace, or the Historians, wait for. */
gboolean weft_reminders_is_for_broker (const WeftEvent *event);
gboolean weft_reminders_is_for_historians (const WeftEvent *event);

/**
 * weft_reminders_of:
 * @event: of a bots' turn
 * @n: the move the turn began with: what is in play is what was said before it
 *
 * Returns: (transfer full): what the event brings people, a line each
 */
char **weft_reminders_of (const WeftVoice *voice, const WeftEvent *event, guint n);

G_END_DECLS
