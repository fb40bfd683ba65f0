/* weft-new-game-page.c: choosing what a new game starts from
 *
 * Every choice is bound to a setting, so that it is the same the next time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-new-game-page.h"

#include <glib/gi18n.h>
#include <string.h>

#include "weft-errors.h"
#include "weft-fault.h"
#include "weft-hand.h"
#include "weft-levels.h"
#include "weft-seat-row.h"
#include "weft-setup-roll.h"
#include "weft-widgets.h"
#include "weft-words.h"

struct _WeftNewGamePage
{
  GtkBox parent_instance;

  const WeftTables *tables;
  GSettings *settings;
  WeftSeatRow *seats[WEFT_N_PLAYERS];
  GPtrArray *own_choices;   /* WeftDrawable, what can be had */
  GPtrArray *drawn_choices; /* and what was drawn of it */

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
  GtkWidget *own_group;
  AdwComboRow *own;
  AdwComboRow *drawn;
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
    names[i] = weft_seat_row_get_name (page->seats[i]);
  return setup;
}

void
weft_new_game_page_refuse (WeftNewGamePage *page, const char *words)
{
  g_return_if_fail (WEFT_IS_NEW_GAME_PAGE (page));

  gtk_label_set_text (page->refusal, words);
  gtk_widget_set_visible (GTK_WIDGET (page->refusal), *words != '\0');
}

/* ---- The person's own civilization ---- */

/* Before the names: none, and drawing. */
enum
{
  OWN_NONE,
  OWN_DRAW,
  OWN_FIRST,
};

const char *
weft_new_game_page_get_civilization (WeftNewGamePage *page)
{
  guint selected, kept;

  g_return_val_if_fail (WEFT_IS_NEW_GAME_PAGE (page), NULL);

  selected = adw_combo_row_get_selected (page->own);
  kept = adw_combo_row_get_selected (page->drawn);
  if (humans_of (page) != 1)
    return NULL;
  if (selected == OWN_DRAW && page->drawn_choices != NULL && kept < page->drawn_choices->len)
    return ((const WeftDrawable *) g_ptr_array_index (page->drawn_choices, kept))->nick;
  if (selected >= OWN_FIRST && selected - OWN_FIRST < page->own_choices->len)
    return ((const WeftDrawable *) g_ptr_array_index (page->own_choices, selected - OWN_FIRST))
        ->nick;
  return NULL;
}

static void
append_civilizations (GtkStringList *names, const GPtrArray *civilizations)
{
  for (guint i = 0; i < civilizations->len; i++)
    gtk_string_list_append (
        names, g_dpgettext2 (NULL, "civilization",
                             ((const WeftDrawable *) g_ptr_array_index (civilizations, i))->name));
}

/* What the expansions have; what was chosen is open again where they change. */
static void
show_own (WeftNewGamePage *page)
{
  WeftSetup setup = weft_setup_blank (WEFT_MODE_SOLO);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  g_autoptr (GPtrArray) choices = NULL;

  setup.expansions = expansions_of (page);
  weft_setup_put_tracks (&setup);
  choices = weft_hand_civilizations (page->tables, &setup);
  gtk_widget_set_visible (page->own_group, humans_of (page) == 1);
  if (page->own_choices != NULL && page->own_choices->len == choices->len
      && memcmp (page->own_choices->pdata, choices->pdata, choices->len * sizeof (gpointer)) == 0)
    return;
  gtk_string_list_append (names, C_ ("civilization", "None named"));
  gtk_string_list_append (names, C_ ("civilization", "Draw two"));
  append_civilizations (names, choices);
  g_clear_pointer (&page->own_choices, g_ptr_array_unref);
  page->own_choices = g_steal_pointer (&choices);
  adw_combo_row_set_model (page->own, G_LIST_MODEL (names));
  adw_combo_row_set_selected (page->own, OWN_NONE);
}

/* Two to choose from, and two capital city mats. */
static void
draw_own (WeftNewGamePage *page)
{
  const WeftHumanTable *human = &page->tables->human;
  WeftSetup setup = weft_setup_blank (WEFT_MODE_SOLO);
  WeftSeed seed = weft_seed_random ();
  WeftRandom random = weft_random_start (&seed, WEFT_STREAM_DRAW, 0);
  g_autofree const WeftDrawable **drawn = g_new0 (const WeftDrawable *, human->draws);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  g_autofree char *words = NULL;
  guint8 mats[2];
  guint n;

  setup.expansions = expansions_of (page);
  weft_setup_put_tracks (&setup);
  n = weft_hand_draw_civilizations (page->tables, &setup, &random, drawn, human->draws);
  weft_hand_draw_mats (page->tables, &random, mats);
  g_clear_pointer (&page->drawn_choices, g_ptr_array_unref);
  page->drawn_choices = g_ptr_array_new ();
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (page->drawn_choices, (gpointer) drawn[i]);
  append_civilizations (names, page->drawn_choices);
  adw_combo_row_set_model (page->drawn, G_LIST_MODEL (names));
  /* Translators: two mats of which one is kept. */
  words = g_strdup_printf (_ ("Capital city mats: %1$s, %2$s"),
                           g_dpgettext2 (NULL, "capital city mat", human->mats[mats[0]]),
                           g_dpgettext2 (NULL, "capital city mat", human->mats[mats[1]]));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (page->drawn), words);
}

static void
own_cb (WeftNewGamePage *page)
{
  gboolean draws = adw_combo_row_get_selected (page->own) == OWN_DRAW;

  if (page->tables == NULL)
    return;
  if (draws)
    draw_own (page);
  gtk_widget_set_visible (GTK_WIDGET (page->drawn), draws);
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

/* What the rules have against the choices, once the rest is rolled; %NULL for nothing. It is not
 * for this page to know what goes together. (transfer full) */
static GError *
find_fault (WeftNewGamePage *page)
{
  const char *names[WEFT_N_PLAYERS] = { NULL };
  WeftSetup setup = weft_new_game_page_get_setup (page, WEFT_NEW_GAME_CHOSEN, names);
  const WeftSeed any = { 0 };
  WeftRandom random = weft_random_start (&any, 0, 0);
  GError *error = NULL;

  weft_setup_roll (&setup, page->tables, &random);
  weft_setup_check (&setup, page->tables, &error);
  return error;
}

static WeftFault
fault_of (const GError *error)
{
  return error != NULL && weft_error_details (error) != NULL ? weft_error_details (error)->fault
                                                             : WEFT_FAULT_NONE;
}

/* The seat that has the color of @seat, by what the rules say, or NULL. */
static WeftSeatRow *
find_same_color (WeftNewGamePage *page, guint seat, const GError *error)
{
  const WeftErrorDetails *details = error != NULL ? weft_error_details (error) : NULL;

  if (fault_of (error) != WEFT_FAULT_SAME_COLOR)
    return NULL;
  if (details->player == seat)
    return page->seats[details->other];
  return details->other == seat ? page->seats[details->player] : NULL;
}

/* Two of one color are marked where they are, as soon as they are chosen. */
static void
show_color_conflicts (WeftNewGamePage *page, const GError *error)
{
  for (guint i = 0; i < WEFT_N_PLAYERS; i++)
    {
      WeftSeatRow *other = find_same_color (page, i, error);
      g_autofree char *words = NULL;

      if (other != NULL)
        /* Translators: a player. */
        words = g_strdup_printf (_ ("The same color as %s: choose another."),
                                 weft_seat_row_get_title (other));
      weft_seat_row_set_conflict (page->seats[i], words);
    }
}

/* The row of the bots' page that a fault is about, and what it says there (transfer full); NULL for
 * none. */
static AdwComboRow *
find_row (WeftNewGamePage *page, const GError *error, char **words)
{
  switch (fault_of (error))
    {
    case WEFT_FAULT_SAME_CIVILIZATION:
      *words = g_strdup (_ ("Second civilization: choose another one"));
      return page->second;
    case WEFT_FAULT_SAME_FAVORITES:
      *words = g_strdup (_ ("Favorite track: not the Automa’s"));
      return page->shadow_favorite;
    case WEFT_FAULT_FAVORITE_NOT_THERE:
      *words = weft_errors_words (error);
      return weft_error_details (error)->player == WEFT_PLAYER_SHADOW ? page->shadow_favorite
                                                                      : page->automa_favorite;
    case WEFT_FAULT_OTHER_FAVORITE:
      *words = weft_errors_words (error);
      return page->automa_favorite;
    case WEFT_FAULT_NO_CIVILIZATION:
    case WEFT_FAULT_CIVILIZATION_COMES_WITH:
      *words = weft_errors_words (error);
      return page->civilization;
    default:
      return NULL;
    }
}

#define N_BOT_ROWS 4

/* Those that a fault may be marked at. */
static void
list_bot_rows (WeftNewGamePage *page, AdwComboRow *rows[N_BOT_ROWS])
{
  rows[0] = page->civilization;
  rows[1] = page->second;
  rows[2] = page->automa_favorite;
  rows[3] = page->shadow_favorite;
}

/* A fault stands where the title was. */
static void
keep_titles (WeftNewGamePage *page)
{
  AdwComboRow *rows[N_BOT_ROWS];

  list_bot_rows (page, rows);
  for (guint i = 0; i < N_BOT_ROWS; i++)
    g_object_set_data_full (
        G_OBJECT (rows[i]), "title",
        g_strdup (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (rows[i]))), g_free);
}

static void
show_bot_conflicts (WeftNewGamePage *page, const GError *error)
{
  g_autofree char *words = NULL;
  AdwComboRow *marked = find_row (page, error, &words), *rows[N_BOT_ROWS];

  list_bot_rows (page, rows);
  for (guint i = 0; i < N_BOT_ROWS; i++)
    {
      adw_preferences_row_set_title (
          ADW_PREFERENCES_ROW (rows[i]),
          rows[i] == marked ? words : g_object_get_data (G_OBJECT (rows[i]), "title"));
      if (rows[i] == marked)
        gtk_widget_add_css_class (GTK_WIDGET (rows[i]), "error");
      else
        gtk_widget_remove_css_class (GTK_WIDGET (rows[i]), "error");
    }
}

/* Whether nothing on a page contradicts something else. */
static gboolean
is_in_order (WeftNewGamePage *page, guint index)
{
  g_autoptr (GError) error = find_fault (page);
  g_autofree char *words = NULL;

  if (g_str_equal (page_names[index], "players"))
    return fault_of (error) != WEFT_FAULT_SAME_COLOR;
  return !g_str_equal (page_names[index], "bots") || find_row (page, error, &words) == NULL;
}

/* What does not go together is marked at once, where it is. */
static void
show_conflicts (WeftNewGamePage *page)
{
  g_autoptr (GError) error = find_fault (page);

  show_color_conflicts (page, error);
  show_bot_conflicts (page, error);
}

/* What the level changes, and the scores to expect. */
static void
show_level (WeftNewGamePage *page)
{
  int level = (int) adw_combo_row_get_selected (page->level) + 1;
  int arts = gtk_switch_get_active (page->arts) ? 1 : 0;
  g_autofree char *scores = weft_levels_scores (level, arts);

  g_object_set (page->level_info, "title", weft_levels_change (level), "subtitle", scores, NULL);
  gtk_widget_set_visible (GTK_WIDGET (page->second),
                          page->tables->levels[arts][level].civilizations > 1);
}

/* Landmark cards come with Plans & Ploys, and with arts at some levels (S7). */
static void
show_landmarks (WeftNewGamePage *page)
{
  int level = (int) adw_combo_row_get_selected (page->level) + 1;
  int arts = gtk_switch_get_active (page->arts) ? 1 : 0;

  gtk_widget_set_visible (GTK_WIDGET (page->landmarks),
                          gtk_switch_get_active (page->plans)
                              || page->tables->levels[arts][level].extra_landmark_cards > 0);
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
  show_landmarks (page);
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
  adw_combo_row_set_selected (page->own, OWN_NONE); /* another game, another civilization */
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
  g_clear_pointer (&page->own_choices, g_ptr_array_unref);
  g_clear_pointer (&page->drawn_choices, g_ptr_array_unref);
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
  gtk_widget_class_bind_template_child (klass, WeftNewGamePage, own_group);
  gtk_widget_class_bind_template_child (klass, WeftNewGamePage, own);
  gtk_widget_class_bind_template_child (klass, WeftNewGamePage, drawn);
  gtk_widget_class_bind_template_child (klass, WeftNewGamePage, refusal);
  gtk_widget_class_bind_template_child (klass, WeftNewGamePage, next);
}

static void
weft_new_game_page_class_init (WeftNewGamePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = weft_new_game_page_dispose;
  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/weft_companion/Weft/weft-new-game-page.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, own_cb);
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
  gtk_widget_init_template (GTK_WIDGET (page));
  weft_widgets_wrap_buttons (GTK_WIDGET (page));
  for (guint i = 0; i < G_N_ELEMENTS (page_names); i++)
    weft_widgets_show_choices_whole (gtk_stack_get_child_by_name (page->pages, page_names[i]));
  keep_titles (page);
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
