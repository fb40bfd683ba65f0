#!/bin/sh
# cards.sh: questions about the person's cards and civilization, and none where nobody asked
#
# SPDX-License-Identifier: GPL-3.0-or-later
set -u
# shellcheck source=tests/cli/common.sh
. "$(dirname "$0")/common.sh"

# plays NAME LINE…: a new game of its own with --ask, one line each; out has what was told.
plays() {
    civilization=$1
    shift
    rm -f game.weft
    printf '%s\n' "$@" >script
    run "$weft" play game.weft --ask --first me --seed $seed --expansion plans \
        --my-civilization "$civilization" <script
}

told() {
    grep -q -- "$1" out
}

plays Isolationists income done income militarism 'advance exploration' 'explore e3' yes \
    'advance military' 'conquer d4' yes quit
check 'no line is refused' [ "$status" -eq 0 ]
check 'the card is asked for' told 'Which tapestry card do you play?'
check 'Militarism: an outpost' told 'Your outpost stands on E3'
check 'Isolationists: a token' told 'Your token or building stands on D4'
check 'the record has the card' grep -q '"tapestry":"militarism"' game.weft
check 'the record has the civilization' grep -q '"civilizations":\["isolationists"\]' game.weft
check 'no correction' [ "$(grep -c '"fix"' game.weft)" -eq 0 ]

plays none income done income 'age of d' '' undo military quit
check 'the die is rolled, taken back and typed' grep -q '"age-of-discovery".*"military"' game.weft

# An answer that is none is a command; nothing typed passes over.
plays none income done income 'advance science' '' quit
check 'a command in place of an answer' grep -q '"advance".*"science"' game.weft

plays Utilitarians forge income quit
check 'Utilitarians: a landmark' grep -q '"take-landmark".*"technology"' game.weft

plays none income 'civilization Treasure Hunters' done income '' f3 quit
check 'a civilization gained later' grep -q '"place".*"F3"' game.weft

printf '%s\n' income 'card militarism' 'advance exploration' 'explore e3' done quit >script
rm -f game.weft
run "$weft" play game.weft --first me --seed $seed --my-civilization bakers <script
check 'nothing is asked where nobody types' [ "$status" -eq 0 ]
check 'an unknown civilization is kept' grep -q '"civilizations":\["bakers"\]' game.weft
check 'no outpost is put' [ "$(grep -c '"place"' game.weft)" -eq 0 ]

finish
