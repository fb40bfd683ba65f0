/* board-geometry.c: the geometry of the tracks and of the whole board, and what moves on it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>

#include "weft-board-change.h"
#include "weft-board-layout.h"
#include "weft-setup-roll.h"
#include "weft-tracks-picture.h"

static WeftTables *tables;

#define SLACK 1e-3

static const struct
{
  double width;
  double height;
  guint n_tracks;
  int lines;
} sizes[] = {
  { 344, 420, 4, 2 },  { 344, 500, 5, 2 },  { 328, 140, 4, 1 },
  { 440, 200, 4, 1 },  { 780, 230, 4, 1 },  { 780, 690, 4, 1 },
  { 1240, 300, 5, 1 }, { 1240, 760, 4, 1 }, { 1900, 400, 4, 1 },
};

static gboolean
is_within (const graphene_rect_t *inner, const graphene_rect_t *outer)
{
  return inner->origin.x >= outer->origin.x - SLACK && inner->origin.y >= outer->origin.y - SLACK
         && inner->origin.x + inner->size.width <= outer->origin.x + outer->size.width + SLACK
         && inner->origin.y + inner->size.height <= outer->origin.y + outer->size.height + SLACK;
}

static gboolean
overlap (const graphene_rect_t *one, const graphene_rect_t *other)
{
  graphene_rect_t both;

  return graphene_rect_intersection (one, other, &both) && both.size.width > SLACK
         && both.size.height > SLACK;
}

static graphene_rect_t
disk (WeftPoint middle, double radius)
{
  return GRAPHENE_RECT_INIT ((float) (middle.x - radius), (float) (middle.y - radius),
                             (float) (2 * radius), (float) (2 * radius));
}

static void
test_cells (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      WeftTracksGeometry geometry =
          weft_tracks_geometry_fit (sizes[i].width, sizes[i].height, sizes[i].n_tracks);
      graphene_rect_t all =
          GRAPHENE_RECT_INIT (0, 0, (float) sizes[i].width, (float) sizes[i].height);
      graphene_rect_t cells[WEFT_N_TRACKS * (WEFT_TRACKS_HEAD + 1)];
      guint n = 0;

      g_test_message ("%g x %g", sizes[i].width, sizes[i].height);
      g_assert_cmpint (geometry.lines, ==, sizes[i].lines);
      for (guint row = 0; row < sizes[i].n_tracks; row++)
        for (guint space = 0; space <= WEFT_TRACKS_HEAD; space++)
          cells[n++] = weft_tracks_geometry_cell (&geometry, row, space);
      for (guint a = 0; a < n; a++)
        {
          g_assert_true (is_within (&cells[a], &all));
          for (guint b = a + 1; b < n; b++)
            g_assert_false (overlap (&cells[a], &cells[b]));
        }
    }
}

/* The sign, the start and the spaces follow each other from left to right, in every line. */
static void
test_natural_order (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      WeftTracksGeometry geometry =
          weft_tracks_geometry_fit (sizes[i].width, sizes[i].height, sizes[i].n_tracks);
      graphene_rect_t before = weft_tracks_geometry_cell (&geometry, 0, WEFT_TRACKS_HEAD);

      for (guint space = 0; space <= WEFT_LAST_SPACE; space++)
        {
          graphene_rect_t cell = weft_tracks_geometry_cell (&geometry, 0, space);

          if (geometry.lines == 2 && space == 7)
            g_assert_cmpfloat (cell.origin.y, >, before.origin.y + 1);
          else
            g_assert_cmpfloat (cell.origin.x, >, before.origin.x + before.size.width - 1);
          before = cell;
        }
    }
}

static void
test_tiers_hold_their_spaces (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      WeftTracksGeometry geometry =
          weft_tracks_geometry_fit (sizes[i].width, sizes[i].height, sizes[i].n_tracks);

      for (guint space = 1; space <= WEFT_LAST_SPACE; space++)
        {
          graphene_rect_t tier = weft_tracks_geometry_tier (&geometry, 1, (space - 1) / 3);
          graphene_rect_t circle = disk (weft_tracks_geometry_middle (&geometry, 1, space),
                                         weft_tracks_geometry_circle (&geometry));

          g_assert_true (is_within (&circle, &tier));
        }
    }
}

/* Tokens lie in their space, beside each other, and leave the signs free. */
static void
check_tokens (const WeftTracksGeometry *geometry, guint n)
{
  graphene_rect_t cell = weft_tracks_geometry_cell (geometry, 2, 9);
  WeftPoint points[WEFT_MOST_SPACE_TOKENS], signs[2];
  double radius = weft_tracks_geometry_tokens (geometry, 2, 9, n, points);
  double small = weft_tracks_geometry_signs (geometry, 2, 9, 2, signs);

  for (guint a = 0; a < n; a++)
    {
      graphene_rect_t token = disk (points[a], radius);

      g_assert_true (is_within (&token, &cell));
      for (guint b = a + 1; b < n; b++)
        g_assert_cmpfloat (hypot (points[a].x - points[b].x, points[a].y - points[b].y), >=,
                           2 * radius - SLACK);
      for (guint b = 0; b < 2; b++)
        {
          graphene_rect_t sign = disk (signs[b], small);

          g_assert_true (is_within (&sign, &cell));
          g_assert_false (overlap (&token, &sign));
        }
    }
}

static void
test_tokens (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      WeftTracksGeometry geometry =
          weft_tracks_geometry_fit (sizes[i].width, sizes[i].height, sizes[i].n_tracks);

      for (guint n = 1; n <= WEFT_MOST_SPACE_TOKENS; n++)
        check_tokens (&geometry, n);
    }
}

/* Four tokens on a space are no specks, on a phone as on a desk; a finger finds a space. */
static void
test_readable (void)
{
  WeftPoint points[WEFT_MOST_SPACE_TOKENS];
  WeftTracksGeometry phone =
      weft_tracks_geometry_fit (344, weft_tracks_geometry_height (344, 4), 4);
  WeftTracksGeometry desk = weft_tracks_geometry_fit (780, 690, 4);

  g_assert_cmpfloat (weft_tracks_geometry_tokens (&phone, 0, 3, 4, points), >=, 9);
  g_assert_cmpfloat (weft_tracks_geometry_tokens (&phone, 0, 3, 1, points), >=, 15);
  g_assert_cmpfloat (weft_tracks_geometry_tokens (&desk, 0, 3, 4, points), >=, 12);
  g_assert_cmpfloat (phone.step, >=, 42);
  g_assert_cmpfloat (phone.line, >=, 44);
}

/* The whole board. */

static const double boards[][2] = { { 340, 520 }, { 344, 900 },  { 460, 560 }, { 780, 690 },
                                    { 900, 360 }, { 1240, 760 }, { 760, 300 }, { 1800, 1000 } };

static void
test_board_parts (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    for (guint variant = 0; variant < 8; variant++)
      {
        WeftBoardParts parts = { .has_map = (variant & 1) != 0,
                                 .n_tracks = 4 + (variant >> 1 & 1),
                                 .has_cloth = (variant & 4) != 0,
                                 .caption = 24 };
        graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, (float) boards[i][0], (float) boards[i][1]);
        WeftBoardLayout layout = weft_board_layout_fit (boards[i][0], boards[i][1], &parts);
        const graphene_rect_t *rects[] = { &layout.map, &layout.tracks, &layout.cloth };

        for (guint a = 0; a < 3; a++)
          {
            g_assert_true (is_within (rects[a], &all));
            for (guint b = a + 1; b < 3; b++)
              g_assert_false (overlap (rects[a], rects[b]));
          }
        g_assert_cmpint (layout.map.size.width > 0, ==, parts.has_map);
        g_assert_cmpint (layout.cloth.size.height > 0, ==, parts.has_cloth);
        g_assert_cmpfloat (layout.tracks.size.height, >, 100);
      }
}

/* Words over the map cover no hex, and do not make it smaller where there is room beside it. */
static void
test_caption (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      WeftBoardParts parts = { TRUE, 4, TRUE, 30 }, without = { TRUE, 4, TRUE, 0 };
      WeftBoardLayout layout = weft_board_layout_fit (boards[i][0], boards[i][1], &parts);
      WeftBoardLayout plain = weft_board_layout_fit (boards[i][0], boards[i][1], &without);
      WeftMapGeometry map = weft_map_geometry_fit (layout.map.size.width, layout.map.size.height);

      for (guint hex = 0; hex < WEFT_N_HEXES; hex++)
        {
          WeftPoint center = weft_map_geometry_center (&map, tables, hex);
          graphene_rect_t box = disk (center, 0.866 * map.radius);

          graphene_rect_offset (&box, layout.map.origin.x, layout.map.origin.y);
          g_assert_false (overlap (&box, &layout.caption));
        }
      if (boards[i][0] >= WEFT_BOARD_NARROW)
        g_assert_true (graphene_rect_equal (&layout.map, &plain.map));
    }
}

/* A desk has the map above and the tracks below in one piece, a low window both side by side. */
static void
test_arrangement (void)
{
  WeftBoardParts parts = { TRUE, 4, TRUE, 0 };
  WeftBoardLayout desk = weft_board_layout_fit (780, 690, &parts);
  WeftBoardLayout low = weft_board_layout_fit (900, 360, &parts);
  double phone_height = weft_board_layout_height (344, &parts);
  WeftBoardLayout phone = weft_board_layout_fit (344, phone_height, &parts);

  g_assert_cmpfloat (desk.tracks.origin.y, >=, desk.map.size.height);
  g_assert_cmpfloat (desk.map.size.height, >=, 340);
  g_assert_cmpfloat (low.tracks.origin.x, >=, low.map.size.width);
  g_assert_cmpfloat (phone.tracks.origin.y, >=, phone.map.size.height);
  g_assert_cmpfloat (phone.map.size.height, >=, 0.95 * 344 / WEFT_MAP_ASPECT);
}

/* Pieces and names of the map. */

static void
test_names_are_free (void)
{
  static const double widths[] = { 290, 344, 460, 900 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      WeftMapGeometry map = weft_map_geometry_fit (widths[i], widths[i] / WEFT_MAP_ASPECT);

      for (guint hex = 0; hex < WEFT_N_HEXES; hex++)
        for (guint n = 1; n <= WEFT_HEX_TOKENS; n++)
          {
            WeftPoint points[WEFT_HEX_TOKENS];
            WeftPoint name = weft_map_geometry_name (&map, tables, hex);
            double height = weft_map_geometry_name_height (&map), corner = map.radius;
            double radius = weft_map_geometry_pieces (&map, tables, hex, n, points);
            WeftPoint center = weft_map_geometry_center (&map, tables, hex);

            for (guint slot = 0; slot < n; slot++) /* with their shadows */
              g_assert_cmpfloat (points[slot].y + 1.15 * radius, <=, name.y - height / 2 + SLACK);
            if (n == 2)
              g_assert_cmpfloat (points[1].x - points[0].x, >=, 1.9 * radius);
            g_assert_true (
                weft_map_geometry_is_inside ((name.x + 0.3 * corner - center.x) / corner,
                                             (name.y + 0.4 * height - center.y) / corner));
          }
    }
}

static void
set_hex (WeftBoard *board, guint hex, WeftOutpost first, WeftOutpost second)
{
  const WeftOutpost outposts[WEFT_HEX_TOKENS] = { first, second };

  weft_board_set (board, hex, outposts);
}

static void
test_changes (void)
{
  const WeftOutpost none = { WEFT_NONE, 0, WEFT_NONE };
  const WeftOutpost standing = { WEFT_PLAYER_P1, TRUE, WEFT_NONE };
  const WeftOutpost lying = { WEFT_PLAYER_P1, FALSE, WEFT_PLAYER_AUTOMA };
  const WeftOutpost token = { WEFT_PLAYER_P1, TRUE, WEFT_NONE, TRUE };
  const WeftOutpost automa = { WEFT_PLAYER_AUTOMA, TRUE, WEFT_NONE };
  WeftBoard before = { .territories = 0xff }, after;

  for (guint hex = 0; hex < WEFT_N_HEXES; hex++)
    set_hex (&before, hex, none, none);
  set_hex (&before, 3, standing, none);
  after = before;
  g_assert_false (weft_board_change_any (&before, &after));
  set_hex (&after, 3, automa, lying);
  g_assert_cmpint (weft_board_change_piece (&before, &after, 3, 0), ==, WEFT_PIECE_DROPS);
  g_assert_cmpint (weft_board_change_piece (&before, &after, 3, 1), ==, WEFT_PIECE_TOPPLES);
  g_assert_cmpint (weft_board_change_piece (&after, &before, 3, 0), ==, WEFT_PIECE_RISES);
  g_assert_true (weft_board_change_ground (&before, &after, 3));
  g_assert_false (weft_board_change_ground (&before, &after, 4));
  g_assert_true (weft_board_change_any_ground (&before, &after));
  g_assert_true (weft_board_change_any (&before, &after));
  g_assert_true (weft_board_change_any (&after, &before));
  set_hex (&after, 3, standing, token); /* another kind of piece is another piece */
  g_assert_false (weft_board_change_any_ground (&before, &after));
  g_assert_cmpint (weft_board_change_piece (&before, &after, 3, 0), ==, WEFT_PIECE_STAYS);
  g_assert_cmpint (weft_board_change_piece (&before, &after, 3, 1), ==, WEFT_PIECE_DROPS);
  after = before;
  after.territories |= WEFT_HEX_BIT (20);
  g_assert_true (weft_board_change_ground (&before, &after, 20));
  g_assert_true (weft_board_change_any (&before, &after));
}

/* A ground is painted anew for a favorite, and where a number goes under tokens or comes back. */
static void
test_same_ground (void)
{
  WeftState one = { 0 }, other;

  one.setup = weft_setup_blank (WEFT_MODE_SOLO);
  one.setup.n_humans = 1;
  weft_setup_put_tracks (&one.setup);
  memset (one.tokens, WEFT_NO_TOKEN, sizeof one.tokens);
  memset (one.favorites, WEFT_NONE, sizeof one.favorites);
  other = one;
  g_assert_true (weft_tracks_picture_same_ground (&one, &other));
  other.tokens[WEFT_PLAYER_P1][WEFT_TRACK_SCIENCE][0] = 12;
  g_assert_true (weft_tracks_picture_same_ground (&one, &other));
  other.tokens[WEFT_PLAYER_AUTOMA][WEFT_TRACK_SCIENCE][0] = 12;
  g_assert_false (weft_tracks_picture_same_ground (&one, &other));
  g_assert_false (weft_tracks_picture_same_ground (&other, &one));
  other = one;
  other.favorites[WEFT_PLAYER_SHADOW] = WEFT_TRACK_ARTS;
  g_assert_false (weft_tracks_picture_same_ground (&one, &other));
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  tables = weft_tables_load (NULL);
  g_assert_nonnull (tables);
  g_test_add_func ("/tracks-geometry/cells", test_cells);
  g_test_add_func ("/tracks-geometry/natural-order", test_natural_order);
  g_test_add_func ("/tracks-geometry/tiers-hold-their-spaces", test_tiers_hold_their_spaces);
  g_test_add_func ("/tracks-geometry/tokens", test_tokens);
  g_test_add_func ("/tracks-geometry/readable", test_readable);
  g_test_add_func ("/board-layout/parts", test_board_parts);
  g_test_add_func ("/board-layout/caption", test_caption);
  g_test_add_func ("/board-layout/arrangement", test_arrangement);
  g_test_add_func ("/map-geometry/names-are-free", test_names_are_free);
  g_test_add_func ("/board-change/pieces-and-grounds", test_changes);
  g_test_add_func ("/board-change/same-ground-of-tracks", test_same_ground);
  status = g_test_run ();
  weft_tables_free (tables);
  return status;
}
