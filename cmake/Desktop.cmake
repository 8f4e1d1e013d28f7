# The table in a native window.
file(GLOB desktop_sources CONFIGURE_DEPENDS src/platform/native*.cpp src/platform/inspect.cpp)
add_executable(tapete_desktop ${desktop_sources})
target_link_libraries(tapete_desktop PRIVATE tapete_ui tapete_reviews tapete_on_demand tapete_lean)
target_compile_options(tapete_desktop PRIVATE ${screen_options})
tapete_unity(tapete_desktop)
