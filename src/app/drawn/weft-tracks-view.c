/* weft-tracks-view.c: the advancement tracks, drawn and operable
 *
 * The picture is drawn by the view; every space and every track's sign is a button of its own above
 * it, so that it can be clicked, reached with the keyboard and read aloud. On a narrow view a track
 * takes two lines, the start above the track's sign, so that its spaces stay large enough for a
 * finger.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-tracks-view.h"

#include <glib/gi18n.h>

#include "weft-draw.h"
#include "weft-palette.h"

#define HEAD 46
#define LINE 46
#define GAP 10
#define PADDING 5
#define NARROW_BELOW 620
#define FIRST_LINE 7 /* spaces on the first of two lines, the start among them */

struct _WeftTracksView
{
  GtkWidget parent_instance;

  GtkWidget *buttons[WEFT_N_TRACKS][WEFT_N_SPACES + 1];
  const WeftVoice *voice;
  WeftState state;
  guint8 moved; /* the track of the marked move, or WEFT_NONE */
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

/* Where everything is, for a width. */
typedef struct
{
  int lines;
  double step;
  double height; /* of a track, without the gap below it */
} Layout;

static Layout
lay_out (int width)
{
  Layout layout = { .lines = width < NARROW_BELOW ? 2 : 1 };

  if (layout.lines == 2)
    layout.step = (double) (width - 2 * PADDING) / FIRST_LINE;
  else
    layout.step = (double) (width - HEAD - 3 * PADDING) / WEFT_N_SPACES;
  layout.height = layout.lines * LINE + 2 * PADDING;
  return layout;
}

/* The middle of a space. */
static void
place_space (const Layout *layout, double top, int space, double *x, double *y)
{
  gboolean second = layout->lines == 2 && space >= FIRST_LINE;
  int column = second ? space - FIRST_LINE + 1 : space;

  *x = (layout->lines == 2 ? PADDING : HEAD + 2 * PADDING) + (column + 0.5) * layout->step;
  *y = top + PADDING + (second ? 1.5 : 0.5) * LINE;
}

/* Where the track's sign is: before the spaces, or below the start. */
static GdkRectangle
place_head (const Layout *layout, double top)
{
  if (layout->lines == 2)
    return (GdkRectangle){ PADDING, (int) top + PADDING + LINE + 1, (int) layout->step - 2,
                           LINE - 2 };
  return (GdkRectangle){ 0, (int) top, HEAD, (int) layout->height };
}

static double
radius_of (const Layout *layout)
{
  return MIN (0.36 * layout->step, 16);
}

static void
draw_tokens (WeftTracksView *view, cairo_t *cr, guint track, int space, double x, double y,
             double radius)
{
  static const double offsets[][3][2] = {
    { { 0, 0 } },
    { { -0.62, -0.1 }, { 0.62, 0.1 } },
    { { -0.72, -0.45 }, { 0.72, -0.45 }, { 0, 0.6 } },
  };
  guint here[WEFT_N_PLAYERS * WEFT_N_TOKENS];
  int n = 0;

  for (guint player = 0; player < WEFT_N_PLAYERS; player++)
    for (int token = 0; token < WEFT_N_TOKENS; token++)
      if (view->state.tokens[player][track][token] == space)
        here[n++] = player;
  for (int i = 0; i < n; i++)
    {
      /* More than three stand in rows of three. */
      const double *offset = offsets[MIN (n, 3) - 1][i % 3];
      double size = n == 1 ? radius : n <= 3 ? 0.78 * radius : 0.6 * radius;
      double down = n > 3 ? (i < 3 ? -0.55 : 0.55) * radius : 0;

      weft_draw_token (GTK_WIDGET (view), cr, &view->state.setup, here[i], x + offset[0] * radius,
                       y + offset[1] * radius * (n > 3 ? 0.4 : 1) + down, size);
    }
}

static gboolean
is_free_landmark (WeftTracksView *view, guint track, int space)
{
  guint8 tier = view->voice->tables->landmark_tier[space];

  return tier != WEFT_NONE && view->state.landmarks[track][tier] == WEFT_NONE;
}

static void
draw_space (WeftTracksView *view, cairo_t *cr, const Layout *layout, guint track, int space,
            double top)
{
  const GdkRGBA *color = weft_palette_track_sign (track);
  g_autofree char *number = g_strdup_printf ("%d", space);
  double x, y, radius = radius_of (layout);

  place_space (layout, top, space, &x, &y);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  cairo_set_source_rgba (cr, color->red, color->green, color->blue, 0.13);
  cairo_fill_preserve (cr);
  cairo_set_source_rgba (cr, color->red, color->green, color->blue, 0.6);
  cairo_set_line_width (cr, 1.2);
  cairo_stroke (cr);
  weft_draw_word (GTK_WIDGET (view), cr, space == 0 ? "•" : number, x, y, MAX (0.8 * radius, 10),
                  weft_palette_ink (WEFT_INK_QUIET));
  if (is_free_landmark (view, track, space))
    weft_draw_house (cr, x + 0.95 * radius, y - 0.95 * radius, 0.5 * radius, color);
  if ((view->state.trailblazers[track] >> space) & 1)
    weft_draw_trailblazer (cr, x - 1.05 * radius, y - 0.8 * radius, radius);
  draw_tokens (view, cr, track, space, x, y, radius);
}

/* A line before the first space of every tier. */
static void
draw_tiers (cairo_t *cr, const Layout *layout, guint track, double top)
{
  const GdkRGBA *color = weft_palette_track_sign (track);

  cairo_set_source_rgba (cr, color->red, color->green, color->blue, 0.7);
  cairo_set_line_width (cr, 1.6);
  for (int tier = 0; tier < 4; tier++)
    {
      double x, y;

      place_space (layout, top, 3 * tier + 1, &x, &y);
      cairo_move_to (cr, x - 0.5 * layout->step, y - 0.36 * LINE);
      cairo_line_to (cr, x - 0.5 * layout->step, y + 0.36 * LINE);
      cairo_stroke (cr);
    }
}

/* The track's sign, and whose favorite it is. */
static void
draw_head (WeftTracksView *view, cairo_t *cr, guint track, const GdkRectangle *head)
{
  static const GdkRGBA white = { 1, 1, 1, 1 };
  const GdkRGBA *ground = weft_palette_track (track);

  weft_draw_trace_round (cr, head->x + 0.5, head->y + 0.5, head->width - 1, head->height - 1, 12);
  gdk_cairo_set_source_rgba (cr, ground);
  cairo_fill (cr);
  weft_draw_track (cr, track, head->x + head->width / 2.0, head->y + head->height / 2.0, 13, &white,
                   ground);
  for (guint bot = WEFT_PLAYER_AUTOMA; bot <= WEFT_PLAYER_SHADOW; bot++)
    if (weft_setup_has_player (&view->state.setup, bot) && view->state.favorites[bot] == track)
      {
        gboolean first = bot == WEFT_PLAYER_AUTOMA;
        double x = first ? head->x + 10 : head->x + head->width - 10;
        double y = first ? head->y + 10 : head->y + head->height - 10;

        weft_draw_heart (cr, x, y, 9, &white);
        weft_draw_word (GTK_WIDGET (view), cr, weft_words_letter (bot), x, y - 0.5, 9, ground);
      }
}

/* The arc of the marked token's way. */
static void
draw_move (WeftTracksView *view, cairo_t *cr, const Layout *layout, double top)
{
  double x, y, to_x, to_y, radius = radius_of (layout);

  place_space (layout, top, view->from, &x, &y);
  place_space (layout, top, view->to, &to_x, &to_y);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_CHOSEN));
  cairo_set_line_width (cr, 3);
  cairo_arc (cr, to_x, to_y, radius + 4, 0, 2 * G_PI);
  cairo_stroke (cr);
  if (view->from == view->to || y != to_y)
    return;
  cairo_set_line_width (cr, 2);
  weft_draw_arrow (cr, x, y + radius + 3, to_x - 0.4 * (to_x - x), y + radius + 3, 7);
}

static void
draw_track (WeftTracksView *view, cairo_t *cr, const Layout *layout, guint track, double top,
            double width)
{
  GdkRectangle head;

  weft_draw_trace_round (cr, 0.5, top + 0.5, width - 1, layout->height - 1, 12);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_PAPER));
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_LINE));
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
  head = place_head (layout, top);
  draw_head (view, cr, track, &head);
  draw_tiers (cr, layout, track, top);
  for (int space = 0; space <= WEFT_LAST_SPACE; space++)
    draw_space (view, cr, layout, track, space, top);
  if (view->moved == track)
    draw_move (view, cr, layout, top);
}

static gboolean
has_track (WeftTracksView *view, guint track)
{
  return view->voice != NULL && weft_setup_has_track (&view->state.setup, track);
}

static void
weft_tracks_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  WeftTracksView *view = WEFT_TRACKS_VIEW (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  Layout layout = lay_out (width);
  double top = 0;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));

  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    if (has_track (view, track))
      {
        draw_track (view, cr, &layout, track, top, width);
        top += layout.height + GAP;
      }
  cairo_destroy (cr);
  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    for (int space = 0; space <= WEFT_TRACKS_VIEW_HEAD && view->buttons[track][space] != NULL;
         space++)
      gtk_widget_snapshot_child (widget, view->buttons[track][space], snapshot);
}

static void
allocate_button (GtkWidget *button, double x, double y, double width, double height)
{
  gtk_widget_measure (button, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (
      button, &(GtkAllocation){ (int) x, (int) y, MAX ((int) width, 1), MAX ((int) height, 1) },
      -1);
}

static void
weft_tracks_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  WeftTracksView *view = WEFT_TRACKS_VIEW (widget);
  Layout layout = lay_out (width);
  GdkRectangle head;
  double top = 0;

  (void) height;
  (void) baseline;
  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    {
      if (!has_track (view, track))
        continue;
      head = place_head (&layout, top);
      allocate_button (view->buttons[track][WEFT_TRACKS_VIEW_HEAD], head.x, head.y, head.width,
                       head.height);
      for (int space = 0; space <= WEFT_LAST_SPACE; space++)
        {
          double x, y;

          place_space (&layout, top, space, &x, &y);
          allocate_button (view->buttons[track][space], x - layout.step / 2, y - LINE / 2.0,
                           layout.step, LINE);
        }
      top += layout.height + GAP;
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
  int tracks = view->voice != NULL ? __builtin_popcount (view->state.setup.tracks) : 4;
  Layout layout = lay_out (MAX (for_size, 0)); /* without a width, tall enough for any */

  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = 290;
      *natural = 700;
    }
  else
    *minimum = *natural = (int) (tracks * (layout.height + GAP)) - GAP;
}

static void
clicked_cb (GtkButton *button, WeftTracksView *view)
{
  guint place = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "place"));

  g_signal_emit (view, signals[SPACE_ACTIVATED], 0, place / 16, place % 16);
}

/* The arrow keys go along a track and from track to track. */
static gboolean
move_focus (WeftTracksView *view, int along, int across)
{
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (view));
  guint place =
      focus != NULL ? GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (focus), "place")) : 0;
  int track = (int) place / 16, space = (int) place % 16;

  if (focus == NULL || GTK_IS_POPOVER (focus))
    return FALSE;
  if (along != 0)
    {
      space = space == WEFT_TRACKS_VIEW_HEAD ? -1 : space;
      space = CLAMP (space + along, -1, WEFT_LAST_SPACE);
      space = space == -1 ? WEFT_TRACKS_VIEW_HEAD : space;
    }
  do
    track += across;
  while (across != 0 && track >= 0 && track < WEFT_N_TRACKS && !has_track (view, (guint) track));
  if (track < 0 || track >= WEFT_N_TRACKS)
    return TRUE;
  return gtk_widget_grab_focus (view->buttons[track][space]);
}

static gboolean
key_pressed_cb (WeftTracksView *view, guint keyval)
{
  switch (keyval)
    {
    case GDK_KEY_Left:
      return move_focus (view, -1, 0);
    case GDK_KEY_Right:
      return move_focus (view, 1, 0);
    case GDK_KEY_Up:
      return move_focus (view, 0, -1);
    case GDK_KEY_Down:
      return move_focus (view, 0, 1);
    default:
      return FALSE;
    }
}

static void
weft_tracks_view_dispose (GObject *object)
{
  WeftTracksView *view = WEFT_TRACKS_VIEW (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (view))) != NULL)
    gtk_widget_unparent (child);
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
  g_object_set_data (G_OBJECT (button), "place", GUINT_TO_POINTER (16 * track + space));
  g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb), view);
  view->buttons[track][space] = button;
}

/* The buttons of a track: its head, then its spaces. */
static void
add_buttons (WeftTracksView *view, guint track)
{
  add_button (view, track, WEFT_TRACKS_VIEW_HEAD);
  for (guint space = 0; space <= WEFT_LAST_SPACE; space++)
    add_button (view, track, space);
}

static void
weft_tracks_view_init (WeftTracksView *view)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  view->moved = WEFT_NONE;
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), view);
  gtk_widget_add_controller (GTK_WIDGET (view), keys);
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
describe_space (WeftTracksView *view, guint track, int space)
{
  const WeftTables *tables = view->voice->tables;
  g_autofree char *name = weft_words_space (tables, track, space);
  GString *words = g_string_new (name);
  guint8 tier = tables->landmark_tier[space];

  for (guint player = 0; player < WEFT_N_PLAYERS; player++)
    for (int token = 0; token < WEFT_N_TOKENS; token++)
      if (view->state.tokens[player][track][token] == space)
        g_string_append_printf (words, ", %s", weft_words_player (view->voice, player));
  if (is_free_landmark (view, track, space))
    {
      g_string_append (words, ", ");
      g_string_append_printf (words, _ ("free landmark: %s"),
                              weft_words_landmark (tables, track, tier));
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
name_button (WeftTracksView *view, guint track, int space)
{
  GtkWidget *button = view->buttons[track][space];
  g_autofree char *words = NULL;

  words = space == WEFT_TRACKS_VIEW_HEAD ? describe_head (view, track)
                                         : describe_space (view, track, space);
  if (g_strcmp0 (gtk_widget_get_tooltip_text (button), words) == 0)
    return;
  gtk_widget_set_tooltip_text (button, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  -1);
}

void
weft_tracks_view_set_state (WeftTracksView *view, const WeftVoice *voice, const WeftState *state)
{
  gboolean resized;

  g_return_if_fail (WEFT_IS_TRACKS_VIEW (view) && voice != NULL && state != NULL);

  resized = view->voice == NULL || view->state.setup.tracks != state->setup.tracks;
  view->voice = voice;
  view->state = *state;
  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    {
      if (!has_track (view, track))
        continue;
      if (view->buttons[track][0] == NULL)
        add_buttons (view, track);
      for (int space = 0; space <= WEFT_TRACKS_VIEW_HEAD; space++)
        name_button (view, track, space);
    }
  if (resized)
    gtk_widget_queue_resize (GTK_WIDGET (view));
  gtk_widget_queue_draw (GTK_WIDGET (view));
}

void
weft_tracks_view_set_move (WeftTracksView *view, guint8 track, guint8 from, guint8 to)
{
  g_return_if_fail (WEFT_IS_TRACKS_VIEW (view));

  view->moved = track;
  view->from = from;
  view->to = to;
  gtk_widget_queue_draw (GTK_WIDGET (view));
}

GtkWidget *
weft_tracks_view_get_space (WeftTracksView *view, guint track, guint space)
{
  g_return_val_if_fail (WEFT_IS_TRACKS_VIEW (view), NULL);
  g_return_val_if_fail (track < WEFT_N_TRACKS && space <= WEFT_TRACKS_VIEW_HEAD, NULL);
  return view->buttons[track][space];
}
