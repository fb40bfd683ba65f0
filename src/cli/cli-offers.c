/* cli-offers.c: asking and telling what the person's cards and civilizations offer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli-offers.h"

#include <glib/gi18n.h>

#include "cli-tell.h"
#include "cli-terminal.h"
#include "weft-hand.h"
#include "weft-offers.h"
#include "weft-typed-words.h"

void
cli_offers_init (CliOffers *offers, gboolean asks)
{
  offers->asks = asks;
  offers->seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

void
cli_offers_clear (CliOffers *offers)
{
  g_clear_pointer (&offers->seen, g_hash_table_unref);
}

void
cli_offers_forget (CliOffers *offers)
{
  g_hash_table_remove_all (offers->seen);
}

/* The answer to a question; NULL when nothing was typed, or at the end of input. */
static char *
read_answer (const char *question)
{
  g_autofree char *line = NULL;

  cli_terminal_print (CLI_DIM, question);
  line = cli_terminal_read ("? ");
  if (line == NULL || *g_strstrip (line) == '\0')
    return NULL;
  return g_steal_pointer (&line);
}

static void
print_error (GError *error)
{
  cli_terminal_print (CLI_WARN, error->message);
}

static void
take (WeftGame *game, const WeftOfferChoice *choice)
{
  g_auto (GStrv) said = NULL;
  g_autoptr (GError) error = NULL;

  if (!weft_offers_take (game, choice, &said, &error))
    {
      print_error (error);
      return;
    }
  weft_game_flush (game);
  for (char **line = said; *line != NULL; line++)
    cli_terminal_print (CLI_PLAIN, *line);
}

/* ---- The card of an era ---- */

static void
note_card (WeftGame *game, const char *nick)
{
  g_autofree char *words =
      weft_words_card (weft_game_get_tables (game), WEFT_CARD_KIND_TAPESTRY, nick);
  g_autofree char *line = g_strdup_printf (_ ("Noted: %s"), words);
  g_autoptr (GError) error = NULL;

  if (!weft_game_note_card (game, WEFT_CARD_KIND_TAPESTRY, nick, &error))
    {
      print_error (error);
      return;
    }
  weft_game_flush (game);
  cli_terminal_print (CLI_PLAIN, line);
}

static char **
card_names (const WeftTables *tables, const GPtrArray *cards)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (guint i = 0; i < cards->len; i++)
    {
      const WeftHumanCard *card = g_ptr_array_index (cards, i);
      g_autofree char *name = weft_words_card (tables, WEFT_CARD_KIND_TAPESTRY, card->nick);

      g_strv_builder_add (names, name);
    }
  return g_strv_builder_end (names);
}

/* Which of @names was typed, or -1. */
static int
match (const char *line, char **names)
{
  const WeftTypedNames typed = { (const char *const *) names, (int) g_strv_length (names) };
  int found = weft_typed_match (line, &typed);

  return found;
}

static char *
ask_card (WeftGame *game, const GPtrArray *cards)
{
  g_auto (GStrv) names = card_names (weft_game_get_tables (game), cards);
  g_autofree char *list = weft_words_list (names);
  g_autofree char *question = g_strdup_printf (_ ("Enter for another card; or: %s."), list);
  g_autofree char *line = NULL;
  int found;

  cli_terminal_print (CLI_PLAIN, weft_offers_card_question ());
  line = read_answer (question);
  if (line == NULL)
    return NULL;
  found = match (line, names);
  if (found < 0)
    return g_steal_pointer (&line);
  note_card (game, ((const WeftHumanCard *) g_ptr_array_index (cards, (guint) found))->nick);
  return NULL;
}

/* ---- Offers ---- */

static char **
labels_of (const WeftOffer *offer)
{
  g_autoptr (GStrvBuilder) labels = g_strv_builder_new ();

  for (guint i = 0; i < offer->choices->len; i++)
    g_strv_builder_add (labels,
                        ((const WeftOfferChoice *) g_ptr_array_index (offer->choices, i))->label);
  return g_strv_builder_end (labels);
}

static char *
question_of (WeftGame *game, const WeftOffer *offer, char **labels)
{
  g_autofree char *list = weft_words_list (labels);

  if (weft_offers_is_rolled (weft_game_get_record (game), offer))
    return g_strdup_printf (_ ("Enter rolls the die; or: %s."), list);
  if (offer->choices->len == 1)
    return g_strdup_printf (_ ("Enter for no; or yes: %s."), list);
  return g_strdup_printf (_ ("Enter for none; or: %s."), list);
}

/* The choice that a line means, or NULL. */
static const WeftOfferChoice *
choice_of (const WeftOffer *offer, const char *line, char **labels)
{
  int found = match (line, labels);

  if (found < 0 && offer->choices->len == 1 && weft_typed_means ("yes", line))
    found = 0;
  return found >= 0 ? g_ptr_array_index (offer->choices, (guint) found) : NULL;
}

/* Asks about an offer; @taken says whether it was taken. */
static char *
ask_offer (WeftGame *game, const WeftOffer *offer, gboolean *taken)
{
  g_auto (GStrv) labels = labels_of (offer);
  g_autofree char *question = question_of (game, offer, labels);
  g_autofree char *line = NULL;
  const WeftOfferChoice *choice;

  cli_terminal_print (CLI_PLAIN, offer->sentence);
  line = read_answer (question);
  if (line == NULL)
    choice = weft_offers_is_rolled (weft_game_get_record (game), offer)
                 ? weft_offers_roll (weft_game_get_history (game), offer)
                 : NULL;
  else
    choice = choice_of (offer, line, labels);
  *taken = choice != NULL;
  if (choice != NULL)
    take (game, choice);
  else if (line != NULL && !weft_typed_means ("no", line))
    return g_steal_pointer (&line);
  return NULL;
}

/* The key under which an offer is remembered; what only tells is new when it tells something else.
 */
static char *
key_of (const WeftOffer *offer)
{
  return offer->choices->len > 0 ? g_strdup (offer->key)
                                 : g_strdup_printf ("%s %s", offer->key, offer->sentence);
}

static gboolean
is_seen (const CliOffers *offers, const WeftOffer *offer)
{
  g_autofree char *key = key_of (offer);

  return g_hash_table_contains (offers->seen, key);
}

/* The first offer that is not seen yet and to be asked or told, or NULL. */
static const WeftOffer *
find_new (const CliOffers *offers, const GPtrArray *now)
{
  for (guint i = 0; i < now->len; i++)
    {
      const WeftOffer *offer = g_ptr_array_index (now, i);

      if (!is_seen (offers, offer) && (offer->choices->len == 0 || (offers->asks && offer->asks)))
        return offer;
    }
  return NULL;
}

static char *
ask_card_once (CliOffers *offers, WeftGame *game)
{
  g_autoptr (GPtrArray) cards =
      weft_offers_cards_to_ask (weft_game_get_voice (game), weft_game_get_history (game));
  g_autofree char *key = g_strdup_printf ("card %u", weft_game_get_state (game)->turn);

  if (!offers->asks || cards->len == 0 || !g_hash_table_add (offers->seen, g_steal_pointer (&key)))
    return NULL;
  return ask_card (game, cards);
}

char *
cli_offers_go_through (CliOffers *offers, WeftGame *game)
{
  char *line = ask_card_once (offers, game);

  while (line == NULL)
    {
      g_autoptr (GPtrArray) now =
          weft_offers_now (weft_game_get_voice (game), weft_game_get_history (game));
      const WeftOffer *offer = find_new (offers, now);
      gboolean taken = FALSE;

      if (offer == NULL)
        break;
      if (offer->choices->len > 0)
        line = ask_offer (game, offer, &taken);
      else
        cli_terminal_print (CLI_BOLD, offer->sentence);
      if (!taken || !offer->again)
        g_hash_table_add (offers->seen, key_of (offer));
    }
  return line;
}
