/* weft-typed-help.c: what can be typed, as a text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-typed-help.h"

#include <glib/gi18n.h>

typedef struct
{
  const char *typed; /* NULL for a heading */
  const char *meaning;
} HelpRow;

static const HelpRow help_rows[] = {
  /* Translators: the first heading in the list of commands. In the rows below stand what to type,
   * in the words of the context “command” (HEX and TRACK stand for what belongs there, 37 letters
   * at most), and what it means (40 letters at most). */
  { NULL, N_ ("Your turn") },
  { N_ ("advance TRACK, a TRACK"), N_ ("you advanced, for whatever cause") },
  { "", N_ ("with two tokens there add 0 or 1") },
  { N_ ("income, i"), N_ ("you took an income turn") },
  { N_ ("explore HEX, e HEX"), N_ ("you explored a hex") },
  { N_ ("conquer HEX, c HEX"), N_ ("you conquered a hex") },
  { N_ ("regress TRACK, r TRACK"), N_ ("your token went back a space") },
  { N_ ("singularity TRACK"), N_ ("AI Singularity: the token starts again") },
  { N_ ("take, pool, p"), N_ ("you took an item from the pool") },
  { N_ ("card NAME   civilization NAME"), N_ ("what you play or gain: Weft asks on") },
  { N_ ("done, end, d"), N_ ("end your turn: the bots take theirs") },
  { NULL, N_ ("Any time") },
  { N_ ("vp 87"), N_ ("note your victory points") },
  { N_ ("tie me, tie shared"), N_ ("how a tie was decided at the table") },
  { N_ ("tiles none, tiles left"), N_ ("whether territory tiles are left") },
  { N_ ("note TEXT"), N_ ("put a note into the log") },
  { N_ ("undo, u   redo"), N_ ("take back, do it again") },
  { N_ ("back 12"), N_ ("go back to line 12 of the log") },
  { NULL, N_ ("Correct what differs from the table") },
  { N_ ("fix track automa science 4"), N_ ("a token on a track") },
  { N_ ("fix favorite shadow arts"), N_ ("a favorite track") },
  { N_ ("fix hex C4 automa shadow-toppled"), N_ ("outposts on a hex") },
  { N_ ("fix hex C3 empty"), N_ ("no territory (tile: without tokens)") },
  { N_ ("fix landmark science 2 automa"), N_ ("who has a landmark, by tier") },
  { N_ ("fix achievement middle-island 1 none"), N_ ("who has a place of it") },
  { N_ ("fix vp 40   fix tapestry 3"), N_ ("the Automa’s VP and tapestry cards") },
  { N_ ("fix pool 2   fix era you 2"), N_ ("items in the pool, income turns") },
  { NULL, N_ ("Look at the table") },
  { N_ ("why, w"), N_ ("why the bots did what they did") },
  { N_ ("tracks, t   map, m   bots, b"), N_ ("the table") },
  { N_ ("deck   odds, o   log, l   setup"), N_ ("cards, odds, game so far, set-up") },
  { N_ ("why 12   log FILE   save FILE"), N_ ("turn 12; the log, the game in a file") },
  { N_ ("possible, ?"), N_ ("what is possible now") },
  { N_ ("quit, q"), N_ ("stop; every move is saved at once") },
  { NULL, N_ ("With real cards and dice, type what comes: 3 12, or military.") },
  { NULL, N_ ("Everything may be shortened: a ex, con d4.") },
  { NULL, N_ ("Sentences do as well: I advanced on science and explored E3, done.") },
};

/* How wide what is typed is. */
#define TYPED_WIDTH 37

char *
weft_typed_help (void)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (help_rows); i++)
    {
      const HelpRow *row = &help_rows[i];
      const char *typed = row->typed != NULL && *row->typed != '\0' ? _ (row->typed) : "";
      glong width = g_utf8_strlen (typed, -1);

      if (row->typed == NULL)
        g_string_append_printf (text, "%s\n", _ (row->meaning));
      else
        g_string_append_printf (text, "  %s%*s %s\n", typed, (int) MAX (TYPED_WIDTH - width, 0), "",
                                _ (row->meaning));
    }
  return g_string_free (text, FALSE);
}
