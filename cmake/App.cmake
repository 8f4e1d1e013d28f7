# The application without its screens, and the assets.
include(Embed)

file(GLOB_RECURSE app_sources CONFIGURE_DEPENDS src/app/*.cpp)
add_library(tapete_app STATIC ${app_sources})
file(READ package.json package)
string(JSON version GET "${package}" version)
set_source_files_properties(src/app/storage_health.cpp PROPERTIES COMPILE_DEFINITIONS "TAPETE_VERSION=\"${version}\"")
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS package.json)
target_link_libraries(tapete_app PUBLIC $<IF:$<BOOL:${TAPETE_WEB}>,tapete_rules,tapete_engine> tapete_assets PRIVATE tapete_lean)
target_compile_options(tapete_app PRIVATE ${screen_options})
tapete_unity(tapete_app)
