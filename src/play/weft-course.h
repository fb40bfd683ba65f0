/* weft-course.h: how a game went: victory points and tracks over its turns
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-history.h"

G_BEGIN_DECLS

/* The table when a turn had ended. */
typedef struct
{
  guint16 turn;
  gint16 vp[WEFT_N_PLAYERS]; /* WEFT_VP_UNKNOWN where nobody said */
  gint8 tracks[WEFT_N_PLAYERS][WEFT_N_TRACKS];
  guint8 income_turns[WEFT_N_PLAYERS];
} WeftCoursePoint;

/* One #WeftCoursePoint a turn, in order. (transfer full) */
GArray *weft_course (const WeftHistory *history);

/**
 * weft_course_sources:
 * @vp: (out): the Automa's victory points by what they were scored for, by #WeftPart
 *
 * Returns: those it got for achievements
 */
int weft_course_sources (const WeftHistory *history, int vp[WEFT_N_PARTS]);

/**
 * WeftCourseSource:
 * @part: a #WeftPart, or %WEFT_N_PARTS for the achievements
 * @what: its name
 * @vp: more than 0
 */
typedef struct
{
  int part;
  const char *what;
  int vp;
} WeftCourseSource;

/* The same as a list: one #WeftCourseSource for each that has brought any. (transfer full) */
GArray *weft_course_source_list (const WeftHistory *history);

/* The same in words, a line for each: “Advancing: 12 VP”. (transfer full) */
char **weft_course_source_lines (const WeftHistory *history);

G_END_DECLS
