#!/usr/bin/env bash
# Fuzzes what reads texts and messages from outside: tools/fuzz.sh [SECONDS] [NAME]...
# SECONDS for each (600 if none are given); a NAME is record, parcel, parameters or messages. With TAPETE_KEEP_CORPUS=1 inputs that led further
# are kept in tests/fuzz/corpus, as few as will do; one that breaks something is left in build/fuzz/found.
set -euo pipefail
cd "$(dirname "$0")/.."
. tools/setup/common.sh

seconds=${1:-600}
[ $# -eq 0 ] || shift
[ $# -gt 0 ] || set -- record parcel parameters messages

# seeds NAME: inputs to begin with, beside the corpus.
seeds() {
  case $1 in
    record | parcel) for file in src/games/*/samples/*.tapete; do cp "$file" "$2/$(echo "$file" | tr / -)"; done ;;
    parameters) printf 'game guinote\nrules coto=4,swap=any\nlang en\naccent c0392b\nseed 7' > "$2/all" ;;
  esac
}

fuzz_native() {
  local name=$1 corpus=tests/fuzz/corpus/$1 work=build/fuzz/work/$1
  build fuzz
  rm -rf "$work" && mkdir -p "$work" "$corpus" build/fuzz/found
  seeds "$name" "$work"
  cp "$corpus"/* "$work" 2> /dev/null || true
  "build/fuzz/${name}_fuzz" -max_total_time="$seconds" -max_len=20000 -timeout=20 -rss_limit_mb=1500 \
    -artifact_prefix="build/fuzz/found/$name-" -print_final_stats=1 "$work" 2> "build/fuzz/$name.log" ||
    { tail -n 40 "build/fuzz/$name.log" >&2; die "The fuzzer '$name' found something: build/fuzz/found."; }
  grep -E 'stat::number_of_executed_units|stat::new_units_added' "build/fuzz/$name.log"
  [ -z "${TAPETE_KEEP_CORPUS:-}" ] || "build/fuzz/${name}_fuzz" -merge=1 "$corpus" "$work" 2> /dev/null
}

for name; do
  say "$name, $seconds s"
  if [ "$name" = messages ]; then
    TAPETE_FUZZ_SECONDS=$((seconds / 5 + 1)) node --test tests/fuzz/  # for each of its properties
  else
    fuzz_native "$name"
  fi
done
