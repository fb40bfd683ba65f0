/* weft-typed-cards.h: the names of the person's cards and civilizations
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-tables.h"

G_BEGIN_DECLS

/**
 * weft_typed_card_nick:
 * @name: a card's or civilization's name, in English or the person's language, or any other
 *
 * Returns: (transfer full): the name as a record has it, in lower case with hyphens
 */
char *weft_typed_card_nick (const WeftTables *tables, WeftCardKind kind, const char *name);

G_END_DECLS
