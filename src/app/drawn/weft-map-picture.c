/* weft-map-picture.c: how the map is painted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-map-picture.h"

#include "weft-board-change.h"
#include "weft-draw.h"
#include "weft-drawn.h"
#include "weft-palette.h"
#include "weft-pattern.h"
#include "weft-signs.h"

/* How much of its place a hex fills. */
#define HEX 0.96

static WeftPoint
center_of (const WeftMapPicture *picture, guint hex)
{
  return weft_map_geometry_center (picture->geometry, picture->tables, hex);
}

static void
trace_hex (const WeftMapPicture *picture, cairo_t *cr, guint hex, double scale)
{
  WeftPoint center = center_of (picture, hex);

  weft_draw_trace_hex (cr, center.x, center.y, scale * picture->geometry->radius);
}

static gboolean
is_land (const WeftMapPicture *picture, guint hex)
{
  return ((picture->tables->printed_land >> hex) & 1) != 0;
}

/* What a hex is by itself. */
static const GdkRGBA *
plain_ground (const WeftMapPicture *picture, const WeftBoard *board, guint hex)
{
  if (!weft_board_is_territory (board, hex))
    return weft_palette_ink (WEFT_INK_SEA);
  return weft_palette_ink (is_land (picture, hex) ? WEFT_INK_LAND : WEFT_INK_TILE);
}

/* The ground, or the tints of the one or two players that control the hex, beside each other. */
static void
fill_hex (const WeftMapPicture *picture, cairo_t *cr, const WeftBoard *board, guint hex)
{
  const GdkRGBA *tints[WEFT_N_PLAYERS] = { plain_ground (picture, board, hex) };
  double radius = picture->geometry->radius;
  WeftPoint center = center_of (picture, hex);
  guint n = 0;

  for (guint player = 0; player < WEFT_N_PLAYERS; player++)
    if (weft_board_controls (board, player, hex))
      tints[n++] = weft_palette_tint (picture->state->setup.colors[player]);
  n = MAX (n, 1);
  cairo_save (cr);
  trace_hex (picture, cr, hex, HEX);
  cairo_clip (cr);
  for (guint i = 0; i < n; i++)
    {
      cairo_rectangle (cr, center.x - radius + 2 * radius * i / n, center.y - radius,
                       2 * radius / n, 2 * radius);
      gdk_cairo_set_source_rgba (cr, tints[i]);
      cairo_fill (cr);
    }
  cairo_restore (cr);
}

/* Printed land has hills: told apart from a tile without its color too. */
static void
paint_hills (const WeftMapPicture *picture, cairo_t *cr, guint hex)
{
  static const double hills[][2] = {
    { -0.52, -0.3 }, { 0.5, -0.3 }, { 0, -0.68 }, { -0.64, 0.22 }, { 0.64, 0.22 }
  };
  WeftPoint center = center_of (picture, hex);
  double radius = picture->geometry->radius;

  cairo_set_line_width (cr, MAX (0.035 * radius, 1));
  for (guint i = 0; i < G_N_ELEMENTS (hills); i++)
    {
      double x = center.x + hills[i][0] * radius, y = center.y + hills[i][1] * radius;

      cairo_move_to (cr, x - 0.12 * radius, y + 0.04 * radius);
      cairo_curve_to (cr, x - 0.06 * radius, y - 0.1 * radius, x + 0.06 * radius, y - 0.1 * radius,
                      x + 0.12 * radius, y + 0.04 * radius);
    }
  cairo_stroke (cr);
}

/* A tile has an edge of its own. */
static void
paint_edge (const WeftMapPicture *picture, cairo_t *cr, guint hex)
{
  cairo_set_line_width (cr, MAX (0.03 * picture->geometry->radius, 1));
  trace_hex (picture, cr, hex, 0.86);
  cairo_stroke (cr);
}

static void
paint_texture (const WeftMapPicture *picture, cairo_t *cr, guint hex)
{
  const GdkRGBA *ink = weft_palette_ink (WEFT_INK_TEXT);
  gboolean contrast = weft_palette_style () >= WEFT_STYLE_LIGHT_HIGH_CONTRAST;

  if (!weft_board_is_territory (&picture->state->board, hex))
    return;
  cairo_set_source_rgba (cr, ink->red, ink->green, ink->blue, contrast ? 0.6 : 0.3);
  if (is_land (picture, hex))
    paint_hills (picture, cr, hex);
  else
    paint_edge (picture, cr, hex);
}

static void
paint_name (const WeftMapPicture *picture, cairo_t *cr, guint hex)
{
  WeftPoint point = weft_map_geometry_name (picture->geometry, picture->tables, hex);
  double most = 0.8 * weft_map_geometry_name_height (picture->geometry);
  double wanted = 0.27 * picture->geometry->radius * weft_drawn_text_scale (picture->widget);

  weft_draw_word (picture->widget, cr, picture->tables->hexes[hex].name, point.x, point.y,
                  MIN (MAX (wanted, 10), most), weft_palette_ink (WEFT_INK_TEXT));
}

static void
paint_hex (const WeftMapPicture *picture, cairo_t *cr, guint hex)
{
  gboolean territory = weft_board_is_territory (&picture->state->board, hex);

  fill_hex (picture, cr, &picture->state->board, hex);
  paint_texture (picture, cr, hex);
  trace_hex (picture, cr, hex, HEX);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (territory ? WEFT_INK_QUIET : WEFT_INK_LINE));
  cairo_set_line_width (cr, territory ? 1.4 : 1);
  cairo_stroke (cr);
  if (hex == picture->tables->middle_island)
    {
      WeftPoint center = center_of (picture, hex);

      weft_signs_draw (cr, WEFT_SIGN_ACHIEVEMENT, center.x,
                       center.y - 0.68 * picture->geometry->radius,
                       0.15 * picture->geometry->radius, weft_palette_ink (WEFT_INK_TEXT),
                       weft_palette_ink (WEFT_INK_PAPER));
    }
  paint_name (picture, cr, hex);
}

void
weft_map_picture_paint_ground (const WeftMapPicture *picture, cairo_t *cr)
{
  for (guint hex = 0; hex < WEFT_N_HEXES; hex++)
    paint_hex (picture, cr, hex);
}

void
weft_map_picture_paint_before (const WeftMapPicture *picture, cairo_t *cr, const WeftState *before,
                               double progress)
{
  for (guint hex = 0; progress < 1 && hex < WEFT_N_HEXES; hex++)
    if (weft_board_change_ground (&before->board, &picture->state->board, hex))
      {
        cairo_push_group (cr);
        fill_hex (picture, cr, &before->board, hex);
        cairo_pop_group_to_source (cr);
        cairo_paint_with_alpha (cr, 1 - progress);
        paint_name (picture, cr, hex);
      }
}

/* A piece, on its way where it moves. */
static void
paint_piece (const WeftMapPicture *picture, cairo_t *cr, const WeftOutpost *piece,
             WeftPieceChange change, WeftPoint point, double radius, double progress)
{
  gboolean turns = change == WEFT_PIECE_TOPPLES || change == WEFT_PIECE_RISES;
  double lying = change == WEFT_PIECE_RISES ? 1 - progress : progress;
  double height = change == WEFT_PIECE_DROPS ? 1 - progress : 0; /* over the table */
  WeftOutpost shown = *piece;

  shown.upright |= turns && progress < 1; /* it is turned around below */
  cairo_save (cr);
  cairo_translate (cr, point.x, point.y - 2.4 * height * radius);
  cairo_scale (cr, 1 + 0.35 * height, 1 + 0.35 * height);
  if (turns && progress < 1)
    cairo_rotate (cr, lying * WEFT_DRAW_TOPPLED_ANGLE);
  weft_draw_piece (picture->widget, cr, &picture->state->setup, &shown, 0, 0, radius);
  cairo_restore (cr);
}

void
weft_map_picture_paint_pieces (const WeftMapPicture *picture, cairo_t *cr, const WeftState *before,
                               double progress)
{
  const WeftBoard *board = &picture->state->board;

  for (guint hex = 0; hex < WEFT_N_HEXES; hex++)
    {
      guint n = (guint) weft_board_count (board, hex);
      WeftPoint points[WEFT_HEX_TOKENS];
      double radius = weft_map_geometry_pieces (picture->geometry, picture->tables, hex, n, points);

      for (guint slot = 0; slot < n; slot++)
        paint_piece (picture, cr, &board->outposts[hex][slot],
                     progress < 1 ? weft_board_change_piece (&before->board, board, hex, slot)
                                  : WEFT_PIECE_STAYS,
                     points[slot], radius, progress);
    }
}

/* What the last criterion kept, or every valid hex where none narrowed. */
static WeftHexSet
finalists (const WeftEvent *event)
{
  return event->n_kept > 0 ? event->kept[event->n_kept - 1].hexes : event->hexes;
}

/* Strong: a double line of dark and light, seen on every ground. Quiet: a thin dashed one. */
static void
paint_frame (const WeftMapPicture *picture, cairo_t *cr, guint hex, gboolean strong)
{
  const double dashes[] = { 3, 4 };
  double width = MAX (0.07 * picture->geometry->radius, 2);

  cairo_save (cr);
  trace_hex (picture, cr, hex, strong ? 0.93 : 0.91);
  if (strong)
    {
      gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_PAPER));
      cairo_set_line_width (cr, 2.2 * width);
      cairo_stroke_preserve (cr);
    }
  else
    cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_CHOSEN));
  cairo_set_line_width (cr, strong ? 1.2 * width : 0.6 * width);
  cairo_stroke (cr);
  cairo_restore (cr);
}

void
weft_map_picture_paint_offer (const WeftMapPicture *picture, cairo_t *cr, WeftHexSet strong,
                              WeftHexSet quiet)
{
  for (guint hex = 0; hex < WEFT_N_HEXES; hex++)
    if (((strong | quiet) & WEFT_HEX_BIT (hex)) != 0)
      paint_frame (picture, cr, hex, (strong & WEFT_HEX_BIT (hex)) != 0);
}

void
weft_map_picture_paint_choice (const WeftMapPicture *picture, cairo_t *cr, const WeftEvent *event)
{
  const GdkRGBA *quiet = weft_palette_ink (WEFT_INK_QUIET);

  cairo_set_source_rgba (cr, quiet->red, quiet->green, quiet->blue, 0.4);
  weft_pattern_draw_rows (cr, picture->tables, picture->geometry, event->pattern, 1.5);
  weft_map_picture_paint_offer (picture, cr, finalists (event), event->hexes & ~finalists (event));
}

void
weft_map_picture_paint_places (const WeftMapPicture *picture, cairo_t *cr, const WeftEvent *event)
{
  double radius = picture->geometry->radius;

  for (guint hex = 0; hex < WEFT_N_HEXES; hex++)
    {
      WeftPoint center = center_of (picture, hex);
      double x = center.x + 0.48 * radius, y = center.y - 0.56 * radius;
      g_autofree char *place = g_strdup_printf (
          "%u", weft_pattern_place (picture->tables, event->pattern, finalists (event), hex));

      if ((finalists (event) & WEFT_HEX_BIT (hex)) == 0)
        continue;
      cairo_arc (cr, x, y, MAX (0.22 * radius, 8), 0, 2 * G_PI);
      gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_CHOSEN));
      cairo_fill (cr);
      weft_draw_word (picture->widget, cr, place, x, y, MAX (0.26 * radius, 10),
                      weft_palette_ink (WEFT_INK_PAPER));
    }
}

void
weft_map_picture_paint_mark (const WeftMapPicture *picture, cairo_t *cr, guint hex)
{
  double width = MAX (0.11 * picture->geometry->radius, 3);

  cairo_save (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  trace_hex (picture, cr, hex, 0.97);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_PAPER));
  cairo_set_line_width (cr, 2 * width);
  cairo_stroke_preserve (cr);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_CHOSEN));
  cairo_set_line_width (cr, 1.1 * width);
  cairo_stroke (cr);
  cairo_restore (cr);
}
