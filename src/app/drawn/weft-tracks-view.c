/* weft-tracks-view.c: the advancement tracks, drawn and operable
 *
 * The picture is drawn by the view; every space and every track's sign is a button of its own above
 * it, so that it can be clicked, reached with the keyboard and read aloud. The spaces run from left
 * to right in every language, as they do on the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-tracks-view.h"

#include <glib/gi18n.h>

#include "weft-drawn.h"
#include "weft-palette.h"
#include "weft-tracks-picture.h"

#define LEAST_WIDTH 290
#define GOOD_WIDTH 700
#define PLACES 16 /* a button's place is its track times this, and its space */

struct _WeftTracksView
{
  GtkWidget parent_instance;

  GtkWidget *buttons[WEFT_N_TRACKS][WEFT_TRACKS_HEAD + 1];
  GtkWidget *entry; /* the button that had the focus last */
  const WeftVoice *voice;
  WeftState state;
  WeftState before; /* what the motion comes from */
  AdwAnimation *motion;
  WeftDrawnGround ground;
  guint16 bursts[WEFT_N_TRACKS]; /* celebrated spaces, bit n is space n */
  guint8 moved;                  /* the track of the marked move, or WEFT_NONE */
  guint8 from;
  guint8 to;
};

G_DEFINE_FINAL_TYPE (WeftTracksView, weft_tracks_view, GTK_TYPE_WIDGET)

enum
{
  SPACE_ACTIVATED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static guint
n_tracks (WeftTracksView *view)
{
  return view->voice != NULL ? (guint) __builtin_popcount (view->state.setup.tracks) : 4;
}

static gboolean
has_track (WeftTracksView *view, guint track)
{
  return view->voice != NULL && weft_setup_has_track (&view->state.setup, track);
}

static WeftTracksGeometry
fit (WeftTracksView *view)
{
  return weft_tracks_geometry_fit (gtk_widget_get_width (GTK_WIDGET (view)),
                                   gtk_widget_get_height (GTK_WIDGET (view)), n_tracks (view));
}

static void
paint_ground (GtkWidget *widget, cairo_t *cr)
{
  WeftTracksView *view = WEFT_TRACKS_VIEW (widget);
  WeftTracksGeometry geometry = fit (view);
  WeftTracksPicture picture = { widget, &geometry, view->voice->tables, &view->state };

  weft_tracks_picture_paint_ground (&picture, cr);
}

static void
paint_bursts (WeftTracksView *view, cairo_t *cr, const WeftTracksGeometry *geometry,
              double progress)
{
  for (guint track = 0; progress < 1 && track < WEFT_N_TRACKS; track++)
    for (guint space = 0; space < WEFT_N_SPACES; space++)
      if ((view->bursts[track] >> space) & 1)
        {
          WeftPoint middle = weft_tracks_geometry_middle (
              geometry, weft_tracks_picture_row (&view->state.setup, track), space);

          weft_drawn_burst (cr, middle.x, middle.y, 1.2 * weft_tracks_geometry_circle (geometry),
                            progress, weft_palette_track_sign (track));
        }
}

static void
weft_tracks_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  WeftTracksView *view = WEFT_TRACKS_VIEW (widget);
  WeftTracksGeometry geometry = fit (view);
  double progress = weft_drawn_progress (view->motion);
  WeftTracksPicture picture;
  cairo_t *cr;

  if (view->voice == NULL)
    return;
  picture = (WeftTracksPicture){ widget, &geometry, view->voice->tables, &view->state };
  weft_drawn_show_ground (widget, snapshot, &view->ground, paint_ground);
  cr = weft_drawn_begin (widget, snapshot);
  if (has_track (view, view->moved))
    weft_tracks_picture_paint_ring (&picture, cr, view->moved, view->to);
  weft_tracks_picture_paint_tokens (&picture, cr, &view->before, progress);
  weft_tracks_picture_paint_pieces (&picture, cr);
  if (has_track (view, view->moved) && view->from != view->to)
    weft_tracks_picture_paint_way (&picture, cr, view->moved, view->from, view->to);
  paint_bursts (view, cr, &geometry, progress);
  cairo_destroy (cr);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_snapshot_child (widget, child, snapshot);
}

static void
weft_tracks_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  WeftTracksView *view = WEFT_TRACKS_VIEW (widget);
  WeftTracksGeometry geometry = weft_tracks_geometry_fit (width, height, n_tracks (view));

  (void) baseline;
  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    for (guint space = 0; has_track (view, track) && space <= WEFT_TRACKS_HEAD; space++)
      {
        graphene_rect_t cell = weft_tracks_geometry_cell (
            &geometry, weft_tracks_picture_row (&view->state.setup, track), space);

        weft_drawn_place (view->buttons[track][space], cell.origin.x, cell.origin.y,
                          cell.size.width, cell.size.height);
      }
}

static GtkSizeRequestMode
weft_tracks_view_get_request_mode (GtkWidget *widget)
{
  (void) widget;
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
weft_tracks_view_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                          int *natural, int *minimum_baseline, int *natural_baseline)
{
  WeftTracksView *view = WEFT_TRACKS_VIEW (widget);

  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = LEAST_WIDTH;
      *natural = GOOD_WIDTH;
      return;
    }
  /* Without a width, tall enough for any. */
  *minimum = *natural =
      (int) weft_tracks_geometry_height (MAX (for_size, LEAST_WIDTH), n_tracks (view));
}

static guint
place_of (GtkWidget *button)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "place"));
}

static void
clicked_cb (GtkButton *button, WeftTracksView *view)
{
  guint place = place_of (GTK_WIDGET (button));

  g_signal_emit (view, signals[SPACE_ACTIVATED], 0, place / PLACES, place % PLACES);
}

/* The arrow keys go along a track, which begins with its sign, and from track to track. */
static void
move_focus (GtkWidget *widget, GtkWidget *focus, int columns, int rows)
{
  WeftTracksView *view = WEFT_TRACKS_VIEW (widget);
  int track = (int) (place_of (focus) / PLACES), space = (int) (place_of (focus) % PLACES);

  space = space == WEFT_TRACKS_HEAD ? -1 : space;
  space = CLAMP (space + columns, -1, WEFT_LAST_SPACE);
  do
    track += rows;
  while (rows != 0 && track >= 0 && track < WEFT_N_TRACKS && !has_track (view, (guint) track));
  if (track >= 0 && track < WEFT_N_TRACKS)
    gtk_widget_grab_focus (view->buttons[track][space == -1 ? WEFT_TRACKS_HEAD : space]);
}

static gboolean
weft_tracks_view_focus (GtkWidget *widget, GtkDirectionType direction)
{
  return weft_drawn_focus (widget, direction, WEFT_TRACKS_VIEW (widget)->entry);
}

static void
weft_tracks_view_set_focus_child (GtkWidget *widget, GtkWidget *child)
{
  if (child != NULL)
    WEFT_TRACKS_VIEW (widget)->entry = child;
  GTK_WIDGET_CLASS (weft_tracks_view_parent_class)->set_focus_child (widget, child);
}

static void
weft_tracks_view_dispose (GObject *object)
{
  WeftTracksView *view = WEFT_TRACKS_VIEW (object);

  g_clear_object (&view->motion);
  weft_drawn_clear_ground (&view->ground);
  view->entry = NULL;
  memset (view->buttons, 0, sizeof view->buttons);
  weft_drawn_drop_children (GTK_WIDGET (view));
  G_OBJECT_CLASS (weft_tracks_view_parent_class)->dispose (object);
}

static void
weft_tracks_view_class_init (WeftTracksViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = weft_tracks_view_dispose;
  widget_class->snapshot = weft_tracks_view_snapshot;
  widget_class->size_allocate = weft_tracks_view_size_allocate;
  widget_class->measure = weft_tracks_view_measure;
  widget_class->get_request_mode = weft_tracks_view_get_request_mode;
  widget_class->focus = weft_tracks_view_focus;
  widget_class->set_focus_child = weft_tracks_view_set_focus_child;
  signals[SPACE_ACTIVATED] =
      g_signal_new ("space-activated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                    NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);
  gtk_widget_class_set_css_name (widget_class, "weft-tracks");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
add_button (WeftTracksView *view, guint track, guint space)
{
  GtkWidget *button = gtk_button_new ();

  gtk_widget_add_css_class (button, "space");
  gtk_widget_set_parent (button, GTK_WIDGET (view));
  g_object_set_data (G_OBJECT (button), "place", GUINT_TO_POINTER (PLACES * track + space));
  g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb), view);
  view->buttons[track][space] = button;
}

/* The buttons of a track: its head, then its spaces. */
static void
add_buttons (WeftTracksView *view, guint track)
{
  add_button (view, track, WEFT_TRACKS_HEAD);
  for (guint space = 0; space <= WEFT_LAST_SPACE; space++)
    add_button (view, track, space);
  if (view->entry == NULL)
    view->entry = view->buttons[track][WEFT_TRACKS_HEAD];
}

static void
weft_tracks_view_init (WeftTracksView *view)
{
  view->moved = WEFT_NONE;
  view->motion = weft_drawn_add_motion (GTK_WIDGET (view));
  weft_drawn_follow_style (GTK_WIDGET (view));
  weft_drawn_add_arrow_keys (GTK_WIDGET (view), move_focus);
  gtk_widget_set_hexpand (GTK_WIDGET (view), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Tracks"), -1);
}

GtkWidget *
weft_tracks_view_new (void)
{
  return g_object_new (WEFT_TYPE_TRACKS_VIEW, NULL);
}

/* What is on a space, for screen readers and the tooltip. */
static char *
describe_space (WeftTracksView *view, guint track, guint space)
{
  const WeftTables *tables = view->voice->tables;
  g_autofree char *name = weft_words_space (tables, track, (int) space);
  GString *words = g_string_new (name);

  for (guint player = 0; player < WEFT_N_PLAYERS; player++)
    for (int token = 0; token < WEFT_N_TOKENS; token++)
      if (view->state.tokens[player][track][token] == (int) space)
        g_string_append_printf (words, ", %s", weft_words_player (view->voice, player));
  if (weft_tracks_picture_is_free (tables, &view->state, track, space))
    {
      g_string_append (words, ", ");
      g_string_append_printf (words, _ ("free landmark: %s"),
                              weft_words_landmark (tables, track, tables->landmark_tier[space]));
    }
  if ((view->state.trailblazers[track] >> space) & 1)
    g_string_append_printf (words, ", %s", _ ("trailblazer outpost"));
  return g_string_free (words, FALSE);
}

static char *
describe_head (WeftTracksView *view, guint track)
{
  GString *words = g_string_new (weft_words_track (track));

  for (guint bot = WEFT_PLAYER_AUTOMA; bot <= WEFT_PLAYER_SHADOW; bot++)
    if (weft_setup_has_player (&view->state.setup, bot) && view->state.favorites[bot] == track)
      g_string_append_printf (words, ", %s",
                              bot == WEFT_PLAYER_AUTOMA
                                  ? _ ("favorite track of the Automa")
                                  : _ ("favorite track of the Shadow Empire"));
  return g_string_free (words, FALSE);
}

static void
name_button (WeftTracksView *view, guint track, guint space)
{
  g_autofree char *words =
      space == WEFT_TRACKS_HEAD ? describe_head (view, track) : describe_space (view, track, space);

  weft_drawn_name (view->buttons[track][space], words);
}

/* Landmarks that somebody has gained, and ends that a token has reached. */
static gboolean
is_gained (WeftTracksView *view, guint track, guint space)
{
  guint8 tier = view->voice->tables->landmark_tier[space];

  for (guint player = 0; space == WEFT_LAST_SPACE && player < WEFT_N_PLAYERS; player++)
    if (weft_state_furthest (&view->state, player, track) == WEFT_LAST_SPACE
        && weft_state_furthest (&view->before, player, track) < WEFT_LAST_SPACE)
      return TRUE;
  return tier != WEFT_NONE && view->before.landmarks[track][tier] == WEFT_NONE
         && view->state.landmarks[track][tier] < WEFT_N_PLAYERS;
}

static void
find_bursts (WeftTracksView *view)
{
  memset (view->bursts, 0, sizeof view->bursts);
  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    for (guint space = 1; space < WEFT_N_SPACES; space++)
      if (is_gained (view, track, space))
        view->bursts[track] |= (guint16) (1 << space);
}

static void
update_buttons (WeftTracksView *view)
{
  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    {
      if (!has_track (view, track))
        continue;
      if (view->buttons[track][0] == NULL)
        add_buttons (view, track);
      for (guint space = 0; space <= WEFT_TRACKS_HEAD; space++)
        name_button (view, track, space);
    }
}

/* Whether two states of one game show something in another place. */
static gboolean
is_moved (const WeftState *before, const WeftState *after)
{
  return memcmp (before->tokens, after->tokens, sizeof after->tokens) != 0
         || memcmp (before->landmarks, after->landmarks, sizeof after->landmarks) != 0;
}

void
weft_tracks_view_set_state (WeftTracksView *view, const WeftVoice *voice, const WeftState *state)
{
  gboolean same_game, moves;

  g_return_if_fail (WEFT_IS_TRACKS_VIEW (view) && voice != NULL && state != NULL);

  same_game = view->voice == voice && view->state.setup.tracks == state->setup.tracks;
  moves = same_game && is_moved (&view->state, state);
  if (!same_game || !weft_tracks_picture_same_ground (&view->state, state))
    weft_drawn_clear_ground (&view->ground);
  if (moves || !same_game)
    view->before = same_game ? view->state : *state;
  view->voice = voice;
  view->state = *state;
  update_buttons (view);
  if (!same_game)
    gtk_widget_queue_resize (GTK_WIDGET (view));
  if (moves)
    {
      find_bursts (view);
      adw_animation_play (view->motion);
    }
  gtk_widget_queue_draw (GTK_WIDGET (view));
}

void
weft_tracks_view_set_move (WeftTracksView *view, guint8 track, guint8 from, guint8 to)
{
  g_return_if_fail (WEFT_IS_TRACKS_VIEW (view));

  if (view->moved == track && view->from == from && view->to == to)
    return;
  view->moved = track;
  view->from = from;
  view->to = to;
  gtk_widget_queue_draw (GTK_WIDGET (view));
}

void
weft_tracks_view_celebrate (WeftTracksView *view, const WeftEvent *event)
{
  g_return_if_fail (WEFT_IS_TRACKS_VIEW (view) && view->voice != NULL && event != NULL);

  if (event->kind == WEFT_EVENT_LANDMARK && has_track (view, event->track))
    view->bursts[event->track] |= (guint16) (1 << view->voice->tables->landmark_space[event->tier]);
  for (guint track = 0;
       event->kind == WEFT_EVENT_ACHIEVEMENT
       && event->achievement == WEFT_ACHIEVEMENT_COMPLETE_TRACK && track < WEFT_N_TRACKS;
       track++)
    if (weft_state_furthest (&view->state, event->player, track) == WEFT_LAST_SPACE)
      view->bursts[track] |= 1 << WEFT_LAST_SPACE;
  if (weft_drawn_progress (view->motion) < 1)
    return;
  view->before = view->state;
  adw_animation_play (view->motion);
}

GtkWidget *
weft_tracks_view_get_space (WeftTracksView *view, guint track, guint space)
{
  g_return_val_if_fail (WEFT_IS_TRACKS_VIEW (view), NULL);
  g_return_val_if_fail (track < WEFT_N_TRACKS && space <= WEFT_TRACKS_HEAD, NULL);
  return view->buttons[track][space];
}
