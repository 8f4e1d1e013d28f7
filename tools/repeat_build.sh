#!/usr/bin/env bash
# Whether anybody's build of the page is the same to the byte: tools/repeat_build.sh [--against ADDRESS]
# Builds what is committed twice, in folders, time zones and locales that have nothing in common, and compares; or once, and compares it
# with the SHA256SUMS of a site that is served. Nothing comes out of a compiler's cache, so this takes many minutes.
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
