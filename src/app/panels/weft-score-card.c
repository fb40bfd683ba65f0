/* weft-score-card.c: a player's final score, as a badge or to be typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-score-card.h"

#include <glib/gi18n.h>

#include "weft-badge.h"
#include "weft-moves.h"
#include "weft-widgets.h"

#define TOKEN 36

struct _WeftScoreCard
{
  GtkBox parent_instance;

  WeftGame *game;
  guint8 player;
  GtkWidget *figure; /* a label, or a human's entry */
  int known;         /* what the entry was filled with */
};

G_DEFINE_FINAL_TYPE (WeftScoreCard, weft_score_card, GTK_TYPE_BOX)

enum
{
  SAID,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
entered_cb (WeftScoreCard *card)
{
  WeftMove move = { .kind = WEFT_MOVE_VP, .player = card->player };
  guint64 vp;

  if (!g_ascii_string_to_unsigned (gtk_editable_get_text (GTK_EDITABLE (card->figure)), 10, 0,
                                   WEFT_MOST_VP, &vp, NULL))
    {
      gtk_widget_error_bell (card->figure);
      return;
    }
  move.number = (gint16) vp;
  gtk_widget_activate_action_variant (GTK_WIDGET (card), WEFT_MOVE_ACTION,
                                      weft_moves_target (card->game, &move));
  g_signal_emit (card, signals[SAID], 0);
}

/* Beside the number: the same as Enter. */
static void
icon_cb (GtkEntry *entry, GtkEntryIconPosition position, WeftScoreCard *card)
{
  (void) entry;
  (void) position;
  entered_cb (card);
}

static GtkWidget *
new_entry (WeftScoreCard *card, const char *title)
{
  GtkWidget *entry = gtk_entry_new ();

  g_object_set (entry, "max-length", 3, "max-width-chars", 3, "width-chars", 3,
                "secondary-icon-name", "object-select-symbolic", "secondary-icon-tooltip-text",
                C_ ("victory points", "Enter"), NULL);
  weft_widgets_take_digits (GTK_EDITABLE (entry));
  gtk_widget_add_css_class (entry, "big-number");
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  g_signal_connect_swapped (entry, "activate", G_CALLBACK (entered_cb), card);
  g_signal_connect (entry, "icon-press", G_CALLBACK (icon_cb), card);
  return entry;
}

static void
weft_score_card_class_init (WeftScoreCardClass *klass)
{
  signals[SAID] = g_signal_new ("said", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
}

static void
weft_score_card_init (WeftScoreCard *card)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (card), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (card), 6);
  gtk_widget_add_css_class (GTK_WIDGET (card), "score-card");
  card->known = WEFT_VP_UNKNOWN;
}

static GtkWidget *
new_head (WeftGame *game, guint player)
{
  GtkWidget *head = weft_widgets_row (8);
  GtkWidget *name =
      weft_widgets_text (weft_words_player (weft_game_get_voice (game), player), "tally-title");

  weft_widgets_add (
      head, weft_badge_new_player (weft_record_setup (weft_game_get_record (game)), player, TOKEN));
  gtk_widget_set_hexpand (name, TRUE);
  weft_widgets_add (head, weft_widgets_middle (name));
  return head;
}

GtkWidget *
weft_score_card_new (WeftGame *game, guint player)
{
  WeftScoreCard *card;
  g_autofree char *title = NULL;
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *unit = gtk_label_new (C_ ("victory points", "VP"));

  g_return_val_if_fail (WEFT_IS_GAME (game) && player < WEFT_PLAYER_SHADOW, NULL);

  card = g_object_new (WEFT_TYPE_SCORE_CARD, NULL);
  card->game = game;
  card->player = (guint8) player;
  title = g_strdup_printf (_ ("Victory points: %s"),
                           weft_words_player (weft_game_get_voice (game), player));
  if (weft_player_is_human (player))
    card->figure = new_entry (card, title);
  else
    card->figure = weft_widgets_text ("", "final-score");
  gtk_box_append (GTK_BOX (card), new_head (game, player));
  gtk_box_append (GTK_BOX (line), card->figure);
  gtk_widget_set_valign (unit, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (line), unit);
  gtk_widget_set_valign (line, GTK_ALIGN_END);
  gtk_widget_set_vexpand (line, TRUE);
  gtk_box_append (GTK_BOX (card), line);
  return GTK_WIDGET (card);
}

guint
weft_score_card_get_player (WeftScoreCard *card)
{
  g_return_val_if_fail (WEFT_IS_SCORE_CARD (card), 0);
  return card->player;
}

void
weft_score_card_update (WeftScoreCard *card, gboolean won)
{
  int vp = weft_game_get_state (card->game)->vp[card->player];
  g_autofree char *number = vp == WEFT_VP_UNKNOWN ? g_strdup ("") : g_strdup_printf ("%d", vp);

  g_return_if_fail (WEFT_IS_SCORE_CARD (card));

  if (won)
    gtk_widget_add_css_class (GTK_WIDGET (card), "winner");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (card), "winner");
  if (GTK_IS_LABEL (card->figure))
    gtk_label_set_text (GTK_LABEL (card->figure), number);
  else if (vp != card->known)
    gtk_editable_set_text (GTK_EDITABLE (card->figure), number);
  card->known = vp;
}

void
weft_score_card_focus (WeftScoreCard *card)
{
  g_return_if_fail (WEFT_IS_SCORE_CARD (card));
  gtk_widget_grab_focus (card->figure);
}
