/* weft-terms.c: nicks of the game's words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "weft-terms.h"

#include "weft-rule.h"

#define NICK(id, nick) nick,

#define DEFINE_TERM(Type, type, LIST)                                                              \
  static const char *const type##_nicks[] = { LIST (NICK) NULL };                                  \
                                                                                                   \
  const char *weft_##type##_nick (Type value)                                                      \
  {                                                                                                \
    g_return_val_if_fail ((gsize) value < G_N_ELEMENTS (type##_nicks) - 1, NULL);                  \
    return type##_nicks[value];                                                                    \
  }                                                                                                \
                                                                                                   \
  int weft_##type##_from_nick (const char *nick)                                                   \
  {                                                                                                \
    for (int i = 0; type##_nicks[i] != NULL; i++)                                                  \
      if (g_str_equal (type##_nicks[i], nick))                                                     \
        return i;                                                                                  \
    return -1;                                                                                     \
  }

DEFINE_TERM (WeftTrack, track, WEFT_TRACKS)
DEFINE_TERM (WeftPlayer, player, WEFT_PLAYERS)
DEFINE_TERM (WeftColor, color, WEFT_COLORS)
DEFINE_TERM (WeftMode, mode, WEFT_MODES)
DEFINE_TERM (WeftExpansion, expansion, WEFT_EXPANSIONS)
DEFINE_TERM (WeftCivilization, civilization, WEFT_CIVILIZATIONS)
DEFINE_TERM (WeftBox, box, WEFT_BOXES)
DEFINE_TERM (WeftAchievement, achievement, WEFT_ACHIEVEMENTS)
DEFINE_TERM (WeftBenefitKind, benefit, WEFT_BENEFITS)
DEFINE_TERM (WeftFirstIncome, first_income, WEFT_FIRST_INCOMES)
DEFINE_TERM (WeftPromptKind, prompt, WEFT_PROMPTS)
DEFINE_TERM (WeftMoveKind, move, WEFT_MOVES)
DEFINE_TERM (WeftFixKind, fix, WEFT_FIXES)
DEFINE_TERM (WeftCause, cause, WEFT_CAUSES)
DEFINE_TERM (WeftEventKind, event, WEFT_EVENTS)
DEFINE_TERM (WeftReason, reason, WEFT_REASONS)
DEFINE_TERM (WeftSkip, skip, WEFT_SKIPS)
DEFINE_TERM (WeftPart, part, WEFT_PARTS)
DEFINE_TERM (WeftCriterion, criterion, WEFT_CRITERIA)
DEFINE_TERM (WeftCardKind, card_kind, WEFT_CARD_KINDS)
DEFINE_TERM (WeftCardTime, card_time, WEFT_CARD_TIMES)
DEFINE_TERM (WeftCardAct, card_act, WEFT_CARD_ACTS)

#define RULE_NICK(id) #id,

static const char *const rule_nicks[WEFT_N_RULES] = { NULL, WEFT_RULES (RULE_NICK) };

const char *
weft_rule_nick (WeftRule rule)
{
  g_return_val_if_fail (rule < WEFT_N_RULES, NULL);
  return rule_nicks[rule];
}

int
weft_rule_from_nick (const char *nick)
{
  for (int rule = WEFT_RULE_NONE + 1; rule < WEFT_N_RULES; rule++)
    if (g_str_equal (rule_nicks[rule], nick))
      return rule;
  return -1;
}
DEFINE_TERM (WeftByHand, by_hand, WEFT_BY_HANDS)
