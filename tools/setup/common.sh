# Messages, the cache folder, packages of other Debian releases, and builds. Sourced by tools/setup.sh and other scripts.
cache=${XDG_CACHE_HOME:-$HOME/.cache}/tapete

say() { printf '%s\n' "-- $*" >&2; }
die() { printf '%s\n' "$*" >&2; exit 1; }

# unpack_into FOLDER COMMAND...: runs COMMAND in an empty folder ($part) and renames that folder to FOLDER on success, so that an
# interrupted run leaves no incomplete FOLDER. Clones that run at the same time wait for each other.
unpack_into() {
  local folder=$1
  shift
  [ ! -e "$folder" ] || return 0
  mkdir -p "$cache"
  exec 9> "$cache/.lock"
  flock 9
  if [ ! -e "$folder" ]; then
    rm -rf "$cache"/.part.*
    part=$(mktemp -d "$cache/.part.XXXXXX")
    (cd "$part" && set -e && "$@") || die "Could not fetch ${folder##*/}. Is the network up? Then run this again."
    mv "$part" "$folder"
  fi
  exec 9>&-
}

# apt_in FOLDER LINE...: writes a separate apt configuration into FOLDER, with the given lines of sources (MIRROR and KEYS are
# filled in). With this configuration, packages of other Debian releases are fetched and verified without changing the system.
apt_in() {
  local folder=$1 mirror keys=/usr/share/keyrings/debian-archive-keyring.gpg
  shift
  command -v apt-get > /dev/null || die 'Without apt, provide the sources yourself: see cmake/Dependencies.cmake.'
  mirror=$(apt-get indextargets --format '$(REPO_URI) $(ORIGIN) $(RELEASE)' 'Created-By: Packages' |
    awk '$2 == "Debian" && $3 !~ /security|updates|backports/ { print $1; exit }')
  [ -n "$mirror" ] || die 'apt knows no Debian mirror here: run apt-get update, then this again.'
  mkdir -p "$folder"/{lists,archives}/partial
  printf '%s\n' "$@" | sed "s|MIRROR|$mirror|; s|KEYS|[signed-by=$keys]|" > "$folder/sources.list"
  cat > "$folder/apt.conf" << CONF
Dir::Etc::SourceList "$folder/sources.list";
Dir::Etc::SourceParts "-";
Dir::State::Lists "$folder/lists";
Dir::Cache "$folder";
APT::Sandbox::User "root";
Acquire::Languages "none";
Acquire::Retries "3";
Acquire::IndexTargets::deb::DEP-11::DefaultEnabled "false";
CONF
  export APT_CONFIG=$folder/apt.conf
  apt-get update -qq
}

# build PRESET [ARGUMENT...]: configures with the arguments and builds; prints output only after an error. A build folder that was
# configured for another location or compiler is configured again from scratch.
build() {
  local preset=$1 log=build/$1.log
  shift
  mkdir -p build
  if ! { cmake --preset "$preset" "$@" || cmake --fresh --preset "$preset" "$@"; } > "$log" 2>&1; then
    cat "$log" >&2
    die "The build '$preset' could not be configured."
  fi
  if ! (set -o pipefail; cmake --build --preset "$preset" 2>&1 | tee "$log" | progress); then
    grep -v '^\[' "$log" | tail -n 60 >&2
    die "The build '$preset' failed; all it said is in $log."
  fi
}

# Shows ninja's progress on the terminal at file descriptor 3, if the caller has opened one there, or at 2; without a terminal shows nothing.
progress() {
  local line terminal=2
  [ ! -t 3 ] || terminal=3
  [ -t "$terminal" ] || { cat > /dev/null; return; }
  while read -r line; do
    if [[ $line == \[*/*\]* ]]; then printf '\r   %s ' "${line%%]*}]" >&"$terminal"; fi
  done
  printf '\r%20s\r' '' >&"$terminal"
}
