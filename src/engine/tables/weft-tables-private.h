/* weft-tables-private.h: what the table readers share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-json.h"
#include "weft-tables.h"

G_BEGIN_DECLS

/* Each reads one table file's root into the tables. */
gboolean _weft_tables_read_tracks (WeftTables *tables, JsonNode *root, GError **error);
gboolean _weft_tables_read_cards (WeftTables *tables, JsonNode *root, GError **error);
gboolean _weft_tables_read_levels (WeftTables *tables, JsonNode *root, GError **error);
gboolean _weft_tables_read_mat (WeftTables *tables, JsonNode *root, GError **error);
gboolean _weft_tables_read_civilizations (WeftTables *tables, JsonNode *root, GError **error);
gboolean _weft_tables_read_setup (WeftTables *tables, JsonNode *root, GError **error);
gboolean _weft_tables_read_map (WeftTables *tables, JsonNode *root, GError **error);
gboolean _weft_tables_read_patterns (WeftTables *tables, JsonNode *root, GError **error);
gboolean _weft_tables_read_human (WeftTables *tables, JsonNode *root, GError **error);

/* Frees what is in it. */
void _weft_tables_clear_human (WeftHumanTable *human);

/**
 * _weft_tables_read_rows:
 * @file: the table's file name, for messages
 * @n_rows: how many rows it must have
 *
 * Returns: (transfer none): the array at the root of a table, or %NULL with an error
 */
JsonArray *_weft_tables_read_rows (JsonNode *root, const char *file, guint n_rows, GError **error);

/* The object in row @index of an array, and its place in @where (@where_size bytes). */
gboolean _weft_tables_read_row (JsonArray *rows, guint index, const char *file, char *where,
                                gsize where_size, WeftJson *json, GError **error);

/* Reads an array of at most @most benefits such as `roll` or `advance:military,science`; @n is how
 * many there are. */
gboolean _weft_tables_read_benefits (const WeftJson *json, const char *name, guint most,
                                     WeftBenefit *benefits, guint8 *n, GError **error);

/* Reads the member `expansion`: its nick, or null (%WEFT_NONE) for the base game. */
gboolean _weft_tables_read_expansion (const WeftJson *json, guint8 *expansion, GError **error);

/* Reads the name of a hex; the map must have been read. */
gboolean _weft_tables_read_hex (const WeftTables *tables, JsonNode *node, const char *where,
                                int *hex, GError **error);

/* Sets an error of the domain with %WEFT_ERROR_TABLE; always returns FALSE. */
gboolean _weft_tables_read_error (GError **error, const char *where, const char *format, ...)
    G_GNUC_PRINTF (3, 4);

#define WEFT_TABLE_WHERE 64 /* bytes for the place of a row in messages */

G_END_DECLS
