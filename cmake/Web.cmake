# The page: a module that draws the table, a module with the bots of each game, the judge, and the site that contains them all.

# Closure Compiler from npm, because Debian's Emscripten lacks it; other Emscripten installations contain it.
set(closure ${PROJECT_SOURCE_DIR}/node_modules/.bin/google-closure-compiler)

# tapete_module(TARGET): options of every module.
function(tapete_module target)
  target_link_options(${target} PRIVATE -Oz -fno-exceptions -sMALLOC=emmalloc -sALLOW_MEMORY_GROWTH=1 -sSTACK_SIZE=262144)
  # Repeats the optimization until nothing changes any more, which takes twice as long. tapete_page has its passes below.
  if(NOT target STREQUAL tapete_page)
    target_link_options(${target} PRIVATE -sBINARYEN_EXTRA_PASSES=--converge)
  endif()
endfunction()

# tapete_page_module(TARGET): makes TARGET.mjs and TARGET.wasm, with shell/tapete.lib.js as the JavaScript side.
function(tapete_page_module target)
  tapete_module(${target})
  set(library ${PROJECT_SOURCE_DIR}/shell/tapete.lib.js)
  target_link_options(${target} PRIVATE --closure=1 --js-library=${library}
    -sENVIRONMENT=web -sMODULARIZE=1 -sEXPORT_ES6=1 -sDYNAMIC_EXECUTION=0 -sFILESYSTEM=0
    -sINCOMING_MODULE_JS_API=canvas,instantiateWasm -sGL_ENABLE_GET_PROC_ADDRESS=0
    -sGL_SUPPORT_AUTOMATIC_ENABLE_EXTENSIONS=0 -sGL_SUPPORT_SIMPLE_ENABLE_EXTENSIONS=0)
  set_target_properties(${target} PROPERTIES
    SUFFIX .mjs
    LINK_DEPENDS ${library}
    RULE_LAUNCH_LINK "${CMAKE_COMMAND} -E env EM_CLOSURE_COMPILER=${closure}")
endfunction()

# tapete_engine_module(TARGET): makes TARGET.wasm for a Worker. It needs no script of Emscripten: shell/engine.js loads all these modules.
function(tapete_engine_module target)
  tapete_module(${target})
  target_link_options(${target} PRIVATE --no-entry -sSTANDALONE_WASM=1 -sEXPORTED_FUNCTIONS=_malloc,_free)
  # The linker optimizes before it removes exports; what only they needed becomes smaller now.
  add_custom_command(TARGET ${target} POST_BUILD VERBATIM
    COMMAND ${binaryen}/bin/wasm-opt -Oz --enable-bulk-memory --enable-nontrapping-float-to-int --enable-mutable-globals
    --enable-sign-ext --enable-reference-types $<TARGET_FILE:${target}> -o $<TARGET_FILE:${target}>)
  set_target_properties(${target} PROPERTIES SUFFIX .wasm)
endfunction()

file(GLOB page_sources CONFIGURE_DEPENDS src/platform/web*.cpp src/platform/inspect.cpp)
add_executable(tapete_page ${page_sources})
target_compile_options(tapete_page PRIVATE -Oz)
target_link_libraries(tapete_page PRIVATE tapete_ui tapete_lean SDL2)
tapete_unity(tapete_page)
tapete_page_module(tapete_page)
# The program is split. Each game becomes a separate module, which the page loads when that game is chosen, and so do the screens that the
# first hand does not need, which are loaded when one of them is opened, and the software renderer for browsers without WebGL.
execute_process(COMMAND ${EMSCRIPTEN_ROOT_PATH}/em-config BINARYEN_ROOT OUTPUT_VARIABLE binaryen OUTPUT_STRIP_TRAILING_WHITESPACE
  COMMAND_ERROR_IS_FATAL ANY)
set(whole ${PROJECT_BINARY_DIR}/whole)
# Equal functions are merged after the split, so that no game calls a function of another one.
target_link_options(tapete_page PRIVATE --profiling-funcs
  -sBINARYEN_EXTRA_PASSES=--converge,--skip-pass=duplicate-function-elimination)
set_target_properties(tapete_page PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${whole})
set(page_parts ${PROJECT_BINARY_DIR}/tapete_page.wasm)
foreach(folder IN LISTS game_folders ITEMS late soft)
  list(APPEND page_parts ${PROJECT_BINARY_DIR}/tapete_page_${folder}.wasm)
endforeach()
add_custom_command(OUTPUT ${page_parts} ${PROJECT_BINARY_DIR}/tapete_page.mjs
  COMMAND Python3::Interpreter ${PROJECT_SOURCE_DIR}/tools/split_page.py ${binaryen}/bin ${games_txt} ${whole}/tapete_page.wasm ${PROJECT_BINARY_DIR}
  COMMAND ${CMAKE_COMMAND} -E copy ${whole}/tapete_page.mjs ${PROJECT_BINARY_DIR}
  DEPENDS tapete_page ${PROJECT_SOURCE_DIR}/tools/split_page.py ${games_txt} VERBATIM)
set(sdl_library ${PROJECT_SOURCE_DIR}/shell/sdl.lib.js)
# In the page only drawing needs sines and powers, so the browser's functions are good enough.
target_link_options(tapete_page PRIVATE --js-library=${sdl_library} -sJS_MATH=1)
set_property(TARGET tapete_page APPEND PROPERTY LINK_DEPENDS ${sdl_library})

set(engine_modules)
foreach(game id IN ZIP_LISTS game_types game_ids)
  set(bot tapete_bot_${id})
  add_executable(${bot} src/platform/bot.cpp)
  target_compile_definitions(${bot} PRIVATE TAPETE_BOT_GAME=${game})
  string(REGEX REPLACE "-.*" "" folder ${id})
  target_link_libraries(${bot} PRIVATE $<TARGET_NAME_IF_EXISTS:tapete_loaded_${folder}> tapete_engine tapete_lean)
  tapete_engine_module(${bot})
  list(APPEND engine_modules ${bot})
endforeach()

# The judge of all games, which the page loads on demand.
add_executable(tapete_judge src/platform/judge.cpp src/platform/online.cpp)
target_link_libraries(tapete_judge PRIVATE ${loaded_libraries} tapete_reviews tapete_online tapete_lean)
tapete_engine_module(tapete_judge)
list(APPEND engine_modules tapete_judge)

# Files with permanent addresses, and files with versioned addresses that only these pages request.
file(GLOB pages CONFIGURE_DEPENDS LIST_DIRECTORIES false shell/*.html web/*)
list(APPEND pages ${PROJECT_SOURCE_DIR}/assets/icon.svg)
file(GLOB plugin CONFIGURE_DEPENDS web/wordpress/tapete/* web/mailbox/*.php)
file(GLOB mailbox CONFIGURE_DEPENDS web/mailbox/*)
file(GLOB shell CONFIGURE_DEPENDS shell/*.css shell/*.js)
list(FILTER shell EXCLUDE REGEX "\\.lib\\.js$")
set(binaries ${page_parts} ${PROJECT_BINARY_DIR}/tapete_page.mjs)
foreach(module IN LISTS engine_modules)
  list(APPEND binaries ${PROJECT_BINARY_DIR}/${module}.wasm)
endforeach()
set(packages ${PROJECT_SOURCE_DIR}/node_modules)
set(licences
  "${PROJECT_SOURCE_DIR}/LICENSES.en.md=What is inside"
  "${PROJECT_SOURCE_DIR}/LICENSE=Tapete"
  "${sdl2_source}/LICENSE.txt=SDL"
  "${sdl2_image_source}/LICENSE.txt=SDL_image"
  "${imgui_source}/LICENSE.txt=Dear ImGui"
  "${packages}/@fontsource/atkinson-hyperlegible-next/LICENSE=Atkinson Hyperlegible Next"
  "${packages}/idb/LICENSE=idb"
  "${packages}/fflate/LICENSE=fflate"
  "${PROJECT_SOURCE_DIR}/assets/licences/qrcode-generator.txt=qrcode-generator"
  "${PROJECT_SOURCE_DIR}/assets/licences/emscripten.txt=Emscripten"
  "${EMSCRIPTEN_ROOT_PATH}/system/lib/libc/musl/COPYRIGHT=musl")

# The list of games, from which the manifest and other files of the site are made.
add_executable(tapete_games src/platform/list_games.cpp)
target_link_libraries(tapete_games PRIVATE tapete_engine tapete_lean)
tapete_program(tapete_games)
set(games_json ${PROJECT_BINARY_DIR}/games.json)
add_custom_command(OUTPUT ${games_json} COMMAND node $<TARGET_FILE:tapete_games> > ${games_json} DEPENDS tapete_games VERBATIM)

set(site ${PROJECT_BINARY_DIR}/site)
add_custom_command(OUTPUT ${site}.stamp
  COMMAND Python3::Interpreter ${PROJECT_SOURCE_DIR}/tools/site.py ${site}
    --root ${pages} --versioned ${shell} ${binaries} ${on_demand} ${weights_files} ${packages}/idb/build/index.js=idb.js
    ${packages}/fflate/esm/browser.js=fflate.js:deflateSync,Inflate,strFromU8,strToU8
    ${packages}/qrcode-generator/dist/qrcode.mjs=qrcode.js --licences ${licences} --plugin ${plugin} --mailbox ${mailbox}
    --games ${games_json}
  COMMAND ${CMAKE_COMMAND} -E touch ${site}.stamp
  DEPENDS ${PROJECT_SOURCE_DIR}/tools/site.py ${PROJECT_SOURCE_DIR}/tools/site_files.py ${PROJECT_SOURCE_DIR}/tools/site_headers.py
    ${PROJECT_SOURCE_DIR}/tools/site_words.py
    ${games_json} ${languages_py} ${language_files} ${pages} ${plugin} ${mailbox} ${shell} ${on_demand_files} ${engine_modules} ${page_parts}
  VERBATIM)
add_custom_target(site ALL DEPENDS ${site}.stamp)
