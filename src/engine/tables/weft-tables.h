/* weft-tables.h: the rule tables (data/\*.json), read once and checked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-human-table.h"
#include "weft-terms.h"

G_BEGIN_DECLS

#define WEFT_N_SPACES 13 /* the start is space 0, the end of a track space 12 */
#define WEFT_LAST_SPACE 12
#define WEFT_N_TIERS 3 /* landmark tiers II, III and IV, counted from 0 here */
#define WEFT_N_CARDS 22
#define WEFT_N_PATTERNS 10
#define WEFT_N_HEXES 34
#define WEFT_N_LEVELS 6
#define WEFT_N_INCOME_TURNS 5

/* The entry of a ladder that stands for the bot's favorite track (A3). */
#define WEFT_LADDER_FAVORITE WEFT_N_TRACKS
#define WEFT_LADDER_LENGTH 6

/* A set of hexes: bit n is the n-th hex of the map table. */
typedef guint64 WeftHexSet;
#define WEFT_HEX_BIT(hex) (G_GUINT64_CONSTANT (1) << (hex))

/* A set of tracks: bit n is track n. */
typedef guint8 WeftTrackSet;
#define WEFT_TRACK_BIT(track) (1u << (track))

/* A set of decision cards: bit n is card n, from 1. */
typedef guint32 WeftCardSet;
#define WEFT_CARD_BIT(card) (1u << (card))

/* A set of income turns: bit n is income turn n, from 1. */
typedef guint8 WeftTurnSet;
#define WEFT_TURN_BIT(turn) (1u << (turn))

/**
 * WeftBenefit:
 * @kind: a #WeftBenefitKind
 * @tracks: the tracks an `advance` or `regress` names
 */
typedef struct
{
  guint8 kind;
  WeftTrackSet tracks;
} WeftBenefit;

#define WEFT_MAX_BENEFITS 2

/**
 * WeftSpace:
 * @name: the printed name; %NULL for the start
 * @landmark: the name of the landmark on it, or %NULL
 * @benefits: what the Automa gains there, in printed order (B1)
 */
typedef struct
{
  char *name;
  char *landmark;
  WeftBenefit benefits[WEFT_MAX_BENEFITS];
  guint8 n_benefits;
} WeftSpace;

/**
 * WeftCard:
 * @automa: the Automa's box, a #WeftBox (A2)
 * @shadow: the Shadow Empire's box
 * @income: whether the income hand is shown (T3)
 * @topple: whether the topple icon is shown (Q3)
 * @starting: whether it is a starting card (S5)
 * @shadow_only: whether it is used when there is no Automa (S5)
 * @hexes: the hex pattern, 1 to 10 (H3)
 * @ladder: #WeftTrack or %WEFT_LADDER_FAVORITE, read from the top; the first index is 1 when the
 *   arts track is in play (A4)
 */
typedef struct
{
  guint8 automa;
  guint8 shadow;
  gboolean income;
  gboolean topple;
  gboolean starting;
  gboolean shadow_only;
  guint8 hexes;
  guint8 ladder[2][WEFT_LADDER_LENGTH];
  guint8 ladder_length[2];
} WeftCard;

/**
 * WeftLevel:
 * @name: the printed name
 * @hard: whether the hard side of the income mat is used (I5)
 * @favorites: income turns with I2
 * @advance_both: income turns with I3
 * @civilization: income turns with I4
 * @victory_points: income turns with I5
 * @play_tapestry: income turns with I7
 * @gain_tapestry: income turns with I8
 * @shuffle: income turns with I9
 * @progress_cards: cards added in I6, per income turn
 * @civilizations: how many the Automa has (S4)
 * @first_income: a #WeftFirstIncome or %WEFT_NONE (I1)
 * @extra_landmark_cards: landmarks gained at setup besides the first (S7)
 */
typedef struct
{
  gboolean hard;
  WeftTurnSet favorites;
  WeftTurnSet advance_both;
  WeftTurnSet civilization;
  WeftTurnSet victory_points;
  WeftTurnSet play_tapestry;
  WeftTurnSet gain_tapestry;
  WeftTurnSet shuffle;
  guint8 progress_cards[WEFT_N_INCOME_TURNS + 1];
  guint8 civilizations;
  guint8 first_income;
  guint8 extra_landmark_cards;
} WeftLevel;

/* A row of the Automa's income mat (I5). */
typedef struct
{
  guint8 landmarks_and_territories;
  guint8 military_and_science;
  guint8 technology_exploration_and_arts;
  guint8 first_to_era;
} WeftMatRow;

#define WEFT_MOST_INCOME_STEPS 4

/* What a civilization card shows for one income turn, in printed order. */
typedef struct
{
  WeftBenefit steps[WEFT_MOST_INCOME_STEPS];
  guint8 n_steps;
} WeftIncomeSteps;

/**
 * WeftCivilizationCard:
 * @expansion: the #WeftExpansion it comes with, or %WEFT_NONE
 * @favorite: its favorite #WeftTrack, or %WEFT_NONE when that is rolled (S2)
 * @income: the steps it takes per income turn, where the card has nothing but such steps (C1, C2)
 */
typedef struct
{
  guint8 expansion;
  guint8 favorite;
  WeftIncomeSteps income[WEFT_N_INCOME_TURNS + 1];
} WeftCivilizationCard;

/**
 * WeftHex:
 * @name: column letter and number from the top, such as “D4”
 * @column: 1 to 7 from the left
 * @row: half hexes from the top, from 1
 * @neighbors: the adjacent hexes
 */
typedef struct
{
  char name[3];
  guint8 column;
  guint8 row;
  WeftHexSet neighbors;
} WeftHex;

/* What is taken out of the box for a game against the Automa (S6). */
typedef struct
{
  char **tapestry_cards;
  char **tapestry_cards_arts;
  char **tapestry_cards_trailblazers;
  char **civilizations;
  char **civilizations_plans;
} WeftRemovals;

/**
 * WeftTables:
 *
 * Every table of the rules. Immutable after loading; may be shared between threads.
 * Cards, levels, income turns and patterns are indexed by their printed number (index 0 unused).
 */
typedef struct
{
  WeftSpace spaces[WEFT_N_TRACKS][WEFT_N_SPACES];
  guint8 track_expansion[WEFT_N_TRACKS];
  guint8 landmark_tier[WEFT_N_SPACES]; /* 0 to 2, WEFT_NONE where no landmark is */
  guint8 landmark_space[WEFT_N_TIERS];
  WeftCard cards[WEFT_N_CARDS + 1];
  WeftLevel levels[2][WEFT_N_LEVELS + 1];     /* [1]: with the arts track (M3) */
  WeftMatRow mat[2][WEFT_N_INCOME_TURNS + 1]; /* [1]: the hard side */
  WeftCivilizationCard civilizations[WEFT_N_CIVILIZATIONS];
  WeftHex hexes[WEFT_N_HEXES];
  WeftHexSet printed_land;
  guint8 distance[WEFT_N_HEXES][WEFT_N_HEXES]; /* plain hex steps (E2) */
  guint8 hex_order[WEFT_N_PATTERNS + 1][WEFT_N_HEXES];
  guint8 middle_island;
  guint8 human_start;
  guint8 automa_start;
  WeftRemovals removals;
  guint8 outposts_per_color;
  guint8 achievement_vp[WEFT_N_ACHIEVEMENTS][2];
  guint8 die_faces[2]; /* [1]: with the arts track */
  WeftTrackSet die_tracks[2];
  WeftHumanTable human;
} WeftTables;

/**
 * weft_tables_load:
 *
 * Reads the tables compiled into the program.
 *
 * Returns: (transfer full): the tables, or %NULL with %WEFT_ERROR_TABLE naming the table and what
 *   is wrong in it
 */
WeftTables *weft_tables_load (GError **error);

/**
 * weft_tables_load_from:
 * @texts: (array length=WEFT_N_TABLE_FILES): the text of each table file, in the order of
 *   weft_tables_files
 *
 * The same from given texts, for tests of bad tables.
 */
WeftTables *weft_tables_load_from (const char *const *texts, GError **error);

#define WEFT_N_TABLE_FILES 9
extern const char *const weft_tables_files[WEFT_N_TABLE_FILES];

void weft_tables_free (WeftTables *tables);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (WeftTables, weft_tables_free)

/**
 * weft_hex_from_name:
 * @name: such as “D4”
 *
 * Returns: the index of the hex, or -1 when the map has no such hex
 */
int weft_hex_from_name (const WeftTables *tables, const char *name);

G_END_DECLS
