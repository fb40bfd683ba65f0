/* weft-preferences.c: the preferences
 *
 * libadwaita has dialogs within the window since 1.5; before, they are windows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-preferences.h"

#define WIDTH 520
#define HEIGHT 600

struct _WeftPreferences
{
  AdwPreferencesPage parent_instance;

  AdwComboRow *cards;
  AdwComboRow *dice;
  AdwComboRow *together;
  GtkSwitch *odds;
  GtkSwitch *awake;
  AdwComboRow *scheme;
  AdwComboRow *size;
};

G_DEFINE_FINAL_TYPE (WeftPreferences, weft_preferences, ADW_TYPE_PREFERENCES_PAGE)

static void
weft_preferences_class_init (WeftPreferencesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/weft_companion/Weft/weft-preferences.ui");
  gtk_widget_class_bind_template_child (widget_class, WeftPreferences, cards);
  gtk_widget_class_bind_template_child (widget_class, WeftPreferences, dice);
  gtk_widget_class_bind_template_child (widget_class, WeftPreferences, together);
  gtk_widget_class_bind_template_child (widget_class, WeftPreferences, odds);
  gtk_widget_class_bind_template_child (widget_class, WeftPreferences, awake);
  gtk_widget_class_bind_template_child (widget_class, WeftPreferences, scheme);
  gtk_widget_class_bind_template_child (widget_class, WeftPreferences, size);
}

static void
weft_preferences_init (WeftPreferences *preferences)
{
  gtk_widget_init_template (GTK_WIDGET (preferences));
}

/* A choice of two is a switch to the settings. */
static gboolean
get_choice (GValue *value, GVariant *setting, gpointer data)
{
  (void) data;
  g_value_set_uint (value, g_variant_get_boolean (setting) ? 1 : 0);
  return TRUE;
}

static GVariant *
set_choice (const GValue *value, const GVariantType *type, gpointer data)
{
  (void) type;
  (void) data;
  return g_variant_new_boolean (g_value_get_uint (value) == 1);
}

/* The nicks of the setting are in the order of the row. */
static const char *const schemes[] = { "system", "light", "dark" };

static gboolean
get_scheme (GValue *value, GVariant *setting, gpointer data)
{
  (void) data;
  for (guint i = 0; i < G_N_ELEMENTS (schemes); i++)
    if (g_str_equal (schemes[i], g_variant_get_string (setting, NULL)))
      g_value_set_uint (value, i);
  return TRUE;
}

static GVariant *
set_scheme (const GValue *value, const GVariantType *type, gpointer data)
{
  (void) type;
  (void) data;
  return g_variant_new_string (schemes[MIN (g_value_get_uint (value), 2)]);
}

static WeftPreferences *
preferences_new (GSettings *settings)
{
  WeftPreferences *preferences = g_object_new (WEFT_TYPE_PREFERENCES, NULL);
  const GSettingsBindFlags flags = G_SETTINGS_BIND_DEFAULT;

  g_settings_bind_with_mapping (settings, "real-cards", preferences->cards, "selected", flags,
                                get_choice, set_choice, NULL, NULL);
  g_settings_bind_with_mapping (settings, "real-dice", preferences->dice, "selected", flags,
                                get_choice, set_choice, NULL, NULL);
  g_settings_bind_with_mapping (settings, "together", preferences->together, "selected", flags,
                                get_choice, set_choice, NULL, NULL);
  g_settings_bind (settings, "show-odds", preferences->odds, "active", flags);
  g_settings_bind (settings, "stay-awake", preferences->awake, "active", flags);
  g_settings_bind_with_mapping (settings, "color-scheme", preferences->scheme, "selected", flags,
                                get_scheme, set_scheme, NULL, NULL);
  g_settings_bind (settings, "step-size", preferences->size, "selected", flags);
  return preferences;
}

#if ADW_CHECK_VERSION(1, 5, 0)
void
weft_preferences_show (GSettings *settings, GtkWindow *window)
{
  AdwDialog *dialog;

  g_return_if_fail (G_IS_SETTINGS (settings) && GTK_IS_WINDOW (window));

  dialog = adw_preferences_dialog_new ();
  adw_preferences_dialog_add (ADW_PREFERENCES_DIALOG (dialog),
                              ADW_PREFERENCES_PAGE (preferences_new (settings)));
  adw_dialog_set_content_width (dialog, WIDTH);
  adw_dialog_set_content_height (dialog, HEIGHT);
  adw_dialog_present (dialog, GTK_WIDGET (window));
}
#else
void
weft_preferences_show (GSettings *settings, GtkWindow *window)
{
  GtkWidget *dialog;

  g_return_if_fail (G_IS_SETTINGS (settings) && GTK_IS_WINDOW (window));

  dialog = adw_preferences_window_new ();
  adw_preferences_window_set_search_enabled (ADW_PREFERENCES_WINDOW (dialog), FALSE);
  adw_preferences_window_add (ADW_PREFERENCES_WINDOW (dialog),
                              ADW_PREFERENCES_PAGE (preferences_new (settings)));
  gtk_window_set_default_size (GTK_WINDOW (dialog), WIDTH, HEIGHT);
  gtk_window_set_transient_for (GTK_WINDOW (dialog), window);
  gtk_window_present (GTK_WINDOW (dialog));
}
#endif
