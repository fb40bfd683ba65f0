/* weft-table-card.c: what is done on the table now: the bots' turn, a question, what to put back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-table-card.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "weft-act-line.h"
#include "weft-announce.h"
#include "weft-ask-panel.h"
#include "weft-board-check.h"
#include "weft-heading.h"
#include "weft-story-moves.h"
#include "weft-turn-words.h"
#include "weft-widgets.h"

#define REVEALING_FRAMES 3 /* until the card has its new height */

/* What the card tells. */
typedef enum
{
  TELLS_NOTHING, /* a question in the person's own turn has no acts before it */
  TELLS_TURN,
  TELLS_PUT_BACK,
} Tells;

struct _WeftTableCard
{
  GtkBox parent_instance;

  WeftGame *game;
  WeftPutBack *put_back;
  Tells tells;
  GPtrArray *told;    /* the steps the lines are made from: theirs, not to be freed */
  gboolean following; /* while the lines follow the game, not the other way round */
  gboolean ticking;   /* while the game follows a line */
  gboolean unsaid;    /* lines that no screen reader has been told of */
  int revealing;      /* frames for which the question is still to be scrolled to */

  GtkScrolledWindow *scrolled;
  WeftHeading *heading;
  GtkLabel *cards;
  GtkBox *lines;
  GtkBox *fixes;
  WeftAskPanel *question;
  WeftBoardCheck *check;
  GtkWidget *step_by_step;
  GtkWidget *main;
};

G_DEFINE_FINAL_TYPE (WeftTableCard, weft_table_card, GTK_TYPE_BOX)

static gboolean
is_bots_turn (WeftTableCard *card)
{
  return weft_game_get_step (card->game) != NULL
         || !weft_player_is_human (weft_game_get_state (card->game)->active);
}

static GPtrArray *
steps_now (WeftTableCard *card)
{
  if (card->tells == TELLS_PUT_BACK)
    return weft_put_back_get_steps (card->put_back);
  return card->tells == TELLS_TURN ? weft_game_get_steps (card->game) : NULL;
}

static guint
done_now (WeftTableCard *card)
{
  return card->tells == TELLS_PUT_BACK ? weft_put_back_get_done (card->put_back)
                                       : weft_game_get_told (card->game);
}

static gboolean
is_ticked (GtkWidget *line)
{
  gboolean done;

  g_object_get (line, "done", &done, NULL);
  return done;
}

/* The line at or after a child: where several turns are told, each has a heading. */
static GtkWidget *
line_from (GtkWidget *child)
{
  while (child != NULL && !WEFT_IS_ACT_LINE (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static GtkWidget *
first_line (WeftTableCard *card)
{
  return line_from (gtk_widget_get_first_child (GTK_WIDGET (card->lines)));
}

static GtkWidget *
next_line (GtkWidget *line)
{
  return line_from (gtk_widget_get_next_sibling (line));
}

/* The first act that is not done, by its index. */
static guint
first_open (WeftTableCard *card)
{
  guint n = 0;

  for (GtkWidget *line = first_line (card); line != NULL && is_ticked (line);
       line = next_line (line))
    n++;
  return n;
}

static void
mark_current (WeftTableCard *card)
{
  guint i = 0, current = done_now (card);

  for (GtkWidget *line = first_line (card); line != NULL; line = next_line (line))
    weft_act_line_set_current (WEFT_ACT_LINE (line), i++ == current);
}

static void
ticked_cb (WeftTableCard *card)
{
  if (card->following)
    return;
  card->ticking = TRUE;
  if (card->tells == TELLS_PUT_BACK)
    weft_put_back_set_done (card->put_back, first_open (card));
  else
    weft_game_tell (card->game, first_open (card));
  card->ticking = FALSE;
}

static void
add_line (WeftTableCard *card, const WeftStep *step)
{
  GtkWidget *line = weft_act_line_new (weft_game_get_voice (card->game), step);

  g_signal_connect_swapped (line, "notify::done", G_CALLBACK (ticked_cb), card);
  gtk_box_append (card->lines, line);
}

/* What is done stays ticked; what was ticked before its turn came too. */
static void
follow_ticks (WeftTableCard *card)
{
  guint done = done_now (card), i = 0;

  card->following = TRUE;
  for (GtkWidget *line = first_line (card); line != NULL; line = next_line (line), i++)
    if (i < done)
      g_object_set (line, "done", TRUE, NULL);
    else if (i == done || !card->ticking)
      g_object_set (line, "done", FALSE, NULL);
  card->following = FALSE;
  mark_current (card);
}

/* Once the human has finished, the bots take turn after turn: one card tells them all. */
static void
add_turn_heading (WeftTableCard *card, guint begin)
{
  g_autofree char *turn = weft_turn_words_income (card->told, begin);
  g_autofree char *cards = weft_turn_words_cards (card->told, begin);

  if (turn != NULL)
    gtk_box_append (card->lines, weft_widgets_text (turn, "act"));
  if (cards != NULL)
    gtk_box_append (card->lines, weft_widgets_text (cards, "quiet"));
}

static void
make_lines (WeftTableCard *card)
{
  GPtrArray *steps = steps_now (card);

  if (steps == card->told && steps != NULL)
    return;
  g_clear_pointer (&card->told, g_ptr_array_unref);
  card->told = steps != NULL ? g_ptr_array_ref (steps) : NULL;
  card->unsaid = TRUE;
  weft_widgets_clear (GTK_WIDGET (card->lines));
  for (guint i = 0; steps != NULL && i < steps->len; i++)
    {
      if (i > 0 && card->tells == TELLS_TURN && weft_turn_words_begins (steps, i))
        add_turn_heading (card, i);
      add_line (card, g_ptr_array_index (steps, i));
    }
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (card->scrolled), 0);
}

static char *
heading_words (WeftTableCard *card)
{
  char *words;

  if (card->tells == TELLS_PUT_BACK)
    return g_strdup (weft_put_back_get_way (card->put_back) == WEFT_CHANGES_BACK
                         ? _ ("Taken back. Put back on the table:")
                         : _ ("Done again. On the table:"));
  words = card->tells == TELLS_TURN ? weft_turn_words_income (card->told, 0) : NULL;
  return words != NULL ? words : g_strdup (_ ("Do this on the table"));
}

static void
show_heading (WeftTableCard *card)
{
  g_autofree char *words = heading_words (card);
  gboolean told = card->told != NULL && card->told->len > 0;
  g_autofree char *cards = card->tells == TELLS_TURN ? weft_turn_words_cards (card->told, 0) : NULL;

  weft_heading_set_text (card->heading, words);
  gtk_widget_set_visible (GTK_WIDGET (card->heading), told);
  gtk_label_set_text (card->cards, cards != NULL ? cards : "");
  gtk_widget_set_visible (GTK_WIDGET (card->cards), cards != NULL);
}

static gboolean
is_asked (WeftTableCard *card)
{
  return card->tells != TELLS_PUT_BACK && weft_ask_panel_is_needed (card->game);
}

/* What comes after it. */
static char *
main_words (WeftTableCard *card)
{
  const WeftState *state = weft_game_get_state (card->game);

  if (card->tells == TELLS_PUT_BACK)
    return g_strdup (_ ("All done"));
  if (is_asked (card))
    return g_strdup (_ ("Answer first"));
  if (state->over)
    return g_strdup (_ ("All done — the end"));
  if (weft_setup_is_solo (&state->setup))
    return g_strdup (_ ("All done — my turn"));
  return g_strdup_printf (
      _ ("All done — next: %s"),
      weft_words_player (weft_game_get_voice (card->game), state->prompt.player));
}

/* What a screen reader says with the button: what is still to be done. (transfer full) */
static char *
spoken_words (WeftTableCard *card)
{
  GString *words = g_string_new (weft_heading_get_text (card->heading));

  for (GtkWidget *line = first_line (card); line != NULL; line = next_line (line))
    if (!is_ticked (line))
      g_string_append_printf (words, "\n%s", weft_act_line_get_words (WEFT_ACT_LINE (line)));
  return g_string_free (words, FALSE);
}

static void
describe_main (WeftTableCard *card)
{
  g_autofree char *words = spoken_words (card);

  gtk_accessible_update_property (GTK_ACCESSIBLE (card->main), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  words, -1);
}

static void
show_main (WeftTableCard *card)
{
  g_autofree char *words = main_words (card);

  gtk_button_set_label (GTK_BUTTON (card->main), words);
  gtk_widget_set_sensitive (card->main, !is_asked (card));
  gtk_widget_set_visible (card->step_by_step, card->tells == TELLS_TURN && !is_asked (card));
  describe_main (card);
}

/* Corrections made while the turn is told: said at once. */
static void
show_fixes (WeftTableCard *card)
{
  const WeftRecord *record = weft_game_get_record (card->game);
  int turn = weft_steps_find_turn (weft_game_get_history (card->game));

  weft_widgets_clear (GTK_WIDGET (card->fixes));
  for (guint i = (guint) MAX (turn, 0);
       card->tells == TELLS_TURN && i < weft_record_n_moves (record); i++)
    {
      const WeftMove *move = weft_record_move (record, i);
      g_autofree char *words = NULL;
      g_autofree char *ticked = NULL;

      if (move->kind != WEFT_MOVE_FIX)
        continue;
      words = weft_story_move (weft_game_get_voice (card->game), move, NULL);
      ticked = g_strdup_printf ("✓ %s", words);
      gtk_box_append (card->fixes, weft_widgets_text (ticked, "done-line"));
    }
  gtk_widget_set_visible (GTK_WIDGET (card->fixes),
                          gtk_widget_get_first_child (GTK_WIDGET (card->fixes)) != NULL);
}

/* The numbers that the board does not show are compared on the card itself. */
static void
show_check (WeftTableCard *card)
{
  gboolean checks = FALSE;

  for (guint i = 0; card->told != NULL && i < card->told->len; i++)
    checks |= ((const WeftStep *) g_ptr_array_index (card->told, i))->check;
  gtk_widget_set_visible (GTK_WIDGET (card->check), checks);
}

/* Once the card is laid out: the question is the last thing on it. */
static gboolean
reveal_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  WeftTableCard *card = data;
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (card->scrolled);

  (void) widget;
  (void) clock;
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
  card->revealing--;
  return card->revealing > 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

/* The toolkit scrolls to what has the focus, which is only the first line of the question. */
static void
show_question (WeftTableCard *card)
{
  gtk_widget_set_visible (GTK_WIDGET (card->question), is_asked (card));
  if (!is_asked (card))
    return;
  if (card->revealing == 0)
    gtk_widget_add_tick_callback (GTK_WIDGET (card), reveal_cb, card, NULL);
  card->revealing = REVEALING_FRAMES;
}

static void
show_card (WeftTableCard *card)
{
  card->tells = weft_put_back_get_steps (card->put_back) != NULL ? TELLS_PUT_BACK
                : is_bots_turn (card)                            ? TELLS_TURN
                                                                 : TELLS_NOTHING;
  make_lines (card);
  follow_ticks (card);
  show_heading (card);
  show_fixes (card);
  show_check (card);
  show_question (card);
  show_main (card);
}

static WeftActLine *
nth_line (WeftTableCard *card, guint n)
{
  GtkWidget *line = first_line (card);

  while (line != NULL && n-- > 0)
    line = next_line (line);
  return line != NULL ? WEFT_ACT_LINE (line) : NULL;
}

gboolean
weft_table_card_tick_next (WeftTableCard *card)
{
  WeftActLine *line;

  g_return_val_if_fail (WEFT_IS_TABLE_CARD (card), FALSE);

  line = nth_line (card, done_now (card));
  if (line == NULL)
    return FALSE;
  g_object_set (line, "done", TRUE, NULL);
  return TRUE;
}

/* Space ticks one act after the other; Enter, as everywhere, presses the button. */
static gboolean
key_cb (WeftTableCard *card, guint keyval)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (card));

  if ((keyval != GDK_KEY_space && keyval != GDK_KEY_KP_Space) || root == NULL
      || gtk_root_get_focus (root) != card->main)
    return FALSE;
  return weft_table_card_tick_next (card);
}

static void
weft_table_card_dispose (GObject *object)
{
  g_clear_pointer (&WEFT_TABLE_CARD (object)->told, g_ptr_array_unref);
  G_OBJECT_CLASS (weft_table_card_parent_class)->dispose (object);
}

static void
weft_table_card_class_init (WeftTableCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = weft_table_card_dispose;
  g_type_ensure (WEFT_TYPE_HEADING);
  g_type_ensure (WEFT_TYPE_ASK_PANEL);
  g_type_ensure (WEFT_TYPE_BOARD_CHECK);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/weft_companion/Weft/weft-table-card.ui");
  gtk_widget_class_bind_template_child (widget_class, WeftTableCard, scrolled);
  gtk_widget_class_bind_template_child (widget_class, WeftTableCard, heading);
  gtk_widget_class_bind_template_child (widget_class, WeftTableCard, cards);
  gtk_widget_class_bind_template_child (widget_class, WeftTableCard, lines);
  gtk_widget_class_bind_template_child (widget_class, WeftTableCard, fixes);
  gtk_widget_class_bind_template_child (widget_class, WeftTableCard, question);
  gtk_widget_class_bind_template_child (widget_class, WeftTableCard, check);
  gtk_widget_class_bind_template_child (widget_class, WeftTableCard, step_by_step);
  gtk_widget_class_bind_template_child (widget_class, WeftTableCard, main);
}

static void
weft_table_card_init (WeftTableCard *card)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (card));
  weft_widgets_wrap_buttons (GTK_WIDGET (card));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), card);
  gtk_widget_add_controller (GTK_WIDGET (card), keys);
}

void
weft_table_card_set_game (WeftTableCard *card, WeftGame *game, WeftPutBack *put_back)
{
  g_return_if_fail (WEFT_IS_TABLE_CARD (card) && WEFT_IS_GAME (game));

  card->game = game;
  card->put_back = put_back;
  weft_ask_panel_set_game (card->question, game);
  weft_board_check_set_game (card->check, game);
  g_signal_connect_object (game, "notify::told", G_CALLBACK (show_card), card, G_CONNECT_SWAPPED);
  g_signal_connect_object (put_back, "changed", G_CALLBACK (show_card), card, G_CONNECT_SWAPPED);
  show_card (card);
}

/* A card that is new is said as a whole, after a tick only what comes next; %FALSE when there is
 * nothing that can be said but the button itself. */
static gboolean
announce (WeftTableCard *card)
{
  WeftActLine *next = nth_line (card, done_now (card));
  g_autofree char *words = card->unsaid   ? spoken_words (card)
                           : next != NULL ? g_strdup (weft_act_line_get_words (next))
                                          : NULL;

  return words != NULL && weft_announce (card->main, words);
}

/* Never on an answer: a key pressed once too often must not give one. */
void
weft_table_card_focus (WeftTableCard *card)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (card));

  g_return_if_fail (WEFT_IS_TABLE_CARD (card));

  if (is_asked (card))
    {
      weft_ask_panel_focus (card->question);
      return;
    }
  /* Where nothing can be announced the button is focused anew, and read with what describes it. */
  if (root != NULL && gtk_root_get_focus (root) == card->main && !announce (card))
    gtk_root_set_focus (root, NULL);
  card->unsaid = FALSE;
  gtk_widget_grab_focus (card->main);
}
