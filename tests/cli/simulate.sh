#!/bin/sh
# simulate.sh: the same every time, and nothing is written over; what has no odds has none
#
# SPDX-License-Identifier: GPL-3.0-or-later
set -u
# shellcheck source=tests/cli/common.sh
. "$(dirname "$0")/common.sh"

run "$weft" simulate --games 20 --seed 1
check 'simulates: exit 0' [ "$status" -eq 0 ]
check 'nothing on standard error' [ ! -s err ]
mv out first
run "$weft" simulate --games 20 --seed 1 --timing
check 'says the same again' same first out
check 'how long it took is apart' grep -q '"games_per_second":' err

run "$weft" simulate --games 3 --seed 1 --records games
check 'writes records: exit 0' [ "$status" -eq 0 ]
cp games/game-000003.weft kept
rm games/game-000001.weft
run "$weft" simulate --games 3 --seed 2 --records games
check 'does not write over records: exit 1' [ "$status" -eq 1 ]
check 'one line' one_line err
check 'what was there is there' cmp kept games/game-000003.weft
check 'and nothing else was written' [ ! -e games/game-000001.weft ]

mkdir links
ln -s ../elsewhere links/game-000002.weft
run "$weft" simulate --games 3 --seed 1 --records links
check 'nor over a link that leads nowhere: exit 1' [ "$status" -eq 1 ]
check 'which is there' [ -L links/game-000002.weft ]
check 'and leads nowhere' [ ! -e elsewhere ]
check 'again nothing was written' [ ! -e links/game-000001.weft ]

run "$weft" forecast "$tests/../app/games/conquer.weft"
check 'forecast: exit 0' [ "$status" -eq 0 ]
run "$weft" forecast "$tests/../app/games/end.weft"
check 'nothing to forecast of a finished game: exit 1' [ "$status" -eq 1 ]
check 'one line that says why' one_line err
check 'and no zeros' [ ! -s out ]
finish
