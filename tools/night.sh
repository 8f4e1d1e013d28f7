#!/usr/bin/env bash
# Runs the long forms of the checks: tools/night.sh [PART]... Without a PART all of them run.
#   analyze   clang-tidy file by file, with the static analyzer
#   hands     a hundred thousand random hands of every game under the sanitizers
#   exercises the judge values all practice positions again; the programs of tools/learn are built
#   faults    storage and service worker with every pair of faults
#   fuzz      ten minutes for each fuzzer
#   repeat    the page is built twice and compared byte by byte
#   pictures  every screen is painted, in more sizes and themes than in ./test
#   drawing   the code that draws the screens, under the sanitizers
#   browser   a thousand kills, 200 interrupted updates, memory after a thousand hands, a match of four friends
#   wordpress the plugin on a real WordPress
set -euo pipefail
cd "$(dirname "$0")/.."
. tools/setup/common.sh

night_analyze() {
  cmake --preset tidy > /dev/null
  cmake --build build/tidy --target tapete_assets tapete_on_demand > /dev/null
  python3 tools/tidy.py build/tidy --analyze
}

night_hands() { tools/check.sh hands; }

night_exercises() {
  build tests
  cmake --build build/native --target learners > /dev/null
  TAPETE_EXERCISES=1 build/native/tapete_tests "[exercises]"
}

night_faults() { TAPETE_EVERY_PAIR=1 TAPETE_FAULT_SHARE=1 node --test tests/shell/; }

night_fuzz() { tools/fuzz.sh 600; }

night_repeat() { tools/repeat_build.sh; }

night_pictures() {
  build tests
  python3 tools/pictures.py
}

# Leaks are not reported, because the window's libraries keep some memory until the end.
night_drawing() {
  build drawing
  export ASAN_OPTIONS=detect_leaks=0
  python3 tests/desktop/smoke.py build/drawing/tapete_desktop build/drawing/screen.png
  python3 tools/pictures.py --check build/drawing/tapete_desktop
}

night_browser() {
  build node
  node tests/storage/kill.mjs 1000
  node tests/storage/interrupt.mjs
  node tests/browser/heap.mjs
  node tests/friends/match.mjs
}

night_wordpress() {
  build web
  build native
  node tests/wordpress/wordpress.mjs
}

tools/setup.sh web desktop tests
[ $# -gt 0 ] || set -- analyze hands exercises faults fuzz repeat pictures drawing browser wordpress
for part; do
  say "$part"
  "night_$part"
done
