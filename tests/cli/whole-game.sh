#!/bin/sh
# whole-game.sh: a game to its end, in many short sessions and again in one
#
# SPDX-License-Identifier: GPL-3.0-or-later
set -u
# shellcheck source=tests/cli/common.sh
. "$(dirname "$0")/common.sh"

# session LINE…: types the lines into a session of its own.
session() {
    printf '%s\n' "$@" >>script
    printf '%s\n' "$@" | "$weft" play many.weft >>told 2>>complaints || failed=1
}

# prompt: what the game in many.weft waits for.
prompt() {
    "$weft" legal many.weft | sed 's/^{"prompt":{"kind":"\([a-z-]*\)".*/\1/'
}

# Which track is free to advance on: the last listed.
open_track() {
    "$weft" legal many.weft | sed 's/.*"move":"advance","player":"p[1-4]","track":"\([a-z]*\)".*/\1/'
}

# What the real cards or dice bring: the last listed.
chance() {
    "$weft" legal many.weft | sed -n \
        -e 's/.*"move":"deal","cards":\[\([0-9]*\),\([0-9]*\)\].*/\1 \2/p' \
        -e 's/.*"move":"roll","track":"\([a-z]*\)".*/\1/p' \
        -e 's/.*"move":"reveal","card":\([0-9]*\).*/\1/p'
}

# human_turn N: an income turn every sixth turn, else an advance; conquers now and then.
human_turn() {
    if [ $((($1 - 1) / humans % 6)) -eq 0 ]; then
        session income 'done'
        return
    fi
    set -- "$1" "$(open_track)"
    if [ $(($1 % 4)) -eq 2 ] && "$weft" legal many.weft | grep -q '"conquer".*"hex":"D2"'; then
        session "advance $2" 'conquer d2' 'done'
    else
        session "advance $2" 'done'
    fi
}

play_on() {
    turn=0
    for _ in $(seq 200); do
        case $(prompt) in
        over) return 0 ;;
        trap | human-trap) session no ;;
        deal | roll | reveal) session "$(chance)" ;;
        turn)
            turn=$((turn + 1))
            human_turn $turn
            ;;
        *) return 1 ;;
        esac
    done
    return 1
}

# whole_game OPTION…: the game $name of $humans, whose victory points are then typed in.
whole_game() {
    rm -f many.weft once.weft script told complaints
    failed=0
    "$weft" play many.weft --seed $seed --first p1 "$@" </dev/null >told
    check "$name: comes to its end" play_on
    for human in $(seq $humans); do
        session "vp p$human 10$human"
    done
    check "$name: no line is refused" [ $failed -eq 0 ]

    run "$weft" play once.weft --seed $seed --first p1 "$@" <script
    check "$name: plays in one session" [ "$status" -eq 0 ]
    check "$name: one session makes the same record as many" same many.weft once.weft
    "$weft" replay once.weft --state >state
    check "$name: the record ends over" grep -q '"over":true' state
    check "$name: the winner is told" sh -c 'tail -n 1 out | grep -Eq "has won$|^You have won$|^A tie"'
    check "$name: the record is good" "$weft" check once.weft
}

# The score told is the state's.
automa_score() {
    check "$name: where points came from is told" grep -q '^    .*: [0-9]* VP$' out
    total=$(sed -n 's/^  Automa: \([0-9]*\) VP$/\1/p' out | tail -n 1)
    check "$name: the score told is the state's" grep -q "\"automa\":{\"vp\":$total," state
}

humans=1
name='level 2'
whole_game --civilization explorers
automa_score
name='level 6 with everything'
whole_game --level 6 --expansion plans-and-ploys --expansion arts-and-architecture \
    --civilization trailblazers --civilization iconoclasts --favorite military
automa_score
name='real cards'
whole_game --level 4 --civilization scientists --real-cards
automa_score
humans=3
name='Shadow Empire'
whole_game --mode shadow-empire --players 3
check "$name: the winner is the one with most VP" grep -q '"winner":"p3"' state
finish
