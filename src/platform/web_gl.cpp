#include <EGL/egl.h>

/// SDL's renderer calls WebGL directly (cmake/Sdl.cmake). Only its questions about extensions look functions up by
/// name, and a table of cards uses none. Emscripten's own answer would bring every function of WebGL, with its name,
/// into the page.
EGLAPI __eglMustCastToProperFunctionPointerType EGLAPIENTRY eglGetProcAddress(const char* /*name*/) { return nullptr; }
