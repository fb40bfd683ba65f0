/* weft-forms.h: names in the form their place in a sentence needs
 *
 * Many languages decline names, or give them an article or a gender. So a sentence asks for a name
 * by the part it plays there, and each language fills in a form for each part. Names by themselves,
 * in headings and lists, are in weft-words. What people have typed is never declined: a sentence
 * that can be about a person is made so that the name stands as it is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-words.h"

G_BEGIN_DECLS

/**
 * WeftPlace:
 * @WEFT_PLACE_ON: where a piece is: “is on Military 5, Cavalry”
 * @WEFT_PLACE_TO: where it is moved or put: “move the token to Military 5, Cavalry”
 * @WEFT_PLACE_OFF: where it is taken away: “take the outpost off Military 5, Cavalry”
 *
 * What a space is to what is done there.
 */
typedef enum
{
  WEFT_PLACE_ON,
  WEFT_PLACE_TO,
  WEFT_PLACE_OFF,
  WEFT_N_PLACES,
} WeftPlace;

/* A track, in a sentence that says it is one: “advance on Military”, “beside the track Military”.
 */
const char *weft_forms_track (WeftTrack track);

/* “Military 5, Cavalry”. (transfer full) */
char *weft_forms_space (const WeftTables *tables, guint track, int space, WeftPlace place);

/* A landmark that is put, taken, gained or owned: the “Lighthouse” of “you gain the Lighthouse”. */
const char *weft_forms_landmark (const WeftTables *tables, guint track, guint tier);

/* The color of one outpost or token, or of several of them: the “red” of “the red token”. */
const char *weft_forms_color (WeftColor color);
const char *weft_forms_colors (WeftColor color);

/* Whose something is: “the Automa’s”. @bot is one of the bots. */
const char *weft_forms_bots (guint bot);

G_END_DECLS
