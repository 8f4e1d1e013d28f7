#!/usr/bin/env bash
# Finds the weights of guiñote's playouts by contests, in parts on all cores and, if HOSTS are given, on other machines:
#   tools/tune.sh [-n PARTS] [-S HOSTS] FOLDER AIM PLAYERS DEALS TRIES ROUNDS
# AIM is the number to increase: `points` of a first hand, or `vueltas`, the share of partidas won among those that need a second hand
# (vueltas). Each round changes the best weights so far in TRIES ways, tests each change in DEALS duplicate deals, and keeps the best one that
# wins. HOSTS and FOLDER are the same as in tools/arena.sh. The result does not depend on parts, machines or interruptions.
set -euo pipefail
. "$(dirname "$0")/parts.sh"

usage='usage: tools/tune.sh [-n PARTS] [-S HOSTS] FOLDER AIM PLAYERS DEALS TRIES ROUNDS'
read_parts_options "$@"
shift "$options"
[ $# -eq 6 ] || die "$usage"
folder=$(realpath -m "$1") aim=$2 players=$3 deals=$4 tries=$5 rounds=$6

[ "$parts" -le "$tries" ] || parts=$tries
put_file "${TUNE_POLICY:-$(dirname "$0")/../build/native/tune_policy}"
program=$there
keep_to "$folder" "$program" "$parts parts" "aim $aim" "players $players" "deals $deals" "tries $tries"
weights=
for ((round = 0; round < rounds; round++)); do
  for ((part = 0; part < parts; part++)); do
    echo "$((round * tries + part * tries / parts)) $((round * tries + (part + 1) * tries / parts))"
  done | in_parts "$folder/round$round" "./$program try $aim $players $deals {1} {2} $weights"
  # The weights with the largest gain. Ties are broken by the weights, so that the result is always the same.
  best=$(outputs "$folder/round$round" | sort -k1,1gr -k2 | sed -n 1p)
  if [ -n "$best" ]; then gain="+${best%% *}" weights=${best#* }; else gain='nothing better'; fi
  say "round $((round + 1)) of $rounds: $gain"
done
~/"$program" measure "$aim" "$players" 100000 $weights
