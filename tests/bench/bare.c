/* bare.c: the least a program with the engine's libraries does, to compare start-up with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <gio/gio.h>
#include <json-glib/json-glib.h>

int
main (void)
{
  g_autoptr (JsonParser) parser = json_parser_new ();

  /* Names GIO, so that it is linked like in weft-cli. */
  return json_parser_load_from_data (parser, "[]", -1, NULL) && g_vfs_get_type () != 0 ? 0 : 1;
}
