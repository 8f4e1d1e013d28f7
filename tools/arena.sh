#!/usr/bin/env bash
# Two bots against each other, played in parts on all cores, on other machines too if they are named:
#   tools/arena.sh [-n PARTS] [-S HOSTS] FOLDER GAME --a BOT --b BOT --deals N [...]    (the rest as `tapete arena` takes it)
# HOSTS, separated by commas, are names for ssh that ask for no password (4/NAME: four parts at once), `:` is this machine.
# The parts lie in FOLDER: what was interrupted goes on when it is run again. The whole, FOLDER/result.json, is to the digit
# what one run gives.
set -euo pipefail
. "$(dirname "$0")/parts.sh"

usage='usage: tools/arena.sh [-n PARTS] [-S HOSTS] FOLDER GAME --a BOT --b BOT --deals N [...]'
read_parts_options "$@"
shift "$options"
[ $# -ge 2 ] || die "$usage"
built=${TAPETE:-$(dirname "$0")/../build/native/tapete}
[ -x "$built" ] || die 'Build the program first: cmake --workflow --preset native'
folder=$(realpath -m "$1")
shift

put_file "$built"
program=$there
keep_to "$folder" "$program" "$parts parts" "$@"
printf '%s\n' $(seq 0 $((parts - 1))) | in_parts "$folder/parts" "./$program arena $(printf '%q ' "$@") --shard {1}/$parts --json"
whole=("$built" arena --merge)
for ((part = 0; part < parts; part++)); do whole+=("$folder/parts/$part"); done
"${whole[@]}" --json > "$folder/result.json"
"${whole[@]}"
