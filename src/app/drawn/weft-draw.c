/* weft-draw.c: the signs of the game as cairo drawings
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-draw.h"

#include <math.h>

#include "weft-palette.h"
#include "weft-words.h"

void
weft_draw_trace_round (cairo_t *cr, double x, double y, double width, double height, double corner)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + width - corner, y + corner, corner, -G_PI / 2, 0);
  cairo_arc (cr, x + width - corner, y + height - corner, corner, 0, G_PI / 2);
  cairo_arc (cr, x + corner, y + height - corner, corner, G_PI / 2, G_PI);
  cairo_arc (cr, x + corner, y + corner, corner, G_PI, 1.5 * G_PI);
  cairo_close_path (cr);
}

void
weft_draw_trace_hex (cairo_t *cr, double x, double y, double radius)
{
  cairo_new_sub_path (cr);
  for (int i = 0; i < 6; i++)
    cairo_line_to (cr, x + radius * cos (i * G_PI / 3), y + radius * sin (i * G_PI / 3));
  cairo_close_path (cr);
}

void
weft_draw_way (cairo_t *cr, double x, double y, double to_x, double to_y, double rise, double width)
{
  const double dots[] = { 0, 2.1 * width };
  double top = MIN (y, to_y) - 1.33 * rise; /* a curve rises to 3/4 of its handles */

  cairo_save (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, width);
  cairo_set_dash (cr, dots, G_N_ELEMENTS (dots), 0);
  cairo_move_to (cr, x, y);
  cairo_curve_to (cr, x + 0.2 * (to_x - x), top, to_x - 0.2 * (to_x - x), top, to_x, to_y);
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* For words in the widget's own font, bold. Not hinted: what is hinted for one size is drawn at
 * others. */
static PangoLayout *
new_layout (GtkWidget *widget)
{
  PangoContext *context = gtk_widget_create_pango_context (widget);
  const cairo_font_options_t *usual = pango_cairo_context_get_font_options (context);
  cairo_font_options_t *options =
      usual != NULL ? cairo_font_options_copy (usual) : cairo_font_options_create ();
  PangoFontDescription *font =
      pango_font_description_copy (pango_context_get_font_description (context));
  PangoLayout *layout;

  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options (context, options);
  cairo_font_options_destroy (options);
  layout = pango_layout_new (context);
  g_object_unref (context);
  pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  return layout;
}

/* A word laid out in the widget's font. Every widget keeps one layout for all its words, and draws
 * them at other sizes by scaling: each size would be a font of its own to look up and to load.
 * @scale: what makes the word @size pixels large. */
static PangoLayout *
lay_out (GtkWidget *widget, const char *word, double size, double *scale)
{
  guint now = pango_context_get_serial (gtk_widget_get_pango_context (widget));
  PangoLayout *layout = g_object_get_data (G_OBJECT (widget), "words");

  if (layout == NULL || GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (layout), "serial")) != now)
    {
      layout = new_layout (widget);
      g_object_set_data (G_OBJECT (layout), "serial", GUINT_TO_POINTER (now));
      g_object_set_data_full (G_OBJECT (widget), "words", layout, g_object_unref);
    }
  pango_layout_set_text (layout, word, -1);
  *scale = size * PANGO_SCALE
           / pango_font_description_get_size (pango_layout_get_font_description (layout));
  return layout;
}

/* Draws a word, its middle at the height of @y; @part: how much of it is left of @x. Returns its
 * width. */
static double
draw_word (GtkWidget *widget, cairo_t *cr, const char *word, double x, double y, double size,
           double part, const GdkRGBA *color)
{
  double scale, width;
  PangoLayout *layout = lay_out (widget, word, size, &scale);
  PangoRectangle box;

  pango_layout_get_extents (layout, NULL, &box);
  width = scale * box.width / PANGO_SCALE;
  cairo_save (cr);
  gdk_cairo_set_source_rgba (cr, color);
  cairo_translate (cr, x - part * width, y - scale * box.height / PANGO_SCALE / 2);
  cairo_scale (cr, scale, scale);
  cairo_move_to (cr, 0, 0);
  pango_cairo_show_layout (cr, layout);
  cairo_new_path (cr);
  cairo_restore (cr);
  return width;
}

void
weft_draw_word (GtkWidget *widget, cairo_t *cr, const char *word, double x, double y, double size,
                const GdkRGBA *color)
{
  draw_word (widget, cr, word, x, y, size, 0.5, color);
}

double
weft_draw_word_from (GtkWidget *widget, cairo_t *cr, const char *word, double x, double y,
                     double size, const GdkRGBA *color)
{
  return draw_word (widget, cr, word, x, y, size, 0, color);
}

void
weft_draw_word_until (GtkWidget *widget, cairo_t *cr, const char *word, double x, double y,
                      double size, const GdkRGBA *color)
{
  draw_word (widget, cr, word, x, y, size, 1, color);
}

/* A closed polygon of unit points. */
static void
trace_points (cairo_t *cr, const double (*points)[2], guint n)
{
  cairo_move_to (cr, points[0][0], points[0][1]);
  for (guint i = 1; i < n; i++)
    cairo_line_to (cr, points[i][0], points[i][1]);
  cairo_close_path (cr);
}

/* Exploration: a compass. */
static void
draw_compass (cairo_t *cr, const GdkRGBA *ground)
{
  cairo_arc (cr, 0, 0, 0.95, 0, 2 * G_PI);
  cairo_fill (cr);
  gdk_cairo_set_source_rgba (cr, ground);
  cairo_rotate (cr, G_PI / 4);
  cairo_move_to (cr, 0, -0.78);
  cairo_line_to (cr, 0.24, 0);
  cairo_line_to (cr, 0, 0.78);
  cairo_line_to (cr, -0.24, 0);
  cairo_close_path (cr);
  cairo_fill (cr);
}

/* Technology: a gear. */
static void
draw_gear (cairo_t *cr, const GdkRGBA *ground)
{
  const int teeth = 8;

  for (int i = 0; i < teeth; i++)
    {
      cairo_save (cr);
      cairo_rotate (cr, 2 * G_PI * i / teeth);
      cairo_rectangle (cr, -0.2, -1, 0.4, 0.6);
      cairo_restore (cr);
    }
  cairo_fill (cr);
  cairo_arc (cr, 0, 0, 0.72, 0, 2 * G_PI);
  cairo_fill (cr);
  gdk_cairo_set_source_rgba (cr, ground);
  cairo_arc (cr, 0, 0, 0.3, 0, 2 * G_PI);
  cairo_fill (cr);
}

/* Military: a shield with a bend. */
static void
draw_shield (cairo_t *cr, const GdkRGBA *ground)
{
  cairo_move_to (cr, 0, -1);
  cairo_line_to (cr, 0.82, -0.62);
  cairo_line_to (cr, 0.82, 0.1);
  cairo_curve_to (cr, 0.82, 0.6, 0.4, 0.88, 0, 1);
  cairo_curve_to (cr, -0.4, 0.88, -0.82, 0.6, -0.82, 0.1);
  cairo_line_to (cr, -0.82, -0.62);
  cairo_close_path (cr);
  cairo_fill (cr);
  gdk_cairo_set_source_rgba (cr, ground);
  cairo_set_line_width (cr, 0.22);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_move_to (cr, -0.38, 0.42);
  cairo_line_to (cr, 0.38, -0.36);
  cairo_stroke (cr);
}

/* Science: a flask with a bubble. */
static void
draw_flask (cairo_t *cr, const GdkRGBA *ground)
{
  cairo_move_to (cr, -0.28, -0.95);
  cairo_line_to (cr, 0.28, -0.95);
  cairo_line_to (cr, 0.28, -0.3);
  cairo_line_to (cr, 0.86, 0.68);
  cairo_curve_to (cr, 0.96, 0.9, 0.82, 1, 0.64, 1);
  cairo_line_to (cr, -0.64, 1);
  cairo_curve_to (cr, -0.82, 1, -0.96, 0.9, -0.86, 0.68);
  cairo_line_to (cr, -0.28, -0.3);
  cairo_close_path (cr);
  cairo_fill (cr);
  gdk_cairo_set_source_rgba (cr, ground);
  cairo_arc (cr, -0.14, 0.62, 0.15, 0, 2 * G_PI);
  cairo_fill (cr);
  cairo_arc (cr, 0.22, 0.4, 0.1, 0, 2 * G_PI);
  cairo_fill (cr);
}

/* Arts: a painter's palette. */
static void
draw_palette (cairo_t *cr, const GdkRGBA *ground)
{
  static const double dabs[][2] = { { -0.5, -0.18 }, { -0.12, -0.5 }, { 0.36, -0.4 } };

  cairo_save (cr);
  cairo_scale (cr, 1, 0.86);
  cairo_arc (cr, 0, 0, 0.98, 0, 2 * G_PI);
  cairo_restore (cr);
  cairo_fill (cr);
  gdk_cairo_set_source_rgba (cr, ground);
  cairo_arc (cr, 0.4, 0.3, 0.27, 0, 2 * G_PI);
  cairo_fill (cr);
  for (guint i = 0; i < G_N_ELEMENTS (dabs); i++)
    {
      cairo_arc (cr, dabs[i][0], dabs[i][1], 0.13, 0, 2 * G_PI);
      cairo_fill (cr);
    }
}

void
weft_draw_track (cairo_t *cr, WeftTrack track, double x, double y, double radius,
                 const GdkRGBA *color, const GdkRGBA *ground)
{
  static void (*const draw[WEFT_N_TRACKS]) (cairo_t *, const GdkRGBA *) = {
    [WEFT_TRACK_EXPLORATION] = draw_compass, [WEFT_TRACK_TECHNOLOGY] = draw_gear,
    [WEFT_TRACK_MILITARY] = draw_shield,     [WEFT_TRACK_SCIENCE] = draw_flask,
    [WEFT_TRACK_ARTS] = draw_palette,
  };

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, radius, radius);
  cairo_new_path (cr);
  gdk_cairo_set_source_rgba (cr, color);
  draw[track](cr, ground);
  cairo_restore (cr);
}

static void
trace_token (cairo_t *cr, guint player, double radius)
{
  cairo_new_path (cr);
  if (player == WEFT_PLAYER_AUTOMA)
    {
      cairo_rotate (cr, G_PI / 4);
      weft_draw_trace_round (cr, -0.8 * radius, -0.8 * radius, 1.6 * radius, 1.6 * radius,
                             0.22 * radius);
      cairo_rotate (cr, -G_PI / 4);
    }
  else if (player == WEFT_PLAYER_SHADOW)
    {
      for (int i = 0; i < 6; i++)
        cairo_line_to (cr, 1.04 * radius * cos (i * G_PI / 3), 1.04 * radius * sin (i * G_PI / 3));
      cairo_close_path (cr);
    }
  else
    cairo_arc (cr, 0, 0, 0.95 * radius, 0, 2 * G_PI);
}

void
weft_draw_token (GtkWidget *widget, cairo_t *cr, const WeftSetup *setup, guint player, double x,
                 double y, double radius)
{
  WeftColor color = setup->colors[player];

  cairo_save (cr);
  cairo_translate (cr, x, y + 0.1 * radius);
  cairo_set_source_rgba (cr, 0, 0, 0, 0.22);
  trace_token (cr, player, 1.04 * radius);
  cairo_fill (cr);
  cairo_translate (cr, 0, -0.1 * radius);
  trace_token (cr, player, radius);
  gdk_cairo_set_source_rgba (cr, weft_palette_token (color));
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, weft_palette_rim (color));
  cairo_set_line_width (cr, MAX (0.12 * radius, 1));
  cairo_stroke (cr);
  cairo_restore (cr);
  weft_draw_word (widget, cr, weft_words_letter (player), x, y, 1.1 * radius,
                  weft_palette_letter (color));
}

void
weft_draw_mark (cairo_t *cr, const WeftSetup *setup, guint player, double x, double y,
                double radius)
{
  WeftColor color = setup->colors[player];

  cairo_save (cr);
  cairo_translate (cr, x, y);
  trace_token (cr, player, radius);
  gdk_cairo_set_source_rgba (cr, weft_palette_token (color));
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, weft_palette_rim (color));
  cairo_set_line_width (cr, 1.2);
  cairo_stroke (cr);
  cairo_restore (cr);
}

void
weft_draw_outpost (GtkWidget *widget, cairo_t *cr, const WeftSetup *setup, guint player,
                   gboolean upright, double x, double y, double radius)
{
  WeftColor color = setup->colors[player];
  double width = (upright ? 1.2 : 1.9) * radius, height = (upright ? 1.9 : 1.05) * radius;

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_set_source_rgba (cr, 0, 0, 0, 0.25); /* its shadow on the table */
  cairo_save (cr);
  cairo_translate (cr, 0, height / 2);
  cairo_scale (cr, 0.62 * width, 0.2 * radius);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_restore (cr);
  cairo_fill (cr);
  if (!upright)
    cairo_rotate (cr, -G_PI / 14);
  weft_draw_trace_round (cr, -width / 2, -height / 2, width, height, 0.28 * radius);
  gdk_cairo_set_source_rgba (cr, weft_palette_token (color));
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, weft_palette_rim (color));
  cairo_set_line_width (cr, MAX (0.14 * radius, 1));
  cairo_stroke (cr);
  if (!upright)
    cairo_rotate (cr, -G_PI / 2); /* the letter lies with it */
  weft_draw_word (widget, cr, weft_words_letter (player), 0, 0, 0.95 * radius,
                  weft_palette_letter (color));
  cairo_restore (cr);
}

void
weft_draw_other (GtkWidget *widget, cairo_t *cr, const WeftSetup *setup, guint player,
                 gboolean upright, double x, double y, double radius)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  if (!upright) /* seen from its edge, its letter lying with it */
    {
      cairo_rotate (cr, WEFT_DRAW_TOPPLED_ANGLE);
      cairo_scale (cr, 0.62, 1);
    }
  weft_draw_token (widget, cr, setup, player, 0, 0, 0.92 * radius);
  cairo_restore (cr);
}

void
weft_draw_piece (GtkWidget *widget, cairo_t *cr, const WeftSetup *setup, const WeftOutpost *piece,
                 double x, double y, double radius)
{
  if (piece->other)
    weft_draw_other (widget, cr, setup, piece->owner, piece->upright, x, y, radius);
  else
    weft_draw_outpost (widget, cr, setup, piece->owner, piece->upright, x, y, radius);
}

void
weft_draw_trailblazer (cairo_t *cr, double x, double y, double size)
{
  weft_draw_trace_round (cr, x - 0.3 * size, y - 0.5 * size, 0.6 * size, size, 0.15 * size);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_TEXT));
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_PAPER));
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

void
weft_draw_heart (cairo_t *cr, double x, double y, double radius, const GdkRGBA *color)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, radius, radius);
  cairo_new_path (cr);
  cairo_move_to (cr, 0, 0.9);
  cairo_curve_to (cr, -1.5, -0.1, -0.9, -1.25, 0, -0.5);
  cairo_curve_to (cr, 0.9, -1.25, 1.5, -0.1, 0, 0.9);
  cairo_close_path (cr);
  gdk_cairo_set_source_rgba (cr, color);
  cairo_fill (cr);
  cairo_restore (cr);
}

void
weft_draw_house (cairo_t *cr, double x, double y, double radius, const GdkRGBA *color)
{
  static const double points[][2] = { { -0.95, 0.02 }, { 0, -0.9 },    { 0.95, 0.02 },
                                      { 0.68, 0.02 },  { 0.68, 0.85 }, { -0.68, 0.85 },
                                      { -0.68, 0.02 } };

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, radius, radius);
  cairo_new_path (cr);
  trace_points (cr, points, G_N_ELEMENTS (points));
  gdk_cairo_set_source_rgba (cr, color);
  cairo_fill (cr);
  cairo_restore (cr);
}

/* The income hand: an open hand with a coin. */
void
weft_draw_hand (cairo_t *cr, double x, double y, double radius, const GdkRGBA *color)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, radius, radius);
  cairo_new_path (cr);
  gdk_cairo_set_source_rgba (cr, color);
  cairo_arc (cr, 0, -0.5, 0.36, 0, 2 * G_PI);
  cairo_fill (cr);
  cairo_move_to (cr, -0.95, 0.15);
  cairo_curve_to (cr, -0.6, 0.55, 0.6, 0.55, 0.95, 0.15);
  cairo_curve_to (cr, 1, 0.6, 0.55, 0.95, 0.2, 0.95);
  cairo_line_to (cr, -0.2, 0.95);
  cairo_curve_to (cr, -0.55, 0.95, -1, 0.6, -0.95, 0.15);
  cairo_close_path (cr);
  cairo_fill (cr);
  cairo_restore (cr);
}

static void
draw_flag (cairo_t *cr)
{
  cairo_set_line_width (cr, 0.16);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_move_to (cr, -0.62, -0.85);
  cairo_line_to (cr, -0.62, 0.9);
  cairo_stroke (cr);
  cairo_move_to (cr, -0.62, -0.85);
  cairo_line_to (cr, 0.8, -0.85);
  cairo_line_to (cr, 0.42, -0.4);
  cairo_line_to (cr, 0.8, 0.05);
  cairo_line_to (cr, -0.62, 0.05);
  cairo_close_path (cr);
  cairo_fill (cr);
}

void
weft_draw_box (cairo_t *cr, WeftBox box, double x, double y, double radius, const GdkRGBA *color)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, radius, radius);
  cairo_new_path (cr);
  gdk_cairo_set_source_rgba (cr, color);
  if (box == WEFT_BOX_ANY)
    {
      cairo_set_line_width (cr, 0.24);
      cairo_rectangle (cr, -0.68, -0.68, 1.36, 1.36);
      cairo_stroke (cr);
    }
  else if (box == WEFT_BOX_LANDMARK)
    cairo_translate (cr, -0.55, 0);
  if (box != WEFT_BOX_ANY)
    draw_flag (cr);
  cairo_restore (cr);
  if (box == WEFT_BOX_LANDMARK)
    weft_draw_house (cr, x + 0.72 * radius, y + 0.35 * radius, 0.6 * radius, color);
}

void
weft_draw_arrow (cairo_t *cr, double x, double y, double to_x, double to_y, double head)
{
  double angle = atan2 (to_y - y, to_x - x);

  cairo_move_to (cr, x, y);
  cairo_line_to (cr, to_x - 0.8 * head * cos (angle), to_y - 0.8 * head * sin (angle));
  cairo_stroke (cr);
  cairo_save (cr);
  cairo_translate (cr, to_x, to_y);
  cairo_rotate (cr, angle);
  cairo_move_to (cr, 0, 0);
  cairo_line_to (cr, -head, 0.55 * head);
  cairo_line_to (cr, -head, -0.55 * head);
  cairo_close_path (cr);
  cairo_fill (cr);
  cairo_restore (cr);
}
