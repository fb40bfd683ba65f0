/* weft-bots-view.c: the bots: mat, civilization and cards; and the players
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-bots-view.h"

#include <glib/gi18n.h>

#include "weft-achievements-box.h"
#include "weft-automa-box.h"
#include "weft-columns.h"
#include "weft-correct-button.h"
#include "weft-deck-box.h"
#include "weft-forecast.h"
#include "weft-odds-box.h"
#include "weft-player-head.h"
#include "weft-shelf.h"
#include "weft-tally.h"
#include "weft-widgets.h"

#define LEAST_TALLY 140

struct _WeftBotsView
{
  GtkWidget parent_instance;

  WeftGame *game;
  GtkWidget *box;
  gboolean show_odds;
  gboolean stale; /* whether the game has changed while nobody looked */
  int pressed;    /* the button pressed last, counted from the top */
};

G_DEFINE_FINAL_TYPE (WeftBotsView, weft_bots_view, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_SHOW_ODDS,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* A part of the page: a sheet with a title, or with a player's head instead. */
static GtkBox *
add_sheet (WeftBotsView *view, const char *title)
{
  GtkWidget *sheet = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  if (title != NULL)
    gtk_box_append (GTK_BOX (sheet), weft_widgets_text (title, "sheet-title"));
  gtk_widget_add_css_class (sheet, "sheet");
  gtk_box_append (GTK_BOX (view->box), sheet);
  return GTK_BOX (sheet);
}

static void
add_automa (WeftBotsView *view, const WeftState *state)
{
  GtkBox *sheet = add_sheet (view, NULL);

  gtk_box_append (sheet, weft_player_head_new (view->game, state, WEFT_PLAYER_AUTOMA));
  gtk_box_append (sheet, weft_automa_box_new (view->game, state));
}

static void
add_shadow (WeftBotsView *view, const WeftState *state)
{
  GtkBox *sheet = add_sheet (view, NULL);

  gtk_box_append (sheet, weft_player_head_new (view->game, state, WEFT_PLAYER_SHADOW));
  if (weft_setup_is_solo (&state->setup))
    gtk_box_append (sheet, weft_automa_box_new_outposts (state, WEFT_PLAYER_SHADOW));
  else
    gtk_box_append (sheet, weft_automa_box_new_landmarks (view->game, state, WEFT_PLAYER_SHADOW));
}

/* The eras a human has begun. */
static GtkWidget *
new_eras (WeftGame *game, const WeftState *state, guint human)
{
  const WeftMove move = { .kind = WEFT_MOVE_FIX, .fix = WEFT_FIX_ERA, .player = (guint8) human };
  int n = state->income_turns[human];

  return weft_tally_new_count (_ ("Income turns taken"), n,
                               weft_shelf_new (WEFT_PIECE_ERA, &state->setup, human, n),
                               weft_correct_button_new_number (game, _ ("Income turns taken"),
                                                               &move, n, WEFT_N_INCOME_TURNS));
}

static void
add_human (WeftBotsView *view, const WeftState *state, guint human)
{
  GtkBox *sheet = add_sheet (view, NULL);
  GtkWidget *columns = weft_columns_new (LEAST_TALLY, 3, FALSE);

  gtk_box_append (sheet, weft_player_head_new (view->game, state, human));
  weft_columns_append (WEFT_COLUMNS (columns), new_eras (view->game, state, human));
  if (weft_setup_is_solo (&state->setup))
    {
      weft_columns_append (WEFT_COLUMNS (columns), weft_automa_box_new_outposts (state, human));
      weft_columns_append (WEFT_COLUMNS (columns), weft_automa_box_new_territories (state, human));
    }
  gtk_box_append (sheet, columns);
}

static void
add_cards (WeftBotsView *view, const WeftState *state)
{
  gtk_box_append (add_sheet (view, _ ("Decision cards")),
                  weft_deck_box_new (view->game, state, view->show_odds));
  if (view->show_odds && weft_forecast_is_possible (state))
    gtk_box_append (add_sheet (view, _ ("Odds of the bots’ next turn, if it came now")),
                    weft_odds_box_new (weft_game_get_voice (view->game), state));
}

static void
fill (WeftBotsView *view, const WeftState *state)
{
  weft_widgets_clear (view->box);
  if (weft_setup_is_solo (&state->setup))
    add_automa (view, state);
  add_shadow (view, state);
  add_cards (view, state);
  gtk_box_append (add_sheet (view, _ ("Achievements")),
                  weft_achievements_box_new (view->game, state, TRUE));
  for (guint human = 0; human < state->setup.n_humans; human++)
    add_human (view, state, human);
}

/* Every button, from the top. A game has the same ones all the time. */
static void
collect_buttons (GtkWidget *widget, GPtrArray *buttons)
{
  if (GTK_IS_BUTTON (widget))
    g_ptr_array_add (buttons, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_buttons (child, buttons);
}

static void
pressed_cb (GtkWidget *button, WeftBotsView *view)
{
  view->pressed = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "number"));
}

static void
number_buttons (WeftBotsView *view, const GPtrArray *buttons)
{
  for (guint i = 0; i < buttons->len; i++)
    {
      GtkWidget *button = g_ptr_array_index (buttons, i);

      g_object_set_data (G_OBJECT (button), "number", GUINT_TO_POINTER (i));
      g_signal_connect_object (button, "clicked", G_CALLBACK (pressed_cb), view, 0);
    }
}

/* The button that has the focus, or has lent it to its correction; -1: the focus is elsewhere. */
static int
find_focus (WeftBotsView *view)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (view));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus == NULL)
    return -1;
  if (gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL)
    return view->pressed;
  if (!GTK_IS_BUTTON (focus) || !gtk_widget_is_ancestor (focus, GTK_WIDGET (view)))
    return -1;
  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (focus), "number"));
}

static void
show_game (WeftBotsView *view)
{
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();
  int focus;

  view->stale = !gtk_widget_get_mapped (GTK_WIDGET (view));
  if (view->stale)
    return;
  focus = find_focus (view);
  fill (view, weft_game_get_shown (view->game));
  collect_buttons (view->box, buttons);
  number_buttons (view, buttons);
  view->pressed = -1;
  if (focus >= 0 && (guint) focus < buttons->len)
    weft_widgets_focus_later (g_ptr_array_index (buttons, focus));
}

static void
weft_bots_view_map (GtkWidget *widget)
{
  WeftBotsView *view = WEFT_BOTS_VIEW (widget);

  GTK_WIDGET_CLASS (weft_bots_view_parent_class)->map (widget);
  if (view->stale && view->game != NULL)
    show_game (view);
}

static void
weft_bots_view_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  WeftBotsView *view = WEFT_BOTS_VIEW (object);

  (void) pspec;
  if (id != PROP_SHOW_ODDS)
    return;
  view->show_odds = g_value_get_boolean (value);
  if (view->game != NULL)
    show_game (view);
}

static void
weft_bots_view_dispose (GObject *object)
{
  g_clear_pointer (&WEFT_BOTS_VIEW (object)->box, gtk_widget_unparent);
  G_OBJECT_CLASS (weft_bots_view_parent_class)->dispose (object);
}

static void
weft_bots_view_class_init (WeftBotsViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = weft_bots_view_set_property;
  object_class->dispose = weft_bots_view_dispose;
  widget_class->map = weft_bots_view_map;
  properties[PROP_SHOW_ODDS] = g_param_spec_boolean ("show-odds", NULL, NULL, FALSE,
                                                     G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "weft-bots");
}

static void
weft_bots_view_init (WeftBotsView *view)
{
  view->stale = TRUE;
  view->pressed = -1;
  view->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 14);
  gtk_widget_set_parent (view->box, GTK_WIDGET (view));
}

void
weft_bots_view_set_game (WeftBotsView *view, WeftGame *game)
{
  g_return_if_fail (WEFT_IS_BOTS_VIEW (view) && WEFT_IS_GAME (game));

  view->game = game;
  g_signal_connect_object (game, "notify::told", G_CALLBACK (show_game), view, G_CONNECT_SWAPPED);
  show_game (view);
}
