#!/usr/bin/env bash
# One step of ./test by itself: tools/check.sh STEP
set -euo pipefail
cd "$(dirname "$0")/.."
. tools/setup/common.sh

run_tests() { ctest --preset "$1" --parallel "$(nproc)"; }

check_style() {
  find src tests -name '*.[ch]pp' -print0 | xargs -0 clang-format --dry-run -Werror ||
    die 'Run clang-format -i on the files named above.'
  python3 tools/check_includes.py
  python3 tools/deck/compose.py --check || die 'Run tools/deck/compose.py and commit what it writes.'
}

check_tools() { python3 -m unittest discover --start-directory tests/tools; }

check_native() {
  build native -DTAPETE_TESTS=ON
  run_tests native
}

# The build with clang++ too. TAPETE_HANDS: random hands that the conformance test plays; a hundred thousand of each game take some minutes.
check_sanitizers() {
  build sanitize
  TAPETE_HANDS=${TAPETE_HANDS:-100000} run_tests sanitize
}

check_tidy() {
  cmake --preset tidy > /dev/null
  cmake --build --preset tidy
}

check_node() {
  build node
  run_tests node
  build native
  python3 tools/compare_wasm.py build/native/tapete build/node/tapete.cjs
}

check_page() {
  build web
  python3 tools/check_budget.py build/web/site
}

check_browser() { node --test tests/browser/; }

# Fuzzers for some seconds each; tools/fuzz.sh for longer.
check_fuzz() { tools/fuzz.sh "${TAPETE_FUZZ_SECONDS:-10}"; }

check_desktop() {
  build desktop
  python3 tests/desktop/smoke.py build/desktop/tapete_desktop build/desktop/screen.png
  python3 tools/pictures.py --check
}

"check_$1"
