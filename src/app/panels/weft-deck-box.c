/* weft-deck-box.c: the decision cards: how many there are, which were seen, which can come
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-deck-box.h"

#include <glib/gi18n.h>

#include "weft-card-back.h"
#include "weft-card-view.h"
#include "weft-columns.h"
#include "weft-dealt.h"
#include "weft-deck.h"
#include "weft-widgets.h"

#define LEAST_CARD 66
#define LEAST_PAIR 144
#define LEAST_PILE 200
#define MOST_CARDS 8 /* side by side */
#define MOST_PAIRS 4

static GtkWidget *
new_card (WeftGame *game, const WeftSetup *setup, WeftCardRole role, guint card)
{
  GtkWidget *view = weft_card_view_new_small (role, weft_game_get_tables (game), setup, card);

  gtk_widget_set_valign (view, GTK_ALIGN_START);
  return view;
}

/* The cards of a set, in the order of their numbers. */
static GtkWidget *
new_cards (WeftGame *game, const WeftSetup *setup, WeftCardSet cards)
{
  GtkWidget *columns = weft_columns_new (LEAST_CARD, MOST_CARDS, TRUE);

  for (guint card = 1; card <= WEFT_N_CARDS; card++)
    if ((cards & WEFT_CARD_BIT (card)) != 0)
      weft_columns_append (WEFT_COLUMNS (columns),
                           new_card (game, setup, WEFT_CARD_DECISION, card));
  return columns;
}

/* The pairs as they were dealt, decision and tiebreaker card side by side. */
static GtkWidget *
new_pairs (WeftGame *game, const WeftState *state, const GArray *dealt)
{
  GtkWidget *columns = weft_columns_new (LEAST_PAIR, MOST_PAIRS, TRUE);

  for (guint i = 0; i < dealt->len; i += 2)
    {
      GtkWidget *pair = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

      for (guint role = 0; role < 2 && i + role < dealt->len; role++)
        gtk_box_append (GTK_BOX (pair), new_card (game, &state->setup, (WeftCardRole) role,
                                                  g_array_index (dealt, guint8, i + role)));
      gtk_box_set_homogeneous (GTK_BOX (pair), TRUE);
      gtk_widget_add_css_class (pair, "pair");
      weft_columns_append (WEFT_COLUMNS (columns), pair);
    }
  return columns;
}

/* A pile, and beside it what it is. */
static GtkWidget *
new_pile (const char *title, int n_cards)
{
  GtkWidget *tally = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *pile = weft_card_pile_new (WEFT_BACK_DECISION, n_cards);
  g_autofree char *number = g_strdup_printf ("%d", n_cards);

  gtk_widget_set_valign (pile, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (tally), pile);
  gtk_box_append (GTK_BOX (words), weft_widgets_text (number, "vp"));
  gtk_box_append (GTK_BOX (words), weft_widgets_text (title, "tally-title"));
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (tally), words);
  gtk_widget_add_css_class (tally, "tally");
  return tally;
}

static GtkWidget *
new_piles (const WeftState *state)
{
  GtkWidget *piles = weft_columns_new (LEAST_PILE, 2, FALSE);

  weft_columns_append (WEFT_COLUMNS (piles),
                       new_pile (_ ("Cards in the decision deck"), weft_deck_size (&state->deck)));
  if (weft_setup_is_solo (&state->setup)) /* else nothing is ever added (S5) */
    weft_columns_append (WEFT_COLUMNS (piles), new_pile (_ ("Cards in the progress deck"),
                                                         weft_deck_progress (&state->deck)));
  return piles;
}

/* Surely, then perhaps. */
static GtkWidget *
new_possible (WeftGame *game, const WeftState *state)
{
  const WeftDeck *deck = &state->deck;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  if (deck->known != 0)
    {
      gtk_box_append (GTK_BOX (box), weft_widgets_text (_ ("Surely in the deck"), "tally-title"));
      gtk_box_append (GTK_BOX (box), new_cards (game, &state->setup, deck->known));
    }
  if (deck->unknown > 0)
    {
      g_autofree char *title = g_strdup_printf (
          g_dngettext (NULL, "%d unknown card out of", "%d unknown cards out of", deck->unknown),
          deck->unknown);

      gtk_box_append (GTK_BOX (box), weft_widgets_text (title, "tally-title"));
      gtk_box_append (GTK_BOX (box), new_cards (game, &state->setup, weft_deck_hidden (deck)));
    }
  return box;
}

GtkWidget *
weft_deck_box_new (WeftGame *game, const WeftState *state, gboolean unfolded)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  g_autoptr (GArray) dealt = NULL;

  g_return_val_if_fail (WEFT_IS_GAME (game) && state != NULL, NULL);

  dealt = weft_dealt_cards (weft_game_get_history (game), &state->deck);
  gtk_box_append (GTK_BOX (box), new_piles (state));
  if (dealt->len > 0)
    {
      gtk_box_append (GTK_BOX (box), weft_widgets_text (_ ("Seen since the last shuffle, in order"),
                                                        "tally-title"));
      gtk_box_append (GTK_BOX (box), new_pairs (game, state, dealt));
    }
  if (weft_deck_size (&state->deck) > 0)
    {
      GtkWidget *expander = gtk_expander_new (_ ("What can still come"));

      gtk_expander_set_child (GTK_EXPANDER (expander), new_possible (game, state));
      gtk_expander_set_expanded (GTK_EXPANDER (expander), unfolded);
      gtk_widget_add_css_class (expander, "why");
      gtk_box_append (GTK_BOX (box), expander);
    }
  return box;
}
