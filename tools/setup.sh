#!/usr/bin/env bash
# Installs missing requirements of a build: tools/setup.sh [web] [desktop] [tests] [engines]
# Missing Debian packages are installed. Emscripten and third-party sources go into ~/.cache/tapete, which all clones share, and JavaScript
# packages into node_modules. A second run finds everything and returns immediately.
set -euo pipefail
cd "$(dirname "$0")/.."
. tools/setup/common.sh
. tools/setup/packages.sh
. tools/setup/sources.sh
. tools/setup/emscripten.sh
. tools/setup/npm.sh

[ $# -gt 0 ] || set -- web
for purpose; do
  case $purpose in
    web) needs "${build_needs[@]}" "${web_needs[@]}" && get_emscripten && get_sources sdl2 sdl2_image imgui && get_npm ;;
    desktop) needs "${build_needs[@]}" "${web_needs[@]}" "${desktop_needs[@]}" && get_sources imgui && get_npm ;;
    tests) needs "${build_needs[@]}" "${web_needs[@]}" "${desktop_needs[@]}" "${test_needs[@]}" && get_sources catch2 ;;
    engines) needs "${build_needs[@]}" "${web_needs[@]}" "${engine_needs[@]}" && get_emscripten && get_sources sdl2 sdl2_image imgui && get_npm ;;
    *) die "tools/setup.sh knows web, desktop, tests and engines, not '$purpose'." ;;
  esac
done
