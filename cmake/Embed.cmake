# The assets, as one library of bytes: pictures, fonts, and the games' pages of text. See tools/embed.py.
find_package(Python3 REQUIRED COMPONENTS Interpreter)

# Fonts come compressed for browsers; Dear ImGui reads plain TrueType, and needs no hints and no layout tables.
set(fonts ${PROJECT_SOURCE_DIR}/node_modules/@fontsource/atkinson-hyperlegible-next/files)
function(tapete_font name weight)
  set(woff2 ${fonts}/atkinson-hyperlegible-next-latin-${weight}-normal.woff2)
  set(ttf ${PROJECT_BINARY_DIR}/fonts/${name}.ttf)
  add_custom_command(OUTPUT ${ttf}
    COMMAND ${CMAKE_COMMAND} -E make_directory ${PROJECT_BINARY_DIR}/fonts
    COMMAND pyftsubset ${woff2} --unicodes=* --no-hinting --layout-features= --name-IDs= --output-file=${ttf}
    DEPENDS ${woff2} VERBATIM)
endfunction()
tapete_font(regular 400)
tapete_font(bold 700)
set(fonts ${PROJECT_BINARY_DIR}/fonts/regular.ttf ${PROJECT_BINARY_DIR}/fonts/bold.ttf)

file(GLOB assets CONFIGURE_DEPENDS assets/cards/spanish/*.svg assets/cards/spanish-large/*.svg src/games/*/*.md LICENSES.md)
set(generated ${PROJECT_BINARY_DIR}/generated/assets)
add_custom_command(OUTPUT ${generated}/embedded.cpp ${generated}/embedded.hpp
  COMMAND Python3::Interpreter ${PROJECT_SOURCE_DIR}/tools/embed.py ${generated}
    --root ${PROJECT_SOURCE_DIR} ${assets} --root ${PROJECT_BINARY_DIR} ${fonts}
  DEPENDS ${PROJECT_SOURCE_DIR}/tools/embed.py ${assets} ${fonts} VERBATIM)
add_library(tapete_assets STATIC ${generated}/embedded.cpp ${generated}/embedded.hpp)
target_include_directories(tapete_assets PUBLIC ${PROJECT_BINARY_DIR}/generated)
