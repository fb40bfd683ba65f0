/* card-games.c: games with cards and civilizations, played through the terminal by its questions
 *
 * One line after the other goes to a program of its own, which goes on with the game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "card-games.h"
#include "folder.h"
#include "weft-record-text.h"

static WeftTables *tables;

/* The game as the program has left it. */
static WeftHistory *
read_game (const char *path)
{
  g_autoptr (GError) error = NULL;
  WeftRecord *record = weft_record_load (path, tables, &error);

  g_assert_no_error (error);
  return weft_history_new (tables, record, NULL);
}

/* Types @lines to the terminal; what it tells. (transfer full) */
static char *
type (const char *path, const char *lines)
{
  const char *const arguments[] = { g_getenv ("WEFT_CLI"), "play", path, "--ask", NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) program = g_subprocess_newv (
      arguments, G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error);
  char *told = NULL;

  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (program, lines, NULL, &told, NULL, &error);
  g_assert_no_error (error);
  if (!g_subprocess_get_successful (program))
    g_test_message ("%s: %s", lines, told);
  g_assert_true (g_subprocess_get_successful (program)); /* no line was refused */
  return told;
}

/* A move as it is typed. */
static char *
words_of_move (const WeftMove *move)
{
  const char *hex = tables->hexes[move->hex].name;

  switch ((WeftMoveKind) move->kind)
    {
    case WEFT_MOVE_INCOME:
      return g_strdup ("income");
    case WEFT_MOVE_ADVANCE:
      return g_strdup_printf ("advance %s", weft_track_nick (move->track));
    case WEFT_MOVE_EXPLORE:
      return g_strdup_printf ("explore %s", hex);
    case WEFT_MOVE_CONQUER:
      return g_strdup_printf ("conquer %s", hex);
    case WEFT_MOVE_END_TURN:
      return g_strdup ("done");
    case WEFT_MOVE_ANSWER:
      return g_strdup (move->value ? "yes" : "no");
    default:
      g_assert_not_reached ();
    }
}

/* Empty lines for the offers that are asked about before, then the choice. */
static char *
words_of_choice (const GPtrArray *offers, const CardAct *act)
{
  GString *lines = g_string_new (NULL);
  const WeftOffer *taken = g_ptr_array_index (offers, act->offer);
  const WeftOfferChoice *choice = g_ptr_array_index (taken->choices, act->choice);

  for (guint i = 0; i < act->offer; i++)
    {
      const WeftOffer *offer = g_ptr_array_index (offers, i);

      if (offer->asks && offer->choices->len > 0)
        g_string_append_c (lines, '\n');
    }
  g_string_append (lines, taken->die ? "" : choice->label);
  return g_string_free (lines, FALSE);
}

/* What is only told must have been. */
static void
check_told (const GPtrArray *offers, const char *told)
{
  for (guint i = 0; i < offers->len; i++)
    {
      const WeftOffer *offer = g_ptr_array_index (offers, i);
      g_autofree char *start = g_strndup (offer->sentence, strcspn (offer->sentence, ":") + 1);

      if (offer->choices->len == 0)
        g_assert_nonnull (strstr (told, start));
    }
}

static void
do_act (const char *path, const WeftVoice *voice, const WeftHistory *history, const CardAct *act)
{
  g_autoptr (GPtrArray) offers = weft_offers_now (voice, history);
  g_autofree char *words = NULL;
  g_autofree char *lines = NULL;
  g_autofree char *told = NULL;

  switch (act->kind)
    {
    case CARD_ACT_MOVE:
      words = words_of_move (&act->move);
      break;
    case CARD_ACT_CARD:
      words = g_str_equal (act->card, "other")
                  ? g_strdup ("I played another card")
                  : weft_words_card (tables, WEFT_CARD_KIND_TAPESTRY, act->card);
      break;
    case CARD_ACT_TAKE:
      words = words_of_choice (offers, act);
      break;
    case CARD_ACT_OVER:
    default:
      g_assert_not_reached ();
    }
  lines = g_strconcat (words, "\n", NULL);
  told = type (path, lines);
  if (act->kind == CARD_ACT_CARD)
    {
      g_autoptr (WeftHistory) after = read_game (path);
      WeftVoice now = { tables, weft_history_record (after) };
      g_autoptr (GPtrArray) offered = weft_offers_now (&now, after);

      check_told (offered, told);
    }
}

static void
test_game (gconstpointer data)
{
  const CardGame *game = data;
  g_autofree char *folder = g_dir_make_tmp (NULL, NULL);
  g_autofree char *path = g_build_filename (folder, "game.weft", NULL);
  g_autoptr (GHashTable) taken = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (WeftRecord) begun = card_game_begin (game, tables);
  gboolean over = FALSE;

  g_assert_true (weft_record_save (begun, path, NULL));
  while (!over)
    {
      g_autoptr (WeftHistory) history = read_game (path);
      WeftVoice voice = { tables, weft_history_record (history) };
      CardAct act = card_game_next (game, &voice, history, taken);

      over = act.kind == CARD_ACT_OVER;
      if (!over)
        do_act (path, &voice, history, &act);
      else
        card_game_check (game, history);
    }
  folder_remove (folder);
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  tables = weft_tables_load (NULL);
  for (guint i = 0; i < n_card_games; i++)
    {
      g_autofree char *path = g_strdup_printf ("/card-games/%s", card_games[i].name);

      g_test_add_data_func (path, &card_games[i], test_game);
    }
  status = g_test_run ();
  weft_tables_free (tables);
  return status;
}
