#!/bin/sh
# story.sh: a game told as a story: replay, log, and why of any turn
#
# SPDX-License-Identifier: GPL-3.0-or-later
set -u
# shellcheck source=tests/cli/common.sh
. "$(dirname "$0")/common.sh"

over=$tests/../app/games/end.weft

# says PATTERN [FILE]
says() {
    grep -q -- "$1" "${2:-out}"
}

run "$weft" replay "$over"
check 'replay: done' [ "$status" -eq 0 ]
check 'replay: what it started from' says '^Level [1-6] · '
check 'replay: turns in order' sh -c \
    'grep -o "^Turn [0-9]*" out | sed "s/Turn //" >turns; seq "$(wc -l <turns)" | cmp -s - turns'
check 'replay: my moves' says '^    You: advance on '
check 'replay: and the bots’' says '^      Move the Automa’s [a-z]* token to '
check 'replay: who has won' says '^      The Automa has won$'
total=$("$weft" replay --state "$over" | sed 's/.*"automa":{"vp":\([0-9]*\).*/\1/')
sum=0
for part in $(sed -n '/^      The Automa’s victory points/,$s/^        .*: \([0-9]*\) VP$/\1/p' out); do
    sum=$((sum + part))
done
check 'replay: where its points came from' [ "$sum" -eq "$total" ]
check 'replay: decks that nobody shuffles are not told' [ "$(grep -c 'Real cards' out)" -eq 0 ]
run "$weft" replay --until 3 "$over"
check 'until: ends there' [ "$(grep -c '^    You: ' out)" -le 3 ]
check 'until: nobody has won' [ "$(grep -c 'has won' out)" -eq 0 ]

# As Markdown.
run "$weft" replay "$over" --text game.md
check 'text: written' [ "$status" -eq 0 ]
check 'text: a title' says '^# Level ' game.md
check 'text: turns are headings' says '^## Turn 2 · The bots’ turn$' game.md
check 'text: moves are a list' says '^- You: advance on ' game.md
check 'text: what followed is under them' says '^  - Your token is on ' game.md
cp game.md before.md
run "$weft" replay "$over" --text game.md
check 'text: a file that is there stays' same before.md game.md
check 'text: and that is told' [ "$status" -eq 1 ]
check 'text: in a line' one_line err
run "$weft" replay "$over" --text /dev/full
check 'text: a full disk is told' [ "$status" -eq 1 ]
run "$weft" replay "$over" --text no-such-folder/game.md
check 'text: no folder is told' [ "$status" -eq 1 ]

# In a game.
printf '%s\n' income 'done' 'adv mil' 'done' 'note a <b> *c* _d_' log 'log log.md' 'log log.md' 'why 1' \
    'why 2' 'why 4' 'why 99' >script
run "$weft" play game.weft --seed $seed --first p1 --level 3 --civilization explorers <script
check 'log: the turns' says '^Turn 4 · The bots’ turn$'
check 'log: numbered moves' says '^   3  You: advance on Military$'
check 'log: what the bots did' says '^      Move the Automa’s red token to '
check 'log FILE: written' says '^## Turn 4 · The bots’ turn$' log.md
check 'log FILE: nothing becomes a mark' says '\\<b\\> \\\*c\\\* \\_d\\_' log.md
check 'log FILE: is not written over' says 'log.md cannot be written: '
check 'why 1: my turn' [ "$(grep -c '^    You: income turn$' out)" -eq 1 ]
check 'why 2: the income turn' says '^- Put a tapestry card face down beside the Automa’s mat'
check 'why 4: with its rules' [ "$(grep -c '(A[1-9])' out)" -ge 1 ]
check 'why 99: there is none' says 'There has been no turn 99'
printf 'why\n' | "$weft" play game.weft | grep '^ *[-·(]' >latest
printf 'why 4\n' | "$weft" play game.weft | grep '^ *[-·(]' >fourth
check 'why: the latest is that of its number' same latest fourth

# Who has taken the last income turn sees several turns of the bots at once; each is one of its own.
printf '%s\n' income 'done' 'fix era me 4' income 'done' >script
run "$weft" play alone.weft --seed $seed --first p1 --level 3 <script
printf 'why\n' | "$weft" play alone.weft | grep '^- ' >all
printf 'why 4\n' | "$weft" play alone.weft | grep '^- ' >fourth
printf 'why 5\n' | "$weft" play alone.weft | grep '^- ' >fifth
cat fourth fifth >both
head -n "$(wc -l <both)" all >beginning
check 'why: one turn of several' [ "$(wc -l <fourth)" -lt "$(wc -l <all)" ]
check 'why: one after the other' same beginning both

# The Shadow Empire alone begins with an income turn, which shows nothing.
printf '%s\n' income 'done' income 'done' >script
run "$weft" play shadow.weft --seed $seed --players 2 --first p1 <script
check 'Shadow Empire: its income turn is told' says '^ 1\. The Shadow Empire takes an income turn$'
finish
