/* weft-board-layout.c: how map, tracks and cloth share a rectangle: pure geometry, no drawing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-board-layout.h"

#define GAP 8.0
#define CLOTH 30.0
#define LEAST_CLOTH 18.0
#define LARGEST_MAP 620.0
#define LEAST_TRACK 30.0

/* What is good to look at: from here on more room is better spent elsewhere. */
#define GOOD_HEX 34.0
#define GOOD_TOKEN 14.5
#define N_TRIES 24

static graphene_rect_t
rect (double x, double y, double width, double height)
{
  return GRAPHENE_RECT_INIT ((float) x, (float) y, (float) MAX (width, 0), (float) MAX (height, 0));
}

/* How well a layout shows its worse half; what both show together decides between equals. Beside
 * the map a track stays in one piece. */
static double
rate (const WeftBoardLayout *layout, const WeftBoardParts *parts)
{
  WeftMapGeometry map = weft_map_geometry_fit (layout->map.size.width, layout->map.size.height);
  WeftTracksGeometry tracks = weft_tracks_geometry_fit (
      layout->tracks.size.width, layout->tracks.size.height, parts->n_tracks);
  gboolean beside = layout->tracks.origin.x > layout->map.origin.x;
  WeftPoint point;
  double token = weft_tracks_geometry_tokens (&tracks, 0, 1, 1, &point);
  double hexes = MIN (map.radius / GOOD_HEX, 1.5), tokens = MIN (token / GOOD_TOKEN, 1.2);

  if (beside && tracks.lines > 1)
    return 0;
  return MIN (hexes, tokens) + 0.3 * (hexes + tokens);
}

/* The tracks below the map, in a share of the height. */
static WeftBoardLayout
lay_below (double width, double height, double tracks)
{
  return (WeftBoardLayout){
    .map = rect (0, 0, width, height - tracks - GAP),
    .tracks = rect (0, height - tracks, width, tracks),
  };
}

static WeftBoardLayout
lay_beside (double width, double height, double map)
{
  return (WeftBoardLayout){
    .map = rect (0, 0, map, height),
    .tracks = rect (map + 2 * GAP, 0, width - map - 2 * GAP, height),
  };
}

/* The best of a few layouts of map and tracks. */
static WeftBoardLayout
lay_both (double width, double height, const WeftBoardParts *parts)
{
  double least = LEAST_TRACK * parts->n_tracks, best_rate = -1;
  WeftBoardLayout best = lay_below (width, height, MIN (least, height / 2));

  for (int i = 0; i < 2 * N_TRIES; i++)
    {
      double share = (i % N_TRIES + 0.5) / N_TRIES;
      WeftBoardLayout layout = i < N_TRIES
                                   ? lay_below (width, height, MAX (least, share * height))
                                   : lay_beside (width, height, (0.25 + 0.45 * share) * width);
      double rated = rate (&layout, parts);

      if (layout.map.size.height < 1 || layout.tracks.size.width < 1 || rated <= best_rate)
        continue;
      best = layout;
      best_rate = rated;
    }
  return best;
}

/* Left of the map's third column, above its second: no hex is there. */
static graphene_rect_t
corner (const graphene_rect_t *map)
{
  WeftMapGeometry geometry = weft_map_geometry_fit (map->size.width, map->size.height);
  double third = geometry.origin.x + (1.5 * 3 - 1) * geometry.radius;

  return rect (map->origin.x, map->origin.y, third - GAP, 1.6 * geometry.radius);
}

static void
move_down (graphene_rect_t *part, double by)
{
  graphene_rect_offset (part, 0, (float) by);
}

WeftBoardLayout
weft_board_layout_fit (double width, double height, const WeftBoardParts *parts)
{
  gboolean narrow = width < WEFT_BOARD_NARROW;
  double words = parts->has_map ? parts->caption : 0;
  double over = narrow && words > 0 ? words + GAP : 0;
  double cloth = parts->has_cloth ? CLAMP (0.045 * height, LEAST_CLOTH, CLOTH) : 0;
  double rest = height - over - (cloth > 0 ? cloth + GAP : 0);
  WeftBoardLayout layout = { .map = rect (0, 0, 0, 0) };

  if (parts->has_map)
    layout = lay_both (width, rest, parts);
  else
    layout.tracks = rect (0, 0, width, rest);
  layout.cloth = rect (0, height - cloth, width, cloth);
  layout.caption = narrow || words <= 0 ? rect (0, 0, width, words) : corner (&layout.map);
  move_down (&layout.map, over);
  move_down (&layout.tracks, over);
  return layout;
}

double
weft_board_layout_height (double width, const WeftBoardParts *parts)
{
  double height = weft_tracks_geometry_height (width, parts->n_tracks);

  if (parts->has_map)
    height += MIN (width, LARGEST_MAP) / WEFT_MAP_ASPECT + GAP;
  if (parts->has_cloth)
    height += CLOTH + GAP;
  if (parts->has_map && parts->caption > 0 && width < WEFT_BOARD_NARROW)
    height += parts->caption + GAP;
  return height;
}
