/* weft-window.c: the window: start, new game, checklist, table
 *
 * A page is made when it is first needed, so that the window comes up at once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-window.h"

#include <glib/gi18n.h>

#include "weft-awake.h"
#include "weft-checklist-page.h"
#include "weft-errors.h"
#include "weft-file-chooser.h"
#include "weft-library.h"
#include "weft-message.h"
#include "weft-new-game-page.h"
#include "weft-opened-files.h"
#include "weft-setup-roll.h"
#include "weft-start-page.h"
#include "weft-table-page.h"
#include "weft-unreadable-page.h"
#include "weft-weave.h"

struct _WeftWindow
{
  AdwApplicationWindow parent_instance;

  const WeftTables *tables;
  GSettings *settings;
  WeftGame *game;

  AdwToastOverlay *toasts;
  GtkStack *pages;
  GtkWidget *start;
  GtkWidget *new_game;
  GtkWidget *checklist;
  GtkWidget *table;
  GtkWidget *unreadable;
  GtkWidget *before; /* what was shown before a file could not be opened */
  WeftAwake *awake;

  gboolean leaving; /* whether the person gives up what is not saved */
};

G_DEFINE_FINAL_TYPE (WeftWindow, weft_window, ADW_TYPE_APPLICATION_WINDOW)

static void
tell (WeftWindow *window, const char *words)
{
  AdwToast *toast = adw_toast_new (words);

  adw_toast_set_timeout (toast, 8);
  adw_toast_overlay_add_toast (window->toasts, toast);
}

static void
enable_game_actions (WeftWindow *window)
{
  GActionMap *map = G_ACTION_MAP (window);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (map, "table")),
                               window->game != NULL);
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (map, "checklist")),
                               window->game != NULL);
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (map, "save-elsewhere")),
                               window->game != NULL);
}

/* A game is on the screen while its table is. */
static void
page_shown_cb (WeftWindow *window)
{
  GtkWidget *shown = gtk_stack_get_visible_child (window->pages);

  g_object_set (window->awake, "playing", shown != NULL && shown == window->table, NULL);
}

/* Says where the game comes from, where that is not the app's own folder. */
static void
name_window (WeftWindow *window)
{
  const char *path = window->game != NULL ? weft_game_get_path (window->game) : NULL;
  g_autofree char *file =
      path != NULL && !weft_opened_files_is_kept (path) ? g_filename_display_basename (path) : NULL;
  g_autofree char *title = NULL;

  if (file != NULL)
    /* Translators: the title of a window: the name of a file, and the program. */
    title = g_strdup_printf (_ ("%s – Weft"), file);
  gtk_window_set_title (GTK_WINDOW (window), title != NULL ? title : "Weft");
  if (window->table != NULL)
    weft_table_page_set_origin (WEFT_TABLE_PAGE (window->table), file != NULL ? path : NULL);
}

/* Puts the game away; it is on disk already. */
static void
close_game (WeftWindow *window)
{
  if (window->before == window->table)
    window->before = NULL;
  if (window->table != NULL)
    gtk_stack_remove (window->pages, window->table);
  window->table = NULL;
  g_clear_object (&window->game);
  enable_game_actions (window);
  name_window (window);
}

void
weft_window_show_start (WeftWindow *window)
{
  g_return_if_fail (WEFT_IS_WINDOW (window));

  close_game (window);
  if (window->start == NULL)
    {
      g_autoptr (GSettings) choices = g_settings_get_child (window->settings, "new-game");

      window->start = weft_start_page_new (window->tables, choices);
      gtk_stack_add_child (window->pages, window->start);
    }
  gtk_stack_set_visible_child (window->pages, window->start);
  weft_start_page_refresh (WEFT_START_PAGE (window->start));
}

static void
show_checklist (WeftWindow *window, const WeftSetup *chosen)
{
  if (window->checklist == NULL)
    {
      window->checklist = weft_checklist_page_new ();
      gtk_stack_add_child (window->pages, window->checklist);
    }
  gtk_stack_set_visible_child (window->pages, window->checklist);
  weft_checklist_page_set_game (
      WEFT_CHECKLIST_PAGE (window->checklist), weft_game_get_voice (window->game),
      weft_history_state_at (weft_game_get_history (window->game), 0), chosen);
}

static void
show_table (WeftWindow *window)
{
  gtk_stack_set_visible_child (window->pages, window->table);
  weft_table_page_focus (WEFT_TABLE_PAGE (window->table));
}

/* Whether somebody deals and rolls by hand is the game's own; a preference that is changed while it
 * is played is meant for it. */
static void
by_hand_changed_cb (WeftWindow *window, const char *key)
{
  if (window->game != NULL)
    g_object_set (window->game, key, g_settings_get_boolean (window->settings, key), NULL);
}

static WeftByHandSet
preferred_by_hand (WeftWindow *window)
{
  WeftByHandSet by_hand = 0;

  if (g_settings_get_boolean (window->settings, "real-cards"))
    by_hand |= WEFT_BY_HAND_BIT (WEFT_BY_HAND_CARDS);
  if (g_settings_get_boolean (window->settings, "real-dice"))
    by_hand |= WEFT_BY_HAND_BIT (WEFT_BY_HAND_DICE);
  return by_hand;
}

/* Puts a game on the table. */
static void
set_game (WeftWindow *window, WeftHistory *history, WeftRecordFile *file)
{
  close_game (window);
  window->game = weft_game_new (window->tables, history, file);
  weft_game_go_on (window->game);
  window->table = weft_table_page_new (window->game);
  g_settings_bind (window->settings, "together", window->table, "together",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (window->settings, "show-odds", window->table, "show-odds", G_SETTINGS_BIND_GET);
  g_settings_bind (window->settings, "hints-seen", window->table, "hints-seen",
                   G_SETTINGS_BIND_DEFAULT);
  gtk_stack_add_child (window->pages, window->table);
  enable_game_actions (window);
  name_window (window);
}

/* Says in the window that a file cannot be opened; what was there comes back afterwards. Whoever
 * started Weft from a terminal reads it there, too. */
static void
tell_unreadable (WeftWindow *window, const char *file, const char *words, const char *details)
{
  g_autofree char *name = g_path_get_basename (file);

  g_printerr ("weft: %s: %s\n", file, details != NULL ? details : words);
  if (window->unreadable == NULL)
    {
      window->unreadable = weft_unreadable_page_new ();
      gtk_stack_add_child (window->pages, window->unreadable);
    }
  if (gtk_stack_get_visible_child (window->pages) != window->unreadable)
    window->before = gtk_stack_get_visible_child (window->pages);
  gtk_stack_set_visible_child (window->pages, window->unreadable);
  weft_unreadable_page_tell (WEFT_UNREADABLE_PAGE (window->unreadable), name, words, details);
}

/* Goes back to where the person was. */
static void
dismiss_action (GSimpleAction *action, GVariant *target, gpointer data)
{
  WeftWindow *window = data;

  (void) action;
  (void) target;
  if (window->before == NULL || window->before == window->start)
    weft_window_show_start (window);
  else if (window->before == window->table)
    show_table (window);
  else
    gtk_stack_set_visible_child (window->pages, window->before);
}

/* A file that may not be written is left as it is: a copy is offered. */
static void
offer_copy (WeftWindow *window)
{
  AdwToast *toast = adw_toast_new (_ ("This file is protected and is left as it is."));

  adw_toast_set_button_label (toast, _ ("Save elsewhere…"));
  adw_toast_set_action_name (toast, "win.save-elsewhere");
  adw_toast_set_timeout (toast, 0);
  adw_toast_overlay_add_toast (window->toasts, toast);
}

gboolean
weft_window_open (WeftWindow *window, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (WeftRecordFile) file = NULL;
  WeftRecord *record = NULL;
  WeftHistory *history = NULL;
  g_autofree char *name = NULL;
  g_autofree char *details = NULL;

  g_return_val_if_fail (WEFT_IS_WINDOW (window) && path != NULL, FALSE);

  file = weft_record_file_open (path, &error);
  if (file != NULL)
    record = weft_record_load (path, window->tables, &error);
  if (record != NULL)
    history = weft_history_new (window->tables, record, &error);
  if (history == NULL)
    {
      if (window->game == NULL)
        weft_window_show_start (window);
      name = g_filename_display_name (path);
      details = weft_errors_words (error);
      tell_unreadable (window, name, weft_errors_plain (error), details);
      return FALSE;
    }
  set_game (window, history, g_steal_pointer (&file));
  weft_opened_files_add (path);
  show_table (window);
  if (weft_game_is_protected (window->game))
    offer_copy (window);
  return TRUE;
}

gboolean
weft_window_open_file (WeftWindow *window, GFile *file)
{
  const char *path = g_file_peek_path (file);
  g_autofree char *address = g_file_get_parse_name (file);

  g_return_val_if_fail (WEFT_IS_WINDOW (window), FALSE);

  if (path != NULL)
    return weft_window_open (window, path);
  if (window->game == NULL)
    weft_window_show_start (window);
  tell_unreadable (window, address,
                   _ ("Weft opens files on this computer. Copy the game here first."), NULL);
  return FALSE;
}

/* A game that cannot be kept in a file is played all the same. */
static WeftRecordFile *
new_file (WeftWindow *window)
{
  g_autoptr (GError) error = NULL;
  WeftRecordFile *file = weft_library_new_file (&error);

  if (file == NULL)
    {
      g_autofree char *reason = weft_errors_words (error);
      g_autofree char *words = g_strdup_printf (_ ("The game will not be kept: %s"), reason);

      tell (window, words);
    }
  return file;
}

/* Rolls what is open and lays the game out. */
static void
begin (WeftWindow *window, WeftNewGameChoices choices)
{
  const char *names[WEFT_N_PLAYERS] = { NULL };
  WeftNewGamePage *page = WEFT_NEW_GAME_PAGE (window->new_game);
  WeftSetup chosen = weft_new_game_page_get_setup (page, choices, names), setup = chosen;
  WeftSeed seed = weft_seed_random ();
  WeftRandom random = weft_random_start (&seed, G_MAXUINT64, 0);
  const char *own[] = { weft_new_game_page_get_civilization (page), NULL };
  WeftRecord *record;
  WeftHistory *history;

  weft_setup_roll (&setup, window->tables, &random);
  if (!weft_setup_check (&setup, window->tables, NULL))
    {
      weft_new_game_page_refuse (page,
                                 _ ("These choices do not go together. Look at the colors, the "
                                    "civilizations and the favorite tracks."));
      return;
    }
  record = weft_record_new (&setup, names[0] != NULL ? names : NULL, &seed);
  if (choices == WEFT_NEW_GAME_CHOSEN && own[0] != NULL)
    weft_record_set_player_civilizations (record, WEFT_PLAYER_P1, own);
  history = weft_history_new (window->tables, record, NULL);
  weft_history_set_by_hand (history, preferred_by_hand (window));
  set_game (window, history, new_file (window));
  show_checklist (window, &chosen);
}

static void
chosen_cb (WeftWindow *window)
{
  begin (window, WEFT_NEW_GAME_CHOSEN);
}

static void
ensure_new_game (WeftWindow *window)
{
  g_autoptr (GSettings) choices = NULL;

  if (window->new_game != NULL)
    return;
  choices = g_settings_get_child (window->settings, "new-game");
  window->new_game = weft_new_game_page_new (window->tables, choices);
  g_signal_connect_swapped (window->new_game, "chosen", G_CALLBACK (chosen_cb), window);
  gtk_stack_add_child (window->pages, window->new_game);
}

static void
start_action (GSimpleAction *action, GVariant *target, gpointer data)
{
  (void) action;
  (void) target;
  weft_window_show_start (data);
}

static void
new_game_action (GSimpleAction *action, GVariant *target, gpointer data)
{
  WeftWindow *window = data;

  (void) action;
  (void) target;
  close_game (window);
  ensure_new_game (window);
  gtk_stack_set_visible_child (window->pages, window->new_game);
  weft_new_game_page_restart (WEFT_NEW_GAME_PAGE (window->new_game));
}

static void
quick_start_action (GSimpleAction *action, GVariant *target, gpointer data)
{
  (void) action;
  (void) target;
  ensure_new_game (data);
  begin (data, WEFT_NEW_GAME_ROLLED);
}

static void
checklist_action (GSimpleAction *action, GVariant *target, gpointer data)
{
  (void) action;
  (void) target;
  show_checklist (data, NULL);
}

static void
table_action (GSimpleAction *action, GVariant *target, gpointer data)
{
  (void) action;
  (void) target;
  show_table (data);
}

static void
open_path_action (GSimpleAction *action, GVariant *target, gpointer data)
{
  (void) action;
  weft_window_open (data, g_variant_get_string (target, NULL));
}

/* The window may be gone meanwhile. */
static void
open_chosen (GFile *file, gpointer window)
{
  if (gtk_window_get_application (window) != NULL)
    weft_window_open_file (window, file);
}

static void
open_action (GSimpleAction *action, GVariant *target, gpointer data)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  (void) action;
  (void) target;
  gtk_file_filter_set_name (filter, _ ("Games of Weft"));
  gtk_file_filter_add_suffix (filter, "weft");
  gtk_file_filter_add_suffix (filter, "json");
  weft_file_chooser_open (data, _ ("Open a game"), filter, open_chosen, g_object_ref (data),
                          g_object_unref);
}

gboolean
weft_window_save_to (WeftWindow *window, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *words = NULL;

  g_return_val_if_fail (WEFT_IS_WINDOW (window) && window->game != NULL && path != NULL, FALSE);

  /* The dialog has asked about a file that is there. */
  if (weft_game_save_to (window->game, path, WEFT_SAVE_OVER, &error))
    {
      name_window (window);
      return TRUE;
    }
  words = weft_errors_words (error);
  tell (window, words);
  return FALSE;
}

static void
save_chosen_cb (GFile *file, gpointer data)
{
  g_autofree char *path = g_file_get_path (file);

  if (path != NULL && WEFT_WINDOW (data)->game != NULL)
    weft_window_save_to (data, path);
}

static void
save_elsewhere_action (GSimpleAction *action, GVariant *target, gpointer data)
{
  WeftWindow *window = data;
  const char *path = weft_game_get_path (window->game);
  g_autofree char *name = path != NULL ? g_path_get_basename (path) : g_strdup ("game.weft");

  (void) action;
  (void) target;
  weft_file_chooser_save (data, _ ("Save the game elsewhere"), name, save_chosen_cb,
                          g_object_ref (window), g_object_unref);
}

static const GActionEntry actions[] = {
  { .name = "start", .activate = start_action },
  { .name = "new-game", .activate = new_game_action },
  { .name = "quick-start", .activate = quick_start_action },
  { .name = "checklist", .activate = checklist_action },
  { .name = "table", .activate = table_action },
  { .name = "dismiss", .activate = dismiss_action },
  { .name = "open", .activate = open_action },
  { .name = "save-elsewhere", .activate = save_elsewhere_action },
  { .name = "open-path", .activate = open_path_action, .parameter_type = "s" },
};

static void
set_class (GtkWidget *widget, const char *name, gboolean present)
{
  if (present)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

static void
step_size_cb (WeftWindow *window)
{
  guint size = g_settings_get_uint (window->settings, "step-size");

  set_class (GTK_WIDGET (window), "larger-steps", size == 1);
  set_class (GTK_WIDGET (window), "largest-steps", size == 2);
}

/* The window opens as large as it was closed. */
static void
bind_settings (WeftWindow *window)
{
  g_settings_bind (window->settings, "window-width", window, "default-width",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (window->settings, "window-height", window, "default-height",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (window->settings, "window-maximized", window, "maximized",
                   G_SETTINGS_BIND_DEFAULT);
  g_signal_connect_object (window->settings, "changed::step-size", G_CALLBACK (step_size_cb),
                           window, G_CONNECT_SWAPPED);
  step_size_cb (window);
  g_signal_connect_object (window->settings, "changed::real-cards", G_CALLBACK (by_hand_changed_cb),
                           window, G_CONNECT_SWAPPED);
  g_signal_connect_object (window->settings, "changed::real-dice", G_CALLBACK (by_hand_changed_cb),
                           window, G_CONNECT_SWAPPED);
  g_settings_bind (window->settings, "stay-awake", window->awake, "wanted", G_SETTINGS_BIND_GET);
}

static void
leave_cb (const char *choice, gpointer data)
{
  WeftWindow *window = data;

  if (g_str_equal (choice, "save"))
    gtk_widget_activate_action (GTK_WIDGET (window), "win.save-elsewhere", NULL);
  window->leaving = g_str_equal (choice, "lose");
  if (window->leaving)
    gtk_window_close (GTK_WINDOW (window));
}

/* What is not on disk would be lost. */
static void
ask_before_leaving (WeftWindow *window)
{
  const WeftMessageChoice choices[] = {
    { "stay", _ ("_Play on"), WEFT_CHOICE_PLAIN },
    { "save", _ ("_Save elsewhere…"), WEFT_CHOICE_SUGGESTED },
    { "lose", _ ("_Close all the same"), WEFT_CHOICE_LOSES },
  };

  weft_message_choose (GTK_WIDGET (window), _ ("The game is not saved"),
                       _ ("What has happened since it was saved last would be lost."), choices,
                       G_N_ELEMENTS (choices), leave_cb, window, NULL);
}

static gboolean
is_unsaved (WeftWindow *window)
{
  g_autofree char *trouble = NULL;

  if (window->game == NULL)
    return FALSE;
  weft_game_flush (window->game);
  g_object_get (window->game, "trouble", &trouble, NULL);
  return trouble != NULL;
}

static gboolean
weft_window_close_request (GtkWindow *window)
{
  if (is_unsaved (WEFT_WINDOW (window)) && !WEFT_WINDOW (window)->leaving)
    {
      ask_before_leaving (WEFT_WINDOW (window));
      return TRUE;
    }
  return GTK_WINDOW_CLASS (weft_window_parent_class)->close_request (window);
}

static void
weft_window_dispose (GObject *object)
{
  WeftWindow *window = WEFT_WINDOW (object);

  g_clear_object (&window->game);
  if (window->awake != NULL)
    g_object_set (window->awake, "playing", FALSE, NULL);
  g_clear_object (&window->awake);
  g_clear_object (&window->settings);
  G_OBJECT_CLASS (weft_window_parent_class)->dispose (object);
}

static void
weft_window_class_init (WeftWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (WEFT_TYPE_WEAVE); /* the selvedge below the header of every page */
  G_OBJECT_CLASS (klass)->dispose = weft_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = weft_window_close_request;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/weft_companion/Weft/weft-window.ui");
  gtk_widget_class_bind_template_child (widget_class, WeftWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, WeftWindow, pages);
}

static void
weft_window_init (WeftWindow *window)
{
  gtk_widget_init_template (GTK_WIDGET (window));
  window->awake = weft_awake_new (GTK_WINDOW (window));
  g_signal_connect_object (window->pages, "notify::visible-child", G_CALLBACK (page_shown_cb),
                           window, G_CONNECT_SWAPPED);
  g_action_map_add_action_entries (G_ACTION_MAP (window), actions, G_N_ELEMENTS (actions), window);
  enable_game_actions (window);
}

WeftWindow *
weft_window_new (AdwApplication *application, const WeftTables *tables, GSettings *settings)
{
  WeftWindow *window;

  g_return_val_if_fail (ADW_IS_APPLICATION (application), NULL);
  g_return_val_if_fail (tables != NULL && G_IS_SETTINGS (settings), NULL);

  window = g_object_new (WEFT_TYPE_WINDOW, "application", application, NULL);
  window->tables = tables;
  window->settings = g_object_ref (settings);
  bind_settings (window);
  return window;
}

WeftGame *
weft_window_get_game (WeftWindow *window)
{
  g_return_val_if_fail (WEFT_IS_WINDOW (window), NULL);
  return window->game;
}

gboolean
weft_window_keeps_awake (WeftWindow *window)
{
  gboolean awake;

  g_return_val_if_fail (WEFT_IS_WINDOW (window), FALSE);

  g_object_get (window->awake, "awake", &awake, NULL);
  return awake;
}
