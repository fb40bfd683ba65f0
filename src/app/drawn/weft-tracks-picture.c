/* weft-tracks-picture.c: how the tracks are painted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-tracks-picture.h"

#include "weft-draw.h"
#include "weft-drawn.h"
#include "weft-palette.h"
#include "weft-signs.h"
#include "weft-words.h"

#define N_TIERS 4

guint
weft_tracks_picture_row (const WeftSetup *setup, guint track)
{
  return (guint) __builtin_popcount (setup->tracks & (WEFT_TRACK_BIT (track) - 1));
}

gboolean
weft_tracks_picture_is_free (const WeftTables *tables, const WeftState *state, guint track,
                             guint space)
{
  guint8 tier = tables->landmark_tier[space];

  return tier != WEFT_NONE && state->landmarks[track][tier] == WEFT_NONE;
}

/* The tokens that stand on a space share it. */
static void
find_space (const WeftTracksGeometry *geometry, const WeftState *state, guint track, guint space,
            WeftTokenSpots spots)
{
  WeftPoint points[WEFT_MOST_SPACE_TOKENS];
  WeftTokenSpot *here[WEFT_MOST_SPACE_TOKENS];
  double radius;
  guint n = 0;

  for (guint player = 0; player < WEFT_N_PLAYERS; player++)
    for (guint token = 0; token < WEFT_N_TOKENS; token++)
      if (weft_setup_has_player (&state->setup, player)
          && state->tokens[player][track][token] == (int) space)
        here[n++] = &spots[player][track][token];
  if (n == 0)
    return;
  radius = weft_tracks_geometry_tokens (geometry, weft_tracks_picture_row (&state->setup, track),
                                        space, n, points);
  for (guint i = 0; i < n; i++)
    *here[i] = (WeftTokenSpot){ points[i].x, points[i].y, radius };
}

void
weft_tracks_picture_spots (const WeftTracksGeometry *geometry, const WeftState *state,
                           WeftTokenSpots spots)
{
  memset (spots, 0, sizeof (WeftTokenSpots));
  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    for (guint space = 0; weft_setup_has_track (&state->setup, track) && space < WEFT_N_SPACES;
         space++)
      find_space (geometry, state, track, space, spots);
}

/* Whose favorite a track is: hearts in the bots' colors, below each other at the sign's end; two
 * share its height. */
static void
paint_hearts (const WeftTracksPicture *picture, cairo_t *cr, guint track,
              const graphene_rect_t *head)
{
  double side = MIN (head->size.width, head->size.height);
  double radius = MIN (CLAMP (0.25 * side, 8, 12), head->size.height / 4.4);
  double x = head->origin.x + head->size.width - 1.05 * radius;
  double y = head->origin.y + head->size.height - 1.1 * radius;
  const WeftState *state = picture->state;

  for (guint bot = WEFT_PLAYER_AUTOMA; bot <= WEFT_PLAYER_SHADOW; bot++)
    if (weft_setup_has_player (&state->setup, bot) && state->favorites[bot] == track)
      {
        WeftColor color = state->setup.colors[bot];

        weft_draw_heart (cr, x, y, 1.25 * radius, weft_palette_rim (color));
        weft_draw_heart (cr, x, y, 1.02 * radius, weft_palette_token (color));
        weft_draw_word (picture->widget, cr, weft_words_letter (bot), x, y - 0.1 * radius,
                        1.05 * radius, weft_palette_letter (color));
        y -= 2.1 * radius;
      }
}

static gboolean
is_favorite (const WeftState *state, guint track)
{
  return state->favorites[WEFT_PLAYER_SHADOW] == track
         || (weft_setup_is_solo (&state->setup) && state->favorites[WEFT_PLAYER_AUTOMA] == track);
}

/* The track's sign, which makes room for hearts. */
static void
paint_head (const WeftTracksPicture *picture, cairo_t *cr, guint track, guint row)
{
  static const GdkRGBA white = { 1, 1, 1, 1 };
  const GdkRGBA *ground = weft_palette_track (track);
  graphene_rect_t head = weft_tracks_geometry_cell (picture->geometry, row, WEFT_TRACKS_HEAD);
  double side = MIN (head.size.width, head.size.height);
  gboolean favorite = is_favorite (picture->state, track);
  double x = head.origin.x + head.size.width / 2 - (favorite ? 0.16 * side : 0);
  double y = head.origin.y + head.size.height / 2 - (favorite ? 0.14 * side : 0);

  if (head.size.height > 1.6 * head.size.width) /* there is room above */
    {
      x = head.origin.x + head.size.width / 2;
      y = head.origin.y + (favorite ? 0.32 : 0.5) * head.size.height;
    }
  weft_draw_trace_round (cr, head.origin.x, head.origin.y, head.size.width, head.size.height,
                         0.24 * side);
  gdk_cairo_set_source_rgba (cr, ground);
  cairo_fill (cr);
  weft_draw_track (cr, track, x, y, 0.29 * side, &white, ground);
  paint_hearts (picture, cr, track, &head);
}

/* A piece of woven ground behind the spaces of a tier. */
static void
paint_tier (const WeftTracksPicture *picture, cairo_t *cr, guint track, guint row, guint tier)
{
  graphene_rect_t rect = weft_tracks_geometry_tier (picture->geometry, row, tier);
  GdkRGBA ground = weft_palette_tier (track, tier);
  const GdkRGBA *color = weft_palette_track_sign (track);

  weft_draw_trace_round (cr, rect.origin.x, rect.origin.y, rect.size.width, rect.size.height,
                         MIN (0.3 * rect.size.height, 14));
  gdk_cairo_set_source_rgba (cr, &ground);
  cairo_fill_preserve (cr);
  cairo_set_source_rgba (cr, color->red, color->green, color->blue,
                         weft_palette_style () >= WEFT_STYLE_LIGHT_HIGH_CONTRAST ? 1 : 0.35);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

static void
paint_signs (const WeftTracksPicture *picture, cairo_t *cr, guint track, guint row, guint space)
{
  WeftSign signs[WEFT_MOST_SPACE_SIGNS];
  WeftPoint points[WEFT_MOST_SPACE_SIGNS];
  guint n = weft_signs_of_space (picture->tables, track, space, signs);
  GdkRGBA ground = weft_palette_tier (track, (space - 1) / 3);
  double radius;

  if (n == 0)
    return;
  radius = weft_tracks_geometry_signs (picture->geometry, row, space, n, points);
  for (guint i = 0; i < n; i++)
    weft_signs_draw (cr, signs[i], points[i].x, points[i].y, radius,
                     weft_palette_track_sign (track), &ground);
}

static guint
count_tokens (const WeftState *state, guint track, guint space)
{
  guint n = 0;

  for (guint player = 0; player < WEFT_N_PLAYERS; player++)
    for (guint token = 0; token < WEFT_N_TOKENS; token++)
      n += weft_setup_has_player (&state->setup, player)
           && state->tokens[player][track][token] == (int) space;
  return n;
}

static void
paint_number (const WeftTracksPicture *picture, cairo_t *cr, guint track, guint row, guint space)
{
  const GdkRGBA *color = weft_palette_track_sign (track);
  WeftPoint middle = weft_tracks_geometry_middle (picture->geometry, row, space);
  double radius = weft_tracks_geometry_circle (picture->geometry);
  double size = MIN (1.05 * radius * MIN (weft_drawn_text_scale (picture->widget), 1.3), 18);
  g_autofree char *number = g_strdup_printf ("%u", space);

  cairo_arc (cr, middle.x, middle.y, radius, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_PAPER));
  cairo_fill_preserve (cr);
  cairo_set_source_rgba (cr, color->red, color->green, color->blue, 0.75);
  cairo_set_line_width (cr, 1.2);
  cairo_stroke (cr);
  weft_draw_word (picture->widget, cr, number, middle.x, middle.y, MAX (size, 9),
                  weft_palette_ink (WEFT_INK_QUIET));
}

static void
paint_space (const WeftTracksPicture *picture, cairo_t *cr, guint track, guint row, guint space)
{
  /* Between several tokens a number would only be clutter. */
  if (count_tokens (picture->state, track, space) < 2)
    paint_number (picture, cr, track, row, space);
  if (space > 0)
    paint_signs (picture, cr, track, row, space);
}

gboolean
weft_tracks_picture_same_ground (const WeftState *one, const WeftState *other)
{
  for (guint player = 0; player < WEFT_N_PLAYERS; player++)
    if (one->favorites[player] != other->favorites[player])
      return FALSE;
  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    for (guint space = 0; space < WEFT_N_SPACES; space++)
      if ((count_tokens (one, track, space) < 2) != (count_tokens (other, track, space) < 2))
        return FALSE;
  return TRUE;
}

void
weft_tracks_picture_paint_ground (const WeftTracksPicture *picture, cairo_t *cr)
{
  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    {
      guint row = weft_tracks_picture_row (&picture->state->setup, track);

      if (!weft_setup_has_track (&picture->state->setup, track))
        continue;
      paint_head (picture, cr, track, row);
      for (guint tier = 0; tier < N_TIERS; tier++)
        paint_tier (picture, cr, track, row, tier);
      for (guint space = 0; space <= WEFT_LAST_SPACE; space++)
        paint_space (picture, cr, track, row, space);
    }
}

/* A free landmark at the upper right of its space, set off from what it stands on. */
static void
paint_house (cairo_t *cr, guint track, const graphene_rect_t *cell)
{
  double radius = MIN (MIN (0.17 * cell->size.width, 0.17 * cell->size.height), 9);
  double x = cell->origin.x + cell->size.width - 1.05 * radius, y = cell->origin.y + radius;

  weft_draw_house (cr, x, y, 1.35 * radius, weft_palette_ink (WEFT_INK_PAPER));
  weft_draw_house (cr, x, y, radius, weft_palette_track_sign (track));
}

void
weft_tracks_picture_paint_pieces (const WeftTracksPicture *picture, cairo_t *cr)
{
  const WeftState *state = picture->state;

  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    for (guint space = 1; weft_setup_has_track (&state->setup, track) && space < WEFT_N_SPACES;
         space++)
      {
        graphene_rect_t cell = weft_tracks_geometry_cell (
            picture->geometry, weft_tracks_picture_row (&state->setup, track), space);
        double size = MIN (0.4 * cell.size.width, 0.38 * cell.size.height);

        if (weft_tracks_picture_is_free (picture->tables, state, track, space))
          paint_house (cr, track, &cell);
        if ((state->trailblazers[track] >> space) & 1)
          weft_draw_trailblazer (cr, cell.origin.x + 0.4 * size, cell.origin.y + 0.55 * size, size);
      }
}

/* A token on its way is lifted, and lies over the others. */
static void
paint_gliding (const WeftTracksPicture *picture, cairo_t *cr, guint player,
               const WeftTokenSpot *from, const WeftTokenSpot *to, double progress)
{
  double lift = 4 * progress * (1 - progress);
  double radius = from->radius + progress * (to->radius - from->radius);

  weft_draw_token (
      picture->widget, cr, &picture->state->setup, player, from->x + progress * (to->x - from->x),
      from->y + progress * (to->y - from->y) - 0.5 * lift * radius, (1 + 0.1 * lift) * radius);
}

static gboolean
is_same (const WeftTokenSpot *one, const WeftTokenSpot *other)
{
  return one->x == other->x && one->y == other->y && one->radius == other->radius;
}

void
weft_tracks_picture_paint_tokens (const WeftTracksPicture *picture, cairo_t *cr,
                                  const WeftState *before, double progress)
{
  WeftTokenSpots from, to;

  weft_tracks_picture_spots (picture->geometry, picture->state, to);
  weft_tracks_picture_spots (picture->geometry, before, from);
  for (int moving = 0; moving < 2; moving++)
    for (guint player = 0; player < WEFT_N_PLAYERS; player++)
      for (guint track = 0; track < WEFT_N_TRACKS; track++)
        for (guint token = 0; token < WEFT_N_TOKENS; token++)
          {
            const WeftTokenSpot *end = &to[player][track][token];
            const WeftTokenSpot *start = &from[player][track][token];
            WeftTokenSpot nothing = { end->x, end->y, 0 }; /* it grows where it appears */
            gboolean moves = progress < 1 && !is_same (start, end);

            if (end->radius <= 0 || moves != (moving == 1))
              continue;
            paint_gliding (picture, cr, player, start->radius > 0 ? start : &nothing, end,
                           moves ? progress : 1);
          }
}

/* The upper edge of what stands on a space. */
static WeftPoint
top_of (const WeftTracksPicture *picture, guint track, guint space)
{
  WeftPoint point = weft_tracks_geometry_middle (
      picture->geometry, weft_tracks_picture_row (&picture->state->setup, track), space);

  point.y -= weft_tracks_geometry_circle (picture->geometry);
  return point;
}

void
weft_tracks_picture_paint_way (const WeftTracksPicture *picture, cairo_t *cr, guint track,
                               guint from, guint to)
{
  WeftPoint start = top_of (picture, track, from), end = top_of (picture, track, to);
  double rise = MIN (picture->geometry->between, 14) + 0.06 * picture->geometry->line;

  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_CHOSEN));
  weft_draw_way (cr, start.x, start.y, end.x, end.y - 3, rise, 2.6);
}

void
weft_tracks_picture_paint_ring (const WeftTracksPicture *picture, cairo_t *cr, guint track,
                                guint space)
{
  graphene_rect_t cell = weft_tracks_geometry_cell (
      picture->geometry, weft_tracks_picture_row (&picture->state->setup, track), space);

  graphene_rect_inset (&cell, -0.5f, -0.5f);
  weft_draw_trace_round (cr, cell.origin.x, cell.origin.y, cell.size.width, cell.size.height,
                         MIN (0.3 * cell.size.height, 14));
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_PAPER));
  cairo_set_line_width (cr, 5.5);
  cairo_stroke_preserve (cr);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_CHOSEN));
  cairo_set_line_width (cr, 2.8);
  cairo_stroke (cr);
}
