# Runs clang-tidy on our own files, with the compile commands of the other targets.
add_custom_target(tidy
  COMMAND Python3::Interpreter ${PROJECT_SOURCE_DIR}/tools/tidy.py ${PROJECT_BINARY_DIR}
  WORKING_DIRECTORY ${PROJECT_SOURCE_DIR} USES_TERMINAL VERBATIM)
add_dependencies(tidy tapete_assets tapete_on_demand languages)
