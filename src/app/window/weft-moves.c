/* weft-moves.c: moves as what buttons and menu items do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-moves.h"

#include "weft-refusals.h"
#include "weft-widgets.h"

GVariant *
weft_moves_target (WeftGame *game, const WeftMove *move)
{
  g_autoptr (JsonNode) node = json_node_alloc ();
  g_autoptr (JsonObject) object = weft_move_to_json (move, weft_game_get_tables (game));

  json_node_init_object (node, object);
  return g_variant_new_take_string (weft_json_print (node));
}

gboolean
weft_moves_from_target (WeftGame *game, GVariant *target, WeftMove *move)
{
  const char *text = g_variant_get_string (target, NULL);
  g_autoptr (JsonNode) node = weft_json_parse (text, strlen (text), NULL);

  return node != NULL
         && weft_move_from_json (node, weft_game_get_tables (game), "target", move, NULL);
}

char *
weft_moves_refusal (WeftGame *game, const GError *error)
{
  return weft_refusals_words (weft_game_get_voice (game), error);
}

void
weft_moves_offer (GtkWidget *widget, WeftGame *game, const WeftMove *move)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *refusal = NULL;
  gboolean possible = weft_game_check (game, move, &error);

  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (widget), weft_moves_target (game, move));
  /* An action would make the widget sensitive again. */
  gtk_actionable_set_action_name (GTK_ACTIONABLE (widget), possible ? WEFT_MOVE_ACTION : NULL);
  if (!possible)
    refusal = weft_moves_refusal (game, error);
  gtk_widget_set_sensitive (widget, possible);
  weft_widgets_set_tip (widget, refusal);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  refusal != NULL ? refusal : "", -1);
}

void
weft_moves_offer_as (GtkWidget *widget, WeftGame *game, const WeftMove *move, const char *action)
{
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (widget), weft_moves_target (game, move));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (widget), action);
}

GtkWidget *
weft_moves_button (WeftGame *game, const char *label, const WeftMove *move)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  weft_moves_offer (button, game, move);
  return button;
}
