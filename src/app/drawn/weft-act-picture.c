/* weft-act-picture.c: one physical act at the table as a small picture
 *
 * Every act is drawn on a ground of 96 x 64, scaled into the room there is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-act-picture.h"

#include "weft-act-board-private.h"
#include "weft-act-cards-private.h"
#include "weft-drawn.h"

#define WIDTH WEFT_ACT_PICTURE_WIDTH
#define HEIGHT WEFT_ACT_PICTURE_HEIGHT

struct _WeftActPicture
{
  GtkWidget parent_instance;

  WeftAct act;
  int width; /* as it likes to be */
};

G_DEFINE_FINAL_TYPE (WeftActPicture, weft_act_picture, GTK_TYPE_WIDGET)

/* All else moves nothing and has a tick: whose turn, and what was chosen. */
static WeftActDrawer *const drawers[WEFT_N_EVENTS] = {
  [WEFT_EVENT_ADVANCE] = weft_act_draw_advance,
  [WEFT_EVENT_REGRESS] = weft_act_draw_advance,
  [WEFT_EVENT_EXPLORE] = weft_act_draw_explore,
  [WEFT_EVENT_CONQUER] = weft_act_draw_conquest,
  [WEFT_EVENT_PLACE] = weft_act_draw_placed,
  [WEFT_EVENT_OUTPOST] = weft_act_draw_outpost,
  [WEFT_EVENT_TOPPLE] = weft_act_draw_topple,
  [WEFT_EVENT_STAND] = weft_act_draw_stand,
  [WEFT_EVENT_SINGULARITY] = weft_act_draw_singularity,
  [WEFT_EVENT_LANDMARK] = weft_act_draw_landmark,
  [WEFT_EVENT_REMOVE_LANDMARK] = weft_act_draw_landmark,
  [WEFT_EVENT_TAPESTRY] = weft_act_draw_tapestry,
  [WEFT_EVENT_PLAY_TAPESTRY] = weft_act_draw_tapestry,
  [WEFT_EVENT_DISCARD_TECH] = weft_act_draw_tech_discards,
  [WEFT_EVENT_DISCARD_MASTERPIECES] = weft_act_draw_masterpiece_discards,
  [WEFT_EVENT_VP] = weft_act_draw_vp,
  [WEFT_EVENT_ACHIEVEMENT] = weft_act_draw_achievement,
  [WEFT_EVENT_FAVORITE] = weft_act_draw_favorite,
  [WEFT_EVENT_ROLL] = weft_act_draw_roll,
  [WEFT_EVENT_POOL] = weft_act_draw_pool,
  [WEFT_EVENT_TRAILBLAZER] = weft_act_draw_trailblazer,
  [WEFT_EVENT_SHUFFLE] = weft_act_draw_shuffle,
  [WEFT_EVENT_PROGRESS] = weft_act_draw_progress,
  [WEFT_EVENT_CARDS] = weft_act_draw_pair,
  [WEFT_EVENT_ERA] = weft_act_draw_income,
  [WEFT_EVENT_OVER] = weft_act_draw_over,
  [WEFT_EVENT_SKIP] = weft_act_draw_nothing,
  [WEFT_EVENT_NO_ADVANCE] = weft_act_draw_nothing,
};

static void
draw_act (const WeftAct *act, cairo_t *cr)
{
  WeftActDrawer *drawer = act->event.kind < WEFT_N_EVENTS ? drawers[act->event.kind] : NULL;

  if (drawer == NULL)
    drawer = weft_act_draw_check;
  drawer (act, cr);
}

static void
weft_act_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  WeftActPicture *picture = WEFT_ACT_PICTURE (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  double scale = MIN ((double) width / WIDTH, (double) height / HEIGHT);
  cairo_t *cr;

  if (picture->act.tables == NULL)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  cairo_translate (cr, (width - scale * WIDTH) / 2, (height - scale * HEIGHT) / 2);
  cairo_scale (cr, scale, scale);
  draw_act (&picture->act, cr);
  cairo_destroy (cr);
}

static void
weft_act_picture_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                          int *natural, int *minimum_baseline, int *natural_baseline)
{
  int wide = WEFT_ACT_PICTURE (widget)->width;

  (void) for_size;
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? wide : wide * HEIGHT / WIDTH;
  *minimum_baseline = *natural_baseline = -1;
}

static void
weft_act_picture_class_init (WeftActPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = weft_act_picture_snapshot;
  widget_class->measure = weft_act_picture_measure;
  gtk_widget_class_set_css_name (widget_class, "weft-act");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
weft_act_picture_init (WeftActPicture *picture)
{
  picture->act.widget = GTK_WIDGET (picture);
  picture->width = WIDTH;
  gtk_widget_set_valign (GTK_WIDGET (picture), GTK_ALIGN_CENTER);
  weft_drawn_follow_style (GTK_WIDGET (picture));
}

GtkWidget *
weft_act_picture_new (void)
{
  return g_object_new (WEFT_TYPE_ACT_PICTURE, NULL);
}

GtkWidget *
weft_act_picture_new_small (int width)
{
  GtkWidget *picture = weft_act_picture_new ();

  g_return_val_if_fail (width > 0, picture);

  WEFT_ACT_PICTURE (picture)->width = width;
  return picture;
}

void
weft_act_picture_set_act (WeftActPicture *picture, const WeftTables *tables, const WeftState *state,
                          const WeftEvent *event, WeftActWay way)
{
  g_return_if_fail (WEFT_IS_ACT_PICTURE (picture));
  g_return_if_fail (tables != NULL && state != NULL && event != NULL);

  picture->act.tables = tables;
  picture->act.setup = state->setup;
  picture->act.event = *event;
  picture->act.way = way;
  gtk_widget_queue_draw (GTK_WIDGET (picture));
}
