/* weft-widgets.c: small things several widgets need
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-widgets.h"

#include <string.h>

#include <adwaita.h>

void
weft_widgets_clear (GtkWidget *container)
{
  GtkWidget *child;

  g_return_if_fail (GTK_IS_WIDGET (container));

  while ((child = gtk_widget_get_first_child (container)) != NULL)
    if (GTK_IS_LIST_BOX (container))
      gtk_list_box_remove (GTK_LIST_BOX (container), child);
    else if (GTK_IS_FLOW_BOX (container))
      gtk_flow_box_remove (GTK_FLOW_BOX (container), child);
    else
      gtk_widget_unparent (child);
}

GtkWidget *
weft_widgets_text (const char *text, const char *css)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (css != NULL)
    gtk_widget_add_css_class (label, css);
  return label;
}

GtkWidget *
weft_widgets_row (int spacing)
{
  GtkWidget *row = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (row), (guint) spacing);
  gtk_grid_set_row_homogeneous (GTK_GRID (row), TRUE); /* as high as what it is in */
  return row;
}

void
weft_widgets_add (GtkWidget *row, GtkWidget *child)
{
  g_return_if_fail (GTK_IS_GRID (row) && GTK_IS_WIDGET (child));
  gtk_grid_attach_next_to (GTK_GRID (row), child, NULL, GTK_POS_RIGHT, 1, 1);
}

static GtkSizeRequestMode
middle_mode (GtkWidget *middle)
{
  (void) middle;
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
middle_measure (GtkWidget *middle, GtkOrientation orientation, int for_size, int *minimum,
                int *natural, int *minimum_baseline, int *natural_baseline)
{
  gtk_widget_measure (gtk_widget_get_first_child (middle), orientation,
                      orientation == GTK_ORIENTATION_HORIZONTAL ? -1 : for_size, minimum, natural,
                      NULL, NULL);
  *minimum_baseline = *natural_baseline = -1;
}

static void
middle_allocate (GtkWidget *middle, int width, int height, int baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (middle);
  int natural;

  (void) baseline;
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
  natural = MIN (natural, height);
  gtk_widget_size_allocate (child, &(GtkAllocation){ 0, (height - natural) / 2, width, natural },
                            -1);
}

GtkWidget *
weft_widgets_middle (GtkWidget *child)
{
  GtkWidget *middle = adw_bin_new ();

  g_return_val_if_fail (GTK_IS_WIDGET (child), NULL);

  adw_bin_set_child (ADW_BIN (middle), child);
  gtk_widget_set_layout_manager (
      middle, gtk_custom_layout_new (middle_mode, middle_measure, middle_allocate));
  return middle;
}

/* Does something with the label of every button in @widget. */
static void
for_each_button (GtkWidget *widget, void (*change) (GtkLabel *label))
{
  GtkWidget *label = GTK_IS_BUTTON (widget) ? gtk_button_get_child (GTK_BUTTON (widget)) : NULL;

  if (label != NULL && GTK_IS_LABEL (label))
    change (GTK_LABEL (label));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    for_each_button (child, change);
}

static void
wrap (GtkLabel *label)
{
  if (gtk_label_get_ellipsize (label) != PANGO_ELLIPSIZE_NONE)
    return;
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_natural_wrap_mode (label, GTK_NATURAL_WRAP_NONE);
  gtk_label_set_justify (label, GTK_JUSTIFY_CENTER);
}

void
weft_widgets_wrap_buttons (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  for_each_button (widget, wrap);
}

static void
shorten (GtkLabel *label)
{
  gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_END);
}

void
weft_widgets_shorten_buttons (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  for_each_button (widget, shorten);
}

/* A choice, and a mark at the one that is made. */
static void
choice_setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *label = gtk_label_new (NULL);
  GtkWidget *mark = gtk_image_new_from_icon_name ("object-select-symbolic");

  (void) factory;
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 40);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), mark);
  g_object_bind_property (item, "selected", mark, "visible", G_BINDING_SYNC_CREATE);
  gtk_list_item_set_child (item, box);
}

static void
choice_bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  (void) factory;
  gtk_label_set_text (GTK_LABEL (gtk_widget_get_first_child (gtk_list_item_get_child (item))),
                      gtk_string_object_get_string (gtk_list_item_get_item (item)));
}

void
weft_widgets_show_choices_whole (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (ADW_IS_COMBO_ROW (widget))
    {
      g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

      g_signal_connect (factory, "setup", G_CALLBACK (choice_setup_cb), NULL);
      g_signal_connect (factory, "bind", G_CALLBACK (choice_bind_cb), NULL);
      adw_combo_row_set_list_factory (ADW_COMBO_ROW (widget), factory);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    weft_widgets_show_choices_whole (child);
}

static void
make_menu_cb (GtkMenuButton *button, gpointer menu)
{
  gtk_menu_button_set_menu_model (button, menu);
}

void
weft_widgets_set_menu (GtkMenuButton *button, GMenuModel *menu)
{
  g_return_if_fail (GTK_IS_MENU_BUTTON (button) && G_IS_MENU_MODEL (menu));

  gtk_menu_button_set_create_popup_func (button, make_menu_cb, g_object_ref (menu), g_object_unref);
}

/* The first number in a text, in ASCII digits; "" for none. */
static char *
first_number (const char *text, int length)
{
  const char *end = text + (length < 0 ? (int) strlen (text) : length);
  GString *digits = g_string_new (NULL);

  for (const char *at = text; at < end; at = g_utf8_next_char (at))
    {
      int digit = g_unichar_digit_value (g_utf8_get_char (at));

      if (digit >= 0)
        g_string_append_printf (digits, "%d", digit);
      else if (digits->len > 0)
        break;
    }
  return g_string_free (digits, FALSE);
}

static void
insert_cb (GtkEditable *editable, const char *text, int length, int *position, gpointer data)
{
  g_autofree char *digits = first_number (text, length);

  if (strlen (digits) == (length < 0 ? strlen (text) : (gsize) length))
    return;
  g_signal_stop_emission_by_name (editable, "insert-text");
  if (*digits != '\0')
    gtk_editable_insert_text (editable, digits, -1, position);
  else
    gtk_widget_error_bell (GTK_WIDGET (editable));
  (void) data;
}

void
weft_widgets_take_digits (GtkEditable *editable)
{
  GtkEditable *text;

  g_return_if_fail (GTK_IS_EDITABLE (editable) && gtk_editable_get_delegate (editable) != NULL);

  if (GTK_IS_SPIN_BUTTON (editable)) /* its own filter refuses a text with a number in it */
    gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (editable), FALSE);
  text = gtk_editable_get_delegate (editable);
  g_object_set (text, "input-purpose", GTK_INPUT_PURPOSE_DIGITS, NULL);
  g_signal_connect (text, "insert-text", G_CALLBACK (insert_cb), NULL);
}

/* Whether one is open over the widget: a child of it, or of what it is in. */
static gboolean
is_below_popover (GtkWidget *widget)
{
  for (; widget != NULL && !GTK_IS_POPOVER (widget); widget = gtk_widget_get_parent (widget))
    for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
         child = gtk_widget_get_next_sibling (child))
      if (GTK_IS_POPOVER (child) && gtk_widget_get_mapped (child))
        return TRUE;
  return FALSE;
}

/* What has been opened is not covered by what lies below. */
static gboolean
query_tip_cb (GtkWidget *widget, int x, int y, gboolean by_keyboard, GtkTooltip *tooltip,
              gpointer data)
{
  (void) x;
  (void) y;
  (void) by_keyboard;
  (void) data;
  gtk_tooltip_set_text (tooltip, weft_widgets_get_tip (widget));
  return !is_below_popover (widget);
}

void
weft_widgets_set_tip (GtkWidget *widget, const char *words)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (g_object_get_data (G_OBJECT (widget), "tip") == NULL && words != NULL)
    g_signal_connect (widget, "query-tooltip", G_CALLBACK (query_tip_cb), NULL);
  else if (words == NULL)
    g_signal_handlers_disconnect_by_func (widget, query_tip_cb, NULL);
  g_object_set_data_full (G_OBJECT (widget), "tip", g_strdup (words), g_free);
  gtk_widget_set_has_tooltip (widget, words != NULL);
  if (words != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    words, -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

const char *
weft_widgets_get_tip (GtkWidget *widget)
{
  const char *tip;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  tip = g_object_get_data (G_OBJECT (widget), "tip");
  return tip != NULL ? tip : gtk_widget_get_tooltip_text (widget);
}

static gboolean
focus_cb (gpointer widget)
{
  if (gtk_widget_get_mapped (widget))
    gtk_widget_grab_focus (widget);
  return G_SOURCE_REMOVE;
}

void
weft_widgets_focus_later (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, focus_cb, g_object_ref (widget), g_object_unref);
}

struct _WeftStrut
{
  GtkWidget parent_instance;

  int width;
};

G_DEFINE_FINAL_TYPE (WeftStrut, weft_strut, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_WIDTH,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
weft_strut_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_WIDTH)
    WEFT_STRUT (object)->width = g_value_get_int (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
weft_strut_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                    int *natural, int *minimum_baseline, int *natural_baseline)
{
  (void) for_size;
  *minimum = 0;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? WEFT_STRUT (widget)->width : 0;
  *minimum_baseline = *natural_baseline = -1;
}

static void
weft_strut_class_init (WeftStrutClass *klass)
{
  G_OBJECT_CLASS (klass)->set_property = weft_strut_set_property;
  GTK_WIDGET_CLASS (klass)->measure = weft_strut_measure;
  properties[PROP_WIDTH] = g_param_spec_int ("width", NULL, NULL, 0, G_MAXINT, 0,
                                             G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);
}

static void
weft_strut_init (WeftStrut *strut)
{
  (void) strut;
}
