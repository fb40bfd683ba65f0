/* weft-json-text.c: text that json-glib can be trusted with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-json-text.h"

#include <string.h>

#include "weft-json.h"

#define MAX_DEPTH 32
#define MAX_DIGITS 18 /* of a whole number: more may not fit into 64 bits */

/* Where reading is. */
typedef struct
{
  const char *at;
  const char *start;
  const char *end;
  int depth;
  guint members[MAX_DEPTH + 1]; /* so far, of the objects around */
} Scanner;

gboolean
weft_json_text_refuse (GError **error, const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  g_set_error_literal (error, WEFT_ERROR, WEFT_ERROR_SYNTAX, message);
  return FALSE;
}

static gboolean
refuse_here (const Scanner *scanner, const char *what, GError **error)
{
  return weft_json_text_refuse (error, "This is not valid JSON: %s at byte %" G_GSIZE_FORMAT ".",
                                what, (gsize) (scanner->at - scanner->start));
}

static char
peek (const Scanner *scanner)
{
  return scanner->at < scanner->end ? *scanner->at : '\0';
}

/* The value of a \\u escape at @text, or -1 when there is none. */
static int
unicode_escape (const char *text, const char *end)
{
  int value = 0;

  if (end - text < 6 || text[0] != '\\' || text[1] != 'u')
    return -1;
  for (int i = 2; i < 6; i++)
    {
      if (!g_ascii_isxdigit (text[i]))
        return -1;
      value = 16 * value + g_ascii_xdigit_value (text[i]);
    }
  return value;
}

/* The length of an escape, or 0 when it stands for no whole character, or for NUL. */
static gsize
escape_length (const char *text, const char *end)
{
  int value = unicode_escape (text, end), low;

  if (value < 0)
    return end - text > 1 && strchr ("\"\\/bfnrt", text[1]) != NULL ? 2 : 0;
  if (value == 0 || (value >= 0xdc00 && value <= 0xdfff))
    return 0;
  if (value < 0xd800 || value > 0xdbff)
    return 6;
  low = unicode_escape (text + 6, end);
  return low >= 0xdc00 && low <= 0xdfff ? 12 : 0;
}

static gboolean
pass_string (Scanner *scanner, GError **error)
{
  scanner->at++;
  while (scanner->at < scanner->end && *scanner->at != '"')
    {
      gsize length = *scanner->at == '\\' ? escape_length (scanner->at, scanner->end) : 1;

      if (length == 0)
        return refuse_here (scanner, "a broken escape", error);
      if ((guchar) *scanner->at < 0x20)
        return refuse_here (scanner, "unexpected character", error);
      scanner->at += length;
    }
  if (scanner->at == scanner->end)
    return refuse_here (scanner, "the text ends within quotation marks", error);
  scanner->at++;
  return TRUE;
}

/* Passes digits and returns how many. */
static int
pass_digits (Scanner *scanner)
{
  const char *first = scanner->at;

  while (g_ascii_isdigit (peek (scanner)))
    scanner->at++;
  return (int) MIN (scanner->at - first, G_MAXINT);
}

/* A part of a number that begins with one of @signs and must go on with digits. */
static gboolean
pass_number_part (Scanner *scanner, const char *signs)
{
  if (peek (scanner) == '\0' || strchr (signs, peek (scanner)) == NULL)
    return TRUE;
  scanner->at++;
  if (*signs == 'e' && (peek (scanner) == '+' || peek (scanner) == '-'))
    scanner->at++;
  return pass_digits (scanner) > 0;
}

static gboolean
pass_number (Scanner *scanner, GError **error)
{
  const char *whole_end;
  int digits;
  char first;

  if (*scanner->at == '-')
    scanner->at++;
  first = peek (scanner);
  digits = pass_digits (scanner);
  whole_end = scanner->at;
  if (digits == 0 || (first == '0' && digits > 1) || !pass_number_part (scanner, ".")
      || !pass_number_part (scanner, "eE"))
    return refuse_here (scanner, "a broken number", error);
  if (scanner->at == whole_end && digits > MAX_DIGITS)
    return refuse_here (scanner, "a number that is too large", error);
  return TRUE;
}

static gboolean
pass_word (Scanner *scanner, GError **error)
{
  static const char *const words[] = { "true", "false", "null" };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      gsize length = strlen (words[i]);

      if ((gsize) (scanner->end - scanner->at) >= length
          && memcmp (scanner->at, words[i], length) == 0)
        {
          scanner->at += length;
          return TRUE;
        }
    }
  return refuse_here (scanner, "unexpected character", error);
}

static gboolean
pass_mark (Scanner *scanner, GError **error)
{
  char mark = *scanner->at;

  if (mark == '[' || mark == '{')
    {
      if (++scanner->depth > MAX_DEPTH)
        return weft_json_text_refuse (
            error, "This is no game record: its brackets nest more than %d deep.", MAX_DEPTH);
      scanner->members[scanner->depth] = 0;
    }
  else if ((mark == ']' || mark == '}') && --scanner->depth < 0)
    return refuse_here (scanner, "unexpected character", error);
  else if (mark == ':' && ++scanner->members[scanner->depth] > WEFT_JSON_MAX_MEMBERS)
    return weft_json_text_refuse (error,
                                  "This is no game record: an object has more than %d members.",
                                  WEFT_JSON_MAX_MEMBERS);
  scanner->at++;
  return TRUE;
}

static void
pass_space (Scanner *scanner)
{
  while (peek (scanner) != '\0' && strchr (" \t\r\n", peek (scanner)) != NULL)
    scanner->at++;
}

static gboolean
pass_token (Scanner *scanner, GError **error)
{
  char c = *scanner->at;

  if (c == '"')
    return pass_string (scanner, error);
  if (c == '-' || g_ascii_isdigit (c))
    return pass_number (scanner, error);
  if (strchr ("[]{},:", c) != NULL)
    return pass_mark (scanner, error);
  return pass_word (scanner, error);
}

/* Every string, number, word and mark is one of JSON, and nothing follows the first value. */
static gboolean
check_tokens (const char *text, gsize length, GError **error)
{
  Scanner scanner = { .at = text, .start = text, .end = text + length };
  gboolean ended = FALSE;

  for (pass_space (&scanner); scanner.at < scanner.end; pass_space (&scanner))
    {
      if (ended)
        return refuse_here (&scanner, "something follows the end", error);
      if (!pass_token (&scanner, error))
        return FALSE;
      ended = scanner.depth == 0;
    }
  return TRUE;
}

gboolean
weft_json_text_check (const char *text, gsize length, GError **error)
{
  const char *end;

  if (length > WEFT_JSON_MAX_BYTES)
    return weft_json_text_refuse (error,
                                  "This is too large to be a game record (more than %d MiB).",
                                  WEFT_JSON_MAX_BYTES / (1024 * 1024));
  if (length == 0)
    return weft_json_text_refuse (error, "The file is empty.");
  end = memchr (text, '\0', length);
  if (end != NULL)
    return weft_json_text_refuse (
        error, "This is not text: there is a NUL byte at byte %" G_GSIZE_FORMAT ".",
        (gsize) (end - text));
  if (!g_utf8_validate_len (text, length, &end))
    return weft_json_text_refuse (
        error, "This is not UTF-8 text: there is an invalid byte at byte %" G_GSIZE_FORMAT ".",
        (gsize) (end - text));
  return check_tokens (text, length, error);
}
