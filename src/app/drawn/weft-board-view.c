/* weft-board-view.c: the table as one picture: map, tracks, and the cloth below them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-board-view.h"

#include <glib/gi18n.h>

#include "weft-board-layout.h"
#include "weft-cloth-view.h"
#include "weft-drawn.h"
#include "weft-map-view.h"
#include "weft-tracks-view.h"
#include "weft-widgets.h"

#define LEAST_WIDTH 300
#define LEAST_HEIGHT 260
#define GOOD_WIDTH 760

struct _WeftBoardView
{
  GtkWidget parent_instance;

  gboolean whole;
  const WeftVoice *voice;
  GtkLabel *caption;
  WeftMapView *map;
  WeftTracksView *tracks;
  WeftClothView *cloth;
};

G_DEFINE_FINAL_TYPE (WeftBoardView, weft_board_view, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_WHOLE,
  N_PROPS,
};

enum
{
  HEX_ACTIVATED,
  SPACE_ACTIVATED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static const WeftSetup *
setup_of (WeftBoardView *view)
{
  return weft_record_setup (view->voice->record);
}

/* Where the board may not grow and has no corner for words, the map keeps its room: Why says the
 * same, and more. */
static gboolean
has_caption (WeftBoardView *view, int width)
{
  return gtk_widget_get_visible (GTK_WIDGET (view->caption))
         && (!view->whole || width >= WEFT_BOARD_NARROW);
}

static WeftBoardParts
parts_for (WeftBoardView *view, int width)
{
  WeftBoardParts parts = { .has_map = gtk_widget_get_visible (GTK_WIDGET (view->map)),
                           .n_tracks = view->voice != NULL
                                           ? (guint) __builtin_popcount (setup_of (view)->tracks)
                                           : 4,
                           .has_cloth = gtk_widget_get_visible (GTK_WIDGET (view->cloth)) };
  int height = 0;

  if (has_caption (view, width))
    gtk_widget_measure (GTK_WIDGET (view->caption), GTK_ORIENTATION_VERTICAL, width, NULL, &height,
                        NULL, NULL);
  parts.caption = height;
  return parts;
}

static void
place (gpointer child, const graphene_rect_t *rect)
{
  if (gtk_widget_get_visible (child))
    weft_drawn_place (child, rect->origin.x, rect->origin.y, rect->size.width, rect->size.height);
}

/* A child is no smaller than it must be, and never wider than the view. */
static void
place_caption (WeftBoardView *view, graphene_rect_t rect, int width)
{
  int least;

  gtk_widget_measure (GTK_WIDGET (view->caption), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL,
                      NULL, NULL);
  rect.size.width = (float) CLAMP (rect.size.width, MIN (least, width), width);
  gtk_widget_measure (GTK_WIDGET (view->caption), GTK_ORIENTATION_VERTICAL, (int) rect.size.width,
                      &least, NULL, NULL, NULL);
  rect.size.height = (float) MAX (rect.size.height, least);
  place (view->caption, &rect);
}

static void
weft_board_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  WeftBoardView *view = WEFT_BOARD_VIEW (widget);
  WeftBoardParts parts = parts_for (view, width);
  WeftBoardLayout layout = weft_board_layout_fit (width, height, &parts);

  (void) baseline;
  place (view->map, &layout.map);
  place (view->tracks, &layout.tracks);
  place (view->cloth, &layout.cloth);
  gtk_widget_set_child_visible (GTK_WIDGET (view->caption), has_caption (view, width));
  if (has_caption (view, width))
    place_caption (view, layout.caption, width);
}

static GtkSizeRequestMode
weft_board_view_get_request_mode (GtkWidget *widget)
{
  (void) widget;
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
weft_board_view_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                         int *natural, int *minimum_baseline, int *natural_baseline)
{
  WeftBoardView *view = WEFT_BOARD_VIEW (widget);
  int width = for_size > 0 ? for_size : GOOD_WIDTH;
  WeftBoardParts parts = parts_for (view, width);

  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = LEAST_WIDTH;
      *natural = GOOD_WIDTH;
      return;
    }
  *natural = (int) weft_board_layout_height (width, &parts);
  *minimum = view->whole ? MIN (LEAST_HEIGHT, *natural) : *natural;
}

static void
hex_activated_cb (WeftBoardView *view, guint hex)
{
  g_signal_emit (view, signals[HEX_ACTIVATED], 0, hex);
}

static void
space_activated_cb (WeftBoardView *view, guint track, guint space)
{
  g_signal_emit (view, signals[SPACE_ACTIVATED], 0, track, space);
}

static void
weft_board_view_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_WHOLE)
    g_value_set_boolean (value, WEFT_BOARD_VIEW (object)->whole);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
weft_board_view_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  WeftBoardView *view = WEFT_BOARD_VIEW (object);

  if (id != PROP_WHOLE)
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  else if (view->whole != g_value_get_boolean (value))
    {
      view->whole = g_value_get_boolean (value);
      gtk_widget_queue_resize (GTK_WIDGET (view));
      g_object_notify_by_pspec (object, pspec);
    }
}

static void
weft_board_view_dispose (GObject *object)
{
  weft_drawn_drop_children (GTK_WIDGET (object));
  G_OBJECT_CLASS (weft_board_view_parent_class)->dispose (object);
}

static void
weft_board_view_class_init (WeftBoardViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = weft_board_view_get_property;
  object_class->set_property = weft_board_view_set_property;
  object_class->dispose = weft_board_view_dispose;
  widget_class->size_allocate = weft_board_view_size_allocate;
  widget_class->measure = weft_board_view_measure;
  widget_class->get_request_mode = weft_board_view_get_request_mode;
  properties[PROP_WHOLE] =
      g_param_spec_boolean ("whole", NULL, NULL, TRUE,
                            G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[HEX_ACTIVATED] =
      g_signal_new ("hex-activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                    NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SPACE_ACTIVATED] =
      g_signal_new ("space-activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                    NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
  gtk_widget_class_set_css_name (widget_class, "weft-board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
weft_board_view_init (WeftBoardView *view)
{
  GtkWidget *children[] = { gtk_label_new (NULL), weft_map_view_new (), weft_tracks_view_new (),
                            weft_cloth_view_new () };

  view->whole = TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (children); i++)
    gtk_widget_set_parent (children[i], GTK_WIDGET (view));
  view->caption = GTK_LABEL (children[0]);
  view->map = WEFT_MAP_VIEW (children[1]);
  view->tracks = WEFT_TRACKS_VIEW (children[2]);
  view->cloth = WEFT_CLOTH_VIEW (children[3]);
  gtk_label_set_wrap (view->caption, TRUE);
  gtk_label_set_xalign (view->caption, 0);
  gtk_label_set_yalign (view->caption, 0);
  gtk_label_set_lines (view->caption, 4);
  gtk_label_set_ellipsize (view->caption, PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (GTK_WIDGET (view->caption), "heading");
  gtk_widget_set_visible (GTK_WIDGET (view->caption), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (view->cloth), FALSE);
  g_signal_connect_swapped (view->map, "hex-activated", G_CALLBACK (hex_activated_cb), view);
  g_signal_connect_swapped (view->tracks, "space-activated", G_CALLBACK (space_activated_cb), view);
  gtk_widget_set_hexpand (GTK_WIDGET (view), TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (view), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Board"),
                                  -1);
}

GtkWidget *
weft_board_view_new (void)
{
  return g_object_new (WEFT_TYPE_BOARD_VIEW, NULL);
}

/* Words about a map need one. */
static void
show_caption (WeftBoardView *view)
{
  gtk_widget_set_visible (GTK_WIDGET (view->caption),
                          *gtk_label_get_text (view->caption) != '\0'
                              && gtk_widget_get_visible (GTK_WIDGET (view->map)));
}

void
weft_board_view_set_state (WeftBoardView *view, const WeftVoice *voice, const WeftState *state)
{
  gboolean solo;

  g_return_if_fail (WEFT_IS_BOARD_VIEW (view) && voice != NULL && state != NULL);

  view->voice = voice;
  solo = weft_setup_is_solo (&state->setup);
  gtk_widget_set_visible (GTK_WIDGET (view->map), solo);
  if (solo)
    weft_map_view_set_state (view->map, voice, state);
  show_caption (view);
  weft_tracks_view_set_state (view->tracks, voice, state);
}

static gboolean
is_on_track (const WeftEvent *event)
{
  return event->kind == WEFT_EVENT_ADVANCE || event->kind == WEFT_EVENT_REGRESS;
}

static gboolean
is_on_map (const WeftEvent *event)
{
  switch ((WeftEventKind) event->kind)
    {
    case WEFT_EVENT_EXPLORE:
    case WEFT_EVENT_CONQUER:
    case WEFT_EVENT_OUTPOST:
    case WEFT_EVENT_TOPPLE:
    case WEFT_EVENT_PLACE:
    case WEFT_EVENT_STAND:
      return TRUE;
    default:
      return FALSE;
    }
}

void
weft_board_view_set_event (WeftBoardView *view, const WeftEvent *event)
{
  g_return_if_fail (WEFT_IS_BOARD_VIEW (view));

  if (event != NULL && is_on_track (event))
    weft_board_view_set_move (view, event->track, event->from, event->to);
  else
    weft_board_view_set_move (view, WEFT_NONE, 0, 0);
  weft_board_view_set_choice (view, event != NULL && event->pattern != 0 ? event : NULL);
  weft_board_view_set_mark (view, event != NULL && is_on_map (event) ? event->hex : WEFT_NONE);
}

void
weft_board_view_set_move (WeftBoardView *view, guint8 track, guint8 from, guint8 to)
{
  g_return_if_fail (WEFT_IS_BOARD_VIEW (view));
  weft_tracks_view_set_move (view->tracks, track, from, to);
}

void
weft_board_view_set_choice (WeftBoardView *view, const WeftEvent *event)
{
  g_return_if_fail (WEFT_IS_BOARD_VIEW (view));
  weft_map_view_set_choice (view->map, event);
}

void
weft_board_view_set_mark (WeftBoardView *view, guint8 hex)
{
  g_return_if_fail (WEFT_IS_BOARD_VIEW (view));
  weft_map_view_set_mark (view->map, hex);
}

void
weft_board_view_set_offer (WeftBoardView *view, WeftHexSet strong, WeftHexSet quiet)
{
  g_return_if_fail (WEFT_IS_BOARD_VIEW (view));
  weft_map_view_set_offer (view->map, strong, quiet);
}

void
weft_board_view_set_caption (WeftBoardView *view, const char *words)
{
  g_return_if_fail (WEFT_IS_BOARD_VIEW (view));

  gtk_label_set_text (view->caption, words != NULL ? words : "");
  weft_widgets_set_tip (GTK_WIDGET (view->caption), words);
  show_caption (view);
}

void
weft_board_view_set_threads (WeftBoardView *view, const GArray *threads)
{
  g_return_if_fail (WEFT_IS_BOARD_VIEW (view));
  g_return_if_fail (threads == NULL || view->voice != NULL);

  gtk_widget_set_visible (GTK_WIDGET (view->cloth), threads != NULL);
  if (threads != NULL)
    weft_cloth_view_set_threads (view->cloth, weft_record_setup (view->voice->record), threads);
}

void
weft_board_view_celebrate (WeftBoardView *view, const WeftEvent *event)
{
  g_return_if_fail (WEFT_IS_BOARD_VIEW (view) && view->voice != NULL && event != NULL);

  if (gtk_widget_get_visible (GTK_WIDGET (view->map)))
    weft_map_view_celebrate (view->map, event);
  weft_tracks_view_celebrate (view->tracks, event);
}

GtkWidget *
weft_board_view_get_hex (WeftBoardView *view, guint hex)
{
  g_return_val_if_fail (WEFT_IS_BOARD_VIEW (view), NULL);
  return weft_map_view_get_hex (view->map, hex);
}

GtkWidget *
weft_board_view_get_space (WeftBoardView *view, guint track, guint space)
{
  g_return_val_if_fail (WEFT_IS_BOARD_VIEW (view), NULL);
  return weft_tracks_view_get_space (view->tracks, track, space);
}
