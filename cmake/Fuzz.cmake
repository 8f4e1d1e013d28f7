# Programs that feed random texts to what reads texts from outside: tests/fuzz/*_fuzz.cpp. Only clang++ has libFuzzer.
file(GLOB fuzzers CONFIGURE_DEPENDS tests/fuzz/*_fuzz.cpp)
foreach(source IN LISTS fuzzers)
  cmake_path(GET source STEM name)
  add_executable(${name} ${source})
  target_include_directories(${name} PRIVATE tests)
  target_link_libraries(${name} PRIVATE tapete_app tapete_engine tapete_on_demand)
  target_link_options(${name} PRIVATE -fsanitize=fuzzer)
endforeach()
