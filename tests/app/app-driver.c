/* app-driver.c: driving the window through its real widgets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-driver.h"

#include "weft-board-pane.h"
#include "weft-moves.h"
#include "weft-record-text.h"
#include "weft-table-page.h"

static WeftApplication *application;

void
driver_settle (void)
{
  gint64 until = g_get_monotonic_time () + 5 * G_USEC_PER_SEC;

  while (g_main_context_pending (NULL) && g_get_monotonic_time () < until)
    g_main_context_iteration (NULL, FALSE);
}

Driver *
driver_new (void)
{
  Driver *driver = g_new0 (Driver, 1);

  if (application == NULL)
    {
      application = weft_application_new (G_APPLICATION_NON_UNIQUE);
      g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
      /* What is pressed must have its place. */
      g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE,
                    "gtk-double-click-time", 0, /* tests press faster than hands */
                    NULL);
    }
  driver->application = application;
  driver->tables = weft_application_get_tables (application);
  driver->window = weft_window_new (ADW_APPLICATION (application), driver->tables,
                                    weft_application_get_settings (application));
  weft_window_show_start (driver->window);
  gtk_window_set_default_size (GTK_WINDOW (driver->window), 1280, 800);
  gtk_window_present (GTK_WINDOW (driver->window));
  while (!gtk_widget_get_mapped (GTK_WIDGET (driver->window)))
    g_main_context_iteration (NULL, TRUE);
  driver_settle ();
  return driver;
}

void
driver_free (Driver *driver)
{
  /* A tooltip that is about to come would look for its window later. */
  for (int i = 0; i < 30; i++)
    {
      g_usleep (20000);
      driver_settle ();
    }
  gtk_window_destroy (GTK_WINDOW (driver->window));
  driver_settle ();
  g_free (driver);
}

char *
driver_open_record (Driver *driver, const WeftRecord *record)
{
  static int number;
  g_autofree char *name = g_strdup_printf ("game-%d.weft", number++);
  char *path = g_build_filename (g_get_user_data_dir (), name, NULL);

  g_assert_cmpint (g_mkdir_with_parents (g_get_user_data_dir (), 0700), ==, 0);
  g_assert_true (weft_record_save (record, path, NULL));
  g_assert_true (weft_window_open (driver->window, path));
  driver_settle ();
  return path;
}

static GtkWidget *
find_below (GtkWidget *widget, DriverTest is_it, gconstpointer data)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_mapped (widget))
    return NULL;
  if (is_it (widget, data))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_below (child, is_it, data);
  return found;
}

GtkWidget *
driver_find (Driver *driver, GtkWidget *from, DriverTest is_it, gconstpointer data)
{
  return find_below (from != NULL ? from : GTK_WIDGET (driver->window), is_it, data);
}

typedef struct
{
  const char *action;
  const char *target;
} Wanted;

static gboolean
has_action (GtkWidget *widget, gconstpointer data)
{
  const Wanted *wanted = data;
  g_autofree char *target = NULL;

  if (!GTK_IS_ACTIONABLE (widget)
      || g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), wanted->action) != 0)
    return FALSE;
  if (wanted->target == NULL)
    return TRUE;
  target =
      g_variant_print (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (widget)), FALSE);
  return g_str_equal (target, wanted->target);
}

GtkWidget *
driver_find_action (Driver *driver, const char *action, const char *target)
{
  return driver_find (driver, NULL, has_action, &(Wanted){ action, target });
}

static gboolean
has_class (GtkWidget *widget, gconstpointer data)
{
  return gtk_widget_has_css_class (widget, data);
}

GtkWidget *
driver_find_class (Driver *driver, const char *css_class)
{
  return driver_find (driver, NULL, has_class, css_class);
}

static gboolean
has_type (GtkWidget *widget, gconstpointer data)
{
  return g_type_is_a (G_OBJECT_TYPE (widget), *(const GType *) data);
}

GtkWidget *
driver_find_type (Driver *driver, GType type)
{
  return driver_find (driver, NULL, has_type, &type);
}

gboolean
driver_is_in_sight (GtkWidget *widget)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (widget));
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (widget, window, &bounds) && bounds.size.height > 0
         && bounds.origin.y >= 0
         && bounds.origin.y + bounds.size.height <= gtk_widget_get_height (window);
}

void
driver_reveal (GtkWidget *widget)
{
  gtk_widget_grab_focus (widget);
  driver_settle ();
  for (int i = 0; i < 25 && gtk_widget_get_root (widget) != NULL && !driver_is_in_sight (widget);
       i++)
    {
      g_usleep (10000); /* scrolling takes its time */
      driver_settle ();
    }
}

void
driver_press (GtkWidget *widget)
{
  g_assert_nonnull (widget);
  g_assert_true (gtk_widget_get_mapped (widget));
  g_assert_true (gtk_widget_is_sensitive (widget));
  driver_reveal (widget);
  if (GTK_IS_BUTTON (widget)) /* at once; the activation of a button takes its time to be seen */
    g_signal_emit_by_name (widget, "clicked");
  else
    g_assert_true (gtk_widget_activate (widget));
  driver_settle ();
}

/* Presses the button or row that offers a move. */
static gboolean
press_offer (Driver *driver, const WeftMove *move)
{
  WeftGame *game = weft_window_get_game (driver->window);
  g_autoptr (GVariant) target = g_variant_ref_sink (weft_moves_target (game, move));
  g_autofree char *printed = g_variant_print (target, FALSE);
  GtkWidget *offer = driver_find_action (driver, WEFT_MOVE_ACTION, printed);

  if (offer == NULL)
    return FALSE;
  driver_press (offer);
  return TRUE;
}

static WeftBoardPane *
find_board (Driver *driver)
{
  return WEFT_BOARD_PANE (driver_find_type (driver, WEFT_TYPE_BOARD_PANE));
}

/* Whatever is asked on the board is answered with “not this time”. */
static void
decline_hex (Driver *driver)
{
  WeftBoardPane *board = find_board (driver);

  if (board != NULL && weft_board_pane_get_asked (board) != WEFT_N_MOVES)
    driver_press (driver_find_action (driver, "table.pick", "'none'"));
}

/* Explore and conquer: the hex on the map, which may have asked already; else the button for it
 * first. */
static void
pick_hex (Driver *driver, const WeftMove *move)
{
  WeftBoardPane *board = find_board (driver);

  if (board == NULL || weft_board_pane_get_asked (board) != move->kind)
    {
      decline_hex (driver);
      driver_press (driver_find_action (
          driver, "table.pick", move->kind == WEFT_MOVE_EXPLORE ? "'explore'" : "'conquer'"));
      board = find_board (driver);
    }
  g_assert_nonnull (board);
  driver_press (weft_board_pane_get_hex (board, move->hex));
}

/* Rows that are put away once something has been recorded. */
static void
bring_rows (Driver *driver)
{
  GtkWidget *again = driver_find_action (driver, "turn.again", NULL);

  if (again != NULL)
    driver_press (again);
}

static void
type_number (GtkWidget *entry, guint number)
{
  g_autofree char *text = g_strdup_printf ("%u", number);

  gtk_editable_set_text (GTK_EDITABLE (entry), text);
}

static gboolean
is_second_number (GtkWidget *widget, gconstpointer first)
{
  return gtk_widget_has_css_class (widget, "big-number") && widget != first;
}

/* The numbers on real cards, then Enter. */
static void
type_cards (Driver *driver, const WeftMove *move)
{
  GtkWidget *first = driver_find_class (driver, "big-number"), *second;

  g_assert_nonnull (first);
  type_number (first, move->cards[0]);
  if (move->kind == WEFT_MOVE_DEAL)
    {
      second = driver_find (driver, NULL, is_second_number, first);
      g_assert_nonnull (second);
      type_number (second, move->cards[1]);
    }
  g_signal_emit_by_name (first, "activate");
  driver_settle ();
}

/* Moves that a menu offers: by the action the menu's item has. */
static void
make_by_menu (Driver *driver, const WeftMove *move)
{
  WeftGame *game = weft_window_get_game (driver->window);

  g_assert_true (
      gtk_widget_activate_action_variant (driver_find_type (driver, WEFT_TYPE_TABLE_PAGE),
                                          WEFT_MOVE_ACTION, weft_moves_target (game, move)));
  driver_settle ();
}

void
driver_make (Driver *driver, const WeftMove *move)
{
  WeftGame *game = weft_window_get_game (driver->window);
  guint before = weft_record_n_moves (weft_game_get_record (game));

  if (move->kind != WEFT_MOVE_EXPLORE && move->kind != WEFT_MOVE_CONQUER)
    decline_hex (driver);
  switch ((WeftMoveKind) move->kind)
    {
    case WEFT_MOVE_EXPLORE:
    case WEFT_MOVE_CONQUER:
      pick_hex (driver, move);
      break;
    case WEFT_MOVE_DEAL:
    case WEFT_MOVE_REVEAL:
      type_cards (driver, move);
      break;
    case WEFT_MOVE_ADVANCE:
    case WEFT_MOVE_INCOME:
      if (!press_offer (driver, move))
        {
          bring_rows (driver);
          g_assert_true (press_offer (driver, move));
        }
      break;
    case WEFT_MOVE_END_TURN:
    case WEFT_MOVE_ANSWER:
    case WEFT_MOVE_ROLL:
      g_assert_true (press_offer (driver, move));
      break;
    default:
      make_by_menu (driver, move);
      break;
    }
  g_assert_cmpuint (weft_record_n_moves (weft_game_get_record (game)), >, before);
}

void
driver_take_steps (Driver *driver)
{
  WeftGame *game = weft_window_get_game (driver->window);

  while (weft_game_get_step (game) != NULL && !driver_is_asked (driver))
    {
      GtkWidget *next = driver_find_action (driver, "table.next", NULL);
      guint told = weft_game_get_told (game);

      driver_press (next != NULL ? next : driver_find_action (driver, "table.all-done", NULL));
      g_assert_cmpuint (weft_game_get_told (game), >, told);
    }
}

gboolean
driver_is_asked (Driver *driver)
{
  WeftPromptKind prompt = weft_game_get_state (weft_window_get_game (driver->window))->prompt.kind;

  return prompt != WEFT_PROMPT_TURN && prompt != WEFT_PROMPT_OVER;
}
