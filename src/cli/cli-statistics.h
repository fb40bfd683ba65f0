/* cli-statistics.h: what simulate and project share: seeds and distributions
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "weft-simulation.h"

G_BEGIN_DECLS

/* Reads a seed from the command line: 32 hex digits or a whole number; %NULL for a random one. */
gboolean cli_parse_seed (const char *text, WeftSeed *seed, GError **error);

/* The Automa's victory points as mean, deviation and quantiles. (transfer full) */
JsonObject *cli_distribution_to_json (const WeftSimulationTotals *totals);

G_END_DECLS
