/* weft-end-panel.c: the end of a game: scores, winner, its course
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-end-panel.h"

#include <glib/gi18n.h>

#include "weft-badge.h"
#include "weft-chart-view.h"
#include "weft-course.h"
#include "weft-moves.h"
#include "weft-standing.h"
#include "weft-widgets.h"

struct _WeftEndPanel
{
  GtkBox parent_instance;

  WeftGame *game;
  GPtrArray *rows;                    /* those added to the groups */
  GtkWidget *entries[WEFT_N_PLAYERS]; /* made once: somebody may be typing in them */
  int known[WEFT_N_PLAYERS];          /* what the entries were filled with */
  GtkLabel *automa_vp;

  GtkLabel *verdict;
  GtkBox *tie;
  AdwPreferencesGroup *scores;
  AdwPreferencesGroup *sources;
  AdwPreferencesGroup *achievements;
  GtkBox *charts;
  GtkWidget *again;
};

G_DEFINE_FINAL_TYPE (WeftEndPanel, weft_end_panel, GTK_TYPE_BOX)

static gboolean
is_solo (WeftEndPanel *panel)
{
  return weft_setup_is_solo (weft_record_setup (weft_game_get_record (panel->game)));
}

/* A way a tie can have been decided at the table. */
static void
offer_winner (WeftEndPanel *panel, const char *label, guint8 winner)
{
  GtkWidget *button = weft_moves_button (panel->game, label,
                                         &(WeftMove){ .kind = WEFT_MOVE_TIE, .winner = winner });

  gtk_widget_add_css_class (button, "main");
  gtk_box_append (panel->tie, button);
}

/* The question about a tie is asked once: the answer is kept. */
static void
offer_tie (WeftEndPanel *panel)
{
  const WeftState *state = weft_game_get_state (panel->game);

  weft_widgets_clear (GTK_WIDGET (panel->tie));
  gtk_widget_set_visible (GTK_WIDGET (panel->tie), weft_standing_is_tie_open (state));
  if (!weft_standing_is_tie_open (state))
    return;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (panel->tie), is_solo (panel)
                                                                   ? GTK_ORIENTATION_HORIZONTAL
                                                                   : GTK_ORIENTATION_VERTICAL);
  if (is_solo (panel))
    offer_winner (panel, _ ("Yes"), WEFT_PLAYER_P1);
  for (guint8 player = 0; player < WEFT_N_PLAYERS && !is_solo (panel); player++)
    if ((weft_state_foremost (state) & WEFT_PLAYER_BIT (player)) != 0)
      offer_winner (panel, weft_words_player (weft_game_get_voice (panel->game), player), player);
  offer_winner (panel, is_solo (panel) ? _ ("No") : _ ("The victory is shared"), WEFT_WINNER_TIE);
  weft_widgets_wrap_buttons (GTK_WIDGET (panel->tie));
}

static void
show_verdict (WeftEndPanel *panel)
{
  g_autofree char *words =
      weft_standing_verdict (weft_game_get_voice (panel->game), weft_game_get_state (panel->game));

  gtk_label_set_text (panel->verdict, words);
  offer_tie (panel);
}

static void
add_row (WeftEndPanel *panel, AdwPreferencesGroup *group, GtkWidget *row)
{
  g_object_set_data (G_OBJECT (row), "group", group);
  adw_preferences_group_add (group, row);
  g_ptr_array_add (panel->rows, row);
}

static GtkWidget *
add_value (WeftEndPanel *panel, AdwPreferencesGroup *group, const char *title, const char *value)
{
  GtkWidget *row = adw_action_row_new (), *label = gtk_label_new (value);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  g_object_set (row, "title", title, NULL);
  gtk_widget_add_css_class (label, "value");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
  add_row (panel, group, row);
  return row;
}

/* To the next player whose score is not known yet, in the order they stand in. */
static void
focus_after (WeftEndPanel *panel, guint player)
{
  const WeftState *state = weft_game_get_state (panel->game);

  for (guint i = 1; i <= state->setup.n_humans; i++)
    {
      guint next = (player + i) % state->setup.n_humans;

      if (state->vp[next] == WEFT_VP_UNKNOWN && panel->entries[next] != NULL)
        {
          gtk_widget_grab_focus (panel->entries[next]);
          return;
        }
    }
  gtk_widget_grab_focus (panel->again);
}

static void
vp_given_cb (WeftEndPanel *panel, GtkWidget *entry)
{
  guint player = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (entry), "player"));
  WeftMove move = { .kind = WEFT_MOVE_VP, .player = (guint8) player };
  guint64 vp;

  if (!g_ascii_string_to_unsigned (gtk_editable_get_text (GTK_EDITABLE (entry)), 10, 0,
                                   WEFT_MOST_VP, &vp, NULL))
    {
      gtk_widget_error_bell (entry);
      return;
    }
  move.number = (gint16) vp;
  gtk_widget_activate_action_variant (GTK_WIDGET (panel), WEFT_MOVE_ACTION,
                                      weft_moves_target (panel->game, &move));
  focus_after (panel, player);
}

/* Beside the number: the same as Enter. */
static void
icon_cb (GtkEntry *entry, GtkEntryIconPosition position, WeftEndPanel *panel)
{
  (void) position;
  vp_given_cb (panel, GTK_WIDGET (entry));
}

static GtkWidget *
new_vp_entry (WeftEndPanel *panel, guint player, const char *title)
{
  GtkWidget *entry = gtk_entry_new ();

  g_object_set (entry, "input-purpose", GTK_INPUT_PURPOSE_DIGITS, "max-length", 3,
                "max-width-chars", 6, "width-chars", 6, "valign", GTK_ALIGN_CENTER,
                "secondary-icon-name", "object-select-symbolic", "secondary-icon-tooltip-text",
                C_ ("victory points", "Enter"), NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  g_object_set_data (G_OBJECT (entry), "player", GUINT_TO_POINTER (player));
  g_signal_connect_swapped (entry, "activate", G_CALLBACK (vp_given_cb), panel);
  g_signal_connect (entry, "icon-press", G_CALLBACK (icon_cb), panel);
  return entry;
}

/* A human's score: to be typed, as it stands on the board. */
static void
add_human (WeftEndPanel *panel, guint player)
{
  const WeftState *state = weft_game_get_state (panel->game);
  g_autofree char *title = g_strdup_printf (
      _ ("Victory points: %s"), weft_words_player (weft_game_get_voice (panel->game), player));
  GtkWidget *row = adw_action_row_new (), *entry = new_vp_entry (panel, player, title);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  g_object_set (row, "title", title, "activatable-widget", entry, NULL);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row),
                             weft_badge_new_player (&state->setup, player, 28));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), entry);
  adw_preferences_group_add (panel->scores, row);
  panel->entries[player] = entry;
  panel->known[player] = WEFT_VP_UNKNOWN;
}

static void
make_scores (WeftEndPanel *panel)
{
  const WeftState *state = weft_game_get_state (panel->game);

  if (is_solo (panel))
    {
      GtkWidget *row = adw_action_row_new (), *label = gtk_label_new (NULL);

      g_object_set (row, "title", _ ("Automa"), NULL);
      gtk_widget_add_css_class (label, "value");
      adw_action_row_add_prefix (ADW_ACTION_ROW (row),
                                 weft_badge_new_player (&state->setup, WEFT_PLAYER_AUTOMA, 28));
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
      adw_preferences_group_add (panel->scores, row);
      panel->automa_vp = GTK_LABEL (label);
    }
  for (guint player = 0; player < state->setup.n_humans; player++)
    add_human (panel, player);
}

static void
show_scores (WeftEndPanel *panel)
{
  const WeftState *state = weft_game_get_state (panel->game);

  if (panel->entries[WEFT_PLAYER_P1] == NULL)
    make_scores (panel);
  if (panel->automa_vp != NULL)
    {
      g_autofree char *vp = g_strdup_printf (_ ("%d VP"), state->vp[WEFT_PLAYER_AUTOMA]);

      gtk_label_set_text (panel->automa_vp, vp);
    }
  for (guint player = 0; player < state->setup.n_humans; player++)
    {
      int vp = state->vp[player];
      g_autofree char *known = vp == WEFT_VP_UNKNOWN ? g_strdup ("") : g_strdup_printf ("%d", vp);

      if (vp == panel->known[player]) /* what is being typed stays */
        continue;
      panel->known[player] = vp;
      gtk_editable_set_text (GTK_EDITABLE (panel->entries[player]), known);
    }
}

static void
show_sources (WeftEndPanel *panel)
{
  int vp[WEFT_N_PARTS];
  int achievements = weft_course_sources (weft_game_get_history (panel->game), vp);

  gtk_widget_set_visible (GTK_WIDGET (panel->sources), is_solo (panel));
  for (int part = 0; part < WEFT_N_PARTS; part++)
    if (vp[part] > 0)
      {
        g_autofree char *number = g_strdup_printf ("%d", vp[part]);

        add_value (panel, panel->sources, weft_words_part (part), number);
      }
  if (achievements > 0)
    {
      g_autofree char *number = g_strdup_printf ("%d", achievements);

      add_value (panel, panel->sources, _ ("Achievements"), number);
    }
}

static void
show_achievements (WeftEndPanel *panel)
{
  const WeftState *state = weft_game_get_state (panel->game);
  const WeftVoice *voice = weft_game_get_voice (panel->game);

  for (guint i = 0; i < WEFT_N_ACHIEVEMENTS; i++)
    for (int place = 0; weft_state_has_achievement (state, i) && place < 2; place++)
      {
        guint8 owner = state->achievements[i][place];
        g_autofree char *title = NULL;

        if (owner == WEFT_NONE)
          continue;
        /* Translators: an achievement, the victory points of its place. */
        title = g_strdup_printf (_ ("%1$s · %2$d VP"), weft_words_achievement (i),
                                 voice->tables->achievement_vp[i][place]);
        add_value (panel, panel->achievements, title, weft_words_player (voice, owner));
      }
}

static void
show_charts (WeftEndPanel *panel)
{
  const WeftSetup *setup = weft_record_setup (weft_game_get_record (panel->game));
  g_autoptr (GArray) course = weft_course (weft_game_get_history (panel->game));

  weft_widgets_clear (GTK_WIDGET (panel->charts));
  for (int shows = WEFT_CHART_VP; shows >= 0; shows--)
    if (shows == WEFT_CHART_VP || weft_setup_has_track (setup, (guint) shows))
      {
        GtkWidget *chart = weft_chart_view_new ((guint) shows);

        weft_chart_view_set_course (WEFT_CHART_VIEW (chart), weft_game_get_voice (panel->game),
                                    course);
        gtk_box_append (panel->charts, chart);
      }
}

static void
show_game (WeftEndPanel *panel)
{
  const WeftState *state = weft_game_get_state (panel->game);

  if (!state->over)
    return;
  for (guint i = 0; i < panel->rows->len; i++)
    {
      GtkWidget *row = g_ptr_array_index (panel->rows, i);

      adw_preferences_group_remove (g_object_get_data (G_OBJECT (row), "group"), row);
    }
  g_ptr_array_set_size (panel->rows, 0);
  show_verdict (panel);
  show_scores (panel);
  show_sources (panel);
  show_achievements (panel);
  show_charts (panel);
}

static void
weft_end_panel_finalize (GObject *object)
{
  g_ptr_array_unref (WEFT_END_PANEL (object)->rows);
  G_OBJECT_CLASS (weft_end_panel_parent_class)->finalize (object);
}

static void
weft_end_panel_class_init (WeftEndPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = weft_end_panel_finalize;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/weft_companion/Weft/weft-end-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, WeftEndPanel, verdict);
  gtk_widget_class_bind_template_child (widget_class, WeftEndPanel, tie);
  gtk_widget_class_bind_template_child (widget_class, WeftEndPanel, scores);
  gtk_widget_class_bind_template_child (widget_class, WeftEndPanel, sources);
  gtk_widget_class_bind_template_child (widget_class, WeftEndPanel, achievements);
  gtk_widget_class_bind_template_child (widget_class, WeftEndPanel, charts);
  gtk_widget_class_bind_template_child (widget_class, WeftEndPanel, again);
}

static void
weft_end_panel_init (WeftEndPanel *panel)
{
  gtk_widget_init_template (GTK_WIDGET (panel));
  weft_widgets_wrap_buttons (GTK_WIDGET (panel));
  panel->rows = g_ptr_array_new ();
}

void
weft_end_panel_set_game (WeftEndPanel *panel, WeftGame *game)
{
  g_return_if_fail (WEFT_IS_END_PANEL (panel) && WEFT_IS_GAME (game));

  panel->game = game;
  g_signal_connect_object (game, "changed", G_CALLBACK (show_game), panel, G_CONNECT_SWAPPED);
  show_game (panel);
}

void
weft_end_panel_focus (WeftEndPanel *panel)
{
  guint last = weft_game_get_state (panel->game)->setup.n_humans - 1u;

  focus_after (panel, last);
}
