/* weft-trouble-bar.c: that a game could not be saved, and what to do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-trouble-bar.h"

#include <glib/gi18n.h>

struct _WeftTroubleBar
{
  GtkWidget parent_instance;

  GtkWidget *revealer;
  GtkLabel *words;
};

G_DEFINE_FINAL_TYPE (WeftTroubleBar, weft_trouble_bar, GTK_TYPE_WIDGET)

static void
trouble_cb (WeftTroubleBar *bar, GParamSpec *pspec, WeftGame *game)
{
  g_autofree char *trouble = NULL;
  g_autofree char *words = NULL;

  (void) pspec;
  g_object_get (game, "trouble", &trouble, NULL);
  if (trouble != NULL)
    words = g_strdup_printf (_ ("%s You can play on; every move tries again."), trouble);
  gtk_label_set_text (bar->words, words != NULL ? words : "");
  gtk_revealer_set_reveal_child (GTK_REVEALER (bar->revealer), words != NULL);
}

static void
weft_trouble_bar_dispose (GObject *object)
{
  g_clear_pointer (&WEFT_TROUBLE_BAR (object)->revealer, gtk_widget_unparent);
  G_OBJECT_CLASS (weft_trouble_bar_parent_class)->dispose (object);
}

static void
weft_trouble_bar_class_init (WeftTroubleBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = weft_trouble_bar_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/weft_companion/Weft/weft-trouble-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, WeftTroubleBar, revealer);
  gtk_widget_class_bind_template_child (widget_class, WeftTroubleBar, words);
}

static void
weft_trouble_bar_init (WeftTroubleBar *bar)
{
  gtk_widget_init_template (GTK_WIDGET (bar));
}

void
weft_trouble_bar_set_game (WeftTroubleBar *bar, WeftGame *game)
{
  g_return_if_fail (WEFT_IS_TROUBLE_BAR (bar) && WEFT_IS_GAME (game));

  g_signal_connect_object (game, "notify::trouble", G_CALLBACK (trouble_cb), bar,
                           G_CONNECT_SWAPPED);
  trouble_cb (bar, NULL, game);
}
