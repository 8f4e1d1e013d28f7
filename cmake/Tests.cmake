# Unit tests. Catch2 is one file, at -O1 because it is compiled often and never hot.
tapete_dependency(catch2)
add_library(catch2 STATIC ${catch2_source}/extras/catch_amalgamated.cpp)
target_include_directories(catch2 SYSTEM PUBLIC ${catch2_source}/extras)
target_compile_options(catch2 PRIVATE -O1)

file(GLOB_RECURSE test_sources CONFIGURE_DEPENDS tests/unit/*.cpp)
# Where things stand on the table is plain arithmetic, and is tested without a screen.
add_executable(tapete_tests ${test_sources}
  src/ui/layout.cpp src/ui/lay_round.cpp src/ui/left_hand.cpp src/ui/board_layout.cpp src/ui/place_cards.cpp src/ui/geometry.cpp
  src/ui/theme.cpp src/ui/changed_shapes.cpp)
target_include_directories(tapete_tests PRIVATE tests)
target_link_libraries(tapete_tests PRIVATE tapete_app tapete_engine tapete_on_demand catch2)

# Catch2 reports a failed requirement by an exception.
if(EMSCRIPTEN)
  target_compile_options(catch2 PUBLIC -fwasm-exceptions)
  target_link_options(catch2 PUBLIC -fwasm-exceptions)
endif()

# In parts, so that every core has some; the long random hands of each game are parts of their own. Sanitizers on a slow
# machine take longer than the 25 minutes that ctest allows.
function(add_unit_tests name which parts)
  foreach(part RANGE 1 ${parts})
    math(EXPR index "${part} - 1")
    add_test(NAME ${name}_${part} COMMAND tapete_tests ${which} --shard-count ${parts} --shard-index ${index}
      WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
    set_tests_properties(${name}_${part} PROPERTIES TIMEOUT 3600)
  endforeach()
endfunction()
add_unit_tests(conformance "[conformance]" 4)
add_unit_tests(unit "~[conformance]" 6)

# The program from outside.
if(TAPETE_CLI AND NOT EMSCRIPTEN)
  add_test(NAME cli COMMAND python3 -m unittest discover --start-directory tests/cli WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
  set_tests_properties(cli PROPERTIES ENVIRONMENT "TAPETE=$<TARGET_FILE:tapete>")
endif()
