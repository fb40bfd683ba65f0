/* weft-typed-split.c: a typed line in plain words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-typed-split.h"

#include <string.h>

/* Letters that are no base letter with an accent, and how people without them on the keyboard
 * write them. */
static const struct
{
  gunichar letter;
  const char *plain;
} letters[] = {
  { 0x0142, "l" }, { 0x0111, "d" }, { 0x00f8, "o" }, { 0x0153, "oe" }, { 0x00e6, "ae" },
};

static void
append_plain (GString *text, gunichar c)
{
  for (guint i = 0; i < G_N_ELEMENTS (letters); i++)
    if (letters[i].letter == c)
      {
        g_string_append (text, letters[i].plain);
        return;
      }
  if (!g_unichar_ismark (c))
    g_string_append_unichar (text, c);
}

char *
weft_typed_plain (const char *text)
{
  g_autofree char *folded = g_utf8_casefold (text, -1);
  g_autofree char *parted = g_utf8_normalize (folded, -1, G_NORMALIZE_ALL);
  GString *plain = g_string_new (NULL);

  for (const char *at = parted; *at != '\0'; at = g_utf8_next_char (at))
    append_plain (plain, g_utf8_get_char (at));
  return g_string_free (plain, FALSE);
}

static gboolean
is_letter (gunichar c)
{
  return g_unichar_isalpha (c) || g_unichar_ismark (c);
}

static gboolean
is_digit (gunichar c)
{
  return c < 0x80 && g_ascii_isdigit ((char) c);
}

/* What parts words and says nothing. */
static gboolean
is_gap (gunichar c)
{
  return g_unichar_isspace (c) || !g_unichar_isprint (c) || c == 0x00ad
         || strchr ("'`*_~^:=\"", c < 0x80 ? (char) c : '\1') != NULL || c == 0x00b4 || c == 0x02bc
         || (c >= 0x2018 && c <= 0x201f) || c == 0x2032 || c == 0x00ab || c == 0x00bb;
}

static gboolean
is_dash (gunichar c)
{
  return c == '-' || (c >= 0x2010 && c <= 0x2015) || c == 0x2212;
}

/* Which sign a character is read as; 0 for one that means nothing here. */
static char
sign_of (gunichar c)
{
  if (c < 0x80 && strchr (",;.!()[]{}", (char) c) != NULL)
    return ',';
  if (c < 0x80 && strchr ("&+/?>", (char) c) != NULL)
    return (char) c;
  return c == 0x2026 ? ',' : c == 0x2192 ? '>' : '\0';
}

static void
add_word (GArray *words, const char *line, const char *from, const char *to, gboolean joined)
{
  g_autofree char *raw = g_strndup (from, (gsize) (to - from));
  gboolean times = g_str_equal (raw, "×");
  WeftTypedWord word = { weft_typed_plain (times ? "x" : raw),
                         (guint) (from - line),
                         (guint) (to - line),
                         g_ascii_isdigit (*from),
                         FALSE,
                         joined };

  g_array_append_val (words, word);
}

static void
add_sign (GArray *words, const char *line, const char *at, char sign)
{
  char text[2] = { sign, '\0' };
  WeftTypedWord word = {
    g_strdup (text), (guint) (at - line), (guint) (g_utf8_next_char (at) - line),
    FALSE,           sign != '>',         FALSE
  };

  g_array_append_val (words, word);
}

/* A dash between letters or digits parts a word; before a number it is a minus, and alone it
 * parts a sentence. Before “>” it is the shaft of an arrow. */
static void
add_dash (GArray *words, const char *line, const char *at, gboolean after_word)
{
  gunichar next = g_utf8_get_char (g_utf8_next_char (at));

  if (next == '>' || (after_word && (is_letter (next) || is_digit (next))))
    return;
  add_sign (words, line, at, is_digit (next) ? '-' : ',');
}

static void
clear_word (gpointer data)
{
  g_free (((WeftTypedWord *) data)->text);
}

GArray *
weft_typed_split_words (const char *line, guint most)
{
  GArray *words = g_array_new (FALSE, FALSE, sizeof (WeftTypedWord));
  const char *at = line;
  gboolean after_word = FALSE;

  g_array_set_clear_func (words, clear_word);
  while (*at != '\0' && words->len < most)
    {
      gunichar c = g_utf8_get_char (at);
      const char *end = g_utf8_next_char (at);
      gboolean (*belongs) (gunichar) = is_digit (c) ? is_digit : is_letter;

      if (c == 0x00d7) /* ×, as in “×2” */
        {
          add_word (words, line, at, end, after_word);
          after_word = TRUE;
        }
      else if (belongs (c))
        {
          while (*end != '\0' && belongs (g_utf8_get_char (end)))
            end = g_utf8_next_char (end);
          add_word (words, line, at, end, after_word);
          after_word = TRUE;
        }
      else
        {
          if (is_dash (c))
            add_dash (words, line, at, after_word);
          else if (!is_gap (c) && sign_of (c) != '\0')
            add_sign (words, line, at, sign_of (c));
          else if (!is_gap (c))
            add_word (words, line, at, end, FALSE);
          after_word = FALSE;
        }
      at = end;
    }
  return words;
}
