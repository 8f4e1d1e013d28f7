#include <EGL/egl.h>

/// Replaces Emscripten's version, which would link every function of WebGL and its name into the page. SDL's renderer
/// calls WebGL directly (cmake/Sdl.cmake). It looks up functions by name only for extensions, and the page needs none.
EGLAPI __eglMustCastToProperFunctionPointerType EGLAPIENTRY eglGetProcAddress(const char* /*name*/) { return nullptr; }
