#!/bin/sh
# usage.sh: a command line that makes no sense is one line on standard error and exit 2
#
# SPDX-License-Identifier: GPL-3.0-or-later
set -u
# shellcheck source=tests/cli/common.sh
. "$(dirname "$0")/common.sh"

# misused ARGUMENT…
misused() {
    run "$weft" "$@" </dev/null
    check "$*: exit 2" [ "$status" -eq 2 ]
    check "$*: one line" one_line err
    check "$*: nothing else" [ ! -s out ]
}

misused conquer-the-world
misused replay
misused replay a b
misused replay --nonsense a
misused replay --until -1 a
misused replay --until soon a
misused check
misused legal
misused legal a b
misused forecast
misused project
misused project a --games 0
misused play a b
misused play --nonsense
misused play -
misused play --level
misused play --level high
misused replay
check 'names the command that lacks something' grep -q "weft-cli replay FILE" err
misused simulate x
check 'names the command with too much' grep -q "weft-cli simulate$" err
run "$weft"
check 'no command: exit 2' [ "$status" -eq 2 ]
for word in --version --help help; do
    run "$weft" $word
    check "$word: exit 0" [ "$status" -eq 0 ]
    check "$word: says something" [ -s out ]
done
check 'nothing was left behind' [ ! -e - ]
finish
