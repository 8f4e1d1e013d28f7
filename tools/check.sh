#!/usr/bin/env bash
# Runs one step of ./test alone: tools/check.sh STEP
set -euo pipefail
cd "$(dirname "$0")/.."
. tools/setup/common.sh

run_tests() { ctest --preset "$1" --parallel "$(nproc)" "${@:2}"; }

check_style() {
  find src tests -name '*.[ch]pp' -print0 | xargs -0 clang-format --dry-run -Werror ||
    die 'Run clang-format -i on the files named above.'
  python3 tools/check_includes.py
  python3 tools/check_names.py
  python3 tools/check_size.py
  python3 tools/check_words.py
}

check_tools() {
  python3 -m unittest discover --start-directory tests/tools
  node --test tests/shell/ tests/tools/ tests/mailbox/
}

check_native() {
  build tests
  run_tests tests
  python3 tests/desktop/smoke.py build/native/tapete_desktop build/native/screen.png
  python3 tools/pictures.py --check
}

# Tests the build with clang++ under sanitizers. TAPETE_HANDS is the number of random hands of each game in the conformance test. Other tests
# may use it only if they play a thousand hands in seconds. The tests of the strength of bots and of the judge's verdicts are left out,
# because their results do not differ from those of the native build.
check_sanitizers() {
  build sanitize
  TAPETE_HANDS=5000 run_tests sanitize --exclude-regex strength
}

# The long form of check_sanitizers, which runs at night.
check_hands() {
  build sanitize
  TAPETE_HANDS=100000 run_tests sanitize
}

check_tidy() {
  cmake --preset tidy > /dev/null
  cmake --build --preset tidy
}

# Checks the page, and the same code as WebAssembly under node. Both are built in one folder. The tests of strength are left out here too,
# because compare_wasm.py shows that bots and judge give the same results as in the native build.
check_page() {
  build node
  run_tests node --exclude-regex strength
  python3 tools/compare_wasm.py build/native/tapete build/web/tapete.cjs
  python3 -m unittest discover --start-directory tests/wasm
  python3 tools/check_budget.py build/web/site
  ! grep -rlF -e "$PWD" -e "$cache" -e "${TMPDIR:-/tmp}/" build/web/site || die 'The files named above tell where they were built.'
}

# Runs the browser tests. A file that fails runs again, alone. The longest files of a step start first, so that none of them runs alone at
# the end while the other cores rest.
check_browser() { node tools/browser_tests.mjs tests/browser/*.test.mjs; }

# Runs the browser tests of what must never be lost: stored matches and settings, the copy of the page for use without a network, and the
# page itself when data, files or input are damaged.
check_storage() { node tools/browser_tests.mjs tests/storage/{offline,bad_input,kill}.test.mjs tests/storage/*.test.mjs; }

# Runs the browser tests in which several people play at one table, also in pages that are connected with each other.
check_friends() {
  node tools/browser_tests.mjs tests/friends/{mailbox,mailbox_table,return,strangers,embed}.test.mjs tests/friends/*.test.mjs
}

# Tests browsers other than Chromium, and the servers of docs/hosting.md; tools/setup.sh engines installs them. Not part of ./test.
check_engines() {
  build web
  build native
  node --test tests/engines/ tests/hosting/
}

# Runs every input that fuzzers have kept, and some random messages; tools/fuzz.sh searches for more.
check_fuzz() {
  tools/fuzz.sh replay
  TAPETE_FUZZ_SECONDS=2 node --test tests/fuzz/
}

"check_$1"
