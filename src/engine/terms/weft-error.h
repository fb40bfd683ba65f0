/* weft-error.h: the engine's error domain
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * WeftError:
 * @WEFT_ERROR_FILE: a file cannot be read or written
 * @WEFT_ERROR_SYNTAX: text that is no JSON, or too large or deep to be a game record
 * @WEFT_ERROR_RECORD: JSON that is no game record of a known version
 * @WEFT_ERROR_SETUP: a record's setup that no game can have
 * @WEFT_ERROR_MALFORMED: a move that cannot be understood
 * @WEFT_ERROR_ILLEGAL: a move that is not possible now
 * @WEFT_ERROR_TABLE: a rule table that does not hold what it must
 *
 * Messages are plain English on one line, for logs and tests. What a person reads is made from the
 * code and parameters of weft-fault.h and weft-refusal.h.
 */
typedef enum
{
  WEFT_ERROR_FILE,
  WEFT_ERROR_SYNTAX,
  WEFT_ERROR_RECORD,
  WEFT_ERROR_SETUP,
  WEFT_ERROR_MALFORMED,
  WEFT_ERROR_ILLEGAL,
  WEFT_ERROR_TABLE,
} WeftError;

#define WEFT_ERROR (weft_error_quark ())
GQuark weft_error_quark (void);

/**
 * weft_quote:
 * @text: text from a file or a person
 *
 * Returns: (transfer full): @text in quotation marks, on one line, free of control characters and
 *   shortened to what fits into a message
 */
char *weft_quote (const char *text);

/**
 * weft_one_line:
 * @text: text of any origin
 *
 * Returns: (transfer full): @text with everything that cannot be printed on one line replaced
 */
char *weft_one_line (const char *text);

G_END_DECLS
