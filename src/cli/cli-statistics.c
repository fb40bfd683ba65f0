/* cli-statistics.c: what simulate and project share: seeds and distributions
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli-statistics.h"

#include <string.h>

gboolean
cli_parse_seed (const char *text, WeftSeed *seed, GError **error)
{
  if (text == NULL)
    {
      *seed = weft_seed_random ();
      return TRUE;
    }
  if (strlen (text) == WEFT_SEED_DIGITS)
    return weft_seed_parse (text, seed, error);
  *seed = (WeftSeed){ 0, 0 };
  return g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, &seed->low, error);
}

JsonObject *
cli_distribution_to_json (const WeftSimulationTotals *totals)
{
  static const struct
  {
    const char *name;
    double share;
  } quantiles[] = { { "least", 0 },  { "5%", 0.05 },  { "25%", 0.25 }, { "median", 0.5 },
                    { "75%", 0.75 }, { "95%", 0.95 }, { "most", 1 } };
  JsonObject *object = json_object_new ();

  json_object_set_double_member (object, "mean", weft_simulation_mean (totals));
  json_object_set_double_member (object, "sd", weft_simulation_deviation (totals));
  for (guint i = 0; i < G_N_ELEMENTS (quantiles); i++)
    json_object_set_int_member (
        object, quantiles[i].name,
        weft_simulation_quantile (totals, MAX (quantiles[i].share, 0.5 / (double) totals->games)));
  return object;
}
