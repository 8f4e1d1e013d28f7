# Learned weights of games, src/games/GAME/NAME.bin. For each file, a source is added to the engine that defines
# tapete::GAME::NAME_bin(), which returns the bytes. There is one source per file, so that a module contains only the weights of its
# own game.
file(GLOB weights RELATIVE ${PROJECT_SOURCE_DIR}/src/games CONFIGURE_DEPENDS src/games/*/*.bin)
foreach(file IN LISTS weights)
  cmake_path(GET file PARENT_PATH game)
  cmake_path(GET file STEM name)
  set(generated ${PROJECT_BINARY_DIR}/generated/weights/${game}/${name}.cpp)
  add_custom_command(OUTPUT ${generated}
    COMMAND Python3::Interpreter ${PROJECT_SOURCE_DIR}/tools/embed.py ${generated} tapete::${game} ${name}_bin
      ${PROJECT_SOURCE_DIR}/src/games/${file}
    DEPENDS ${PROJECT_SOURCE_DIR}/tools/embed.py ${PROJECT_SOURCE_DIR}/src/games/${file} VERBATIM)
  list(APPEND engine_sources ${generated})
endforeach()
