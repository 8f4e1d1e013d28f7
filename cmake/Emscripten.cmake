# Toolchain file of the presets "web" and "node". Uses the emcc on the PATH if it has this version (or a newer one, with
# TAPETE_EMSCRIPTEN=any in the environment), otherwise the one that tools/setup.sh has unpacked.
set(emscripten_version 3.1.69)

set(cache_home "$ENV{XDG_CACHE_HOME}")
if(NOT cache_home)
  set(cache_home "$ENV{HOME}/.cache")
endif()
find_program(TAPETE_EMCC emcc NO_CMAKE_FIND_ROOT_PATH)
set(roots "${cache_home}/tapete/emscripten-3.1.69/root/usr/share/emscripten")
if(TAPETE_EMCC)
  file(REAL_PATH "${TAPETE_EMCC}" emcc)
  cmake_path(GET emcc PARENT_PATH root)
  list(PREPEND roots "${root}")
endif()

foreach(root IN LISTS roots)
  if(EXISTS "${root}/emscripten-version.txt")
    file(READ "${root}/emscripten-version.txt" version)
    string(REGEX MATCH "[0-9.]+" version "${version}")
    if(version VERSION_EQUAL emscripten_version OR
        ("$ENV{TAPETE_EMSCRIPTEN}" STREQUAL any AND version VERSION_GREATER emscripten_version))
      set(EMSCRIPTEN_ROOT_PATH "${root}")
      break()
    endif()
  endif()
endforeach()
if(NOT EMSCRIPTEN_ROOT_PATH)
  message(FATAL_ERROR "No Emscripten ${emscripten_version} here: run tools/setup.sh web, or put its emcc on the PATH; TAPETE_EMSCRIPTEN=any takes a newer one.")
endif()

include("${EMSCRIPTEN_ROOT_PATH}/cmake/Modules/Platform/Emscripten.cmake")
