/* contrast.c: every text in every window, dialog and popover can be read
 *
 * What is measured is the picture, not the palette: each window is drawn as it stands, and the text
 * of each label in it is compared with what is behind it. ADW_DEBUG_COLOR_SCHEME and
 * ADW_DEBUG_HIGH_CONTRAST choose the style, WEFT_TEST_STYLE names it; WEFT_TEST_PICTURES=FOLDER
 * keeps the pictures.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>

#include "app-look.h"
#include "weft-language.h"
#include "weft-table-page.h"

#define LEAST 4.5 /* WCAG 2, level AA */

/* A drawn window. */
typedef struct
{
  const guchar *pixels; /* BGRA, native order of a 32 bit word */
  int width;
  int height;
} Picture;

static const char *style;

static double
linear (guint32 pixel, int shift)
{
  double value = (pixel >> shift & 0xff) / 255.0;

  return value <= 0.03928 ? value / 12.92 : pow ((value + 0.055) / 1.055, 2.4);
}

static double
luminance (guint32 pixel)
{
  return 0.2126 * linear (pixel, 16) + 0.7152 * linear (pixel, 8) + 0.0722 * linear (pixel, 0);
}

static double
contrast (guint32 one, guint32 other)
{
  double a = luminance (one), b = luminance (other);

  return (MAX (a, b) + 0.05) / (MIN (a, b) + 0.05);
}

static guint32
pixel_at (const Picture *picture, int x, int y)
{
  return ((const guint32 *) (gconstpointer) picture->pixels)[y * picture->width + x] & 0xffffff;
}

/* The color most of the rectangle has: what is behind the text. */
static guint32
ground_of (const Picture *picture, const GdkRectangle *at)
{
  g_autoptr (GHashTable) counts = g_hash_table_new (NULL, NULL);
  guint32 most = 0;
  guint best = 0;

  for (int y = at->y; y < at->y + at->height; y++)
    for (int x = at->x; x < at->x + at->width; x++)
      {
        gpointer key = GUINT_TO_POINTER (pixel_at (picture, x, y));
        guint count = GPOINTER_TO_UINT (g_hash_table_lookup (counts, key)) + 1;

        g_hash_table_insert (counts, key, GUINT_TO_POINTER (count));
        if (count > best)
          {
            best = count;
            most = GPOINTER_TO_UINT (key);
          }
      }
  return most;
}

/* How clearly the strongest part of what is drawn in the rectangle stands out. */
static double
measure (const Picture *picture, const GdkRectangle *at)
{
  guint32 ground = ground_of (picture, at);
  double best = 1;

  for (int y = at->y; y < at->y + at->height; y++)
    for (int x = at->x; x < at->x + at->width; x++)
      best = MAX (best, contrast (ground, pixel_at (picture, x, y)));
  return best;
}

/* The part of the widget that is in sight; FALSE when that is too little to judge: of a high label
 * that is cut off there may be no word to see. */
static gboolean
visible_part (GtkWidget *widget, GtkWidget *native, const Picture *picture, GdkRectangle *part)
{
  graphene_rect_t bounds, seen;

  if (!gtk_widget_compute_bounds (widget, native, &seen))
    return FALSE;
  for (GtkWidget *at = gtk_widget_get_parent (widget); at != NULL; at = gtk_widget_get_parent (at))
    {
      if (gtk_widget_compute_bounds (at, native, &bounds)
          && gtk_widget_get_overflow (at) == GTK_OVERFLOW_HIDDEN
          && !graphene_rect_intersection (&seen, &bounds, &seen))
        return FALSE;
      if (at == native)
        break;
    }
  *part = (GdkRectangle){ (int) ceilf (seen.origin.x), (int) ceilf (seen.origin.y),
                          (int) floorf (seen.size.width), (int) floorf (seen.size.height) };
  return gdk_rectangle_intersect (part, &(GdkRectangle){ 0, 0, picture->width, picture->height },
                                  part)
         && part->width >= 6 && part->height >= 10
         && 2 * part->height >= gtk_widget_get_height (widget);
}

static const char *
text_of (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    return gtk_label_get_text (GTK_LABEL (widget));
  if (GTK_IS_TEXT (widget))
    return gtk_editable_get_text (GTK_EDITABLE (widget));
  return "";
}

/* Whether the widget or what it is in fades: then it is not there yet, or does not count. */
static gboolean
is_meant_to_be_read (GtkWidget *widget)
{
  if (!gtk_widget_is_sensitive (widget) || *text_of (widget) == '\0')
    return FALSE;
  for (GtkWidget *at = widget; at != NULL; at = gtk_widget_get_parent (at))
    if (gtk_widget_get_opacity (at) == 0 || !gtk_widget_get_child_visible (at))
      return FALSE;
  return TRUE;
}

static void
check_texts (GtkWidget *widget, GtkWidget *native, const Picture *picture, const char *screen,
             guint *texts)
{
  GdkRectangle part;

  if (!gtk_widget_get_mapped (widget))
    return;
  if ((GTK_IS_LABEL (widget) || GTK_IS_TEXT (widget)) && is_meant_to_be_read (widget)
      && visible_part (widget, native, picture, &part))
    {
      double found = measure (picture, &part);

      (*texts)++;
      if (found < LEAST)
        {
          g_test_message ("%s, %s: “%s” has a contrast of %.2f", style, screen, text_of (widget),
                          found);
          g_test_fail ();
        }
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_NATIVE (child))
      check_texts (child, native, picture, screen, texts);
}

static void
keep_picture (GdkTexture *texture, const char *screen)
{
  static int number;
  const char *folder = g_getenv ("WEFT_TEST_PICTURES");
  g_autofree char *path = NULL;

  if (folder == NULL)
    return;
  path = g_strdup_printf ("%s/%03d-%s-%s.png", folder, number++, style, screen);
  g_assert_true (gdk_texture_save_to_png (texture, path));
}

/* A dialog within a window, where the toolkit has such: what is behind it is not to be read. */
static GtkWidget *
find_dialog (GtkWidget *widget, GType dialog)
{
  GtkWidget *found = NULL;

  if (g_type_is_a (G_OBJECT_TYPE (widget), dialog) && gtk_widget_get_mapped (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_NATIVE (child))
      found = find_dialog (child, dialog);
  return found;
}

/* Draws one window, dialog or popover and reads what is written in it. */
static void
check_native (GtkWidget *native, const char *screen)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (native);
  int width = gtk_widget_get_width (native), height = gtk_widget_get_height (native);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  g_autofree guchar *pixels = g_malloc0 ((gsize) width * (gsize) height * 4);
  GType type = g_type_from_name ("AdwDialog");
  GtkWidget *dialog = type != G_TYPE_INVALID ? find_dialog (native, type) : NULL;
  guint texts = 0;

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  g_assert_nonnull (node);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (native)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  gdk_texture_download (texture, pixels, (gsize) width * 4);
  keep_picture (texture, screen);
  check_texts (dialog != NULL ? dialog : native, native, &(Picture){ pixels, width, height },
               screen, &texts);
  g_assert_cmpuint (texts, >, 0);
}

/* The popovers that are open below a widget. */
static void
check_popovers (GtkWidget *widget, const char *screen)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      if (GTK_IS_POPOVER (child) && gtk_widget_get_mapped (child))
        check_native (child, screen);
      check_popovers (child, screen);
    }
}

/* Everything that is open. */
static void
check_all (const char *screen)
{
  g_autoptr (GList) windows = NULL;

  wait_for_frames ();
  windows = gtk_window_list_toplevels ();
  for (GList *item = windows; item != NULL; item = item->next)
    if (gtk_widget_get_mapped (item->data))
      {
        check_native (item->data, screen);
        check_popovers (item->data, screen);
      }
}

/* A dialog of the application's own actions, over a window. */
static void
test_dialog (gconstpointer data)
{
  g_autoptr (Driver) driver = driver_new ();
  const char *action = data;
  GtkWindow *dialog;

  g_action_group_activate_action (G_ACTION_GROUP (driver->application), action,
                                  g_str_equal (action, "help") ? g_variant_new_string ("") : NULL);
  check_all (action);
  dialog = gtk_application_get_active_window (GTK_APPLICATION (driver->application));
  if (dialog != GTK_WINDOW (driver->window))
    gtk_window_close (dialog);
}

/* Every menu of the window as it stands. */
static void
check_menus (GtkWidget *widget, const char *screen)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      if (GTK_IS_MENU_BUTTON (child) && gtk_widget_get_mapped (child)
          && gtk_widget_is_sensitive (child))
        {
          gtk_menu_button_popup (GTK_MENU_BUTTON (child));
          check_all (screen);
          gtk_menu_button_popdown (GTK_MENU_BUTTON (child));
          wait_for_frames ();
        }
      else
        check_menus (child, screen);
    }
}

static void
test_start (void)
{
  g_autoptr (Driver) driver = driver_new ();

  check_all ("start");
  check_menus (GTK_WIDGET (driver->window), "menu");
  driver_press (driver_find_action (driver, "win.new-game", NULL));
  for (int page = 0; page < 3; page++)
    {
      GtkWidget *next = driver_find_action (driver, "new-game.next", NULL);

      check_all ("new-game");
      if (next != NULL && gtk_widget_get_mapped (next))
        driver_press (next);
    }
  check_all ("checklist");
}

/* A file that cannot be opened, with what exactly is wrong unfolded. */
static void
test_unreadable (void)
{
  g_autoptr (Driver) driver = driver_new ();
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "unreadable.weft", NULL);

  g_assert_cmpint (g_mkdir_with_parents (g_get_user_data_dir (), 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, "{", -1, NULL));
  g_assert_false (weft_window_open (driver->window, path));
  driver_settle ();
  gtk_expander_set_expanded (GTK_EXPANDER (driver_find_type (driver, GTK_TYPE_EXPANDER)), TRUE);
  check_all ("unreadable");
}

static void
test_game (gconstpointer name)
{
  static const char *const views[] = { "tracks", "map", "bots", "log", "turn" };
  g_autoptr (Driver) driver = driver_new ();
  GtkWidget *table;

  open_game (driver, name);
  check_all (name);
  driver_take_steps (driver);
  check_all (name);
  table = driver_find_type (driver, WEFT_TYPE_TABLE_PAGE);
  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    {
      gtk_widget_activate_action (table, "table.view", "s", views[i]);
      check_all (views[i]);
    }
  check_menus (GTK_WIDGET (driver->window), name);
}

int
main (int argc, char **argv)
{
  static const char *const dialogs[] = { "preferences", "about", "help", "shortcuts" };
  static const char *const games[] = { "conquer", "income", "arts", "shadow-empire", "end" };

  weft_language_start ();
  gtk_test_init (&argc, &argv, NULL);
  /* The toolkit warns of a label of its own in the list of shortcuts. */
  g_log_set_always_fatal (G_LOG_LEVEL_ERROR | G_LOG_LEVEL_CRITICAL | G_LOG_FLAG_RECURSION);
  style = g_getenv ("WEFT_TEST_STYLE") != NULL ? g_getenv ("WEFT_TEST_STYLE") : "light";
  g_test_add_func ("/contrast/start", test_start);
  g_test_add_func ("/contrast/unreadable", test_unreadable);
  for (guint i = 0; i < G_N_ELEMENTS (dialogs); i++)
    {
      g_autofree char *path = g_strconcat ("/contrast/dialog/", dialogs[i], NULL);

      g_test_add_data_func (path, dialogs[i], test_dialog);
    }
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *path = g_strconcat ("/contrast/game/", games[i], NULL);

      g_test_add_data_func (path, games[i], test_game);
    }
  return g_test_run ();
}
