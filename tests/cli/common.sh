# common.sh: what the tests of weft-cli share; each sources it with the program as its first argument
#
# Every test runs in a folder of its own, with its own user data, and prints TAP.
#
# SPDX-License-Identifier: GPL-3.0-or-later

# The variables are for the tests.
# shellcheck disable=SC2034

weft=$(cd "$(dirname "$1")" && pwd)/${1##*/}
tests=$(cd "$(dirname "$0")" && pwd)
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
cd "$room" || exit 99
export XDG_DATA_HOME="$room/data" XDG_STATE_HOME="$room/state" LC_ALL="${WEFT_TEST_LOCALE:-C.UTF-8}"
unset COLUMNS
seed=0123456789abcdef0123456789abcdef
. "$tests/../support/tap.sh"

# run COMMAND…: keeps its status in $status, its output in the files out and err.
run() {
    status=0
    "$@" >out 2>err || status=$?
}

# same A B: the files hold the same; else shows the difference as TAP comments.
same() {
    diff -u "$1" "$2" >difference && return 0
    sed 's/^/# /' difference
    return 1
}

# one_line FILE: exactly one line, and it ends.
one_line() {
    [ "$(wc -l <"$1")" -eq 1 ] && [ "$(tail -c 1 "$1" | od -An -c | tr -d ' ')" = '\n' ]
}
