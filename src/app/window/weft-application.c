/* weft-application.c: the application
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-application.h"

#include <glib/gi18n.h>

#include "config.h"
#include "weft-about.h"
#include "weft-help.h"
#include "weft-preferences.h"
#include "weft-window.h"

struct _WeftApplication
{
  AdwApplication parent_instance;

  GThread *loading; /* the rule tables, while the toolkit starts */
  WeftTables *tables;
  GSettings *settings;
  WeftHelp *help; /* while it is open */
  int status;     /* to end with */
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
      weft_window_new (ADW_APPLICATION (application), weft_application_get_tables (application),
                       application->settings);

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

/* The window a file is in already, or NULL; a file elsewhere has no path. */
static WeftWindow *
find_window (WeftApplication *application, const char *path)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (application));

  for (GList *item = windows; path != NULL && item != NULL; item = item->next)
    {
      WeftGame *game = WEFT_IS_WINDOW (item->data) ? weft_window_get_game (item->data) : NULL;

      if (game != NULL && g_strcmp0 (weft_game_get_path (game), path) == 0)
        return item->data;
    }
  return NULL;
}

/* The window for one more file: one that is at the start, or a new one. */
static WeftWindow *
free_window (WeftApplication *application)
{
  GtkWindow *active = gtk_application_get_active_window (GTK_APPLICATION (application));

  return WEFT_IS_WINDOW (active) && weft_window_get_game (WEFT_WINDOW (active)) == NULL
             ? WEFT_WINDOW (active)
             : new_window (application);
}

/* The window comes when there is something in it: a game, or why there is none. */
static void
open_file (WeftApplication *application, GFile *file)
{
  WeftWindow *window = find_window (application, g_file_peek_path (file));

  if (window != NULL)
    {
      gtk_window_present (GTK_WINDOW (window));
      return;
    }
  window = free_window (application);
  if (!weft_window_open_file (window, file))
    application->status = 1;
  gtk_window_present (GTK_WINDOW (window));
}

/* Every file gets a window of its own. */
static void
weft_application_open (GApplication *app, GFile **files, int n_files, const char *hint)
{
  (void) hint;
  for (int i = 0; i < n_files; i++)
    open_file (WEFT_APPLICATION (app), files[i]);
}

static void
preferences_action (GSimpleAction *action, GVariant *target, gpointer data)
{
  (void) action;
  (void) target;
  weft_preferences_show (WEFT_APPLICATION (data)->settings,
                         gtk_application_get_active_window (data));
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

      application->help = weft_help_new (weft_application_get_tables (application));
      gtk_window_set_application (GTK_WINDOW (application->help), data);
      gtk_window_set_transient_for (GTK_WINDOW (application->help), parent);
      g_object_add_weak_pointer (G_OBJECT (application->help), (gpointer *) &application->help);
    }
  weft_help_show_rule (application->help, *rule != '\0' ? rule : NULL);
  gtk_window_present (GTK_WINDOW (application->help));
}

/* Made when it is asked for: the toolkit's own way makes it with every window, unseen. */
static void
shortcuts_action (GSimpleAction *action, GVariant *target, gpointer data)
{
  g_autoptr (GtkBuilder) builder =
      gtk_builder_new_from_resource ("/io/github/weft_companion/Weft/shortcuts.ui");
  GtkWindow *shortcuts = GTK_WINDOW (gtk_builder_get_object (builder, "shortcuts"));

  (void) action;
  (void) target;
  gtk_window_set_transient_for (shortcuts, gtk_application_get_active_window (data));
  gtk_window_present (shortcuts);
}

static void
about_action (GSimpleAction *action, GVariant *target, gpointer data)
{
  (void) action;
  (void) target;
  weft_about_show (gtk_application_get_active_window (data));
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
  { .name = "shortcuts", .activate = shortcuts_action },
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
    { "app.shortcuts", { "<Control>question" } },
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

static int
weft_application_handle_local_options (GApplication *app, GVariantDict *options)
{
  (void) app;
  if (!g_variant_dict_contains (options, "version"))
    return -1; /* go on */
  g_print ("weft %s\n", WEFT_VERSION);
  return 0;
}

static void
weft_application_finalize (GObject *object)
{
  WeftApplication *application = WEFT_APPLICATION (object);

  g_clear_object (&application->settings);
  if (application->loading != NULL)
    application->tables = g_thread_join (application->loading);
  g_clear_pointer (&application->tables, weft_tables_free);
  G_OBJECT_CLASS (weft_application_parent_class)->finalize (object);
}

static void
weft_application_class_init (WeftApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = weft_application_finalize;
  application_class->handle_local_options = weft_application_handle_local_options;
  application_class->startup = weft_application_startup;
  application_class->activate = weft_application_activate;
  application_class->open = weft_application_open;
}

static void
weft_application_init (WeftApplication *application)
{
  GApplication *app = G_APPLICATION (application);

  g_application_set_option_context_parameter_string (app, _ ("[FILE…]"));
  g_application_add_main_option (app, "version", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE,
                                 _ ("Show the version"), NULL);
}

/* What is compiled in can be read, or the program was not tested. */
static gpointer
load_tables (gpointer data)
{
  g_autoptr (GError) error = NULL;
  WeftTables *tables = weft_tables_load (&error);

  (void) data;
  if (tables == NULL)
    g_error ("%s", error->message);
  return tables;
}

WeftApplication *
weft_application_new (GApplicationFlags flags)
{
  WeftApplication *application =
      g_object_new (WEFT_TYPE_APPLICATION, "application-id", WEFT_APPLICATION_ID, "flags",
                    flags | G_APPLICATION_HANDLES_OPEN, "resource-base-path",
                    "/io/github/weft_companion/Weft", NULL);

  application->loading = g_thread_new ("tables", load_tables, NULL);
  return application;
}

const WeftTables *
weft_application_get_tables (WeftApplication *application)
{
  g_return_val_if_fail (WEFT_IS_APPLICATION (application), NULL);
  if (application->loading != NULL)
    application->tables = g_thread_join (g_steal_pointer (&application->loading));
  return application->tables;
}

int
weft_application_get_status (WeftApplication *application)
{
  g_return_val_if_fail (WEFT_IS_APPLICATION (application), 1);
  return application->status;
}

GSettings *
weft_application_get_settings (WeftApplication *application)
{
  g_return_val_if_fail (WEFT_IS_APPLICATION (application), NULL);
  return application->settings;
}
