#!/bin/sh
# bad-records.sh: every bad record is one line on standard error and exit 1
#
# SPDX-License-Identifier: GPL-3.0-or-later
set -u
# shellcheck source=tests/cli/common.sh
. "$(dirname "$0")/common.sh"

cat >good.weft <<'EOF'
{"format": "weft-game", "version": 1,
 "setup": {"mode": "solo", "level": 2, "expansions": [],
           "players": [{"name": "Player 1", "color": "blue"}],
           "automa": {"color": "red", "civilizations": ["scientists"], "favorite": "science"},
           "shadow": {"color": "gray", "favorite": "military"}, "first": "p1", "landmark_cards": 0},
 "moves": [
  {"move": "income", "player": "p1"},
  {"move": "advance", "player": "p1", "track": "military"},
  {"move": "conquer", "player": "p1", "hex": "D4"},
  {"move": "end-turn", "player": "p1"},
  {"move": "advance", "player": "p1", "track": "science"},
  {"move": "end-turn", "player": "p1"},
  {"move": "deal", "cards": [1, 2]}]}
EOF
check 'the good record is good' "$weft" check good.weft

# is_bad NAME FILE: what replay and check have to say about it.
is_bad() {
    for command in replay check; do
        run "$weft" $command "$2"
        check "$1: $command: exit 1" [ "$status" -eq 1 ]
        check "$1: $command: one line" one_line err
        check "$1: $command: nothing else" [ ! -s out ]
    done
}

# spoiled NAME SED-EXPRESSION: the good record changed.
spoiled() {
    sed "$2" good.weft >bad.weft
    if cmp -s good.weft bad.weft; then
        result 1 "$1: the expression changes nothing"
    fi
    is_bad "$1" bad.weft
}

spoiled 'unknown format' 's/weft-game/chess-game/'
spoiled 'no format' 's/"format": "weft-game", //'
spoiled 'unknown version' 's/"version": 1/"version": 2/'
spoiled 'version as text' 's/"version": 1/"version": "1"/'
spoiled 'setup of a wrong type' 's/"setup": {/"setup": [], "was": {/'
spoiled 'moves of a wrong type' 's/"moves": \[/"moves": {}, "were": [/'
spoiled 'a move that is a number' 's/{"move": "income", "player": "p1"}/7/'
spoiled 'an unknown move' 's/"move": "income"/"move": "outcome"/'
spoiled 'a level as text' 's/"level": 2/"level": "2"/'
spoiled 'level 7' 's/"level": 2/"level": 7/'
spoiled 'level 2.5' 's/"level": 2/"level": 2.5/'
spoiled 'unknown track' 's/"track": "military"/"track": "sea"/'
spoiled 'a track not in the game' 's/"track": "military"/"track": "arts"/'
spoiled 'unknown hex' 's/"hex": "D4"/"hex": "H9"/'
spoiled 'a hex that is a number' 's/"hex": "D4"/"hex": 4/'
spoiled 'unknown color' 's/"color": "gray"/"color": "pink"/'
spoiled 'two players of one color' 's/"color": "gray"/"color": "blue"/'
spoiled 'unknown player' 's/"move": "income", "player": "p1"/"move": "income", "player": "p9"/'
spoiled 'a player not in the game' 's/"move": "income", "player": "p1"/"move": "income", "player": "p2"/'
spoiled 'a card dealt twice' 's/\[1, 2\]/[2, 2]/'
spoiled 'a card that is none' 's/\[1, 2\]/[0, 23]/'
spoiled 'one card' 's/\[1, 2\]/[1]/'
spoiled 'a conquest of a full hex' 's/"hex": "D4"/"hex": "B4"/'
spoiled 'a conquest of no territory' 's/"hex": "D4"/"hex": "C3"/'
spoiled 'a conquest of my own' 's/^  {"move": "conquer".*/&&/'
spoiled 'no income turn first' 's/{"move": "income", "player": "p1"},//'
# The $ is a line's for sed.
# shellcheck disable=SC2016
spoiled 'a cut off record' '/"moves"/,$d'
spoiled 'a name that is not UTF-8' "s/Player 1/Player $(printf '\377\376')/"

# The card 1 is dealt again before the deck is shuffled, after whatever the pair brings.
cat >script <<'EOF'
income
done
advance science
done
EOF
"$weft" play dealt.weft --seed $seed --first p1 --civilization explorers <script >/dev/null
first=$(sed -n 's/.*"move":"deal","cards":\[\([0-9]*\),.*/\1/p' dealt.weft)
sed "s/\(.*\"deal\".*\)}\]}/\1}, {\"move\":\"advance\",\"player\":\"p1\",\"track\":\"science\"}, \
{\"move\":\"end-turn\",\"player\":\"p1\"}, {\"move\":\"deal\",\"cards\":[$first,7]}]}/" \
    dealt.weft >again.weft
check 'a card dealt again: the record is longer' [ "$(grep -c '"deal".*"deal"' again.weft)" -eq 1 ]
is_bad 'a card dealt again' again.weft

# A roll outside what the prompt names: the base game has no arts.
sed 's/"level": 2/"level": 5/; s/"first": "p1"/"first": "automa"/; /"moves"/,$d' good.weft >bad.weft
echo ' "moves": [{"move": "roll", "track": "arts"}]}' >>bad.weft
is_bad 'a roll outside the prompt' bad.weft

# Beyond the end of a track.
sed '/"moves"/,$d' good.weft >bad.weft
cat >>bad.weft <<'EOF'
 "moves": [{"move": "income", "player": "p1"},
  {"move": "fix", "what": "track", "player": "p1", "track": "science", "space": 12},
  {"move": "advance", "player": "p1", "track": "science"}]}
EOF
is_bad 'an advance from space 12' bad.weft
sed 's/"space": 12/"space": 13/' bad.weft >worse.weft
is_bad 'space 13' worse.weft

: >bad.weft
is_bad 'an empty file' bad.weft
printf '\000' | cat good.weft - >bad.weft
is_bad 'a NUL byte at the end' bad.weft
head -c 5000 /dev/zero >bad.weft
is_bad 'NUL bytes' bad.weft
printf '\377\376\375' >bad.weft
is_bad 'bytes that are not UTF-8' bad.weft
head -c 100000000 /dev/zero | tr '\000' '[' >bad.weft
is_bad '100 MB of brackets' bad.weft
rm bad.weft
mkdir folder
is_bad 'a folder' folder
is_bad 'no such file' nowhere.weft
if [ "$(id -u)" -eq 0 ]; then
    result 0 'no permission # SKIP root may read everything'
else
    cp good.weft secret.weft
    chmod 000 secret.weft
    is_bad 'no permission' secret.weft
fi

# From standard input, and several at once.
run "$weft" check - </dev/null
check 'standard input: exit 1' [ "$status" -eq 1 ]
check 'standard input: one line' one_line err
: >bad.weft
run "$weft" check good.weft bad.weft good.weft nowhere.weft
check 'several: exit 1' [ "$status" -eq 1 ]
check 'several: a line for each bad one' [ "$(wc -l <err)" -eq 2 ]
finish
