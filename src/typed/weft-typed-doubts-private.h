/* weft-typed-doubts-private.h: what forbids to record anything
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-typed-parser-private.h"

G_BEGIN_DECLS

/* “science or arts”; %FALSE. */
gboolean weft_doubts_refuse_or (const WeftParser *parser, GError **error);

/* What the bots did is not for the person to say; %FALSE. */
gboolean weft_doubts_refuse_other (GError **error);

/* What is yet to be done; %FALSE. */
gboolean weft_doubts_refuse_plan (GError **error);

/* The token being read, as a plan, a doubt, a question; %FALSE. */
gboolean weft_doubts_refuse (const WeftParser *parser, GError **error);

/* “not” is said of a trap or of tiles; of anything else it means that nothing was done. */
gboolean weft_doubts_check_negation (const WeftParser *parser, GError **error);

/* %FALSE for a sentence that stops where more must come. */
gboolean weft_doubts_check_end (const WeftParser *parser, GError **error);

G_END_DECLS
