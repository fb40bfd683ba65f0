/* weft-end-panel.c: the end of a game: who has won, the scores, how it went
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-end-panel.h"

#include <glib/gi18n.h>

#include "weft-achievements-box.h"
#include "weft-bar-line.h"
#include "weft-chart-view.h"
#include "weft-cloth-view.h"
#include "weft-columns.h"
#include "weft-course.h"
#include "weft-moves.h"
#include "weft-part-signs.h"
#include "weft-score-card.h"
#include "weft-standing.h"
#include "weft-widgets.h"
#include "weft-wreath.h"

#define CLOTH_HEIGHT 52
#define LEAST_SCORE 130
#define LEAST_CHART 200
#define SIGN 22
#define SIGNS_WIDTH (3 * SIGN + 14)

struct _WeftEndPanel
{
  GtkBox parent_instance;

  WeftGame *game;
  GtkWidget *cards[WEFT_N_PLAYERS]; /* made once: somebody may be typing in them */
  GtkWidget *cloth;
  GtkWidget *wreath;

  GtkBox *hero;
  GtkLabel *verdict;
  GtkLabel *margin;
  GtkBox *tie;
  GtkBox *scores;
  GtkBox *charts;
  GtkBox *sources;
  GtkBox *achievements;
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

/* Who has won: one of them, or those who share the victory; nobody while it is not known. */
static WeftPlayerSet
winners (const WeftState *state)
{
  guint8 winner = weft_state_winner (state);

  if (winner < WEFT_N_PLAYERS)
    return (WeftPlayerSet) WEFT_PLAYER_BIT (winner);
  return winner == WEFT_WINNER_TIE ? weft_state_foremost (state) : 0;
}

static void
show_hero (WeftEndPanel *panel)
{
  const WeftVoice *voice = weft_game_get_voice (panel->game);
  const WeftState *state = weft_game_get_state (panel->game);
  g_autofree char *words = weft_standing_verdict (voice, state);
  g_autofree char *margin = weft_standing_margin (state);
  g_autoptr (GArray) threads = weft_cloth_weave (weft_game_get_history (panel->game));

  weft_cloth_view_set_threads (WEFT_CLOTH_VIEW (panel->cloth), &state->setup, threads);
  weft_wreath_set_players (WEFT_WREATH (panel->wreath), &state->setup, winners (state));
  gtk_label_set_text (panel->verdict, words);
  gtk_label_set_text (panel->margin, margin != NULL ? margin : "");
  gtk_widget_set_visible (GTK_WIDGET (panel->margin), margin != NULL);
  offer_tie (panel);
}

/* To the next player whose score is not known yet, in the order they stand in. */
static void
focus_after (WeftEndPanel *panel, guint player)
{
  const WeftState *state = weft_game_get_state (panel->game);

  for (guint i = 1; i <= state->setup.n_humans; i++)
    {
      guint next = (player + i) % state->setup.n_humans;

      if (state->vp[next] == WEFT_VP_UNKNOWN && panel->cards[next] != NULL)
        {
          weft_score_card_focus (WEFT_SCORE_CARD (panel->cards[next]));
          return;
        }
    }
  gtk_widget_grab_focus (panel->again);
}

static void
said_cb (WeftScoreCard *card, WeftEndPanel *panel)
{
  focus_after (panel, weft_score_card_get_player (card));
}

static void
make_scores (WeftEndPanel *panel)
{
  const WeftSetup *setup = weft_record_setup (weft_game_get_record (panel->game));
  GtkWidget *columns = weft_columns_new (LEAST_SCORE, 2, FALSE);

  for (int i = -1; i < setup->n_humans; i++)
    {
      guint player = i < 0 ? WEFT_PLAYER_AUTOMA : (guint) i;

      if (!weft_setup_has_player (setup, player))
        continue;
      panel->cards[player] = weft_score_card_new (panel->game, player);
      g_signal_connect (panel->cards[player], "said", G_CALLBACK (said_cb), panel);
      weft_columns_append (WEFT_COLUMNS (columns), panel->cards[player]);
    }
  gtk_box_append (panel->scores, columns);
}

static void
show_scores (WeftEndPanel *panel)
{
  WeftPlayerSet won = winners (weft_game_get_state (panel->game));

  if (panel->cards[WEFT_PLAYER_P1] == NULL)
    make_scores (panel);
  for (guint player = 0; player < WEFT_N_PLAYERS; player++)
    if (panel->cards[player] != NULL)
      weft_score_card_update (WEFT_SCORE_CARD (panel->cards[player]),
                              (won & WEFT_PLAYER_BIT (player)) != 0);
}

/* What the Automa has scored for, each beside the largest. */
static void
show_sources (WeftEndPanel *panel)
{
  const WeftSetup *setup = weft_record_setup (weft_game_get_record (panel->game));
  g_autoptr (GArray) sources = weft_course_source_list (weft_game_get_history (panel->game));
  int most = 1;

  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (panel->sources)),
                          is_solo (panel) && sources->len > 0);
  weft_widgets_clear (GTK_WIDGET (panel->sources));
  for (guint i = 0; i < sources->len; i++)
    most = MAX (most, g_array_index (sources, WeftCourseSource, i).vp);
  for (guint i = 0; i < sources->len; i++)
    {
      const WeftCourseSource *source = &g_array_index (sources, WeftCourseSource, i);
      g_autofree char *figure = g_strdup_printf ("%d", source->vp);

      gtk_box_append (panel->sources,
                      weft_bar_line_new (weft_part_signs_new (source->part, setup, SIGN),
                                         SIGNS_WIDTH, source->what, TRUE,
                                         (double) source->vp / most, figure));
    }
}

static void
show_achievements (WeftEndPanel *panel)
{
  weft_widgets_clear (GTK_WIDGET (panel->achievements));
  gtk_box_append (panel->achievements, weft_achievements_box_new (
                                           panel->game, weft_game_get_state (panel->game), FALSE));
}

static GtkWidget *
new_chart (WeftEndPanel *panel, GArray *course, guint shows)
{
  GtkWidget *chart = weft_chart_view_new (shows);

  weft_chart_view_set_course (WEFT_CHART_VIEW (chart), weft_game_get_voice (panel->game), course);
  return chart;
}

/* Whether anybody's victory points are known more than once: else there is no line to draw. */
static gboolean
has_line (const WeftSetup *setup, GArray *course)
{
  guint known[WEFT_N_PLAYERS] = { 0 };

  for (guint i = 0; i < course->len; i++)
    for (guint player = 0; player < WEFT_PLAYER_SHADOW; player++)
      if (weft_setup_has_player (setup, player)
          && g_array_index (course, WeftCoursePoint, i).vp[player] != WEFT_VP_UNKNOWN
          && ++known[player] > 1)
        return TRUE;
  return FALSE;
}

static void
show_charts (WeftEndPanel *panel)
{
  const WeftSetup *setup = weft_record_setup (weft_game_get_record (panel->game));
  g_autoptr (GArray) course = weft_course (weft_game_get_history (panel->game));
  GtkWidget *tracks = weft_columns_new (LEAST_CHART, 2, FALSE);

  weft_widgets_clear (GTK_WIDGET (panel->charts));
  if (has_line (setup, course))
    gtk_box_append (panel->charts, new_chart (panel, course, WEFT_CHART_VP));
  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    if (weft_setup_has_track (setup, track))
      weft_columns_append (WEFT_COLUMNS (tracks), new_chart (panel, course, track));
  gtk_box_append (panel->charts, tracks);
}

static void
show_game (WeftEndPanel *panel)
{
  if (!weft_game_get_state (panel->game)->over)
    return;
  show_hero (panel);
  show_scores (panel);
  show_charts (panel);
  show_sources (panel);
  show_achievements (panel);
}

static void
weft_end_panel_class_init (WeftEndPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/weft_companion/Weft/weft-end-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, WeftEndPanel, hero);
  gtk_widget_class_bind_template_child (widget_class, WeftEndPanel, verdict);
  gtk_widget_class_bind_template_child (widget_class, WeftEndPanel, margin);
  gtk_widget_class_bind_template_child (widget_class, WeftEndPanel, tie);
  gtk_widget_class_bind_template_child (widget_class, WeftEndPanel, scores);
  gtk_widget_class_bind_template_child (widget_class, WeftEndPanel, charts);
  gtk_widget_class_bind_template_child (widget_class, WeftEndPanel, sources);
  gtk_widget_class_bind_template_child (widget_class, WeftEndPanel, achievements);
  gtk_widget_class_bind_template_child (widget_class, WeftEndPanel, again);
}

static void
weft_end_panel_init (WeftEndPanel *panel)
{
  gtk_widget_init_template (GTK_WIDGET (panel));
  weft_widgets_wrap_buttons (GTK_WIDGET (panel));
  panel->wreath = weft_wreath_new ();
  panel->cloth = weft_cloth_view_new ();
  gtk_widget_set_size_request (panel->cloth, -1, CLOTH_HEIGHT);
  gtk_box_prepend (panel->hero, panel->wreath);
  gtk_box_prepend (panel->hero, panel->cloth);
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
