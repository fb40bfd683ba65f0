/* weft-main.c: the program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-application.h"
#include "weft-language.h"

int
main (int argc, char **argv)
{
  g_autoptr (WeftApplication) application = NULL;
  int status;

  weft_language_start ();
  gtk_disable_setlocale (); /* it is set, and another thread reads numbers */
  application = weft_application_new (G_APPLICATION_DEFAULT_FLAGS);
  status = g_application_run (G_APPLICATION (application), argc, argv);
  return status != 0 ? status : weft_application_get_status (application);
}
