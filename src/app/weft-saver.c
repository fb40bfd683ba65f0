/* weft-saver.c: saving a game beside the main loop
 *
 * One thread a saver writes; the main thread never touches the disk.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-saver.h"

struct _WeftSaver
{
  GObject parent_instance;

  WeftRecordFile *file; /* the thread's alone */
  GThread *thread;
  GMainContext *context;
  char *trouble; /* the main thread's alone */

  GMutex mutex; /* for what follows */
  GCond changed;
  char *waiting; /* the newest text, until the thread takes it */
  gboolean writing;
  gboolean closing;
};

G_DEFINE_FINAL_TYPE (WeftSaver, weft_saver, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_TROUBLE,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* What became of a save, on its way to the main loop. */
typedef struct
{
  GWeakRef saver;
  char *trouble;
} Report;

static void
report_free (gpointer data)
{
  Report *report = data;

  g_weak_ref_clear (&report->saver);
  g_free (report->trouble);
  g_free (report);
}

static gboolean
report_cb (gpointer data)
{
  Report *report = data;
  g_autoptr (WeftSaver) saver = g_weak_ref_get (&report->saver);

  if (saver != NULL && g_strcmp0 (saver->trouble, report->trouble) != 0)
    {
      g_free (saver->trouble);
      saver->trouble = g_steal_pointer (&report->trouble);
      g_object_notify_by_pspec (G_OBJECT (saver), properties[PROP_TROUBLE]);
    }
  return G_SOURCE_REMOVE;
}

static void
report (WeftSaver *saver, const GError *error)
{
  Report *told = g_new0 (Report, 1);
  g_autoptr (GSource) source = g_idle_source_new ();

  g_weak_ref_init (&told->saver, saver);
  told->trouble = error != NULL ? g_strdup (error->message) : NULL;
  g_source_set_priority (source, G_PRIORITY_DEFAULT);
  g_source_set_callback (source, report_cb, told, report_free);
  g_source_attach (source, saver->context);
}

/* Writes what waits until there is nothing more to come. */
static gpointer
write_cb (gpointer data)
{
  WeftSaver *saver = data;

  g_mutex_lock (&saver->mutex);
  while (TRUE)
    {
      g_autofree char *text = NULL;
      g_autoptr (GError) error = NULL;

      while (saver->waiting == NULL && !saver->closing)
        g_cond_wait (&saver->changed, &saver->mutex);
      if (saver->waiting == NULL)
        break;
      text = g_steal_pointer (&saver->waiting);
      saver->writing = TRUE;
      g_mutex_unlock (&saver->mutex);
      weft_record_file_write (saver->file, text, &error);
      report (saver, error);
      g_mutex_lock (&saver->mutex);
      saver->writing = FALSE;
      g_cond_broadcast (&saver->changed);
    }
  g_mutex_unlock (&saver->mutex);
  return NULL;
}

static void
weft_saver_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_TROUBLE)
    g_value_set_string (value, WEFT_SAVER (object)->trouble);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
weft_saver_dispose (GObject *object)
{
  WeftSaver *saver = WEFT_SAVER (object);

  if (saver->thread != NULL)
    {
      g_mutex_lock (&saver->mutex);
      saver->closing = TRUE;
      g_cond_broadcast (&saver->changed);
      g_mutex_unlock (&saver->mutex);
      g_clear_pointer (&saver->thread, g_thread_join);
    }
  G_OBJECT_CLASS (weft_saver_parent_class)->dispose (object);
}

static void
weft_saver_finalize (GObject *object)
{
  WeftSaver *saver = WEFT_SAVER (object);

  g_clear_pointer (&saver->file, weft_record_file_free);
  g_clear_pointer (&saver->context, g_main_context_unref);
  g_free (saver->trouble);
  g_mutex_clear (&saver->mutex);
  g_cond_clear (&saver->changed);
  G_OBJECT_CLASS (weft_saver_parent_class)->finalize (object);
}

static void
weft_saver_class_init (WeftSaverClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = weft_saver_get_property;
  object_class->dispose = weft_saver_dispose;
  object_class->finalize = weft_saver_finalize;
  properties[PROP_TROUBLE] =
      g_param_spec_string ("trouble", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
weft_saver_init (WeftSaver *saver)
{
  g_mutex_init (&saver->mutex);
  g_cond_init (&saver->changed);
  saver->context = g_main_context_ref_thread_default ();
}

WeftSaver *
weft_saver_new (WeftRecordFile *file)
{
  WeftSaver *saver = g_object_new (WEFT_TYPE_SAVER, NULL);

  g_return_val_if_fail (file != NULL, saver);

  saver->file = file;
  saver->thread = g_thread_new ("weft-saver", write_cb, saver);
  return saver;
}

void
weft_saver_save (WeftSaver *saver, char *text)
{
  g_return_if_fail (WEFT_IS_SAVER (saver) && text != NULL);

  g_mutex_lock (&saver->mutex);
  g_free (saver->waiting);
  saver->waiting = text;
  g_cond_broadcast (&saver->changed);
  g_mutex_unlock (&saver->mutex);
}

void
weft_saver_flush (WeftSaver *saver)
{
  g_return_if_fail (WEFT_IS_SAVER (saver));

  g_mutex_lock (&saver->mutex);
  while (saver->waiting != NULL || saver->writing)
    g_cond_wait (&saver->changed, &saver->mutex);
  g_mutex_unlock (&saver->mutex);
}
