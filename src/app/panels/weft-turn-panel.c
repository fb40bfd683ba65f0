/* weft-turn-panel.c: “Where did you advance?”: the person's own turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-turn-panel.h"

#include <glib/gi18n.h>

#include "weft-badge.h"
#include "weft-command-entry.h"
#include "weft-heading.h"
#include "weft-more-acts.h"
#include "weft-moves.h"
#include "weft-offers-panel.h"
#include "weft-picks.h"
#include "weft-question.h"
#include "weft-reasons-box.h"
#include "weft-standing.h"
#include "weft-widgets.h"

#define BADGE_SIZE 26
#define HAND_SIZE 72

struct _WeftTurnPanel
{
  GtkBox parent_instance;

  WeftGame *game;
  gboolean narrow;
  gboolean again; /* whether the rows are asked for once more in a turn */

  GtkScrolledWindow *scrolled;
  WeftHeading *question;
  GtkExpander *bots;
  GtkLabel *brief;
  GtkBox *steps;
  GtkBox *own;
  WeftOffersPanel *offers;
  GtkBox *rows;
  GtkBox *opening;
  GtkBox *hand;
  GtkLabel *opening_words;
  GtkWidget *income_and_done;
  GtkWidget *income_only;
  GtkWidget *more_advances;
  GtkWidget *explored;
  GtkWidget *conquered;
  GtkMenuButton *more;
  GtkWidget *say_it;
  WeftCommandEntry *command;
  GtkWidget *bar;
  GtkWidget *done;
};

G_DEFINE_FINAL_TYPE (WeftTurnPanel, weft_turn_panel, GTK_TYPE_BOX)

static const WeftState *
state_of (WeftTurnPanel *panel)
{
  return weft_game_get_state (panel->game);
}

static gboolean
is_opening (WeftTurnPanel *panel)
{
  const WeftState *state = state_of (panel);

  return !weft_state_has_begun_turn (state)
         && weft_state_begins_with_income (state, state->prompt.player);
}

/* What the bots did, each step with its reasons to unfold. */
static void
add_step (WeftTurnPanel *panel, const WeftStep *step)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *fold;

  gtk_box_append (GTK_BOX (row),
                  weft_badge_new_player (weft_record_setup (weft_game_get_record (panel->game)),
                                         step->actor, BADGE_SIZE));
  gtk_widget_set_valign (gtk_widget_get_first_child (row), GTK_ALIGN_START);
  if (weft_reasons_box_is_needed (step))
    {
      fold = gtk_expander_new (NULL);
      gtk_expander_set_label_widget (GTK_EXPANDER (fold), weft_widgets_text (step->sentence, NULL));
      gtk_expander_set_child (GTK_EXPANDER (fold), weft_reasons_box_new (step));
      gtk_accessible_update_property (GTK_ACCESSIBLE (fold), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      step->sentence, -1);
    }
  else
    fold = weft_widgets_text (step->sentence, NULL);
  gtk_widget_set_hexpand (fold, TRUE);
  gtk_box_append (GTK_BOX (row), fold);
  gtk_box_append (panel->steps, row);
}

/* The lines are made when they are looked at. */
static void
fill_steps (WeftTurnPanel *panel)
{
  GPtrArray *steps = weft_game_get_steps (panel->game);

  weft_widgets_clear (GTK_WIDGET (panel->steps));
  for (guint i = 0; i < steps->len && gtk_expander_get_expanded (panel->bots); i++)
    {
      const WeftStep *step = g_ptr_array_index (steps, i);

      if (!step->check)
        add_step (panel, step);
    }
}

/* “A Military 3 · outpost D4 · S Science 2”. */
static char *
brief_words (WeftTurnPanel *panel)
{
  GPtrArray *steps = weft_game_get_steps (panel->game);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) briefs = NULL;
  g_autofree char *list = NULL;

  for (guint i = 0; i < steps->len; i++)
    {
      g_autofree char *summary = weft_step_summary (g_ptr_array_index (steps, i));

      if (summary != NULL)
        g_strv_builder_add (builder, summary);
    }
  briefs = g_strv_builder_end (builder);
  list = g_strjoinv (" · ", briefs);
  if (*list == '\0')
    return g_strdup (_ ("What the bots did"));
  /* Translators: what the bots did, in brief. */
  return g_strdup_printf (_ ("Bots: %s"), list);
}

static void
show_bots (WeftTurnPanel *panel)
{
  GPtrArray *steps = weft_game_get_steps (panel->game);
  g_autofree char *words = brief_words (panel);

  gtk_expander_set_expanded (panel->bots, FALSE);
  gtk_label_set_text (panel->brief, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (panel->bots), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  words, -1);
  gtk_widget_set_visible (GTK_WIDGET (panel->bots), steps->len > 0);
  fill_steps (panel);
}

/* What has been recorded of this turn, so that nobody needs to remember. */
static void
show_own (WeftTurnPanel *panel)
{
  g_auto (GStrv) lines =
      weft_steps_tell_own (weft_game_get_voice (panel->game), weft_game_get_history (panel->game));

  weft_widgets_clear (GTK_WIDGET (panel->own));
  for (char **line = lines; *line != NULL; line++)
    {
      g_autofree char *ticked = g_strdup_printf ("✓ %s", *line);

      gtk_box_append (panel->own, weft_widgets_text (ticked, "done-line"));
    }
  gtk_widget_set_visible (GTK_WIDGET (panel->own), *lines != NULL);
}

static void
add_row (WeftTurnPanel *panel, const WeftMove *move, guint *key)
{
  gtk_box_append (panel->rows, weft_turn_row_new (panel->game, move, (*key)++));
}

static void
add_advances (WeftTurnPanel *panel, guint track, guint *key)
{
  WeftMove moves[WEFT_N_TOKENS];
  guint n = weft_picks_advances (state_of (panel), track, moves);

  for (guint i = 0; i < n; i++)
    add_row (panel, &moves[i], key);
}

static void
show_rows (WeftTurnPanel *panel)
{
  const WeftState *state = state_of (panel);
  WeftMove income = { .kind = WEFT_MOVE_INCOME, .player = state->prompt.player };
  guint key = 1;

  weft_widgets_clear (GTK_WIDGET (panel->rows));
  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    if (weft_setup_has_track (&state->setup, track))
      add_advances (panel, track, &key);
  add_row (panel, &income, &key);
}

/* Says on a button what ends the turn, and who comes next; while it is a human's. */
static void
label_end (WeftTurnPanel *panel, GtkWidget *button)
{
  const WeftState *state = state_of (panel);
  g_autofree char *label = NULL;

  if (state->prompt.kind != WEFT_PROMPT_TURN)
    return;
  label = weft_standing_done (weft_game_get_voice (panel->game), state);
  gtk_button_set_label (GTK_BUTTON (button), label);
}

/* The first turn: one thing to do. */
static void
show_opening (WeftTurnPanel *panel)
{
  WeftMove move = { .kind = WEFT_MOVE_INCOME, .player = state_of (panel)->prompt.player };

  if (!weft_setup_is_solo (&state_of (panel)->setup))
    label_end (panel, panel->income_and_done);
  gtk_label_set_text (panel->opening_words,
                      _ ("Everybody begins with an income turn. Take it on your table."));
  weft_moves_offer_as (panel->income_and_done, panel->game, &move, WEFT_MOVE_AND_END_ACTION);
  weft_moves_offer_as (panel->income_only, panel->game, &move, WEFT_MOVE_ACTION);
}

/* The menu is made when it is asked for: it depends on the game. */
static void
make_more_cb (GtkMenuButton *button, gpointer data)
{
  g_autoptr (GMenuModel) menu = weft_more_acts_new (WEFT_TURN_PANEL (data)->game);

  gtk_menu_button_set_menu_model (button, menu);
}

/* A button that asks for a hex, insensitive with the reason when there is none for it. */
static void
offer_pick (WeftTurnPanel *panel, GtkWidget *button, WeftMoveKind kind)
{
  gboolean possible = weft_picks_hexes (panel->game, kind) != 0;
  const char *reason = possible ? NULL : _ ("No hex is possible for that now.");

  gtk_widget_set_sensitive (button, possible);
  weft_widgets_set_tip (button, reason);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  reason != NULL ? reason : "", -1);
}

static void
show_pill (GtkWidget *pill, gboolean visible)
{
  gtk_widget_set_visible (gtk_widget_get_parent (pill), visible);
}

static void
show_follow_ups (WeftTurnPanel *panel)
{
  const WeftState *state = state_of (panel);
  gboolean solo = weft_setup_is_solo (&state->setup);

  show_pill (panel->more_advances, weft_state_has_begun_turn (state_of (panel)) && !panel->again
                                       && weft_picks_can_advance (panel->game));
  show_pill (panel->explored, solo);
  show_pill (panel->conquered, solo);
  show_pill (panel->say_it, panel->narrow);
  if (solo)
    {
      offer_pick (panel, panel->explored, WEFT_MOVE_EXPLORE);
      offer_pick (panel, panel->conquered, WEFT_MOVE_CONQUER);
    }
}

static void
show_done (WeftTurnPanel *panel)
{
  const WeftState *state = state_of (panel);

  label_end (panel, panel->done);
  weft_moves_offer (panel->done, panel->game,
                    &(WeftMove){ .kind = WEFT_MOVE_END_TURN, .player = state->prompt.player });
  /* Where nothing can be ended yet there is room for the rows. */
  gtk_widget_set_visible (panel->bar, gtk_widget_get_sensitive (panel->done));
}

/* The rows come first, and once something has been recorded only when they are asked for: whoever
 * presses twice in the same place does not advance twice. */
static void
show_parts (WeftTurnPanel *panel)
{
  gboolean opening = is_opening (panel);

  gtk_widget_set_visible (GTK_WIDGET (panel->opening), opening);
  gtk_widget_set_visible (GTK_WIDGET (panel->rows),
                          !opening
                              && (!weft_state_has_begun_turn (state_of (panel)) || panel->again));
  gtk_widget_set_visible (GTK_WIDGET (panel->command), !panel->narrow);
}

static void
show_game (WeftTurnPanel *panel)
{
  g_autofree char *question = NULL;

  panel->again = FALSE;
  if (state_of (panel)->prompt.kind != WEFT_PROMPT_TURN)
    return;
  question = weft_question_of_rows (weft_game_get_voice (panel->game), state_of (panel));
  weft_heading_set_text (panel->question, question);
  show_bots (panel);
  show_own (panel);
  show_rows (panel);
  show_opening (panel);
  show_parts (panel);
  show_follow_ups (panel);
  show_done (panel);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (panel->scrolled), 0);
}

static void
again_action (GtkWidget *widget, const char *name, GVariant *target)
{
  WeftTurnPanel *panel = WEFT_TURN_PANEL (widget);

  (void) name;
  (void) target;
  panel->again = TRUE;
  show_parts (panel);
  show_follow_ups (panel);
  weft_turn_panel_focus (panel);
}

/* A card or civilization the person names without being asked. */
static void
note_card (WeftTurnPanel *panel, WeftCardKind kind, GVariant *nick)
{
  if (!weft_game_note_card (panel->game, kind, g_variant_get_string (nick, NULL), NULL))
    gtk_widget_error_bell (GTK_WIDGET (panel));
}

static void
card_action (GtkWidget *widget, const char *name, GVariant *target)
{
  (void) name;
  note_card (WEFT_TURN_PANEL (widget), WEFT_CARD_KIND_TAPESTRY, target);
}

static void
civilization_action (GtkWidget *widget, const char *name, GVariant *target)
{
  (void) name;
  note_card (WEFT_TURN_PANEL (widget), WEFT_CARD_KIND_CIVILIZATION, target);
}

static void
expanded_cb (WeftTurnPanel *panel)
{
  if (panel->game != NULL)
    fill_steps (panel);
}

static void
weft_turn_panel_class_init (WeftTurnPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (WEFT_TYPE_HEADING);
  g_type_ensure (WEFT_TYPE_COMMAND_ENTRY);
  g_type_ensure (WEFT_TYPE_OFFERS_PANEL);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/weft_companion/Weft/weft-turn-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, WeftTurnPanel, scrolled);
  gtk_widget_class_bind_template_child (widget_class, WeftTurnPanel, question);
  gtk_widget_class_bind_template_child (widget_class, WeftTurnPanel, bots);
  gtk_widget_class_bind_template_child (widget_class, WeftTurnPanel, brief);
  gtk_widget_class_bind_template_child (widget_class, WeftTurnPanel, steps);
  gtk_widget_class_bind_template_child (widget_class, WeftTurnPanel, own);
  gtk_widget_class_bind_template_child (widget_class, WeftTurnPanel, offers);
  gtk_widget_class_bind_template_child (widget_class, WeftTurnPanel, rows);
  gtk_widget_class_bind_template_child (widget_class, WeftTurnPanel, opening);
  gtk_widget_class_bind_template_child (widget_class, WeftTurnPanel, hand);
  gtk_widget_class_bind_template_child (widget_class, WeftTurnPanel, opening_words);
  gtk_widget_class_bind_template_child (widget_class, WeftTurnPanel, income_and_done);
  gtk_widget_class_bind_template_child (widget_class, WeftTurnPanel, income_only);
  gtk_widget_class_bind_template_child (widget_class, WeftTurnPanel, more_advances);
  gtk_widget_class_bind_template_child (widget_class, WeftTurnPanel, explored);
  gtk_widget_class_bind_template_child (widget_class, WeftTurnPanel, conquered);
  gtk_widget_class_bind_template_child (widget_class, WeftTurnPanel, more);
  gtk_widget_class_bind_template_child (widget_class, WeftTurnPanel, say_it);
  gtk_widget_class_bind_template_child (widget_class, WeftTurnPanel, command);
  gtk_widget_class_bind_template_child (widget_class, WeftTurnPanel, bar);
  gtk_widget_class_bind_template_child (widget_class, WeftTurnPanel, done);
  gtk_widget_class_install_action (widget_class, "turn.again", NULL, again_action);
  gtk_widget_class_install_action (widget_class, "turn.card", "s", card_action);
  gtk_widget_class_install_action (widget_class, "turn.civilization", "s", civilization_action);
}

static void
weft_turn_panel_init (WeftTurnPanel *panel)
{
  gtk_widget_init_template (GTK_WIDGET (panel));
  weft_widgets_wrap_buttons (GTK_WIDGET (panel));
  gtk_box_append (panel->hand, weft_badge_new_income (HAND_SIZE));
  g_signal_connect_swapped (panel->bots, "notify::expanded", G_CALLBACK (expanded_cb), panel);
  gtk_menu_button_set_create_popup_func (panel->more, make_more_cb, panel, NULL);
}

void
weft_turn_panel_set_game (WeftTurnPanel *panel, WeftGame *game)
{
  g_return_if_fail (WEFT_IS_TURN_PANEL (panel) && WEFT_IS_GAME (game));

  panel->game = game;
  weft_command_entry_set_game (panel->command, game);
  weft_offers_panel_set_game (panel->offers, game);
  g_signal_connect_object (game, "changed", G_CALLBACK (show_game), panel, G_CONNECT_SWAPPED);
  show_game (panel);
}

void
weft_turn_panel_set_narrow (WeftTurnPanel *panel, gboolean narrow)
{
  g_return_if_fail (WEFT_IS_TURN_PANEL (panel));

  panel->narrow = narrow;
  if (panel->game == NULL)
    return;
  show_parts (panel);
  show_follow_ups (panel);
}

gboolean
weft_turn_panel_press (WeftTurnPanel *panel, guint key, WeftTurnRowPart part)
{
  GtkWidget *row;

  g_return_val_if_fail (WEFT_IS_TURN_PANEL (panel) && key > 0, FALSE);

  if (gtk_widget_get_visible (GTK_WIDGET (panel->opening)))
    {
      GtkWidget *button =
          part == WEFT_TURN_ROW_RECORDS ? panel->income_only : panel->income_and_done;

      if (key == 1) /* the one thing to do */
        g_signal_emit_by_name (button, "clicked");
      return key == 1;
    }
  row = gtk_widget_get_first_child (GTK_WIDGET (panel->rows));
  while (row != NULL && --key > 0)
    row = gtk_widget_get_next_sibling (row);
  return row != NULL && weft_turn_row_press (WEFT_TURN_ROW (row), part);
}

void
weft_turn_panel_focus (WeftTurnPanel *panel)
{
  g_return_if_fail (WEFT_IS_TURN_PANEL (panel));
  gtk_widget_grab_focus (GTK_WIDGET (panel->question));
}

void
weft_turn_panel_focus_command (WeftTurnPanel *panel)
{
  g_return_if_fail (WEFT_IS_TURN_PANEL (panel));

  gtk_widget_set_visible (GTK_WIDGET (panel->command), TRUE);
  weft_command_entry_focus (panel->command);
}
