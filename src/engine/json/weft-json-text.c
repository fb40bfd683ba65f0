/* weft-json-text.c: text that json-glib can be trusted with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-json-text-private.h"

#include <string.h>

#include "weft-json.h"

#define MAX_MEBIBYTES (WEFT_JSON_MAX_BYTES / (1024 * 1024))
#define MAX_DEPTH 32
#define MAX_DIGITS 18 /* of a whole number: more may not fit into 64 bits */

/* Where reading is. */
typedef struct
{
  const char *at;
  const char *start;
  const char *end;
  int depth;
  char open[MAX_DEPTH + 1];     /* the brackets around */
  guint members[MAX_DEPTH + 1]; /* so far, of the objects around */
} Scanner;

void
weft_json_text_place (const char *text, gsize at, guint *line, guint *character)
{
  *line = *character = 1;
  for (gsize i = 0; i < at; i++)
    if (text[i] == '\n')
      {
        ++*line;
        *character = 1;
      }
    else if (((guchar) text[i] & 0xc0) != 0x80) /* not within a character */
      ++*character;
}

/* A fault at a place of the text. */
static gboolean
fail_at (const char *text, gsize at, WeftFault fault, const char *what, GError **error)
{
  WeftErrorDetails details = { .fault = (guint8) fault };

  weft_json_text_place (text, at, &details.line, &details.character);
  return weft_error_fail (error, WEFT_ERROR_SYNTAX, &details,
                          "This is not valid JSON: %s at line %u, character %u.", what,
                          details.line, details.character);
}

static gboolean
fail_here (const Scanner *scanner, WeftFault fault, const char *what, GError **error)
{
  return fail_at (scanner->start, (gsize) (scanner->at - scanner->start), fault, what, error);
}

/* What cannot go on like this; at the end of the text it is cut off. */
static gboolean
fail_unexpected (const Scanner *scanner, GError **error)
{
  if (scanner->at == scanner->end)
    return fail_here (scanner, WEFT_FAULT_CUT_OFF, "the text ends in the middle", error);
  return fail_here (scanner, WEFT_FAULT_UNEXPECTED, "unexpected character", error);
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
        return fail_here (scanner, WEFT_FAULT_BROKEN_ESCAPE, "a broken escape", error);
      if ((guchar) *scanner->at < 0x20)
        return fail_unexpected (scanner, error);
      scanner->at += length;
    }
  if (scanner->at == scanner->end)
    return fail_unexpected (scanner, error);
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
    return scanner->at == scanner->end
               ? fail_unexpected (scanner, error)
               : fail_here (scanner, WEFT_FAULT_BROKEN_NUMBER, "a broken number", error);
  if (scanner->at == whole_end && digits > MAX_DIGITS)
    return fail_here (scanner, WEFT_FAULT_NUMBER_TOO_LARGE, "a number that is too large", error);
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
  return fail_unexpected (scanner, error);
}

static gboolean
pass_mark (Scanner *scanner, GError **error)
{
  char mark = *scanner->at;

  if (mark == '[' || mark == '{')
    {
      if (++scanner->depth > MAX_DEPTH)
        return weft_error_fail (
            error, WEFT_ERROR_SYNTAX,
            &(WeftErrorDetails){ .fault = WEFT_FAULT_TOO_DEEP, .most = MAX_DEPTH },
            "This is no game record: its brackets nest more than %d deep.", MAX_DEPTH);
      scanner->open[scanner->depth] = mark;
      scanner->members[scanner->depth] = 0;
    }
  else if ((mark == ']' && scanner->open[scanner->depth] != '[')
           || (mark == '}' && scanner->open[scanner->depth] != '{'))
    return fail_unexpected (scanner, error);
  else if (mark == ']' || mark == '}')
    scanner->depth--;
  else if (mark == ':' && ++scanner->members[scanner->depth] > WEFT_JSON_MAX_MEMBERS)
    return weft_error_fail (
        error, WEFT_ERROR_SYNTAX,
        &(WeftErrorDetails){ .fault = WEFT_FAULT_TOO_MANY_MEMBERS, .most = WEFT_JSON_MAX_MEMBERS },
        "This is no game record: an object has more than %d members.", WEFT_JSON_MAX_MEMBERS);
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
        return fail_here (&scanner, WEFT_FAULT_GOES_ON, "something follows the end", error);
      if (!pass_token (&scanner, error))
        return FALSE;
      ended = scanner.depth == 0;
    }
  if (!ended && scanner.depth > 0)
    return fail_unexpected (&scanner, error);
  return TRUE;
}

gboolean
weft_json_text_check (const char *text, gsize length, GError **error)
{
  const char *end;

  if (length > WEFT_JSON_MAX_BYTES)
    return weft_error_fail (
        error, WEFT_ERROR_SYNTAX,
        &(WeftErrorDetails){ .fault = WEFT_FAULT_TOO_LARGE, .most = MAX_MEBIBYTES },
        "This is too large to be a game record (more than %d MiB).", MAX_MEBIBYTES);
  if (length == 0)
    return weft_error_fail (error, WEFT_ERROR_SYNTAX,
                            &(WeftErrorDetails){ .fault = WEFT_FAULT_EMPTY }, "The file is empty.");
  end = memchr (text, '\0', length);
  if (end != NULL)
    return fail_at (text, (gsize) (end - text), WEFT_FAULT_NUL_BYTE, "a NUL byte", error);
  if (!g_utf8_validate_len (text, length, &end))
    return fail_at (text, (gsize) (end - text), WEFT_FAULT_NOT_UTF8, "a byte that is not UTF-8",
                    error);
  return check_tokens (text, length, error);
}
