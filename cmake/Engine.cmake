# The engine: rules, bots and records, without screen, input or clock. Code is sorted into libraries by how often it runs, because that
# decides how it is compiled.
file(GLOB_RECURSE engine_sources CONFIGURE_DEPENDS
  src/core/*.cpp src/game/*.cpp src/tricks/*.cpp src/games/*.cpp src/bots/*.cpp src/match/*.cpp)
include(Weights)

# Headers that nearly every file of the engine includes. They are precompiled for libraries with many batches or files.
set(engine_headers <algorithm> <array> <optional> <span> <string> <string_view> <utility> <vector>
  ${PROJECT_SOURCE_DIR}/src/game/game.hpp)

# tapete_engine_library(TARGET TYPE SOURCE...): makes a library of some of the engine's sources.
function(tapete_engine_library target)
  add_library(${target} ${ARGN})
  add_dependencies(${target} languages)
  target_include_directories(${target} PUBLIC ${PROJECT_BINARY_DIR}/generated)
  target_link_libraries(${target} PUBLIC tapete_options tapete_weights PRIVATE tapete_lean)
endfunction()

# Code that runs once per click need not be fast, but its size matters, because the page loads it. It is compiled once, for the bots and
# for the page, optimized for size, in batches.
file(GLOB seldom CONFIGURE_DEPENDS src/core/card.cpp src/core/encoding.cpp src/core/json.cpp src/core/phrases.cpp src/core/sha256.cpp
  src/core/text.cpp src/core/utf8.cpp src/game/*.cpp src/tricks/deal_line.cpp src/tricks/first_dealer.cpp
  src/tricks/trick_scene.cpp src/tricks/claim_words.cpp src/tricks/expected_card.cpp src/tricks/trick_ideas.cpp
  src/match/action_line.cpp src/match/bot.cpp src/match/digest.cpp src/match/games.cpp src/match/record.cpp src/match/table.cpp src/match/trace.cpp
  src/games/*/bidding*.cpp src/games/*/blunders.cpp src/games/*/casual.cpp src/games/*/config.cpp src/games/*/deal.cpp
  src/games/*/first_dealer.cpp src/games/*/policy_weights.cpp src/games/*/scene.cpp
  src/games/*/sheet.cpp src/games/*/standing.cpp src/games/*/steps.cpp src/games/*/strings.cpp src/games/*/table.cpp
  src/games/*/text.cpp src/games/*/view.cpp src/games/*/replay_view.cpp)
# Code that judges whole matches (reviews, contests, benchmarks). The page's judge, the command line and the tests contain it.
file(GLOB judge_sources CONFIGURE_DEPENDS src/match/ask_judge.cpp src/match/complete_hand.cpp src/match/contest.cpp src/match/endgame_bench.cpp
  src/match/playouts.cpp src/match/review.cpp src/match/sampled_deals.cpp src/match/yardsticks.cpp)
list(REMOVE_ITEM engine_sources ${seldom} ${judge_sources})

tapete_engine_library(tapete_seldom OBJECT ${seldom})
target_precompile_headers(tapete_seldom PRIVATE ${engine_headers})
tapete_unity_by_folder(tapete_seldom)
if(EMSCRIPTEN)
  target_compile_options(tapete_seldom PRIVATE -Oz)
  set_source_files_properties(src/tricks/race.cpp PROPERTIES COMPILE_OPTIONS -Os SKIP_PRECOMPILE_HEADERS ON)  # runs in few hands
endif()

# The rest is compiled file by file for the page's bots, because batches change the speed of playouts there. In native builds all libraries
# of the engine have the same level of optimization. The libraries instantiate the same templates, and the linker keeps only one copy of
# each, which could otherwise be a slow one.
tapete_engine_library(tapete_engine STATIC ${engine_sources} $<TARGET_OBJECTS:tapete_seldom>)
target_precompile_headers(tapete_engine PRIVATE ${engine_headers})
if(NOT EMSCRIPTEN)
  tapete_unity_by_folder(tapete_engine)
endif()

tapete_engine_library(tapete_reviews STATIC ${judge_sources})
target_link_libraries(tapete_reviews PUBLIC tapete_engine)
tapete_unity(tapete_reviews)
# The loops that `tapete bench` measures are compiled like the engine's.
set_source_files_properties(src/match/playouts.cpp PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
if(EMSCRIPTEN)
  # Optimized for size. For a hand of brisca the judge takes a quarter longer than with -O2; for the other games it takes about as long.
  target_compile_options(tapete_reviews PRIVATE -Os)
  set_source_files_properties(src/match/playouts.cpp PROPERTIES COMPILE_OPTIONS -O2 SKIP_PRECOMPILE_HEADERS ON)
  # The code of matches with guests runs once per event, but for all games, so its size matters.
  set_source_files_properties(src/match/complete_hand.cpp src/match/bare_tables.cpp PROPERTIES COMPILE_OPTIONS -Oz
    SKIP_UNITY_BUILD_INCLUSION ON SKIP_PRECOMPILE_HEADERS ON)
endif()

if(TAPETE_WEB)
  # The page itself needs only the rules, because bots and judge are separate modules. Therefore it is optimized for size.
  tapete_engine_library(tapete_rules STATIC ${engine_sources} $<TARGET_OBJECTS:tapete_seldom>)
  target_precompile_headers(tapete_rules PRIVATE ${engine_headers})
  target_compile_options(tapete_rules PRIVATE -Oz)
  tapete_unity_by_folder(tapete_rules)
endif()
