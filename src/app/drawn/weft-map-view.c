/* weft-map-view.c: the map, drawn and operable
 *
 * The picture is drawn by the view; every hex is a button of its own above it, so that it can be
 * clicked, reached with the keyboard and read aloud.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-map-view.h"

#include <glib/gi18n.h>

#include "weft-board-change.h"
#include "weft-drawn.h"
#include "weft-hex-button.h"
#include "weft-map-picture.h"
#include "weft-palette.h"

#define SMALLEST 290
#define NATURAL 460

struct _WeftMapView
{
  GtkWidget parent_instance;

  GtkWidget *hexes[WEFT_N_HEXES];
  guint entry; /* the hex that had the focus last */
  const WeftVoice *voice;
  WeftState state;
  WeftState before; /* what the motion comes from */
  AdwAnimation *motion;
  WeftDrawnGround ground;
  WeftHexSet bursts; /* celebrated hexes */
  WeftEvent choice;  /* its pattern is 0 when nothing was chosen */
  guint8 mark;
  WeftHexSet strong; /* the hexes that are asked for */
  WeftHexSet quiet;
};

G_DEFINE_FINAL_TYPE (WeftMapView, weft_map_view, GTK_TYPE_WIDGET)

enum
{
  HEX_ACTIVATED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static WeftMapGeometry
fit (WeftMapView *view)
{
  return weft_map_geometry_fit (gtk_widget_get_width (GTK_WIDGET (view)),
                                gtk_widget_get_height (GTK_WIDGET (view)));
}

static void
paint_ground (GtkWidget *widget, cairo_t *cr)
{
  WeftMapView *view = WEFT_MAP_VIEW (widget);
  WeftMapGeometry geometry = fit (view);
  WeftMapPicture picture = { widget, &geometry, view->voice->tables, &view->state };

  weft_map_picture_paint_ground (&picture, cr);
}

static void
paint_bursts (WeftMapView *view, cairo_t *cr, const WeftMapGeometry *geometry, double progress)
{
  for (guint hex = 0; progress < 1 && hex < WEFT_N_HEXES; hex++)
    if ((view->bursts & WEFT_HEX_BIT (hex)) != 0)
      {
        WeftPoint center = weft_map_geometry_center (geometry, view->voice->tables, hex);

        weft_drawn_burst (cr, center.x, center.y, 0.7 * geometry->radius, progress,
                          weft_palette_ink (WEFT_INK_CHOSEN));
      }
}

/* What lies on the map, and what is marked on it. */
static void
paint (WeftMapView *view, cairo_t *cr, const WeftMapGeometry *geometry)
{
  WeftMapPicture picture = { GTK_WIDGET (view), geometry, view->voice->tables, &view->state };
  double progress = weft_drawn_progress (view->motion);

  weft_map_picture_paint_before (&picture, cr, &view->before, progress);
  if (view->choice.pattern != 0)
    weft_map_picture_paint_choice (&picture, cr, &view->choice);
  weft_map_picture_paint_offer (&picture, cr, view->strong, view->quiet);
  if (view->mark != WEFT_NONE)
    weft_map_picture_paint_mark (&picture, cr, view->mark);
  weft_map_picture_paint_pieces (&picture, cr, &view->before, progress);
  if (view->choice.pattern != 0)
    weft_map_picture_paint_places (&picture, cr, &view->choice);
  paint_bursts (view, cr, geometry, progress);
}

static void
weft_map_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  WeftMapView *view = WEFT_MAP_VIEW (widget);
  WeftMapGeometry geometry = fit (view);
  cairo_t *cr;

  if (view->voice == NULL)
    return;
  weft_drawn_show_ground (widget, snapshot, &view->ground, paint_ground);
  cr = weft_drawn_begin (widget, snapshot);
  paint (view, cr, &geometry);
  cairo_destroy (cr);
  for (guint hex = 0; hex < WEFT_N_HEXES; hex++)
    gtk_widget_snapshot_child (widget, view->hexes[hex], snapshot);
}

static void
weft_map_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  WeftMapView *view = WEFT_MAP_VIEW (widget);
  WeftMapGeometry geometry = weft_map_geometry_fit (width, height);
  int half_width = (int) (WEFT_HEX_BUTTON_HALF_WIDTH * geometry.radius);
  int half_height = (int) (WEFT_HEX_BUTTON_HALF_HEIGHT * geometry.radius);

  (void) baseline;
  if (view->voice == NULL)
    return;
  for (guint hex = 0; hex < WEFT_N_HEXES; hex++)
    {
      WeftPoint center = weft_map_geometry_center (&geometry, view->voice->tables, hex);

      weft_drawn_place (view->hexes[hex], (int) center.x - half_width, (int) center.y - half_height,
                        2 * half_width, 2 * half_height);
    }
}

static void
weft_map_view_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                       int *natural, int *minimum_baseline, int *natural_baseline)
{
  (void) widget;
  (void) orientation;
  (void) for_size;
  *minimum = SMALLEST;
  *natural = NATURAL;
  *minimum_baseline = *natural_baseline = -1;
}

static void
hex_clicked_cb (GtkButton *button, WeftMapView *view)
{
  guint hex = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "hex"));

  g_signal_emit (view, signals[HEX_ACTIVATED], 0, hex);
}

/* What a screen reader says of a piece. */
static const char *
outpost_words (const WeftOutpost *outpost)
{
  if (outpost->owner == WEFT_PLAYER_AUTOMA)
    return outpost->upright ? _ ("an outpost of the Automa, standing")
                            : _ ("an outpost of the Automa, toppled");
  if (outpost->owner == WEFT_PLAYER_SHADOW)
    return outpost->upright ? _ ("an outpost of the Shadow Empire, standing")
                            : _ ("an outpost of the Shadow Empire, toppled");
  if (outpost->other)
    return outpost->upright ? _ ("a token or building of yours, standing")
                            : _ ("a token or building of yours, toppled");
  return outpost->upright ? _ ("an outpost of yours, standing")
                          : _ ("an outpost of yours, toppled");
}

static void
name_hex (WeftMapView *view, guint hex)
{
  const WeftBoard *board = &view->state.board;
  g_autoptr (GString) words = g_string_new (view->voice->tables->hexes[hex].name);

  g_string_append_printf (words, ", %s",
                          weft_board_is_territory (board, hex) ? _ ("territory") : _ ("empty"));
  for (int i = 0; i < weft_board_count (board, hex); i++)
    g_string_append_printf (words, ", %s", outpost_words (&board->outposts[hex][i]));
  weft_drawn_name (view->hexes[hex], words->str);
}

static void
weft_map_view_dispose (GObject *object)
{
  WeftMapView *view = WEFT_MAP_VIEW (object);

  g_clear_object (&view->motion);
  weft_drawn_clear_ground (&view->ground);
  weft_drawn_drop_children (GTK_WIDGET (view));
  G_OBJECT_CLASS (weft_map_view_parent_class)->dispose (object);
}

static guint
hex_of (GtkWidget *button)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "hex"));
}

static void
move_focus (GtkWidget *widget, GtkWidget *focus, int columns, int rows)
{
  WeftMapView *view = WEFT_MAP_VIEW (widget);

  gtk_widget_grab_focus (
      view->hexes[weft_map_geometry_neighbor (view->voice->tables, hex_of (focus), columns, rows)]);
}

static gboolean
weft_map_view_focus (GtkWidget *widget, GtkDirectionType direction)
{
  WeftMapView *view = WEFT_MAP_VIEW (widget);

  return view->voice != NULL && weft_drawn_focus (widget, direction, view->hexes[view->entry]);
}

static void
weft_map_view_set_focus_child (GtkWidget *widget, GtkWidget *child)
{
  if (child != NULL)
    WEFT_MAP_VIEW (widget)->entry = hex_of (child);
  GTK_WIDGET_CLASS (weft_map_view_parent_class)->set_focus_child (widget, child);
}

static void
weft_map_view_class_init (WeftMapViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = weft_map_view_dispose;
  widget_class->snapshot = weft_map_view_snapshot;
  widget_class->size_allocate = weft_map_view_size_allocate;
  widget_class->measure = weft_map_view_measure;
  widget_class->focus = weft_map_view_focus;
  widget_class->set_focus_child = weft_map_view_set_focus_child;
  signals[HEX_ACTIVATED] =
      g_signal_new ("hex-activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                    NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_css_name (widget_class, "weft-map");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
weft_map_view_init (WeftMapView *view)
{
  view->mark = WEFT_NONE;
  for (guint hex = 0; hex < WEFT_N_HEXES; hex++)
    {
      view->hexes[hex] = weft_hex_button_new ();
      gtk_widget_add_css_class (view->hexes[hex], "hex");
      gtk_widget_set_parent (view->hexes[hex], GTK_WIDGET (view));
      g_object_set_data (G_OBJECT (view->hexes[hex]), "hex", GUINT_TO_POINTER (hex));
      g_signal_connect (view->hexes[hex], "clicked", G_CALLBACK (hex_clicked_cb), view);
    }
  view->motion = weft_drawn_add_motion (GTK_WIDGET (view));
  weft_drawn_follow_style (GTK_WIDGET (view));
  weft_drawn_add_arrow_keys (GTK_WIDGET (view), move_focus);
  gtk_widget_set_hexpand (GTK_WIDGET (view), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (view), TRUE);
}

GtkWidget *
weft_map_view_new (void)
{
  return g_object_new (WEFT_TYPE_MAP_VIEW, NULL);
}

/* The hexes whose pieces fell last. */
static WeftHexSet
toppled_hexes (WeftMapView *view)
{
  const WeftBoard *board = &view->state.board;
  WeftHexSet hexes = 0;

  for (guint hex = 0; hex < WEFT_N_HEXES; hex++)
    for (int slot = 0; slot < weft_board_count (board, hex); slot++)
      if (weft_board_change_piece (&view->before.board, board, hex, (guint) slot)
          == WEFT_PIECE_TOPPLES)
        hexes |= WEFT_HEX_BIT (hex);
  return hexes;
}

/* Where an achievement is celebrated. */
static WeftHexSet
hexes_of (WeftMapView *view, guint achievement)
{
  switch ((WeftAchievement) achievement)
    {
    case WEFT_ACHIEVEMENT_MIDDLE_ISLAND:
      return WEFT_HEX_BIT (view->voice->tables->middle_island);
    case WEFT_ACHIEVEMENT_TOPPLE_TWO:
      return toppled_hexes (view);
    case WEFT_ACHIEVEMENT_COMPLETE_TRACK:
    case WEFT_N_ACHIEVEMENTS:
    default:
      return 0;
    }
}

/* The achievements of the map that somebody has gained. */
static void
find_bursts (WeftMapView *view)
{
  view->bursts = 0;
  for (guint i = 0; i < WEFT_N_ACHIEVEMENTS; i++)
    for (guint place = 0; place < 2; place++)
      if (view->state.achievements[i][place] != WEFT_NONE
          && view->before.achievements[i][place] == WEFT_NONE)
        view->bursts |= hexes_of (view, i);
}

void
weft_map_view_set_state (WeftMapView *view, const WeftVoice *voice, const WeftState *state)
{
  gboolean same_game, moves;

  g_return_if_fail (WEFT_IS_MAP_VIEW (view) && voice != NULL && state != NULL);

  same_game = view->voice == voice;
  moves = same_game
          && (weft_board_change_any (&view->state.board, &state->board)
              || memcmp (view->state.achievements, state->achievements, sizeof state->achievements)
                     != 0);
  if (!same_game || weft_board_change_any_ground (&view->state.board, &state->board))
    weft_drawn_clear_ground (&view->ground);
  if (view->voice == NULL)
    view->entry = voice->tables->middle_island;
  if (moves || !same_game)
    view->before = same_game ? view->state : *state;
  view->voice = voice;
  view->state = *state;
  if (same_game && !moves)
    return;
  for (guint hex = 0; hex < WEFT_N_HEXES; hex++)
    name_hex (view, hex);
  if (!same_game)
    gtk_widget_queue_allocate (GTK_WIDGET (view));
  if (moves)
    {
      find_bursts (view);
      adw_animation_play (view->motion);
    }
  gtk_widget_queue_draw (GTK_WIDGET (view));
}

void
weft_map_view_celebrate (WeftMapView *view, const WeftEvent *event)
{
  g_return_if_fail (WEFT_IS_MAP_VIEW (view) && view->voice != NULL && event != NULL);

  if (event->kind != WEFT_EVENT_ACHIEVEMENT)
    return;
  view->bursts |= hexes_of (view, event->achievement);
  if (view->bursts == 0 || weft_drawn_progress (view->motion) < 1)
    return;
  view->before = view->state;
  adw_animation_play (view->motion);
}

void
weft_map_view_set_choice (WeftMapView *view, const WeftEvent *event)
{
  g_return_if_fail (WEFT_IS_MAP_VIEW (view));

  if (event == NULL && view->choice.pattern == 0)
    return;
  view->choice.pattern = 0;
  if (event != NULL)
    view->choice = *event;
  gtk_widget_queue_draw (GTK_WIDGET (view));
}

void
weft_map_view_set_mark (WeftMapView *view, guint8 hex)
{
  g_return_if_fail (WEFT_IS_MAP_VIEW (view));

  if (view->mark == hex)
    return;
  view->mark = hex;
  gtk_widget_queue_draw (GTK_WIDGET (view));
}

guint8
weft_map_view_get_mark (WeftMapView *view)
{
  g_return_val_if_fail (WEFT_IS_MAP_VIEW (view), WEFT_NONE);
  return view->mark;
}

void
weft_map_view_set_offer (WeftMapView *view, WeftHexSet strong, WeftHexSet quiet)
{
  g_return_if_fail (WEFT_IS_MAP_VIEW (view));

  if (view->strong == strong && view->quiet == (quiet & ~strong))
    return;
  view->strong = strong;
  view->quiet = quiet & ~strong;
  gtk_widget_queue_draw (GTK_WIDGET (view));
}

GtkWidget *
weft_map_view_get_hex (WeftMapView *view, guint hex)
{
  g_return_val_if_fail (WEFT_IS_MAP_VIEW (view) && hex < WEFT_N_HEXES, NULL);
  return view->hexes[hex];
}
