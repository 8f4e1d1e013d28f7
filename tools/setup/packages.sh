# Debian packages, each with the command (or file) whose presence shows that it is installed. Sourced by tools/setup.sh.
build_needs=(cmake:cmake ninja:ninja-build g++:g++ python3:python3 flock:util-linux)
web_needs=(dpkg-source:dpkg-dev node:nodejs npm:npm pyftsubset:fonttools
  /usr/lib/python3/dist-packages/brotli.py:python3-brotli /usr/share/keyrings/debian-archive-keyring.gpg:debian-archive-keyring)
desktop_needs=(/usr/include/SDL2/SDL.h:libsdl2-dev /usr/include/SDL2/SDL_image.h:libsdl2-image-dev)
test_needs=(clang++:clang clang-format:clang-format clang-tidy:clang-tidy brotli:brotli chromium:chromium
  chromium-headless-shell:chromium-headless-shell Xvfb:xvfb parallel:parallel php:php-cli)
engine_needs=(Xvfb:xvfb firefox-esr:firefox-esr WebKitWebDriver:webkit2gtk-driver
  /usr/lib/python3/dist-packages/PyQt6/QtWebEngineWidgets.abi3.so:python3-pyqt6.qtwebengine
  /usr/sbin/nginx:nginx /usr/sbin/apache2:apache2-bin /etc/mime.types:media-types)

# needs COMMAND:PACKAGE...: installs the packages whose command or file is missing.
needs() {
  local need missing=()
  for need; do
    case $need in
      /*) [ -e "${need%%:*}" ] ;;
      *) command -v "${need%%:*}" > /dev/null ;;
    esac || missing+=("${need#*:}")
  done
  [ ${#missing[@]} -gt 0 ] || return 0
  command -v apt-get > /dev/null || die "Please install what Debian calls ${missing[*]}, then run this again."
  say "installing ${missing[*]}"
  local root=() log
  [ "$(id -u)" = 0 ] || root=(sudo)
  log=$(mktemp)
  {
    "${root[@]}" apt-get update -qq &&
      "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "${missing[@]}"
  } > "$log" 2>&1 || { tail -n 20 "$log" >&2; die "apt-get could not install ${missing[*]}."; }
  rm "$log"
}
