# Learned weights of games, src/games/GAME/NAME.bin. The function tapete::GAME::NAME_bin() returns the bytes of a file. In programs
# (tapete_weights) they are part of the program. The modules of the page's Workers (tapete_loaded_GAME) get them from a separate file,
# which the bots of the game and the judge share: each exports a function weights_GAME_NAME(size) that returns the address for the bytes
# (shell/engine.js).
file(GLOB weights RELATIVE ${PROJECT_SOURCE_DIR}/src/games CONFIGURE_DEPENDS src/games/*/*.bin)
set(weights_files)
set(embedded_weights)
set(loaded_libraries)
foreach(file IN LISTS weights)
  cmake_path(GET file PARENT_PATH game)
  cmake_path(GET file STEM name)
  set(bytes ${PROJECT_SOURCE_DIR}/src/games/${file})
  list(APPEND weights_files ${bytes}=weights/${game}_${name}.bin)
  foreach(kind embedded loaded)
    set(generated ${PROJECT_BINARY_DIR}/generated/weights/${kind}/${game}_${name}.cpp)
    add_custom_command(OUTPUT ${generated}
      COMMAND Python3::Interpreter ${PROJECT_SOURCE_DIR}/tools/embed.py ${kind} ${generated} tapete::${game} ${name}_bin ${game}_${name} ${bytes}
      DEPENDS ${PROJECT_SOURCE_DIR}/tools/embed.py ${bytes} VERBATIM)
  endforeach()
  list(APPEND embedded_weights ${PROJECT_BINARY_DIR}/generated/weights/embedded/${game}_${name}.cpp)
  if(EMSCRIPTEN)
    set(library tapete_loaded_${game})
    if(NOT TARGET ${library})
      add_library(${library} STATIC)
      target_link_libraries(${library} PRIVATE tapete_options tapete_lean)
      list(APPEND loaded_libraries ${library})
    endif()
    target_sources(${library} PRIVATE ${PROJECT_BINARY_DIR}/generated/weights/loaded/${game}_${name}.cpp)
  endif()
endforeach()
add_library(tapete_weights STATIC ${embedded_weights})
target_link_libraries(tapete_weights PRIVATE tapete_options tapete_lean)
