/* cost.h: what running a program costs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  double seconds;
  double peak_mib;
} Cost;

/* Runs a program to its end, which must be a good one; what it writes to @silenced, a file
 * descriptor, is thrown away. */
Cost cost_of (const char *const *argv, int silenced);

/* The median; the values are sorted by it. */
double median (double *values, gsize n);

G_END_DECLS
