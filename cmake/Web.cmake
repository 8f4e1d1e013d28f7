# The page: one module that draws the table, one in which the bots think, and the site that serves them.

# What Debian's Emscripten lacks and npm brings; any other brings its own.
set(closure ${PROJECT_SOURCE_DIR}/node_modules/.bin/google-closure-compiler)

# tapete_module(TARGET LIBRARY ENVIRONMENT): TARGET.mjs and TARGET.wasm, with shell/LIBRARY as its JavaScript side.
function(tapete_module target library environment)
  set(library ${PROJECT_SOURCE_DIR}/shell/${library})
  target_link_options(${target} PRIVATE -Oz -fno-exceptions --closure=1 --js-library=${library}
    -sENVIRONMENT=${environment} -sMODULARIZE=1 -sEXPORT_ES6=1 -sDYNAMIC_EXECUTION=0 -sFILESYSTEM=0 -sMALLOC=emmalloc
    -sALLOW_MEMORY_GROWTH=1 -sSTACK_SIZE=262144)
  set_target_properties(${target} PROPERTIES
    SUFFIX .mjs
    LINK_DEPENDS ${library}
    RULE_LAUNCH_LINK "${CMAKE_COMMAND} -E env EM_CLOSURE_COMPILER=${closure}")
endfunction()

file(GLOB page_sources CONFIGURE_DEPENDS src/platform/web*.cpp src/platform/inspect.cpp)
add_executable(tapete_page ${page_sources})
target_link_libraries(tapete_page PRIVATE tapete_ui tapete_lean)
tapete_module(tapete_page tapete.lib.js web)

file(GLOB bot_sources CONFIGURE_DEPENDS src/platform/bot*.cpp)
add_executable(tapete_bot ${bot_sources})
target_link_libraries(tapete_bot PRIVATE tapete_engine tapete_lean)
tapete_module(tapete_bot tapete_bot.lib.js web,worker,node)

# Addresses that stay, and what only these pages ask for by its version.
file(GLOB pages CONFIGURE_DEPENDS LIST_DIRECTORIES false shell/*.html web/*)
list(APPEND pages ${PROJECT_SOURCE_DIR}/assets/icon.svg)
file(GLOB shell CONFIGURE_DEPENDS shell/*.css shell/*.js)
list(FILTER shell EXCLUDE REGEX "\\.lib\\.js$")
set(modules ${shell})
foreach(module IN ITEMS tapete_page tapete_bot)
  list(APPEND modules ${PROJECT_BINARY_DIR}/${module}.mjs ${PROJECT_BINARY_DIR}/${module}.wasm)
endforeach()
set(packages ${PROJECT_SOURCE_DIR}/node_modules)
set(licences
  "${PROJECT_SOURCE_DIR}/LICENSES.md=What is inside"
  "${PROJECT_SOURCE_DIR}/LICENSE=Tapete"
  "${sdl2_source}/LICENSE.txt=SDL"
  "${sdl2_image_source}/LICENSE.txt=SDL_image"
  "${imgui_source}/LICENSE.txt=Dear ImGui"
  "${packages}/@fontsource/atkinson-hyperlegible-next/LICENSE=Atkinson Hyperlegible Next"
  "${packages}/idb/LICENSE=idb"
  "${packages}/fflate/LICENSE=fflate"
  "${EMSCRIPTEN_ROOT_PATH}/system/lib/libc/musl/COPYRIGHT=musl")

set(site ${PROJECT_BINARY_DIR}/site)
add_custom_command(OUTPUT ${site}.stamp
  COMMAND Python3::Interpreter ${PROJECT_SOURCE_DIR}/tools/site.py ${site}
    --root ${pages} --versioned ${modules} ${packages}/idb/build/index.js=idb.js
    ${packages}/fflate/esm/browser.js=fflate.js ${packages}/qrcode-generator/dist/qrcode.mjs=qrcode.js --licences ${licences}
  COMMAND ${CMAKE_COMMAND} -E touch ${site}.stamp
  DEPENDS ${PROJECT_SOURCE_DIR}/tools/site.py ${PROJECT_SOURCE_DIR}/tools/site_files.py ${pages} ${shell} tapete_page tapete_bot VERBATIM)
add_custom_target(site ALL DEPENDS ${site}.stamp)
