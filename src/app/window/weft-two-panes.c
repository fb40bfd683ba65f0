/* weft-two-panes.c: a list and what it leads to, side by side or one behind the other
 *
 * libadwaita has a split view for that since 1.4; before, a leaflet.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-two-panes.h"

#include <adwaita.h>

struct _WeftTwoPanes
{
  GtkWidget parent_instance;

  char *title;
  GtkWidget *list;
  GtkWidget *page;
  GtkWidget *child; /* what arranges them */
  GtkWidget *view;  /* the split view or leaflet */
  gboolean folded;
};

G_DEFINE_FINAL_TYPE (WeftTwoPanes, weft_two_panes, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_TITLE,
  PROP_LIST,
  PROP_PAGE,
  PROP_FOLDED,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void
set_folded (WeftTwoPanes *panes, gboolean folded)
{
  if (panes->folded == folded)
    return;
  panes->folded = folded;
  g_object_notify_by_pspec (G_OBJECT (panes), properties[PROP_FOLDED]);
}

#if ADW_CHECK_VERSION(1, 4, 0)
#define LIST_WIDTH 280
#define FOLD_WIDTH "max-width: 620sp"

static void
collapsed_cb (WeftTwoPanes *panes)
{
  set_folded (panes,
              adw_navigation_split_view_get_collapsed (ADW_NAVIGATION_SPLIT_VIEW (panes->view)));
}

/* The way back is the page's own. */
static void
hide_back_buttons (GtkWidget *widget)
{
  if (ADW_IS_HEADER_BAR (widget))
    adw_header_bar_set_show_back_button (ADW_HEADER_BAR (widget), FALSE);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    hide_back_buttons (child);
}

static void
arrange (WeftTwoPanes *panes)
{
  AdwNavigationSplitView *view = ADW_NAVIGATION_SPLIT_VIEW (adw_navigation_split_view_new ());
  AdwBreakpointBin *bin = ADW_BREAKPOINT_BIN (adw_breakpoint_bin_new ());
  AdwBreakpoint *narrow = adw_breakpoint_new (adw_breakpoint_condition_parse (FOLD_WIDTH));
  g_auto (GValue) yes = G_VALUE_INIT;

  hide_back_buttons (panes->page);
  adw_navigation_split_view_set_min_sidebar_width (view, LIST_WIDTH);
  adw_navigation_split_view_set_sidebar (view, adw_navigation_page_new (panes->list, panes->title));
  adw_navigation_split_view_set_content (view, adw_navigation_page_new (panes->page, panes->title));
  g_signal_connect_object (view, "notify::collapsed", G_CALLBACK (collapsed_cb), panes,
                           G_CONNECT_SWAPPED);
  g_value_init (&yes, G_TYPE_BOOLEAN);
  g_value_set_boolean (&yes, TRUE);
  adw_breakpoint_add_setter (narrow, G_OBJECT (view), "collapsed", &yes);
  adw_breakpoint_bin_add_breakpoint (bin, narrow);
  gtk_widget_set_size_request (GTK_WIDGET (bin), 340, 200); /* it does not ask its child */
  adw_breakpoint_bin_set_child (bin, GTK_WIDGET (view));
  panes->view = GTK_WIDGET (view);
  panes->child = GTK_WIDGET (bin);
}

static void
show (WeftTwoPanes *panes, gboolean page)
{
  adw_navigation_split_view_set_show_content (ADW_NAVIGATION_SPLIT_VIEW (panes->view), page);
}
#else
static void
folded_cb (WeftTwoPanes *panes)
{
  set_folded (panes, adw_leaflet_get_folded (ADW_LEAFLET (panes->view)));
}

static void
arrange (WeftTwoPanes *panes)
{
  AdwLeaflet *leaflet = ADW_LEAFLET (adw_leaflet_new ());
  AdwLeafletPage *between;

  adw_leaflet_set_can_navigate_back (leaflet, TRUE);
  adw_leaflet_append (leaflet, panes->list);
  between = adw_leaflet_append (leaflet, gtk_separator_new (GTK_ORIENTATION_VERTICAL));
  adw_leaflet_page_set_navigatable (between, FALSE);
  adw_leaflet_append (leaflet, panes->page);
  g_signal_connect_object (leaflet, "notify::folded", G_CALLBACK (folded_cb), panes,
                           G_CONNECT_SWAPPED);
  panes->child = panes->view = GTK_WIDGET (leaflet);
}

static void
show (WeftTwoPanes *panes, gboolean page)
{
  adw_leaflet_set_visible_child (ADW_LEAFLET (panes->view), page ? panes->page : panes->list);
}
#endif

static void
weft_two_panes_constructed (GObject *object)
{
  WeftTwoPanes *panes = WEFT_TWO_PANES (object);

  G_OBJECT_CLASS (weft_two_panes_parent_class)->constructed (object);
  arrange (panes);
  gtk_widget_set_parent (panes->child, GTK_WIDGET (panes));
}

static void
weft_two_panes_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_FOLDED)
    g_value_set_boolean (value, WEFT_TWO_PANES (object)->folded);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
weft_two_panes_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  WeftTwoPanes *panes = WEFT_TWO_PANES (object);

  switch (id)
    {
    case PROP_TITLE:
      panes->title = g_value_dup_string (value);
      break;
    case PROP_LIST:
      panes->list = g_value_get_object (value);
      break;
    case PROP_PAGE:
      panes->page = g_value_get_object (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
weft_two_panes_dispose (GObject *object)
{
  WeftTwoPanes *panes = WEFT_TWO_PANES (object);

  g_clear_pointer (&panes->child, gtk_widget_unparent);
  g_clear_pointer (&panes->title, g_free);
  G_OBJECT_CLASS (weft_two_panes_parent_class)->dispose (object);
}

static void
weft_two_panes_class_init (WeftTwoPanesClass *klass)
{
  const GParamFlags once = G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = weft_two_panes_constructed;
  object_class->get_property = weft_two_panes_get_property;
  object_class->set_property = weft_two_panes_set_property;
  object_class->dispose = weft_two_panes_dispose;
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, once);
  properties[PROP_LIST] = g_param_spec_object ("list", NULL, NULL, GTK_TYPE_WIDGET, once);
  properties[PROP_PAGE] = g_param_spec_object ("page", NULL, NULL, GTK_TYPE_WIDGET, once);
  properties[PROP_FOLDED] =
      g_param_spec_boolean ("folded", NULL, NULL, FALSE,
                            G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
weft_two_panes_init (WeftTwoPanes *panes)
{
  (void) panes;
}

void
weft_two_panes_show_page (WeftTwoPanes *panes)
{
  g_return_if_fail (WEFT_IS_TWO_PANES (panes));
  show (panes, TRUE);
}

void
weft_two_panes_show_list (WeftTwoPanes *panes)
{
  g_return_if_fail (WEFT_IS_TWO_PANES (panes));
  show (panes, FALSE);
}
