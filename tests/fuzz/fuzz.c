/* fuzz.c: what the fuzz tests share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fuzz.h"

#include <stdarg.h>
#include <stdlib.h>

static WeftTables *tables;

const WeftTables *
fuzz_tables (void)
{
  g_autoptr (GError) error = NULL;

  if (tables != NULL)
    return tables;
  g_log_set_always_fatal (G_LOG_FATAL_MASK | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING);
  tables = weft_tables_load (&error);
  if (tables == NULL)
    fuzz_fail ("%s", error->message);
  return tables;
}

static void
free_tables (void)
{
  g_clear_pointer (&tables, weft_tables_free);
}

int
LLVMFuzzerInitialize (int *argc G_GNUC_UNUSED, char ***argv G_GNUC_UNUSED)
{
  fuzz_tables ();
  atexit (free_tables);
  return 0;
}

void
fuzz_fail (const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list args;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  g_printerr ("FAILED: %s\n", text);
  abort ();
}
