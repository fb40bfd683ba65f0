/* weft-hex-correction.c: the popover of a hex: explored, conquered, what lies there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n.h>

#include "weft-board.h"
#include "weft-corrections.h"
#include "weft-moves.h"
#include "weft-offers.h"
#include "weft-picks.h"
#include "weft-widgets.h"

#define MOST_LETTERS 24 /* on a line, so that it fits a phone in every language */

/* What can be on one of a hex's two places: nothing, or a player's outpost, or another piece of the
 * person's (P5), in either position. */
typedef struct
{
  guint8 owner;
  guint8 upright;
  guint8 other;
} Piece;

static const Piece pieces[] = {
  { WEFT_NONE, FALSE, FALSE },          { WEFT_PLAYER_P1, TRUE, FALSE },
  { WEFT_PLAYER_P1, FALSE, FALSE },     { WEFT_PLAYER_P1, TRUE, TRUE },
  { WEFT_PLAYER_P1, FALSE, TRUE },      { WEFT_PLAYER_AUTOMA, TRUE, FALSE },
  { WEFT_PLAYER_AUTOMA, FALSE, FALSE }, { WEFT_PLAYER_SHADOW, TRUE, FALSE },
  { WEFT_PLAYER_SHADOW, FALSE, FALSE },
};

/* A hex being corrected. */
typedef struct
{
  WeftGame *game;
  guint hex;
  GtkPopover *popover;
  GtkCheckButton *territory;
  GtkCheckButton *places[WEFT_HEX_TOKENS][G_N_ELEMENTS (pieces)];
  GtkLabel *refusal;
} HexEntry;

static char *
piece_name (WeftGame *game, const Piece *piece)
{
  if (piece->owner == WEFT_NONE)
    return g_strdup (_ ("no outpost"));
  if (piece->other)
    return g_strdup (piece->upright ? _ ("a token or building of yours, standing")
                                    : _ ("a token or building of yours, toppled"));
  return g_strdup_printf (piece->upright ? _ ("%s standing") : _ ("%s toppled"),
                          weft_words_player (weft_game_get_voice (game), piece->owner));
}

static guint
find_piece (const WeftOutpost *outpost)
{
  for (guint i = 0; i < G_N_ELEMENTS (pieces); i++)
    if (pieces[i].owner == outpost->owner
        && (outpost->owner == WEFT_NONE
            || (pieces[i].upright == outpost->upright && !pieces[i].other == !outpost->other)))
      return i;
  return 0;
}

static const Piece *
chosen_piece (const HexEntry *entry, int place)
{
  for (guint i = 0; i < G_N_ELEMENTS (pieces); i++)
    if (entry->places[place][i] != NULL && gtk_check_button_get_active (entry->places[place][i]))
      return &pieces[i];
  return &pieces[0];
}

static void
correct_cb (HexEntry *entry)
{
  WeftMove move = { .kind = WEFT_MOVE_FIX,
                    .fix = WEFT_FIX_HEX,
                    .hex = (guint8) entry->hex,
                    .territory = gtk_check_button_get_active (entry->territory) };
  g_autoptr (GError) error = NULL;
  g_autofree char *words = NULL;

  for (int i = 0; i < WEFT_HEX_TOKENS; i++)
    {
      const Piece *piece = chosen_piece (entry, i);

      move.outposts[i] = (WeftOutpost){ piece->owner, piece->upright, WEFT_NONE, piece->other };
    }
  if (weft_game_check (entry->game, &move, &error))
    {
      gtk_widget_activate_action_variant (GTK_WIDGET (entry->popover), WEFT_MOVE_ACTION,
                                          weft_moves_target (entry->game, &move));
      gtk_popover_popdown (entry->popover);
      return;
    }
  words = weft_moves_refusal (entry->game, error);
  gtk_label_set_text (entry->refusal, words);
  gtk_widget_set_visible (GTK_WIDGET (entry->refusal), TRUE);
  gtk_widget_error_bell (GTK_WIDGET (entry->popover));
}

/* A row for each piece with a choice for each place. No list drops down here: a popover in a
 * popover may be closed in the wrong order. */
static GtkWidget *
new_choices (HexEntry *entry)
{
  const WeftBoard *board = &weft_game_get_state (entry->game)->board;
  gboolean others = weft_offers_use_other_pieces (weft_game_get_voice (entry->game),
                                                  weft_game_get_state (entry->game));
  GtkWidget *grid = gtk_grid_new ();
  static const char *const labels[] = { N_ ("First place: %s"), N_ ("Second place: %s") };
  static const char *const columns[] = { NC_ ("a place on a hex", "1st"),
                                         NC_ ("a place on a hex", "2nd") };

  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  for (int place = 0; place < WEFT_HEX_TOKENS; place++)
    gtk_grid_attach (
        GTK_GRID (grid),
        weft_widgets_text (g_dpgettext2 (NULL, "a place on a hex", columns[place]), "quiet"), place,
        0, 1, 1);
  for (guint i = 0; i < G_N_ELEMENTS (pieces); i++)
    {
      g_autofree char *name = NULL;
      GtkWidget *words;

      if (pieces[i].other && !others)
        continue;
      name = piece_name (entry->game, &pieces[i]);
      words = weft_widgets_text (name, NULL);
      gtk_label_set_max_width_chars (GTK_LABEL (words), MOST_LETTERS);
      gtk_grid_attach (GTK_GRID (grid), words, WEFT_HEX_TOKENS, (int) i + 1, 1, 1);
      for (int place = 0; place < WEFT_HEX_TOKENS; place++)
        {
          GtkWidget *choice = gtk_check_button_new ();
          g_autofree char *label = g_strdup_printf (_ (labels[place]), name);

          entry->places[place][i] = GTK_CHECK_BUTTON (choice);
          gtk_check_button_set_group (entry->places[place][i],
                                      i > 0 ? entry->places[place][0] : NULL);
          gtk_check_button_set_active (entry->places[place][i],
                                       find_piece (&board->outposts[entry->hex][place]) == i);
          weft_widgets_set_tip (choice, label);
          gtk_accessible_update_property (GTK_ACCESSIBLE (choice), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                          label, -1);
          gtk_grid_attach (GTK_GRID (grid), choice, place, (int) i + 1, 1, 1);
        }
    }
  return grid;
}

/* What the person can have done to the hex in the turn that is on. */
static gboolean
find_act (WeftGame *game, guint hex, WeftMove *move)
{
  const WeftState *state = weft_game_get_state (game);

  *move = (WeftMove){ .kind = (guint8) weft_picks_meaning (game, hex),
                      .player = state->prompt.player,
                      .hex = (guint8) hex };
  return state->prompt.kind == WEFT_PROMPT_TURN && weft_game_get_step (game) == NULL
         && weft_game_check (game, move, NULL);
}

/* The two places and whether the hex is a territory. */
static void
add_editor (GtkWidget *box, HexEntry *entry)
{
  const WeftBoard *board = &weft_game_get_state (entry->game)->board;
  GtkWidget *set = gtk_button_new_with_label (_ ("Correct this hex"));

  entry->territory = GTK_CHECK_BUTTON (gtk_check_button_new_with_label (_ ("It is a territory")));
  gtk_check_button_set_active (entry->territory, weft_board_is_territory (board, entry->hex));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (entry->territory));
  gtk_box_append (GTK_BOX (box), new_choices (entry));
  entry->refusal = GTK_LABEL (weft_widgets_text (NULL, "error"));
  gtk_widget_set_visible (GTK_WIDGET (entry->refusal), FALSE);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (entry->refusal));
  g_signal_connect_swapped (set, "clicked", G_CALLBACK (correct_cb), entry);
  gtk_box_append (GTK_BOX (box), set);
}

static void
add_act (GtkWidget *popover, GtkWidget *box, WeftGame *game, const WeftMove *move)
{
  const char *format = move->kind == WEFT_MOVE_CONQUER ? _ ("I conquered %s") : _ ("I explored %s");
  g_autofree char *label =
      g_strdup_printf (format, weft_game_get_tables (game)->hexes[move->hex].name);
  GtkWidget *button = weft_moves_button (game, label, move);

  g_signal_connect_swapped (button, "clicked", G_CALLBACK (gtk_popover_popdown), popover);
  gtk_box_append (GTK_BOX (box), button);
}

GtkWidget *
weft_corrections_hex (WeftGame *game, guint hex)
{
  GtkWidget *popover = gtk_popover_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *expander = gtk_expander_new (_ ("Correct…"));
  GtkWidget *editor = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  HexEntry *entry = g_new0 (HexEntry, 1);
  WeftMove act;

  *entry = (HexEntry){ .game = game, .hex = hex, .popover = GTK_POPOVER (popover) };
  g_object_set_data_full (G_OBJECT (popover), "entry", entry, g_free);
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  gtk_widget_add_css_class (popover, "correction");
  gtk_box_append (GTK_BOX (box),
                  weft_widgets_text (weft_game_get_tables (game)->hexes[hex].name, "heading"));
  if (find_act (game, hex, &act))
    add_act (popover, box, game, &act);
  else
    gtk_expander_set_expanded (GTK_EXPANDER (expander), TRUE);
  add_editor (editor, entry);
  gtk_expander_set_child (GTK_EXPANDER (expander), editor);
  gtk_box_append (GTK_BOX (box), expander);
  weft_corrections_remove_when_closed (popover);
  return popover;
}
