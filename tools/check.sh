#!/usr/bin/env bash
# One step of ./test by itself: tools/check.sh STEP
set -euo pipefail
cd "$(dirname "$0")/.."
. tools/setup/common.sh

check_style() {
  find src tests -name '*.[ch]pp' -print0 | xargs -0 clang-format --dry-run -Werror ||
    die 'Run clang-format -i on the files named above.'
  python3 tools/check_includes.py
  python3 tools/deck/compose.py --check || die 'Run tools/deck/compose.py and commit what it writes.'
}

check_tools() { python3 -m unittest discover --start-directory tests/tools; }

check_native() {
  build native -DTAPETE_TESTS=ON
  ctest --preset native
}

# The build with clang++ too. TAPETE_HANDS: random hands that the conformance test plays; a hundred thousand of each game take some minutes.
check_sanitizers() {
  build sanitize
  TAPETE_HANDS=${TAPETE_HANDS:-100000} ctest --preset sanitize
}

check_tidy() {
  cmake --preset tidy > /dev/null
  cmake --build --preset tidy
}

check_node() {
  build node
  ctest --preset node
  build native
  python3 tools/compare_wasm.py build/native/tapete build/node/tapete.cjs
}

check_page() {
  build web
  python3 tools/check_budget.py build/web/site
}

check_browser() { node --test tests/browser/; }

check_desktop() {
  build desktop
  python3 tests/desktop/smoke.py build/desktop/tapete_desktop build/desktop/screen.png
  python3 tools/pictures.py --check
}

"check_$1"
