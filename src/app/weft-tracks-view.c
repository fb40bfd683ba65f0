/* weft-tracks-view.c: the advancement tracks, drawn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-tracks-view.h"

#include <glib/gi18n.h>

#include "weft-palette.h"
#include "weft-story.h"

#define ROW_HEIGHT 72
#define GAP 8

struct _WeftTracksView
{
  GtkWidget parent_instance;

  const WeftTables *tables;
  WeftState state;
};

G_DEFINE_FINAL_TYPE (WeftTracksView, weft_tracks_view, GTK_TYPE_WIDGET)

static void
write_at (WeftTracksView *view, cairo_t *cr, const char *word, double x, double y, double size,
          gboolean centered, const GdkRGBA *color)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (view), word);
  PangoFontDescription *font = pango_font_description_copy (
      pango_context_get_font_description (pango_layout_get_context (layout)));
  int width, height;

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_font_description_set_weight (font, PANGO_WEIGHT_SEMIBOLD);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_get_pixel_size (layout, &width, &height);
  gdk_cairo_set_source_rgba (cr, color);
  cairo_move_to (cr, centered ? x - width / 2.0 : x, y - height / 2.0);
  pango_cairo_show_layout (cr, layout);
}

static void
trace_round (cairo_t *cr, double x, double y, double width, double height, double corner)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + width - corner, y + corner, corner, -G_PI / 2, 0);
  cairo_arc (cr, x + width - corner, y + height - corner, corner, 0, G_PI / 2);
  cairo_arc (cr, x + corner, y + height - corner, corner, G_PI / 2, G_PI);
  cairo_arc (cr, x + corner, y + corner, corner, G_PI, 1.5 * G_PI);
  cairo_close_path (cr);
}

/* Tokens differ in shape as well as color: Automa a diamond, Shadow Empire a square, humans round.
 */
static void
draw_token (WeftTracksView *view, cairo_t *cr, guint player, double x, double y, double radius)
{
  const char *letters[] = {
    "1", "2", "3", "4", C_ ("letter on a token", "A"), C_ ("letter on a token", "S")
  };
  WeftColor color = view->state.setup.colors[player];

  cairo_save (cr);
  cairo_translate (cr, x, y);
  if (player == WEFT_PLAYER_AUTOMA)
    cairo_rotate (cr, G_PI / 4);
  cairo_new_path (cr);
  if (weft_player_is_human (player))
    cairo_arc (cr, 0, 0, radius, 0, 2 * G_PI);
  else
    trace_round (cr, -0.82 * radius, -0.82 * radius, 1.64 * radius, 1.64 * radius, 0.25 * radius);
  gdk_cairo_set_source_rgba (cr, weft_palette_token (color));
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_PAPER));
  cairo_set_line_width (cr, 1.5);
  cairo_stroke (cr);
  cairo_restore (cr);
  write_at (view, cr, letters[player], x, y, 1.05 * radius, TRUE, weft_palette_letter (color));
}

/* A house: a landmark nobody has gained. */
static void
draw_landmark (cairo_t *cr, double x, double y, double size, const GdkRGBA *color)
{
  cairo_new_path (cr);
  cairo_move_to (cr, x - size / 2, y);
  cairo_line_to (cr, x, y - 0.55 * size);
  cairo_line_to (cr, x + size / 2, y);
  cairo_line_to (cr, x + 0.38 * size, y);
  cairo_line_to (cr, x + 0.38 * size, y + 0.45 * size);
  cairo_line_to (cr, x - 0.38 * size, y + 0.45 * size);
  cairo_line_to (cr, x - 0.38 * size, y);
  cairo_close_path (cr);
  gdk_cairo_set_source_rgba (cr, color);
  cairo_fill (cr);
}

static void
draw_space (WeftTracksView *view, cairo_t *cr, guint track, int space, double x, double y,
            double width)
{
  const GdkRGBA *color = weft_palette_track (track);
  guint8 tier = view->tables->landmark_tier[space];
  g_autofree char *number = g_strdup_printf ("%d", space);
  double radius = MIN (0.42 * width, 13);
  guint here[WEFT_N_PLAYERS * WEFT_N_TOKENS];
  int n = 0;

  cairo_new_path (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  cairo_set_source_rgba (cr, color->red, color->green, color->blue, 0.45);
  cairo_set_line_width (cr, 1.2);
  cairo_stroke (cr);
  if (tier != WEFT_NONE && view->state.landmarks[track][tier] == WEFT_NONE)
    draw_landmark (cr, x + 0.75 * radius, y - 1.15 * radius, 0.9 * radius, color);
  for (guint player = 0; player < WEFT_N_PLAYERS; player++)
    for (int token = 0; token < WEFT_N_TOKENS; token++)
      if (view->state.tokens[player][track][token] == space)
        here[n++] = player;
  if (n == 0)
    write_at (view, cr, number, x, y, MIN (0.9 * radius, 11), TRUE,
              weft_palette_ink (WEFT_INK_QUIET));
  for (int i = 0; i < n; i++)
    draw_token (view, cr, here[i], x + (i - (n - 1) / 2.0) * 0.9 * radius,
                y + (n > 1 ? (i % 2 ? 0.28 : -0.28) * radius : 0), n > 1 ? 0.8 * radius : radius);
}

static void
draw_track (WeftTracksView *view, cairo_t *cr, guint track, double y, double width)
{
  const GdkRGBA *color = weft_palette_track (track);
  double step = (width - 2 * GAP) / WEFT_N_SPACES;
  g_autoptr (GString) title = g_string_new (weft_story_track (track));

  trace_round (cr, 0.5, y + 0.5, width - 1, ROW_HEIGHT - GAP - 1, 12);
  gdk_cairo_set_source_rgba (cr, weft_palette_ink (WEFT_INK_PAPER));
  cairo_fill_preserve (cr);
  cairo_set_source_rgba (cr, color->red, color->green, color->blue, 0.5);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
  for (guint bot = WEFT_PLAYER_AUTOMA; bot <= WEFT_PLAYER_SHADOW; bot++)
    if (weft_setup_has_player (&view->state.setup, bot) && view->state.favorites[bot] == track)
      g_string_append_printf (title, "  ♥ %s",
                              bot == WEFT_PLAYER_AUTOMA ? _ ("Automa") : _ ("Shadow Empire"));
  trace_round (cr, GAP, y + GAP, 5, 14, 2.5);
  gdk_cairo_set_source_rgba (cr, color);
  cairo_fill (cr);
  write_at (view, cr, title->str, GAP + 11, y + GAP + 7, 12, FALSE,
            weft_palette_ink (WEFT_INK_TEXT));
  for (int space = 0; space <= WEFT_LAST_SPACE; space++)
    draw_space (view, cr, track, space, GAP + (space + 0.5) * step, y + 43, step);
  cairo_new_path (cr);
  cairo_set_source_rgba (cr, color->red, color->green, color->blue, 0.6);
  for (int tier = 0; tier < 4; tier++)
    {
      double x = GAP + (3 * tier + 1) * step;

      cairo_move_to (cr, x, y + 30);
      cairo_line_to (cr, x, y + 56);
      cairo_stroke (cr);
    }
}

static void
weft_tracks_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  WeftTracksView *view = WEFT_TRACKS_VIEW (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  double y = 0;
  cairo_t *cr;

  if (view->tables == NULL)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    if (weft_setup_has_track (&view->state.setup, track))
      {
        draw_track (view, cr, track, y, width);
        y += ROW_HEIGHT;
      }
  cairo_destroy (cr);
}

static void
weft_tracks_view_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                          int *natural, int *minimum_baseline, int *natural_baseline)
{
  WeftTracksView *view = WEFT_TRACKS_VIEW (widget);
  int rows = view->tables != NULL ? __builtin_popcount (view->state.setup.tracks) : 4;

  (void) for_size;
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 320 : rows * ROW_HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 600 : rows * ROW_HEIGHT;
  *minimum_baseline = *natural_baseline = -1;
}

static void
weft_tracks_view_class_init (WeftTracksViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = weft_tracks_view_snapshot;
  widget_class->measure = weft_tracks_view_measure;
  gtk_widget_class_set_css_name (widget_class, "weft-tracks");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
weft_tracks_view_init (WeftTracksView *view)
{
  gtk_widget_set_hexpand (GTK_WIDGET (view), TRUE);
}

GtkWidget *
weft_tracks_view_new (void)
{
  return g_object_new (WEFT_TYPE_TRACKS_VIEW, NULL);
}

/* Every token in words, for screen readers. */
static char *
describe (WeftTracksView *view)
{
  GString *words = g_string_new (NULL);

  for (guint track = 0; track < WEFT_N_TRACKS; track++)
    if (weft_setup_has_track (&view->state.setup, track))
      g_string_append_printf (words, _ ("%s: you %d, Automa %d, Shadow Empire %d. "),
                              weft_story_track (track),
                              MAX (weft_state_furthest (&view->state, WEFT_PLAYER_P1, track), 0),
                              MAX (view->state.tokens[WEFT_PLAYER_AUTOMA][track][0], 0),
                              MAX (view->state.tokens[WEFT_PLAYER_SHADOW][track][0], 0));
  return g_string_free (words, FALSE);
}

void
weft_tracks_view_set_state (WeftTracksView *view, const WeftTables *tables, const WeftState *state)
{
  g_autofree char *words = NULL;

  g_return_if_fail (WEFT_IS_TRACKS_VIEW (view) && tables != NULL && state != NULL);

  view->tables = tables;
  view->state = *state;
  words = describe (view);
  gtk_accessible_update_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  gtk_widget_queue_resize (GTK_WIDGET (view));
  gtk_widget_queue_draw (GTK_WIDGET (view));
}
