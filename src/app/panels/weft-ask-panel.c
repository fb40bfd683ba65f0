/* weft-ask-panel.c: what the game asks in the middle of a turn: traps, real cards, real dice
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-ask-panel.h"

#include <glib/gi18n.h>

#include "weft-badge.h"
#include "weft-heading.h"
#include "weft-moves.h"
#include "weft-question.h"
#include "weft-widgets.h"

struct _WeftAskPanel
{
  GtkBox parent_instance;

  WeftGame *game;

  GtkLabel *heading;
  WeftHeading *question;
  GtkLabel *hint;
  GtkWidget *numbers;
  GtkLabel *first_label;
  GtkEditable *first;
  GtkWidget *second_label;
  GtkEditable *second;
  GtkLabel *refusal;
  GtkFlowBox *tracks;
  GtkWidget *yes;
  GtkWidget *no;
  GtkWidget *give;
};

G_DEFINE_FINAL_TYPE (WeftAskPanel, weft_ask_panel, GTK_TYPE_BOX)

static WeftPromptKind
prompt_of (WeftGame *game)
{
  return weft_game_get_state (game)->prompt.kind;
}

gboolean
weft_ask_panel_is_needed (WeftGame *game)
{
  WeftPromptKind prompt = prompt_of (game);

  return prompt != WEFT_PROMPT_TURN && prompt != WEFT_PROMPT_OVER;
}

static void
say (WeftAskPanel *panel, const WeftQuestion *question)
{
  gtk_label_set_text (panel->heading, question->heading);
  weft_heading_set_text (panel->question, question->question);
  weft_heading_set_description (panel->question, question->hint);
  gtk_label_set_text (panel->hint, question->hint != NULL ? question->hint : "");
  gtk_widget_set_visible (GTK_WIDGET (panel->hint), question->hint != NULL);
}

static void
offer_answers (WeftAskPanel *panel, const WeftQuestion *question)
{
  gtk_button_set_label (GTK_BUTTON (panel->yes), question->yes);
  gtk_button_set_label (GTK_BUTTON (panel->no), question->no);
  weft_moves_offer (panel->yes, panel->game,
                    &(WeftMove){ .kind = WEFT_MOVE_ANSWER, .value = TRUE });
  weft_moves_offer (panel->no, panel->game,
                    &(WeftMove){ .kind = WEFT_MOVE_ANSWER, .value = FALSE });
}

static void
ask_numbers (WeftAskPanel *panel, const WeftQuestion *question)
{
  gboolean deal = question->cards == 2;

  gtk_label_set_text_with_mnemonic (panel->first_label,
                                    deal ? _ ("_Decision card (left)") : _ ("_Card"));
  gtk_widget_set_visible (panel->second_label, deal);
  gtk_widget_set_visible (GTK_WIDGET (panel->second), deal);
  gtk_editable_set_text (panel->first, "");
  gtk_editable_set_text (panel->second, "");
  gtk_button_set_label (GTK_BUTTON (panel->give), deal ? _ ("These cards") : _ ("This card"));
}

/* A face of the die. */
static GtkWidget *
new_face (WeftAskPanel *panel, guint8 track)
{
  GtkWidget *button = gtk_button_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *label = gtk_label_new (weft_words_track (track)), *child = gtk_flow_box_child_new ();

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (box), weft_badge_new_track (track, 40));
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "face");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  weft_words_track (track), -1);
  weft_moves_offer (button, panel->game, &(WeftMove){ .kind = WEFT_MOVE_ROLL, .track = track });
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), button);
  gtk_widget_set_focusable (child, FALSE);
  return child;
}

static void
offer_tracks (WeftAskPanel *panel, const WeftQuestion *question)
{
  for (guint8 track = 0; track < WEFT_N_TRACKS; track++)
    {
      if ((question->tracks & WEFT_TRACK_BIT (track)) != 0)
        gtk_flow_box_append (panel->tracks, new_face (panel, track));
    }
}

static void
show_game (WeftAskPanel *panel)
{
  g_auto (WeftQuestion) question = { 0 };
  gboolean traps, numbers;

  weft_widgets_clear (GTK_WIDGET (panel->tracks));
  if (!weft_ask_panel_is_needed (panel->game))
    return;
  question =
      weft_question_ask (weft_game_get_voice (panel->game), weft_game_get_state (panel->game));
  traps = question.yes != NULL;
  numbers = question.cards > 0;
  gtk_widget_set_visible (panel->yes, traps);
  gtk_widget_set_visible (panel->no, traps);
  gtk_widget_set_visible (panel->numbers, numbers);
  gtk_widget_set_visible (panel->give, numbers);
  gtk_widget_set_visible (GTK_WIDGET (panel->refusal), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (panel->tracks), question.tracks != 0);
  say (panel, &question);
  if (traps)
    offer_answers (panel, &question);
  if (numbers)
    ask_numbers (panel, &question);
  offer_tracks (panel, &question);
}

static gboolean
read_card (GtkEditable *entry, guint8 *card)
{
  guint64 number;

  if (!g_ascii_string_to_unsigned (gtk_editable_get_text (entry), 10, 1, WEFT_N_CARDS, &number,
                                   NULL))
    return FALSE;
  *card = (guint8) number;
  return TRUE;
}

/* The move the numbers mean; FALSE when they are none. */
static gboolean
read_numbers (WeftAskPanel *panel, WeftMove *move)
{
  gboolean deal = prompt_of (panel->game) == WEFT_PROMPT_DEAL;

  *move = (WeftMove){ .kind = deal ? WEFT_MOVE_DEAL : WEFT_MOVE_REVEAL };
  return read_card (panel->first, &move->cards[0])
         && (!deal || read_card (panel->second, &move->cards[1]));
}

static void
numbers_changed_cb (WeftAskPanel *panel)
{
  gtk_widget_set_visible (GTK_WIDGET (panel->refusal), FALSE);
}

static void
refuse_numbers (WeftAskPanel *panel, const char *words)
{
  gtk_label_set_text (panel->refusal, words);
  gtk_widget_set_visible (GTK_WIDGET (panel->refusal), TRUE);
  gtk_widget_error_bell (GTK_WIDGET (panel));
}

static void
numbers_given_cb (WeftAskPanel *panel)
{
  g_autoptr (GError) error = NULL;
  WeftMove move;

  if (prompt_of (panel->game) == WEFT_PROMPT_DEAL && *gtk_editable_get_text (panel->second) == '\0'
      && *gtk_editable_get_text (panel->first) != '\0')
    gtk_widget_grab_focus (GTK_WIDGET (panel->second));
  else if (!read_numbers (panel, &move))
    refuse_numbers (panel, _ ("Type the numbers on the cards, from 1 to 22."));
  else if (!weft_game_check (panel->game, &move, &error))
    {
      g_autofree char *words = weft_moves_refusal (panel->game, error);

      refuse_numbers (panel, words);
    }
  else
    gtk_widget_activate_action_variant (GTK_WIDGET (panel), WEFT_MOVE_ACTION,
                                        weft_moves_target (panel->game, &move));
}

static void
weft_ask_panel_class_init (WeftAskPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (WEFT_TYPE_HEADING);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/weft_companion/Weft/weft-ask-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, WeftAskPanel, heading);
  gtk_widget_class_bind_template_child (widget_class, WeftAskPanel, question);
  gtk_widget_class_bind_template_child (widget_class, WeftAskPanel, hint);
  gtk_widget_class_bind_template_child (widget_class, WeftAskPanel, numbers);
  gtk_widget_class_bind_template_child (widget_class, WeftAskPanel, first_label);
  gtk_widget_class_bind_template_child (widget_class, WeftAskPanel, first);
  gtk_widget_class_bind_template_child (widget_class, WeftAskPanel, second_label);
  gtk_widget_class_bind_template_child (widget_class, WeftAskPanel, second);
  gtk_widget_class_bind_template_child (widget_class, WeftAskPanel, refusal);
  gtk_widget_class_bind_template_child (widget_class, WeftAskPanel, tracks);
  gtk_widget_class_bind_template_child (widget_class, WeftAskPanel, yes);
  gtk_widget_class_bind_template_child (widget_class, WeftAskPanel, no);
  gtk_widget_class_bind_template_child (widget_class, WeftAskPanel, give);
  gtk_widget_class_bind_template_callback (widget_class, numbers_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, numbers_given_cb);
}

static void
weft_ask_panel_init (WeftAskPanel *panel)
{
  gtk_widget_init_template (GTK_WIDGET (panel));
  weft_widgets_wrap_buttons (GTK_WIDGET (panel));
  weft_widgets_take_digits (GTK_EDITABLE (panel->first));
  weft_widgets_take_digits (GTK_EDITABLE (panel->second));
}

void
weft_ask_panel_set_game (WeftAskPanel *panel, WeftGame *game)
{
  g_return_if_fail (WEFT_IS_ASK_PANEL (panel) && WEFT_IS_GAME (game));

  panel->game = game;
  g_signal_connect_object (game, "changed", G_CALLBACK (show_game), panel, G_CONNECT_SWAPPED);
  show_game (panel);
}

/* Where numbers are typed, there; else on the question: no key gives an answer nobody chose. */
void
weft_ask_panel_focus (WeftAskPanel *panel)
{
  g_return_if_fail (WEFT_IS_ASK_PANEL (panel));

  if (gtk_widget_get_visible (panel->numbers))
    gtk_widget_grab_focus (GTK_WIDGET (panel->first));
  else
    gtk_widget_grab_focus (GTK_WIDGET (panel->question));
}
