# Installs the JavaScript packages that package-lock.json pins. Sourced by tools/setup.sh.
get_npm() {
  local installed=node_modules/.package-lock.json
  [ ! -e "$installed" ] || [ package-lock.json -nt "$installed" ] || return 0
  say 'installing the JavaScript packages'
  npm ci --silent --no-audit --no-fund > /dev/null || die 'npm could not install the packages of package-lock.json.'
  touch "$installed"
}
