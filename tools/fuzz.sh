#!/usr/bin/env bash
# Fuzzes the functions that read texts and messages from outside: tools/fuzz.sh [SECONDS | replay] [NAME]...
# Each fuzzer runs for SECONDS (default 600). A NAME is record, payload, parameters, lines or messages. Every input of
# tests/fuzz/corpus.tar.xz runs first. With `replay` only these inputs run, in programs without coverage instrumentation, which are built
# together with the sanitized tests. TAPETE_KEEP_CORPUS=1 replaces the corpus with a small set of inputs with the same coverage, new ones
# included. An input that makes a program fail is left in build/fuzz/found.
set -euo pipefail
cd "$(dirname "$0")/.."
. tools/setup/common.sh

seconds=${1:-600}
[ $# -eq 0 ] || shift
[ $# -gt 0 ] || set -- record payload parameters lines messages

# seeds NAME FOLDER: copies initial inputs, besides the corpus, to FOLDER.
seeds() {
  case $1 in
    record | payload) for file in src/games/*/samples/*.tapete; do cp "$file" "$2/$(echo "$file" | tr / -)"; done ;;
    parameters) for file in src/games/*/samples/*.tapete; do
      { sed -n '/^game /p; /^rules /s/ /,/2gp' "$file"; printf 'lang en\naccent c0392b\nseed 7'; } > "$2/$(echo "$file" | tr / -)"
    done ;;
  esac
}

archive=tests/fuzz/corpus.tar.xz
corpus=build/fuzz/corpus

unpack_corpus() {
  rm -rf "$corpus" && mkdir -p "$corpus"
  tar --directory "$corpus" --extract --xz --file "$archive"
}

# Packs the corpus. The same inputs give the same archive.
pack_corpus() {
  tar --directory "$corpus" --sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner --mode=u+rw,go+r --create . |
    xz --threads=1 -9 --extreme > "$archive.new"
  mv "$archive.new" "$archive"
}

replay_native() {
  [ "$1" = messages ] && return 0  # this fuzzer has no corpus: its messages are random at every run
  build sanitize
  find "$corpus/$1" -type f -print0 | xargs -0 "build/sanitize/${1}_fuzz" -timeout=60 -rss_limit_mb=1500 2> "build/replay-$1.log" ||
    { tail -n 40 "build/replay-$1.log" >&2; die "An input of '$1' breaks something: build/replay-$1.log."; }
  say "$(find "$corpus/$1" -type f | wc -l) inputs"
}

# run NAME OPTION...: runs one of the fuzzers on the inputs in its work folder.
run() {
  local name=$1
  shift
  "build/fuzz/${name}_fuzz" -max_len=20000 -timeout=20 -rss_limit_mb=1500 -artifact_prefix="build/fuzz/found/$name-" \
    -print_final_stats=1 "$@" "build/fuzz/work/$name" 2> "build/fuzz/$name.log" ||
    { tail -n 40 "build/fuzz/$name.log" >&2; die "The fuzzer '$name' found something: build/fuzz/found."; }
}

fuzz_native() {
  local name=$1 work=build/fuzz/work/$1
  build fuzz
  rm -rf "$work" && mkdir -p "$work" build/fuzz/found
  seeds "$name" "$work"
  cp "$corpus/$name"/* "$work"
  run "$name" -runs=0
  run "$name" -max_total_time="$seconds"
  grep -E 'stat::number_of_executed_units|stat::new_units_added' "build/fuzz/$name.log"
  [ -n "${TAPETE_KEEP_CORPUS:-}" ] || return 0
  rm -rf "${corpus:?}/$name" && mkdir "$corpus/$name"
  "build/fuzz/${name}_fuzz" -merge=1 "$corpus/$name" "$work" 2> /dev/null
}

unpack_corpus
for name; do
  say "$name: $seconds"
  if [ "$seconds" = replay ]; then
    replay_native "$name"
  elif [ "$name" = messages ]; then
    TAPETE_FUZZ_SECONDS=$((seconds / 5 + 1)) node --test tests/fuzz/  # seconds for each property that the fuzzer tests
  else
    fuzz_native "$name"
  fi
done
[ -z "${TAPETE_KEEP_CORPUS:-}" ] || pack_corpus
