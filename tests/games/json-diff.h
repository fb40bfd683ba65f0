/* json-diff.h: comparing JSON values
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/**
 * json_diff:
 *
 * Compares two values; the order of an object's members does not matter.
 *
 * Returns: (transfer full): %NULL when they are equal, else the first difference with its place,
 *   such as “automa.vp: 12, expected 14”
 */
char *json_diff (JsonNode *found, JsonNode *expected);

/* The same for two objects. (transfer full) */
char *json_diff_objects (JsonObject *found, JsonObject *expected);

G_END_DECLS
