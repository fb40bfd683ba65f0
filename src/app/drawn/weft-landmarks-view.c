/* weft-landmarks-view.c: the landmarks: those on the mat, those still to be gained
 *
 * A house in the color of its track, higher from tier to tier, the track's sign in it; only its
 * outline where it is not the bots'. Those from landmark cards show a card.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-landmarks-view.h"

#include <glib/gi18n.h>

#include "weft-draw.h"
#include "weft-drawn.h"
#include "weft-palette.h"
#include "weft-signs.h"

#define CELL 44 /* a target's least side */
#define CELL_HEIGHT 50
#define GAP 8 /* between groups */
#define GROUP (WEFT_N_TIERS * CELL)

struct _WeftLandmarksView
{
  GtkWidget parent_instance;

  const WeftVoice *voice;
  WeftState state;
  guint8 owner;
  GtkWidget *buttons[WEFT_N_TRACKS][WEFT_N_TIERS];
  GtkWidget *entry; /* where Tab leads to */
};

G_DEFINE_FINAL_TYPE (WeftLandmarksView, weft_landmarks_view, GTK_TYPE_WIDGET)

enum
{
  LANDMARK_ACTIVATED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

WeftLandmarksRows
weft_landmarks_fit (int n_groups, int width)
{
  WeftLandmarksRows rows = { CLAMP ((width + GAP) / (GROUP + GAP), 1, MAX (n_groups, 1)), 1 };

  rows.lines = MAX (1, (n_groups + rows.groups - 1) / rows.groups);
  rows.groups = (n_groups + rows.lines - 1) / rows.lines; /* as even as can be */
  return rows;
}

static int
n_tracks (const WeftLandmarksView *view)
{
  return __builtin_popcount (view->state.setup.tracks);
}

/* Those on no track come last (S7). */
static int
n_groups (const WeftLandmarksView *view)
{
  return n_tracks (view) + (view->state.landmark_cards > 0);
}

/* The middle of a cell: of the landmarks of the n-th track. */
static void
find_cell (WeftLandmarksView *view, int group, int tier, double *x, double *y)
{
  int width = gtk_widget_get_width (GTK_WIDGET (view));
  WeftLandmarksRows rows = weft_landmarks_fit (n_groups (view), width);

  *x = group % rows.groups * (GROUP + GAP) + (tier + 0.5) * CELL;
  *y = (group / rows.groups + 0.5) * CELL_HEIGHT;
  if (gtk_widget_get_direction (GTK_WIDGET (view)) == GTK_TEXT_DIR_RTL)
    *x = width - *x;
}

/* Its walls stand on the same line whatever its height. */
static void
trace_house (cairo_t *cr, double x, double y, int tier)
{
  double half = 15, foot = y + 20, wall = y + 2 - 3.5 * tier, top = y - 11 - 5 * tier;

  cairo_new_path (cr);
  cairo_move_to (cr, x - half + 2, foot);
  cairo_line_to (cr, x - half + 2, wall);
  cairo_line_to (cr, x - half - 2, wall);
  cairo_line_to (cr, x, top);
  cairo_line_to (cr, x + half + 2, wall);
  cairo_line_to (cr, x + half - 2, wall);
  cairo_line_to (cr, x + half - 2, foot);
  cairo_close_path (cr);
}

static void
draw_own (cairo_t *cr, int track, int tier, double x, double y)
{
  const GdkRGBA *paper = weft_palette_ink (WEFT_INK_PAPER);
  const GdkRGBA *color = track < WEFT_N_TRACKS ? weft_palette_track_sign ((guint) track)
                                               : weft_palette_ink (WEFT_INK_TEXT);

  trace_house (cr, x, y, tier);
  gdk_cairo_set_source_rgba (cr, color);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, 2);
  cairo_fill_preserve (cr);
  cairo_stroke (cr);
  if (track < WEFT_N_TRACKS)
    weft_draw_track (cr, (WeftTrack) track, x, y + 9 - 2 * tier, 7.5, paper, color);
  else
    weft_signs_draw (cr, WEFT_SIGN_CARD, x, y + 9 - 2 * tier, 8, paper, color);
}

static void
draw_free (cairo_t *cr, guint track, int tier, double x, double y, gboolean gone)
{
  const double dashes[] = { 3, 3 };
  const GdkRGBA *quiet = weft_palette_ink (WEFT_INK_QUIET);

  cairo_save (cr);
  trace_house (cr, x, y, tier);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_PAPER));
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, quiet);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, 1.3);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  if (gone)
    {
      cairo_set_line_width (cr, 2);
      cairo_move_to (cr, x - 16, y + 18);
      cairo_line_to (cr, x + 16, y - 12);
      cairo_stroke (cr);
    }
  else
    weft_draw_track (cr, track, x, y + 9 - 2 * tier, 6, quiet, weft_palette_ink (WEFT_INK_PAPER));
  cairo_restore (cr);
}

static void
draw_landmark (WeftLandmarksView *view, cairo_t *cr, guint track, int tier, double x, double y)
{
  guint8 owner = view->state.landmarks[track][tier];

  if (owner == view->owner)
    {
      draw_own (cr, (int) track, tier, x, y);
      return;
    }
  draw_free (cr, track, tier, x, y, owner == WEFT_OWNER_REMOVED);
  if (owner < WEFT_N_PLAYERS)
    weft_draw_token (GTK_WIDGET (view), cr, &view->state.setup, owner, x + 11, y + 12, 9);
}

static void
weft_landmarks_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  WeftLandmarksView *view = WEFT_LANDMARKS_VIEW (widget);
  cairo_t *cr = weft_drawn_begin (widget, snapshot);
  int group = 0;
  double x, y;

  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    {
      for (int tier = 0; weft_setup_has_track (&view->state.setup, track) && tier < WEFT_N_TIERS;
           tier++)
        {
          find_cell (view, group, tier, &x, &y);
          draw_landmark (view, cr, track, tier, x, y);
        }
      group += weft_setup_has_track (&view->state.setup, track);
    }
  for (int i = 0; i < view->state.landmark_cards; i++)
    {
      find_cell (view, group, i, &x, &y);
      draw_own (cr, WEFT_N_TRACKS, 1, x, y);
    }
  cairo_destroy (cr);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_snapshot_child (widget, child, snapshot);
}

static void
weft_landmarks_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  WeftLandmarksView *view = WEFT_LANDMARKS_VIEW (widget);
  int group = 0;

  (void) width;
  (void) height;
  (void) baseline;
  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    {
      for (int tier = 0; view->buttons[track][0] != NULL && tier < WEFT_N_TIERS; tier++)
        {
          double x, y;

          find_cell (view, group, tier, &x, &y);
          weft_drawn_place (view->buttons[track][tier], x - CELL / 2.0, y - CELL_HEIGHT / 2.0, CELL,
                            CELL_HEIGHT);
        }
      group += view->buttons[track][0] != NULL;
    }
}

static GtkSizeRequestMode
weft_landmarks_view_get_request_mode (GtkWidget *widget)
{
  (void) widget;
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
weft_landmarks_view_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                             int *minimum, int *natural, int *minimum_baseline,
                             int *natural_baseline)
{
  WeftLandmarksView *view = WEFT_LANDMARKS_VIEW (widget);

  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = GROUP;
      *natural = n_groups (view) * (GROUP + GAP) - GAP;
      return;
    }
  *minimum = *natural =
      CELL_HEIGHT * weft_landmarks_fit (n_groups (view), for_size < 0 ? GROUP : for_size).lines;
}

static guint
place_of (GtkWidget *button)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "place"));
}

static void
clicked_cb (GtkButton *button, WeftLandmarksView *view)
{
  guint place = place_of (GTK_WIDGET (button));

  g_signal_emit (view, signals[LANDMARK_ACTIVATED], 0, place / WEFT_N_TIERS, place % WEFT_N_TIERS);
}

/* The arrow keys go along a line, and to the lines above and below. */
static void
move_focus (GtkWidget *widget, GtkWidget *focus, int columns, int rows)
{
  WeftLandmarksView *view = WEFT_LANDMARKS_VIEW (widget);
  int groups = weft_landmarks_fit (n_groups (view), gtk_widget_get_width (widget)).groups;
  int step = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL ? -columns : columns;
  GtkWidget *buttons[WEFT_N_TRACKS * WEFT_N_TIERS];
  int n = 0, at = 0;

  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    if (view->buttons[i / WEFT_N_TIERS][i % WEFT_N_TIERS] != NULL)
      {
        buttons[n] = view->buttons[i / WEFT_N_TIERS][i % WEFT_N_TIERS];
        at = buttons[n] == focus ? n : at;
        n++;
      }
  at += step + rows * groups * WEFT_N_TIERS;
  if (at >= 0 && at < n)
    gtk_widget_grab_focus (buttons[at]);
}

static gboolean
weft_landmarks_view_focus (GtkWidget *widget, GtkDirectionType direction)
{
  return weft_drawn_focus (widget, direction, WEFT_LANDMARKS_VIEW (widget)->entry);
}

static void
weft_landmarks_view_set_focus_child (GtkWidget *widget, GtkWidget *child)
{
  if (child != NULL)
    WEFT_LANDMARKS_VIEW (widget)->entry = child;
  GTK_WIDGET_CLASS (weft_landmarks_view_parent_class)->set_focus_child (widget, child);
}

static void
weft_landmarks_view_dispose (GObject *object)
{
  WEFT_LANDMARKS_VIEW (object)->entry = NULL;
  weft_drawn_drop_children (GTK_WIDGET (object));
  G_OBJECT_CLASS (weft_landmarks_view_parent_class)->dispose (object);
}

static void
weft_landmarks_view_class_init (WeftLandmarksViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = weft_landmarks_view_dispose;
  widget_class->snapshot = weft_landmarks_view_snapshot;
  widget_class->size_allocate = weft_landmarks_view_size_allocate;
  widget_class->measure = weft_landmarks_view_measure;
  widget_class->get_request_mode = weft_landmarks_view_get_request_mode;
  widget_class->focus = weft_landmarks_view_focus;
  widget_class->set_focus_child = weft_landmarks_view_set_focus_child;
  signals[LANDMARK_ACTIVATED] =
      g_signal_new ("landmark-activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                    NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
  gtk_widget_class_set_css_name (widget_class, "weft-landmarks");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
weft_landmarks_view_init (WeftLandmarksView *view)
{
  weft_drawn_follow_style (GTK_WIDGET (view));
  weft_drawn_add_arrow_keys (GTK_WIDGET (view), move_focus);
  gtk_accessible_update_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Landmarks"), -1);
}

GtkWidget *
weft_landmarks_view_new (void)
{
  return g_object_new (WEFT_TYPE_LANDMARKS_VIEW, NULL);
}

static void
update_button (WeftLandmarksView *view, guint track, guint tier)
{
  g_autofree char *words = NULL;
  GtkWidget *button = view->buttons[track][tier];

  if (button == NULL)
    {
      view->buttons[track][tier] = button = gtk_button_new ();
      gtk_widget_add_css_class (button, "space");
      gtk_widget_set_parent (button, GTK_WIDGET (view));
      g_object_set_data (G_OBJECT (button), "place",
                         GUINT_TO_POINTER (WEFT_N_TIERS * track + tier));
      g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb), view);
    }
  if (view->entry == NULL)
    view->entry = button;
  /* Translators: a landmark, who has it. */
  words = g_strdup_printf (C_ ("landmark", "%1$s: %2$s"),
                           weft_words_landmark (view->voice->tables, track, tier),
                           weft_words_owner (view->voice, view->state.landmarks[track][tier]));
  weft_drawn_name (button, words);
}

void
weft_landmarks_view_set_state (WeftLandmarksView *view, const WeftVoice *voice,
                               const WeftState *state, guint owner)
{
  g_return_if_fail (WEFT_IS_LANDMARKS_VIEW (view) && voice != NULL && state != NULL);

  view->voice = voice;
  view->state = *state;
  view->owner = (guint8) owner;
  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    for (guint tier = 0; weft_setup_has_track (&state->setup, track) && tier < WEFT_N_TIERS; tier++)
      update_button (view, track, tier);
  gtk_widget_queue_resize (GTK_WIDGET (view));
}

GtkWidget *
weft_landmarks_view_get_landmark (WeftLandmarksView *view, guint track, guint tier)
{
  g_return_val_if_fail (WEFT_IS_LANDMARKS_VIEW (view), NULL);
  g_return_val_if_fail (track < WEFT_N_TRACKS && tier < WEFT_N_TIERS, NULL);
  return view->buttons[track][tier];
}
