/* weft-drawn.c: what widgets drawn by hand have in common
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-drawn.h"

#include <math.h>

#include "weft-palette.h"
#include "weft-widgets.h"

/* Long enough to be followed, never in the way. */
#define MOTION_MS 260

#define BEYOND 10 /* what marks and ways draw outside of the widget */

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
  if (g_strcmp0 (weft_widgets_get_tip (button), words) == 0)
    return;
  weft_widgets_set_tip (button, words);
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

static void
frame_cb (double value, gpointer data)
{
  (void) value;
  gtk_widget_queue_draw (data);
}

AdwAnimation *
weft_drawn_add_motion (GtkWidget *widget)
{
  AdwAnimationTarget *target = adw_callback_animation_target_new (frame_cb, widget, NULL);
  AdwAnimation *motion = adw_timed_animation_new (widget, 0, 1, MOTION_MS, target);

  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (motion), ADW_EASE_OUT_CUBIC);
  return motion;
}

double
weft_drawn_progress (AdwAnimation *motion)
{
  return adw_animation_get_state (motion) == ADW_ANIMATION_PLAYING
             ? adw_animation_get_value (motion)
             : 1;
}

cairo_t *
weft_drawn_begin (GtkWidget *widget, GtkSnapshot *snapshot)
{
  return gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (-BEYOND, -BEYOND, gtk_widget_get_width (widget) + 2 * BEYOND,
                                     gtk_widget_get_height (widget) + 2 * BEYOND));
}

void
weft_drawn_clear_ground (WeftDrawnGround *ground)
{
  g_clear_pointer (&ground->node, gsk_render_node_unref);
}

/* The ground as pixels, so that a frame costs no more than copying them. */
static cairo_surface_t *
paint_surface (GtkWidget *widget, const WeftDrawnGround *ground, WeftDrawnPaint paint)
{
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (ground->width + 2 * BEYOND) * ground->scale,
                                  (ground->height + 2 * BEYOND) * ground->scale);
  cairo_t *cr;

  cairo_surface_set_device_scale (surface, ground->scale, ground->scale);
  cr = cairo_create (surface);
  cairo_translate (cr, BEYOND, BEYOND);
  paint (widget, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* Pixels that the graphics card keeps. */
static GskRenderNode *
texture_node (cairo_surface_t *surface, const graphene_rect_t *bounds)
{
  int height = cairo_image_surface_get_height (surface);
  gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) pixels = g_bytes_new_with_free_func (
      cairo_image_surface_get_data (surface), stride * (gsize) height,
      (GDestroyNotify) cairo_surface_destroy, cairo_surface_reference (surface));
  g_autoptr (GdkTexture) texture = gdk_memory_texture_new (
      cairo_image_surface_get_width (surface), height, GDK_MEMORY_DEFAULT, pixels, stride);

  return gsk_texture_node_new (texture, bounds);
}

/* Without a graphics card a texture would be converted before each use; this is used as it is. */
static GskRenderNode *
surface_node (cairo_surface_t *surface, const graphene_rect_t *bounds)
{
  GskRenderNode *node = gsk_cairo_node_new (bounds);
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  cairo_set_source_surface (cr, surface, bounds->origin.x, bounds->origin.y);
  cairo_paint (cr);
  cairo_destroy (cr);
  return node;
}

static GskRenderNode *
ground_node (GtkWidget *widget, const WeftDrawnGround *ground, WeftDrawnPaint paint)
{
  GskRenderer *renderer = gtk_native_get_renderer (gtk_widget_get_native (widget));
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (-BEYOND, -BEYOND, ground->width + 2 * BEYOND,
                                               ground->height + 2 * BEYOND);
  cairo_surface_t *surface = paint_surface (widget, ground, paint);
  GskRenderNode *node = GSK_IS_CAIRO_RENDERER (renderer) ? surface_node (surface, &bounds)
                                                         : texture_node (surface, &bounds);

  cairo_surface_destroy (surface);
  return node;
}

static gboolean
looks_the_same (const WeftDrawnGround *one, const WeftDrawnGround *other)
{
  return one->width == other->width && one->height == other->height && one->scale == other->scale
         && one->style == other->style && one->text_scale == other->text_scale;
}

void
weft_drawn_show_ground (GtkWidget *widget, GtkSnapshot *snapshot, WeftDrawnGround *ground,
                        WeftDrawnPaint paint)
{
  WeftDrawnGround now = { .width = gtk_widget_get_width (widget),
                          .height = gtk_widget_get_height (widget),
                          .scale = gtk_widget_get_scale_factor (widget),
                          .style = weft_palette_style (),
                          .text_scale = weft_drawn_text_scale (widget) };

  if (ground->node == NULL || !looks_the_same (ground, &now))
    {
      weft_drawn_clear_ground (ground);
      *ground = now;
      ground->node = ground_node (widget, ground, paint);
    }
  gtk_snapshot_append_node (snapshot, ground->node);
}

void
weft_drawn_burst (cairo_t *cr, double x, double y, double radius, double progress,
                  const GdkRGBA *color)
{
  const int threads = 10;
  double near = (0.9 + 0.9 * progress) * radius, far = near + 0.9 * (1 - progress) * radius;

  cairo_save (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, 0.22 * radius);
  cairo_set_source_rgba (cr, color->red, color->green, color->blue, 1 - 0.7 * progress);
  for (int i = 0; i < threads; i++)
    {
      double angle = 2 * G_PI * i / threads;

      cairo_move_to (cr, x + near * cos (angle), y + near * sin (angle));
      cairo_line_to (cr, x + far * cos (angle), y + far * sin (angle));
    }
  cairo_stroke (cr);
  cairo_restore (cr);
}

double
weft_drawn_text_scale (GtkWidget *widget)
{
  int dpi = -1;

  g_object_get (gtk_widget_get_settings (widget), "gtk-xft-dpi", &dpi, NULL);
  return dpi <= 0 ? 1 : MAX (dpi / 1024.0 / 96, 1);
}
