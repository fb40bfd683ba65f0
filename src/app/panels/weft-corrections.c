/* weft-corrections.c: popovers at the place that is wrong, each with what sets it right
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-corrections.h"

#include <glib/gi18n.h>

#include "weft-forms.h"
#include "weft-moves.h"
#include "weft-story.h"
#include "weft-table-page.h"
#include "weft-widgets.h"

#define FOCUS_BEFORE "focus-before" /* of a popover: what gets the focus back */

static gboolean
unparent_cb (gpointer popover)
{
  if (gtk_widget_get_parent (popover) != NULL)
    gtk_widget_unparent (popover);
  return G_SOURCE_REMOVE;
}

static GtkWidget *
focus_of (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  return root != NULL ? gtk_root_get_focus (root) : NULL;
}

/* Where it was, or to what is done next. Left to itself it falls on the first button of the window,
 * which is Undo: the next Enter would take back a move. */
static void
give_back_focus (GtkWidget *popover)
{
  GtkWidget *before = g_object_get_data (G_OBJECT (popover), FOCUS_BEFORE);
  GtkWidget *focus = focus_of (popover), *host = gtk_widget_get_parent (popover);
  g_autofree char *view = NULL;

  if (focus != NULL && focus != popover && !gtk_widget_is_ancestor (focus, popover))
    return;
  if (before != NULL && gtk_widget_get_mapped (before) && gtk_widget_grab_focus (before))
    return;
  g_object_get (host, "view", &view, NULL);
  if (!g_str_equal (view, "bots")) /* it is made anew, and finds the place again */
    weft_table_page_focus (WEFT_TABLE_PAGE (host));
}

/* Closing is told while the popover is still in use. */
static void
closed_cb (GtkWidget *popover)
{
  if (WEFT_IS_TABLE_PAGE (gtk_widget_get_parent (popover)))
    give_back_focus (popover);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, unparent_cb, g_object_ref (popover), g_object_unref);
}

/* In a correction Ctrl+Z and Ctrl+Y are about what was typed there, never about a move. */
static gboolean
key_cb (GtkEventController *keys, guint keyval, guint keycode, GdkModifierType modifiers)
{
  guint key = gdk_keyval_to_lower (keyval);

  (void) keys;
  (void) keycode;
  return (modifiers & GDK_CONTROL_MASK) != 0 && (key == GDK_KEY_z || key == GDK_KEY_y);
}

void
weft_corrections_remove_when_closed (GtkWidget *popover)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), NULL);
  gtk_widget_add_controller (popover, keys);
  g_signal_connect (popover, "closed", G_CALLBACK (closed_cb), NULL);
}

static GtkWidget *
new_popover (const char *title, GtkWidget **box)
{
  GtkWidget *popover = gtk_popover_new ();

  *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_box_append (GTK_BOX (*box), weft_widgets_text (title, "heading"));
  gtk_popover_set_child (GTK_POPOVER (popover), *box);
  gtk_widget_add_css_class (popover, "correction");
  gtk_accessible_update_property (GTK_ACCESSIBLE (popover), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  -1);
  weft_corrections_remove_when_closed (popover);
  return popover;
}

/* Its parent is the table itself: inside a page that scrolls, the focus in the popover would scroll
 * the page away from under it. */
void
weft_corrections_open (GtkWidget *popover, GtkWidget *anchor)
{
  GtkWidget *host = gtk_widget_get_ancestor (anchor, WEFT_TYPE_TABLE_PAGE), *before;
  graphene_rect_t bounds;

  g_return_if_fail (GTK_IS_POPOVER (popover) && host != NULL);

  before = gtk_widget_get_focusable (anchor) ? anchor : focus_of (anchor);
  if (before != NULL)
    g_object_set_data_full (G_OBJECT (popover), FOCUS_BEFORE, g_object_ref (before),
                            g_object_unref);
  gtk_widget_set_parent (popover, host);
  if (gtk_widget_compute_bounds (anchor, host, &bounds))
    {
      GdkRectangle at = { (int) bounds.origin.x, (int) bounds.origin.y,
                          MAX ((int) bounds.size.width, 1), MAX ((int) bounds.size.height, 1) };
      GdkRectangle whole = { 0, 0, gtk_widget_get_width (host), gtk_widget_get_height (host) };

      /* It may be partly scrolled out of sight, or not have its place yet. */
      if (!gdk_rectangle_intersect (&at, &whole, &at))
        at = (GdkRectangle){ whole.width / 2, whole.height / 2, 1, 1 };
      gtk_popover_set_pointing_to (GTK_POPOVER (popover), &at);
    }
  gtk_popover_popup (GTK_POPOVER (popover));
}

/* A button that makes a move and closes the popover, in this order: what is made anew by the move
 * finds the focus in the popover and takes it. */
static void
add_move (GtkWidget *popover, GtkWidget *box, WeftGame *game, const char *label,
          const WeftMove *move)
{
  GtkWidget *button = weft_moves_button (game, label, move);

  gtk_widget_add_css_class (button, "choice");
  g_signal_connect_data (button, "clicked", G_CALLBACK (gtk_popover_popdown), popover, NULL,
                         G_CONNECT_AFTER | G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), button);
}

static void
add_section (GtkWidget *box, const char *title)
{
  gtk_box_append (GTK_BOX (box), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
  gtk_box_append (GTK_BOX (box), weft_widgets_text (title, "quiet"));
}

/* The person's advance, when it leads here. */
static void
add_advance (GtkWidget *popover, GtkWidget *box, WeftGame *game, guint track, guint space)
{
  const WeftState *state = weft_game_get_state (game);
  guint8 human = state->prompt.player;

  if (state->prompt.kind != WEFT_PROMPT_TURN || weft_game_get_step (game) != NULL)
    return;
  for (guint8 token = 0; token < WEFT_N_TOKENS; token++)
    if (state->tokens[human][track][token] + 1 == (int) space
        && state->tokens[human][track][token] != WEFT_NO_TOKEN)
      add_move (popover, box, game, weft_story_advance_row (track),
                &(WeftMove){ .kind = WEFT_MOVE_ADVANCE,
                             .player = human,
                             .track = (guint8) track,
                             .token = token });
}

/* The person's token going back, when it leads here. */
static void
add_regress (GtkWidget *popover, GtkWidget *box, WeftGame *game, guint track, guint space)
{
  const WeftState *state = weft_game_get_state (game);
  guint8 human = state->prompt.player;
  WeftMove move = {
    .kind = WEFT_MOVE_REGRESS, .player = human, .track = (guint8) track, .token = WEFT_NONE
  };

  if (state->prompt.kind == WEFT_PROMPT_TURN
      && weft_state_furthest (state, human, track) - 1 == (int) space
      && weft_game_check (game, &move, NULL))
    add_move (popover, box, game, _ ("My token went back"), &move);
}

/* “The Automa’s token is here”, for every token that is not. */
static void
add_tokens (GtkWidget *popover, GtkWidget *box, WeftGame *game, guint track, guint space)
{
  const WeftState *state = weft_game_get_state (game);

  add_section (box, _ ("Correct: what stands here on your table"));
  for (guint8 player = 0; player < WEFT_N_PLAYERS; player++)
    for (guint8 token = 0; token < WEFT_N_TOKENS; token++)
      {
        int at = state->tokens[player][track][token];
        g_autofree char *label = NULL;

        if (at == WEFT_NO_TOKEN || at == (int) space)
          continue;
        /* Translators: a player, the space its token is on now. */
        label = g_strdup_printf (_ ("%1$s (now on %2$d)"),
                                 weft_words_player (weft_game_get_voice (game), player), at);
        add_move (popover, box, game, label,
                  &(WeftMove){ .kind = WEFT_MOVE_FIX,
                               .fix = WEFT_FIX_TRACK,
                               .player = player,
                               .track = (guint8) track,
                               .token = token,
                               .number = (gint16) space });
      }
}

/* Who has something: nobody, or a player for whom the move is possible. */
static void
add_owners (GtkWidget *popover, GtkWidget *box, WeftGame *game, WeftMove move, guint8 now)
{
  for (guint player = 0; player <= WEFT_N_PLAYERS; player++)
    {
      const char *name;

      move.owner = player == WEFT_N_PLAYERS ? WEFT_NONE : (guint8) player;
      if (move.owner == now || !weft_game_check (game, &move, NULL))
        continue;
      name = move.owner == WEFT_NONE ? C_ ("owner", "Nobody")
                                     : weft_words_player (weft_game_get_voice (game), player);
      add_move (popover, box, game, name, &move);
    }
}

static void
add_landmark (GtkWidget *popover, GtkWidget *box, WeftGame *game, guint track, guint space)
{
  const WeftTables *tables = weft_game_get_tables (game);
  guint8 tier = tables->landmark_tier[space], owner;
  g_autofree char *title = NULL;

  if (tier == WEFT_NONE)
    return;
  owner = weft_game_get_state (game)->landmarks[track][tier];
  /* Translators: a landmark, its owner. */
  title = g_strdup_printf (_ ("Correct: the %1$s belongs to (now: %2$s)"),
                           weft_forms_landmark (tables, track, tier),
                           weft_words_owner (weft_game_get_voice (game), owner));
  add_section (box, title);
  add_owners (
      popover, box, game,
      (WeftMove){
          .kind = WEFT_MOVE_FIX, .fix = WEFT_FIX_LANDMARK, .track = (guint8) track, .tier = tier },
      owner);
}

GtkWidget *
weft_corrections_space (WeftGame *game, guint track, guint space)
{
  g_autofree char *title = weft_words_space (weft_game_get_tables (game), track, (int) space);
  GtkWidget *box, *popover = new_popover (title, &box);

  add_advance (popover, box, game, track, space);
  add_regress (popover, box, game, track, space);
  add_tokens (popover, box, game, track, space);
  add_landmark (popover, box, game, track, space);
  return popover;
}

GtkWidget *
weft_corrections_landmark (WeftGame *game, guint track, guint tier)
{
  const WeftTables *tables = weft_game_get_tables (game);
  GtkWidget *box, *popover = new_popover (weft_words_landmark (tables, track, tier), &box);

  add_landmark (popover, box, game, track, tables->landmark_space[tier]);
  return popover;
}

GtkWidget *
weft_corrections_favorite (WeftGame *game, const char *title, guint bot)
{
  const WeftState *state = weft_game_get_state (game);
  GtkWidget *box, *popover = new_popover (title, &box);

  for (guint8 track = 0; track < WEFT_N_TRACKS; track++)
    if (weft_setup_has_track (&state->setup, track) && state->favorites[bot] != track)
      add_move (popover, box, game, weft_words_track (track),
                &(WeftMove){ .kind = WEFT_MOVE_FIX,
                             .fix = WEFT_FIX_FAVORITE,
                             .player = (guint8) bot,
                             .track = track });
  return popover;
}

GtkWidget *
weft_corrections_track (WeftGame *game, guint track)
{
  const WeftState *state = weft_game_get_state (game);
  GtkWidget *box, *popover = new_popover (weft_words_track (track), &box);

  add_section (box, _ ("Correct: this is the favorite track of"));
  for (guint8 bot = WEFT_PLAYER_AUTOMA; bot <= WEFT_PLAYER_SHADOW; bot++)
    if (weft_setup_has_player (&state->setup, bot) && state->favorites[bot] != track)
      add_move (popover, box, game, weft_words_player (weft_game_get_voice (game), bot),
                &(WeftMove){ .kind = WEFT_MOVE_FIX,
                             .fix = WEFT_FIX_FAVORITE,
                             .player = bot,
                             .track = (guint8) track });
  return popover;
}

GtkWidget *
weft_corrections_owner (WeftGame *game, const char *title, const WeftMove *move)
{
  GtkWidget *box, *popover = new_popover (title, &box);

  add_owners (popover, box, game, *move, WEFT_NONE - 1);
  return popover;
}

/* A number being set: what the button needs to know. */
typedef struct
{
  WeftGame *game;
  WeftMove move;
  GtkSpinButton *spin;
  GtkPopover *popover;
} NumberEntry;

/* Enter in the number, or the button. */
static void
set_number_cb (NumberEntry *entry)
{
  gtk_spin_button_update (entry->spin);
  entry->move.number = (gint16) gtk_spin_button_get_value_as_int (entry->spin);
  gtk_widget_activate_action_variant (GTK_WIDGET (entry->popover), WEFT_MOVE_ACTION,
                                      weft_moves_target (entry->game, &entry->move));
  gtk_popover_popdown (entry->popover);
}

GtkWidget *
weft_corrections_number (WeftGame *game, const char *title, const WeftMove *move, int value,
                         int most)
{
  GtkWidget *box, *popover = new_popover (title, &box);
  GtkWidget *spin = gtk_spin_button_new_with_range (0, most, 1);
  GtkWidget *set = gtk_button_new_with_label (C_ ("a number", "Set"));
  NumberEntry *entry = g_new0 (NumberEntry, 1);

  *entry = (NumberEntry){ game, *move, GTK_SPIN_BUTTON (spin), GTK_POPOVER (popover) };
  g_object_set_data_full (G_OBJECT (popover), "entry", entry, g_free);
  weft_widgets_take_digits (GTK_EDITABLE (spin));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), value);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_widget_add_css_class (set, "suggested-action");
  g_signal_connect_swapped (set, "clicked", G_CALLBACK (set_number_cb), entry);
  g_signal_connect_swapped (gtk_editable_get_delegate (GTK_EDITABLE (spin)), "activate",
                            G_CALLBACK (set_number_cb), entry);
  gtk_box_append (GTK_BOX (box), spin);
  gtk_box_append (GTK_BOX (box), set);
  gtk_popover_set_default_widget (GTK_POPOVER (popover), set);
  return popover;
}
