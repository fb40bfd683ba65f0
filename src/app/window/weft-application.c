/* weft-application.c: the application
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-application.h"

#include <glib/gi18n.h>

#include "config.h"
#include "weft-help.h"
#include "weft-preferences.h"
#include "weft-window.h"

struct _WeftApplication
{
  AdwApplication parent_instance;

  WeftTables *tables;
  GSettings *settings;
  WeftHelp *help; /* while it is open */
};

G_DEFINE_FINAL_TYPE (WeftApplication, weft_application, ADW_TYPE_APPLICATION)

/* For measuring the start: with WEFT_QUIT_AFTER_FIRST_FRAME=1 the application ends once the window
 * has been painted. */
static void
painted_cb (GdkFrameClock *clock, GtkWindow *window)
{
  g_signal_handlers_disconnect_by_func (clock, painted_cb, window);
  g_application_quit (g_application_get_default ());
}

static void
quit_after_first_frame (GtkWindow *window)
{
  if (g_strcmp0 (g_getenv ("WEFT_QUIT_AFTER_FIRST_FRAME"), "1") != 0)
    return;
  gtk_widget_realize (GTK_WIDGET (window));
  g_signal_connect (gtk_widget_get_frame_clock (GTK_WIDGET (window)), "after-paint",
                    G_CALLBACK (painted_cb), window);
}

static WeftWindow *
new_window (WeftApplication *application)
{
  WeftWindow *window =
      weft_window_new (ADW_APPLICATION (application), application->tables, application->settings);

  quit_after_first_frame (GTK_WINDOW (window));
  return window;
}

static void
weft_application_activate (GApplication *app)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (app));

  if (window == NULL)
    {
      window = GTK_WINDOW (new_window (WEFT_APPLICATION (app)));
      weft_window_show_start (WEFT_WINDOW (window));
    }
  gtk_window_present (window);
}

/* The window a file is in already, or NULL. */
static WeftWindow *
find_window (WeftApplication *application, const char *path)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (application));

  for (GList *item = windows; item != NULL; item = item->next)
    {
      WeftGame *game = WEFT_IS_WINDOW (item->data) ? weft_window_get_game (item->data) : NULL;

      if (game != NULL && g_strcmp0 (weft_game_get_path (game), path) == 0)
        return item->data;
    }
  return NULL;
}

/* Every file gets a window of its own, but a window that is at the start takes the first. */
static void
weft_application_open (GApplication *app, GFile **files, int n_files, const char *hint)
{
  WeftApplication *application = WEFT_APPLICATION (app);

  (void) hint;
  for (int i = 0; i < n_files; i++)
    {
      g_autofree char *path = g_file_get_path (files[i]);
      GtkWindow *active = gtk_application_get_active_window (GTK_APPLICATION (app));
      WeftWindow *window = path != NULL ? find_window (application, path) : NULL;

      if (window == NULL && path != NULL)
        {
          window = WEFT_IS_WINDOW (active) && weft_window_get_game (WEFT_WINDOW (active)) == NULL
                       ? WEFT_WINDOW (active)
                       : new_window (application);
          weft_window_open (window, path);
        }
      if (window != NULL)
        gtk_window_present (GTK_WINDOW (window));
    }
}

static void
preferences_action (GSimpleAction *action, GVariant *target, gpointer data)
{
  WeftApplication *application = data;
  GtkWidget *preferences = weft_preferences_new (application->settings);

  (void) action;
  (void) target;
  gtk_window_set_transient_for (GTK_WINDOW (preferences), gtk_application_get_active_window (data));
  gtk_window_present (GTK_WINDOW (preferences));
}

static void
help_action (GSimpleAction *action, GVariant *target, gpointer data)
{
  WeftApplication *application = data;
  const char *rule = g_variant_get_string (target, NULL);

  (void) action;
  if (application->help == NULL)
    {
      GtkWindow *parent = gtk_application_get_active_window (data);

      application->help = weft_help_new (application->tables);
      gtk_window_set_application (GTK_WINDOW (application->help), data);
      gtk_window_set_transient_for (GTK_WINDOW (application->help), parent);
      g_object_add_weak_pointer (G_OBJECT (application->help), (gpointer *) &application->help);
    }
  weft_help_show_rule (application->help, *rule != '\0' ? rule : NULL);
  gtk_window_present (GTK_WINDOW (application->help));
}

static void
about_action (GSimpleAction *action, GVariant *target, gpointer data)
{
  static const char *const designers[] = { "Jamey Stegmaier", NULL };
  static const char *const automa[] = { "Morten Monrad Pedersen", "David J. Studley", NULL };
  AdwAboutWindow *about = ADW_ABOUT_WINDOW (adw_about_window_new ());

  (void) action;
  (void) target;
  g_object_set (about, "application-name", "Weft", "application-icon", WEFT_APPLICATION_ID,
                "version", WEFT_VERSION, "developer-name", _ ("The Weft founders"), "license-type",
                GTK_LICENSE_GPL_3_0, "comments",
                _ ("A companion for playing Tapestry alone. Unofficial: it is not made or endorsed "
                   "by the game’s publisher, and you need the game."),
                NULL);
  adw_about_window_add_credit_section (about, _ ("Tapestry designed by"),
                                       (const char **) designers);
  adw_about_window_add_credit_section (about, _ ("Its Automa designed by"), (const char **) automa);
  gtk_window_set_transient_for (GTK_WINDOW (about), gtk_application_get_active_window (data));
  gtk_window_present (GTK_WINDOW (about));
}

/* Every window sees to it that its game is on disk; one that asks first stays. */
static void
quit_action (GSimpleAction *action, GVariant *target, gpointer data)
{
  g_autoptr (GList) windows = g_list_copy (gtk_application_get_windows (data));

  (void) action;
  (void) target;
  for (GList *item = windows; item != NULL; item = item->next)
    g_object_ref (item->data);
  for (GList *item = windows; item != NULL; item = item->next)
    {
      if (gtk_widget_get_realized (item->data))
        gtk_window_close (item->data);
      else
        gtk_window_destroy (item->data);
      g_object_unref (item->data);
    }
  if (gtk_application_get_windows (data) == NULL)
    g_application_quit (data);
}

static const GActionEntry actions[] = {
  { .name = "preferences", .activate = preferences_action },
  { .name = "help", .activate = help_action, .parameter_type = "s" },
  { .name = "about", .activate = about_action },
  { .name = "quit", .activate = quit_action },
};

static void
set_accels (GtkApplication *application)
{
  const struct
  {
    const char *action;
    const char *accels[2];
  } keys[] = {
    { "win.new-game", { "<Control>n" } },
    { "win.start", { "<Control>g" } },
    { "win.open", { "<Control>o" } },
    { "win.show-help-overlay", { "<Control>question" } },
    { "app.preferences", { "<Control>comma" } },
    { "app.help('')", { "F1" } },
    { "app.quit", { "<Control>q" } },
    { "window.close", { "<Control>w" } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_application_set_accels_for_action (application, keys[i].action, keys[i].accels);
}

static void
scheme_cb (WeftApplication *application)
{
  static const AdwColorScheme schemes[] = { ADW_COLOR_SCHEME_DEFAULT, ADW_COLOR_SCHEME_FORCE_LIGHT,
                                            ADW_COLOR_SCHEME_FORCE_DARK };

  adw_style_manager_set_color_scheme (
      adw_style_manager_get_default (),
      schemes[g_settings_get_enum (application->settings, "color-scheme")]);
}

static void
weft_application_startup (GApplication *app)
{
  WeftApplication *application = WEFT_APPLICATION (app);

  G_APPLICATION_CLASS (weft_application_parent_class)->startup (app);
  application->settings = g_settings_new (WEFT_APPLICATION_ID);
  g_signal_connect_object (application->settings, "changed::color-scheme", G_CALLBACK (scheme_cb),
                           application, G_CONNECT_SWAPPED);
  scheme_cb (application);
  g_action_map_add_action_entries (G_ACTION_MAP (app), actions, G_N_ELEMENTS (actions), app);
  set_accels (GTK_APPLICATION (app));
  gtk_window_set_default_icon_name (WEFT_APPLICATION_ID);
}

static void
weft_application_finalize (GObject *object)
{
  WeftApplication *application = WEFT_APPLICATION (object);

  g_clear_object (&application->settings);
  g_clear_pointer (&application->tables, weft_tables_free);
  G_OBJECT_CLASS (weft_application_parent_class)->finalize (object);
}

static void
weft_application_class_init (WeftApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = weft_application_finalize;
  application_class->startup = weft_application_startup;
  application_class->activate = weft_application_activate;
  application_class->open = weft_application_open;
}

static void
weft_application_init (WeftApplication *application)
{
  (void) application;
}

WeftApplication *
weft_application_new (WeftTables *tables, GApplicationFlags flags)
{
  WeftApplication *application =
      g_object_new (WEFT_TYPE_APPLICATION, "application-id", WEFT_APPLICATION_ID, "flags",
                    flags | G_APPLICATION_HANDLES_OPEN, "resource-base-path",
                    "/io/github/weft_companion/Weft", NULL);

  application->tables = tables;
  return application;
}

const WeftTables *
weft_application_get_tables (WeftApplication *application)
{
  g_return_val_if_fail (WEFT_IS_APPLICATION (application), NULL);
  return application->tables;
}

GSettings *
weft_application_get_settings (WeftApplication *application)
{
  g_return_val_if_fail (WEFT_IS_APPLICATION (application), NULL);
  return application->settings;
}
