# The assets, as libraries that contain their bytes (tools/embed.py): fonts, which are part of every program, and files that the
# page fetches on demand (decks, the games' pages of text). Programs without a page also contain the files of the second kind.
find_package(Python3 REQUIRED COMPONENTS Interpreter)

# The fonts are in a compressed format for browsers. Dear ImGui reads plain TrueType, without hints and layout tables. Only letters
# of European languages are kept, and signs that texts and names may contain. Outlines on a grid of 500 units instead of 1,000
# differ by less than a tenth of a pixel and are a tenth smaller. tools/plain_zero.py removes the stroke of the zero.
set(font_characters
  U+20-7E,U+A0,U+A1,U+A9-AB,U+B7,U+BA,U+BB,U+BF-F6,U+F8-FF,U+152,U+153,U+2013,U+2014
  U+2018,U+2019,U+201C,U+201D,U+2026,U+2212)
list(JOIN font_characters "," font_characters)
set(fonts ${PROJECT_SOURCE_DIR}/node_modules/@fontsource/atkinson-hyperlegible-next/files)
function(tapete_font name weight)
  set(woff2 ${fonts}/atkinson-hyperlegible-next-latin-${weight}-normal.woff2)
  set(ttf ${PROJECT_BINARY_DIR}/fonts/${name}.ttf)
  add_custom_command(OUTPUT ${ttf}
    COMMAND ${CMAKE_COMMAND} -E make_directory ${PROJECT_BINARY_DIR}/fonts
    COMMAND pyftsubset ${woff2} --unicodes=${font_characters} --no-hinting --layout-features= --name-IDs=
      --drop-tables+=GDEF,GSUB,GPOS,STAT,gasp --output-file=${ttf}
    COMMAND fonttools ttLib.scaleUpem --output-file ${ttf} ${ttf} 500 > /dev/null
    COMMAND Python3::Interpreter ${PROJECT_SOURCE_DIR}/tools/plain_zero.py ${ttf}
    DEPENDS ${woff2} ${PROJECT_SOURCE_DIR}/tools/plain_zero.py VERBATIM)
endfunction()
tapete_font(regular 400)
tapete_font(bold 700)
set(fonts ${PROJECT_BINARY_DIR}/fonts/regular.ttf ${PROJECT_BINARY_DIR}/fonts/bold.ttf)

# tapete_bytes(TARGET FUNCTION FILE=NAME...): makes a library with FUNCTION(name), which returns the bytes of a file. The header is
# assets/FUNCTION.hpp.
function(tapete_bytes target function)
  set(generated ${PROJECT_BINARY_DIR}/generated/assets)
  set(files ${ARGN})
  list(TRANSFORM files REPLACE "=.*" "")
  add_custom_command(OUTPUT ${generated}/${function}.cpp ${generated}/${function}.hpp
    COMMAND Python3::Interpreter ${PROJECT_SOURCE_DIR}/tools/embed.py ${generated} ${function} ${ARGN}
    DEPENDS ${PROJECT_SOURCE_DIR}/tools/embed.py ${files} VERBATIM)
  add_library(${target} STATIC ${generated}/${function}.cpp ${generated}/${function}.hpp)
  target_include_directories(${target} PUBLIC ${PROJECT_BINARY_DIR}/generated)
endfunction()

list(TRANSFORM fonts REPLACE "${PROJECT_BINARY_DIR}/(.+)" "\\0=\\1")
tapete_bytes(tapete_assets embedded ${fonts})

# Each deck becomes one file. Only decks that games use are included.
set(on_demand)
foreach(deck spanish spanish-large french)
  file(GLOB cards CONFIGURE_DEPENDS assets/cards/${deck}/*.svg)
  set(bundle ${PROJECT_BINARY_DIR}/decks/${deck}.svg)
  add_custom_command(OUTPUT ${bundle}
    COMMAND Python3::Interpreter ${PROJECT_SOURCE_DIR}/tools/deck/bundle.py ${bundle} ${PROJECT_SOURCE_DIR}/assets/cards/${deck}
    DEPENDS ${PROJECT_SOURCE_DIR}/tools/deck/bundle.py ${PROJECT_SOURCE_DIR}/tools/deck/card.py ${cards} VERBATIM)
  list(APPEND on_demand ${bundle}=decks/${deck}.svg)
endforeach()

# The drawn faces of the players.
file(GLOB people CONFIGURE_DEPENDS assets/people/*.svg)
set(bundle ${PROJECT_BINARY_DIR}/people.svg)
add_custom_command(OUTPUT ${bundle}
  COMMAND Python3::Interpreter ${PROJECT_SOURCE_DIR}/tools/deck/bundle.py ${bundle} ${PROJECT_SOURCE_DIR}/assets/people
  DEPENDS ${PROJECT_SOURCE_DIR}/tools/deck/bundle.py ${PROJECT_SOURCE_DIR}/tools/deck/card.py ${people} VERBATIM)
list(APPEND on_demand ${bundle}=people.svg)

# The games' pages of text; names are paths below the page's address. If a language lacks a page, it gets the English one. A dialect
# (`en-ES`) has no pages: the program puts its words into the pages of the language.
set(languages en)
foreach(file IN LISTS language_files)
  cmake_path(GET file STEM code)
  if(NOT code MATCHES -)
    list(APPEND languages ${code})
  endif()
endforeach()
file(GLOB translated CONFIGURE_DEPENDS src/games/*/*.md LICENSES.*.md)  # so that CMake notices new files
file(GLOB pages RELATIVE ${PROJECT_SOURCE_DIR}/src/games src/games/*/*.en.md)
list(TRANSFORM pages REPLACE "(.+)\\.en\\.md" "src/games/\\1.CODE.md=\\1")
foreach(page IN LISTS pages ITEMS LICENSES.CODE.md=licences)
  string(REGEX REPLACE "=.*" "" file ${page})
  string(REGEX REPLACE ".*=" "" name ${page})
  foreach(code IN LISTS languages)
    set(text ${PROJECT_SOURCE_DIR}/${file})
    string(REPLACE .CODE. .${code}. text ${text})
    if(NOT EXISTS ${text})
      string(REPLACE .${code}. .en. text ${text})
    endif()
    list(APPEND on_demand ${text}=texts/${name}.${code}.md)
  endforeach()
endforeach()
# Positions to practise, which tools/learn/find_positions.cpp has found.
file(GLOB positions CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}/src/games src/games/*/maxims.txt src/games/*/days.txt)
foreach(file IN LISTS positions)
  list(APPEND on_demand ${PROJECT_SOURCE_DIR}/src/games/${file}=texts/${file})
endforeach()
set(on_demand_files ${on_demand})
list(TRANSFORM on_demand_files REPLACE "=.*" "")
tapete_bytes(tapete_on_demand on_demand ${on_demand})
