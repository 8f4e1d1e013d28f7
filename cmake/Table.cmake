# Libraries that the page and the native window share, besides the application: the screens (ui) and Dear ImGui.
# SDL2 and SDL2_image are built here for the page; the native window uses the system's libraries.
if(EMSCRIPTEN)
  include(Sdl)
else()
  find_package(SDL2 REQUIRED CONFIG)
  find_package(SDL2_image REQUIRED CONFIG)
endif()

tapete_dependency(imgui)
add_library(imgui STATIC
  ${imgui_source}/imgui.cpp
  ${imgui_source}/imgui_draw.cpp
  ${imgui_source}/imgui_tables.cpp
  ${imgui_source}/imgui_widgets.cpp)
target_include_directories(imgui SYSTEM PUBLIC ${imgui_source})
target_compile_definitions(imgui PUBLIC
  ImTextureID=void*
  IMGUI_DISABLE_OBSOLETE_FUNCTIONS IMGUI_DISABLE_DEMO_WINDOWS IMGUI_DISABLE_DEBUG_TOOLS IMGUI_DISABLE_DEFAULT_FONT
  IMGUI_DISABLE_DEFAULT_SHELL_FUNCTIONS IMGUI_DISABLE_FILE_FUNCTIONS)
target_compile_options(imgui PRIVATE ${screen_options})
target_compile_definitions(imgui PRIVATE ${integer_printf})
target_link_libraries(imgui PUBLIC SDL2::SDL2 PRIVATE tapete_lean)

file(GLOB_RECURSE ui_sources CONFIGURE_DEPENDS src/ui/*.cpp)
add_library(tapete_ui STATIC ${ui_sources})
target_link_libraries(tapete_ui PUBLIC tapete_app imgui SDL2_image::SDL2_image SDL2::SDL2 PRIVATE tapete_lean)
target_compile_options(tapete_ui PRIVATE ${screen_options})
tapete_unity(tapete_ui)
