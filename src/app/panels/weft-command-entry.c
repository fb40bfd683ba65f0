/* weft-command-entry.c: what a person says to Weft, and what it would record
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-command-entry.h"

#include <glib/gi18n.h>

#include "weft-typed.h"
#include "weft-widgets.h"

#define MOST_OFFERED 6

struct _WeftCommandEntry
{
  GtkBox parent_instance;

  WeftGame *game;

  GtkEntry *entry;
  GtkLabel *preview;
  GtkLabel *refusal;
  GtkFlowBox *offers;
};

G_DEFINE_FINAL_TYPE (WeftCommandEntry, weft_command_entry, GTK_TYPE_BOX)

static const WeftState *
state_of (WeftCommandEntry *entry)
{
  return weft_game_get_state (entry->game);
}

static const char *
text_of (WeftCommandEntry *entry)
{
  return gtk_editable_get_text (GTK_EDITABLE (entry->entry));
}

static void
say (GtkLabel *label, const char *words)
{
  gtk_label_set_text (label, words != NULL ? words : "");
  gtk_widget_set_visible (GTK_WIDGET (label), words != NULL);
}

static void
refuse (WeftCommandEntry *entry, const char *words)
{
  say (entry->preview, NULL);
  say (entry->refusal, words);
  gtk_widget_error_bell (GTK_WIDGET (entry->entry));
}

/* Commands that only look. */
static void
look (WeftCommandEntry *entry, WeftTypedKind kind)
{
  GtkWidget *widget = GTK_WIDGET (entry);

  switch (kind)
    {
    case WEFT_TYPED_TRACKS:
    case WEFT_TYPED_MAP:
      gtk_widget_activate_action (widget, "table.view", "s", "board");
      break;
    case WEFT_TYPED_BOTS:
    case WEFT_TYPED_SCORE:
    case WEFT_TYPED_DECK:
    case WEFT_TYPED_ODDS:
      gtk_widget_activate_action (widget, "table.view", "s", "bots");
      break;
    case WEFT_TYPED_LOG:
    case WEFT_TYPED_BACK:
      gtk_widget_activate_action (widget, "table.view", "s", "log");
      break;
    case WEFT_TYPED_SETUP:
      gtk_widget_activate_action (widget, "win.checklist", NULL);
      break;
    case WEFT_TYPED_WHY:
      gtk_widget_activate_action (widget, "table.tell-again", NULL);
      break;
    case WEFT_TYPED_QUIT:
      gtk_widget_activate_action (widget, "window.close", NULL);
      break;
    default:
      gtk_widget_activate_action (widget, "app.help", "s", "");
      break;
    }
}

/* Makes the moves that were typed; FALSE with the reason shown when one is not possible. */
static gboolean
make_typed (WeftCommandEntry *entry, const WeftTyped *typed)
{
  g_autoptr (GError) error = NULL;

  if (weft_game_apply_typed (entry->game, typed, NULL, &error))
    return TRUE;
  refuse (entry, error->message);
  return FALSE;
}

static void
given_cb (WeftCommandEntry *entry)
{
  g_auto (WeftTyped) typed = { 0 };
  g_autoptr (GError) error = NULL;

  if (!weft_typed_read (NULL, text_of (entry), weft_game_get_voice (entry->game), state_of (entry),
                        &typed, &error))
    {
      refuse (entry, error->message);
      return;
    }
  if (typed.kind == WEFT_TYPED_NOTHING)
    return;
  if (typed.kind == WEFT_TYPED_MOVE && !make_typed (entry, &typed))
    return;
  gtk_editable_set_text (GTK_EDITABLE (entry->entry), "");
  if (typed.kind == WEFT_TYPED_UNDO)
    gtk_widget_activate_action (GTK_WIDGET (entry), "table.undo", NULL);
  else if (typed.kind == WEFT_TYPED_REDO)
    gtk_widget_activate_action (GTK_WIDGET (entry), "table.redo", NULL);
  else if (typed.kind != WEFT_TYPED_MOVE)
    look (entry, typed.kind);
}

/* The line with its last word completed. */
static char *
completed (const char *line, const char *word)
{
  const char *last = strrchr (line, ' ');
  g_autofree char *before = last != NULL ? g_strndup (line, (gsize) (last - line) + 1) : NULL;

  return g_strdup_printf ("%s%s ", before != NULL ? before : "", word);
}

static void
offer_cb (GtkButton *button, WeftCommandEntry *entry)
{
  const char *line = g_object_get_data (G_OBJECT (button), "line");

  gtk_editable_set_text (GTK_EDITABLE (entry->entry), line);
  weft_command_entry_focus (entry);
  gtk_editable_set_position (GTK_EDITABLE (entry->entry), -1);
}

static void
add_offer (WeftCommandEntry *entry, const char *word)
{
  GtkWidget *button = gtk_button_new_with_label (word), *child = gtk_flow_box_child_new ();

  gtk_widget_add_css_class (button, "quiet-pill");
  g_object_set_data_full (G_OBJECT (button), "line", completed (text_of (entry), word), g_free);
  g_signal_connect (button, "clicked", G_CALLBACK (offer_cb), entry);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), button);
  gtk_widget_set_focusable (child, FALSE);
  gtk_flow_box_append (entry->offers, child);
}

/* The words that can come next, once something has been typed. */
static void
show_offers (WeftCommandEntry *entry)
{
  g_auto (GStrv) words = NULL;

  weft_widgets_clear (GTK_WIDGET (entry->offers));
  if (*text_of (entry) != '\0')
    words = weft_typed_complete (NULL, text_of (entry), weft_game_get_voice (entry->game),
                                 state_of (entry));
  for (guint i = 0; words != NULL && words[i] != NULL && i < MOST_OFFERED; i++)
    add_offer (entry, words[i]);
  gtk_widget_set_visible (GTK_WIDGET (entry->offers),
                          gtk_flow_box_get_child_at_index (entry->offers, 0) != NULL);
}

static void
changed_cb (WeftCommandEntry *entry)
{
  g_autofree char *preview = NULL;
  g_autofree char *words = NULL;

  if (entry->game == NULL)
    return;
  if (*text_of (entry) != '\0') /* or the words of a language are read before they are needed */
    preview = weft_typed_preview (NULL, text_of (entry), weft_game_get_voice (entry->game),
                                  state_of (entry));
  if (preview != NULL)
    /* Translators: what is recorded when Enter is pressed. */
    words = g_strdup_printf (_ ("Enter records: %s"), preview);
  say (entry->refusal, NULL);
  say (entry->preview, words);
  show_offers (entry);
}

/* Tab takes the first word that is offered. */
static gboolean
complete (WeftCommandEntry *entry)
{
  GtkFlowBoxChild *first = gtk_flow_box_get_child_at_index (entry->offers, 0);

  if (first == NULL)
    return FALSE;
  g_signal_emit_by_name (gtk_flow_box_child_get_child (first), "clicked");
  return TRUE;
}

/* With nothing typed, Ctrl+Z and Ctrl+Y are about moves, not about what was typed before. */
static gboolean
key_cb (WeftCommandEntry *entry, guint keyval, guint keycode, GdkModifierType modifiers)
{
  guint key = gdk_keyval_to_lower (keyval);
  gboolean redo = key == GDK_KEY_y || (modifiers & GDK_SHIFT_MASK) != 0;

  (void) keycode;
  if (keyval == GDK_KEY_Tab && (modifiers & gtk_accelerator_get_default_mod_mask ()) == 0)
    return complete (entry);
  if ((modifiers & GDK_CONTROL_MASK) == 0 || (key != GDK_KEY_z && key != GDK_KEY_y)
      || *text_of (entry) != '\0')
    return FALSE;
  gtk_widget_activate_action (GTK_WIDGET (entry), redo ? "table.redo" : "table.undo", NULL);
  return TRUE;
}

static void
weft_command_entry_class_init (WeftCommandEntryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/weft_companion/Weft/weft-command-entry.ui");
  gtk_widget_class_bind_template_child (widget_class, WeftCommandEntry, entry);
  gtk_widget_class_bind_template_child (widget_class, WeftCommandEntry, preview);
  gtk_widget_class_bind_template_child (widget_class, WeftCommandEntry, refusal);
  gtk_widget_class_bind_template_child (widget_class, WeftCommandEntry, offers);
  gtk_widget_class_bind_template_callback (widget_class, given_cb);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
}

static void
weft_command_entry_init (WeftCommandEntry *entry)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (entry));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), entry);
  gtk_widget_add_controller (GTK_WIDGET (entry->entry), keys);
}

void
weft_command_entry_set_game (WeftCommandEntry *entry, WeftGame *game)
{
  g_return_if_fail (WEFT_IS_COMMAND_ENTRY (entry) && WEFT_IS_GAME (game));

  entry->game = game;
  g_signal_connect_object (game, "changed", G_CALLBACK (changed_cb), entry, G_CONNECT_SWAPPED);
  changed_cb (entry);
}

void
weft_command_entry_focus (WeftCommandEntry *entry)
{
  g_return_if_fail (WEFT_IS_COMMAND_ENTRY (entry));
  gtk_widget_grab_focus (GTK_WIDGET (entry->entry));
}
