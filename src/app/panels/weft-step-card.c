/* weft-step-card.c: one step of the bots' turn, as a large card
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-step-card.h"

#include <glib/gi18n.h>

#include "weft-announce.h"
#include "weft-badge.h"
#include "weft-card-view.h"
#include "weft-map-view.h"
#include "weft-reasons-box.h"
#include "weft-tracks-view.h"
#include "weft-widgets.h"

#define MOST_BLOCKS 10 /* of the progress; more steps are a bar without gaps */

struct _WeftStepCard
{
  GtkBox parent_instance;

  WeftGame *game;
  gboolean narrow;

  GtkScrolledWindow *scrolled;
  GtkLevelBar *progress;
  GtkLabel *count;
  WeftBadge *badge;
  GtkLabel *heading;
  GtkLabel *sentence;
  GtkBox *lines;
  GtkGrid *sum;
  GtkBox *cards;
  GtkBox *pictures;
  WeftTracksView *tracks; /* made when they are first needed */
  WeftMapView *map;
  GtkExpander *why;
  GtkBox *reasons;
  GtkWidget *back;
  GtkWidget *all;
  GtkWidget *next;
  GtkWidget *decision;
  GtkWidget *tiebreaker;
};

G_DEFINE_FINAL_TYPE (WeftStepCard, weft_step_card, GTK_TYPE_BOX)

static void
show_lines (WeftStepCard *card, const WeftStep *step)
{
  weft_widgets_clear (GTK_WIDGET (card->lines));
  for (char **line = step->lines; *line != NULL; line++)
    gtk_box_append (card->lines, weft_widgets_text (*line, "line"));
  gtk_widget_set_visible (GTK_WIDGET (card->lines), *step->lines != NULL);
}

static void
attach (GtkGrid *grid, const char *text, int column, int row, const char *css)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0 : 1);
  gtk_label_set_wrap (GTK_LABEL (label), column == 0);
  gtk_widget_set_hexpand (label, column == 0);
  gtk_widget_add_css_class (label, css);
  gtk_grid_attach (grid, label, column, row, 1, 1);
}

/* An income turn's sum: what, how many times what, victory points. */
static void
show_sum (WeftStepCard *card, const WeftEvent *event)
{
  const WeftSetup *setup = weft_record_setup (weft_game_get_record (card->game));
  int row = 0;

  weft_widgets_clear (GTK_WIDGET (card->sum));
  gtk_widget_set_visible (GTK_WIDGET (card->sum), event->kind == WEFT_EVENT_VP);
  if (event->kind != WEFT_EVENT_VP)
    return;
  for (int i = 0; i < event->n_parts; i++)
    {
      const WeftVpPart *part = &event->parts[i];
      /* Translators: a count and its multiplier. */
      g_autofree char *factors = g_strdup_printf (_ ("%1$d × %2$d"), part->count, part->multiplier);
      g_autofree char *vp = g_strdup_printf ("%d", part->vp);

      attach (card->sum, weft_words_part (setup, part->what), 0, row, "part");
      attach (card->sum, factors, 1, row, "numeric");
      attach (card->sum, vp, 2, row++, "numeric");
    }
  {
    g_autofree char *total = g_strdup_printf (_ ("%d VP"), event->vp);

    attach (card->sum, _ ("Together"), 0, row, "heading");
    attach (card->sum, total, 2, row, "heading");
  }
}

static void
ensure_pictures (WeftStepCard *card)
{
  if (card->tracks != NULL)
    return;
  card->tracks = WEFT_TRACKS_VIEW (weft_tracks_view_new ());
  card->map = WEFT_MAP_VIEW (weft_map_view_new ());
  gtk_box_append (card->pictures, GTK_WIDGET (card->tracks));
  gtk_box_append (card->pictures, GTK_WIDGET (card->map));
}

/* Tracks and map where there is no room for them beside the card. */
static void
show_pictures (WeftStepCard *card, const WeftStep *step)
{
  const WeftVoice *voice = weft_game_get_voice (card->game);
  const WeftEvent *event = &step->event;
  gboolean moves = event->kind == WEFT_EVENT_ADVANCE || event->kind == WEFT_EVENT_REGRESS;
  gboolean solo = weft_setup_is_solo (&step->shown.setup);
  gboolean hex = event->kind == WEFT_EVENT_EXPLORE || event->kind == WEFT_EVENT_CONQUER
                 || event->kind == WEFT_EVENT_OUTPOST || event->kind == WEFT_EVENT_TOPPLE;

  gtk_widget_set_visible (GTK_WIDGET (card->pictures), card->narrow);
  if (!card->narrow)
    return;
  ensure_pictures (card);
  gtk_widget_set_visible (GTK_WIDGET (card->tracks), moves || step->check);
  gtk_widget_set_visible (GTK_WIDGET (card->map), solo && (hex || step->check));
  if (moves || step->check)
    {
      WeftState state = step->shown;

      if (moves)
        state.setup.tracks = (WeftTrackSet) WEFT_TRACK_BIT (event->track);
      weft_tracks_view_set_state (card->tracks, voice, &state);
      weft_tracks_view_set_move (card->tracks, moves ? event->track : WEFT_NONE, event->from,
                                 event->to);
    }
  if (solo && (hex || step->check))
    {
      weft_map_view_set_state (card->map, voice, &step->shown);
      weft_map_view_set_choice (card->map, event->pattern != 0 ? event : NULL);
      weft_map_view_set_mark (card->map, hex ? event->hex : WEFT_NONE);
    }
}

static void
show_why (WeftStepCard *card, const WeftStep *step)
{
  weft_widgets_clear (GTK_WIDGET (card->reasons));
  gtk_box_append (card->reasons, weft_reasons_box_new (step));
  gtk_widget_set_visible (GTK_WIDGET (card->why), weft_reasons_box_is_needed (step));
}

/* What a screen reader says when the step comes up. */
static char *
spoken_words (const WeftStep *step)
{
  g_autofree char *lines = g_strjoinv ("\n", step->lines);

  return *lines != '\0' ? g_strdup_printf ("%s\n%s", step->sentence, lines)
                        : g_strdup (step->sentence);
}

static void
describe_next (WeftStepCard *card, const WeftStep *step)
{
  g_autofree char *words = spoken_words (step);

  gtk_accessible_update_property (GTK_ACCESSIBLE (card->next), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  words, -1);
}

static void
show_progress (WeftStepCard *card, guint told, guint n)
{
  /* Translators: the number of a step, the number of steps. */
  g_autofree char *count = g_strdup_printf (_ ("Step %1$u of %2$u"), told + 1, n);

  gtk_label_set_text (card->count, count);
  /* Every block has its least width. */
  gtk_level_bar_set_mode (card->progress, n > MOST_BLOCKS ? GTK_LEVEL_BAR_MODE_CONTINUOUS
                                                          : GTK_LEVEL_BAR_MODE_DISCRETE);
  gtk_level_bar_set_max_value (card->progress, n);
  gtk_level_bar_set_value (card->progress, told + 1);
}

static void
show_step (WeftStepCard *card)
{
  const WeftStep *step = weft_game_get_step (card->game);
  const WeftVoice *voice = weft_game_get_voice (card->game);
  guint told = weft_game_get_told (card->game), n = weft_game_get_steps (card->game)->len;

  if (step == NULL)
    return;
  show_progress (card, told, n);
  weft_badge_set_player (card->badge, weft_record_setup (voice->record), step->actor);
  gtk_label_set_text (card->heading, step->heading);
  gtk_label_set_text (card->sentence, step->sentence);
  show_lines (card, step);
  show_sum (card, &step->event);
  weft_card_view_set_step (WEFT_CARD_VIEW (card->decision), voice, step);
  weft_card_view_set_step (WEFT_CARD_VIEW (card->tiebreaker), voice, step);
  gtk_widget_set_visible (GTK_WIDGET (card->cards), gtk_widget_get_visible (card->decision)
                                                        && (step->choice.kind == WEFT_EVENT_CHOICE
                                                            || step->event.pattern != 0));
  show_pictures (card, step);
  show_why (card, step);
  gtk_widget_set_visible (card->all, told + 1 < n);
  gtk_button_set_label (GTK_BUTTON (card->next), step->check    ? _ ("Yes, go on")
                                                 : told + 1 < n ? _ ("Done — next")
                                                                : _ ("Done"));
  describe_next (card, step);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (card->scrolled), 0);
}

static void
add_card (WeftStepCard *card, GtkWidget *view, const char *caption)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4), *label = gtk_label_new (caption);

  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "quiet");
  gtk_box_append (GTK_BOX (box), view);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (card->cards, box);
}

static void
weft_step_card_class_init (WeftStepCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (WEFT_TYPE_BADGE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/weft_companion/Weft/weft-step-card.ui");
  gtk_widget_class_bind_template_child (widget_class, WeftStepCard, scrolled);
  gtk_widget_class_bind_template_child (widget_class, WeftStepCard, progress);
  gtk_widget_class_bind_template_child (widget_class, WeftStepCard, count);
  gtk_widget_class_bind_template_child (widget_class, WeftStepCard, badge);
  gtk_widget_class_bind_template_child (widget_class, WeftStepCard, heading);
  gtk_widget_class_bind_template_child (widget_class, WeftStepCard, sentence);
  gtk_widget_class_bind_template_child (widget_class, WeftStepCard, lines);
  gtk_widget_class_bind_template_child (widget_class, WeftStepCard, sum);
  gtk_widget_class_bind_template_child (widget_class, WeftStepCard, cards);
  gtk_widget_class_bind_template_child (widget_class, WeftStepCard, pictures);
  gtk_widget_class_bind_template_child (widget_class, WeftStepCard, why);
  gtk_widget_class_bind_template_child (widget_class, WeftStepCard, reasons);
  gtk_widget_class_bind_template_child (widget_class, WeftStepCard, back);
  gtk_widget_class_bind_template_child (widget_class, WeftStepCard, all);
  gtk_widget_class_bind_template_child (widget_class, WeftStepCard, next);
}

static void
weft_step_card_init (WeftStepCard *card)
{
  gtk_widget_init_template (GTK_WIDGET (card));
  weft_widgets_wrap_buttons (GTK_WIDGET (card));
  gtk_level_bar_remove_offset_value (card->progress, GTK_LEVEL_BAR_OFFSET_LOW);
  gtk_level_bar_remove_offset_value (card->progress, GTK_LEVEL_BAR_OFFSET_HIGH);
  gtk_level_bar_remove_offset_value (card->progress, GTK_LEVEL_BAR_OFFSET_FULL);
  card->decision = weft_card_view_new (WEFT_CARD_DECISION);
  card->tiebreaker = weft_card_view_new (WEFT_CARD_TIEBREAKER);
  add_card (card, card->decision, _ ("Decision card"));
  add_card (card, card->tiebreaker, _ ("Tiebreaker card"));
}

void
weft_step_card_set_game (WeftStepCard *card, WeftGame *game)
{
  g_return_if_fail (WEFT_IS_STEP_CARD (card) && WEFT_IS_GAME (game));

  card->game = game;
  g_signal_connect_object (game, "notify::told", G_CALLBACK (show_step), card, G_CONNECT_SWAPPED);
  show_step (card);
}

void
weft_step_card_set_narrow (WeftStepCard *card, gboolean narrow)
{
  const WeftStep *step;

  g_return_if_fail (WEFT_IS_STEP_CARD (card));

  card->narrow = narrow;
  step = card->game != NULL ? weft_game_get_step (card->game) : NULL;
  if (step != NULL)
    show_pictures (card, step);
}

void
weft_step_card_focus (WeftStepCard *card)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (card));
  const WeftStep *step = weft_game_get_step (card->game);
  g_autofree char *words = step != NULL ? spoken_words (step) : g_strdup ("");

  /* Where nothing can be announced the button is focused anew, and read with what describes it. */
  if (root != NULL && gtk_root_get_focus (root) == card->next && !weft_announce (card->next, words))
    gtk_root_set_focus (root, NULL);
  gtk_widget_grab_focus (card->next);
}
