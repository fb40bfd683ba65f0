/* weft-drawn.c: what widgets drawn by hand have in common
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-drawn.h"

#include <adwaita.h>

void
weft_drawn_follow_style (GtkWidget *widget)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (gtk_widget_queue_draw), widget,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (gtk_widget_queue_draw),
                           widget, G_CONNECT_SWAPPED);
}

static gboolean
key_pressed_cb (GtkEventControllerKey *keys, guint keyval, guint keycode, GdkModifierType modifiers,
                gpointer data)
{
  GtkWidget *widget = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (keys));
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  const WeftDrawnMove *move = data;

  (void) keycode;
  /* A popover of a button has arrow keys of its own. */
  if (focus == NULL || gtk_widget_get_parent (focus) != widget
      || (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return FALSE;
  switch (keyval)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      (*move) (widget, focus, -1, 0);
      return TRUE;
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      (*move) (widget, focus, 1, 0);
      return TRUE;
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      (*move) (widget, focus, 0, -1);
      return TRUE;
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      (*move) (widget, focus, 0, 1);
      return TRUE;
    default:
      return FALSE;
    }
}

static void
free_move (gpointer data, GClosure *closure)
{
  (void) closure;
  g_free (data);
}

void
weft_drawn_add_arrow_keys (GtkWidget *widget, WeftDrawnMove move)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  WeftDrawnMove *data = g_new (WeftDrawnMove, 1); /* functions are no pointers to pass */

  *data = move;
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_data (keys, "key-pressed", G_CALLBACK (key_pressed_cb), data, free_move, 0);
  gtk_widget_add_controller (widget, keys);
}

gboolean
weft_drawn_focus (GtkWidget *widget, GtkDirectionType direction, GtkWidget *entry)
{
  gboolean inside = gtk_widget_get_focus_child (widget) != NULL;

  if (inside && (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD))
    return FALSE;
  return entry != NULL && gtk_widget_grab_focus (entry);
}

void
weft_drawn_place (GtkWidget *button, double x, double y, double width, double height)
{
  gtk_widget_measure (button, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (
      button, &(GtkAllocation){ (int) x, (int) y, MAX ((int) width, 1), MAX ((int) height, 1) },
      -1);
}

void
weft_drawn_name (GtkWidget *button, const char *words)
{
  if (g_strcmp0 (gtk_widget_get_tooltip_text (button), words) == 0)
    return;
  gtk_widget_set_tooltip_text (button, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  -1);
}

void
weft_drawn_drop_children (GtkWidget *widget)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (widget)) != NULL)
    gtk_widget_unparent (child);
}

double
weft_drawn_text_scale (GtkWidget *widget)
{
  int dpi = -1;

  g_object_get (gtk_widget_get_settings (widget), "gtk-xft-dpi", &dpi, NULL);
  return dpi <= 0 ? 1 : MAX (dpi / 1024.0 / 96, 1);
}
