/* weft-seat-row.c: who sits where in a new game: a name and a color
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-seat-row.h"

#include <glib/gi18n.h>

#include "weft-badge.h"
#include "weft-widgets.h"
#include "weft-words.h"

#define SWATCH 30 /* the token in it; the button around it is large enough for a finger */

struct _WeftSeatRow
{
  AdwPreferencesRow parent_instance;

  char *usual_name;
  guint selected;

  GtkLabel *label;
  GtkEditable *entry;
  GtkBox *swatches;
  GtkLabel *conflict;
  GtkToggleButton *buttons[WEFT_N_COLORS + 1];
};

G_DEFINE_FINAL_TYPE (WeftSeatRow, weft_seat_row, ADW_TYPE_PREFERENCES_ROW)

enum
{
  PROP_0,
  PROP_SELECTED,
  PROP_NAME,
  PROP_USUAL_NAME,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
show_title (WeftSeatRow *row)
{
  const char *typed = gtk_editable_get_text (row->entry);
  const char *title = *typed != '\0' ? typed : row->usual_name;

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title != NULL ? title : "");
  gtk_label_set_text (row->label, row->usual_name != NULL ? row->usual_name : "");
  gtk_entry_set_placeholder_text (GTK_ENTRY (row->entry), row->usual_name);
}

static void
typed_cb (WeftSeatRow *row)
{
  show_title (row);
  g_object_notify_by_pspec (G_OBJECT (row), properties[PROP_NAME]);
}

static void
select_color (WeftSeatRow *row, guint selected)
{
  if (selected > WEFT_N_COLORS || selected == row->selected)
    return;
  row->selected = selected;
  gtk_toggle_button_set_active (row->buttons[selected], TRUE);
  g_object_notify_by_pspec (G_OBJECT (row), properties[PROP_SELECTED]);
}

static void
toggled_cb (GtkToggleButton *button, WeftSeatRow *row)
{
  for (guint i = 0; i <= WEFT_N_COLORS; i++)
    if (row->buttons[i] == button && gtk_toggle_button_get_active (button))
      select_color (row, i);
}

/* A swatch: the seat's token in one color, or the word for any. */
static void
add_swatch (WeftSeatRow *row, guint index, WeftPlayer player)
{
  GtkWidget *button = gtk_toggle_button_new ();
  const char *name = index == 0 ? C_ ("color", "Any") : weft_words_color (index - 1);

  if (index == 0)
    gtk_button_set_label (GTK_BUTTON (button), "?"); /* the word has no room in every language */
  else
    {
      WeftSetup setup = { .colors = { 0 } };

      setup.colors[player] = (guint8) (index - 1);
      gtk_button_set_child (GTK_BUTTON (button), weft_badge_new_player (&setup, player, SWATCH));
    }
  gtk_widget_add_css_class (button, "swatch");
  weft_widgets_set_tip (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  row->buttons[index] = GTK_TOGGLE_BUTTON (button);
  if (index > 0)
    gtk_toggle_button_set_group (row->buttons[index], row->buttons[0]);
  gtk_box_append (row->swatches, button);
}

static void
weft_seat_row_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  WeftSeatRow *row = WEFT_SEAT_ROW (object);

  switch (id)
    {
    case PROP_SELECTED:
      g_value_set_uint (value, row->selected);
      break;
    case PROP_NAME:
      g_value_set_string (value, gtk_editable_get_text (row->entry));
      break;
    case PROP_USUAL_NAME:
      g_value_set_string (value, row->usual_name);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
weft_seat_row_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  WeftSeatRow *row = WEFT_SEAT_ROW (object);

  switch (id)
    {
    case PROP_SELECTED:
      select_color (row, g_value_get_uint (value));
      break;
    case PROP_NAME:
      gtk_editable_set_text (row->entry, g_value_get_string (value));
      break;
    case PROP_USUAL_NAME:
      g_free (row->usual_name);
      row->usual_name = g_value_dup_string (value);
      show_title (row);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
weft_seat_row_finalize (GObject *object)
{
  g_free (WEFT_SEAT_ROW (object)->usual_name);
  G_OBJECT_CLASS (weft_seat_row_parent_class)->finalize (object);
}

static void
weft_seat_row_class_init (WeftSeatRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = weft_seat_row_get_property;
  object_class->set_property = weft_seat_row_set_property;
  object_class->finalize = weft_seat_row_finalize;
  properties[PROP_SELECTED] =
      g_param_spec_uint ("selected", NULL, NULL, 0, WEFT_N_COLORS, 0, flags);
  properties[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, "", flags);
  properties[PROP_USUAL_NAME] = g_param_spec_string ("usual-name", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/weft_companion/Weft/weft-seat-row.ui");
  gtk_widget_class_bind_template_child (widget_class, WeftSeatRow, label);
  gtk_widget_class_bind_template_child (widget_class, WeftSeatRow, entry);
  gtk_widget_class_bind_template_child (widget_class, WeftSeatRow, swatches);
  gtk_widget_class_bind_template_child (widget_class, WeftSeatRow, conflict);
  gtk_widget_class_bind_template_callback (widget_class, typed_cb);
}

static void
weft_seat_row_init (WeftSeatRow *row)
{
  gtk_widget_init_template (GTK_WIDGET (row));
}

GtkWidget *
weft_seat_row_new (WeftPlayer player, const char *usual_name)
{
  WeftSeatRow *row = g_object_new (WEFT_TYPE_SEAT_ROW, "usual-name", usual_name, NULL);

  for (guint i = 0; i <= WEFT_N_COLORS; i++)
    add_swatch (row, i, player);
  gtk_toggle_button_set_active (row->buttons[0], TRUE);
  for (guint i = 0; i <= WEFT_N_COLORS; i++)
    g_signal_connect (row->buttons[i], "toggled", G_CALLBACK (toggled_cb), row);
  return GTK_WIDGET (row);
}

void
weft_seat_row_set_named (WeftSeatRow *row, gboolean named)
{
  g_return_if_fail (WEFT_IS_SEAT_ROW (row));

  gtk_widget_set_visible (GTK_WIDGET (row->entry), named);
  gtk_widget_set_visible (GTK_WIDGET (row->label), !named);
}

const char *
weft_seat_row_get_name (WeftSeatRow *row)
{
  g_return_val_if_fail (WEFT_IS_SEAT_ROW (row), NULL);
  return gtk_editable_get_text (row->entry);
}

const char *
weft_seat_row_get_title (WeftSeatRow *row)
{
  g_return_val_if_fail (WEFT_IS_SEAT_ROW (row), NULL);
  return adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row));
}

guint8
weft_seat_row_get_color (WeftSeatRow *row)
{
  g_return_val_if_fail (WEFT_IS_SEAT_ROW (row), WEFT_NONE);
  return row->selected == 0 ? WEFT_NONE : (guint8) (row->selected - 1);
}

void
weft_seat_row_set_conflict (WeftSeatRow *row, const char *words)
{
  g_return_if_fail (WEFT_IS_SEAT_ROW (row));

  gtk_label_set_text (row->conflict, words != NULL ? words : "");
  gtk_widget_set_visible (GTK_WIDGET (row->conflict), words != NULL);
}
