/* weft-terms.h: the game's words as enumerations, each with the nick it has in records and tables
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define WEFT_TRACKS(X)                                                                             \
  X (EXPLORATION, "exploration")                                                                   \
  X (TECHNOLOGY, "technology")                                                                     \
  X (MILITARY, "military")                                                                         \
  X (SCIENCE, "science")                                                                           \
  X (ARTS, "arts")

#define WEFT_PLAYERS(X)                                                                            \
  X (P1, "p1")                                                                                     \
  X (P2, "p2")                                                                                     \
  X (P3, "p3")                                                                                     \
  X (P4, "p4")                                                                                     \
  X (AUTOMA, "automa")                                                                             \
  X (SHADOW, "shadow")

#define WEFT_COLORS(X)                                                                             \
  X (BLUE, "blue")                                                                                 \
  X (RED, "red")                                                                                   \
  X (GREEN, "green")                                                                               \
  X (YELLOW, "yellow")                                                                             \
  X (GRAY, "gray")

#define WEFT_MODES(X)                                                                              \
  X (SOLO, "solo")                                                                                 \
  X (SHADOW_EMPIRE, "shadow-empire")

#define WEFT_EXPANSIONS(X)                                                                         \
  X (PLANS_AND_PLOYS, "plans-and-ploys")                                                           \
  X (ARTS_AND_ARCHITECTURE, "arts-and-architecture")                                               \
  X (FANTASIES_AND_FUTURES, "fantasies-and-futures")

#define WEFT_CIVILIZATIONS(X)                                                                      \
  X (EXPLORERS, "explorers")                                                                       \
  X (SCIENTISTS, "scientists")                                                                     \
  X (CONQUERORS, "conquerors")                                                                     \
  X (ENGINEERS, "engineers")                                                                       \
  X (EQUALIZERS, "equalizers")                                                                     \
  X (HUCKSTERS, "hucksters")                                                                       \
  X (ICONOCLASTS, "iconoclasts")                                                                   \
  X (TRAILBLAZERS, "trailblazers")

/* The boxes of a decision card (A2); Equalizers and Trailblazers choose without one. */
#define WEFT_BOXES(X)                                                                              \
  X (ANY, "any")                                                                                   \
  X (FINISH, "finish")                                                                             \
  X (LANDMARK, "landmark")

#define WEFT_ACHIEVEMENTS(X)                                                                       \
  X (COMPLETE_TRACK, "complete-track")                                                             \
  X (TOPPLE_TWO, "topple-two")                                                                     \
  X (MIDDLE_ISLAND, "middle-island")

/* The Automa's icons on track spaces (B1) and the steps of civilization cards. */
#define WEFT_BENEFITS(X)                                                                           \
  X (TAPESTRY, "tapestry")                                                                         \
  X (DISCARD_TECH, "discard-tech")                                                                 \
  X (DISCARD_MASTERPIECES, "discard-masterpieces")                                                 \
  X (ROLL, "roll")                                                                                 \
  X (ROLL_PLAIN, "roll-plain")                                                                     \
  X (ADVANCE, "advance")                                                                           \
  X (REGRESS, "regress")                                                                           \
  X (EXPLORE, "explore")                                                                           \
  X (EXPLORE_ANYWHERE, "explore-anywhere")                                                         \
  X (CONQUER, "conquer")                                                                           \
  X (CONQUER_ANYWHERE, "conquer-anywhere")

/* What a level does in income turn 1 besides the usual (I1). */
#define WEFT_FIRST_INCOMES(X)                                                                      \
  X (HUMAN_ON_FOUR_TRACKS, "human-advances-on-four-tracks")                                        \
  X (BOTS_ON_FAVORITES, "bots-advance-on-favorite-tracks")                                         \
  X (BOTS_ON_ALL_TRACKS, "bots-advance-on-all-tracks")

#define WEFT_PROMPTS(X)                                                                            \
  X (TURN, "turn")                                                                                 \
  X (DEAL, "deal")                                                                                 \
  X (ROLL, "roll")                                                                                 \
  X (REVEAL, "reveal")                                                                             \
  X (TRAP, "trap")                                                                                 \
  X (HUMAN_TRAP, "human-trap")                                                                     \
  X (OVER, "over")

#define WEFT_MOVES(X)                                                                              \
  X (INCOME, "income")                                                                             \
  X (ADVANCE, "advance")                                                                           \
  X (REGRESS, "regress")                                                                           \
  X (SINGULARITY, "singularity")                                                                   \
  X (EXPLORE, "explore")                                                                           \
  X (CONQUER, "conquer")                                                                           \
  X (PLACE, "place")                                                                               \
  X (REVOLUTION, "revolution")                                                                     \
  X (TAKE_LANDMARK, "take-landmark")                                                               \
  X (AGE_OF_DISCOVERY, "age-of-discovery")                                                         \
  X (TAKE_POOL, "take-pool")                                                                       \
  X (VP, "vp")                                                                                     \
  X (END_TURN, "end-turn")                                                                         \
  X (DEAL, "deal")                                                                                 \
  X (ROLL, "roll")                                                                                 \
  X (REVEAL, "reveal")                                                                             \
  X (ANSWER, "answer")                                                                             \
  X (TILES, "tiles")                                                                               \
  X (FIX, "fix")                                                                                   \
  X (TIE, "tie")                                                                                   \
  X (NOTE, "note")

#define WEFT_FIXES(X)                                                                              \
  X (TRACK, "track")                                                                               \
  X (FAVORITE, "favorite")                                                                         \
  X (LANDMARK, "landmark")                                                                         \
  X (HEX, "hex")                                                                                   \
  X (TAPESTRY, "tapestry")                                                                         \
  X (VP, "vp")                                                                                     \
  X (POOL, "pool")                                                                                 \
  X (ACHIEVEMENT, "achievement")                                                                   \
  X (ERA, "era")

/* What made a token advance or regress. */
#define WEFT_CAUSES(X)                                                                             \
  X (PAIR, "pair")                                                                                 \
  X (ROLL, "roll")                                                                                 \
  X (BENEFIT, "benefit")                                                                           \
  X (INCOME, "income")                                                                             \
  X (CIVILIZATION, "civilization")                                                                 \
  X (TURN, "turn")                                                                                 \
  X (CARD, "card")

#define WEFT_EVENTS(X)                                                                             \
  X (CARDS, "cards")                                                                               \
  X (NO_ADVANCE, "no-advance")                                                                     \
  X (ADVANCE, "advance")                                                                           \
  X (REGRESS, "regress")                                                                           \
  X (SINGULARITY, "singularity")                                                                   \
  X (CHOICE, "choice")                                                                             \
  X (LANDMARK, "landmark")                                                                         \
  X (TAPESTRY, "tapestry")                                                                         \
  X (DISCARD_TECH, "discard-tech")                                                                 \
  X (DISCARD_MASTERPIECES, "discard-masterpieces")                                                 \
  X (ROLL, "roll")                                                                                 \
  X (EXPLORE, "explore")                                                                           \
  X (CONQUER, "conquer")                                                                           \
  X (SKIP, "skip")                                                                                 \
  X (OUTPOST, "outpost")                                                                           \
  X (TOPPLE, "topple")                                                                             \
  X (PLACE, "place")                                                                               \
  X (STAND, "stand")                                                                               \
  X (FAVORITE, "favorite")                                                                         \
  X (ERA, "era")                                                                                   \
  X (VP, "vp")                                                                                     \
  X (PROGRESS, "progress")                                                                         \
  X (PLAY_TAPESTRY, "play-tapestry")                                                               \
  X (SHUFFLE, "shuffle")                                                                           \
  X (ACHIEVEMENT, "achievement")                                                                   \
  X (POOL, "pool")                                                                                 \
  X (TRAILBLAZER, "trailblazer")                                                                   \
  X (REMOVE_LANDMARK, "remove-landmark")                                                           \
  X (TURN, "turn")                                                                                 \
  X (OVER, "over")

/* What the person can bring by hand rather than the program's own shuffler. */
#define WEFT_BY_HANDS(X)                                                                           \
  X (CARDS, "cards")                                                                               \
  X (DICE, "dice")

#define WEFT_DECLARE_TERM(Type, type)                                                              \
  const char *weft_##type##_nick (Type value);                                                     \
  int weft_##type##_from_nick (const char *nick);

/* clang-format off */
#define V(id, nick) WEFT_TRACK_##id,
typedef enum { WEFT_TRACKS (V) WEFT_N_TRACKS } WeftTrack;
#undef V
#define V(id, nick) WEFT_PLAYER_##id,
typedef enum { WEFT_PLAYERS (V) WEFT_N_PLAYERS } WeftPlayer;
#undef V
#define V(id, nick) WEFT_COLOR_##id,
typedef enum { WEFT_COLORS (V) WEFT_N_COLORS } WeftColor;
#undef V
#define V(id, nick) WEFT_MODE_##id,
typedef enum { WEFT_MODES (V) WEFT_N_MODES } WeftMode;
#undef V
#define V(id, nick) WEFT_EXPANSION_##id,
typedef enum { WEFT_EXPANSIONS (V) WEFT_N_EXPANSIONS } WeftExpansion;
#undef V
#define V(id, nick) WEFT_CIVILIZATION_##id,
typedef enum { WEFT_CIVILIZATIONS (V) WEFT_N_CIVILIZATIONS } WeftCivilization;
#undef V
/* On whose behalf something happens: one of the Automa's civilizations, or none. */
#define V(id, nick) WEFT_SOURCE_##id,
typedef enum { WEFT_SOURCE_NONE, WEFT_CIVILIZATIONS (V) WEFT_N_SOURCES } WeftSource;
#undef V
#define V(id, nick) WEFT_BOX_##id,
typedef enum { WEFT_BOXES (V) WEFT_N_BOXES } WeftBox;
#undef V
#define V(id, nick) WEFT_ACHIEVEMENT_##id,
typedef enum { WEFT_ACHIEVEMENTS (V) WEFT_N_ACHIEVEMENTS } WeftAchievement;
#undef V
#define V(id, nick) WEFT_BENEFIT_##id,
typedef enum { WEFT_BENEFITS (V) WEFT_N_BENEFITS } WeftBenefitKind;
#undef V
#define V(id, nick) WEFT_FIRST_INCOME_##id,
typedef enum { WEFT_FIRST_INCOMES (V) WEFT_N_FIRST_INCOMES } WeftFirstIncome;
#undef V
#define V(id, nick) WEFT_PROMPT_##id,
typedef enum { WEFT_PROMPTS (V) WEFT_N_PROMPTS } WeftPromptKind;
#undef V
#define V(id, nick) WEFT_MOVE_##id,
typedef enum { WEFT_MOVES (V) WEFT_N_MOVES } WeftMoveKind;
#undef V
#define V(id, nick) WEFT_FIX_##id,
typedef enum { WEFT_FIXES (V) WEFT_N_FIXES } WeftFixKind;
#undef V
#define V(id, nick) WEFT_CAUSE_##id,
typedef enum { WEFT_CAUSES (V) WEFT_N_CAUSES } WeftCause;
#undef V
#define V(id, nick) WEFT_EVENT_##id,
typedef enum { WEFT_EVENTS (V) WEFT_N_EVENTS } WeftEventKind;
#undef V

/* clang-format on */

/* People at one table (M2). */
#define WEFT_MOST_HUMANS 4

/* Nobody, no track, no hex, no token named: for the small unsigned fields of plain structs. */
#define WEFT_NONE 0xff

/* In place of a landmark's owner: out of the game (C8). */
#define WEFT_OWNER_REMOVED 0xfe

/* In place of the winner: several players share the victory (V4). */
#define WEFT_WINNER_TIE 0xfe

/* Why something did not happen. */
#define WEFT_REASONS(X)                                                                            \
  X (ALL_TRACKS_COMPLETE, "all-tracks-complete")                                                   \
  X (END_OF_TRACK, "end-of-track")                                                                 \
  X (START_OF_TRACK, "start-of-track")                                                             \
  X (NO_OUTPOST, "no-outpost")                                                                     \
  X (NO_TILES, "no-tiles")                                                                         \
  X (NO_HEX, "no-hex")                                                                             \
  X (NO_ROOM, "no-room")                                                                           \
  X (NO_TRACK, "no-track")                                                                         \
  X (NO_LANDMARK, "no-landmark")

/* What was skipped. */
#define WEFT_SKIPS(X)                                                                              \
  X (ADVANCE, "advance")                                                                           \
  X (REGRESS, "regress")                                                                           \
  X (ROLL, "roll")                                                                                 \
  X (EXPLORE, "explore")                                                                           \
  X (CONQUER, "conquer")                                                                           \
  X (OUTPOST, "outpost")                                                                           \
  X (TRAILBLAZER, "trailblazer")                                                                   \
  X (REMOVE_LANDMARK, "remove-landmark")

/* What victory points were scored for. */
#define WEFT_PARTS(X)                                                                              \
  X (FIRST_TO_ERA, "first-to-era")                                                                 \
  X (LANDMARKS_AND_TERRITORIES, "landmarks-and-territories")                                       \
  X (MILITARY_AND_SCIENCE, "military-and-science")                                                 \
  X (TECHNOLOGY_EXPLORATION_AND_ARTS, "technology-exploration-and-arts")                           \
  X (TERRITORIES, "territories")                                                                   \
  X (LANDMARKS, "landmarks")                                                                       \
  X (TRAILBLAZERS, "trailblazers")                                                                 \
  X (NO_CANDIDATE, "no-candidate")

/* What narrowed the choice of a hex. */
#define WEFT_CRITERIA(X)                                                                           \
  X (FURTHEST_FROM_HUMAN, "furthest-from-human")                                                   \
  X (MIDDLE_ISLAND, "closest-to-middle-island")                                                    \
  X (WEAK_TERRITORY, "closest-to-one-token-territory")                                             \
  X (HUMAN_TERRITORY, "closest-to-human-territory")

/* What a human can have that touches the bots. */
#define WEFT_CARD_KINDS(X)                                                                         \
  X (TAPESTRY, "tapestry")                                                                         \
  X (CIVILIZATION, "civilization")

/* When a tapestry card acts: once, as long as its era lasts, or against somebody else's move. */
#define WEFT_CARD_TIMES(X)                                                                         \
  X (PLAYED, "played")                                                                             \
  X (ERA, "era")                                                                                   \
  X (RESPONSE, "response")

/* What there is to do when a human has a card or civilization: mostly moves (P4 to P8); `tell` and
 * `remind` only say what its text asks about the bots. */
#define WEFT_CARD_ACTS(X)                                                                          \
  X (NONE, "none")                                                                                 \
  X (TELL, "tell")                                                                                 \
  X (REMIND, "remind")                                                                             \
  X (ANSWER, "answer")                                                                             \
  X (ADVANCE, "advance")                                                                           \
  X (ADVANCE_AND_REGRESS, "advance-and-regress")                                                   \
  X (AGE_OF_DISCOVERY, "age-of-discovery")                                                         \
  X (PLACE, "place")                                                                               \
  X (CONQUER_OTHER, "conquer-other")                                                               \
  X (TAKE_LANDMARK, "take-landmark")                                                               \
  X (NO_TRAPS, "no-traps")                                                                         \
  X (REVOLUTION, "revolution")                                                                     \
  X (ACHIEVEMENT, "achievement")

/* clang-format off */
#define V(id, nick) WEFT_REASON_##id,
typedef enum { WEFT_REASONS (V) WEFT_N_REASONS } WeftReason;
#undef V
#define V(id, nick) WEFT_SKIP_##id,
typedef enum { WEFT_SKIPS (V) WEFT_N_SKIPS } WeftSkip;
#undef V
#define V(id, nick) WEFT_PART_##id,
typedef enum { WEFT_PARTS (V) WEFT_N_PARTS } WeftPart;
#undef V
#define V(id, nick) WEFT_CRITERION_##id,
typedef enum { WEFT_CRITERIA (V) WEFT_N_CRITERIA } WeftCriterion;
#undef V
#define V(id, nick) WEFT_CARD_KIND_##id,
typedef enum { WEFT_CARD_KINDS (V) WEFT_N_CARD_KINDS } WeftCardKind;
#undef V
#define V(id, nick) WEFT_CARD_TIME_##id,
typedef enum { WEFT_CARD_TIMES (V) WEFT_N_CARD_TIMES } WeftCardTime;
#undef V
#define V(id, nick) WEFT_CARD_ACT_##id,
typedef enum { WEFT_CARD_ACTS (V) WEFT_N_CARD_ACTS } WeftCardAct;
#undef V
#define V(id, nick) WEFT_BY_HAND_##id,
typedef enum { WEFT_BY_HANDS (V) WEFT_N_BY_HANDS } WeftByHand;
#undef V

/* clang-format on */

/* Each `…_nick` takes a value of its enumeration and returns a static string;
 * each `…_from_nick` returns the value of the nick, or -1 when none has it. */
WEFT_DECLARE_TERM (WeftTrack, track)
WEFT_DECLARE_TERM (WeftPlayer, player)
WEFT_DECLARE_TERM (WeftColor, color)
WEFT_DECLARE_TERM (WeftMode, mode)
WEFT_DECLARE_TERM (WeftExpansion, expansion)
WEFT_DECLARE_TERM (WeftCivilization, civilization)
WEFT_DECLARE_TERM (WeftBox, box)
WEFT_DECLARE_TERM (WeftAchievement, achievement)
WEFT_DECLARE_TERM (WeftBenefitKind, benefit)
WEFT_DECLARE_TERM (WeftFirstIncome, first_income)
WEFT_DECLARE_TERM (WeftPromptKind, prompt)
WEFT_DECLARE_TERM (WeftMoveKind, move)
WEFT_DECLARE_TERM (WeftFixKind, fix)
WEFT_DECLARE_TERM (WeftCause, cause)
WEFT_DECLARE_TERM (WeftEventKind, event)
WEFT_DECLARE_TERM (WeftReason, reason)
WEFT_DECLARE_TERM (WeftSkip, skip)
WEFT_DECLARE_TERM (WeftPart, part)
WEFT_DECLARE_TERM (WeftCriterion, criterion)
WEFT_DECLARE_TERM (WeftCardKind, card_kind)
WEFT_DECLARE_TERM (WeftCardTime, card_time)
WEFT_DECLARE_TERM (WeftCardAct, card_act)
WEFT_DECLARE_TERM (WeftByHand, by_hand)

#undef WEFT_DECLARE_TERM

/**
 * weft_player_is_human:
 * @player: a player
 *
 * Returns: whether @player is p1 to p4
 */
static inline gboolean
weft_player_is_human (guint player)
{
  return player <= WEFT_PLAYER_P4;
}

G_END_DECLS
