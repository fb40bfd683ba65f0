/* card-games.c: games with cards and civilizations, played through the window by what it offers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "card-games.h"
#include "app-look.h"
#include "weft-offers-panel.h"
#include "weft-played.h"

static GtkWidget *
find_panel (Driver *driver)
{
  GtkWidget *panel = driver_find_type (driver, WEFT_TYPE_OFFERS_PANEL);

  g_assert_nonnull (panel);
  return panel;
}

/* A menu button of the offers that has an item with the action and target. */
typedef struct
{
  const char *action;
  GVariant *target;
} Item;

static gboolean
has_item (GtkWidget *widget, gconstpointer data)
{
  const Item *item = data;
  GMenuModel *menu = GTK_IS_MENU_BUTTON (widget)
                         ? gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (widget))
                         : NULL;

  for (int i = 0; menu != NULL && i < g_menu_model_get_n_items (menu); i++)
    {
      g_autofree char *action = NULL;
      g_autoptr (GVariant) target =
          g_menu_model_get_item_attribute_value (menu, i, G_MENU_ATTRIBUTE_TARGET, NULL);

      g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_ACTION, "s", &action);
      if (g_strcmp0 (action, item->action) == 0 && g_variant_equal (target, item->target))
        return TRUE;
    }
  return FALSE;
}

/* What choosing an item of a menu does. */
static void
choose (Driver *driver, const char *action, GVariant *target)
{
  g_autoptr (GVariant) kept = g_variant_ref_sink (target);
  GtkWidget *button = driver_find (driver, find_panel (driver), has_item, &(Item){ action, kept });

  g_assert_nonnull (button);
  g_assert_true (gtk_widget_activate_action_variant (button, action, kept));
  driver_settle ();
}

static void
take (Driver *driver, const CardAct *act)
{
  g_autoptr (GPtrArray) offers = weft_offers_now (weft_game_get_voice (game_of (driver)),
                                                  weft_game_get_history (game_of (driver)));
  const WeftOffer *offer = g_ptr_array_index (offers, act->offer);
  g_autoptr (GVariant) target =
      g_variant_ref_sink (offer->die ? g_variant_new_uint32 (act->offer)
                                     : g_variant_new ("(uu)", act->offer, act->choice));
  g_autofree char *printed = g_variant_print (target, FALSE);
  GtkWidget *button =
      driver_find_action (driver, offer->die ? "offers.roll" : "offers.take", printed);

  if (button != NULL)
    driver_press (button);
  else
    choose (driver, "offers.take", g_steal_pointer (&target));
}

static gboolean
says_exactly (GtkWidget *widget, gconstpointer sentence)
{
  return GTK_IS_LABEL (widget)
         && g_strcmp0 (gtk_label_get_text (GTK_LABEL (widget)), sentence) == 0;
}

/* What a card offers or tells stands there once it is named. */
static void
check_shown (Driver *driver)
{
  g_autoptr (GPtrArray) offers = weft_offers_now (weft_game_get_voice (game_of (driver)),
                                                  weft_game_get_history (game_of (driver)));

  for (guint i = 0; i < offers->len; i++)
    g_assert_nonnull (driver_find (driver, find_panel (driver), says_exactly,
                                   ((const WeftOffer *) g_ptr_array_index (offers, i))->sentence));
}

static void
do_act (Driver *driver, const CardAct *act)
{
  guint before = weft_record_n_moves (weft_game_get_record (game_of (driver)));

  switch (act->kind)
    {
    case CARD_ACT_MOVE:
      driver_make (driver, &act->move);
      break;
    case CARD_ACT_CARD:
      if (g_str_equal (act->card, WEFT_OTHER_CARD))
        driver_press (driver_find_action (driver, "offers.card", "'other'"));
      else
        choose (driver, "offers.card", g_variant_new_string (act->card));
      if (!g_str_equal (act->card, WEFT_OTHER_CARD))
        check_shown (driver);
      break;
    case CARD_ACT_TAKE:
      take (driver, act);
      break;
    case CARD_ACT_OVER:
    default:
      g_assert_not_reached ();
    }
  g_assert_cmpuint (weft_record_n_moves (weft_game_get_record (game_of (driver))), >, before);
  driver_take_steps (driver);
}

static void
test_game (gconstpointer data)
{
  const CardGame *game = data;
  g_autoptr (Driver) driver = driver_new ();
  g_autoptr (WeftRecord) begun = card_game_begin (game, driver->tables);
  g_autoptr (GHashTable) taken = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  CardAct act;

  g_free (driver_open_record (driver, begun));
  while ((act = card_game_next (game, weft_game_get_voice (game_of (driver)),
                                weft_game_get_history (game_of (driver)), taken))
             .kind
         != CARD_ACT_OVER)
    do_act (driver, &act);
  card_game_check (game, weft_game_get_history (game_of (driver)));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < n_card_games; i++)
    {
      g_autofree char *path = g_strdup_printf ("/card-games/%s", card_games[i].name);

      g_test_add_data_func (path, &card_games[i], test_game);
    }
  return g_test_run ();
}
