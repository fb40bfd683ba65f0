/* weft-awake.c: the screen stays awake while a game is on it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-awake.h"

#include <glib/gi18n.h>

struct _WeftAwake
{
  GObject parent_instance;

  GtkWindow *window; /* unowned: it owns this */
  gboolean playing;
  gboolean wanted;
  gboolean awake;
  guint cookie; /* 0 where the desktop cannot */
};

G_DEFINE_FINAL_TYPE (WeftAwake, weft_awake, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_PLAYING,
  PROP_WANTED,
  PROP_AWAKE,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
let_sleep (WeftAwake *awake)
{
  GtkApplication *application = gtk_window_get_application (awake->window);

  if (awake->cookie != 0 && application != NULL)
    gtk_application_uninhibit (application, awake->cookie);
  awake->cookie = 0;
}

static void
keep_awake (WeftAwake *awake)
{
  GtkApplication *application = gtk_window_get_application (awake->window);

  if (application != NULL)
    awake->cookie = gtk_application_inhibit (
        application, awake->window, GTK_APPLICATION_INHIBIT_IDLE, _ ("A game is on the table"));
}

static void
update (WeftAwake *awake)
{
  gboolean now = awake->playing && awake->wanted;

  if (now == awake->awake)
    return;
  awake->awake = now;
  if (now)
    keep_awake (awake);
  else
    let_sleep (awake);
  g_object_notify_by_pspec (G_OBJECT (awake), properties[PROP_AWAKE]);
}

static void
weft_awake_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  WeftAwake *awake = WEFT_AWAKE (object);

  switch (id)
    {
    case PROP_PLAYING:
      g_value_set_boolean (value, awake->playing);
      break;
    case PROP_WANTED:
      g_value_set_boolean (value, awake->wanted);
      break;
    case PROP_AWAKE:
      g_value_set_boolean (value, awake->awake);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
weft_awake_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  WeftAwake *awake = WEFT_AWAKE (object);

  if (id == PROP_PLAYING)
    awake->playing = g_value_get_boolean (value);
  else if (id == PROP_WANTED)
    awake->wanted = g_value_get_boolean (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  update (awake);
}

static void
weft_awake_class_init (WeftAwakeClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = weft_awake_get_property;
  object_class->set_property = weft_awake_set_property;
  properties[PROP_PLAYING] = g_param_spec_boolean ("playing", NULL, NULL, FALSE, flags);
  properties[PROP_WANTED] = g_param_spec_boolean ("wanted", NULL, NULL, FALSE, flags);
  properties[PROP_AWAKE] =
      g_param_spec_boolean ("awake", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
weft_awake_init (WeftAwake *awake)
{
  (void) awake;
}

WeftAwake *
weft_awake_new (GtkWindow *window)
{
  WeftAwake *awake = g_object_new (WEFT_TYPE_AWAKE, NULL);

  g_return_val_if_fail (GTK_IS_WINDOW (window), awake);

  awake->window = window;
  return awake;
}
