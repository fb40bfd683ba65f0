/* weft-tour.c: a few short hints for the first game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-tour.h"
#include "weft-widgets.h"

#include <glib/gi18n.h>

typedef struct
{
  WeftTourStage stage;
  const char *words;
} Hint;

static const Hint hints[] = {
  { WEFT_TOUR_TURN,
    N_ ("Play on your table. Then tell Weft what the bots look at: press the row of the track you "
        "advanced on, or the income turn.") },
  { WEFT_TOUR_TURN,
    N_ ("“And done” at the end of a row ends your turn: the bots take theirs. Did something follow "
        "from "
        "the advance? Press the row itself, tell that, then press the big button.") },
  { WEFT_TOUR_STEPS,
    N_ ("The bots’ turn is one card. Do each line on your table and tick it, or press "
        "the big button when all is done.") },
  { WEFT_TOUR_STEPS, N_ ("Why tells how the bots came to it, with the rule.") },
  { WEFT_TOUR_TURN,
    N_ ("A slip? Undo takes back anything, and says what to put back on the table.") },
  { WEFT_TOUR_TURN, N_ ("If the table and Weft differ, click the space, the hex or the number that "
                        "is wrong and correct it.") },
};

#define ALL_SEEN ((1u << G_N_ELEMENTS (hints)) - 1)

struct _WeftTour
{
  GtkBox parent_instance;

  GtkRevealer *revealer;
  GtkLabel *words;
  GtkLabel *count;
  WeftTourStage stage;
  guint seen;
  int shown; /* the hint, or -1 */
};

G_DEFINE_FINAL_TYPE (WeftTour, weft_tour, GTK_TYPE_BOX)

enum
{
  PROP_0,
  PROP_SEEN,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* The first hint for the stage that is not done with; -1 for none. */
static int
next_hint (const WeftTour *tour)
{
  for (guint i = 0; i < G_N_ELEMENTS (hints); i++)
    if (hints[i].stage == tour->stage && (tour->seen & 1u << i) == 0)
      return (int) i;
  return -1;
}

/* Which one it is for the person, whoever began the game: those done with, and one more. */
static int
count_hint (const WeftTour *tour)
{
  int count = 1;

  for (guint i = 0; i < G_N_ELEMENTS (hints); i++)
    count += (tour->seen & 1u << i) != 0;
  return count;
}

static void
show_hint (WeftTour *tour)
{
  g_autofree char *count = NULL;

  tour->shown = next_hint (tour);
  gtk_revealer_set_reveal_child (tour->revealer, tour->shown >= 0);
  gtk_widget_set_visible (GTK_WIDGET (tour), tour->shown >= 0);
  if (tour->shown < 0)
    return;
  /* Translators: number of a hint, how many there are. */
  count = g_strdup_printf (_ ("Hint %1$d of %2$d"), count_hint (tour), (int) G_N_ELEMENTS (hints));
  gtk_label_set_text (tour->words, _ (hints[tour->shown].words));
  gtk_label_set_text (tour->count, count);
  gtk_accessible_update_property (GTK_ACCESSIBLE (tour), GTK_ACCESSIBLE_PROPERTY_LABEL, count,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, _ (hints[tour->shown].words),
                                  -1);
}

static void
set_seen (WeftTour *tour, guint seen)
{
  if (tour->seen == seen)
    return;
  tour->seen = seen;
  show_hint (tour);
  g_object_notify_by_pspec (G_OBJECT (tour), properties[PROP_SEEN]);
}

void
weft_tour_set_stage (WeftTour *tour, WeftTourStage stage)
{
  g_return_if_fail (WEFT_IS_TOUR (tour));

  tour->stage = stage;
  show_hint (tour);
}

static void
next_action (GtkWidget *widget, const char *name, GVariant *target)
{
  WeftTour *tour = WEFT_TOUR (widget);

  (void) name;
  (void) target;
  if (tour->shown >= 0)
    set_seen (tour, tour->seen | 1u << tour->shown);
}

static void
dismiss_action (GtkWidget *widget, const char *name, GVariant *target)
{
  (void) name;
  (void) target;
  set_seen (WEFT_TOUR (widget), ALL_SEEN);
}

static void
weft_tour_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SEEN)
    g_value_set_uint (value, WEFT_TOUR (object)->seen);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
weft_tour_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SEEN)
    set_seen (WEFT_TOUR (object), g_value_get_uint (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
weft_tour_class_init (WeftTourClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = weft_tour_get_property;
  object_class->set_property = weft_tour_set_property;
  /* Without settings there is no tour. */
  properties[PROP_SEEN] =
      g_param_spec_uint ("seen", NULL, NULL, 0, G_MAXUINT, ALL_SEEN,
                         G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/weft_companion/Weft/weft-tour.ui");
  gtk_widget_class_bind_template_child (widget_class, WeftTour, revealer);
  gtk_widget_class_bind_template_child (widget_class, WeftTour, words);
  gtk_widget_class_bind_template_child (widget_class, WeftTour, count);
  gtk_widget_class_install_action (widget_class, "tour.next", NULL, next_action);
  gtk_widget_class_install_action (widget_class, "tour.dismiss", NULL, dismiss_action);
}

static void
weft_tour_init (WeftTour *tour)
{
  gtk_widget_init_template (GTK_WIDGET (tour));
  weft_widgets_wrap_buttons (GTK_WIDGET (tour));
  tour->seen = ALL_SEEN;
  show_hint (tour);
}
