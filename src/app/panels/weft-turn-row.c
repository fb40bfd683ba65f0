/* weft-turn-row.c: a row of the person's turn: where a token goes and what the space brings
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-turn-row.h"

#include <glib/gi18n.h>

#include "weft-badge.h"
#include "weft-brings.h"
#include "weft-moves.h"
#include "weft-offers.h"
#include "weft-standing.h"
#include "weft-story.h"
#include "weft-tracks.h"
#include "weft-widgets.h"

#define BADGE_SIZE 44
#define CHIP_LETTERS 16 /* of all chips of a row that are never cut */

struct _WeftTurnRow
{
  GtkGrid parent_instance; /* both have text that wraps */

  GtkWidget *record;
  GtkWidget *end;
};

G_DEFINE_FINAL_TYPE (WeftTurnRow, weft_turn_row, GTK_TYPE_GRID)

/* What a row says. */
typedef struct
{
  GtkWidget *badge;
  char *title;
  char *subtitle;
  char **chips;
  const char *sentence;
} Words;

static Words
words_of_advance (WeftGame *game, const WeftMove *move)
{
  const WeftState *state = weft_game_get_state (game);
  const WeftTables *tables = weft_game_get_tables (game);
  int to = weft_tracks_next_space (state, move->player, move->track, move->token);
  Words words = { weft_badge_new_track (move->track, BADGE_SIZE), NULL, NULL, NULL,
                  weft_story_advance_row (move->track) };

  if (to == 0)
    {
      words.title = g_strdup (weft_words_track (move->track));
      words.subtitle = g_strdup (_ ("at the end of the track"));
      words.chips = g_new0 (char *, 1);
      return words;
    }
  /* Translators: a track, the number of a space. */
  words.title = g_strdup_printf (C_ ("in brief", "%1$s %2$d"), weft_words_track (move->track), to);
  words.subtitle = g_strdup (weft_words_space_name (tables, move->track, to));
  words.chips = weft_brings_words (state, tables, move->player, move->track, to);
  return words;
}

static Words
words_of (WeftGame *game, const WeftMove *move)
{
  if (move->kind == WEFT_MOVE_ADVANCE)
    return words_of_advance (game, move);
  return (Words){ weft_badge_new_income (BADGE_SIZE), g_strdup (_ ("Income turn")),
                  weft_standing_income (weft_game_get_state (game), move->player),
                  g_new0 (char *, 1), _ ("I took an income turn") };
}

/* On one line: rows of one height can be pressed without looking twice. */
static GtkWidget *
new_subtitle (const Words *words)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *name = gtk_label_new (words->subtitle);
  /* Where there is little room, what a space brings matters more than its name. */
  int most = CHIP_LETTERS / (int) MAX (g_strv_length (words->chips), 1);

  if (*words->chips == NULL)
    gtk_label_set_wrap (GTK_LABEL (name), TRUE);
  else
    gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_widget_add_css_class (name, "quiet");
  gtk_box_append (GTK_BOX (box), name);
  for (char **chip = words->chips; *chip != NULL; chip++)
    {
      GtkWidget *label = gtk_label_new (*chip);

      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      gtk_label_set_width_chars (GTK_LABEL (label), MIN ((int) g_utf8_strlen (*chip, -1), most));
      gtk_widget_add_css_class (label, "chip");
      gtk_box_append (GTK_BOX (box), label);
    }
  return box;
}

static void
fill_record (WeftTurnRow *row, const Words *words, guint key)
{
  GtkWidget *box = weft_widgets_row (12);
  GtkWidget *text = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *chips = weft_words_list (words->chips);
  g_autofree char *said = *chips != '\0'
                              ? g_strdup_printf ("%s. %s: %s", words->title, words->subtitle, chips)
                              : g_strdup_printf ("%s. %s", words->title, words->subtitle);
  g_autofree char *shortcut = g_strdup_printf ("%u", key);

  weft_widgets_add (box, words->badge);
  gtk_box_append (GTK_BOX (text), weft_widgets_text (words->title, "turn-title"));
  gtk_box_append (GTK_BOX (text), new_subtitle (words));
  gtk_widget_set_hexpand (text, TRUE);
  weft_widgets_add (box, weft_widgets_middle (text));
  gtk_button_set_child (GTK_BUTTON (row->record), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->record), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  words->sentence, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, said,
                                  GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, shortcut, -1);
}

static void
fill_end (WeftTurnRow *row, const Words *words, guint key)
{
  GtkWidget *label = weft_widgets_text (C_ ("the end of a turn", "and done"), NULL);
  /* Translators: what the person did. */
  g_autofree char *said = g_strdup_printf (_ ("%s, and done"), words->sentence);
  g_autofree char *shortcut = g_strdup_printf ("Shift+%u", key);

  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_xalign (GTK_LABEL (label), 0.5);
  gtk_button_set_child (GTK_BUTTON (row->end), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->end), GTK_ACCESSIBLE_PROPERTY_LABEL, said,
                                  GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, shortcut, -1);
}

static void
weft_turn_row_class_init (WeftTurnRowClass *klass)
{
  (void) klass;
}

static void
weft_turn_row_init (WeftTurnRow *row)
{
  gtk_widget_add_css_class (GTK_WIDGET (row), "turn-row");
  row->record = gtk_button_new ();
  row->end = gtk_button_new ();
  gtk_widget_add_css_class (row->record, "record");
  gtk_widget_add_css_class (row->end, "end");
  gtk_widget_set_hexpand (row->record, TRUE);
  gtk_grid_set_row_homogeneous (GTK_GRID (row), TRUE);
  weft_widgets_add (GTK_WIDGET (row), row->record);
  weft_widgets_add (GTK_WIDGET (row), row->end);
}

GtkWidget *
weft_turn_row_new (WeftGame *game, const WeftMove *move, guint key)
{
  WeftTurnRow *row = g_object_new (WEFT_TYPE_TURN_ROW, NULL);
  Words words;

  g_return_val_if_fail (WEFT_IS_GAME (game) && move != NULL, NULL);

  words = words_of (game, move);
  fill_record (row, &words, key);
  fill_end (row, &words, key);
  if (weft_game_check (game, move, NULL))
    {
      weft_moves_offer_as (row->record, game, move, WEFT_MOVE_ACTION);
      weft_moves_offer_as (row->end, game, move, WEFT_MOVE_AND_END_ACTION);
    }
  else /* the words stay what they are: the reason is its tooltip */
    {
      weft_moves_offer (row->record, game, move);
      weft_moves_offer (row->end, game, move);
    }
  if (move->kind == WEFT_MOVE_INCOME
      && weft_offers_hold_income (weft_game_get_voice (game), weft_game_get_state (game)))
    {
      gtk_widget_set_visible (row->end, FALSE); /* which tapestry card is played comes first */
      gtk_widget_add_css_class (GTK_WIDGET (row), "alone");
    }
  if (move->kind == WEFT_MOVE_ADVANCE)
    gtk_widget_add_css_class (GTK_WIDGET (row), weft_track_nick (move->track));
  g_free (words.title);
  g_free (words.subtitle);
  g_strfreev (words.chips);
  return GTK_WIDGET (row);
}

gboolean
weft_turn_row_press (WeftTurnRow *row, WeftTurnRowPart part)
{
  GtkWidget *button;

  g_return_val_if_fail (WEFT_IS_TURN_ROW (row), FALSE);

  button = part == WEFT_TURN_ROW_RECORDS ? row->record : row->end;
  if (!gtk_widget_is_sensitive (button) || !gtk_widget_get_mapped (button))
    return FALSE;
  g_signal_emit_by_name (button, "clicked");
  return TRUE;
}
