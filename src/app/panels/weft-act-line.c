/* weft-act-line.c: one thing to do on the table: a picture, the words, a tick, and why
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-act-line.h"

#include <glib/gi18n.h>

#include "weft-act-picture.h"
#include "weft-reasons-box.h"
#include "weft-sum-box.h"
#include "weft-widgets.h"

struct _WeftActLine
{
  GtkBox parent_instance;

  char *said;
  GtkWidget *row;
  GtkWidget *below; /* the words: what else is to know, and Why */
  GtkWidget *why;   /* the button, or NULL */
  GtkWidget *reasons;
  GtkToggleButton *tick;
};

G_DEFINE_FINAL_TYPE (WeftActLine, weft_act_line, GTK_TYPE_BOX)

enum
{
  PROP_0,
  PROP_DONE,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* Whether the event of the step is taken back by it. */
static WeftActWay
way_of (const WeftStep *step)
{
  switch ((WeftAct) step->act)
    {
    case WEFT_ACT_TILE_AWAY:
    case WEFT_ACT_OUTPOST_AWAY:
    case WEFT_ACT_RAISE:
    case WEFT_ACT_LANDMARK_BACK:
    case WEFT_ACT_ACHIEVEMENT_AWAY:
    case WEFT_ACT_TAPESTRY_AWAY:
    case WEFT_ACT_TRAILBLAZER_AWAY:
      return WEFT_ACT_TAKEN_BACK;
    default:
      return WEFT_ACT_DONE;
    }
}

static GtkWidget *
new_picture (const WeftVoice *voice, const WeftStep *step)
{
  GtkWidget *picture = weft_act_picture_new ();

  weft_act_picture_set_act (WEFT_ACT_PICTURE (picture), voice->tables, &step->shown, &step->event,
                            way_of (step));
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  return picture;
}

/* Beside each other where there is room, one below the other where a word would be broken. */
static GtkWidget *
new_below (void)
{
  GtkWidget *below = gtk_flow_box_new ();

  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (below), GTK_SELECTION_NONE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (below), 2);
  gtk_flow_box_set_column_spacing (GTK_FLOW_BOX (below), 8);
  return below;
}

static void
add_below (WeftActLine *line, GtkWidget *widget)
{
  GtkWidget *child = gtk_flow_box_child_new ();

  gtk_widget_set_focusable (child, FALSE);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), widget);
  gtk_flow_box_append (GTK_FLOW_BOX (line->below), child);
}

/* The words: what to do, large; what else is to know, small. */
static GtkWidget *
new_words (WeftActLine *line, const WeftVoice *voice, const WeftStep *step)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  g_autofree char *title = weft_step_title (voice, step);
  g_autofree char *detail = weft_step_detail (voice, step);
  guint first = step->opens_income ? 1 : 0; /* the card's heading says it */
  GString *said = g_string_new (step->sentence);

  gtk_box_append (GTK_BOX (box), weft_widgets_text (title, "act"));
  line->below = new_below ();
  add_below (line, weft_widgets_text (detail, "quiet"));
  for (char **text = step->lines; *text != NULL; text++)
    {
      if (text - step->lines >= (int) first)
        gtk_box_append (GTK_BOX (box), weft_widgets_text (*text, "quiet"));
      g_string_append_printf (said, "\n%s", *text);
    }
  gtk_box_append (GTK_BOX (box), line->below);
  line->said = g_string_free (said, FALSE);
  gtk_widget_set_hexpand (box, TRUE);
  return weft_widgets_middle (box);
}

static void
why_cb (GtkToggleButton *why, GParamSpec *pspec, WeftActLine *line)
{
  (void) pspec;
  gtk_widget_set_visible (line->reasons, gtk_toggle_button_get_active (why));
}

/* The sum is shown in pictures; its lines in words fold away with the reasons. */
static gboolean
has_sum (const WeftStep *step)
{
  return step->act == WEFT_ACT_VP && step->event.n_parts > 0;
}

static void
add_why (WeftActLine *line, const WeftStep *step)
{
  g_autofree char *name = NULL;

  if (!weft_reasons_box_is_needed (step))
    return;
  line->why = gtk_toggle_button_new_with_label (_ ("Why?"));
  /* Translators: what is to be done. */
  name = g_strdup_printf (_ ("Why? %s"), step->sentence);
  gtk_widget_add_css_class (line->why, "flat");
  gtk_widget_add_css_class (line->why, "why-button");
  gtk_widget_set_valign (line->why, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (line->why), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
  gtk_widget_set_halign (line->why, GTK_ALIGN_END);
  add_below (line, line->why);
  line->reasons = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  if (has_sum (step))
    gtk_box_append (GTK_BOX (line->reasons),
                    weft_sum_box_new_table (&step->shown.setup, &step->event));
  gtk_box_append (GTK_BOX (line->reasons), weft_reasons_box_new (step));
  gtk_widget_set_visible (line->reasons, FALSE);
  gtk_box_append (GTK_BOX (line), line->reasons);
  g_signal_connect (line->why, "notify::active", G_CALLBACK (why_cb), line);
}

static void
ticked_cb (WeftActLine *line)
{
  if (gtk_toggle_button_get_active (line->tick))
    gtk_widget_add_css_class (GTK_WIDGET (line), "ticked");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (line), "ticked");
  g_object_notify_by_pspec (G_OBJECT (line), properties[PROP_DONE]);
}

static void
add_tick (WeftActLine *line, const WeftStep *step)
{
  GtkWidget *tick = gtk_toggle_button_new ();
  /* Translators: what is to be done. */
  g_autofree char *name = g_strdup_printf (_ ("Done: %s"), step->sentence);

  gtk_button_set_icon_name (GTK_BUTTON (tick), "object-select-symbolic");
  gtk_widget_set_valign (tick, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (tick, "tick");
  gtk_widget_add_css_class (tick, "circular");
  gtk_accessible_update_property (GTK_ACCESSIBLE (tick), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_swapped (tick, "notify::active", G_CALLBACK (ticked_cb), line);
  weft_widgets_add (line->row, tick);
  line->tick = GTK_TOGGLE_BUTTON (tick);
}

static void
clicked_cb (WeftActLine *line)
{
  gtk_toggle_button_set_active (line->tick, !gtk_toggle_button_get_active (line->tick));
}

static void
weft_act_line_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_DONE)
    g_value_set_boolean (value, gtk_toggle_button_get_active (WEFT_ACT_LINE (object)->tick));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
weft_act_line_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_DONE)
    gtk_toggle_button_set_active (WEFT_ACT_LINE (object)->tick, g_value_get_boolean (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
weft_act_line_finalize (GObject *object)
{
  g_free (WEFT_ACT_LINE (object)->said);
  G_OBJECT_CLASS (weft_act_line_parent_class)->finalize (object);
}

static void
weft_act_line_class_init (WeftActLineClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = weft_act_line_get_property;
  object_class->set_property = weft_act_line_set_property;
  object_class->finalize = weft_act_line_finalize;
  properties[PROP_DONE] =
      g_param_spec_boolean ("done", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
weft_act_line_init (WeftActLine *line)
{
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_orientable_set_orientation (GTK_ORIENTABLE (line), GTK_ORIENTATION_VERTICAL);
  gtk_widget_add_css_class (GTK_WIDGET (line), "act-line");
  line->row = weft_widgets_row (12);
  gtk_box_append (GTK_BOX (line), line->row);
  g_signal_connect_swapped (click, "released", G_CALLBACK (clicked_cb), line);
  gtk_widget_add_controller (line->row, GTK_EVENT_CONTROLLER (click));
}

GtkWidget *
weft_act_line_new (const WeftVoice *voice, const WeftStep *step)
{
  WeftActLine *line = g_object_new (WEFT_TYPE_ACT_LINE, NULL);

  g_return_val_if_fail (voice != NULL && step != NULL, NULL);

  weft_widgets_add (line->row, new_picture (voice, step));
  weft_widgets_add (line->row, new_words (line, voice, step));
  if (has_sum (step))
    gtk_box_append (GTK_BOX (line), weft_sum_box_new (&step->shown.setup, &step->event));
  add_why (line, step);
  add_tick (line, step);
  return GTK_WIDGET (line);
}

void
weft_act_line_set_current (WeftActLine *line, gboolean current)
{
  g_return_if_fail (WEFT_IS_ACT_LINE (line));

  if (current)
    gtk_widget_add_css_class (GTK_WIDGET (line), "current");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (line), "current");
}

const char *
weft_act_line_get_words (WeftActLine *line)
{
  g_return_val_if_fail (WEFT_IS_ACT_LINE (line), NULL);
  return line->said;
}
