/* weft-error.c: the engine's error domain
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-error.h"

#include "weft-refusal.h"

/* What an error carries besides its message. */
typedef struct
{
  WeftRefusal refusal;
} WeftErrorPrivate;

static void
weft_error_private_init (WeftErrorPrivate *private)
{
  private->refusal = WEFT_REFUSAL_NONE;
}

static void
weft_error_private_copy (const WeftErrorPrivate *from, WeftErrorPrivate *to)
{
  *to = *from;
}

static void
weft_error_private_clear (WeftErrorPrivate *private)
{
  (void) private;
}

G_DEFINE_EXTENDED_ERROR (WeftError, weft_error)

WeftRefusal
weft_error_get_refusal (const GError *error)
{
  if (error == NULL || error->domain != WEFT_ERROR)
    return WEFT_REFUSAL_NONE;
  return weft_error_get_private (error)->refusal;
}

void
weft_error_set_refusal (GError **error, WeftRefusal refusal)
{
  if (error != NULL && *error != NULL && (*error)->domain == WEFT_ERROR)
    weft_error_get_private (*error)->refusal = refusal;
}

#define LONGEST_QUOTE 40 /* characters */

char *
weft_quote (const char *text)
{
  GString *quote = g_string_new ("“");
  int length = 0;

  g_return_val_if_fail (text != NULL, NULL);

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar c = g_utf8_get_char_validated (at, -1);

      if (c == (gunichar) -1 || c == (gunichar) -2)
        break;
      if (length++ == LONGEST_QUOTE)
        {
          g_string_append (quote, "…");
          break;
        }
      g_string_append_unichar (quote, g_unichar_isprint (c) ? c : '?');
    }
  g_string_append (quote, "”");
  return g_string_free (quote, FALSE);
}

char *
weft_one_line (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  GString *line = g_string_new (NULL);

  for (const char *at = valid; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar c = g_utf8_get_char (at);

      g_string_append_unichar (line, g_unichar_isprint (c) ? c : ' ');
    }
  return g_strstrip (g_string_free (line, FALSE));
}
