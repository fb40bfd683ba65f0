#!/bin/sh
# questions.sh: which game to play, and the questions for a new one, typed through a pipe
#
# SPDX-License-Identifier: GPL-3.0-or-later
set -u
# shellcheck source=tests/cli/common.sh
. "$(dirname "$0")/common.sh"

# says PATTERN: the last output has it.
says() {
    grep -q -- "$1" out
}

# play LINE…: a session of these lines.
play() {
    printf '%s\n' "$@" | "$weft" play --seed $seed game.weft >out 2>err
}

# Without anything else the unfinished games are offered, and a new one.
run "$weft" play --last </dev/null
check 'last: there is none' [ "$status" -eq 1 ]
check 'last: one line' one_line err
run "$weft" play --list
check 'list: none' [ ! -s out ]
printf 'quick\nnote first\n' | "$weft" play >out
check 'no games: the questions are asked' says 'How many people play'
printf '1\nno\nno\nno\n3\nquick\nnote second\n' | "$weft" play --seed $seed >out
check 'options: no game is offered' [ "$(grep -c 'Which game' out)" -eq 0 ]
printf '2\nnote third\n' | "$weft" play >out
check 'offer: both games' [ "$(grep -c '^ *[12]\. Level ' out)" -eq 2 ]
check 'offer: a new one' says '0\. A new game'
check 'offer: the one that was chosen goes on' \
    [ "$(cat data/weft/games/*.weft | grep -c '"text":"\(first\|third\)"')" -eq 2 ]
first=$(grep -l '"text":"first"' data/weft/games/*.weft)
check 'offer: in its own file' grep -q '"third"' "$first"
printf 'note fourth\n' | "$weft" play --last >out
check 'last: the one played last' grep -q '"fourth"' "$first"
printf '9\nx\n0\nquick\n' | "$weft" play >out
check 'offer: a number that is none is asked again' \
    [ "$(grep -c 'Say a number from 0 to 2' out)" -eq 2 ]
check 'offer: 0 begins a new one' [ "$(find data/weft/games -name '*.weft' | wc -l)" -eq 3 ]
cp "$tests/../app/games/end.weft" data/weft/games/over.weft
printf 'not a game' >data/weft/games/bad.weft
run "$weft" play --list
check 'list: every game' [ "$(grep -c '^ *[0-9]\. ' out)" -eq 5 ]
check 'list: with its file' says "^     $room/$first$"
run "$weft" play </dev/null
check 'offer: none that is over' [ "$(grep -c 'Over' out)" -eq 0 ]
check 'offer: none that is damaged' [ "$(grep -c 'cannot be read' out)" -eq 0 ]
run "$weft" play --last game.weft </dev/null
check 'last: takes no file' [ "$status" -eq 2 ]
check 'last: and makes none' [ ! -e game.weft ]

# A new game against the Automa, every question answered.
play 1 no yes no 4 green yellow red engineers arts 2 me income
check 'solo: level' grep -q '"level":4' game.weft
check 'solo: colors' grep -q '"color":"green".*"color":"yellow".*"color":"red"' game.weft
check 'solo: civilization' grep -q '"civilizations":\["engineers"\]' game.weft
check 'solo: favorite' grep -q '"shadow":{"color":"red","favorite":"arts"}' game.weft
check 'solo: who starts' grep -q '"first":"p1"' game.weft
check 'solo: and the game begins' grep -q '"move":"income"' game.weft
check 'yes and no are shown' says 'Plans & Ploys in the game? (no, yes) \[no\]'

# Back, help, and answers that are none.
rm -f game.weft
play back help 3 maybe back 2 no no yes Eva back Ada 'Ben Lee' 'red green' back 'green red' \
    pink help blue sea quick
check 'back: not before the first' says 'This is the first question'
check 'help: what there is to type' [ "$(grep -c 'goes back a question' out)" -ge 3 ]
check 'help: the answers' says '^blue, red, green, yellow, gray$'
check 'help: is no answer' grep -q '"mode":"shadow-empire"' game.weft
check 'back: the number was changed' [ "$(grep -o '"name"' game.weft | wc -l)" -eq 2 ]
check 'back: the answers before it stay' grep -q '"expansions":\["fantasies-and-futures"\]' game.weft
check 'back: a name was changed' grep -q '"name":"Ada","color":"green"' game.weft
check 'names: with a space' grep -q '"name":"Ben Lee","color":"red"' game.weft
check 'a color that is none is asked again' says 'There is no color “pink”'
check 'a track that is none is asked again' says 'There is no track “sea”'
check 'quick: the rest is as usual' grep -q '"shadow":{"color":"blue"' game.weft

# The same by options.
rm -f game.weft
run "$weft" play game.weft --players 3 --name Ada --name Ben </dev/null
check 'names: by options' grep -q '"name":"Ada".*"name":"Ben".*"name":"Player 3"' game.weft
rm -f game.weft
run "$weft" play game.weft </dev/null
check 'no answers at all: all is as usual' grep -q '"level":2' game.weft
finish
