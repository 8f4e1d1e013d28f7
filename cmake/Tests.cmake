# Unit tests. Catch2 is one file, compiled at -O0, because it is compiled often and its speed does not matter.
tapete_dependency(catch2)
add_library(catch2 STATIC ${catch2_source}/extras/catch_amalgamated.cpp)
target_include_directories(catch2 SYSTEM PUBLIC ${catch2_source}/extras)
target_compile_options(catch2 PRIVATE -O0)
# Without an exception handler in each assertion there is a fifth less code to compile. A test that throws still fails.
target_compile_definitions(catch2 PUBLIC CATCH_CONFIG_FAST_COMPILE)

file(GLOB test_sources CONFIGURE_DEPENDS tests/unit/*.cpp tests/fuzz/*_door.cpp)
# The layout of the table is pure arithmetic, so it is tested without a screen.
file(GLOB layout_sources CONFIGURE_DEPENDS src/ui/table/lay*.cpp)
add_executable(tapete_tests ${test_sources}
  ${layout_sources} src/ui/table/board_layout.cpp src/ui/table/bubbles.cpp src/ui/table/hand_rows.cpp src/ui/table/held_card.cpp
  src/ui/table/place_cards.cpp src/ui/table/round_seats.cpp src/ui/table/table_sizes.cpp
  src/ui/screens/count_motion.cpp src/ui/canvas/theme.cpp src/ui/canvas/changed_shapes.cpp src/ui/gui/targets.cpp src/ui/gui/scrolling.cpp src/ui/gui/focus.cpp src/ui/gui/pointer.cpp)
# The invariants of each game for the conformance test: src/games/<id>/invariants.hpp.
file(GLOB invariants CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}/src src/games/*/invariants.hpp)
list(TRANSFORM invariants REPLACE "(.+)" "#include \"\\1\"")
list(JOIN invariants "\n" invariants)
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/generated/all_invariants.hpp CONTENT "${invariants}\n")
# A copy of the smallest game under another name, because every new game starts as such a copy.
set(copy ${PROJECT_BINARY_DIR}/generated/games/copied)
foreach(name null.hpp null.cpp invariants.hpp)
  file(READ src/games/null/${name} text)
  string(REPLACE null copied text "${text}")
  string(REPLACE Null Copied text "${text}")
  string(REPLACE null copied copied_name ${name})
  file(CONFIGURE OUTPUT ${copy}/${copied_name} CONTENT "${text}" @ONLY)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS src/games/null/${name})
endforeach()
target_sources(tapete_tests PRIVATE ${copy}/copied.cpp)
target_include_directories(tapete_tests PRIVATE tests)
target_link_libraries(tapete_tests PRIVATE tapete_app tapete_online tapete_reviews tapete_on_demand catch2)
tapete_program(tapete_tests)
# Without precompilation, these headers take half of the compile time of a test.
target_precompile_headers(tapete_tests PRIVATE <catch_amalgamated.hpp> <array> <optional> <string> <string_view> <vector>
  ${PROJECT_SOURCE_DIR}/src/match/table.hpp ${PROJECT_SOURCE_DIR}/src/games/tute/rules.hpp
  ${PROJECT_SOURCE_DIR}/tests/unit/test_host.hpp)
tapete_unity(tapete_tests)
set_target_properties(tapete_tests PROPERTIES UNITY_BUILD_BATCH_SIZE 30)
# The tests need not be fast, so g++ does not optimize them; it optimizes only the engine that they test. Clang++ optimizes them, because
# under sanitizers they would otherwise run 2.6 times as long. As WebAssembly they are optimized a little.
target_compile_options(tapete_tests PRIVATE $<$<CXX_COMPILER_ID:GNU>:-O0> $<$<BOOL:${EMSCRIPTEN}>:-O1>)

# Catch2 reports a failed requirement by an exception.
if(EMSCRIPTEN)
  target_compile_options(catch2 PUBLIC -fwasm-exceptions)
  target_link_options(catch2 PUBLIC -fwasm-exceptions)
  target_link_options(tapete_tests PRIVATE -O1 -Wl,--lto-O0)  # link-time optimization would take a minute, and the tests run only once
endif()

# Runs the tests in parts, so that every core has work. The long tests with random hands are separate parts. Sanitizers on a slow
# machine take longer than the 25 minutes that ctest allows by default.
function(add_unit_tests name which parts)
  foreach(part RANGE 1 ${parts})
    math(EXPR index "${part} - 1")
    add_test(NAME ${name}_${part} COMMAND tapete_tests ${which} --shard-count ${parts} --shard-index ${index}
      WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
    set_tests_properties(${name}_${part} PROPERTIES TIMEOUT 3600)
  endforeach()
endfunction()
add_unit_tests(conformance "[conformance]" 5)
add_unit_tests(strength "[strength]" 2)
add_unit_tests(unit "~[conformance]~[strength]" 6)
set_tests_properties(conformance_5 PROPERTIES COST 100)  # ctest starts tests in the order of their cost

# Tests of drawn screens and of presses on them. They use the whole program except a real window.
if(TAPETE_DESKTOP)
  file(GLOB screen_sources CONFIGURE_DEPENDS tests/screen/*.cpp)
  add_executable(tapete_screen_tests ${screen_sources})
  target_include_directories(tapete_screen_tests PRIVATE tests tests/unit)
  target_link_libraries(tapete_screen_tests PRIVATE tapete_ui tapete_reviews tapete_on_demand catch2)
  tapete_unity(tapete_screen_tests)
  target_compile_options(tapete_screen_tests PRIVATE $<$<CXX_COMPILER_ID:GNU>:-O0>)
  add_test(NAME screen COMMAND tapete_screen_tests WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
  set_tests_properties(screen PROPERTIES COST 100)
endif()

# Tests of the command line, which run the program. Those of matches through a mailbox test a script more than the program, and mostly wait,
# so they are not repeated under sanitizers, and start first.
if(TAPETE_CLI AND NOT EMSCRIPTEN)
  add_test(NAME cli COMMAND python3 -m unittest discover --start-directory tests/cli WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
  set_tests_properties(cli PROPERTIES ENVIRONMENT "TAPETE=$<TARGET_FILE:tapete>")
  if(NOT TAPETE_SANITIZE)
    add_test(NAME mailbox_room COMMAND node --test tests/cli/ WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
    set_tests_properties(mailbox_room PROPERTIES ENVIRONMENT "TAPETE=$<TARGET_FILE:tapete>" COST 200)
  endif()
endif()
