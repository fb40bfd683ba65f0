#!/bin/sh
# lost-output.sh: output that cannot be written is told, and ends with 1
#
# SPDX-License-Identifier: GPL-3.0-or-later
set -u
# shellcheck source=tests/cli/common.sh
. "$(dirname "$0")/common.sh"

# loses COMMAND…: on a full disk, and where there is no output at all.
loses() {
    status=0
    "$weft" "$@" </dev/null >/dev/full 2>err || status=$?
    check "$*: full: exit 1" [ "$status" -eq 1 ]
    check "$*: full: one line" one_line err
    status=0
    "$weft" "$@" </dev/null >&- 2>err || status=$?
    check "$*: closed: exit 1" [ "$status" -eq 1 ]
    check "$*: closed: one line" one_line err
}

printf 'income\n' | "$weft" play game.weft --seed $seed --first p1 >/dev/null
cp game.weft before.weft
loses --help
loses --version
loses play --help
loses replay game.weft
loses replay --state game.weft
loses replay --events game.weft
loses legal game.weft
loses forecast game.weft
loses project --games 2 game.weft
loses simulate --games 2
loses play game.weft
check 'nothing was written into the game' same before.weft game.weft
run "$weft" check game.weft
check 'who prints nothing loses nothing' [ "$status" -eq 0 ]
"$weft" check game.weft >&-
check 'not even without an output' [ $? -eq 0 ]
finish
