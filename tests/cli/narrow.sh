#!/bin/sh
# narrow.sh: 40 columns, 24 rows, and lines that are pasted
#
# SPDX-License-Identifier: GPL-3.0-or-later
set -u
# shellcheck source=tests/cli/common.sh
. "$(dirname "$0")/common.sh"

printf '%s\n' help '?' income 'adv mil' tracks 'done' why 'adv sci' 'explore c3' 'conquer d4' map bots \
    deck odds log setup 'adv sea' >script
for columns in 40 60 80; do
    rm -f game.weft
    run env COLUMNS=$columns "$weft" play game.weft --seed $seed --first p1 --level 3 <script
    check "$columns: no line is wider" [ "$(wc -L <out)" -le $columns ]
    check "$columns: the tracks are told" grep -q '^Military .*Y' out
    check "$columns: the map is told" grep -q 'D4 Y\*' out
    for command in --help "replay game.weft" "play --list"; do
        # shellcheck disable=SC2086
        run env COLUMNS=$columns "$weft" $command
        check "$columns: $command: nor there" [ "$(wc -L <out)" -le $columns ]
    done
done

# The rest needs a terminal of its own.
if ! command -v script >/dev/null; then
    echo "ok $((count + 1)) - a terminal # SKIP script(1) is not there"
    count=$((count + 1))
    finish
    exit
fi
TERM=xterm
export TERM
cat >at-terminal <<END
stty rows 24 cols 80
exec '$weft' play game.weft --seed $seed --first p1 --level 3 --civilization explorers
END

# slowly LINE…: typed one after the other.
slowly() {
    sleep 1
    for line in "$@"; do
        printf '%s\n' "$line"
        sleep 1
    done
}

rm -f game.weft
slowly help '' quit | script -qec 'sh at-terminal' /dev/null | tr -d '\r' >out
check 'a long text stops at the end of a page' grep -q 'Enter shows more, q stops' out
check 'Enter shows the rest' grep -q 'Sentences do as well' out
rm -f game.weft
slowly help q income quit | script -qec 'sh at-terminal' /dev/null | tr -d '\r' >out
check 'q shows no more' [ "$(grep -c 'Sentences do as well' out)" -eq 0 ]
check 'q is not said to the game' grep -q '"move":"income"' game.weft
rm -f game.weft
slowly help 'income' quit | script -qec 'sh at-terminal' /dev/null | tr -d '\r' >out
check 'what is typed there is the next line' grep -q '"move":"income"' game.weft
rm -f game.weft
{
    sleep 1
    printf 'help\nincome\nadv mil\nlog\ndone\nadv sci\n'
    sleep 1
    printf 'quit\n'
} | script -qec 'sh at-terminal' /dev/null | tr -d '\r' >out
check 'pasted lines are lines' [ "$("$weft" replay game.weft | grep -c '^    You: ')" -eq 4 ]
check 'and stop at no page' grep -q 'Sentences do as well' out
check 'a terminal is not asked to mark what is pasted' \
    [ "$(grep -c "$(printf '\033')\[?2004h" out)" -eq 0 ]
finish
