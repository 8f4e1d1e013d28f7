# clang-tidy over our own files, as the other targets of this build would compile them.
add_custom_target(tidy
  COMMAND Python3::Interpreter ${PROJECT_SOURCE_DIR}/tools/tidy.py ${PROJECT_BINARY_DIR}
  WORKING_DIRECTORY ${PROJECT_SOURCE_DIR} USES_TERMINAL VERBATIM)
add_dependencies(tidy tapete_assets tapete_on_demand languages)
