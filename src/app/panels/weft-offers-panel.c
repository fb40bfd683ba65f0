/* weft-offers-panel.c: what the person's cards and civilizations offer and tell now
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-offers-panel.h"

#include <glib/gi18n.h>

#include "weft-moves.h"
#include "weft-offers.h"
#include "weft-widgets.h"

#define MOST_BUTTONS 5 /* more choices than that are in a menu */
#define TAKE "offers.take"
#define ROLL "offers.roll"
#define CARD "offers.card"

struct _WeftOffersPanel
{
  GtkBox parent_instance;

  WeftGame *game;
  GPtrArray *offers; /* WeftOffer */

  GtkWidget *question;
  GtkLabel *which;
  GtkMenuButton *card;
  GtkBox *list;
};

G_DEFINE_FINAL_TYPE (WeftOffersPanel, weft_offers_panel, GTK_TYPE_BOX)

/* ---- The card of an era ---- */

static void
append_card (WeftOffersPanel *panel, GMenu *menu, const char *nick)
{
  g_autofree char *name =
      weft_words_card (weft_game_get_tables (panel->game), WEFT_CARD_KIND_TAPESTRY, nick);
  g_autoptr (GMenuItem) item = g_menu_item_new (name, NULL);

  g_menu_item_set_action_and_target_value (item, CARD, g_variant_new_string (nick));
  g_menu_append_item (menu, item);
}

/* Whether the card is asked for; “another card” is a button before the list. */
static gboolean
show_question (WeftOffersPanel *panel)
{
  g_autoptr (GPtrArray) cards = weft_offers_cards_to_ask (weft_game_get_voice (panel->game),
                                                          weft_game_get_history (panel->game));
  g_autoptr (GMenu) menu = g_menu_new ();

  for (guint i = 0; i < cards->len; i++)
    append_card (panel, menu, ((const WeftHumanCard *) g_ptr_array_index (cards, i))->nick);
  gtk_menu_button_set_menu_model (panel->card, G_MENU_MODEL (menu));
  gtk_widget_set_visible (panel->question, cards->len > 0);
  return cards->len > 0;
}

static void
card_action (GtkWidget *widget, const char *name, GVariant *target)
{
  (void) name;
  if (!weft_game_note_card (WEFT_OFFERS_PANEL (widget)->game, WEFT_CARD_KIND_TAPESTRY,
                            g_variant_get_string (target, NULL), NULL))
    gtk_widget_error_bell (widget);
}

/* ---- Offers ---- */

static GVariant *
target_of (guint offer, guint choice)
{
  return g_variant_new ("(uu)", offer, choice);
}

static const WeftOfferChoice *
choice_at (const WeftOffer *offer, guint index)
{
  return g_ptr_array_index (offer->choices, index);
}

static void
add_button (GtkWidget *buttons, const WeftOffer *offer, const char *label, const char *action,
            GVariant *target)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_add_css_class (button, "quiet-pill");
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (button), target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  offer->sentence, -1);
  gtk_flow_box_insert (GTK_FLOW_BOX (buttons), button, -1);
  gtk_widget_set_focusable (gtk_widget_get_parent (button), FALSE);
}

static void
add_menu (GtkWidget *buttons, const WeftOffer *offer, guint index)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  GtkWidget *button = gtk_menu_button_new ();

  for (guint i = 0; i < offer->choices->len; i++)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (choice_at (offer, i)->label, NULL);

      g_menu_item_set_action_and_target_value (item, TAKE, target_of (index, i));
      g_menu_append_item (menu, item);
    }
  gtk_menu_button_set_label (GTK_MENU_BUTTON (button), _ ("Choose…"));
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), G_MENU_MODEL (menu));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  offer->sentence, -1);
  gtk_widget_add_css_class (button, "quiet-pill");
  gtk_flow_box_insert (GTK_FLOW_BOX (buttons), button, -1);
  gtk_widget_set_focusable (gtk_widget_get_parent (button), FALSE);
}

static void
add_offer (WeftOffersPanel *panel, guint index)
{
  const WeftOffer *offer = g_ptr_array_index (panel->offers, index);
  GtkWidget *buttons;

  gtk_box_append (panel->list, weft_widgets_text (offer->sentence, "line"));
  if (offer->choices->len == 0)
    return;
  buttons = gtk_flow_box_new ();
  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (buttons), GTK_SELECTION_NONE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (buttons), MOST_BUTTONS + 1);
  gtk_flow_box_set_column_spacing (GTK_FLOW_BOX (buttons), 8);
  gtk_flow_box_set_row_spacing (GTK_FLOW_BOX (buttons), 8);
  gtk_flow_box_set_min_children_per_line (GTK_FLOW_BOX (buttons), 2);
  if (weft_offers_is_rolled (weft_game_get_record (panel->game), offer))
    add_button (buttons, offer, _ ("Roll the die"), ROLL, g_variant_new_uint32 (index));
  if (offer->choices->len > MOST_BUTTONS)
    add_menu (buttons, offer, index);
  else
    for (guint i = 0; i < offer->choices->len; i++)
      add_button (buttons, offer, choice_at (offer, i)->label, TAKE, target_of (index, i));
  gtk_box_append (panel->list, buttons);
  weft_widgets_wrap_buttons (buttons);
}

static void
show_game (WeftOffersPanel *panel)
{
  weft_widgets_clear (GTK_WIDGET (panel->list));
  g_clear_pointer (&panel->offers, g_ptr_array_unref);
  panel->offers =
      weft_offers_now (weft_game_get_voice (panel->game), weft_game_get_history (panel->game));
  for (guint i = 0; i < panel->offers->len; i++)
    add_offer (panel, i);
  gtk_widget_set_visible (GTK_WIDGET (panel->list), panel->offers->len > 0);
  gtk_widget_set_visible (GTK_WIDGET (panel), show_question (panel) || panel->offers->len > 0);
}

/* One move is made like any other; several stand or fall together. */
static void
take (WeftOffersPanel *panel, const WeftOfferChoice *choice)
{
  GtkWidget *widget = GTK_WIDGET (panel);

  if (choice->n_moves == 1 && !choice->keeps)
    gtk_widget_activate_action_variant (widget, WEFT_MOVE_ACTION,
                                        weft_moves_target (panel->game, &choice->moves[0]));
  else if (!weft_offers_take (panel->game, choice, NULL, NULL))
    gtk_widget_error_bell (widget);
}

static void
take_action (GtkWidget *widget, const char *name, GVariant *target)
{
  WeftOffersPanel *panel = WEFT_OFFERS_PANEL (widget);
  const WeftOffer *offer;
  guint index, chosen;

  (void) name;
  g_variant_get (target, "(uu)", &index, &chosen);
  if (panel->offers == NULL || index >= panel->offers->len)
    return;
  offer = g_ptr_array_index (panel->offers, index);
  if (chosen < offer->choices->len)
    {
      WeftOfferChoice choice = *choice_at (offer, chosen); /* the offers change with the move */

      take (panel, &choice);
    }
}

static void
roll_action (GtkWidget *widget, const char *name, GVariant *target)
{
  WeftOffersPanel *panel = WEFT_OFFERS_PANEL (widget);
  guint index = g_variant_get_uint32 (target);
  const WeftOfferChoice *rolled;

  (void) name;
  if (panel->offers == NULL || index >= panel->offers->len)
    return;
  rolled = weft_offers_roll (weft_game_get_history (panel->game),
                             g_ptr_array_index (panel->offers, index));
  if (rolled != NULL)
    {
      WeftOfferChoice choice = *rolled;

      take (panel, &choice);
    }
}

static void
weft_offers_panel_dispose (GObject *object)
{
  WeftOffersPanel *panel = WEFT_OFFERS_PANEL (object);

  g_clear_pointer (&panel->offers, g_ptr_array_unref);
  G_OBJECT_CLASS (weft_offers_panel_parent_class)->dispose (object);
}

static void
weft_offers_panel_class_init (WeftOffersPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = weft_offers_panel_dispose;
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/weft_companion/Weft/weft-offers-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, WeftOffersPanel, question);
  gtk_widget_class_bind_template_child (widget_class, WeftOffersPanel, which);
  gtk_widget_class_bind_template_child (widget_class, WeftOffersPanel, card);
  gtk_widget_class_bind_template_child (widget_class, WeftOffersPanel, list);
  gtk_widget_class_install_action (widget_class, TAKE, "(uu)", take_action);
  gtk_widget_class_install_action (widget_class, CARD, "s", card_action);
  gtk_widget_class_install_action (widget_class, ROLL, "u", roll_action);
}

static void
weft_offers_panel_init (WeftOffersPanel *panel)
{
  gtk_widget_init_template (GTK_WIDGET (panel));
  gtk_label_set_text (panel->which, weft_offers_card_question ());
}

void
weft_offers_panel_set_game (WeftOffersPanel *panel, WeftGame *game)
{
  g_return_if_fail (WEFT_IS_OFFERS_PANEL (panel) && WEFT_IS_GAME (game));

  panel->game = game;
  g_signal_connect_object (game, "changed", G_CALLBACK (show_game), panel, G_CONNECT_SWAPPED);
  show_game (panel);
}
