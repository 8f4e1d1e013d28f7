#!/usr/bin/env bash
# Runs a contest between two bots in parts, on all cores and, if HOSTS are given, on other machines:
#   tools/arena.sh [-n PARTS] [-S HOSTS] FOLDER GAME --a BOT --b BOT --deals N [...]    (further options as for `tapete arena`)
# HOSTS are separated by commas: names for ssh without a password, with the number of parallel parts if it is not 1 (4/NAME), or `:` for
# this machine. FOLDER keeps the parts, so an interrupted contest continues when it is run again. FOLDER/result.json is exactly the result
# of a single run.
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
