/* weft-record-private.h: what a game record is made of
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-record.h"

G_BEGIN_DECLS

#define WEFT_RECORD_MOVE_LENGTH                                                                    \
  1000 /* bytes: more than any move has, marks too, but for a note's text */
#define WEFT_RECORD_MOST_ESCAPED 6 /* bytes for one of a text */

/* A move and what it was read from. */
typedef struct
{
  WeftMove move;
  JsonNode *node;
} WeftRecordEntry;

struct _WeftRecord
{
  JsonObject *members; /* all but setup, moves and undone are kept as they are */
  JsonObject *setup_members;
  WeftSetup setup;
  WeftSeed seed;
  gboolean has_seed;
  WeftByHandSet by_hand;       /* as the record says, where it has a seed */
  char *names[WEFT_N_PLAYERS]; /* of the humans, fit to be printed */
  gsize size;                  /* at most what it has as a text */
  gsize measured;              /* the same when the text was looked at last */
  GArray *moves;               /* WeftRecordEntry */
  GArray *undone;              /* WeftRecordEntry, the one to be redone next last */
};

/* A record without anything. (transfer full) */
WeftRecord *weft_record_alloc (void);

/* Takes the names out of the setup. A shared file's names may hold anything; they are printed by
 * many. */
void weft_record_keep_names (WeftRecord *record);

/* Whether the record holds a member, or has room for it beside what was read and `undone`. */
gboolean weft_record_can_hold (const WeftRecord *record, const char *name);

G_END_DECLS
