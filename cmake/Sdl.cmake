# SDL2 and SDL2_image for the page, straight from their sources: SDL's own CMake file would run 340 checks to find what its
# SDL_config_emscripten.h already says. Drivers that a card table has no use for are switched off.
enable_language(C)
tapete_dependency(sdl2)
set(src ${sdl2_source}/src)
file(GLOB sdl2_sources
  ${src}/*.c ${src}/atomic/*.c ${src}/audio/*.c ${src}/cpuinfo/*.c ${src}/dynapi/*.c ${src}/events/*.c ${src}/file/*.c
  ${src}/haptic/*.c ${src}/haptic/dummy/*.c ${src}/joystick/*.c ${src}/joystick/dummy/*.c ${src}/libm/*.c
  ${src}/loadso/dummy/*.c ${src}/locale/*.c ${src}/locale/emscripten/*.c ${src}/misc/*.c ${src}/misc/emscripten/*.c
  ${src}/power/*.c ${src}/render/*.c ${src}/render/opengles2/*.c ${src}/sensor/*.c
  ${src}/sensor/dummy/*.c ${src}/stdlib/*.c ${src}/thread/*.c ${src}/thread/generic/*.c ${src}/timer/*.c ${src}/timer/unix/*.c ${src}/video/*.c
  ${src}/video/emscripten/*.c ${src}/video/yuv2rgb/*.c ${src}/filesystem/emscripten/*.c)

file(GLOB sdl2_headers ${sdl2_source}/include/*.h)
list(FILTER sdl2_headers EXCLUDE REGEX SDL_config_emscripten)
file(COPY ${sdl2_headers} DESTINATION ${PROJECT_BINARY_DIR}/sdl2)
file(READ ${sdl2_source}/include/SDL_config_emscripten.h config)
string(REGEX REPLACE "SDL_(AUDIO|JOYSTICK|POWER|SENSOR)(_DRIVER)?_(EMSCRIPTEN|DUMMY|DISK) 1" "SDL_\\1_DISABLED 1" config "${config}")
string(REPLACE "SDL_LOADSO_DLOPEN 1" "SDL_LOADSO_DUMMY 1" config "${config}")
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/sdl2/SDL_config_emscripten.h CONTENT "${config}" @ONLY)

add_library(SDL2 STATIC ${sdl2_sources})
add_library(SDL2::SDL2 ALIAS SDL2)
target_include_directories(SDL2 SYSTEM PUBLIC ${PROJECT_BINARY_DIR}/sdl2 PRIVATE ${src}/video/khronos)
target_compile_definitions(SDL2 PRIVATE SDL_LEAN_AND_MEAN=1)  # no software renderer, no video formats
target_compile_options(SDL2 PRIVATE -Oz -w)

# Of all picture formats, SVG only: the cards.
tapete_dependency(sdl2_image)
file(GLOB sdl2_image_sources ${sdl2_image_source}/src/*.c)
add_library(SDL2_image STATIC ${sdl2_image_sources})
add_library(SDL2_image::SDL2_image ALIAS SDL2_image)
target_include_directories(SDL2_image SYSTEM PUBLIC ${sdl2_image_source}/include)
target_compile_definitions(SDL2_image PRIVATE LOAD_SVG)
target_compile_options(SDL2_image PRIVATE -Oz -w)
target_link_libraries(SDL2_image PUBLIC SDL2)
