/* weft-main.c: the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-application.h"
#include "weft-errors.h"
#include "weft-language.h"

int
main (int argc, char **argv)
{
  g_autoptr (WeftApplication) application = NULL;
  g_autoptr (GError) error = NULL;
  WeftTables *tables;
  int status;

  weft_language_start ();
  tables = weft_tables_load (&error);
  if (tables == NULL)
    {
      g_autofree char *words = weft_errors_words (error);

      g_printerr ("weft: %s\n", words);
      return 1;
    }
  application = weft_application_new (tables, G_APPLICATION_DEFAULT_FLAGS);
  status = g_application_run (G_APPLICATION (application), argc, argv);
  return status != 0 ? status : weft_application_get_status (application);
}
