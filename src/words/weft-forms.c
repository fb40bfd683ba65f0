/* weft-forms.c: names in the form their place in a sentence needs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-forms.h"

#include <glib/gi18n.h>

const char *
weft_forms_track (WeftTrack track)
{
  /* Translators: the name of a track where the sentence has the word for “track” before it, or
   * goes without: “advance on %s”, “beside the track %s”. Languages with cases put that word into
   * the sentence and the name into the case that goes with it (the genitive, say), here. */
  static const char *const names[WEFT_N_TRACKS] = {
    NC_ ("track, in a sentence", "Exploration"), NC_ ("track, in a sentence", "Technology"),
    NC_ ("track, in a sentence", "Military"),    NC_ ("track, in a sentence", "Science"),
    NC_ ("track, in a sentence", "Arts"),
  };

  return g_dpgettext2 (NULL, "track, in a sentence", names[track]);
}

char *
weft_forms_space (const WeftTables *tables, guint track, int space, WeftPlace place)
{
  static const char *const starts[WEFT_N_PLACES] = {
    /* Translators: a track as in a sentence; the whole stands after “on”, where a token is. */
    [WEFT_PLACE_ON] = NC_ ("on a space", "%s, start"),
    /* Translators: a track as in a sentence; the whole stands after “to”, where a token goes. */
    [WEFT_PLACE_TO] = NC_ ("to a space", "%s, start"),
    /* Translators: a track as in a sentence; the whole stands after “off”, where a piece leaves. */
    [WEFT_PLACE_OFF] = NC_ ("off a space", "%s, start"),
  };
  static const char *const spaces[WEFT_N_PLACES] = {
    /* Translators: track as in a sentence, number and name of the space; the whole stands after
     * “on”, where a token is. */
    [WEFT_PLACE_ON] = NC_ ("on a space", "%1$s %2$d, %3$s"),
    /* Translators: track as in a sentence, number and name of the space; the whole stands after
     * “to”, where a token goes, or “on”, where it is put. */
    [WEFT_PLACE_TO] = NC_ ("to a space", "%1$s %2$d, %3$s"),
    /* Translators: track as in a sentence, number and name of the space; the whole stands after
     * “off”, where a piece leaves. */
    [WEFT_PLACE_OFF] = NC_ ("off a space", "%1$s %2$d, %3$s"),
  };
  static const char *const contexts[WEFT_N_PLACES] = {
    [WEFT_PLACE_ON] = "on a space",
    [WEFT_PLACE_TO] = "to a space",
    [WEFT_PLACE_OFF] = "off a space",
  };
  const char *name = tables->spaces[track][space].name;

  if (name == NULL)
    return g_strdup_printf (g_dpgettext2 (NULL, contexts[place], starts[place]),
                            weft_forms_track (track));
  return g_strdup_printf (g_dpgettext2 (NULL, contexts[place], spaces[place]),
                          weft_forms_track (track), space,
                          weft_words_space_name (tables, track, space));
}

const char *
weft_forms_landmark (const WeftTables *tables, guint track, guint tier)
{
  return g_dpgettext2 (NULL, "landmark, put or gained",
                       tables->spaces[track][tables->landmark_space[tier]].landmark);
}

const char *
weft_forms_color (WeftColor color)
{
  /* Translators: the color of one outpost or token that is put, moved or taken: “the %s token”. */
  static const char *const names[WEFT_N_COLORS] = {
    NC_ ("color of a piece", "blue"),  NC_ ("color of a piece", "red"),
    NC_ ("color of a piece", "green"), NC_ ("color of a piece", "yellow"),
    NC_ ("color of a piece", "gray"),
  };

  return g_dpgettext2 (NULL, "color of a piece", names[color]);
}

const char *
weft_forms_colors (WeftColor color)
{
  /* Translators: the color of several outposts or tokens that are put: “two %s outposts”. */
  static const char *const names[WEFT_N_COLORS] = {
    NC_ ("color of several pieces", "blue"),  NC_ ("color of several pieces", "red"),
    NC_ ("color of several pieces", "green"), NC_ ("color of several pieces", "yellow"),
    NC_ ("color of several pieces", "gray"),
  };

  return g_dpgettext2 (NULL, "color of several pieces", names[color]);
}

const char *
weft_forms_bots (guint bot)
{
  return bot == WEFT_PLAYER_AUTOMA
             /* Translators: whose something is: “Move the %1$s %2$s token”. */
             ? C_ ("whose", "Automa’s")
             /* Translators: whose something is: “Move the %1$s %2$s token”. */
             : C_ ("whose", "Shadow Empire’s");
}
