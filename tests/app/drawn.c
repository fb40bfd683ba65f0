/* drawn.c: the drawn widgets in windows of several sizes
 *
 * WEFT_TEST_PICTURES=FOLDER keeps a picture of each, to be looked at; ADW_DEBUG_COLOR_SCHEME and
 * ADW_DEBUG_HIGH_CONTRAST say in which colors.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>

#include "weft-act-picture.h"
#include "weft-event.h"
#include "weft-history.h"

static WeftTables *tables;

static void
wait_for_frames (void)
{
  for (int i = 0; i < 8; i++)
    {
      g_usleep (10000);
      while (g_main_context_pending (NULL))
        g_main_context_iteration (NULL, FALSE);
    }
}

/* A window around a widget. */
static GtkWidget *
show (GtkWidget *child, int width, int height)
{
  GtkWidget *window = gtk_window_new ();
  AdwStyleManager *manager = adw_style_manager_get_default ();

  if (adw_style_manager_get_dark (manager))
    gtk_widget_add_css_class (window, "dark-paper");
  if (adw_style_manager_get_high_contrast (manager))
    gtk_widget_add_css_class (window, "high-contrast");
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_set_child (GTK_WINDOW (window), child);
  gtk_window_present (GTK_WINDOW (window));
  wait_for_frames ();
  return window;
}

/* For somebody to look at. */
static void
take_picture (GtkWidget *window, const char *name)
{
  const char *folder = g_getenv ("WEFT_TEST_PICTURES");
  g_autoptr (GdkPaintable) paintable = NULL;
  g_autoptr (GtkSnapshot) snapshot = NULL;
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  g_autofree char *path = NULL;
  int width = gtk_widget_get_width (window), height = gtk_widget_get_height (window);

  if (folder == NULL)
    return;
  paintable = gtk_widget_paintable_new (window);
  snapshot = gtk_snapshot_new ();
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, width, height));
  path = g_strdup_printf ("%s/%s.png", folder, name);
  g_assert_true (gdk_texture_save_to_png (texture, path));
}

static WeftHistory *
load (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "app", "games", name, NULL);
  WeftRecord *record = weft_record_load (path, tables, NULL);
  WeftHistory *history;

  g_assert_nonnull (record);
  history = weft_history_new (tables, record, NULL);
  g_assert_nonnull (history);
  return history;
}

/* Every kind of event has a picture of its own, both ways. */
static void
test_acts (void)
{
  g_autoptr (WeftHistory) history = load ("conquer.weft");
  const WeftState *state = weft_history_state (history);
  GtkWidget *grid = gtk_grid_new (), *window;
  int n = 0;

  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 6);
  for (guint kind = 0; kind <= WEFT_N_EVENTS; kind++)
    for (int way = 0; way < 2; way++, n++)
      {
        WeftEvent event = { .kind = (guint8) kind,
                            .player = n % 4 < 2 ? WEFT_PLAYER_AUTOMA : WEFT_PLAYER_SHADOW,
                            .owner = WEFT_PLAYER_AUTOMA,
                            .track = (guint8) (kind % WEFT_N_TRACKS),
                            .hex = (guint8) (3 * kind % WEFT_N_HEXES),
                            .count = 4,
                            .cards = { 2, 22 },
                            .total = kind % 2 ? 115 : 15,
                            .vp = 10,
                            .upright = kind % 2,
                            .from = 2,
                            .to = 3 };
        GtkWidget *picture = weft_act_picture_new ();

        if (kind == WEFT_EVENT_REGRESS)
          event.to = 1;
        weft_act_picture_set_act (WEFT_ACT_PICTURE (picture), tables, state, &event,
                                  (WeftActWay) way);
        gtk_grid_attach (GTK_GRID (grid), picture, n % 8, n / 8, 1, 1);
      }
  window = show (grid, 820, 520);
  take_picture (window, "acts");
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
load_style (void)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (provider, "/io/github/weft_companion/Weft/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  adw_init ();
  load_style ();
  tables = weft_tables_load (NULL);
  g_assert_nonnull (tables);
  g_test_add_func ("/drawn/acts", test_acts);
  status = g_test_run ();
  weft_tables_free (tables);
  return status;
}
