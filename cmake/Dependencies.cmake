# Third-party sources that we build ourselves. tools/setup.sh puts them into TAPETE_DEPS, in folders named NAME-VERSION (the
# versions are also in tools/setup/sources.sh). Sources that are missing there are fetched from upstream.
if(DEFINED ENV{TAPETE_DEPS})
  set(default_deps "$ENV{TAPETE_DEPS}")
elseif(DEFINED ENV{XDG_CACHE_HOME})
  set(default_deps "$ENV{XDG_CACHE_HOME}/tapete")
else()
  set(default_deps "$ENV{HOME}/.cache/tapete")
endif()
set(TAPETE_DEPS "${default_deps}" CACHE PATH "folder with sources of others, each in NAME-VERSION")

set(catch2_version 3.7.1)
set(catch2_url https://github.com/catchorg/Catch2/archive/refs/tags/v3.7.1.tar.gz)
set(catch2_sha256 c991b247a1a0d7bb9c39aa35faf0fe9e19764213f28ffba3109388e62ee0269c)

set(imgui_version 1.92.2b)
set(imgui_url https://github.com/ocornut/imgui/archive/45acd5e0e82f4c954432533ae9985ff0e1aad6d5.tar.gz)
set(imgui_sha256 97484925aec2f4d3e913d6644d46b234f8d6d8d98c6aa9c50109e0f0df772090)

set(sdl2_version 2.32.4)
set(sdl2_url https://github.com/libsdl-org/SDL/releases/download/release-2.32.4/SDL2-2.32.4.tar.gz)
set(sdl2_sha256 f15b478253e1ff6dac62257ded225ff4e7d0c5230204ac3450f1144ee806f934)

set(sdl2_image_version 2.8.8)
set(sdl2_image_url https://github.com/libsdl-org/SDL_image/releases/download/release-2.8.8/SDL2_image-2.8.8.tar.gz)
set(sdl2_image_sha256 2213b56fdaff2220d0e38c8e420cbe1a83c87374190cba8c70af2156097ce30a)

# tapete_dependency(NAME) sets NAME_source to the folder of its sources. Their own CMake files are never read.
function(tapete_dependency name)
  set(folder "${TAPETE_DEPS}/${name}-${${name}_version}")
  if(NOT EXISTS "${folder}")
    include(FetchContent)
    FetchContent_Declare(${name} URL ${${name}_url} URL_HASH SHA256=${${name}_sha256}
      DOWNLOAD_EXTRACT_TIMESTAMP OFF SOURCE_SUBDIR none)
    FetchContent_MakeAvailable(${name})
    set(folder "${${name}_SOURCE_DIR}")
  endif()
  set(${name}_source "${folder}" PARENT_SCOPE)
endfunction()
