/* weft-about.c: what Weft is and who made it
 *
 * libadwaita has dialogs within the window since 1.5; before, they are windows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-about.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "config.h"
#include "weft-application.h"

#if ADW_CHECK_VERSION(1, 5, 0)
#define about_new() ADW_ABOUT_DIALOG (adw_about_dialog_new ())
#define about_add_credits adw_about_dialog_add_credit_section
typedef AdwAboutDialog About;

static void
about_present (About *about, GtkWindow *window)
{
  adw_dialog_present (ADW_DIALOG (about), GTK_WIDGET (window));
}
#else
#define about_new() ADW_ABOUT_WINDOW (adw_about_window_new ())
#define about_add_credits adw_about_window_add_credit_section
typedef AdwAboutWindow About;

static void
about_present (About *about, GtkWindow *window)
{
  gtk_window_set_transient_for (GTK_WINDOW (about), window);
  gtk_window_present (GTK_WINDOW (about));
}
#endif

void
weft_about_show (GtkWindow *window)
{
  static const char *const designers[] = { "Jamey Stegmaier", NULL };
  static const char *const automa[] = { "Morten Monrad Pedersen", "David J. Studley", NULL };
  About *about = about_new ();

  g_object_set (about, "application-name", "Weft", "application-icon", WEFT_APPLICATION_ID,
                "version", WEFT_VERSION, "developer-name", _ ("The Weft founders"), "license-type",
                GTK_LICENSE_GPL_3_0, "comments",
                _ ("A companion for playing Tapestry alone. Unofficial: it is not made or endorsed "
                   "by the game’s publisher, and you need the game."),
                NULL);
  about_add_credits (about, _ ("Tapestry designed by"), (const char **) designers);
  about_add_credits (about, _ ("Its Automa designed by"), (const char **) automa);
  about_present (about, window);
}
