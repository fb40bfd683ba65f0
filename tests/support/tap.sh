# tap.sh: counting and printing results (TAP), for the tests that are scripts; each sources it
#
# Where $kept names a file, what a checked command says goes there, and is shown when it fails.
#
# SPDX-License-Identifier: GPL-3.0-or-later

count=0
bad=0
kept=

# result STATUS NAME: one line of TAP.
result() {
    count=$((count + 1))
    if [ "$1" -eq 0 ]; then
        echo "ok $count - $2"
    else
        bad=$((bad + 1))
        echo "not ok $count - $2"
    fi
}

# keeping COMMAND…: runs it.
keeping() {
    if [ -n "$kept" ]; then
        "$@" >"$kept" 2>&1
    else
        "$@"
    fi
}

# check NAME COMMAND…: the command must succeed.
check() {
    checked=$1
    shift
    if keeping "$@"; then
        result 0 "$checked"
    else
        result 1 "$checked"
        [ -z "$kept" ] || tail -n 60 "$kept" | sed 's/^/# /'
    fi
}

# finish: the plan, and the exit status.
finish() {
    echo "1..$count"
    [ "$bad" -eq 0 ]
}
