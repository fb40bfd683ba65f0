/* weft-table-header.c: the table's header: undo, eras, whose turn, scores, menu
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-table-header.h"

#include <glib/gi18n.h>

#include "weft-badge.h"
#include "weft-standing.h"
#include "weft-widgets.h"

#define BADGE_SIZE 22
#define MOST_NARROW_SCORES 2
#define NARROWEST 360

typedef struct
{
  guint player;
  int vp; /* or WEFT_VP_UNKNOWN */
} Score;

typedef struct
{
  Score scores[WEFT_N_PLAYERS];
  guint n;
} Scores;

struct _WeftTableHeader
{
  GtkWidget parent_instance;

  WeftGame *game;
  gboolean narrow;
  GtkWidget *pips[WEFT_N_INCOME_TURNS];

  AdwHeaderBar *bar;
  GtkWidget *redo;
  GtkWidget *eras;
  GtkLabel *title;
  GtkLabel *origin;
  GtkBox *scores;
  Scores shown; /* what is in it */
  GtkMenuButton *menu_button;
  GMenuModel *menu;
};

G_DEFINE_FINAL_TYPE (WeftTableHeader, weft_table_header, GTK_TYPE_WIDGET)

/* The era of whoever's turn it is to advance: the person's. */
static guint
era_now (const WeftState *state)
{
  guint human = weft_player_is_human (state->active) ? state->active : WEFT_PLAYER_P1;

  return weft_standing_era (state, human);
}

static void
set_class (GtkWidget *widget, const char *name, gboolean has)
{
  if (has)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

static void
show_eras (WeftTableHeader *header, guint era)
{
  /* Translators: the number of an era, the number of eras. */
  g_autofree char *words = g_strdup_printf (_ ("Era %1$u of %2$d"), era, WEFT_N_INCOME_TURNS);

  for (guint i = 0; i < WEFT_N_INCOME_TURNS; i++)
    {
      set_class (header->pips[i], "now", i + 1 == era);
      set_class (header->pips[i], "past", i + 1 < era);
      gtk_widget_set_visible (header->pips[i], !header->narrow || i + 1 == era);
    }
  weft_widgets_set_tip (header->eras, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (header->eras), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  words, -1);
}

static char *
whose_turn (WeftTableHeader *header)
{
  const WeftState *state = weft_game_get_state (header->game);
  gboolean bots =
      weft_game_get_step (header->game) != NULL || !weft_player_is_human (state->active);

  if (state->over && weft_game_get_step (header->game) == NULL)
    return g_strdup (_ ("The end"));
  if (weft_setup_is_solo (&state->setup))
    return g_strdup (bots ? _ ("Bots’ turn") : _ ("Your turn"));
  if (bots)
    return g_strdup (weft_words_player (weft_game_get_voice (header->game), WEFT_PLAYER_SHADOW));
  return g_strdup (weft_words_player (weft_game_get_voice (header->game), state->active));
}

static GtkWidget *
new_score (WeftTableHeader *header, guint player, int vp)
{
  const WeftState *state = weft_game_get_state (header->game);
  GtkWidget *button = gtk_button_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  g_autofree char *number = vp == WEFT_VP_UNKNOWN ? g_strdup ("–") : g_strdup_printf ("%d", vp);
  /* Translators: a player, a number of victory points. */
  g_autofree char *words = g_strdup_printf (
      _ ("%1$s: %2$s VP"), weft_words_player (weft_game_get_voice (header->game), player), number);
  GtkWidget *label = gtk_label_new (number);

  gtk_box_append (GTK_BOX (box), weft_badge_new_player (&state->setup, player, BADGE_SIZE));
  gtk_widget_add_css_class (label, "value");
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "score");
  weft_widgets_set_tip (button, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  -1);
  if (weft_player_is_human (player))
    gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", weft_player_nick (player));
  else
    gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", "bots");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button),
                                  weft_player_is_human (player) ? "table.enter-vp" : "table.view");
  return button;
}

/* The Automa's score and the person's; of several players those that are known. */
static Scores
scores_now (WeftTableHeader *header)
{
  const WeftState *shown = weft_game_get_shown (header->game);
  gboolean solo = weft_setup_is_solo (&shown->setup);
  Scores scores = { .n = 0 };

  if (solo)
    scores.scores[scores.n++] = (Score){ WEFT_PLAYER_AUTOMA, shown->vp[WEFT_PLAYER_AUTOMA] };
  for (guint player = 0; player < shown->setup.n_humans; player++)
    {
      int vp = weft_game_get_state (header->game)->vp[player];

      if (header->narrow ? vp != WEFT_VP_UNKNOWN && scores.n < MOST_NARROW_SCORES
                         : vp != WEFT_VP_UNKNOWN || solo)
        scores.scores[scores.n++] = (Score){ player, vp };
    }
  return scores;
}

static gboolean
are_equal (const Scores *one, const Scores *other)
{
  gboolean equal = one->n == other->n;

  for (guint i = 0; i < one->n && equal; i++)
    equal = one->scores[i].player == other->scores[i].player
            && one->scores[i].vp == other->scores[i].vp;
  return equal;
}

/* Most acts change no score: what stays needs no new buttons. Returns how many are shown. */
static guint
show_scores (WeftTableHeader *header)
{
  Scores now = scores_now (header);

  if (are_equal (&now, &header->shown))
    return now.n;
  header->shown = now;
  weft_widgets_clear (GTK_WIDGET (header->scores));
  for (guint i = 0; i < now.n; i++)
    gtk_box_append (header->scores, new_score (header, now.scores[i].player, now.scores[i].vp));
  return now.n;
}

static void
show_game (WeftTableHeader *header)
{
  g_autofree char *words = NULL;
  gboolean redo;
  guint n_scores;

  if (header->game == NULL)
    return;
  words = whose_turn (header);
  gtk_label_set_text (header->title, words);
  gtk_widget_set_visible (GTK_WIDGET (header->origin),
                          !header->narrow && *gtk_label_get_text (header->origin) != '\0');
  if (weft_widgets_get_tip (GTK_WIDGET (header->origin)) == NULL)
    weft_widgets_set_tip (GTK_WIDGET (header->title), words);
  show_eras (header, era_now (weft_game_get_state (header->game)));
  n_scores = show_scores (header);
  g_object_get (header->game, "can-redo", &redo, NULL);
  /* Scores and buttons come first; the panel says whose turn it is too. */
  gtk_widget_set_visible (header->redo, redo || !header->narrow);
  gtk_widget_set_visible (GTK_WIDGET (header->title), !header->narrow || (n_scores < 2 && !redo));
  adw_header_bar_set_decoration_layout (header->bar, header->narrow ? ":close" : NULL);
}

/* A wide header must not keep the window from becoming narrow: it shows less as soon as it is. */
static void
weft_table_header_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                           int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  WeftTableHeader *header = WEFT_TABLE_HEADER (widget);

  (void) for_size;
  gtk_widget_measure (GTK_WIDGET (header->bar), orientation, -1, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL && !header->narrow)
    *minimum = MIN (*minimum, NARROWEST);
  *minimum_baseline = *natural_baseline = -1;
}

static void
weft_table_header_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  WeftTableHeader *header = WEFT_TABLE_HEADER (widget);
  int least;

  (void) baseline;
  gtk_widget_measure (GTK_WIDGET (header->bar), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL,
                      NULL);
  gtk_widget_size_allocate (GTK_WIDGET (header->bar),
                            &(GtkAllocation){ 0, 0, MAX (width, least), height }, -1);
}

static void
weft_table_header_dispose (GObject *object)
{
  WeftTableHeader *header = WEFT_TABLE_HEADER (object);

  if (header->bar != NULL)
    gtk_widget_unparent (GTK_WIDGET (header->bar));
  header->bar = NULL;
  G_OBJECT_CLASS (weft_table_header_parent_class)->dispose (object);
}

static void
weft_table_header_class_init (WeftTableHeaderClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = weft_table_header_dispose;
  widget_class->measure = weft_table_header_measure;
  widget_class->size_allocate = weft_table_header_size_allocate;
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/weft_companion/Weft/weft-table-header.ui");
  gtk_widget_class_bind_template_child (widget_class, WeftTableHeader, bar);
  gtk_widget_class_bind_template_child (widget_class, WeftTableHeader, redo);
  gtk_widget_class_bind_template_child (widget_class, WeftTableHeader, eras);
  gtk_widget_class_bind_template_child (widget_class, WeftTableHeader, title);
  gtk_widget_class_bind_template_child (widget_class, WeftTableHeader, origin);
  gtk_widget_class_bind_template_child (widget_class, WeftTableHeader, scores);
  gtk_widget_class_bind_template_child (widget_class, WeftTableHeader, menu_button);
  gtk_widget_class_bind_template_child (widget_class, WeftTableHeader, menu);
}

static void
weft_table_header_init (WeftTableHeader *header)
{
  static const char *const numbers[WEFT_N_INCOME_TURNS] = { "I", "II", "III", "IV", "V" };

  gtk_widget_init_template (GTK_WIDGET (header));
  weft_widgets_set_menu (header->menu_button, header->menu);
  for (guint i = 0; i < WEFT_N_INCOME_TURNS; i++)
    {
      header->pips[i] = gtk_label_new (numbers[i]);
      gtk_widget_add_css_class (header->pips[i], "era");
      gtk_widget_set_valign (header->pips[i], GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (header->eras), header->pips[i]);
    }
}

void
weft_table_header_set_game (WeftTableHeader *header, WeftGame *game)
{
  g_return_if_fail (WEFT_IS_TABLE_HEADER (header) && WEFT_IS_GAME (game));

  header->game = game;
  g_signal_connect_object (game, "notify::told", G_CALLBACK (show_game), header, G_CONNECT_SWAPPED);
  show_game (header);
}

void
weft_table_header_set_narrow (WeftTableHeader *header, gboolean narrow)
{
  g_return_if_fail (WEFT_IS_TABLE_HEADER (header));

  header->narrow = narrow;
  show_game (header);
}

void
weft_table_header_set_origin (WeftTableHeader *header, const char *path)
{
  g_autofree char *name = path != NULL ? g_filename_display_basename (path) : NULL;
  g_autofree char *shown = path != NULL ? g_filename_display_name (path) : NULL;
  g_autofree char *words = NULL;

  g_return_if_fail (WEFT_IS_TABLE_HEADER (header));

  if (shown != NULL)
    /* Translators: where a game was opened from: the path of a file. */
    words = g_strdup_printf (_ ("Opened from %s"), shown);
  gtk_label_set_text (header->origin, name != NULL ? name : "");
  weft_widgets_set_tip (GTK_WIDGET (header->origin), words);
  weft_widgets_set_tip (GTK_WIDGET (header->title), words);
  show_game (header);
}
