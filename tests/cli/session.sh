#!/bin/sh
# session.sh: a scripted session told word for word as in golden/session.txt
#
# WEFT_UPDATE_GOLDENS=1 writes the expected text anew.
#
# SPDX-License-Identifier: GPL-3.0-or-later
set -u
# shellcheck source=tests/cli/common.sh
. "$(dirname "$0")/common.sh"

golden=$tests/golden/session.txt
cat >script <<'EOF'
help
?
income
adv expl
tracks
done
why
advance science
explore c3
conquer d4
map
done
why
bots
deck
odds
income science
advance bogus
advance science yesterday
fix track automa military 5
fix hex c4 territory automa shadow-toppled
fix hex z9 tile
fix favorite shadow science
fix landmark science 2 automa
fix achievement topple-two 2 automa
fix vp automa 40
fix tapestry 3
fix pool 2
fix era me 2
tiles none
tiles left
note The cat sat on the map.
vp 87
log
undo 3
redo 3
back 2
redo 99
fix track me technology 12
singularity military
advance military
tracks
advance military 1
regress military 0
take
legal
quit
EOF
run "$weft" play game.weft --seed $seed --first p1 --level 3 --civilization explorers \
    --shadow-favorite technology <script
if [ -n "${WEFT_UPDATE_GOLDENS:-}" ]; then
    cp out "$golden"
fi
check 'the session is told as expected' same "$golden" out
check 'the refused lines make it end with 1' [ "$status" -eq 1 ]
check 'nothing on standard error' [ ! -s err ]
check 'no line is wider than 80 columns' [ "$(wc -L <out)" -le 80 ]
check 'no colors through a pipe' [ "$(grep -c "$(printf '\033')" out)" -eq 0 ]
finish
