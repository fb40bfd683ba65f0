#!/bin/sh
# resume.sh: nothing is lost: killed in the middle, broken off at a question, damaged, unwritable
#
# SPDX-License-Identifier: GPL-3.0-or-later
set -u
# shellcheck source=tests/cli/common.sh
. "$(dirname "$0")/common.sh"

# wait_for PATTERN FILE: until the pattern is in the file, ten seconds at most.
wait_for() {
    for _ in $(seq 100); do
        grep -q "$1" "$2" && return 0
        sleep 0.1
    done
    return 1
}

# Killed while it waits for input: what was typed is on disk.
mkfifo typed
"$weft" play killed.weft --seed $seed --first p1 --civilization explorers <typed >told 2>&1 &
player=$!
exec 3>typed
printf 'income\ndone\nadvance military\n' >&3
check 'killed: the session gets that far' wait_for 'Military 1' told
kill -9 $player
wait $player 2>/dev/null
exec 3>&-
printf 'income\ndone\nadvance military\n' >script
"$weft" play unhurt.weft --seed $seed --first p1 --civilization explorers <script >/dev/null
check 'killed: every move is on disk' same unhurt.weft killed.weft
run "$weft" play killed.weft </dev/null
check 'killed: resumes' [ "$status" -eq 0 ]
check 'killed: tells the bots turn again' grep -q "The bots’ turn" out
check 'killed: tells what I had done' grep -q 'Your token is on Military 1' out
check 'killed: goes on in my turn' grep -q 'What else did you do?' out

# Broken off in the middle of a bots' turn: the question is asked again.
cat >question.weft <<'EOF'
{"format": "weft-game", "version": 1,
 "setup": {"mode": "solo", "level": 5, "expansions": [],
           "players": [{"name": "Player 1", "color": "blue"}],
           "automa": {"color": "red", "civilizations": ["scientists"], "favorite": "science"},
           "shadow": {"color": "gray", "favorite": "military"}, "first": "p1", "landmark_cards": 0},
 "moves": [{"move": "income", "player": "p1"}, {"move": "end-turn", "player": "p1"}],
 "notes": {"mine": [1, 2]}}
EOF
run "$weft" play question.weft <<'EOF'
arts
12
technology
undo
quit
EOF
check 'question: asks for the die' grep -q 'Roll the science die' out
check 'question: a roll that cannot be is refused' [ "$status" -eq 1 ]
check 'question: a roll typed in is undone by itself' grep -q 'Taken back: Die: Technology' out
"$weft" legal question.weft >waits
check 'question: stays where it was' grep -q '"prompt":{"kind":"roll"' waits
check 'question: unknown members stay' grep -q '"mine"' question.weft

# A record that ends where the program's own dice are due goes on by itself, and that is saved.
sed "s/\"version\": 1,/\"version\": 1, \"seed\": \"$seed\",/" question.weft >due.weft
run "$weft" play due.weft </dev/null
check 'due: the die is rolled' grep -q '"move":"roll"' due.weft

# No better cards by going back.
printf 'income\ndone\nadvance military\ndone\n' >script
"$weft" play again.weft --seed $seed --first p1 --civilization explorers <script >/dev/null
cp again.weft before.weft
printf 'back 4\n' | "$weft" play again.weft >/dev/null
check 'back: never between my move and its cards' [ "$("$weft" legal again.weft | grep -c deal)" -eq 0 ]
printf 'undo\ndone\n' | "$weft" play again.weft >/dev/null
check 'undo: the same cards come again' same before.weft again.weft
printf 'undo 2\n' | "$weft" play again.weft >/dev/null
printf 'redo 2\n' | "$weft" play again.weft >/dev/null
check 'redo: across sessions' same before.weft again.weft

# A damaged file is left alone.
head -c 200 before.weft >damaged.weft
cp damaged.weft damaged.copy
run "$weft" play damaged.weft </dev/null
check 'damaged: exit 1' [ "$status" -eq 1 ]
check 'damaged: one line' one_line err
check 'damaged: untouched' same damaged.copy damaged.weft

# What another session wrote meanwhile is not written over.
cp before.weft shared.weft
rm -f typed && mkfifo typed
"$weft" play shared.weft <typed >told 2>&1 &
player=$!
exec 3>typed
check 'shared: the first session is ready' wait_for 'What did you do' told
printf 'note from the second\n' >second
run "$weft" play shared.weft <second
check 'shared: a second session is refused' grep -q 'open in another window or program' err
check 'shared: and it exits with 1' [ "$status" -eq 1 ]
sed 's/military/science/' before.weft >shared.weft # by a program that does not ask
cp shared.weft shared.copy
printf 'note from the first\n' >&3
exec 3>&-
status=0
wait $player || status=$?
check 'shared: says so' grep -q 'Not saved' told
check 'shared: untouched' same shared.copy shared.weft
check 'shared: exit 1' [ "$status" -eq 1 ]

# Where nothing can be written the game goes on.
printf 'income\ndone\n' >script
run "$weft" play no-such-folder/game.weft --seed $seed --first p1 <script
check 'unwritable: says so' grep -q 'cannot be saved' out
check 'unwritable: goes on' grep -q "The bots’ turn" out
check 'unwritable: exit 1' [ "$status" -eq 1 ]

# Without a file: one in the user's data, told by name.
run "$weft" play --seed $seed --first p1 <script
check 'own file: told' grep -q "$XDG_DATA_HOME/weft/games/.*weft" out
check 'own file: there' [ "$(find "$XDG_DATA_HOME/weft/games" -name '*.weft' | wc -l)" -eq 1 ]
finish
