# Gets Emscripten. An installation on the PATH is used if it has this version or, with TAPETE_EMSCRIPTEN=any, a newer one. Otherwise the
# packages of Debian 13 are unpacked into the cache, together with their loader and libraries, so that Emscripten runs on older systems and
# changes nothing there. Sourced by tools/setup.sh.
emscripten_version=3.1.69
emscripten=$cache/emscripten-$emscripten_version

get_emscripten() {
  local emcc version
  if emcc=$(command -v emcc); then
    version=$(tr -d '"' < "$(dirname "$(readlink -f "$emcc")")/emscripten-version.txt" 2> /dev/null || true)
    [ "$version" != $emscripten_version ] || return 0
    if [ "${TAPETE_EMSCRIPTEN:-}" = any ] &&
      [ "$(printf '%s\n' $emscripten_version "${version:-0}" | sort -V | head -n 1)" = $emscripten_version ]; then return; fi
  fi
  [ "$(uname -m)" = x86_64 ] || [ -e "$emscripten" ] || die "Please install Emscripten $emscripten_version (emsdk), or a newer one and set TAPETE_EMSCRIPTEN=any."
  unpack_into "$emscripten" fetch_emscripten
}

fetch_emscripten() {
  local packages deb
  say "fetching Emscripten $emscripten_version (300 MB, once)"
  apt_in "$PWD/apt" 'deb KEYS MIRROR trixie main'
  packages=(emscripten clang-19 lld-19 llvm-19 libclang-common-19-dev libclang-cpp19 libllvm19 binaryen node-acorn
    libbsd0 libc6 libedit2 libffi8 libgcc-s1 liblzma5 libmd0 libstdc++6 libtinfo6 libxml2 libz3-4 libzstd1 zlib1g)
  (cd apt && apt-get download -qq "${packages[@]/%//trixie}")
  say 'unpacking it'
  mkdir root llvm binaryen binaryen/bin
  for deb in apt/*.deb; do
    dpkg-deb --fsys-tarfile "$deb" |
      tar -x -C root --keep-directory-symlink --exclude=./usr/share/doc --exclude=./usr/share/man
  done
  rm -rf apt
  [ "$(tr -d '"' < root/usr/share/emscripten/emscripten-version.txt)" = $emscripten_version ] ||
    die "Debian 13 has another Emscripten than $emscripten_version now: please install that one (emsdk)."
  wrap_compilers
  # The compiler's ES modules look for acorn here, not in NODE_PATH.
  ln -sfn ../nodejs root/usr/share/emscripten/node_modules
  write_emscripten_config > root/usr/share/emscripten/.emscripten
}

# wrap PROGRAM SCRIPT [OPTION]...: writes SCRIPT, which runs the unpacked PROGRAM with the unpacked loader and libraries. SCRIPT
# contains the paths of the final folder.
wrap() {
  local program=$emscripten/root/usr/$1 script=$2
  shift 2
  cat > "$script" << SCRIPT
#!/bin/sh
root=$emscripten/root
exec \$root/usr/lib64/ld-linux-x86-64.so.2 \\
  --library-path \$root/usr/lib/x86_64-linux-gnu:\$root/usr/lib/llvm-19/lib --argv0 "\$0" $program $* "\$@"
SCRIPT
  chmod +x "$script"
}

wrap_compilers() {
  local tool
  local resources="-resource-dir $emscripten/root/usr/lib/llvm-19/lib/clang/19"
  wrap lib/llvm-19/bin/clang llvm/clang "$resources"
  wrap lib/llvm-19/bin/clang llvm/clang++ "--driver-mode=g++ $resources"
  wrap lib/llvm-19/bin/lld llvm/wasm-ld
  for tool in ar ranlib nm objcopy strip dwarfdump dwp cxxfilt symbolizer; do
    [ ! -e root/usr/lib/llvm-19/bin/llvm-$tool ] || wrap lib/llvm-19/bin/llvm-$tool llvm/llvm-$tool
  done
  for tool in root/usr/bin/wasm*; do
    if [ "$(head -c 4 "$tool" | tail -c 3)" = ELF ]; then wrap "bin/${tool##*/}" "binaryen/bin/${tool##*/}"; fi
  done
}

write_emscripten_config() {
  cat << CONFIG
EMSCRIPTEN_ROOT = '$emscripten/root/usr/share/emscripten'
LLVM_ROOT = '$emscripten/llvm'
BINARYEN_ROOT = '$emscripten/binaryen'
NODE_JS = 'node'
CACHE = '$emscripten/root/usr/share/emscripten/cache'
FROZEN_CACHE = True
CONFIG
}
