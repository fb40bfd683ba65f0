/* weft-help-text.h: the bots' rules in our own words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * WeftHelpRule:
 * @rule: its number, such as “Q3”; or what the paragraph is about, to be translated
 * @text: what it says, to be translated
 */
typedef struct
{
  const char *rule;
  const char *text;
} WeftHelpRule;

/**
 * WeftHelpPage:
 * @id: names the page whatever the language
 * @title: to be translated
 * @intro: to be translated, or %NULL
 * @rules: a paragraph each
 *
 * The rules of one group, a page.
 */
typedef struct
{
  const char *id;
  const char *title;
  const char *intro;
  const WeftHelpRule *rules;
  guint n_rules;
} WeftHelpPage;

/* Every page. @n: (out): their number. */
const WeftHelpPage *weft_help_pages (guint *n);

/* Whether a paragraph is a numbered rule; the others are about a word or a card. */
gboolean weft_help_rule_is_numbered (const WeftHelpRule *rule);

G_END_DECLS
