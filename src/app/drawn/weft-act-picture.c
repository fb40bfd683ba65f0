/* weft-act-picture.c: one physical act at the table as a small picture
 *
 * Every act is drawn on a ground of 96 x 64, scaled into the room there is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-act-picture.h"

#include <math.h>

#include "weft-draw.h"
#include "weft-drawn.h"
#include "weft-palette.h"
#include "weft-signs.h"

#define WIDTH WEFT_ACT_PICTURE_WIDTH
#define HEIGHT WEFT_ACT_PICTURE_HEIGHT
#define MIDDLE_X (WIDTH / 2.0)
#define MIDDLE_Y (HEIGHT / 2.0)

struct _WeftActPicture
{
  GtkWidget parent_instance;

  const WeftTables *tables;
  WeftSetup setup;
  WeftEvent event;
  WeftActWay way;
  int width; /* as it likes to be */
};

G_DEFINE_FINAL_TYPE (WeftActPicture, weft_act_picture, GTK_TYPE_WIDGET)

static gboolean
is_back (const WeftActPicture *picture)
{
  return picture->way == WEFT_ACT_TAKEN_BACK;
}

static WeftColor
color_of (const WeftActPicture *picture, guint player)
{
  return picture->setup.colors[player < WEFT_N_PLAYERS ? player : WEFT_PLAYER_P1];
}

static void
draw_ground (cairo_t *cr, const GdkRGBA *color)
{
  weft_draw_trace_round (cr, 0.5, 0.5, WIDTH - 1, HEIGHT - 1, 10);
  gdk_cairo_set_source_rgba (cr, color);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_LINE));
  cairo_set_line_width (cr, 0.8);
  cairo_stroke (cr);
}

static void
draw_track_ground (cairo_t *cr, guint track)
{
  GdkRGBA color = weft_palette_tier (track, 0);

  draw_ground (cr, &color);
}

static void
draw_player_ground (const WeftActPicture *picture, cairo_t *cr, guint player)
{
  GdkRGBA color = weft_palette_mix (weft_palette_ink (WEFT_INK_PAPER),
                                    weft_palette_tint (color_of (picture, player)), 0.45);

  draw_ground (cr, &color);
}

/* A heavy arrow between what was and what is. It follows the direction of reading. */
static void
draw_arrow (WeftActPicture *picture, cairo_t *cr, double x, double y, double length)
{
  double half = gtk_widget_get_direction (GTK_WIDGET (picture)) == GTK_TEXT_DIR_RTL ? -length / 2
                                                                                    : length / 2;

  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_TEXT));
  cairo_set_line_width (cr, 2.6);
  weft_draw_arrow (cr, x - half, y, x + half, y, 8);
}

/* A small token in the corner where the text ends: whose it is. */
static void
draw_owner (WeftActPicture *picture, cairo_t *cr, guint player)
{
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (picture)) == GTK_TEXT_DIR_RTL;

  if (player < WEFT_N_PLAYERS)
    weft_draw_token (GTK_WIDGET (picture), cr, &picture->setup, player, rtl ? 16 : WIDTH - 16,
                     HEIGHT - 16, 11);
}

/* Tokens on tracks. */

#define SPACE_Y 41
#define SPACE_RADIUS 13

/* The three spaces that are shown: what is between two distant ones is left out. */
static void
choose_spaces (int from, int to, int spaces[3])
{
  int low = MIN (from, to), high = MAX (from, to);
  int first = to > from ? high - 2 : low;

  first = CLAMP (first, 0, WEFT_LAST_SPACE - 2);
  for (int i = 0; i < 3; i++)
    spaces[i] = first + i;
  if (high - low <= 2)
    return;
  spaces[0] = low;
  spaces[1] = -1;
  spaces[2] = high;
}

static double
space_x (int i)
{
  return MIDDLE_X + (i - 1) * 30;
}

static void
draw_space (WeftActPicture *picture, cairo_t *cr, int i, int space)
{
  g_autofree char *number = space < 0 ? g_strdup ("…") : g_strdup_printf ("%d", space);

  if (space >= 0)
    {
      cairo_arc (cr, space_x (i), SPACE_Y, SPACE_RADIUS, 0, 2 * G_PI);
      gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_PAPER));
      cairo_fill_preserve (cr);
      gdk_cairo_set_source_rgba (cr, weft_palette_track_sign (picture->event.track));
      cairo_set_line_width (cr, 1.2);
      cairo_stroke (cr);
    }
  weft_draw_word (GTK_WIDGET (picture), cr, number, space_x (i), SPACE_Y, 13,
                  weft_palette_ink (WEFT_INK_QUIET));
}

static void
draw_advance (WeftActPicture *picture, cairo_t *cr)
{
  const WeftEvent *event = &picture->event;
  int from = is_back (picture) ? event->to : event->from;
  int to = is_back (picture) ? event->from : event->to;
  int spaces[3], start = 0, end = 0;
  GdkRGBA ground = weft_palette_tier (event->track, 0);

  draw_ground (cr, &ground);
  choose_spaces (from, to, spaces);
  for (int i = 0; i < 3; i++)
    {
      draw_space (picture, cr, i, spaces[i]);
      start = spaces[i] == from ? i : start;
      end = spaces[i] == to ? i : end;
    }
  weft_draw_track (cr, event->track, to > from ? 15 : WIDTH - 15, 14, 9,
                   weft_palette_track_sign (event->track), &ground);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_TEXT));
  if (start != end)
    weft_draw_way (cr, space_x (start), SPACE_Y - SPACE_RADIUS - 2, space_x (end),
                   SPACE_Y - SPACE_RADIUS - 5, 11, 2.4);
  weft_draw_token (GTK_WIDGET (picture), cr, &picture->setup, event->player, space_x (end), SPACE_Y,
                   15.5);
}

static void
draw_trailblazer (WeftActPicture *picture, cairo_t *cr)
{
  draw_track_ground (cr, picture->event.track);
  for (int i = 0; i < 3; i++)
    {
      int space = CLAMP (picture->event.count, 1, WEFT_LAST_SPACE - 1) - 1 + i;

      draw_space (picture, cr, i, space);
      if (space == picture->event.count)
        weft_draw_trailblazer (cr, space_x (i), 18, 18);
    }
}

/* Hexes. */

#define HEX_RADIUS 30.0

static void
draw_hex (WeftActPicture *picture, cairo_t *cr, const GdkRGBA *fill)
{
  weft_draw_trace_hex (cr, MIDDLE_X, MIDDLE_Y, HEX_RADIUS);
  gdk_cairo_set_source_rgba (cr, fill);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_TEXT));
  cairo_set_line_width (cr, 1.2);
  cairo_stroke (cr);
  weft_draw_word (GTK_WIDGET (picture), cr, picture->tables->hexes[picture->event.hex].name,
                  MIDDLE_X, MIDDLE_Y + 18, 12, weft_palette_ink (WEFT_INK_TEXT));
}

/* An arrow down onto the hex, or up from it. */
static void
draw_down (WeftActPicture *picture, cairo_t *cr, double x)
{
  double high = 10, low = 30;

  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_TEXT));
  cairo_set_line_width (cr, 2.4);
  if (is_back (picture))
    weft_draw_arrow (cr, x, low, x, high, 7);
  else
    weft_draw_arrow (cr, x, high, x, low, 7);
}

/* A tile is laid; it lies turned, as a new one does. */
static void
draw_explore (WeftActPicture *picture, cairo_t *cr)
{
  draw_ground (cr, weft_palette_ink (WEFT_INK_SEA));
  draw_hex (picture, cr, weft_palette_ink (is_back (picture) ? WEFT_INK_SEA : WEFT_INK_TILE));
  weft_signs_draw (cr, WEFT_SIGN_EXPLORE, MIDDLE_X, MIDDLE_Y - 6, 13,
                   weft_palette_ink (WEFT_INK_TEXT),
                   weft_palette_ink (is_back (picture) ? WEFT_INK_SEA : WEFT_INK_TILE));
  if (is_back (picture))
    draw_down (picture, cr, WIDTH - 12);
}

/* A piece of who the event is about. */
static void
draw_piece (WeftActPicture *picture, cairo_t *cr, gboolean upright, double x, double y,
            double radius, double alpha)
{
  const WeftOutpost piece = { picture->event.player, (guint8) upright, WEFT_NONE,
                              (guint8) picture->event.other };

  cairo_push_group (cr);
  weft_draw_piece (GTK_WIDGET (picture), cr, &picture->setup, &piece, x, y, radius);
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, alpha);
}

static void
draw_placed (WeftActPicture *picture, cairo_t *cr, gboolean upright)
{
  const WeftEvent *event = &picture->event;

  draw_player_ground (picture, cr, event->player);
  draw_hex (picture, cr,
            upright && !is_back (picture) ? weft_palette_tint (color_of (picture, event->player))
                                          : weft_palette_ink (WEFT_INK_TILE));
  draw_piece (picture, cr, upright, MIDDLE_X, MIDDLE_Y - 6, 12.5, is_back (picture) ? 0.45 : 1);
  if (is_back (picture))
    draw_down (picture, cr, WIDTH - 12);
}

/* It falls, or is set up again: from left to right, as tokens go. */
static void
draw_turned (WeftActPicture *picture, cairo_t *cr, gboolean upright)
{
  draw_player_ground (picture, cr, picture->event.player);
  draw_hex (picture, cr, weft_palette_ink (WEFT_INK_TILE));
  draw_piece (picture, cr, !upright, MIDDLE_X - 15, MIDDLE_Y - 5, 9, 0.5);
  draw_piece (picture, cr, upright, MIDDLE_X + 11, MIDDLE_Y - 3, 11.5, 1);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_TEXT));
  weft_draw_way (cr, MIDDLE_X - 13, MIDDLE_Y - 17, MIDDLE_X + 12, MIDDLE_Y - 15, 6, 2.2);
}

/* Landmarks, cards, points. */

/* What is taken away is crossed out. */
static void
cross_out (cairo_t *cr, double width)
{
  cairo_save (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_move_to (cr, MIDDLE_X - width, MIDDLE_Y + 20);
  cairo_line_to (cr, MIDDLE_X + width, MIDDLE_Y - 20);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_PAPER));
  cairo_set_line_width (cr, 7);
  cairo_stroke_preserve (cr);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_TEXT));
  cairo_set_line_width (cr, 3);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_landmark (WeftActPicture *picture, cairo_t *cr)
{
  const WeftEvent *event = &picture->event;
  gboolean away = (event->kind == WEFT_EVENT_REMOVE_LANDMARK) != is_back (picture);
  const GdkRGBA *color = event->track < WEFT_N_TRACKS ? weft_palette_track_sign (event->track)
                                                      : weft_palette_ink (WEFT_INK_TEXT);

  if (event->track < WEFT_N_TRACKS)
    draw_track_ground (cr, event->track);
  else
    draw_ground (cr, weft_palette_ink (WEFT_INK_PAPER));
  weft_draw_house (cr, MIDDLE_X, MIDDLE_Y + 2, 23, color);
  if (event->track < WEFT_N_TRACKS)
    weft_draw_track (cr, event->track, MIDDLE_X, MIDDLE_Y + 8, 8, weft_palette_ink (WEFT_INK_PAPER),
                     color);
  if (away)
    cross_out (cr, 26);
  draw_owner (picture, cr, event->owner);
}

/* One card with its sign, or a row of three that are discarded. */
static void
draw_card (WeftActPicture *picture, cairo_t *cr, WeftSign sign, const GdkRGBA *color)
{
  const GdkRGBA *paper = weft_palette_ink (WEFT_INK_PAPER);

  draw_ground (cr, paper);
  weft_signs_draw (cr, sign, MIDDLE_X, MIDDLE_Y, 24, color, paper);
  draw_owner (picture, cr, picture->event.player);
  if (is_back (picture))
    draw_down (picture, cr, 14);
}

static void
draw_discards (cairo_t *cr, guint track)
{
  GdkRGBA ground = weft_palette_tier (track, 0);
  const GdkRGBA *color = weft_palette_track_sign (track);

  draw_ground (cr, &ground);
  for (int i = 0; i < 3; i++)
    weft_signs_draw (cr, WEFT_SIGN_CARD, MIDDLE_X + (i - 1) * 27, MIDDLE_Y, 17, color, &ground);
  cross_out (cr, 40);
}

static void
draw_words (WeftActPicture *picture, cairo_t *cr, const char *words, double x, double y,
            double size, WeftInk ink)
{
  weft_draw_word (GTK_WIDGET (picture), cr, words, x, y, size, weft_palette_ink (ink));
}

/* What the VP token stood on, and where it goes. */
static void
draw_vp (WeftActPicture *picture, cairo_t *cr)
{
  const WeftEvent *event = &picture->event;
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (picture)) == GTK_TEXT_DIR_RTL;
  int before = event->total - event->vp;
  int from = is_back (picture) ? event->total : before;
  int to = is_back (picture) ? before : event->total;
  g_autofree char *from_words = g_strdup_printf ("%d", from);
  g_autofree char *to_words = g_strdup_printf ("%d", to);
  double size = to > 99 || from > 99 ? 0.72 : 1, side = rtl ? -1 : 1;

  draw_player_ground (picture, cr, event->player);
  draw_words (picture, cr, from_words, MIDDLE_X - side * 30, MIDDLE_Y, 18 * size, WEFT_INK_QUIET);
  draw_arrow (picture, cr, MIDDLE_X - side * 5, MIDDLE_Y, 17);
  draw_words (picture, cr, to_words, MIDDLE_X + side * 27, MIDDLE_Y, 26 * size, WEFT_INK_TEXT);
}

static void
draw_achievement (WeftActPicture *picture, cairo_t *cr)
{
  const WeftEvent *event = &picture->event;
  /* Translators: victory points gained, or given back; in a picture. */
  g_autofree char *points = g_strdup_printf (is_back (picture) ? "−%d" : "+%d", event->vp);

  draw_player_ground (picture, cr, event->player);
  weft_signs_draw (cr, WEFT_SIGN_ACHIEVEMENT, event->vp > 0 ? 30 : MIDDLE_X, MIDDLE_Y, 23,
                   weft_palette_ink (WEFT_INK_TEXT), weft_palette_ink (WEFT_INK_PAPER));
  if (event->vp > 0)
    draw_words (picture, cr, points, 70, MIDDLE_Y, 20, WEFT_INK_TEXT);
}

/* From the sign of one track to another's; what moves stands on where it goes. */
static void
draw_tracks (WeftActPicture *picture, cairo_t *cr, guint8 from, guint8 to, gboolean outpost)
{
  static const GdkRGBA white = { 1, 1, 1, 1 };
  const WeftEvent *event = &picture->event;
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (picture)) == GTK_TEXT_DIR_RTL;
  const guint8 ends[] = { is_back (picture) ? to : from, is_back (picture) ? from : to };
  double sign_y = MIDDLE_Y + 10;

  draw_player_ground (picture, cr, event->player);
  for (int i = 0; i < 2; i++)
    {
      double x = MIDDLE_X + (i == 0 ? -30 : 30) * (rtl ? -1 : 1);

      if (ends[i] >= WEFT_N_TRACKS)
        continue;
      weft_draw_trace_round (cr, x - 14, sign_y - 14, 28, 28, 8);
      gdk_cairo_set_source_rgba (cr, weft_palette_track (ends[i]));
      cairo_fill (cr);
      weft_draw_track (cr, ends[i], x, sign_y, 8, &white, weft_palette_track (ends[i]));
      if (i == 1 && outpost)
        weft_draw_outpost (GTK_WIDGET (picture), cr, &picture->setup, event->player, TRUE, x,
                           sign_y - 21, 10);
      else if (i == 1)
        weft_draw_token (GTK_WIDGET (picture), cr, &picture->setup, event->player, x, sign_y - 21,
                         11);
    }
  draw_arrow (picture, cr, MIDDLE_X, sign_y, 22);
}

static void
draw_favorite (WeftActPicture *picture, cairo_t *cr)
{
  draw_tracks (picture, cr, picture->event.from, picture->event.to, TRUE);
}

/* The token starts again on another track (P1). */
static void
draw_singularity (WeftActPicture *picture, cairo_t *cr)
{
  draw_tracks (picture, cr, WEFT_TRACK_TECHNOLOGY, picture->event.track, FALSE);
}

static void
draw_roll (WeftActPicture *picture, cairo_t *cr)
{
  static const GdkRGBA white = { 1, 1, 1, 1 };
  const guint track = picture->event.track;

  draw_track_ground (cr, track);
  weft_draw_trace_round (cr, MIDDLE_X - 21, MIDDLE_Y - 21, 42, 42, 9);
  gdk_cairo_set_source_rgba (cr, &white);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, weft_palette_track (track));
  cairo_set_line_width (cr, 2);
  cairo_stroke (cr);
  weft_draw_track (cr, track, MIDDLE_X, MIDDLE_Y, 13, weft_palette_track (track), &white);
}

/* What lies in the pool: the items' kinds are the tracks' (C5). */
static void
draw_pool (WeftActPicture *picture, cairo_t *cr)
{
  static const WeftSign items[WEFT_N_TRACKS] = {
    [WEFT_TRACK_EXPLORATION] = WEFT_SIGN_EXPLORE, [WEFT_TRACK_TECHNOLOGY] = WEFT_SIGN_CARD,
    [WEFT_TRACK_MILITARY] = WEFT_SIGN_TAPESTRY,   [WEFT_TRACK_SCIENCE] = WEFT_SIGN_TAPESTRY,
    [WEFT_TRACK_ARTS] = WEFT_SIGN_CARD,
  };
  const guint track = picture->event.track;

  if (track >= WEFT_N_TRACKS)
    {
      draw_card (picture, cr, WEFT_SIGN_CARD, weft_palette_ink (WEFT_INK_TEXT));
      cross_out (cr, 26);
      return;
    }
  draw_card (picture, cr, items[track], weft_palette_track_sign (track));
}

static void
draw_deck (WeftActPicture *picture, cairo_t *cr, int added)
{
  g_autofree char *words = g_strdup_printf ("+%d", added);
  const GdkRGBA *paper = weft_palette_ink (WEFT_INK_PAPER);

  draw_ground (cr, paper);
  weft_signs_draw (cr, WEFT_SIGN_DECK, added > 0 ? 34 : MIDDLE_X, MIDDLE_Y, 24,
                   weft_palette_ink (WEFT_INK_TEXT), paper);
  if (added > 0)
    draw_words (picture, cr, words, 74, MIDDLE_Y, 22, WEFT_INK_TEXT);
}

/* The pair in force, the later card over the earlier. */
static void
draw_pair (WeftActPicture *picture, cairo_t *cr)
{
  const GdkRGBA *paper = weft_palette_ink (WEFT_INK_PAPER);

  draw_ground (cr, paper);
  for (int i = 0; i < 2; i++)
    {
      g_autofree char *number = g_strdup_printf ("%d", picture->event.cards[i]);
      double x = MIDDLE_X + (i == 0 ? -18 : 18);

      weft_draw_trace_round (cr, x - 15, MIDDLE_Y - 22, 30, 44, 5);
      gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_SHADE));
      cairo_fill_preserve (cr);
      gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_TEXT));
      cairo_set_line_width (cr, 1.4);
      cairo_stroke (cr);
      draw_words (picture, cr, number, x, MIDDLE_Y, 18, WEFT_INK_TEXT);
    }
}

/* Nothing moves: whose turn, and why the sign alone. */
static void
draw_plain (WeftActPicture *picture, cairo_t *cr, WeftSign sign)
{
  const GdkRGBA *paper = weft_palette_ink (WEFT_INK_PAPER);

  draw_ground (cr, paper);
  weft_signs_draw (cr, sign, MIDDLE_X, MIDDLE_Y, 21, weft_palette_ink (WEFT_INK_TEXT), paper);
  if (picture->event.kind != WEFT_N_EVENTS)
    draw_owner (picture, cr, picture->event.player);
}

static void
draw_act (WeftActPicture *picture, cairo_t *cr)
{
  const WeftEvent *event = &picture->event;
  const GdkRGBA *ink = weft_palette_ink (WEFT_INK_TEXT);

  switch ((WeftEventKind) event->kind)
    {
    case WEFT_EVENT_ADVANCE:
    case WEFT_EVENT_REGRESS:
      draw_advance (picture, cr);
      break;
    case WEFT_EVENT_EXPLORE:
      draw_explore (picture, cr);
      break;
    case WEFT_EVENT_CONQUER:
      if (event->new_tile) /* the outpost is told apart */
        draw_explore (picture, cr);
      else
        draw_placed (picture, cr, TRUE);
      break;
    case WEFT_EVENT_PLACE:
      draw_placed (picture, cr, TRUE);
      break;
    case WEFT_EVENT_OUTPOST:
      draw_placed (picture, cr, event->upright);
      break;
    case WEFT_EVENT_TOPPLE:
      draw_turned (picture, cr, is_back (picture));
      break;
    case WEFT_EVENT_STAND:
      draw_turned (picture, cr, !is_back (picture));
      break;
    case WEFT_EVENT_SINGULARITY:
      draw_singularity (picture, cr);
      break;
    case WEFT_EVENT_LANDMARK:
    case WEFT_EVENT_REMOVE_LANDMARK:
      draw_landmark (picture, cr);
      break;
    case WEFT_EVENT_TAPESTRY:
    case WEFT_EVENT_PLAY_TAPESTRY:
      draw_card (picture, cr, WEFT_SIGN_TAPESTRY, weft_palette_ink (WEFT_INK_HEART));
      if (event->discarded && !is_back (picture))
        cross_out (cr, 26);
      break;
    case WEFT_EVENT_DISCARD_TECH:
      draw_discards (cr, WEFT_TRACK_TECHNOLOGY);
      break;
    case WEFT_EVENT_DISCARD_MASTERPIECES:
      draw_discards (cr, WEFT_TRACK_ARTS);
      break;
    case WEFT_EVENT_VP:
      draw_vp (picture, cr);
      break;
    case WEFT_EVENT_ACHIEVEMENT:
      draw_achievement (picture, cr);
      break;
    case WEFT_EVENT_FAVORITE:
      draw_favorite (picture, cr);
      break;
    case WEFT_EVENT_ROLL:
      draw_roll (picture, cr);
      break;
    case WEFT_EVENT_POOL:
      draw_pool (picture, cr);
      break;
    case WEFT_EVENT_TRAILBLAZER:
      draw_trailblazer (picture, cr);
      break;
    case WEFT_EVENT_SHUFFLE:
      draw_deck (picture, cr, 0);
      break;
    case WEFT_EVENT_PROGRESS:
      draw_deck (picture, cr, event->count);
      break;
    case WEFT_EVENT_CARDS:
      draw_pair (picture, cr);
      break;
    case WEFT_EVENT_ERA:
      draw_card (picture, cr, WEFT_SIGN_INCOME, ink);
      break;
    case WEFT_EVENT_OVER:
      draw_plain (picture, cr, WEFT_SIGN_ACHIEVEMENT);
      break;
    case WEFT_EVENT_SKIP:
    case WEFT_EVENT_NO_ADVANCE:
      draw_plain (picture, cr, WEFT_SIGN_NOTHING);
      break;
    case WEFT_EVENT_CHOICE:
    case WEFT_EVENT_TURN:
    case WEFT_N_EVENTS:
    default:
      draw_plain (picture, cr, WEFT_SIGN_CHECK);
    }
}

static void
weft_act_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  WeftActPicture *picture = WEFT_ACT_PICTURE (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  double scale = MIN ((double) width / WIDTH, (double) height / HEIGHT);
  cairo_t *cr;

  if (picture->tables == NULL)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  cairo_translate (cr, (width - scale * WIDTH) / 2, (height - scale * HEIGHT) / 2);
  cairo_scale (cr, scale, scale);
  draw_act (picture, cr);
  cairo_destroy (cr);
}

static void
weft_act_picture_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                          int *natural, int *minimum_baseline, int *natural_baseline)
{
  int wide = WEFT_ACT_PICTURE (widget)->width;

  (void) for_size;
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? wide : wide * HEIGHT / WIDTH;
  *minimum_baseline = *natural_baseline = -1;
}

static void
weft_act_picture_class_init (WeftActPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = weft_act_picture_snapshot;
  widget_class->measure = weft_act_picture_measure;
  gtk_widget_class_set_css_name (widget_class, "weft-act");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
weft_act_picture_init (WeftActPicture *picture)
{
  picture->width = WIDTH;
  gtk_widget_set_valign (GTK_WIDGET (picture), GTK_ALIGN_CENTER);
  weft_drawn_follow_style (GTK_WIDGET (picture));
}

GtkWidget *
weft_act_picture_new (void)
{
  return g_object_new (WEFT_TYPE_ACT_PICTURE, NULL);
}

GtkWidget *
weft_act_picture_new_small (int width)
{
  GtkWidget *picture = weft_act_picture_new ();

  g_return_val_if_fail (width > 0, picture);

  WEFT_ACT_PICTURE (picture)->width = width;
  return picture;
}

void
weft_act_picture_set_act (WeftActPicture *picture, const WeftTables *tables, const WeftState *state,
                          const WeftEvent *event, WeftActWay way)
{
  g_return_if_fail (WEFT_IS_ACT_PICTURE (picture));
  g_return_if_fail (tables != NULL && state != NULL && event != NULL);

  picture->tables = tables;
  picture->setup = state->setup;
  picture->event = *event;
  picture->way = way;
  gtk_widget_queue_draw (GTK_WIDGET (picture));
}
