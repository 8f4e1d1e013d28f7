#!/usr/bin/env bash
# Trains Kwingto's network by self-play, in parts on all cores and, if HOSTS are given, on other machines:
#   tools/teach.sh [-n PARTS] [-S HOSTS] FOLDER GAMES ROUNDS > src/games/kwingto/worth.bin
# In each round the present network plays GAMES games. In the first round the heuristic policy plays four times as many games instead. Then
# the network learns from these games and those of the previous round. HOSTS and FOLDER are the same as in tools/arena.sh. The result does
# not depend on parts, machines or interruptions.
set -euo pipefail
. "$(dirname "$0")/parts.sh"

usage='usage: tools/teach.sh [-n PARTS] [-S HOSTS] FOLDER GAMES ROUNDS'
read_parts_options "$@"
shift "$options"
[ $# -eq 3 ] || die "$usage"
folder=$(realpath -m "$1") games=$2 rounds=$3

put_file "${TEACH_KWINGTO:-$(dirname "$0")/../build/native/teach_kwingto}"
program=$there
keep_to "$folder" "$program" "$parts parts" "games $games"
~/"$program" begin > "$folder/network0"
for ((round = 0; round < rounds; round++)); do
  next=$folder/network$((round + 1)) played=$folder/games$round
  [ ! -e "$next" ] || continue
  put_file "$folder/network$round"
  player=$there more=$games
  [ "$round" -gt 0 ] || player=policy more=$((4 * games))
  for ((part = 0; part < parts; part++)); do
    echo "$((part * more / parts)) $(((part + 1) * more / parts))"
  done | awk '$1 < $2' | in_parts "$folder/round$round" "./$program play $player $round {1} {2}"
  outputs "$folder/round$round" > "$played"
  before=$folder/games$((round - 1))
  [ -e "$before" ] || before=/dev/null
  say "round $((round + 1)) of $rounds"
  cat "$before" "$played" | ~/"$program" learn "$folder/network$round" "$round" > "$next.part"
  mv "$next.part" "$next"
done
~/"$program" pack "$folder/network$((rounds > 1 ? rounds - 1 : rounds))" "$folder/network$rounds"
