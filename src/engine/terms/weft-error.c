/* weft-error.c: the engine's error domain
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-error.h"

#include "weft-fault.h"

/* What an error carries besides its message. */
typedef struct
{
  WeftErrorDetails details;
  char *place; /* what details.place points to */
  char *text;  /* likewise */
} WeftErrorPrivate;

static void
weft_error_private_init (WeftErrorPrivate *private)
{
  *private = (WeftErrorPrivate){ .details = { .fault = WEFT_FAULT_NONE } };
}

static void
weft_error_private_clear (WeftErrorPrivate *private)
{
  g_clear_pointer (&private->place, g_free);
  g_clear_pointer (&private->text, g_free);
}

/* Gives @private a copy of the details. */
static void
fill (WeftErrorPrivate *private, const WeftErrorDetails *details)
{
  private->details = *details;
  private->details.place = private->place = g_strdup (details->place);
  private->details.text = private->text =
      details->text != NULL ? weft_one_line (details->text) : NULL;
}

static void
weft_error_private_copy (const WeftErrorPrivate *from, WeftErrorPrivate *to)
{
  fill (to, &from->details);
}

G_DEFINE_EXTENDED_ERROR (WeftError, weft_error)

const WeftErrorDetails *
weft_error_details (const GError *error)
{
  if (error == NULL || error->domain != WEFT_ERROR)
    return NULL;
  return &weft_error_get_private (error)->details;
}

/* What the error in @error carries, or NULL when there is none. */
static WeftErrorPrivate *
private_of (GError **error)
{
  if (error == NULL || *error == NULL || (*error)->domain != WEFT_ERROR)
    return NULL;
  return weft_error_get_private (*error);
}

void
weft_error_set_details (GError **error, const WeftErrorDetails *details)
{
  WeftErrorPrivate *private = private_of (error);

  if (private == NULL)
    return;
  weft_error_private_clear (private);
  fill (private, details);
}

gboolean
weft_error_fail (GError **error, WeftError code, const WeftErrorDetails *details,
                 const char *format, ...)
{
  va_list args;

  if (error == NULL)
    return FALSE;
  va_start (args, format);
  *error = g_error_new_valist (WEFT_ERROR, code, format, args);
  va_end (args);
  weft_error_set_details (error, details);
  return FALSE;
}

void
weft_error_set_move (GError **error, guint index)
{
  WeftErrorPrivate *private = private_of (error);

  if (private == NULL)
    return;
  g_free (private->place);
  private->details.place = private->place = g_strdup_printf ("moves[%u]", index);
  g_prefix_error (error, "%s: ", private->place);
}

WeftRefusal
weft_error_get_refusal (const GError *error)
{
  const WeftErrorDetails *details = weft_error_details (error);

  return details != NULL ? details->refusal : WEFT_REFUSAL_NONE;
}

void
weft_error_set_refusal (GError **error, WeftRefusal refusal)
{
  WeftErrorPrivate *private = private_of (error);

  if (private != NULL)
  private->details.refusal = (guint8) refusal;
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
