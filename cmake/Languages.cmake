# core/languages.hpp from languages/*.json, made while configuring: every target reads it.
find_package(Python3 REQUIRED COMPONENTS Interpreter)

file(GLOB language_files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/languages/*.json)
set(languages_py ${PROJECT_SOURCE_DIR}/tools/languages.py)
set(languages_folder ${PROJECT_BINARY_DIR}/generated/core)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${language_files} ${languages_py})
execute_process(COMMAND ${Python3_EXECUTABLE} ${languages_py} ${languages_folder} COMMAND_ERROR_IS_FATAL ANY)
