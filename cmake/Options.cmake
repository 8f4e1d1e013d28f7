set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)

# Flags of our own code. Third-party code gets none of the warnings.
add_library(tapete_warnings INTERFACE)
target_compile_options(tapete_warnings INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror)
# g++ 12 sees overlaps in std::string's operator+ that are not there (its bug 105651).
target_compile_options(tapete_warnings INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>)

add_library(tapete_options INTERFACE)
target_include_directories(tapete_options INTERFACE ${PROJECT_SOURCE_DIR}/src)
target_link_libraries(tapete_options INTERFACE tapete_warnings)
# Card sets are counted with popcnt, which every x86-64 processor since 2009 has.
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
  target_compile_options(tapete_options INTERFACE -march=x86-64-v2)
endif()
# Four hands and a trick are too little for vectors: with them g++ plays random hands a tenth slower.
target_compile_options(tapete_options INTERFACE $<$<CXX_COMPILER_ID:GNU>:-fno-tree-vectorize>)

# Errors are values: all but the tests is built without exceptions and run-time types.
add_library(tapete_lean INTERFACE)
target_compile_options(tapete_lean INTERFACE -fno-exceptions -fno-rtti)

# Programs for node see the machine's real files.
if(EMSCRIPTEN AND NOT TAPETE_WEB)
  set(CMAKE_EXECUTABLE_SUFFIX .cjs)
  add_link_options(-sENVIRONMENT=node -sNODERAWFS=1 -sEXIT_RUNTIME=1 -sALLOW_MEMORY_GROWTH=1 -sSTACK_SIZE=1048576)
endif()

if(TAPETE_FUZZ)
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()
if(TAPETE_SANITIZE)
  # Globally, so that Catch2 is instrumented too: containers cross that border. No vptr: it needs run-time types.
  add_compile_options(-fsanitize=address,undefined -fno-sanitize=vptr -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=address,undefined)
endif()
