#!/bin/sh
# keyboard.sh: a game begun and played by keys alone, in the real program
#
# keyboard.sh WEFT WEFT-CLI
#
# SPDX-License-Identifier: GPL-3.0-or-later
set -eu

weft=$1
cli=$2
games=$XDG_DATA_HOME/weft/games
. "$(dirname "$0")/../support/tap.sh"

# wait_for COMMAND…: for at most ten seconds.
wait_for() {
    tries=100
    until "$@" >/dev/null 2>&1; do
        tries=$((tries - 1))
        [ "$tries" -gt 0 ] || return 1
        sleep 0.1
    done
}

keys() {
    for key; do
        xdotool key "$key"
        sleep 0.25
    done
}

record() {
    cat "$games"/*.weft
}

# has TEXT: the game's file has it, soon.
has() {
    tries=50
    until record 2>/dev/null | grep -q -- "$1"; do
        tries=$((tries - 1))
        [ "$tries" -gt 0 ] || return 1
        sleep 0.1
    done
}

lacks() {
    ! record | grep -q -- "$1"
}

# How many advances of the person there are.
advances() {
    record | grep -o '"move":"advance"' | wc -l
}

start() {
    "$weft" &
    running=$!
    wait_for xdotool search --onlyvisible --class weft
    sleep 1
}

# The choices for a new game: you begin, so that the keys are the same every time.
export GSETTINGS_BACKEND=keyfile
mkdir -p "$XDG_CONFIG_HOME/glib-2.0/settings"
printf '[io/github/weft_companion/Weft/new-game]\nstarts=uint32 2\n' \
    >"$XDG_CONFIG_HOME/glib-2.0/settings/keyfile"

start
check 'starts' kill -0 "$running"
keys ctrl+n Return Return Return
check 'new game: its file is there' has '"level":2'
keys Return
keys Return Return
check 'one Enter too many records nothing' lacks '"move":"income"'
keys shift+1
check 'income turn and done by Shift+1' has '"move":"end-turn"'
keys space Return # one act ticked, then all of them
keys Return Return
check 'after the last Done Enter records nothing' lacks '"move":"advance"'
keys 4
check 'advance by its number' has '"move":"advance","player":"p1","track":"science"'
keys 4
check 'the same number again records nothing' [ "$(advances)" -eq 1 ]
keys ctrl+z
check 'undo takes the advance back' has '"undone"'
xdotool key ctrl+k
sleep 0.3
xdotool type 'advance science'
keys Return
check 'advance, typed' has '"move":"advance","player":"p1","track":"science"'
keys ctrl+z
sleep 0.5
check 'undo keeps it for redo' has '"undone"'
keys ctrl+shift+z
sleep 0.5
check 'redo' lacks '"undone"'
kill -9 "$running"
wait "$running" 2>/dev/null || true
check 'killed: the file is good' "$cli" check "$games"/*.weft
check 'killed: nothing is lost' has '"move":"advance","player":"p1","track":"science"'
start
keys Return
xdotool key slash
sleep 0.3
xdotool type 'done'
keys Return
sleep 0.5
check 'goes on where it was' has '"move":"deal"'
kill "$running"
wait "$running" 2>/dev/null || true
check 'the file replays' sh -c "'$cli' replay '$games'/*.weft --state >/dev/null"
finish
