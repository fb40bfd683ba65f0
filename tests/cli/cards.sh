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

# refuses WHAT SENTENCE LINE…: the last line is refused with the sentence, and nothing is recorded.
refuses() {
    what=$1
    sentence=$2
    shift 2
    plays none "$@"
    kept=$(grep -c '"move"' game.weft)
    check "$what: is refused" told "$sentence"
    check "$what: ends as refused" [ "$status" -eq 1 ]
    check "$what: nothing is changed" [ "$kept" -eq $(($# - 1)) ]
}

refuses 'a third piece' 'F4 is full' income 'put a token on f4'
refuses 'an outpost none is left of' 'No outpost is left' income 'fix hex e2 me me' 'fix hex d2 me me' \
    'fix hex d1 me me' 'fix hex c2 me me' 'conquer e5'
refuses 'a landmark already gained' 'gained already' income 'took the Forge' 'took the Forge'
refuses 'a Revolution where nothing lies' 'lies beside a standing one' income 'revolution e2'
refuses 'Age of Discovery too early' 'begins with an income turn' 'Age of Discovery, science'

# What is said without being asked does as well as an answer.
plays none 'I have the Isolationists' income 'advance military' 'explore e3' 'conquer e3' yes done \
    'I played Renaissance' quit
check 'a card and a civilization are said in sentences' [ "$status" -eq 0 ]
check 'the sentence brings the offer' told 'Isolationists: put a token on E3 too?'
check 'the record has what was said' grep -q '"tapestry":"renaissance"' game.weft
check 'the question follows the sentence' told 'Renaissance: one space ahead on every track?'

# One act goes back as one.
plays none income done income renaissance yes undo quit
check 'all of Renaissance is taken back' [ "$(grep -c '"follows"' game.weft)" -eq 3 ]
check 'and none of it is left' told 'Taken back: .*Exploration.*'

printf '%s\n' income 'card militarism' 'advance exploration' 'explore e3' done quit >script
rm -f game.weft
run "$weft" play game.weft --first me --seed $seed --my-civilization bakers <script
check 'nothing is asked where nobody types' [ "$status" -eq 0 ]
check 'an unknown civilization is kept' grep -q '"civilizations":\["bakers"\]' game.weft
check 'no outpost is put' [ "$(grep -c '"place"' game.weft)" -eq 0 ]

finish
