/* weft-saver.c: saving a game beside the main loop
 *
 * One thread a saver writes; the main thread never touches the disk.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-saver.h"

#include "weft-errors.h"

struct _WeftSaver
{
  GObject parent_instance;

  WeftRecordFile *file; /* the thread's alone */
  GThread *thread;
  GSource *news; /* wakes the main loop when a save has been tried */

  char *trouble; /* the main thread's alone, as is what follows */
  gboolean pending;

  GMutex mutex; /* for what follows */
  GCond changed;
  char *waiting; /* the newest text, until the thread takes it */
  gboolean writing;
  gboolean closing;
  gboolean tried; /* whether there is an outcome the main thread has not heard of */
  char *outcome;  /* why it failed, or NULL */
};

G_DEFINE_FINAL_TYPE (WeftSaver, weft_saver, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_TROUBLE,
  PROP_PENDING,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
set_trouble (WeftSaver *saver, const char *trouble)
{
  if (g_strcmp0 (saver->trouble, trouble) == 0)
    return;
  g_free (saver->trouble);
  saver->trouble = g_strdup (trouble);
  g_object_notify_by_pspec (G_OBJECT (saver), properties[PROP_TROUBLE]);
}

static void
set_pending (WeftSaver *saver, gboolean pending)
{
  if (saver->pending == pending)
    return;
  saver->pending = pending;
  g_object_notify_by_pspec (G_OBJECT (saver), properties[PROP_PENDING]);
}

/* Hears what became of the saves so far. */
static void
hear (WeftSaver *saver)
{
  g_autoptr (WeftSaver) kept = g_object_ref (saver);
  g_autofree char *outcome = NULL;
  gboolean tried, pending;

  g_mutex_lock (&saver->mutex);
  tried = saver->tried;
  saver->tried = FALSE;
  outcome = g_steal_pointer (&saver->outcome);
  pending = saver->waiting != NULL || saver->writing;
  g_mutex_unlock (&saver->mutex);
  g_object_freeze_notify (G_OBJECT (kept));
  if (tried)
    set_trouble (kept, outcome);
  set_pending (kept, pending);
  g_object_thaw_notify (G_OBJECT (kept));
}

static gboolean
news_cb (gpointer data)
{
  WeftSaver *saver = data;

  g_source_set_ready_time (saver->news, -1);
  hear (saver);
  return G_SOURCE_CONTINUE;
}

static gboolean
dispatch_news (GSource *source, GSourceFunc callback, gpointer data)
{
  (void) source;
  return callback (data);
}

/* Notes what became of a save and wakes the main loop; with the mutex held. */
static void
note_outcome (WeftSaver *saver, const GError *error)
{
  g_free (saver->outcome);
  saver->outcome = error != NULL ? weft_errors_words (error) : NULL;
  saver->tried = TRUE;
  saver->writing = FALSE;
  g_cond_broadcast (&saver->changed);
  g_source_set_ready_time (saver->news, 0);
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
      g_mutex_lock (&saver->mutex);
      note_outcome (saver, error);
    }
  g_mutex_unlock (&saver->mutex);
  return NULL;
}

static void
weft_saver_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  WeftSaver *saver = WEFT_SAVER (object);

  switch (id)
    {
    case PROP_TROUBLE:
      g_value_set_string (value, saver->trouble);
      break;
    case PROP_PENDING:
      g_value_set_boolean (value, saver->pending);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
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
      g_source_destroy (saver->news);
    }
  G_OBJECT_CLASS (weft_saver_parent_class)->dispose (object);
}

static void
weft_saver_finalize (GObject *object)
{
  WeftSaver *saver = WEFT_SAVER (object);

  g_clear_pointer (&saver->file, weft_record_file_free);
  g_clear_pointer (&saver->news, g_source_unref);
  g_free (saver->trouble);
  g_free (saver->waiting);
  g_free (saver->outcome);
  g_mutex_clear (&saver->mutex);
  g_cond_clear (&saver->changed);
  G_OBJECT_CLASS (weft_saver_parent_class)->finalize (object);
}

static void
weft_saver_class_init (WeftSaverClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = weft_saver_get_property;
  object_class->dispose = weft_saver_dispose;
  object_class->finalize = weft_saver_finalize;
  properties[PROP_TROUBLE] = g_param_spec_string ("trouble", NULL, NULL, NULL, flags);
  properties[PROP_PENDING] = g_param_spec_boolean ("pending", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
weft_saver_init (WeftSaver *saver)
{
  g_mutex_init (&saver->mutex);
  g_cond_init (&saver->changed);
}

WeftSaver *
weft_saver_new (WeftRecordFile *file)
{
  static GSourceFuncs news_funcs = { .dispatch = dispatch_news };
  g_autoptr (GMainContext) context = g_main_context_ref_thread_default ();
  WeftSaver *saver;

  g_return_val_if_fail (file != NULL, NULL);

  saver = g_object_new (WEFT_TYPE_SAVER, NULL);
  saver->file = file;
  saver->news = g_source_new (&news_funcs, sizeof (GSource));
  g_source_set_callback (saver->news, news_cb, saver, NULL); /* the saver outlives it */
  g_source_attach (saver->news, context);
  saver->thread = g_thread_new ("weft-saver", write_cb, saver);
  return saver;
}

void
weft_saver_save (WeftSaver *saver, char *text)
{
  g_return_if_fail (WEFT_IS_SAVER (saver) && saver->thread != NULL && text != NULL);

  g_mutex_lock (&saver->mutex);
  g_free (saver->waiting);
  saver->waiting = text;
  g_cond_broadcast (&saver->changed);
  g_mutex_unlock (&saver->mutex);
  set_pending (saver, TRUE);
}

void
weft_saver_flush (WeftSaver *saver)
{
  g_return_if_fail (WEFT_IS_SAVER (saver));

  g_mutex_lock (&saver->mutex);
  while (saver->waiting != NULL || saver->writing)
    g_cond_wait (&saver->changed, &saver->mutex);
  g_mutex_unlock (&saver->mutex);
  hear (saver);
}
