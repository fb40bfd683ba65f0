/* weft-card-view.c: a decision card, drawn
 *
 * The ladder runs down on the left; on the right are the two bots' boxes, the income hand and the
 * topple icon; below the ladder is the hex order.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-card-view.h"

#include <glib/gi18n.h>

#include "weft-draw.h"
#include "weft-drawn.h"
#include "weft-palette.h"
#include "weft-pattern.h"
#include "weft-widgets.h"

/* The card is drawn in these units and scaled to the widget. */
#define CARD_WIDTH 150.0
#define CARD_HEIGHT 190.0
#define NATURAL_WIDTH 165
#define DIM 0.3
#define LEAST_WIDTH 120
#define LEAST_SMALL 56
#define MOST_SMALL 104

struct _WeftCardView
{
  GtkWidget parent_instance;

  WeftCardRole role;
  const WeftTables *tables;
  WeftSetup setup;
  guint card;
  guint8 actor;
  gboolean small; /* one among others: nothing on it stands back */
  gboolean lit_box;
  gboolean lit_ladder;
  gboolean lit_hexes;
  gboolean lit_topple;
  guint taken; /* where the entry of the ladder that was taken is printed, or WEFT_NONE */
};

G_DEFINE_FINAL_TYPE (WeftCardView, weft_card_view, GTK_TYPE_WIDGET)

/* Paints what was drawn since cairo_push_group(): at full strength, or so that it stands back. */
static void
end_part (const WeftCardView *view, cairo_t *cr, gboolean lit)
{
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, lit || view->small ? 1 : DIM);
}

static void
draw_ladder (WeftCardView *view, cairo_t *cr)
{
  const WeftCard *card = &view->tables->cards[view->card];
  int arts = weft_setup_arts (&view->setup), n = card->ladder_length[arts];
  double step = n > 5 ? 17.5 : 20, radius = n > 5 ? 9 : 10.5;

  cairo_push_group (cr);
  for (int i = 0; i < n; i++)
    {
      guint8 entry = card->ladder[arts][i];
      double x = 18 + i * 0.66 * step, y = 20 + i * step;

      if (entry == WEFT_LADDER_FAVORITE)
        weft_draw_heart (cr, x, y, radius, weft_palette_ink (WEFT_INK_HEART));
      else
        weft_draw_track (cr, entry, x, y, radius, weft_palette_track_sign (entry),
                         weft_palette_ink (WEFT_INK_PAPER));
      if (view->lit_ladder && (guint) i == view->taken)
        {
          cairo_arc (cr, x, y, radius + 4, 0, 2 * G_PI);
          gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_CHOSEN));
          cairo_set_line_width (cr, 2);
          cairo_stroke (cr);
        }
    }
  end_part (view, cr, view->lit_ladder);
}

/* A bot's box: framed in the color of its pieces, with its letter. */
static void
draw_bot_box (WeftCardView *view, cairo_t *cr, guint bot, WeftBox box, double y)
{
  gboolean lit = view->lit_box && bot == view->actor;
  WeftColor color = view->setup.colors[bot];

  cairo_push_group (cr);
  weft_draw_trace_round (cr, 84, y, 58, 36, 6);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_SHADE));
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, weft_palette_token (color));
  cairo_set_line_width (cr, lit ? 3.5 : 2);
  cairo_stroke (cr);
  weft_draw_box (cr, box, 120, y + 18, 11, weft_palette_ink (WEFT_INK_TEXT));
  weft_draw_token (GTK_WIDGET (view), cr, &view->setup, bot, 97, y + 18, 8);
  end_part (view, cr, lit);
}

static void
draw_income_hand (WeftCardView *view, cairo_t *cr)
{
  if (!view->tables->cards[view->card].income)
    return;
  cairo_push_group (cr);
  weft_draw_hand (cr, 96, 108, 12, weft_palette_ink (WEFT_INK_TEXT));
  end_part (view, cr, FALSE);
}

/* The topple icon: an outpost lying on its side. */
static void
draw_topple (WeftCardView *view, cairo_t *cr)
{
  if (!view->tables->cards[view->card].topple)
    return;
  cairo_push_group (cr);
  cairo_save (cr);
  cairo_translate (cr, 126, 108);
  cairo_rotate (cr, -G_PI / 14);
  weft_draw_trace_round (cr, -14, -7.5, 28, 15, 4);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_TEXT));
  cairo_set_line_width (cr, 2.5);
  cairo_stroke (cr);
  cairo_move_to (cr, -7, 0);
  cairo_line_to (cr, 7, 0);
  cairo_stroke (cr);
  cairo_restore (cr);
  end_part (view, cr, view->lit_topple);
}

static void
draw_hexes (WeftCardView *view, cairo_t *cr)
{
  if (view->setup.mode != WEFT_MODE_SOLO)
    return;
  cairo_push_group (cr);
  weft_pattern_draw_card (cr, view->tables, view->tables->cards[view->card].hexes, 78, 122, 60, 62);
  end_part (view, cr, view->lit_hexes);
}

static void
draw_card (WeftCardView *view, cairo_t *cr)
{
  const WeftCard *card = &view->tables->cards[view->card];
  g_autofree char *number = g_strdup_printf ("%u", view->card);

  weft_draw_trace_round (cr, 1, 1, CARD_WIDTH - 2, CARD_HEIGHT - 2, 10);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_PAPER));
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_LINE));
  cairo_set_line_width (cr, 1.5);
  cairo_stroke (cr);
  draw_ladder (view, cr);
  if (weft_setup_is_solo (&view->setup))
    draw_bot_box (view, cr, WEFT_PLAYER_AUTOMA, card->automa, 10);
  draw_bot_box (view, cr, WEFT_PLAYER_SHADOW, card->shadow, 51);
  draw_income_hand (view, cr);
  draw_topple (view, cr);
  draw_hexes (view, cr);
  weft_draw_word (GTK_WIDGET (view), cr, number, view->small ? 24 : 18,
                  CARD_HEIGHT - (view->small ? 24 : 18), view->small ? 30 : 15,
                  weft_palette_ink (view->small ? WEFT_INK_TEXT : WEFT_INK_QUIET));
}

static void
weft_card_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  WeftCardView *view = WEFT_CARD_VIEW (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  double scale = MIN (width / CARD_WIDTH, height / CARD_HEIGHT);
  cairo_t *cr;

  if (view->card == 0)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  cairo_translate (cr, (width - scale * CARD_WIDTH) / 2, (height - scale * CARD_HEIGHT) / 2);
  cairo_scale (cr, scale, scale);
  draw_card (view, cr);
  cairo_destroy (cr);
}

/* Small ones share the room there is; a large one has its size. */
static GtkSizeRequestMode
weft_card_view_get_request_mode (GtkWidget *widget)
{
  return WEFT_CARD_VIEW (widget)->small ? GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH
                                        : GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
weft_card_view_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                        int *natural, int *minimum_baseline, int *natural_baseline)
{
  const double share = orientation == GTK_ORIENTATION_HORIZONTAL ? 1 : CARD_HEIGHT / CARD_WIDTH;
  gboolean small = WEFT_CARD_VIEW (widget)->small;

  *minimum = (int) ((small ? LEAST_SMALL : LEAST_WIDTH) * share);
  *natural = (int) ((small ? MOST_SMALL : NATURAL_WIDTH) * share);
  if (small && orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0)
    *minimum = *natural = (int) (MIN (for_size, MOST_SMALL) * share);
  *minimum_baseline = *natural_baseline = -1;
}

static void
weft_card_view_class_init (WeftCardViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = weft_card_view_snapshot;
  widget_class->measure = weft_card_view_measure;
  widget_class->get_request_mode = weft_card_view_get_request_mode;
  gtk_widget_class_set_css_name (widget_class, "weft-card");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
weft_card_view_init (WeftCardView *view)
{
  weft_drawn_follow_style (GTK_WIDGET (view));
  view->taken = WEFT_NONE;
}

GtkWidget *
weft_card_view_new (WeftCardRole role)
{
  WeftCardView *view = g_object_new (WEFT_TYPE_CARD_VIEW, NULL);

  view->role = role;
  return GTK_WIDGET (view);
}

static const char *
box_words (WeftBox box)
{
  switch (box)
    {
    case WEFT_BOX_FINISH:
      return C_ ("box", "flag");
    case WEFT_BOX_LANDMARK:
      return C_ ("box", "flag and house");
    case WEFT_BOX_ANY:
    case WEFT_N_BOXES:
    default:
      return C_ ("box", "square");
    }
}

/* The ladder in words, the heart as itself. */
static char *
ladder_words (WeftCardView *view)
{
  const WeftCard *card = &view->tables->cards[view->card];
  int arts = weft_setup_arts (&view->setup);
  g_autoptr (GString) words = g_string_new (NULL);

  for (int i = 0; i < card->ladder_length[arts]; i++)
    g_string_append_printf (words, "%s%s", i > 0 ? ", " : "",
                            card->ladder[arts][i] == WEFT_LADDER_FAVORITE
                                ? C_ ("ladder", "heart")
                                : weft_words_track (card->ladder[arts][i]));
  return g_string_free (g_steal_pointer (&words), FALSE);
}

static void
describe (WeftCardView *view)
{
  const WeftCard *card = &view->tables->cards[view->card];
  g_autofree char *ladder = ladder_words (view);
  g_autofree char *words = NULL;

  if (view->role == WEFT_CARD_DECISION)
    /* Translators: a card's number and the signs in its boxes. */
    words = g_strdup_printf (
        _ ("Decision card %1$u: the Automa’s box shows a %2$s, the Shadow Empire’s a %3$s"),
        view->card, box_words (card->automa), box_words (card->shadow));
  else
    words = g_strdup_printf (_ ("Tiebreaker card %1$u, the ladder from the top: %2$s"), view->card,
                             ladder);
  gtk_accessible_update_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  weft_widgets_set_tip (GTK_WIDGET (view), words);
}

GtkWidget *
weft_card_view_new_small (WeftCardRole role, const WeftTables *tables, const WeftSetup *setup,
                          guint card)
{
  WeftCardView *view;

  g_return_val_if_fail (tables != NULL && setup != NULL && card >= 1 && card <= WEFT_N_CARDS, NULL);

  view = g_object_new (WEFT_TYPE_CARD_VIEW, NULL);
  view->role = role;
  view->small = TRUE;
  view->tables = tables;
  view->setup = *setup;
  view->card = card;
  view->actor = WEFT_NONE;
  describe (view);
  return GTK_WIDGET (view);
}

/* Where the entry of the ladder that was taken is printed. */
static guint
taken_entry (const WeftLadder *ladder)
{
  return ladder->taken != WEFT_NONE ? weft_ladder_printed (ladder, ladder->taken) : WEFT_NONE;
}

void
weft_card_view_set_step (WeftCardView *view, const WeftVoice *voice, const WeftStep *step)
{
  gboolean chose, map;

  g_return_if_fail (WEFT_IS_CARD_VIEW (view));

  view->card = step != NULL && !step->check ? step->cards[view->role] : 0;
  gtk_widget_set_visible (GTK_WIDGET (view), view->card != 0);
  if (view->card == 0)
    return;
  view->tables = voice->tables;
  view->setup = *weft_record_setup (voice->record);
  view->actor = step->actor;
  chose = step->choice.kind == WEFT_EVENT_CHOICE;
  map = step->event.pattern != 0;
  view->lit_box = view->role == WEFT_CARD_DECISION && chose && step->choice.box != WEFT_NONE;
  view->lit_ladder = view->role == WEFT_CARD_TIEBREAKER && chose;
  view->lit_hexes = view->role == WEFT_CARD_TIEBREAKER && map;
  view->lit_topple = view->lit_hexes && step->event.toppled;
  view->taken = view->lit_ladder ? taken_entry (&step->choice.ladder) : WEFT_NONE;
  describe (view);
  gtk_widget_queue_draw (GTK_WIDGET (view));
}
