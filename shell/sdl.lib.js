// Replaces functions of Emscripten that SDL calls but this page does not need, as an Emscripten JS library: full screen, mouse capture, the
// question before the page closes, and swapping buffers. Emscripten's own versions would add their dependencies to the first download.
const refused = ['request_fullscreen_strategy', 'exit_fullscreen', 'set_fullscreenchange_callback_on_thread', 'request_pointerlock',
  'exit_pointerlock', 'set_pointerlockchange_callback_on_thread', 'set_beforeunload_callback_on_thread'];
for (const name of refused) addToLibrary({ [`emscripten_${name}`]: () => -1, [`emscripten_${name}__deps`]: [] });

// Emscripten lists $Browser, with all its functions, as a dependency of these functions. They do not need it.
for (const name of ['set_window_title', 'get_screen_size']) addToLibrary({ [`emscripten_${name}__deps`]: ['$UTF8ToString'] });

addToLibrary({
  $EGL__deps: ['$GL'],
  eglCreateContext__deps: ['$EGL'],
  eglCreateContext: () => {
    EGL.contextAttributes.majorVersion = 1;
    EGL.context = GL.createContext(Module['canvas'], EGL.contextAttributes);
    return EGL.context && 62004;  // the only context of Emscripten's EGL
  },
  eglDestroyContext__deps: ['$EGL', '$GL'],
  // Emscripten's version also removes all listeners of the canvas. SDL's window outlives a lost WebGL context and does not add its
  // listeners again when the context is restored.
  eglDestroyContext: () => {
    GL.contexts[EGL.context] = GL.currentContext = null;
    Module['canvas'].GLctxObject = undefined;
    EGL.currentContext = 0;
    return 1;
  },
  eglSwapBuffers__deps: [],
  eglSwapBuffers: () => 1,
  eglSwapInterval__deps: [],
  eglSwapInterval: () => 1,
});
