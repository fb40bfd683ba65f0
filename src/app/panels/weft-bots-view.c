/* weft-bots-view.c: the bots and the players in numbers, each number correctable
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-bots-view.h"

#include <glib/gi18n.h>

#include "weft-badge.h"
#include "weft-corrections.h"
#include "weft-deck.h"
#include "weft-forecast.h"
#include "weft-forms.h"
#include "weft-mat-view.h"
#include "weft-moves.h"
#include "weft-widgets.h"

struct _WeftBotsView
{
  GtkWidget parent_instance;

  WeftGame *game;
  GtkWidget *box;
  gboolean show_odds;
  gboolean stale; /* whether the game has changed while nobody looked */
};

G_DEFINE_FINAL_TYPE (WeftBotsView, weft_bots_view, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_SHOW_ODDS,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* A number that can be set right: what its button needs to know. */
typedef struct
{
  WeftGame *game;
  char *title;
  WeftMove move;
  int value;
  int most; /* -1 where an owner is chosen, not a number */
} Correction;

static void
correction_free (gpointer data, GClosure *closure)
{
  Correction *correction = data;

  (void) closure;
  g_free (correction->title);
  g_free (correction);
}

static void
correct_cb (GtkWidget *button, Correction *correction)
{
  GtkWidget *popover =
      correction->most < 0
          ? weft_corrections_owner (correction->game, correction->title, &correction->move)
          : weft_corrections_number (correction->game, correction->title, &correction->move,
                                     correction->value, correction->most);

  weft_corrections_open (popover, button);
}

static GtkWidget *
new_correction (WeftGame *game, const char *title, const WeftMove *move, int value, int most)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("document-edit-symbolic");
  Correction *correction = g_new0 (Correction, 1);
  g_autofree char *tip = g_strdup_printf (_ ("Correct: %s"), title);
  WeftMove probe = *move;
  g_autoptr (GError) error = NULL;

  *correction = (Correction){ game, g_strdup (title), *move, value, most };
  probe.owner = WEFT_NONE;
  probe.number = (gint16) value;
  gtk_widget_set_sensitive (button, weft_game_check (game, &probe, &error));
  gtk_widget_set_tooltip_text (button, tip);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, tip, -1);
  g_signal_connect_data (button, "clicked", G_CALLBACK (correct_cb), correction, correction_free,
                         0);
  return button;
}

static GtkWidget *
add_group (WeftBotsView *view, const char *title)
{
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  gtk_box_append (GTK_BOX (view->box), group);
  return group;
}

static GtkWidget *
add_row (GtkWidget *group, const char *title, const char *value)
{
  GtkWidget *row = adw_action_row_new (), *label = gtk_label_new (value);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  g_object_set (row, "title", title, NULL);
  gtk_widget_add_css_class (label, "value");
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  return row;
}

static GtkWidget *
add_number (GtkWidget *group, const char *title, int number)
{
  g_autofree char *value =
      number == WEFT_VP_UNKNOWN ? g_strdup ("–") : g_strdup_printf ("%d", number);

  return add_row (group, title, value);
}

static void
add_correctable (WeftBotsView *view, GtkWidget *group, const char *title, int number, WeftMove move,
                 int most)
{
  GtkWidget *row = add_number (group, title, number);

  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             new_correction (view->game, title, &move, MAX (number, 0), most));
}

static WeftMove
fix (WeftFixKind kind, guint player)
{
  return (WeftMove){ .kind = WEFT_MOVE_FIX, .fix = (guint8) kind, .player = (guint8) player };
}

static void
add_long_text (GtkWidget *group, const char *title, const char *text)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  g_object_set (row, "title", title, "subtitle", text, "subtitle-lines", 0, NULL);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
}

static void
add_automa (WeftBotsView *view, const WeftState *state)
{
  const WeftVoice *voice = weft_game_get_voice (view->game);
  g_autofree char *title = weft_words_player_color (voice, WEFT_PLAYER_AUTOMA);
  GtkWidget *group = add_group (view, title), *mat = weft_mat_view_new ();

  add_correctable (view, group, _ ("Victory points"), state->vp[WEFT_PLAYER_AUTOMA],
                   fix (WEFT_FIX_VP, WEFT_PLAYER_AUTOMA), WEFT_MOST_VP);
  add_row (group, _ ("Favorite track"), weft_words_track (state->favorites[WEFT_PLAYER_AUTOMA]));
  add_number (group, _ ("Income turns taken"), state->income_turns[WEFT_PLAYER_AUTOMA]);
  add_correctable (view, group, _ ("Tapestry cards beside the mat"), state->tapestry,
                   fix (WEFT_FIX_TAPESTRY, WEFT_PLAYER_AUTOMA), WEFT_MOST_ITEMS);
  if (weft_setup_has_civilization (&state->setup, WEFT_CIVILIZATION_HUCKSTERS))
    add_correctable (view, group, _ ("Items in the pool"), state->pool,
                     fix (WEFT_FIX_POOL, WEFT_PLAYER_AUTOMA), WEFT_MOST_ITEMS);
  add_number (group, _ ("Landmarks on the mat"), weft_state_mat_landmarks (state));
  add_number (group, _ ("Territories"), weft_state_territories (state, WEFT_PLAYER_AUTOMA));
  add_number (group, _ ("Outposts left"), state->supply[WEFT_PLAYER_AUTOMA]);
  for (int i = 0; i < state->setup.n_civilizations; i++)
    add_long_text (group, weft_words_civilization (state->setup.civilizations[i]),
                   weft_words_ability (state->setup.civilizations[i]));
  weft_mat_view_set_state (WEFT_MAT_VIEW (mat), voice, state);
  gtk_box_append (GTK_BOX (view->box), mat);
}

static void
add_shadow (WeftBotsView *view, const WeftState *state)
{
  g_autofree char *title =
      weft_words_player_color (weft_game_get_voice (view->game), WEFT_PLAYER_SHADOW);
  GtkWidget *group = add_group (view, title);

  add_row (group, _ ("Favorite track"), weft_words_track (state->favorites[WEFT_PLAYER_SHADOW]));
  if (weft_setup_is_solo (&state->setup))
    add_number (group, _ ("Outposts left"), state->supply[WEFT_PLAYER_SHADOW]);
}

static void
add_human (WeftBotsView *view, const WeftState *state, guint human)
{
  g_autofree char *title = weft_words_player_color (weft_game_get_voice (view->game), human);
  GtkWidget *group = add_group (view, title);

  add_correctable (view, group, _ ("Victory points"), state->vp[human],
                   (WeftMove){ .kind = WEFT_MOVE_VP, .player = (guint8) human }, WEFT_MOST_VP);
  add_correctable (view, group, _ ("Income turns taken"), state->income_turns[human],
                   fix (WEFT_FIX_ERA, human), WEFT_N_INCOME_TURNS);
  if (!weft_setup_is_solo (&state->setup))
    return;
  add_number (group, _ ("Territories"), weft_state_territories (state, human));
  add_number (group, _ ("Outposts left"), state->supply[human]);
}

static void
add_achievements (WeftBotsView *view, const WeftState *state)
{
  const WeftVoice *voice = weft_game_get_voice (view->game);
  GtkWidget *group = add_group (view, _ ("Achievements"));

  for (guint8 i = 0; i < WEFT_N_ACHIEVEMENTS; i++)
    for (guint8 place = 0; weft_state_has_achievement (state, i) && place < 2; place++)
      {
        guint8 owner = state->achievements[i][place];
        WeftMove move = fix (WEFT_FIX_ACHIEVEMENT, 0);
        g_autofree char *vp =
            g_strdup_printf (_ ("%d VP"), voice->tables->achievement_vp[i][place]);
        /* Translators: an achievement, the victory points of one of its places. */
        g_autofree char *title = g_strdup_printf (_ ("%1$s, %2$s"), weft_words_achievement (i), vp);
        GtkWidget *row = add_row (group, title,
                                  owner == WEFT_NONE ? C_ ("achievement", "free")
                                                     : weft_words_player (voice, owner));

        move.achievement = i;
        move.place = place;
        adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                                   new_correction (view->game, title, &move, 0, -1));
      }
}

static void
add_deck (WeftBotsView *view, const WeftState *state)
{
  const WeftDeck *deck = &state->deck;
  GtkWidget *group = add_group (view, _ ("Decision cards"));
  g_autofree char *known = weft_words_cards (deck->known);
  g_autofree char *hidden = weft_words_cards (weft_deck_hidden (deck));
  g_autofree char *discard = weft_words_cards (deck->discard);

  add_number (group, _ ("Cards in the decision deck"), weft_deck_size (deck));
  add_number (group, _ ("Cards in the progress deck"), weft_deck_progress (deck));
  if (deck->known != 0)
    add_long_text (group, _ ("Surely in the deck"), known);
  if (deck->unknown > 0)
    {
      g_autofree char *title = g_strdup_printf (
          g_dngettext (NULL, "%d unknown card out of", "%d unknown cards out of", deck->unknown),
          deck->unknown);

      add_long_text (group, title, hidden);
    }
  if (deck->discard != 0)
    add_long_text (group, _ ("Discarded"), discard);
}

static int
percent (double odds)
{
  return (int) (100 * odds + 0.5);
}

static void
add_odds (WeftBotsView *view, const WeftState *state)
{
  WeftForecast forecast = weft_forecast (state, weft_game_get_tables (view->game));
  GtkWidget *group = add_group (view, _ ("Odds of the bots’ next turn, if it came now"));
  g_autofree char *income = g_strdup_printf (_ ("%d %%"), percent (forecast.income));

  add_row (group, _ ("Income turn"), income);
  for (guint bot = WEFT_PLAYER_AUTOMA; bot <= WEFT_PLAYER_SHADOW; bot++)
    for (guint track = 0; track < WEFT_N_TRACKS; track++)
      {
        g_autofree char *odds = NULL;
        g_autofree char *title = NULL;

        if (!weft_setup_has_player (&state->setup, bot)
            || !weft_setup_has_track (&state->setup, track))
          continue;
        odds = g_strdup_printf (_ ("%d %%"), percent (forecast.track[bot][track]));
        /* Translators: a bot, a track. */
        title = g_strdup_printf (_ ("%1$s on %2$s"),
                                 weft_words_player (weft_game_get_voice (view->game), bot),
                                 weft_forms_track (track));
        add_row (group, title, odds);
      }
}

static void
show_game (WeftBotsView *view)
{
  const WeftState *state = weft_game_get_shown (view->game);

  view->stale = !gtk_widget_get_mapped (GTK_WIDGET (view));
  if (view->stale)
    return;
  weft_widgets_clear (view->box);
  if (weft_setup_is_solo (&state->setup))
    add_automa (view, state);
  add_shadow (view, state);
  for (guint human = 0; human < state->setup.n_humans; human++)
    add_human (view, state, human);
  add_achievements (view, state);
  add_deck (view, state);
  if (view->show_odds && weft_forecast_is_possible (state))
    add_odds (view, state);
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
  view->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
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
