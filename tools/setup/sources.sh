# Gets third-party sources as Debian source packages, signed and pinned. Sourced by tools/setup.sh.
# cmake/Dependencies.cmake contains the same versions.
declare -A source_package=(
  [catch2-3.7.1]=catch2=3.7.1-0.5
  [imgui-1.92.2b]=imgui=1.92.2b+ds-1
  [sdl2-2.32.4]=libsdl2=2.32.4+dfsg-1
  [sdl2_image-2.8.8]=libsdl2-image=2.8.8+dfsg-1+deb13u1
)

# get_sources NAME...: puts each source package into the cache.
get_sources() {
  local name folder
  for name; do
    for folder in "${!source_package[@]}"; do
      [ "${folder%-*}" != "$name" ] || unpack_into "$cache/$folder" fetch_source "$folder"
    done
  done
}

fetch_source() {
  local package=${source_package[$1]} lists=$cache/.apt-sources
  say "fetching the source of $1"
  # The lists of packages are kept for an hour, for several sources of one run. After a day they may name files that are gone.
  [ -n "$(find "$lists/apt.conf" -mmin -60 2> /dev/null)" ] ||
    apt_in "$lists" 'deb-src KEYS MIRROR trixie main' 'deb-src KEYS MIRROR sid main'
  export APT_CONFIG=$lists/apt.conf
  if ! apt-get source -qq --download-only "$package"; then
    # Dear ImGui 1.92 is in sid, where versions change.
    [ "${package%%=*}" = imgui ] || return 1
    [ "${TAPETE_IMGUI:-}" = any ] || die "Debian has no Dear ImGui ${package#*=} any more, the version Tapete is built and tested with.
Set TAPETE_IMGUI=any to take the one that Debian has now; the page is then another one than that of the release."
    say "version ${package#*=} is gone, taking the current one, as TAPETE_IMGUI asks"
    apt-get source -qq --download-only imgui
  fi
  dpkg-source --no-check -x ./*.dsc unpacked > /dev/null
  rm -f ./*.dsc ./*.tar.*
  mv unpacked/* . && rm -rf unpacked
}
