#include <EGL/egl.h>

/// SDL's renderer calls WebGL directly (cmake/Sdl.cmake) and looks up functions by name only for extensions, none of
/// which is needed. Emscripten's own version of this function would link every function of WebGL and its name into the
/// page.
EGLAPI __eglMustCastToProperFunctionPointerType EGLAPIENTRY eglGetProcAddress(const char* /*name*/) { return nullptr; }
