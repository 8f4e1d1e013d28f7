# Makes core/languages.hpp and core/all_phrases.hpp from languages/*.json. The build fails before compiling if a source contains a
# phrase that is in no language file.
find_package(Python3 REQUIRED COMPONENTS Interpreter)

file(GLOB language_files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/languages/*.json)
file(GLOB_RECURSE speakers CONFIGURE_DEPENDS src/*.cpp src/*.hpp tests/*.cpp tests/*.hpp)
set(languages_py ${PROJECT_SOURCE_DIR}/tools/languages.py)
set(languages_folder ${PROJECT_BINARY_DIR}/generated/core)
add_custom_command(OUTPUT ${languages_folder}/languages.hpp ${languages_folder}/all_phrases.hpp
  COMMAND Python3::Interpreter ${languages_py} ${languages_folder} src tests
  DEPENDS ${languages_py} ${language_files} ${speakers} WORKING_DIRECTORY ${PROJECT_SOURCE_DIR} VERBATIM)
add_custom_target(languages DEPENDS ${languages_folder}/languages.hpp ${languages_folder}/all_phrases.hpp)
