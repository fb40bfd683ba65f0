/* weft-state-json.h: the state as the record format describes it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "weft-state.h"

G_BEGIN_DECLS

/* (transfer full): what `weft-cli replay --state` prints. */
JsonObject *weft_state_to_json (const WeftState *state, const WeftTables *tables);

/* (transfer full): its member `prompt` alone. */
JsonObject *weft_prompt_to_json (const WeftState *state, const WeftTables *tables);

G_END_DECLS
