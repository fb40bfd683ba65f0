/* weft-log.c: the game so far as lines
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-log.h"

#include <glib/gi18n.h>
#include <string.h>

#include "weft-story.h"
#include "weft-tale.h"

struct _WeftLogLine
{
  GObject parent_instance;

  guint index;
  gboolean bots;
  WeftMove move;
  char *title;
  char *details;
};

G_DEFINE_FINAL_TYPE (WeftLogLine, weft_log_line, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_INDEX,
  PROP_NUMBER,
  PROP_TITLE,
  PROP_DETAILS,
  PROP_BOTS,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
weft_log_line_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  WeftLogLine *line = WEFT_LOG_LINE (object);

  switch (id)
    {
    case PROP_INDEX:
      g_value_set_uint (value, line->index);
      break;
    case PROP_NUMBER:
      g_value_take_string (value, g_strdup_printf ("%u", line->index + 1));
      break;
    case PROP_TITLE:
      g_value_set_string (value, line->title);
      break;
    case PROP_DETAILS:
      g_value_set_string (value, line->details);
      break;
    case PROP_BOTS:
      g_value_set_boolean (value, line->bots);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
weft_log_line_finalize (GObject *object)
{
  WeftLogLine *line = WEFT_LOG_LINE (object);

  g_free (line->title);
  g_free (line->details);
  G_OBJECT_CLASS (weft_log_line_parent_class)->finalize (object);
}

static void
weft_log_line_class_init (WeftLogLineClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = weft_log_line_get_property;
  object_class->finalize = weft_log_line_finalize;
  properties[PROP_INDEX] = g_param_spec_uint ("index", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_NUMBER] = g_param_spec_string ("number", NULL, NULL, NULL, flags);
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  properties[PROP_DETAILS] = g_param_spec_string ("details", NULL, NULL, NULL, flags);
  properties[PROP_BOTS] = g_param_spec_boolean ("bots", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
weft_log_line_init (WeftLogLine *line)
{
  (void) line;
}

/* What followed from a move, one sentence a line. */
static char *
tell_details (WeftGame *game, guint index)
{
  g_autoptr (GArray) events = weft_history_events (weft_game_get_history (game), (int) index);
  GString *details = g_string_new (NULL);

  for (guint e = 0; e < events->len; e++)
    {
      g_autofree char *sentence =
          weft_story_event (weft_game_get_voice (game), &g_array_index (events, WeftEvent, e));

      if (sentence != NULL)
        g_string_append_printf (details, "%s%s", details->len > 0 ? "\n" : "", sentence);
    }
  return g_string_free (details, FALSE);
}

static WeftLogLine *
new_line (WeftGame *game, guint index)
{
  WeftLogLine *line = g_object_new (WEFT_TYPE_LOG_LINE, NULL);
  const WeftRecord *record = weft_game_get_record (game);

  line->index = index;
  line->move = *weft_record_move (record, index);
  line->bots = line->move.kind == WEFT_MOVE_DEAL || line->move.kind == WEFT_MOVE_ROLL
               || line->move.kind == WEFT_MOVE_REVEAL;
  line->title =
      weft_story_move (weft_game_get_voice (game), &line->move, weft_record_note (record, index));
  line->details = tell_details (game, index);
  return line;
}

GListStore *
weft_log_lines (WeftGame *game)
{
  GListStore *lines = g_list_store_new (WEFT_TYPE_LOG_LINE);

  weft_log_update (lines, game);
  return lines;
}

void
weft_log_update (GListStore *lines, WeftGame *game)
{
  const WeftRecord *record = weft_game_get_record (game);
  guint n = weft_record_n_moves (record), same = 0;
  g_autoptr (GPtrArray) added = g_ptr_array_new_with_free_func (g_object_unref);

  for (; same < MIN (n, g_list_model_get_n_items (G_LIST_MODEL (lines))); same++)
    {
      g_autoptr (WeftLogLine) line = g_list_model_get_item (G_LIST_MODEL (lines), same);

      if (memcmp (&line->move, weft_record_move (record, same), sizeof line->move) != 0)
        break;
    }
  for (guint i = same; i < n; i++)
    g_ptr_array_add (added, new_line (game, i));
  g_list_store_splice (lines, same, g_list_model_get_n_items (G_LIST_MODEL (lines)) - same,
                       added->pdata, added->len);
}

char *
weft_log_text (WeftGame *game)
{
  return weft_tale_markdown (weft_game_get_voice (game), weft_game_get_history (game));
}
