/* weft-log-row.c: an entry of the log: an era, the heading of a turn, or what happened in it
 *
 * Down the edge of a chapter runs the thread that its turn weaves into the cloth: the log is the
 * cloth unrolled.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-log-row.h"

#include "weft-act-picture.h"
#include "weft-badge.h"
#include "weft-drawn.h"
#include "weft-palette.h"
#include "weft-weave.h"
#include "weft-widgets.h"

#define PICTURE_WIDTH 66
#define TOKEN_SIZE 26
#define THREAD_WIDTH 6
#define THREAD_START 14 /* from the edge of the row */
#define LINE_START 32   /* where a line's picture begins */
#define AROUND 4        /* above and below */

/* What stands beside each other in a row: some of these. */
enum
{
  COLUMN_TOKEN,
  COLUMN_PICTURE,
  COLUMN_WORDS,
  COLUMN_ASIDE,
  COLUMN_WEAVE,
};

struct _WeftLogRow
{
  GtkGrid parent_instance;

  GtkWidget *picture; /* of a line */
  GtkWidget *token;   /* of a heading */
  GtkWidget *words;
  GtkLabel *title;
  GtkLabel *details;
  GtkLabel *aside;
  GtkWidget *weave; /* of an era; made when there is one */
  WeftSetup setup;
  WeftLogKind kind;
  WeftThread thread;
};

G_DEFINE_FINAL_TYPE (WeftLogRow, weft_log_row, GTK_TYPE_GRID)

static const GdkRGBA *
thread_color (const WeftThread *thread)
{
  if (thread->income)
    return weft_palette_ink (WEFT_INK_CHOSEN);
  return thread->track < WEFT_N_TRACKS ? weft_palette_track_sign (thread->track)
                                       : weft_palette_ink (WEFT_INK_QUIET);
}

static void
weft_log_row_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  WeftLogRow *row = WEFT_LOG_ROW (widget);
  int height = gtk_widget_get_height (widget), x = THREAD_START;

  GTK_WIDGET_CLASS (weft_log_row_parent_class)->snapshot (widget, snapshot);
  if (row->kind != WEFT_LOG_TOLD)
    return;
  if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    x = gtk_widget_get_width (widget) - x - THREAD_WIDTH;
  gtk_snapshot_append_color (snapshot, thread_color (&row->thread),
                             &GRAPHENE_RECT_INIT (x, 0, THREAD_WIDTH, height));
}

static void
weft_log_row_class_init (WeftLogRowClass *klass)
{
  GTK_WIDGET_CLASS (klass)->snapshot = weft_log_row_snapshot;
}

static void
add (WeftLogRow *row, int column, GtkWidget *widget)
{
  gtk_grid_attach (GTK_GRID (row), widget, column, 0, 1, 1);
}

static GtkLabel *
new_label (const char *css)
{
  return GTK_LABEL (weft_widgets_text (NULL, css));
}

static void
weft_log_row_init (WeftLogRow *row)
{
  gtk_grid_set_column_spacing (GTK_GRID (row), 12);
  gtk_grid_set_row_homogeneous (GTK_GRID (row), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (row), "log-row");
  row->picture = weft_act_picture_new_small (PICTURE_WIDTH);
  row->words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  row->title = new_label (NULL);
  row->details = new_label ("quiet");
  row->aside = new_label ("quiet");
  gtk_widget_set_hexpand (row->words, TRUE);
  gtk_box_append (GTK_BOX (row->words), GTK_WIDGET (row->title));
  gtk_box_append (GTK_BOX (row->words), GTK_WIDGET (row->details));
  gtk_widget_set_margin_start (row->picture, LINE_START);
  gtk_widget_set_margin_top (row->words, AROUND);
  gtk_widget_set_margin_bottom (row->words, AROUND);
  gtk_widget_set_margin_top (row->picture, AROUND);
  gtk_widget_set_margin_bottom (row->picture, AROUND);
  add (row, COLUMN_PICTURE, row->picture);
  add (row, COLUMN_WORDS, weft_widgets_middle (row->words));
  add (row, COLUMN_ASIDE, GTK_WIDGET (row->aside));
  weft_drawn_follow_style (GTK_WIDGET (row));
}

GtkWidget *
weft_log_row_new (void)
{
  return g_object_new (WEFT_TYPE_LOG_ROW, NULL);
}

static void
set_class (WeftLogRow *row, const char *name, gboolean has)
{
  if (has)
    gtk_widget_add_css_class (GTK_WIDGET (row), name);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (row), name);
}

static void
show_text (GtkLabel *label, const char *text)
{
  gtk_label_set_text (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
}

/* Whose turn it is, as the token that stands on the tracks. */
static void
show_token (WeftLogRow *row, const WeftLogEntry *entry)
{
  gboolean shown = entry->kind == WEFT_LOG_TURN && entry->event.kind != WEFT_EVENT_OVER;

  if (shown && row->token == NULL)
    {
      row->token = weft_badge_new_player (&row->setup, entry->thread.player, TOKEN_SIZE);
      gtk_widget_set_valign (row->token, GTK_ALIGN_CENTER);
      add (row, COLUMN_TOKEN, row->token);
    }
  if (shown)
    weft_badge_set_player (WEFT_BADGE (row->token), &row->setup, entry->thread.player);
  if (row->token != NULL)
    gtk_widget_set_visible (row->token, shown);
}

static void
show_weave (WeftLogRow *row, gboolean shown)
{
  if (shown && row->weave == NULL)
    {
      row->weave = weft_weave_new (2);
      gtk_widget_set_valign (row->weave, GTK_ALIGN_CENTER);
      add (row, COLUMN_WEAVE, row->weave);
    }
  if (row->weave != NULL)
    gtk_widget_set_visible (row->weave, shown);
  gtk_widget_set_hexpand (row->words, !shown);
}

void
weft_log_row_show (WeftLogRow *row, const WeftVoice *voice, const WeftState *state,
                   const WeftLogEntry *entry)
{
  g_return_if_fail (WEFT_IS_LOG_ROW (row) && voice != NULL && state != NULL && entry != NULL);

  row->setup = state->setup;
  row->kind = entry->kind;
  row->thread = entry->thread;
  show_text (row->title, entry->title);
  show_text (row->details, entry->details);
  show_text (row->aside, entry->aside);
  show_token (row, entry);
  show_weave (row, entry->kind == WEFT_LOG_ERA);
  gtk_widget_set_visible (row->picture, entry->kind == WEFT_LOG_TOLD);
  if (entry->kind == WEFT_LOG_TOLD)
    weft_act_picture_set_act (WEFT_ACT_PICTURE (row->picture), voice->tables, state, &entry->event,
                              WEFT_ACT_DONE);
  set_class (row, "era-break", entry->kind == WEFT_LOG_ERA);
  set_class (row, "turn-heading", entry->kind == WEFT_LOG_TURN);
  set_class (row, "told", entry->kind == WEFT_LOG_TOLD);
  set_class (row, "sum-line", entry->event.kind == WEFT_EVENT_VP);
  set_class (row, "last", entry->last);
  gtk_widget_queue_draw (GTK_WIDGET (row));
}
