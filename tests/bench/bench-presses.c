/* bench-presses.c: how many presses whole games take at the table
 *
 * Takes the paths of games with their cards and dice (tests/conformance). Plays each through the
 * window's widgets in the shortest way, the program dealing and rolling, and prints a line a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "app-driver.h"
#include "weft-board-pane.h"
#include "weft-moves.h"
#include "weft-record-text.h"
#include "weft-table-page.h"

/* What else a person does is in a menu: it, its item, and for a track the item of its submenu. */
#define MENU_PRESSES 2
#define SUBMENU_PRESSES 3
#define REGRESS_PRESSES 2 /* the space on the board, and what is offered there */
#define ENTER 1

/* A game being played. */
typedef struct
{
  Driver *driver;
  WeftGame *game;
  guint presses;
  guint turns;      /* of the bots, without a question */
  guint turn_press; /* the presses for them */
} Play;

static void
press (Play *play, GtkWidget *widget)
{
  driver_press (widget);
  play->presses++;
}

static GtkWidget *
find_offer (Play *play, const WeftMove *move, const char *action)
{
  g_autoptr (GVariant) target = g_variant_ref_sink (weft_moves_target (play->game, move));
  g_autofree char *printed = g_variant_print (target, FALSE);

  return driver_find_action (play->driver, action, printed);
}

static void
press_offer (Play *play, const WeftMove *move, const char *action)
{
  GtkWidget *offer = find_offer (play, move, action), *again;

  if (offer == NULL && (again = driver_find_action (play->driver, "turn.again", NULL)) != NULL)
    {
      press (play, again);
      offer = find_offer (play, move, action);
    }
  press (play, offer);
}

/* Holds a hex, as a finger does. */
static void
hold (Play *play, GtkWidget *board, GtkWidget *hex)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (board);
  graphene_rect_t bounds;

  if (!gtk_widget_compute_bounds (hex, board, &bounds))
    g_error ("A hex has no place.");
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_LONG_PRESS (controller))
        g_signal_emit_by_name (controller, "pressed", bounds.origin.x + bounds.size.width / 2,
                               bounds.origin.y + bounds.size.height / 2);
    }
  play->presses++;
  driver_settle ();
}

static void
press_or_hold (Play *play, GtkWidget *board, GtkWidget *widget, gboolean and_done)
{
  if (and_done)
    hold (play, board, widget);
  else
    press (play, widget);
}

static GtkWidget *
find_board (Play *play)
{
  GtkWidget *board = driver_find_type (play->driver, WEFT_TYPE_BOARD_PANE);

  if (board == NULL)
    g_error ("The board is not shown.");
  return board;
}

/* The hex on the map, which asks for it, or in a turn that has begun takes it, or opens with what
 * can have been done there. */
static void
pick_hex (Play *play, const WeftMove *move, gboolean and_done)
{
  GtkWidget *board = find_board (play);
  WeftMoveKind asked = weft_board_pane_get_asked (WEFT_BOARD_PANE (board));

  if (asked != WEFT_N_MOVES && asked != move->kind)
    press (play, driver_find_action (play->driver, "table.pick", "'none'"));
  press_or_hold (play, board, weft_board_pane_get_hex (WEFT_BOARD_PANE (board), move->hex),
                 and_done);
  if (driver_find_class (play->driver, "correction") != NULL)
    press (play, find_offer (play, move, WEFT_MOVE_ACTION));
}

/* A row; in a turn that has begun the space on the board. */
static void
advance (Play *play, const WeftMove *move, gboolean and_done)
{
  const char *action = and_done ? WEFT_MOVE_AND_END_ACTION : WEFT_MOVE_ACTION;
  const gint8 *tokens = weft_game_get_state (play->game)->tokens[move->player][move->track];
  GtkWidget *board = find_board (play), *offer = find_offer (play, move, action);
  int space = move->token != WEFT_NONE ? tokens[move->token] : MAX (tokens[0], tokens[1]);

  if (offer != NULL)
    press (play, offer);
  else
    {
      if (weft_board_pane_get_asked (WEFT_BOARD_PANE (board)) != WEFT_N_MOVES)
        press (play, driver_find_action (play->driver, "table.pick", "'none'"));
      press_or_hold (
          play, board,
          weft_board_pane_get_space (WEFT_BOARD_PANE (board), move->track, (guint) space + 1),
          and_done);
    }
}

static gboolean
is_chance (const WeftMove *move)
{
  return move->kind == WEFT_MOVE_DEAL || move->kind == WEFT_MOVE_ROLL
         || move->kind == WEFT_MOVE_REVEAL;
}

static void
apply (Play *play, const WeftMove *move, const char *note)
{
  g_autoptr (GError) error = NULL;

  if (!weft_game_apply (play->game, move, note, &error))
    g_error ("%s", error->message);
  driver_settle ();
}

static guint
digits (int number)
{
  return number >= 100 ? 3 : number >= 10 ? 2 : 1;
}

/* What is in a menu: counted, and made by the action it has. */
static void
use_menu (Play *play, const WeftMove *move, const char *note)
{
  if (move->kind == WEFT_MOVE_NOTE)
    play->presses += MENU_PRESSES + (note != NULL ? (guint) strlen (note) : 0) + ENTER;
  else if (move->kind == WEFT_MOVE_VP) /* the score in the header */
    play->presses += 1 + digits (move->number) + ENTER;
  else
    play->presses += move->kind == WEFT_MOVE_REGRESS ? REGRESS_PRESSES : SUBMENU_PRESSES;
  apply (play, move, note);
}

/* Makes the moves from @index on that one press makes; returns how many they were. */
static guint
make (Play *play, const WeftRecord *script, guint index)
{
  const WeftMove *move = weft_record_move (script, index);
  const WeftMove *next =
      index + 1 < weft_record_n_moves (script) ? weft_record_move (script, index + 1) : NULL;

  guint n;

  switch ((WeftMoveKind) move->kind)
    {
    case WEFT_MOVE_ADVANCE:
      n = weft_record_n_moves (weft_game_get_record (play->game));
      advance (play, move, next != NULL && next->kind == WEFT_MOVE_END_TURN);
      return weft_record_n_moves (weft_game_get_record (play->game)) - n;
    case WEFT_MOVE_INCOME:
      if (next != NULL && next->kind == WEFT_MOVE_END_TURN)
        {
          press_offer (play, move, WEFT_MOVE_AND_END_ACTION);
          return 2;
        }
      press_offer (play, move, WEFT_MOVE_ACTION);
      return 1;
    case WEFT_MOVE_EXPLORE:
    case WEFT_MOVE_CONQUER:
      n = weft_record_n_moves (weft_game_get_record (play->game));
      pick_hex (play, move, next != NULL && next->kind == WEFT_MOVE_END_TURN);
      return weft_record_n_moves (weft_game_get_record (play->game)) - n;
    case WEFT_MOVE_END_TURN:
    case WEFT_MOVE_ANSWER:
      press_offer (play, move, WEFT_MOVE_ACTION);
      return 1;
    default:
      use_menu (play, move, weft_record_note (script, index));
      return 1;
    }
}

/* The bots' turn, or its part up to a question. */
static void
take_card (Play *play)
{
  guint before = play->presses;

  if (weft_game_get_step (play->game) == NULL || driver_is_asked (play->driver))
    return;
  while (weft_game_get_step (play->game) != NULL)
    press (play, driver_find_action (play->driver, "table.all-done", NULL));
  play->turns++;
  play->turn_press += play->presses - before;
}

static void
play_game (Driver *driver, const char *path, const WeftRecord *script)
{
  g_autoptr (WeftRecord) empty = weft_record_new (weft_record_setup (script), NULL, NULL);
  g_autofree char *opened G_GNUC_UNUSED = driver_open_record (driver, empty);
  g_autofree char *name = g_path_get_basename (path);
  Play play = { .driver = driver, .game = weft_window_get_game (driver->window) };

  for (guint i = 0; i < weft_record_n_moves (script);)
    if (is_chance (weft_record_move (script, i)))
      apply (&play, weft_record_move (script, i++), NULL);
    else
      {
        guint made;

        take_card (&play);
        made = make (&play, script, i);
        if (made == 0)
          g_error ("Move %u of %s cannot be pressed.", i, name);
        i += made;
      }
  take_card (&play);
  if (weft_record_n_moves (weft_game_get_record (play.game)) != weft_record_n_moves (script))
    g_error ("%s was not played as it is", name);
  g_print ("%s: %u presses for %u moves; the bots' turns: %u for %u\n", name, play.presses,
           weft_record_n_moves (script), play.turn_press, play.turns);
}

/* The record in a file of tests/conformance. */
static WeftRecord *
load (const char *path, const WeftTables *tables)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autofree char *record_text = NULL;
  g_autoptr (JsonNode) file = NULL;
  WeftRecord *record;

  if (!g_file_get_contents (path, &text, NULL, &error))
    g_error ("%s", error->message);
  file = json_from_string (text, &error);
  if (file == NULL)
    g_error ("%s: %s", path, error->message);
  record_text =
      json_to_string (json_object_get_member (json_node_get_object (file), "record"), FALSE);
  record = weft_record_parse (record_text, strlen (record_text), tables, &error);
  if (record == NULL)
    g_error ("%s: %s", path, error->message);
  return record;
}

int
main (int argc, char **argv)
{
  g_autoptr (Driver) driver = NULL;

  gtk_init ();
  driver = driver_new ();
  for (int i = 1; i < argc; i++)
    {
      g_autoptr (WeftRecord) script = load (argv[i], driver->tables);

      play_game (driver, argv[i], script);
    }
  return 0;
}
