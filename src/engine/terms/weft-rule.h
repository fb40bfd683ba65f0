/* weft-rule.h: the numbers of the rules, to be cited and never to decide anything
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* By chapter: modes, setup, a bots' turn, advancing, benefits, hexes, exploring, conquering,
 * defending, achievements, income turns, civilizations, human tokens. */
/* clang-format off */
#define WEFT_RULES(X)                                                                              \
  X (M1) X (M2) X (M3)                                                                             \
  X (S1) X (S2) X (S3) X (S4) X (S5) X (S6) X (S7) X (S8)                                          \
  X (T1) X (T2) X (T3) X (T4) X (T5) X (T6)                                                        \
  X (A1) X (A2) X (A3) X (A4) X (A5) X (A6)                                                        \
  X (B1) X (B2) X (B3) X (B4) X (B5) X (B6) X (B7)                                                 \
  X (H1) X (H2) X (H3) X (H4) X (H5) X (H6)                                                        \
  X (E1) X (E2) X (E3)                                                                             \
  X (Q1) X (Q2) X (Q3) X (Q4) X (Q5)                                                               \
  X (D1) X (D2)                                                                                    \
  X (V1) X (V2) X (V3) X (V4)                                                                      \
  X (I1) X (I2) X (I3) X (I4) X (I5) X (I6) X (I7) X (I8) X (I9)                                   \
  X (C1) X (C2) X (C3) X (C4) X (C5) X (C6) X (C7) X (C8)                                          \
  X (P1) X (P2) X (P3) X (P4) X (P5) X (P6) X (P7) X (P8)
/* clang-format on */

/**
 * WeftRule:
 *
 * A rule that events and tasks cite. What is done or said depends on what happened, never on the
 * rule it is cited with: a renumbered rule changes nothing but the citation.
 */
/* clang-format off */
#define V(id) WEFT_RULE_##id,
typedef enum { WEFT_RULE_NONE, WEFT_RULES (V) WEFT_N_RULES } WeftRule;
#undef V
/* clang-format on */

/* “A3”, a static string; %NULL for %WEFT_RULE_NONE. */
const char *weft_rule_nick (WeftRule rule);

/* The rule of “A3”; -1 when there is none called so. */
int weft_rule_from_nick (const char *nick);

G_END_DECLS
