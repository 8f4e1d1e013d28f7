#include <EGL/egl.h>

/// Replaces Emscripten's version of this function, which would link all functions of WebGL, with their names, into the
/// page. SDL's renderer calls WebGL directly (cmake/Sdl.cmake). The renderer looks up functions by name only for
/// extensions, and the page needs none.
EGLAPI __eglMustCastToProperFunctionPointerType EGLAPIENTRY eglGetProcAddress(const char* /*name*/) { return nullptr; }
