#!/bin/sh
# speaks.sh: a session in another language: told in it, and no wider than a terminal
#
# WEFT_TEST_LOCALE and LANGUAGE name the language, WEFT_LOCALE_DIR the translations.
#
# SPDX-License-Identifier: GPL-3.0-or-later
set -u
# shellcheck source=tests/cli/common.sh
. "$(dirname "$0")/common.sh"

# A word of English that none of the languages has.
no_english() {
    grep -nwE 'the|and|your|bots’|of|with' "$1" >english || return 0
    sed 's/^/# /' english
    return 1
}

cat >script <<'EOF'
help
?
income
advance exploration
tracks
done
why
advance science
explore c3
conquer d4
map
done
why
bots
deck
odds
income science
advance bogus
fix track automa military 5
fix hex c4 territory automa shadow-toppled
fix landmark science 2 automa
fix achievement topple-two 2 automa
fix era me 2
tiles none
vp 87
log
undo 3
redo 3
back 2
setup
quit
EOF
run "$weft" play game.weft --seed $seed --first p1 --level 3 --civilization explorers \
    --shadow-favorite technology <script
check 'the refused lines make it end with 1' [ "$status" -eq 1 ]
check 'nothing on standard error' [ ! -s err ]
check 'no line is wider than 80 columns' [ "$(wc -L <out)" -le 80 ]
check 'nothing is said in English' no_english out
check 'the record is the same in every language' grep -q '"track":"exploration"' game.weft
run "$weft" play names.weft --mode shadow-empire --players 2 --first p1 <<'EOF'
income
done
log
quit
EOF
check 'who has no name is not called in English' sh -c '! grep -q Player out'
check 'but has the usual name of the record' grep -q '"name":"Player 1"' names.weft
case $LANGUAGE in
cs) usual='Hráč 1' ;;
fr) usual='Joueur 1' ;;
pl) usual='Gracz 1' ;;
esac
run "$weft" play typed.weft --mode shadow-empire --players 2 --first p1 --name "$usual" --name Ada \
    </dev/null
check 'also where the usual name was typed' grep -q '"name":"Player 1".*"name":"Ada"' typed.weft
run "$weft" --help
check 'the help is not in English' no_english out
check 'no line of the help is wider than 80 columns' [ "$(wc -L <out)" -le 80 ]
run "$weft" play --help
check 'nor is that of a command' no_english out
finish
