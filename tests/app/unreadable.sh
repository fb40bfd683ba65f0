#!/bin/sh
# unreadable.sh: files that cannot be opened at the start, in the real program
#
# unreadable.sh WEFT
#
# SPDX-License-Identifier: GPL-3.0-or-later
set -eu

weft=$1
. "$(dirname "$0")/../support/tap.sh"

# opened FILE: comes up with it, and ends once there is something to see.
opened() {
    status=0
    WEFT_QUIT_AFTER_FIRST_FRAME=1 timeout 30 "$weft" "$1" 2>"$HOME/told" || status=$?
    sed 's/^/# /' "$HOME/told"
}

opened sftp://nohost.invalid/x.weft
check 'a file elsewhere: exit 1' [ "$status" -eq 1 ]
check 'a file elsewhere: told' grep -q '^weft: sftp://nohost.invalid/x.weft: .' "$HOME/told"
echo nonsense >"$HOME/nonsense.weft"
opened "$HOME/nonsense.weft"
check 'no game: exit 1' [ "$status" -eq 1 ]
check 'no game: told' grep -q "^weft: $HOME/nonsense.weft: ." "$HOME/told"
opened "$HOME/missing.weft"
check 'no file: exit 1' [ "$status" -eq 1 ]
opened "$G_TEST_SRCDIR/app/games/conquer.weft"
check 'a good file: exit 0' [ "$status" -eq 0 ]
check 'a good file: nothing is told' [ ! -s "$HOME/told" ]
finish
