/* weft-hex-correction.c: the popover of a hex: explored, conquered, what lies there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n.h>

#include "weft-board.h"
#include "weft-corrections.h"
#include "weft-moves.h"
#include "weft-widgets.h"

/* What can be on one of a hex's two places: nothing, or a player's outpost in either position. */
typedef struct
{
  guint8 owner;
  guint8 upright;
} Piece;

static const Piece pieces[] = {
  { WEFT_NONE, FALSE },          { WEFT_PLAYER_P1, TRUE },      { WEFT_PLAYER_P1, FALSE },
  { WEFT_PLAYER_AUTOMA, TRUE },  { WEFT_PLAYER_AUTOMA, FALSE }, { WEFT_PLAYER_SHADOW, TRUE },
  { WEFT_PLAYER_SHADOW, FALSE },
};

/* A hex being corrected. */
typedef struct
{
  WeftGame *game;
  guint hex;
  GtkPopover *popover;
  GtkCheckButton *territory;
  GtkDropDown *places[WEFT_HEX_TOKENS];
  GtkLabel *refusal;
} HexEntry;

static GtkStringList *
piece_names (WeftGame *game)
{
  GtkStringList *names = gtk_string_list_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (pieces); i++)
    {
      g_autofree char *name = NULL;

      if (pieces[i].owner == WEFT_NONE)
        name = g_strdup (_ ("no outpost"));
      else
        name = g_strdup_printf (pieces[i].upright ? _ ("%s standing") : _ ("%s toppled"),
                                weft_words_player (weft_game_get_voice (game), pieces[i].owner));
      gtk_string_list_append (names, name);
    }
  return names;
}

static guint
find_piece (const WeftOutpost *outpost)
{
  for (guint i = 0; i < G_N_ELEMENTS (pieces); i++)
    if (pieces[i].owner == outpost->owner
        && (outpost->owner == WEFT_NONE || pieces[i].upright == outpost->upright))
      return i;
  return 0;
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
      guint selected = gtk_drop_down_get_selected (entry->places[i]);
      const Piece *piece = &pieces[selected < G_N_ELEMENTS (pieces) ? selected : 0];

      move.outposts[i] = (WeftOutpost){ piece->owner, piece->upright, WEFT_NONE };
    }
  if (weft_game_check (entry->game, &move, &error))
    {
      gtk_widget_activate_action_variant (GTK_WIDGET (entry->popover), WEFT_MOVE_ACTION,
                                          weft_moves_target (entry->game, &move));
      gtk_popover_popdown (entry->popover);
      return;
    }
  words = weft_moves_refusal (entry->game, &move, error);
  gtk_label_set_text (entry->refusal, words);
  gtk_widget_set_visible (GTK_WIDGET (entry->refusal), TRUE);
  gtk_widget_error_bell (GTK_WIDGET (entry->popover));
}

/* The two places and whether the hex is a territory. */
static void
add_editor (GtkWidget *box, HexEntry *entry)
{
  const WeftBoard *board = &weft_game_get_state (entry->game)->board;
  GtkWidget *set = gtk_button_new_with_label (_ ("Correct this hex"));
  static const char *const labels[] = { N_ ("First place"), N_ ("Second place") };

  entry->territory = GTK_CHECK_BUTTON (gtk_check_button_new_with_label (_ ("It is a territory")));
  gtk_check_button_set_active (entry->territory, weft_board_is_territory (board, entry->hex));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (entry->territory));
  for (int i = 0; i < WEFT_HEX_TOKENS; i++)
    {
      GtkWidget *place = gtk_drop_down_new (G_LIST_MODEL (piece_names (entry->game)), NULL);

      entry->places[i] = GTK_DROP_DOWN (place);
      gtk_drop_down_set_selected (entry->places[i], find_piece (&board->outposts[entry->hex][i]));
      gtk_accessible_update_property (GTK_ACCESSIBLE (place), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      _ (labels[i]), -1);
      gtk_box_append (GTK_BOX (box), place);
    }
  entry->refusal = GTK_LABEL (weft_widgets_text (NULL, "error"));
  gtk_widget_set_visible (GTK_WIDGET (entry->refusal), FALSE);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (entry->refusal));
  g_signal_connect_swapped (set, "clicked", G_CALLBACK (correct_cb), entry);
  gtk_box_append (GTK_BOX (box), set);
}

static void
add_act (GtkWidget *popover, GtkWidget *box, WeftGame *game, const char *format, WeftMoveKind kind,
         guint hex)
{
  const WeftState *state = weft_game_get_state (game);
  WeftMove move = { .kind = (guint8) kind, .player = state->prompt.player, .hex = (guint8) hex };
  g_autofree char *label = g_strdup_printf (format, weft_game_get_tables (game)->hexes[hex].name);
  GtkWidget *button = weft_moves_button (game, label, &move);

  g_signal_connect_swapped (button, "clicked", G_CALLBACK (gtk_popover_popdown), popover);
  gtk_box_append (GTK_BOX (box), button);
}

GtkWidget *
weft_corrections_hex (WeftGame *game, guint hex)
{
  const WeftState *state = weft_game_get_state (game);
  gboolean territory = weft_board_is_territory (&state->board, hex);
  GtkWidget *popover = gtk_popover_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *expander = gtk_expander_new (_ ("Correct…"));
  GtkWidget *editor = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  HexEntry *entry = g_new0 (HexEntry, 1);

  *entry = (HexEntry){ .game = game, .hex = hex, .popover = GTK_POPOVER (popover) };
  g_object_set_data_full (G_OBJECT (popover), "entry", entry, g_free);
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  gtk_widget_add_css_class (popover, "correction");
  gtk_box_append (GTK_BOX (box),
                  weft_widgets_text (weft_game_get_tables (game)->hexes[hex].name, "heading"));
  if (state->prompt.kind == WEFT_PROMPT_TURN && weft_game_get_step (game) == NULL)
    add_act (popover, box, game, territory ? _ ("I conquered %s") : _ ("I explored %s"),
             territory ? WEFT_MOVE_CONQUER : WEFT_MOVE_EXPLORE, hex);
  else
    gtk_expander_set_expanded (GTK_EXPANDER (expander), TRUE);
  add_editor (editor, entry);
  gtk_expander_set_child (GTK_EXPANDER (expander), editor);
  gtk_box_append (GTK_BOX (box), expander);
  weft_corrections_remove_when_closed (popover);
  return popover;
}
