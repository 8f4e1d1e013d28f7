# SDL2 and SDL2_image for the page, built without SDL's own CMake file, which would run 340 checks to find the settings that
# SDL_config_emscripten.h already contains. Drivers that a card table does not need are switched off.
enable_language(C)
tapete_dependency(sdl2)
set(src ${sdl2_source}/src)
file(GLOB sdl2_base
  ${src}/*.c ${src}/atomic/*.c ${src}/audio/*.c ${src}/cpuinfo/*.c ${src}/dynapi/*.c ${src}/events/*.c ${src}/file/*.c
  ${src}/haptic/*.c ${src}/haptic/dummy/*.c ${src}/joystick/*.c ${src}/joystick/dummy/*.c ${src}/libm/*.c
  ${src}/loadso/dummy/*.c ${src}/locale/*.c ${src}/locale/emscripten/*.c ${src}/misc/*.c ${src}/misc/emscripten/*.c
  ${src}/power/*.c ${src}/sensor/*.c ${src}/sensor/dummy/*.c ${src}/stdlib/*.c ${src}/thread/*.c ${src}/thread/generic/*.c
  ${src}/timer/*.c ${src}/timer/unix/*.c ${src}/filesystem/emscripten/*.c)
file(GLOB sdl2_with_webgl ${src}/render/opengles2/*.c)
file(GLOB sdl2_drawing ${src}/render/*.c ${src}/render/opengles2/*.c ${src}/render/software/*.c ${src}/video/*.c ${src}/video/emscripten/*.c)
# The WebGL functions are resolved by the linker, not by name at run time (src/platform/web_gl.cpp).
set_source_files_properties(${sdl2_with_webgl} PROPERTIES COMPILE_DEFINITIONS __SDL_NOGETPROCADDR__)

file(GLOB sdl2_headers ${sdl2_source}/include/*.h)
list(FILTER sdl2_headers EXCLUDE REGEX SDL_config_emscripten)
file(COPY ${sdl2_headers} DESTINATION ${PROJECT_BINARY_DIR}/sdl2)
file(READ ${sdl2_source}/include/SDL_config_emscripten.h config)
string(REGEX REPLACE "SDL_(AUDIO|JOYSTICK|POWER|SENSOR)(_DRIVER)?_(EMSCRIPTEN|DUMMY|DISK) 1" "SDL_\\1_DISABLED 1" config "${config}")
string(REPLACE "SDL_LOADSO_DLOPEN 1" "SDL_LOADSO_DUMMY 1" config "${config}")
# SDL uses its own functions to read numbers. The C library's functions need 128-bit arithmetic, which is as large as all other code that reads SVG.
string(REGEX REPLACE "#define HAVE_(STRTOD|ATOF|V?SSCANF) 1" "" config "${config}")
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/sdl2/SDL_config_emscripten.h CONTENT "${config}" @ONLY)

# The page never formats fractions by printf functions, so the C library's variant for integers is enough.
set(integer_printf vsnprintf=vsniprintf)
# SDL's checks of OpenGL contain the path of their source file, which must not reveal the build folder.
set(sdl2_options -Oz -w -fmacro-prefix-map=${sdl2_source}=SDL -D${integer_printf})
add_library(sdl2_settings INTERFACE)
target_include_directories(sdl2_settings SYSTEM INTERFACE ${PROJECT_BINARY_DIR}/sdl2)
add_library(SDL2 STATIC ${sdl2_base} ${sdl2_drawing})
target_link_libraries(SDL2 PUBLIC sdl2_settings)
target_include_directories(SDL2 SYSTEM PRIVATE ${src}/video/khronos)
target_compile_options(SDL2 PRIVATE ${sdl2_options})
# Pictures have 32 bits per pixel, so the code for 1, 8 and 16 bits is left out, and there is no video.
target_compile_definitions(SDL2 PRIVATE SDL_HAVE_YUV=0 SDL_HAVE_RLE=0 SDL_HAVE_BLIT_0=0 SDL_HAVE_BLIT_1=0 SDL_HAVE_BLIT_N_RGB565=0)
# Files in these folders use the same names for different things, so they are compiled one by one.
set(sdl2_alone ${sdl2_base})
list(FILTER sdl2_alone INCLUDE REGEX "/src/(libm|joystick)/[^/]+$")
set_source_files_properties(${sdl2_alone} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
tapete_unity_by_folder(SDL2)
add_library(SDL2::SDL2 ALIAS sdl2_settings)

# The only picture format is SVG, for the cards.
tapete_dependency(sdl2_image)
file(GLOB sdl2_image_sources ${sdl2_image_source}/src/*.c)
add_library(SDL2_image STATIC ${sdl2_image_sources})
add_library(SDL2_image::SDL2_image ALIAS SDL2_image)
target_include_directories(SDL2_image SYSTEM PUBLIC ${sdl2_image_source}/include)
target_compile_definitions(SDL2_image PRIVATE LOAD_SVG)
target_compile_options(SDL2_image PRIVATE -Oz -w)
target_link_libraries(SDL2_image PUBLIC sdl2_settings)
