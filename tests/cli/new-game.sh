#!/bin/sh
# new-game.sh: the options of a new game
#
# SPDX-License-Identifier: GPL-3.0-or-later
set -u
# shellcheck source=tests/cli/common.sh
. "$(dirname "$0")/common.sh"

# begins NAME PATTERN OPTION…: the record then holds the pattern.
begins() {
    name=$1
    pattern=$2
    shift 2
    rm -f game.weft
    run "$weft" play game.weft "$@" </dev/null
    check "$name" grep -q -- "$pattern" game.weft
}

# refuses NAME OPTION…: one line, exit 2 and no file.
refuses() {
    name=$1
    shift
    rm -f game.weft
    run "$weft" play game.weft "$@" </dev/null
    check "$name: exit 2" [ "$status" -eq 2 ]
    check "$name: one line" one_line err
    check "$name: no file" [ ! -e game.weft ]
}

begins 'level' '"level":6' --level 6
begins 'level 6 has two civilizations' '"civilizations":\["[a-z]*","[a-z]*"\]' --level 6
begins 'expansions' '"expansions":\["plans-and-ploys","arts-and-architecture"\]' \
    --expansion plans-and-ploys --expansion arts-and-architecture
begins 'civilization' '"civilizations":\["engineers"\]' --civilization engineers
begins 'civilization, shortened' '"civilizations":\["engineers"\]' --civilization eng
begins 'favorite of a new civilization' '"favorite":"military","civilizations":\["hucksters"\]' \
    --expansion plans --civilization hucksters --favorite military
begins 'favorite of the Shadow Empire' '"shadow":{"color":"gray","favorite":"science"}' \
    --shadow-favorite science
begins 'colors' '"color":"green".*"color":"yellow".*"color":"blue"' --color green \
    --automa-color yellow --shadow-color blue
begins 'first' '"first":"automa"' --first automa
begins 'first, in plain words' '"first":"automa"' --first bots
begins 'landmark cards' '"landmark_cards":2' --landmark-cards 2 --expansion plans
begins 'seed' "\"seed\": \"$seed\"" --seed $seed
begins 'shadow-empire' '"mode":"shadow-empire"' --mode shadow-empire
begins 'players' '"name":"Player 4"' --mode shadow-empire --players 4
rm -f game.weft
run "$weft" play game.weft --real-cards </dev/null
check 'real cards: the record says so' grep -q '"by_hand": \["cards","dice"\]' game.weft

# What is rolled goes with what is chosen.
failed=0
for n in 0 1 2 3 4 5 6 7 8 9 a b c d e f; do
    rm -f game.weft
    "$weft" play game.weft --favorite military --seed "$(echo $seed | tr 0 $n)" \
        </dev/null >/dev/null 2>&1 || failed=1
    rm -f game.weft
    "$weft" play game.weft --shadow-favorite military --seed "$(echo $seed | tr 0 $n)" \
        </dev/null >/dev/null 2>&1 || failed=1
done
check 'rolled civilizations go with a chosen favorite' [ $failed -eq 0 ]

begins 'three players play the Shadow Empire' '"mode":"shadow-empire"' --players 3

refuses 'level 7' --level 7
refuses 'unknown mode' --mode duel
refuses 'unknown civilization' --civilization pirates
refuses 'civilization without its expansion' --civilization hucksters
refuses 'two civilizations at level 2' --civilization engineers --civilization explorers
refuses 'one civilization twice' --level 6 --civilization engineers --civilization engineers
refuses 'unknown track' --shadow-favorite sea
refuses 'one favorite for both bots' --civilization engineers --shadow-favorite technology
refuses 'unknown color' --color pink
refuses 'two players of one color' --color red --automa-color red
refuses 'two colors for one player' --color red --color blue
refuses 'one player with the Shadow Empire' --mode shadow-empire --players 1
refuses 'five players' --mode shadow-empire --players 5
refuses 'who is not there first' --first p2
refuses 'a bad seed' --seed 12
refuses 'a level without the Automa' --mode shadow-empire --level 3
check 'and says which option has no use' grep -q -- '--level has no use' err
refuses 'a civilization without the Automa' --players 2 --civilization explorers
refuses 'a favorite of the Automa without it' --players 2 --favorite military
refuses 'a color of the Automa without it' --players 2 --automa-color red
refuses 'landmark cards without the Automa' --players 2 --landmark-cards 1
refuses 'two people against the Automa' --mode solo --players 2
refuses 'more names than people' --name Ada --name Ben
refuses 'arts without its expansion' --shadow-favorite arts
check 'and says which tracks there are' grep -q 'exploration, technology, military, science' err
refuses 'five landmark cards' --landmark-cards 5

"$weft" play game.weft --level 1 --first p1 </dev/null >/dev/null
run "$weft" play game.weft --level 6 </dev/null
check 'options do not change a game that has begun' grep -q '"level":1' game.weft
check 'and that is told' grep -q 'as it was set up' out
finish
