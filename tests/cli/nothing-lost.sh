#!/bin/sh
# nothing-lost.sh: games and files are not lost, mixed up or written without being asked to
#
# SPDX-License-Identifier: GPL-3.0-or-later
set -u
# shellcheck source=tests/cli/common.sh
. "$(dirname "$0")/common.sh"

export XDG_RUNTIME_DIR="$room/run" XDG_CACHE_HOME="$room/cache"
mkdir -m 700 run

# Games begun at once are games apart.
for color in blue green yellow; do
    printf 'income\nnote %s\n' $color | "$weft" play --first p1 --automa-color red \
        --shadow-color gray --color $color >/dev/null &
done
wait
check 'three games begun at once are three files' \
    [ "$(find data/weft/games -name '*.weft' | wc -l)" -eq 3 ]
check 'each with its own note' \
    [ "$(cat data/weft/games/*.weft | grep -c '"move":"note"')" -eq 3 ]

# Looking at a game does not write it.
printf 'income\ndone\nadvance military\n' >script
"$weft" play game.weft --seed $seed --first p1 --civilization explorers <script >/dev/null
"$weft" check game.weft >/dev/null
tr -s ' \n' ' ' <game.weft >loose.weft # another way to write the same
cp loose.weft before.weft
printf 'log\nmap\nquit\n' | "$weft" play loose.weft >out
check 'looking at a game writes nothing' same before.weft loose.weft
chmod 600 loose.weft
printf 'note one\n' | "$weft" play loose.weft >out
check 'a mode is kept' [ "$(stat -c %a loose.weft)" = 600 ]
check 'and the note is there' grep -q '"text":"one"' loose.weft

# A protected file is left alone, and a copy offered.
cp game.weft protected.weft
chmod 444 protected.weft
printf 'note mine\nquit\nsave copy.weft\nnote more\nquit\n' >script
run "$weft" play protected.weft <script
check 'protected: told at once' grep -q 'left as it is' out
check 'protected: untouched' same game.weft protected.weft
check 'protected: still protected' [ "$(stat -c %a protected.weft)" = 444 ]
check 'protected: quit asks' grep -q 'once more' out
check 'protected: the copy goes on' [ "$(grep -c '"move":"note"' copy.weft)" -eq 2 ]
check 'protected: in the end nothing is lost' [ "$status" -eq 0 ]
run "$weft" play protected.weft <<EOF
save game.weft
save
EOF
check 'save: a file that is there stays' grep -q 'already' out
check 'save: needs a file' grep -q 'Say “save”' out

# Where nothing can be written there is a way out.
printf 'income\nquit\nquit\n' >script
run "$weft" play no-such-folder/game.weft --seed $seed --first p1 <script
check 'unwritable: quit asks once' [ "$(grep -c 'once more' out)" -eq 1 ]
check 'unwritable: and then stops' [ "$status" -eq 1 ]
printf 'income\nsave rescued.weft\nquit\n' >script
run "$weft" play no-such-folder/game.weft --seed $seed --first p1 <script
check 'unwritable: saved elsewhere' grep -q '"move":"income"' rescued.weft
check 'unwritable: then nothing is lost' [ "$status" -eq 0 ]

# No record is written that would be refused.
long=$(printf '%1001s' '' | tr ' ' x)
printf 'note %s\nnote %s\n' "$long" "${long#x}" >script
run "$weft" play game.weft <script
check 'limits: a long note is refused' grep -q 'at most 1' out
check 'limits: one that fits is not' [ "$(grep -c '"move":"note"' game.weft)" -eq 1 ]
check 'limits: the record is good' "$weft" check game.weft
sed "s/\"text\":\"x/\"text\":\"xx/" game.weft >toolong.weft
run "$weft" check toolong.weft
check 'limits: nor is one read' grep -q 'longer than 1000 characters' out err

# Escape sequences of a shared file do not reach the terminal.
escape=$(printf '\033')
bell=$(printf '\302\233')
cat >shared.weft <<'EOF'
{"format": "weft-game", "version": 1, "seed": "0123456789abcdef0123456789abcdef",
 "setup": {"mode": "shadow-empire", "expansions": [],
           "players": [{"name": "A\u001b[31mn\u009b5mn", "color": "blue"},
                       {"name": "\u001b]0;B\u0007", "color": "red"}],
           "shadow": {"color": "gray", "favorite": "military"}, "first": "p1"},
 "moves": [{"move": "note", "text": "no\u001b[2Jte\u009b2J"}, {"move": "income", "player": "p1"}]}
EOF
printf 'log\ntracks\nbots\nsetup\nundo\nredo\nwhy\ndone\n' >script
run "$weft" play shared.weft <script
check 'controls: the game is played' [ "$status" -eq 0 ]
check 'controls: the note is told' grep -q 'no.*te' out
check 'controls: no escape' [ "$(grep -c "$escape" out)" -eq 0 ]
check 'controls: nor one of eight bits' [ "$(grep -c "$bell" out)" -eq 0 ]
run "$weft" replay shared.weft
check 'controls: the story is told' grep -q 'no.*te' out
check 'controls: none in it' [ "$(grep -c "$escape\|$bell" out)" -eq 0 ]
run "$weft" replay shared.weft --text shared.md
check 'controls: nor in its text' [ "$(grep -c "$escape\|$bell" shared.md)" -eq 0 ]
run "$weft" check "${escape}[31m.weft"
check 'controls: nor in the name of a file' [ "$(grep -c "$escape" err)" -eq 0 ]

# Nothing is left lying about.
check 'no locks are left' [ "$(find run cache -type f 2>/dev/null | wc -l)" -eq 0 ]
check 'no unfinished files are left' [ "$(find . -name '.*.weft.*' | wc -l)" -eq 0 ]
finish
