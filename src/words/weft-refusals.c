/* weft-refusals.c: why a move is not possible, in plain words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-refusals.h"

#include <glib/gi18n.h>

#include "weft-errors.h"
#include "weft-fault.h"

/* Refusals that need no more than the sentence. */
static const char *const plain[WEFT_N_REFUSALS] = {
  [WEFT_REFUSAL_NO_SUCH_PLAYER] = N_ ("This player does not take part."),
  [WEFT_REFUSAL_NO_HUMAN] = N_ ("That is for people, not for the bots."),
  [WEFT_REFUSAL_NO_SUCH_TRACK] = N_ ("The arts track is not in this game."),
  [WEFT_REFUSAL_NOT_SOLO] = N_ ("Only games against the Automa have that."),
  [WEFT_REFUSAL_INCOME_TAKEN] = N_ ("This turn already has an income turn. End it first."),
  [WEFT_REFUSAL_ALL_INCOME_TAKEN] = N_ ("All five income turns have been taken."),
  [WEFT_REFUSAL_BEGIN_WITH_INCOME] = N_ ("The game begins with an income turn."),
  [WEFT_REFUSAL_NO_TOKEN] = N_ ("No token stands there."),
  [WEFT_REFUSAL_END_OF_TRACK] = N_ ("The token is at the end of the track."),
  [WEFT_REFUSAL_START_OF_TRACK] = N_ ("The token is at the start of the track."),
  [WEFT_REFUSAL_NO_SINGULARITY] = N_ ("AI Singularity needs a token at the end of technology."),
  [WEFT_REFUSAL_NO_POOL] = N_ ("This game has no pool: the Automa does not have the Hucksters."),
  [WEFT_REFUSAL_POOL_EMPTY] = N_ ("The pool is empty."),
  [WEFT_REFUSAL_NOTHING_DONE] = N_ ("First say what you did: an advance or an income turn."),
  [WEFT_REFUSAL_ROLL_IMPOSSIBLE] = N_ ("That roll does not count here: roll again."),
  [WEFT_REFUSAL_NO_FAVORITE] = N_ ("Only the bots have a favorite track."),
  [WEFT_REFUSAL_LANDMARK_TO_AUTOMA] =
      N_ ("The Shadow Empire’s landmarks go to the Automa’s mat: choose the Automa."),
  [WEFT_REFUSAL_NO_ACHIEVEMENT] = N_ ("This game does not have that achievement."),
  [WEFT_REFUSAL_ACHIEVEMENT_SHADOW] = N_ ("The Shadow Empire can take “Complete a track” only."),
  [WEFT_REFUSAL_ACHIEVEMENT_HELD] =
      N_ ("This player already holds the other place: free that one first."),
  [WEFT_REFUSAL_VP_OF_HUMAN] =
      N_ ("Only the Automa’s victory points are corrected here: note yours as points."),
  [WEFT_REFUSAL_LANDMARK_GAINED] = N_ ("That landmark has been gained already."),
  [WEFT_REFUSAL_NOTHING_TOPPLED] =
      N_ ("A Revolution needs a piece of yours that lies beside a standing one of a bot."),
  [WEFT_REFUSAL_HEX_TWICE] = N_ ("Name each territory once."),
  [WEFT_REFUSAL_PIECE_OF_BOT] = N_ ("The bots have outposts only."),
  [WEFT_REFUSAL_NO_TIE] = N_ ("There is no tie to decide."),
  [WEFT_REFUSAL_NOTE_TOO_LONG] = N_ ("A note has at most 1,000 characters: make it shorter."),
  [WEFT_REFUSAL_RECORD_FULL] = N_ ("This game has become too long to be kept: no more fits."),
  [WEFT_REFUSAL_NOT_TIED] = N_ ("This player is not among those who are tied."),
};

/* Refusals about a hex; “%s” is its name. */
static const char *const about_hex[WEFT_N_REFUSALS] = {
  [WEFT_REFUSAL_IS_TERRITORY] = N_ ("%s is a territory already: only empty hexes can be explored."),
  [WEFT_REFUSAL_NO_TERRITORY] = N_ ("%s is no territory: explore it first."),
  [WEFT_REFUSAL_HEX_FULL] = N_ ("%s is full: a territory holds two tokens at most."),
  [WEFT_REFUSAL_HEX_CONTROLLED] = N_ ("You control %s already."),
  [WEFT_REFUSAL_NO_OUTPOST] = N_ ("No outpost is left for %s: all ten are in use."),
  [WEFT_REFUSAL_PRINTED_LAND] = N_ ("%s is printed land: it is always a territory."),
  [WEFT_REFUSAL_OUTPOST_ON_SEA] = N_ ("Outposts stand on territories only: make %s a territory."),
};

/* What the game waits for. Without a @voice the players have the names of the record. */
static char *
refuse_for_prompt (const WeftVoice *voice, const WeftErrorDetails *details)
{
  switch ((WeftPromptKind) details->prompt)
    {
    case WEFT_PROMPT_TURN:
      if (voice != NULL && weft_setup_is_solo (weft_record_setup (voice->record)))
        return g_strdup (_ (
            "That is not possible in your turn: say where you advanced, explored or conquered."));
      return g_strdup_printf (_ ("It is the turn of %s."),
                              voice != NULL ? weft_words_player (voice, details->player)
                                            : weft_player_nick (details->player));
    case WEFT_PROMPT_OVER:
      return g_strdup (_ ("The game is over."));
    case WEFT_PROMPT_TRAP:
    case WEFT_PROMPT_HUMAN_TRAP:
      return g_strdup (_ ("First say whether it is a trap."));
    case WEFT_PROMPT_ROLL:
      return g_strdup (_ ("First say what the science die shows."));
    case WEFT_PROMPT_DEAL:
    case WEFT_PROMPT_REVEAL:
    case WEFT_N_PROMPTS:
    default:
      return g_strdup (_ ("First say which cards came."));
    }
}

/* Which cards could have come instead. */
static char *
refuse_card (const WeftErrorDetails *details)
{
  g_autofree char *cards = weft_words_cards (details->cards);

  /* Translators: a card's number, the numbers of cards. */
  return g_strdup_printf (details->refusal == WEFT_REFUSAL_CARD_IMPOSSIBLE
                              ? _ ("Card %1$u cannot come: the deck can hold %2$s.")
                              : _ ("Card %1$u cannot be on top: the progress deck can hold %2$s."),
                          details->card, cards);
}

char *
weft_refusals_words (const WeftVoice *voice, const GError *error)
{
  const WeftErrorDetails *details = weft_error_details (error);

  if (details == NULL || details->refusal == WEFT_REFUSAL_NONE)
    return weft_errors_words (error);
  if (plain[details->refusal] != NULL)
    return g_strdup (_ (plain[details->refusal]));
  if (about_hex[details->refusal] != NULL)
    return g_strdup_printf (_ (about_hex[details->refusal]), details->hex);
  switch ((WeftRefusal) details->refusal)
    {
    case WEFT_REFUSAL_NOT_NOW:
      return refuse_for_prompt (voice, details);
    case WEFT_REFUSAL_CARD_IMPOSSIBLE:
    case WEFT_REFUSAL_REVEAL_IMPOSSIBLE:
      return refuse_card (details);
    default:
      g_return_val_if_reached (g_strdup (error->message));
    }
}
