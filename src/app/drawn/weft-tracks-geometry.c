/* weft-tracks-geometry.c: where the spaces of the tracks are: pure geometry, no drawing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-tracks-geometry.h"

#include <math.h>

#define N_TIERS 4
#define TIER_SPACES 3
#define SECOND_LINE 7 /* the first space of the second line: the third tier's */
#define COMFORTABLE_STEP 36
#define COMFORTABLE_LINE 48
#define PHONE_LINE 54 /* four tokens can be read */
#define LEAST_TWO_LINES 34
#define MOST_BETWEEN 44

/* The shares of a line: tokens in the upper part, signs below them. */
#define TOKENS_TOP 0.02
#define TOKENS_BOTTOM 0.72
#define SIGNS_MIDDLE 0.86
#define SIGNS_RADIUS 0.13

#define LARGEST_TOKEN 22.0
#define LARGEST_SIGN 9.0

static double
gap_for (double width)
{
  return width < 500 ? 3 : 6;
}

static double
head_for (double width)
{
  return CLAMP (0.058 * width, 32, 48);
}

/* The width of a space where a track has so many lines. */
static double
step_for (double width, int lines)
{
  int columns = lines == 1 ? WEFT_N_SPACES : SECOND_LINE;
  int gaps = lines == 1 ? 1 + N_TIERS : 1 + N_TIERS / 2;

  return (width - head_for (width) - gaps * gap_for (width)) / columns;
}

/* One line as long as a finger finds the spaces, or as there is no room for two. */
static int
lines_for (double width, double height, guint n_tracks)
{
  if (step_for (width, 1) >= COMFORTABLE_STEP)
    return 1;
  return height / n_tracks >= 2 * LEAST_TWO_LINES + 8 ? 2 : 1;
}

WeftTracksGeometry
weft_tracks_geometry_fit (double width, double height, guint n_tracks)
{
  double used = MIN (width, 1300), unit = height / n_tracks;
  double least = CLAMP (0.2 * unit, 6, 14), most, taken; /* room for the way of a token */
  WeftTracksGeometry geometry = {
    .lines = lines_for (used, height, n_tracks),
    .left = (width - used) / 2,
    .head = head_for (used),
    .gap = gap_for (used),
  };

  geometry.step = step_for (used, geometry.lines);
  most = MAX (1.5 * geometry.step, COMFORTABLE_LINE);
  geometry.line = MIN ((unit - least) / geometry.lines, most);
  geometry.between = CLAMP (unit - geometry.lines * geometry.line, least, MOST_BETWEEN);
  taken = geometry.lines * geometry.line + geometry.between;
  geometry.top = 0.7 * geometry.between + (height - n_tracks * taken) / 2;
  return geometry;
}

double
weft_tracks_geometry_height (double width, guint n_tracks)
{
  double step = step_for (MIN (width, 1300), 1);

  if (step < COMFORTABLE_STEP)
    return n_tracks * (2 * PHONE_LINE + 12);
  return n_tracks * (CLAMP (step, COMFORTABLE_LINE, 60) + 12);
}

graphene_rect_t
weft_tracks_geometry_cell (const WeftTracksGeometry *geometry, guint row, guint space)
{
  gboolean second = geometry->lines == 2 && space >= SECOND_LINE && space != WEFT_TRACKS_HEAD;
  guint column = second ? space - SECOND_LINE + 1 : space; /* below spaces 1 to 6 */
  guint gaps = column == 0 ? 1 : 2 + (column - 1) / TIER_SPACES;
  double top = geometry->top + row * (geometry->lines * geometry->line + geometry->between);

  if (space == WEFT_TRACKS_HEAD)
    return GRAPHENE_RECT_INIT ((float) geometry->left, (float) top, (float) geometry->head,
                               (float) (geometry->lines * geometry->line));
  return GRAPHENE_RECT_INIT (
      (float) (geometry->left + geometry->head + gaps * geometry->gap + column * geometry->step),
      (float) (top + (second ? geometry->line : 0)), (float) geometry->step,
      (float) geometry->line);
}

graphene_rect_t
weft_tracks_geometry_tier (const WeftTracksGeometry *geometry, guint row, guint tier)
{
  graphene_rect_t rect = weft_tracks_geometry_cell (geometry, row, TIER_SPACES * tier + 1);

  rect.size.width = (float) (TIER_SPACES * geometry->step);
  if (geometry->lines == 2) /* the lines of a track are told apart too */
    graphene_rect_inset (&rect, 0, 1);
  return rect;
}

WeftPoint
weft_tracks_geometry_middle (const WeftTracksGeometry *geometry, guint row, guint space)
{
  graphene_rect_t cell = weft_tracks_geometry_cell (geometry, row, space);

  if (space == WEFT_TRACKS_HEAD)
    return (WeftPoint){ cell.origin.x + cell.size.width / 2, cell.origin.y + cell.size.height / 2 };
  return (WeftPoint){ cell.origin.x + cell.size.width / 2,
                      cell.origin.y + (TOKENS_TOP + TOKENS_BOTTOM) / 2 * cell.size.height };
}

/* The radius of a token that is alone. */
static double
largest_token (const WeftTracksGeometry *geometry)
{
  double height = (TOKENS_BOTTOM - TOKENS_TOP) * geometry->line;

  return MIN (MIN (0.46 * geometry->step, 0.47 * height), LARGEST_TOKEN);
}

double
weft_tracks_geometry_circle (const WeftTracksGeometry *geometry)
{
  return 0.8 * largest_token (geometry);
}

/* The columns that make @n tokens the largest. */
static guint
best_columns (double width, double height, guint n, double *radius)
{
  guint best = 1;

  *radius = 0;
  for (guint columns = 1; columns <= n; columns++)
    {
      guint rows = (n + columns - 1) / columns;
      double fits = MIN (width / columns, height / rows) / 2;

      if (fits > *radius)
        {
          *radius = fits;
          best = columns;
        }
    }
  return best;
}

/* Two tokens lie across the corners: they touch when (w - 2r)² + (h - 2r)² = (2r)². */
static double
place_two (WeftPoint middle, double width, double height, double most, WeftPoint *points)
{
  double radius = MIN ((width + height - sqrt (2 * width * height)) / 2, MIN (width, height) / 2);
  double across, down;

  radius = MIN (radius, most);
  across = width / 2 - radius;
  down = height / 2 - radius;
  points[0] = (WeftPoint){ middle.x - across, middle.y - down };
  points[1] = (WeftPoint){ middle.x + across, middle.y + down };
  return radius;
}

double
weft_tracks_geometry_tokens (const WeftTracksGeometry *geometry, guint row, guint space, guint n,
                             WeftPoint *points)
{
  WeftPoint middle = weft_tracks_geometry_middle (geometry, row, space);
  double width = 0.98 * geometry->step, height = (TOKENS_BOTTOM - TOKENS_TOP) * geometry->line;
  double radius;
  guint columns, rows;

  if (n == 2)
    return place_two (middle, width, height, largest_token (geometry), points);
  columns = best_columns (width, height, n, &radius);
  rows = (n + columns - 1) / columns;
  radius = MIN (radius, largest_token (geometry));
  for (guint i = 0; i < n; i++)
    {
      guint line = i / columns;
      guint here = MIN (columns, n - line * columns); /* the last row may have fewer */

      points[i] = (WeftPoint){ middle.x + (2 * (i % columns) + 1.0 - here) * radius,
                               middle.y + (2 * line + 1.0 - rows) * radius };
    }
  return radius;
}

double
weft_tracks_geometry_signs (const WeftTracksGeometry *geometry, guint row, guint space, guint n,
                            WeftPoint *points)
{
  graphene_rect_t cell = weft_tracks_geometry_cell (geometry, row, space);
  double radius =
      MIN (MIN (SIGNS_RADIUS * geometry->line, geometry->step / (2.4 * n)), LARGEST_SIGN);

  for (guint i = 0; i < n; i++)
    points[i] =
        (WeftPoint){ cell.origin.x + cell.size.width / 2 + (i - (n - 1) / 2.0) * 2.4 * radius,
                     cell.origin.y + SIGNS_MIDDLE * cell.size.height };
  return radius;
}
