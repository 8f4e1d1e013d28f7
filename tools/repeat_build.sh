#!/usr/bin/env bash
# Checks that the build of the page is reproducible, byte by byte: tools/repeat_build.sh [--against ADDRESS]
# Builds the last commit twice, in different folders, time zones and locales, and compares the results. With --against it builds once and
# compares the result with the SHA256SUMS of a site that is served. No compiler cache is used, so this takes many minutes.
set -euo pipefail
cd "$(dirname "$0")/.."
. tools/setup/common.sh

against=
case "$*" in
  '') ;;
  --against\ ?*) against=$2 ;;
  *) die 'usage: tools/repeat_build.sh [--against ADDRESS]' ;;
esac
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export CCACHE_DISABLE=1

# build_in FOLDER [VARIABLE=VALUE...]: builds the site there and prints its hashes.
build_in() {
  local place=$folder/$1
  shift
  mkdir -p "$place"
  git archive HEAD | tar -x -C "$place"
  [ ! -d node_modules ] || cp -a node_modules "$place/"
  say "building in $place"
  env "$@" "$place/play" --build-only >&2
  cat "$place/build/web/site/SHA256SUMS"
}

build_in one TZ=UTC > "$folder/first"
if [ -n "$against" ]; then
  curl -fsS "${against%/}/SHA256SUMS" > "$folder/second" || die "$against gives no SHA256SUMS."
else
  build_in quite/another/place TZ=Pacific/Auckland LC_ALL=C > "$folder/second"
fi
diff "$folder/first" "$folder/second" || die 'The files named above are not the same.'
say "$(wc -l < "$folder/first") files, all the same"
