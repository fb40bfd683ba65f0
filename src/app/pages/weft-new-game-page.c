/* weft-new-game-page.c: choosing what a new game starts from
 *
 * Every choice is bound to a setting, so that it is the same the next time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-new-game-page.h"

#include <glib/gi18n.h>
#include <string.h>

#include "weft-choices.h"
#include "weft-levels.h"
#include "weft-own-civilization.h"
#include "weft-seat-row.h"
#include "weft-setup-conflicts.h"
#include "weft-setup-roll.h"
#include "weft-widgets.h"
#include "weft-words.h"

struct _WeftNewGamePage
{
  GtkBox parent_instance;

  const WeftTables *tables;
  GSettings *settings;
  WeftSeatRow *seats[WEFT_N_PLAYERS];

  AdwWindowTitle *title;
  GtkStack *pages;
  AdwComboRow *players;
  AdwComboRow *first;
  AdwPreferencesGroup *seats_group;
  GtkSwitch *plans;
  GtkSwitch *arts;
  GtkSwitch *fantasies;
  GtkWidget *level_group;
  AdwComboRow *level;
  AdwActionRow *level_info;
  GtkWidget *automa_group;
  AdwComboRow *civilization;
  AdwComboRow *second;
  AdwComboRow *automa_favorite;
  AdwComboRow *landmarks;
  AdwComboRow *shadow_favorite;
  WeftOwnCivilization *own;
  GtkLabel *refusal;
  GtkButton *next;
};

G_DEFINE_FINAL_TYPE (WeftNewGamePage, weft_new_game_page, GTK_TYPE_BOX)

enum
{
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const char *const page_names[] = { "players", "level", "bots" };

static guint
humans_of (WeftNewGamePage *page)
{
  return adw_combo_row_get_selected (page->players) + 1;
}

/* The entry “rolled” or “any” stands before the others. */
static guint8
chosen_or_none (GtkWidget *row)
{
  guint selected = adw_combo_row_get_selected (ADW_COMBO_ROW (row));

  return selected == 0 || selected == GTK_INVALID_LIST_POSITION ? WEFT_NONE
                                                                : (guint8) (selected - 1);
}

static guint8
expansions_of (WeftNewGamePage *page)
{
  return (guint8) (gtk_switch_get_active (page->plans) << WEFT_EXPANSION_PLANS_AND_PLOYS
                   | gtk_switch_get_active (page->arts) << WEFT_EXPANSION_ARTS_AND_ARCHITECTURE
                   | gtk_switch_get_active (page->fantasies)
                         << WEFT_EXPANSION_FANTASIES_AND_FUTURES);
}

/* A game against the Automa with the level and the expansions chosen. */
static WeftSetup
level_of (WeftNewGamePage *page)
{
  WeftSetup setup = weft_setup_blank (WEFT_MODE_SOLO);

  setup.level = (guint8) (adw_combo_row_get_selected (page->level) + 1);
  setup.expansions = expansions_of (page);
  weft_setup_put_tracks (&setup);
  return setup;
}

static void
read_colors (WeftNewGamePage *page, WeftSetup *setup)
{
  for (guint player = 0; player < WEFT_N_PLAYERS; player++)
    if (weft_setup_has_player (setup, player))
      setup->colors[player] = weft_seat_row_get_color (page->seats[player]);
}

/* What the bots begin with, where the person has chosen it. */
static void
read_bots (WeftNewGamePage *page, WeftSetup *setup)
{
  guint8 landmarks = chosen_or_none (GTK_WIDGET (page->landmarks));

  setup->favorites[WEFT_PLAYER_SHADOW] = chosen_or_none (GTK_WIDGET (page->shadow_favorite));
  if (setup->mode != WEFT_MODE_SOLO)
    return;
  setup->civilizations[0] = chosen_or_none (GTK_WIDGET (page->civilization));
  if (weft_setup_level (setup, page->tables)->civilizations > 1)
    setup->civilizations[1] = chosen_or_none (GTK_WIDGET (page->second));
  if (gtk_widget_get_sensitive (GTK_WIDGET (page->automa_favorite)))
    setup->favorites[WEFT_PLAYER_AUTOMA] = chosen_or_none (GTK_WIDGET (page->automa_favorite));
  if (gtk_widget_get_visible (GTK_WIDGET (page->landmarks)))
    setup->landmark_cards = landmarks;
}

/* “Random” and the bots stand before the players: they stay what they are when players come or go.
 */
static void
read_first (WeftNewGamePage *page, WeftSetup *setup)
{
  guint8 seat = chosen_or_none (GTK_WIDGET (page->first));

  if (seat == WEFT_NONE)
    setup->first = WEFT_NONE;
  else if (seat > 0)
    setup->first = seat - 1;
  else
    setup->first = setup->mode == WEFT_MODE_SOLO ? WEFT_PLAYER_AUTOMA : WEFT_PLAYER_SHADOW;
}

WeftSetup
weft_new_game_page_get_setup (WeftNewGamePage *page, WeftNewGameChoices choices,
                              const char *names[WEFT_N_PLAYERS])
{
  guint humans = humans_of (page);
  WeftSetup setup = weft_setup_blank (humans == 1 ? WEFT_MODE_SOLO : WEFT_MODE_SHADOW_EMPIRE);

  setup.n_humans = (guint8) humans;
  setup.level = humans == 1 ? (guint8) (adw_combo_row_get_selected (page->level) + 1) : 0;
  setup.expansions = expansions_of (page);
  weft_setup_put_tracks (&setup);
  read_colors (page, &setup);
  if (choices == WEFT_NEW_GAME_CHOSEN)
    {
      read_bots (page, &setup);
      read_first (page, &setup);
    }
  for (guint i = 0; i < humans && humans > 1; i++) /* one alone is “you” everywhere */
    names[i] = weft_words_own_name (weft_seat_row_get_name (page->seats[i]), i);
  return setup;
}

void
weft_new_game_page_refuse (WeftNewGamePage *page, const char *words)
{
  g_return_if_fail (WEFT_IS_NEW_GAME_PAGE (page));

  gtk_label_set_text (page->refusal, words);
  gtk_widget_set_visible (GTK_WIDGET (page->refusal), *words != '\0');
}

const char *
weft_new_game_page_get_civilization (WeftNewGamePage *page)
{
  g_return_val_if_fail (WEFT_IS_NEW_GAME_PAGE (page), NULL);
  return humans_of (page) == 1 ? weft_own_civilization_get (page->own) : NULL;
}

static void
show_first (WeftNewGamePage *page)
{
  guint humans = humans_of (page), selected = adw_combo_row_get_selected (page->first);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  gtk_string_list_append (names, C_ ("who starts", "Random"));
  gtk_string_list_append (names, humans == 1 ? C_ ("who starts", "The bots")
                                             : C_ ("who starts", "The Shadow Empire"));
  for (guint i = 0; i < humans; i++)
    gtk_string_list_append (names, humans == 1 ? C_ ("who starts", "You")
                                               : weft_seat_row_get_title (page->seats[i]));
  adw_combo_row_set_model (page->first, G_LIST_MODEL (names));
  adw_combo_row_set_selected (page->first, selected <= humans + 1 ? selected : 0);
}

/* What does not go together; %NULL for nothing. It is not for this page to know. (transfer full) */
static GError *
find_fault (WeftNewGamePage *page)
{
  const char *names[WEFT_N_PLAYERS] = { NULL };
  WeftSetup setup = weft_new_game_page_get_setup (page, WEFT_NEW_GAME_CHOSEN, names);

  return weft_setup_conflicts_find (&setup, page->tables);
}

/* Where conflicts are marked. */
static WeftSetupRows
rows_of (WeftNewGamePage *page)
{
  WeftSetupRows rows = { .civilization = page->civilization,
                         .second = page->second,
                         .automa_favorite = page->automa_favorite,
                         .shadow_favorite = page->shadow_favorite };

  memcpy (rows.seats, page->seats, sizeof rows.seats);
  return rows;
}

/* Whether nothing on a page contradicts something else. */
static gboolean
is_in_order (WeftNewGamePage *page, guint index)
{
  g_autoptr (GError) error = find_fault (page);
  WeftSetupRows rows = rows_of (page);

  if (g_str_equal (page_names[index], "players"))
    return !weft_setup_conflicts_is_at_seats (error);
  return !g_str_equal (page_names[index], "bots")
         || !weft_setup_conflicts_is_at_bots (&rows, error);
}

/* What does not go together is marked at once, where it is. */
static void
show_conflicts (WeftNewGamePage *page)
{
  g_autoptr (GError) error = find_fault (page);
  WeftSetupRows rows = rows_of (page);

  weft_setup_conflicts_mark (&rows, error);
}

static void
show_own (WeftNewGamePage *page)
{
  gtk_widget_set_visible (GTK_WIDGET (page->own), humans_of (page) == 1);
  weft_own_civilization_show (page->own, page->tables, expansions_of (page));
}

/* What the level changes, and the scores to expect. */
static void
show_level (WeftNewGamePage *page)
{
  WeftSetup setup = level_of (page);
  g_autofree char *scores = weft_levels_scores (setup.level, weft_setup_arts (&setup));

  g_object_set (page->level_info, "title", weft_levels_change (setup.level), "subtitle", scores,
                NULL);
  gtk_widget_set_visible (GTK_WIDGET (page->second),
                          weft_setup_level (&setup, page->tables)->civilizations > 1);
  gtk_widget_set_visible (GTK_WIDGET (page->landmarks),
                          weft_setup_usual_landmark_cards (&setup, page->tables) > 0);
}

/* The favorite track is on the card of the base civilizations (S2). */
static void
show_favorite (WeftNewGamePage *page)
{
  guint8 civilization = chosen_or_none (GTK_WIDGET (page->civilization));
  gboolean printed =
      civilization != WEFT_NONE && page->tables->civilizations[civilization].favorite != WEFT_NONE;

  gtk_widget_set_sensitive (GTK_WIDGET (page->automa_favorite), !printed);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (page->automa_favorite),
                               printed ? _ ("printed on the civilization") : NULL);
}

/* One player alone is “you”. */
static void
name_first_seat (WeftNewGamePage *page, gboolean solo)
{
  g_object_set (page->seats[0], "usual-name",
                solo ? C_ ("player", "You") : weft_words_usual_name (WEFT_PLAYER_P1), NULL);
}

static void
show_players (WeftNewGamePage *page)
{
  guint humans = humans_of (page);
  gboolean solo = humans == 1;

  for (guint i = 0; i < WEFT_MOST_HUMANS; i++)
    {
      weft_seat_row_set_named (page->seats[i], !solo);
      gtk_widget_set_visible (GTK_WIDGET (page->seats[i]), i < humans);
    }
  name_first_seat (page, solo);
  gtk_widget_set_visible (GTK_WIDGET (page->seats[WEFT_PLAYER_AUTOMA]), solo);
  gtk_widget_set_visible (page->level_group, solo);
  gtk_widget_set_visible (page->automa_group, solo);
  show_first (page);
}

static guint
page_index (WeftNewGamePage *page)
{
  const char *name = gtk_stack_get_visible_child_name (page->pages);

  for (guint i = 0; i < G_N_ELEMENTS (page_names); i++)
    if (g_strcmp0 (page_names[i], name) == 0)
      return i;
  return 0;
}

static void
show_choices (WeftNewGamePage *page)
{
  if (page->tables == NULL)
    return;
  weft_new_game_page_refuse (page, "");
  show_level (page);
  show_favorite (page);
  show_own (page);
  show_conflicts (page);
  gtk_widget_set_sensitive (GTK_WIDGET (page->next), is_in_order (page, page_index (page)));
}

/* What is typed stands wherever the player is named. */
static void
named_cb (WeftNewGamePage *page)
{
  if (page->tables == NULL)
    return;
  show_first (page);
  show_conflicts (page);
}

static void
players_cb (WeftNewGamePage *page)
{
  if (page->tables != NULL)
    show_players (page);
}

static void
show_page (WeftNewGamePage *page, guint index)
{
  const char *const titles[] = { _ ("New game: players"), _ ("New game: level"),
                                 _ ("New game: bots") };
  gboolean last = index + 1 == G_N_ELEMENTS (page_names);

  gtk_stack_set_visible_child_name (page->pages, page_names[index]);
  adw_window_title_set_title (page->title, titles[index]);
  gtk_button_set_label (page->next, last ? _ ("Roll and set up") : _ ("Next"));
  weft_new_game_page_refuse (page, "");
  gtk_widget_set_sensitive (GTK_WIDGET (page->next), is_in_order (page, index));
  weft_widgets_focus_later (GTK_WIDGET (page->next));
}

void
weft_new_game_page_restart (WeftNewGamePage *page)
{
  g_return_if_fail (WEFT_IS_NEW_GAME_PAGE (page));
  weft_own_civilization_forget (page->own);
  show_page (page, 0);
}

static void
next_action (GtkWidget *widget, const char *name, GVariant *target)
{
  WeftNewGamePage *page = WEFT_NEW_GAME_PAGE (widget);
  guint index = page_index (page);

  (void) name;
  (void) target;
  if (index + 1 < G_N_ELEMENTS (page_names))
    show_page (page, index + 1);
  else
    g_signal_emit (page, signals[CHOSEN], 0);
}

static void
back_action (GtkWidget *widget, const char *name, GVariant *target)
{
  guint index = page_index (WEFT_NEW_GAME_PAGE (widget));

  (void) name;
  (void) target;
  if (index > 0)
    show_page (WEFT_NEW_GAME_PAGE (widget), index - 1);
  else
    gtk_widget_activate_action (widget, "win.start", NULL);
}

static void
weft_new_game_page_dispose (GObject *object)
{
  WeftNewGamePage *page = WEFT_NEW_GAME_PAGE (object);

  g_clear_object (&page->settings);
  G_OBJECT_CLASS (weft_new_game_page_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *klass)
{
  gtk_widget_class_bind_template_child (klass, WeftNewGamePage, title);
  gtk_widget_class_bind_template_child (klass, WeftNewGamePage, pages);
  gtk_widget_class_bind_template_child (klass, WeftNewGamePage, players);
  gtk_widget_class_bind_template_child (klass, WeftNewGamePage, first);
  gtk_widget_class_bind_template_child (klass, WeftNewGamePage, seats_group);
  gtk_widget_class_bind_template_child (klass, WeftNewGamePage, plans);
  gtk_widget_class_bind_template_child (klass, WeftNewGamePage, arts);
  gtk_widget_class_bind_template_child (klass, WeftNewGamePage, fantasies);
  gtk_widget_class_bind_template_child (klass, WeftNewGamePage, level_group);
  gtk_widget_class_bind_template_child (klass, WeftNewGamePage, level);
  gtk_widget_class_bind_template_child (klass, WeftNewGamePage, level_info);
  gtk_widget_class_bind_template_child (klass, WeftNewGamePage, automa_group);
  gtk_widget_class_bind_template_child (klass, WeftNewGamePage, civilization);
  gtk_widget_class_bind_template_child (klass, WeftNewGamePage, second);
  gtk_widget_class_bind_template_child (klass, WeftNewGamePage, automa_favorite);
  gtk_widget_class_bind_template_child (klass, WeftNewGamePage, landmarks);
  gtk_widget_class_bind_template_child (klass, WeftNewGamePage, shadow_favorite);
  gtk_widget_class_bind_template_child (klass, WeftNewGamePage, own);
  gtk_widget_class_bind_template_child (klass, WeftNewGamePage, refusal);
  gtk_widget_class_bind_template_child (klass, WeftNewGamePage, next);
}

static void
weft_new_game_page_class_init (WeftNewGamePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (WEFT_TYPE_OWN_CIVILIZATION);
  G_OBJECT_CLASS (klass)->dispose = weft_new_game_page_dispose;
  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/weft_companion/Weft/weft-new-game-page.ui");
  bind_children (widget_class);
  gtk_widget_class_install_action (widget_class, "new-game.next", NULL, next_action);
  gtk_widget_class_install_action (widget_class, "new-game.back", NULL, back_action);
}

/* A seat for every color in the game. */
static void
add_seats (WeftNewGamePage *page)
{
  for (guint player = 0; player < WEFT_N_PLAYERS; player++)
    {
      const char *name = player < WEFT_MOST_HUMANS ? weft_words_usual_name (player) : NULL;
      const char *bot =
          player == WEFT_PLAYER_AUTOMA ? C_ ("player", "Automa") : C_ ("player", "Shadow Empire");

      page->seats[player] = WEFT_SEAT_ROW (weft_seat_row_new (player, name != NULL ? name : bot));
      adw_preferences_group_add (page->seats_group, GTK_WIDGET (page->seats[player]));
    }
}

static void
weft_new_game_page_init (WeftNewGamePage *page)
{
  WeftSetupRows rows;

  gtk_widget_init_template (GTK_WIDGET (page));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (page->first), weft_choices_first ());
  weft_widgets_wrap_buttons (GTK_WIDGET (page));
  for (guint i = 0; i < G_N_ELEMENTS (page_names); i++)
    weft_widgets_show_choices_whole (gtk_stack_get_child_by_name (page->pages, page_names[i]));
  rows = rows_of (page);
  weft_setup_conflicts_keep_titles (&rows);
  add_seats (page);
}

static void
save_names (WeftNewGamePage *page)
{
  g_auto (GStrv) names = g_new0 (char *, WEFT_MOST_HUMANS + 1);

  for (guint i = 0; i < WEFT_MOST_HUMANS; i++)
    g_object_get (page->seats[i], "name", &names[i], NULL);
  g_settings_set_strv (page->settings, "names", (const char *const *) names);
  named_cb (page);
}

static void
bind_names (WeftNewGamePage *page)
{
  g_auto (GStrv) names = g_settings_get_strv (page->settings, "names");

  for (guint i = 0; i < WEFT_MOST_HUMANS && names[i] != NULL; i++)
    g_object_set (page->seats[i], "name", names[i], NULL);
  for (guint i = 0; i < WEFT_MOST_HUMANS; i++)
    g_signal_connect_object (page->seats[i], "notify::name", G_CALLBACK (save_names), page,
                             G_CONNECT_SWAPPED);
}

static void
bind_settings (WeftNewGamePage *page)
{
  const struct
  {
    const char *key;
    gpointer row;
  } rows[] = {
    { "players", page->players },
    { "level", page->level },
    { "civilization", page->civilization },
    { "second-civilization", page->second },
    { "automa-favorite", page->automa_favorite },
    { "shadow-favorite", page->shadow_favorite },
    { "landmark-cards", page->landmarks },
    { "starts", page->first },
    { "color-1", page->seats[0] },
    { "color-2", page->seats[1] },
    { "color-3", page->seats[2] },
    { "color-4", page->seats[3] },
    { "color-automa", page->seats[WEFT_PLAYER_AUTOMA] },
    { "color-shadow", page->seats[WEFT_PLAYER_SHADOW] },
  };
  const struct
  {
    const char *key;
    GtkSwitch *row;
  } switches[] = { { "plans-and-ploys", page->plans },
                   { "arts-and-architecture", page->arts },
                   { "fantasies-and-futures", page->fantasies } };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      if (rows[i].row == page->first)
        show_players (page); /* the list for who starts, before its choice */
      g_settings_bind (page->settings, rows[i].key, rows[i].row, "selected",
                       G_SETTINGS_BIND_DEFAULT);
      g_signal_connect_swapped (rows[i].row, "notify::selected", G_CALLBACK (show_choices), page);
    }
  for (guint i = 0; i < G_N_ELEMENTS (switches); i++)
    {
      g_settings_bind (page->settings, switches[i].key, switches[i].row, "active",
                       G_SETTINGS_BIND_DEFAULT);
      g_signal_connect_swapped (switches[i].row, "notify::active", G_CALLBACK (show_choices), page);
    }
  g_signal_connect_swapped (page->players, "notify::selected", G_CALLBACK (players_cb), page);
  bind_names (page);
}

GtkWidget *
weft_new_game_page_new (const WeftTables *tables, GSettings *settings)
{
  WeftNewGamePage *page = g_object_new (WEFT_TYPE_NEW_GAME_PAGE, NULL);
  g_autoptr (GtkStringList) levels = weft_levels_names ();

  g_return_val_if_fail (tables != NULL && G_IS_SETTINGS (settings), GTK_WIDGET (page));

  adw_combo_row_set_model (page->level, G_LIST_MODEL (levels));
  page->tables = tables;
  page->settings = g_object_ref (settings);
  bind_settings (page);
  show_players (page);
  show_choices (page);
  show_page (page, 0);
  return GTK_WIDGET (page);
}
