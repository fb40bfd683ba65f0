#!/bin/sh
# by-hand.sh: what is dealt and rolled by hand stays so, and is undone as the person's own
#
# SPDX-License-Identifier: GPL-3.0-or-later
set -u
# shellcheck source=tests/cli/common.sh
. "$(dirname "$0")/common.sh"

# The same game as the window leaves it when its cards are typed.
cat >window.weft <<EOF
{"format": "weft-game", "version": 1, "seed": "$seed", "by_hand": ["cards"],
 "setup": {"mode": "solo", "level": 2, "expansions": [],
           "players": [{"name": "Player 1", "color": "blue"}],
           "automa": {"color": "red", "civilizations": ["explorers"], "favorite": "exploration"},
           "shadow": {"color": "gray", "favorite": "military"}, "first": "p1", "landmark_cards": 0},
 "moves": [{"move": "income", "player": "p1"}, {"move": "end-turn", "player": "p1"},
           {"move": "advance", "player": "p1", "track": "science"},
           {"move": "end-turn", "player": "p1"}]}
EOF
cp window.weft before.weft
run "$weft" play window.weft </dev/null
check 'the program does not deal' same before.weft window.weft
check 'it asks for the cards' grep -q 'Deal two decision cards' out
"$weft" legal window.weft >waits
check 'every pair is possible' grep -q '"move":"deal"' waits
deal=$(sed -n 's/.*"move":"deal","cards":\[\([0-9]*\),\([0-9]*\)\].*/\1 \2/p' waits)
printf '%s\nundo\n' "$deal" >script
run "$weft" play window.weft <script
check 'the deal is undone by itself' grep -q 'Taken back: Cards: ' out
check 'what caused it stays' [ "$(grep -c 'Taken back' out)" -eq 1 ]
"$weft" legal window.weft >waits
check 'and the game waits for cards again' grep -q '"prompt":{"kind":"deal"' waits
run "$weft" play window.weft <<EOF
$deal
undo 2
EOF
check 'then what caused it' grep -q 'Taken back: You: done' out

# The program's own deal goes with its cause.
sed 's/"by_hand": \["cards"\],//' before.weft >dealt.weft
printf 'undo\n' >script
run "$weft" play dealt.weft <script
check 'own cards go with their cause' grep -q 'Taken back: You: done' out
check 'by themselves they are nothing to undo' [ "$(grep -c 'Taken back: Cards' out)" -eq 0 ]

# A game goes on as the terminal left it; the terminal can take over the cards of one.
cp before.weft taken.weft
sed -i 's/"by_hand": \["cards"\],//' taken.weft
printf 'undo\n' | "$weft" play taken.weft >/dev/null
printf 'done\n' | "$weft" play taken.weft --real-cards >/dev/null
check 'real cards are noted' grep -q '"by_hand": \["cards","dice"\]' taken.weft
"$weft" legal taken.weft >waits
check 'and asked for' grep -q '"prompt":{"kind":"deal"' waits
finish
