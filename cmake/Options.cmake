set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)

# Flags of our own code. Third-party code is compiled without these warnings.
add_library(tapete_warnings INTERFACE)
target_compile_options(tapete_warnings INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror)
# g++ 12 warns of overlaps and sizes in std::string that cannot occur (GCC bug 105651).
target_compile_options(tapete_warnings INTERFACE
  $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict$<SEMICOLON>-Wno-array-bounds$<SEMICOLON>-Wno-stringop-overflow>)

add_library(tapete_options INTERFACE)
target_include_directories(tapete_options INTERFACE ${PROJECT_SOURCE_DIR}/src)
target_link_libraries(tapete_options INTERFACE tapete_warnings)
# Card sets are counted with popcnt, which every x86-64 processor since 2009 has.
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
  target_compile_options(tapete_options INTERFACE -march=x86-64-v2)
endif()
# No vector instructions: a deal has too few cards for them, and random hands would be a tenth slower (g++).
target_compile_options(tapete_options INTERFACE $<$<CXX_COMPILER_ID:GNU>:-fno-tree-vectorize>)
# Without aligned jump targets, the speed of playouts varies by several percent with their place in the program (g++).
target_compile_options(tapete_options INTERFACE $<$<CXX_COMPILER_ID:GNU>:-falign-jumps=32>)
# Garbage collection inside the compiler only from 500 MB on saves a tenth of the compile time (g++).
add_compile_options($<$<CXX_COMPILER_ID:GNU>:--param=ggc-min-heapsize=500000>)

# Errors are values, so all code except the tests is built without exceptions and run-time type information.
add_library(tapete_lean INTERFACE)
target_compile_options(tapete_lean INTERFACE -fno-exceptions -fno-rtti)

# The screens run once per frame, so speed matters little: the page's build is optimized for size, the native one for short compile times.
set(screen_options $<IF:$<BOOL:${EMSCRIPTEN}>,-Oz,-O1>)

# tapete_program(TARGET): makes the target a command-line program. As WebAssembly it runs under node and can access the real file system.
function(tapete_program target)
  if(EMSCRIPTEN)
    set_target_properties(${target} PROPERTIES SUFFIX .cjs)
    target_link_options(${target} PRIVATE
      -sENVIRONMENT=node -sNODERAWFS=1 -sEXIT_RUNTIME=1 -sALLOW_MEMORY_GROWTH=1 -sSTACK_SIZE=1048576)
  endif()
endfunction()

# tapete_unity(TARGET): compiles the sources of a target in batches, which takes a third of the time, because the sources include the
# same headers.
function(tapete_unity target)
  if(TAPETE_TIDY)
    return()  # clang-tidy needs the compile command of each file
  endif()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 20)
endfunction()

# tapete_unity_by_folder(TARGET): like tapete_unity, with one batch per folder, because the same name may have different meanings in different
# folders.
function(tapete_unity_by_folder target)
  tapete_unity(${target})
  get_target_property(sources ${target} SOURCES)
  list(FILTER sources EXCLUDE REGEX "TARGET_OBJECTS")
  foreach(source IN LISTS sources)
    cmake_path(GET source PARENT_PATH folder)
    cmake_path(GET folder FILENAME folder)
    set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${folder})
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD_MODE GROUP)
endfunction()

if(TAPETE_SANITIZE)
  # Set globally, so that Catch2 is instrumented too, because it exchanges containers with our code. The vptr check is off, because it
  # needs run-time type information.
  add_compile_options(-fsanitize=address,undefined -fno-sanitize=vptr -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=address,undefined)
endif()

if(EMSCRIPTEN)
  # Link-time optimization makes the page a twentieth smaller. All browsers that the README names have the two WebAssembly features
  # (since Chrome 75, Firefox 79, Safari 15).
  add_compile_options(-flto -mbulk-memory -mnontrapping-fptoint)
  string(REPLACE "-O3" "-O2" CMAKE_CXX_FLAGS_RELEASE "${CMAKE_CXX_FLAGS_RELEASE}")
  add_link_options(-flto)
endif()
