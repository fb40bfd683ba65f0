/* cli-choices.h: choosing what a new game starts from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "weft-chance.h"
#include "weft-setup.h"

G_BEGIN_DECLS

#define CLI_USUAL_LEVEL 2

/**
 * CliChoices:
 *
 * What a person chose for a new game, as words; %NULL, 0 or -1 for what is rolled or usual.
 */
typedef struct
{
  char *mode;
  int players;
  int level;
  char **expansions;
  char **civilizations;
  char *favorite;
  char *shadow_favorite;
  char **names;  /* of the humans, in order */
  char **colors; /* the same */
  char *automa_color;
  char *shadow_color;
  char *first;
  char *own_civilization; /* of the person who plays; any name */
  int landmark_cards;
} CliChoices;

void cli_choices_init (CliChoices *choices);
void cli_choices_clear (CliChoices *choices);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CliChoices, cli_choices_clear)

/**
 * cli_choices_add_options:
 *
 * Adds the command line's options for a new game to @context.
 */
void cli_choices_add_options (CliChoices *choices, GOptionContext *context);

/* Whether nothing has been chosen. */
gboolean cli_choices_are_empty (const CliChoices *choices);

/**
 * cli_choices_to_setup:
 * @random: what is not chosen is rolled with it, by the rules (S2 to S4, M1)
 *
 * Returns: %FALSE with an error that names the choice that is not possible
 */
gboolean cli_choices_to_setup (const CliChoices *choices, const WeftTables *tables,
                               WeftRandom *random, WeftSetup *setup, GError **error);

G_END_DECLS
