/* weft-typed-figures.c: hexes, numbers and signs in a line
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-typed-figures-private.h"

#include <string.h>

/* Between a letter and a number, as in “e 4”, anything may be that is a word by itself: then it is
 * a hex only where one is spoken of. */
static gboolean
is_hex_spoken_of (const WeftReader *reader)
{
  WeftSense doing = weft_reader_doing (reader);
  WeftSense last = weft_reader_last (reader);

  return doing == WEFT_SENSE_EXPLORE || doing == WEFT_SENSE_CONQUER || doing == WEFT_SENSE_PUT
         || last == WEFT_SENSE_HEX_WORD || last == WEFT_SENSE_HEX;
}

gboolean
weft_figures_read_hex (WeftReader *reader)
{
  const WeftTypedWord *letter = weft_reader_word_at (reader, reader->at);
  const WeftTypedWord *number = weft_reader_word_at (reader, reader->at + 1);
  g_autofree char *name = NULL;
  gboolean apart;
  int hex;

  if (!weft_reader_is_one_letter (letter) || !number->is_number)
    return FALSE;
  name = g_strconcat (letter->text, number->text, NULL);
  name[0] = g_ascii_toupper (name[0]);
  hex = weft_hex_from_name (reader->voice->tables, name);
  apart = number->start > letter->end && reader->tokens->line[letter->end] == ' ';
  if (apart && letter->text[0] == 'a' && !is_hex_spoken_of (reader))
    return FALSE;
  if (hex < 0 && (strchr ("xpuv", letter->text[0]) != NULL || (apart && letter->text[0] > 'g')))
    return FALSE;
  if (hex >= 0)
    weft_reader_add (reader, (WeftMeaning){ WEFT_SENSE_HEX, (guint8) hex, 0, 0 }, 2);
  else
    weft_reader_add (reader, (WeftMeaning){ .sense = WEFT_SENSE_NO_HEX }, 2);
  return TRUE;
}

#define LARGEST_NUMBER 9999

gboolean
weft_figures_read_number (WeftReader *reader)
{
  const WeftTypedWord *word = weft_reader_word_at (reader, reader->at);
  guint64 value;

  if (word->text[0] == 'p' && word->text[1] == '\0'
      && weft_reader_word_at (reader, reader->at + 1)->joined)
    {
      g_autofree char *nick =
          g_strconcat ("p", weft_reader_word_at (reader, reader->at + 1)->text, NULL);
      int player = weft_player_from_nick (nick);

      if (player < 0)
        return FALSE;
      weft_reader_add (reader, (WeftMeaning){ WEFT_SENSE_PLAYER, (guint8) player, 0, 0 }, 2);
      return TRUE;
    }
  if (!word->is_number)
    return FALSE;
  if (!g_ascii_string_to_unsigned (word->text, 10, 0, LARGEST_NUMBER, &value, NULL))
    value = LARGEST_NUMBER;
  weft_reader_add (reader, (WeftMeaning){ WEFT_SENSE_NUMBER, 0, 0, (gint16) value }, 1);
  return TRUE;
}

gboolean
weft_figures_read_sign (WeftReader *reader)
{
  static const struct
  {
    char sign;
    WeftSense sense;
  } signs[] = {
    { ',', WEFT_SENSE_COMMA }, { '&', WEFT_SENSE_AND },   { '+', WEFT_SENSE_PLUS },
    { '-', WEFT_SENSE_MINUS }, { '/', WEFT_SENSE_SLASH }, { '?', WEFT_SENSE_QUESTION_MARK },
  };
  const WeftTypedWord *word = weft_reader_word_at (reader, reader->at);

  if (!word->is_sign)
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (signs); i++)
    if (signs[i].sign == word->text[0])
      {
        weft_reader_add (reader, (WeftMeaning){ .sense = (guint8) signs[i].sense }, 1);
        return TRUE;
      }
  g_return_val_if_reached (FALSE);
}
