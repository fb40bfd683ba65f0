/* drawn.c: the drawn widgets in windows of several sizes
 *
 * WEFT_TEST_PICTURES=FOLDER keeps a picture of each, to be looked at; ADW_DEBUG_COLOR_SCHEME and
 * ADW_DEBUG_HIGH_CONTRAST say in which colors, WEFT_TEST_RTL and
 * WEFT_TEST_LARGE_TEXT how words run and how large they are.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>

#include "app-look.h"
#include "weft-act-picture.h"
#include "weft-board-view.h"
#include "weft-board.h"
#include "weft-cloth.h"
#include "weft-emblem.h"
#include "weft-event.h"
#include "weft-history.h"
#include "weft-tracks-geometry.h"
#include "weft-widgets.h"

static WeftTables *tables;

/* A window around a widget. */
static GtkWidget *
show (GtkWidget *child, int width, int height)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_set_child (GTK_WINDOW (window), child);
  gtk_window_present (GTK_WINDOW (window));
  wait_for_frames ();
  return window;
}

/* For somebody to look at. */
static void
take_picture (GtkWidget *window, const char *name)
{
  const char *folder = g_getenv ("WEFT_TEST_PICTURES");
  g_autoptr (GdkPaintable) paintable = NULL;
  g_autoptr (GtkSnapshot) snapshot = NULL;
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  g_autofree char *path = NULL;
  int width = gtk_widget_get_width (window), height = gtk_widget_get_height (window);

  if (folder == NULL)
    return;
  paintable = gtk_widget_paintable_new (window);
  snapshot = gtk_snapshot_new ();
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, width, height));
  path = g_strdup_printf ("%s/%s.png", folder, name);
  g_assert_true (gdk_texture_save_to_png (texture, path));
}

static WeftHistory *
load (const char *name)
{
  WeftHistory *history = weft_history_new (tables, load_game (tables, name), NULL);

  g_assert_nonnull (history);
  return history;
}

/* Every kind of event has a picture of its own, both ways. */
static void
test_acts (void)
{
  g_autoptr (WeftHistory) history = load ("conquer");
  const WeftState *state = weft_history_state (history);
  GtkWidget *grid = gtk_grid_new (), *window;
  int n = 0;

  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 6);
  for (guint kind = 0; kind <= WEFT_N_EVENTS; kind++)
    for (int way = 0; way < 2; way++, n++)
      {
        WeftEvent event = { .kind = (guint8) kind,
                            .player = n % 4 < 2 ? WEFT_PLAYER_AUTOMA : WEFT_PLAYER_SHADOW,
                            .owner = WEFT_PLAYER_AUTOMA,
                            .track = (guint8) (kind % WEFT_N_TRACKS),
                            .hex = (guint8) (3 * kind % WEFT_N_HEXES),
                            .count = 4,
                            .cards = { 2, 22 },
                            .total = kind % 2 ? 115 : 15,
                            .vp = 10,
                            .upright = kind % 2,
                            .from = 2,
                            .to = 3 };
        GtkWidget *picture = weft_act_picture_new ();

        if (kind == WEFT_EVENT_REGRESS)
          event.to = 1;
        weft_act_picture_set_act (WEFT_ACT_PICTURE (picture), tables, state, &event,
                                  (WeftActWay) way);
        gtk_grid_attach (GTK_GRID (grid), picture, n % 8, n / 8, 1, 1);
      }
  window = show (grid, 820, 600);
  take_picture (window, "acts");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The board of a game, as the table shows it. */
static GtkWidget *
new_board (WeftHistory *history, const WeftVoice *voice, gboolean whole)
{
  GtkWidget *view = weft_board_view_new ();
  g_autoptr (GArray) threads = weft_cloth_weave (history);

  g_object_set (view, "whole", whole, NULL);
  weft_board_view_set_state (WEFT_BOARD_VIEW (view), voice, weft_history_state (history));
  weft_board_view_set_threads (WEFT_BOARD_VIEW (view), threads);
  return view;
}

static const struct
{
  const char *game;
  int width;
  int height;
  gboolean whole;
} boards[] = {
  { "end", 780, 690, TRUE },
  { "end", 360, 1000, FALSE },
  { "arts", 780, 690, TRUE },
  { "arts", 344, 500, TRUE },
  { "conquer", 900, 360, TRUE },
  { "conquer", 460, 640, TRUE },
  { "income", 1240, 780, TRUE },
  { "shadow-empire", 780, 690, TRUE },
  { "shadow-empire", 344, 560, FALSE },
};

/* A board in a window, as large as a case says. */
static GtkWidget *
show_board (guint i, GtkWidget *view)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), view);
  gtk_widget_set_margin_start (view, 8);
  gtk_widget_set_margin_end (view, 8);
  gtk_widget_set_margin_top (view, 8);
  gtk_widget_set_margin_bottom (view, 8);
  return show (scrolled, boards[i].width, boards[i].height);
}

/* A hex that two control, and pieces that are no outposts. */
static void
share_hexes (WeftBoardView *view, const WeftVoice *voice, const WeftState *from)
{
  const WeftOutpost mine = { WEFT_PLAYER_P1, TRUE, WEFT_NONE, FALSE };
  const WeftOutpost automa = { WEFT_PLAYER_AUTOMA, TRUE, WEFT_NONE, FALSE };
  const WeftOutpost token = { WEFT_PLAYER_P1, TRUE, WEFT_NONE, TRUE };
  const WeftOutpost fallen = { WEFT_PLAYER_P1, FALSE, WEFT_PLAYER_AUTOMA, TRUE };
  WeftState state = *from;

  weft_board_set (&state.board, tables->middle_island, (WeftOutpost[]){ mine, automa });
  weft_board_set (&state.board, tables->human_start, (WeftOutpost[]){ token, fallen });
  weft_board_view_set_state (view, voice, &state);
}

/* A button lies within the view, and a click in its middle is its own. */
static void
check_button (GtkWidget *view, GtkWidget *button, int least)
{
  graphene_rect_t bounds;
  GtkWidget *picked;

  g_assert_true (gtk_widget_compute_bounds (button, view, &bounds));
  g_assert_cmpfloat (bounds.origin.x, >=, 0);
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (view));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (view));
  g_assert_cmpfloat (bounds.size.width, >=, least);
  picked = gtk_widget_pick (view, bounds.origin.x + bounds.size.width / 2,
                            bounds.origin.y + bounds.size.height / 2, GTK_PICK_DEFAULT);
  g_assert_true (picked == button || gtk_widget_is_ancestor (picked, button));
  g_assert_nonnull (weft_widgets_get_tip (button));
}

static void
check_buttons (WeftBoardView *view, const WeftState *state, int least)
{
  for (guint hex = 0; weft_setup_is_solo (&state->setup) && hex < WEFT_N_HEXES; hex++)
    check_button (GTK_WIDGET (view), weft_board_view_get_hex (view, hex), least);
  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    for (guint space = 0; weft_setup_has_track (&state->setup, track) && space <= WEFT_TRACKS_HEAD;
         space++)
      check_button (GTK_WIDGET (view), weft_board_view_get_space (view, track, space), least);
}

static void
test_board (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      g_autoptr (WeftHistory) history = load (boards[i].game);
      const WeftVoice voice = { tables, weft_history_record (history) };
      GtkWidget *view = new_board (history, &voice, boards[i].whole), *window;
      g_autofree char *name = g_strdup_printf ("board-%u-%d", i, boards[i].width);

      if (boards[i].width == 1240)
        share_hexes (WEFT_BOARD_VIEW (view), &voice, weft_history_state (history));
      window = show_board (i, view);
      weft_board_view_set_move (WEFT_BOARD_VIEW (view), WEFT_TRACK_SCIENCE, 2, 3);
      if (i % 2 == 0)
        {
          weft_board_view_set_mark (WEFT_BOARD_VIEW (view), 12);
          weft_board_view_set_caption (WEFT_BOARD_VIEW (view),
                                       "Counted from the lower left, 3 hexes were possible.");
        }
      else
        weft_board_view_set_offer (WEFT_BOARD_VIEW (view), 0x7000, 0xffff00000);
      wait_for_frames ();
      take_picture (window, name);
      g_test_message ("%s", name);
      check_buttons (WEFT_BOARD_VIEW (view), weft_history_state (history),
                     boards[i].whole ? 20 : 32);
      if (boards[i].whole)
        g_assert_cmpint (gtk_widget_get_height (view), <=, boards[i].height);
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

static graphene_rect_t
place_of_hex (GtkWidget *view, guint hex)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (weft_board_view_get_hex (WEFT_BOARD_VIEW (view), hex),
                                            view, &bounds));
  return bounds;
}

/* Words about the hexes never make a map smaller that is always whole. */
static void
test_caption (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      g_autoptr (WeftHistory) history = load (boards[i].game);
      const WeftVoice voice = { tables, weft_history_record (history) };
      GtkWidget *view = new_board (history, &voice, boards[i].whole), *window;
      graphene_rect_t before, after;

      window = show_board (i, view);
      wait_for_frames ();
      before = place_of_hex (view, 0);
      weft_board_view_set_caption (WEFT_BOARD_VIEW (view),
                                   "Possible hexes: 8 · closest to the middle island: 2 · "
                                   "closest to a one-token territory of yours: 1");
      wait_for_frames ();
      after = place_of_hex (view, 0);
      if (boards[i].whole)
        g_assert_true (graphene_rect_equal (&before, &after));
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

/* Tab goes from the map to the tracks and on; the arrow keys go to every hex and space. */
static void
test_keys (void)
{
  g_autoptr (WeftHistory) history = load ("conquer");
  const WeftVoice voice = { tables, weft_history_record (history) };
  GtkWidget *view = new_board (history, &voice, TRUE), *window = show_board (0, view);
  WeftBoardView *board = WEFT_BOARD_VIEW (view);
  GtkWidget *hex = weft_board_view_get_hex (board, tables->middle_island);
  GtkWidget *head = weft_board_view_get_space (board, WEFT_TRACK_EXPLORATION, WEFT_TRACKS_HEAD);
  GtkWidget *map = gtk_widget_get_parent (hex), *tracks = gtk_widget_get_parent (head);

  g_assert_true (gtk_widget_grab_focus (hex));
  press_key (map, GDK_KEY_Down);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window))
                 == weft_board_view_get_hex (board, (guint) weft_hex_from_name (tables, "D5")));
  gtk_widget_child_focus (window, GTK_DIR_TAB_FORWARD);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == head);
  press_key (tracks, GDK_KEY_Right);
  press_key (tracks, GDK_KEY_Right);
  press_key (tracks, GDK_KEY_Down);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window))
                 == weft_board_view_get_space (board, WEFT_TRACK_TECHNOLOGY, 1));
  gtk_widget_child_focus (window, GTK_DIR_TAB_BACKWARD);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window))
                 == weft_board_view_get_hex (board, (guint) weft_hex_from_name (tables, "D5")));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* What a widget looks like now. */
static GBytes *
look (GtkWidget *widget)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  gsize size = 4 * (gsize) width * (gsize) height;
  guchar *pixels = g_malloc0 (size);

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_to_node (snapshot);
  texture =
      gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (widget)), node,
                                   &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  gdk_texture_download (texture, pixels, 4 * (gsize) width);
  return g_bytes_new_take (pixels, size);
}

/* A conquest that draws a tile is told as two acts: its own is the tile, as when exploring. */
static void
test_tile_of_a_conquest (void)
{
  g_autoptr (WeftHistory) history = load ("conquer");
  const WeftEvent acts[] = {
    { .kind = WEFT_EVENT_EXPLORE, .player = WEFT_PLAYER_AUTOMA, .hex = 9 },
    { .kind = WEFT_EVENT_CONQUER, .player = WEFT_PLAYER_AUTOMA, .hex = 9, .new_tile = TRUE },
    { .kind = WEFT_EVENT_CONQUER, .player = WEFT_PLAYER_AUTOMA, .hex = 9 },
  };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *window;
  GBytes *looks[G_N_ELEMENTS (acts)];
  GtkWidget *picture;
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (acts); i++)
    {
      picture = weft_act_picture_new ();
      weft_act_picture_set_act (WEFT_ACT_PICTURE (picture), tables, weft_history_state (history),
                                &acts[i], WEFT_ACT_DONE);
      gtk_box_append (GTK_BOX (box), picture);
    }
  window = show (box, 400, 100);
  for (picture = gtk_widget_get_first_child (box); picture != NULL;
       picture = gtk_widget_get_next_sibling (picture))
    looks[n++] = look (picture);
  g_assert_true (g_bytes_equal (looks[0], looks[1]));
  g_assert_false (g_bytes_equal (looks[0], looks[2]));
  for (guint i = 0; i < n; i++)
    g_bytes_unref (looks[i]);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
wait_ms (int milliseconds)
{
  gint64 until = g_get_monotonic_time () + 1000 * milliseconds;

  while (g_get_monotonic_time () < until)
    {
      g_usleep (1000);
      g_main_context_iteration (NULL, FALSE);
    }
}

/* Shows a game at its start, then at its end: tokens glide, outposts drop. */
static void
check_motion (gboolean animated)
{
  g_autoptr (WeftHistory) history = load ("conquer");
  const WeftVoice voice = { tables, weft_history_record (history) };
  GtkWidget *view = new_board (history, &voice, TRUE), *window;
  WeftBoardView *board = WEFT_BOARD_VIEW (view);
  GtkWidget *parts[] = {
    gtk_widget_get_parent (weft_board_view_get_hex (board, 0)),
    gtk_widget_get_parent (weft_board_view_get_space (board, WEFT_TRACK_SCIENCE, 0)),
  };
  GBytes *looks[G_N_ELEMENTS (parts)][3];

  weft_board_view_set_state (board, &voice, weft_history_state_at (history, 0));
  window = show_board (0, view);
  wait_ms (350);
  weft_board_view_set_state (board, &voice, weft_history_state (history));
  for (guint moment = 0; moment < 3; moment++) /* soon, when it must be over, and later */
    {
      wait_ms (moment == 0 ? 20 : 300);
      for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
        looks[i][moment] = look (parts[i]);
    }
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      g_assert_cmpint (!g_bytes_equal (looks[i][0], looks[i][2]), ==, animated);
      g_assert_true (g_bytes_equal (looks[i][1], looks[i][2]));
      for (guint moment = 0; moment < 3; moment++)
        g_bytes_unref (looks[i][moment]);
    }
  /* It may go away while something moves. */
  weft_board_view_set_state (board, &voice, weft_history_state_at (history, 0));
  wait_ms (40);
  gtk_window_destroy (GTK_WINDOW (window));
  wait_ms (100);
}

static void
test_motion (void)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  check_motion (TRUE);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  check_motion (FALSE);
}

/* Celebrating needs no change, and is over as soon. */
static void
test_celebration (void)
{
  g_autoptr (WeftHistory) history = load ("conquer");
  const WeftVoice voice = { tables, weft_history_record (history) };
  GtkWidget *view = new_board (history, &voice, TRUE), *window = show_board (0, view);
  const WeftEvent event = { .kind = WEFT_EVENT_LANDMARK, .track = WEFT_TRACK_MILITARY, .tier = 1 };
  g_autoptr (GBytes) before = NULL;
  g_autoptr (GBytes) during = NULL;
  g_autoptr (GBytes) after = NULL;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  before = look (window);
  weft_board_view_celebrate (WEFT_BOARD_VIEW (view), &event);
  wait_ms (60);
  during = look (window);
  wait_ms (300);
  after = look (window);
  g_assert_false (g_bytes_equal (before, during));
  g_assert_true (g_bytes_equal (before, after));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Each civilization has an emblem of its own. */
static void
test_emblems (void)
{
  GtkWidget *grid = gtk_grid_new (), *emblems[WEFT_N_CIVILIZATIONS], *window;
  GBytes *looks[WEFT_N_CIVILIZATIONS];

  for (int i = 0; i < WEFT_N_CIVILIZATIONS; i++)
    {
      emblems[i] = weft_emblem_new ((WeftCivilization) i, 84);
      gtk_grid_attach (GTK_GRID (grid), emblems[i], i % 4, i / 4, 1, 1);
    }
  window = show (grid, 400, 220);
  take_picture (window, "emblems");
  for (int i = 0; i < WEFT_N_CIVILIZATIONS; i++)
    {
      looks[i] = look (emblems[i]);
      for (int other = 0; other < i; other++)
        g_assert_false (g_bytes_equal (looks[i], looks[other]));
    }
  for (int i = 0; i < WEFT_N_CIVILIZATIONS; i++)
    g_bytes_unref (looks[i]);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A turn of each player gives one thread, in the order of the game. */
static void
test_cloth (void)
{
  g_autoptr (WeftHistory) history = load ("end");
  g_autoptr (GArray) threads = weft_cloth_weave (history);
  guint incomes = 0, turn = 0;

  for (guint i = 0; i < threads->len; i++)
    {
      const WeftThread *thread = &g_array_index (threads, WeftThread, i);

      g_assert_cmpuint (thread->turn, >=, turn);
      turn = thread->turn;
      incomes += thread->income;
      g_assert_true (thread->income || thread->track < WEFT_N_TRACKS);
    }
  g_assert_cmpuint (turn, >=, 40);
  g_assert_cmpuint (incomes, ==, 2 * WEFT_N_INCOME_TURNS);
}

/* What wraps, as a label does: it counts how often it is asked for its width by a height. */
typedef struct
{
  GtkWidget parent_instance;

  int by_height;
} Probe;

typedef struct
{
  GtkWidgetClass parent_class;
} ProbeClass;

static GType probe_get_type (void);
G_DEFINE_TYPE (Probe, probe, GTK_TYPE_WIDGET)

static GtkSizeRequestMode
probe_get_request_mode (GtkWidget *widget)
{
  (void) widget;
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
probe_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
               int *natural, int *minimum_baseline, int *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL && for_size >= 0)
    ((Probe *) widget)->by_height++;
  *minimum = *natural = 20;
  *minimum_baseline = *natural_baseline = -1;
}

static void
probe_class_init (ProbeClass *klass)
{
  GTK_WIDGET_CLASS (klass)->get_request_mode = probe_get_request_mode;
  GTK_WIDGET_CLASS (klass)->measure = probe_measure;
}

static void
probe_init (Probe *probe)
{
  (void) probe;
}

/* What wraps stands in the middle of a row that is higher, and nobody tries widths for it. */
static void
test_row (void)
{
  GtkWidget *row = weft_widgets_row (10), *window, *probe = g_object_new (probe_get_type (), NULL);
  GtkWidget *first = g_object_new (probe_get_type (), NULL);
  graphene_rect_t bounds;

  gtk_widget_set_hexpand (probe, TRUE);
  weft_widgets_add (row, first);
  weft_widgets_add (row, weft_widgets_middle (probe));
  window = show (row, 300, 200);
  g_assert_true (gtk_widget_compute_bounds (probe, row, &bounds));
  g_assert_cmpfloat_with_epsilon (bounds.origin.x, 30, 1);
  g_assert_cmpfloat_with_epsilon (bounds.size.width, gtk_widget_get_width (row) - 30, 1);
  g_assert_cmpfloat_with_epsilon (bounds.size.height, 20, 1);
  g_assert_cmpfloat_with_epsilon (bounds.origin.y + 10, gtk_widget_get_height (row) / 2.0, 1);
  g_assert_cmpint (((Probe *) probe)->by_height, ==, 0);
  g_assert_cmpint (((Probe *) first)->by_height, ==, 0);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A tooltip is asked for, is read as the description, and can be taken away. */
static void
test_tip (void)
{
  GtkWidget *button = g_object_ref_sink (gtk_button_new ());
  g_autoptr (GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  gboolean shown = FALSE;

  weft_widgets_set_tip (button, "Era 1 of 5");
  weft_widgets_set_tip (button, "Era 2 of 5");
  g_assert_true (gtk_widget_get_has_tooltip (button));
  g_assert_cmpstr (weft_widgets_get_tip (button), ==, "Era 2 of 5");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Era 2 of 5");
  g_signal_emit_by_name (button, "query-tooltip", 0, 0, FALSE, tooltip, &shown);
  g_assert_true (shown);
  weft_widgets_set_tip (button, NULL);
  g_assert_false (gtk_widget_get_has_tooltip (button));
  g_assert_null (weft_widgets_get_tip (button));
  g_signal_emit_by_name (button, "query-tooltip", 0, 0, FALSE, tooltip, &shown);
  g_assert_false (shown);
  g_assert_false (gtk_test_accessible_has_property (GTK_ACCESSIBLE (button),
                                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
  g_object_unref (button);
}

/* It does not cover what was opened, as corrections are, over the page that the widget is in; what
 * is in there has its own. */
static void
test_tip_and_popover (void)
{
  GtkWidget *button = gtk_button_new (), *page = adw_bin_new (), *inner = gtk_button_new ();
  GtkWidget *popover = gtk_popover_new (), *window;
  g_autoptr (GtkTooltip) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  gboolean shown = TRUE;

  weft_widgets_set_tip (button, "Era 1 of 5");
  weft_widgets_set_tip (inner, "First place: no outpost");
  adw_bin_set_child (ADW_BIN (page), button);
  window = show (page, 300, 200);
  gtk_popover_set_child (GTK_POPOVER (popover), inner);
  gtk_widget_set_parent (popover, page);
  gtk_popover_set_autohide (GTK_POPOVER (popover), FALSE);
  gtk_popover_popup (GTK_POPOVER (popover));
  wait_for_frames ();
  g_signal_emit_by_name (button, "query-tooltip", 0, 0, FALSE, tooltip, &shown);
  g_assert_false (shown);
  g_signal_emit_by_name (inner, "query-tooltip", 0, 0, FALSE, tooltip, &shown);
  g_assert_true (shown);
  gtk_popover_popdown (GTK_POPOVER (popover));
  wait_for_frames ();
  g_signal_emit_by_name (button, "query-tooltip", 0, 0, FALSE, tooltip, &shown);
  g_assert_true (shown);
  gtk_widget_unparent (popover);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
load_sheet (const char *name)
{
  g_autofree char *path = g_strconcat ("/io/github/weft_companion/Weft/", name, NULL);
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (provider, path);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

/* As the application does by itself. */
static void
load_style (void)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  gboolean dark = adw_style_manager_get_dark (manager);
  gboolean contrast = adw_style_manager_get_high_contrast (manager);

  load_sheet ("style.css");
  if (dark)
    load_sheet ("style-dark.css");
  if (contrast)
    load_sheet ("style-hc.css");
  if (dark && contrast)
    load_sheet ("style-hc-dark.css");
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  adw_init ();
  load_style ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  if (g_getenv ("WEFT_TEST_RTL") != NULL)
    gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  if (g_getenv ("WEFT_TEST_LARGE_TEXT") != NULL)
    g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * 1024, NULL);
  tables = weft_tables_load (NULL);
  g_assert_nonnull (tables);
  g_test_add_func ("/drawn/acts", test_acts);
  g_test_add_func ("/drawn/tile-of-a-conquest", test_tile_of_a_conquest);
  g_test_add_func ("/drawn/board", test_board);
  g_test_add_func ("/drawn/caption", test_caption);
  g_test_add_func ("/drawn/keys", test_keys);
  g_test_add_func ("/drawn/motion", test_motion);
  g_test_add_func ("/drawn/celebration", test_celebration);
  g_test_add_func ("/drawn/emblems", test_emblems);
  g_test_add_func ("/drawn/cloth", test_cloth);
  g_test_add_func ("/drawn/row", test_row);
  g_test_add_func ("/drawn/tip", test_tip);
  g_test_add_func ("/drawn/tip-and-popover", test_tip_and_popover);
  status = g_test_run ();
  weft_tables_free (tables);
  return status;
}
