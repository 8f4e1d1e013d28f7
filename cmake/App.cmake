# The application without its screen, and the assets.
include(Embed)

file(GLOB app_sources CONFIGURE_DEPENDS src/app/*.cpp)
add_library(tapete_app STATIC ${app_sources})
target_link_libraries(tapete_app PUBLIC tapete_engine tapete_assets PRIVATE tapete_lean)
target_compile_options(tapete_app PRIVATE $<$<BOOL:${EMSCRIPTEN}>:-Oz>)
