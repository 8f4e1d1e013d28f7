// What SDL's driver asks of a browser for other programs than ours, as an Emscripten JS library: a table neither fills the screen, nor
// catches the mouse, nor holds the page back when it is left, and the browser shows what is drawn. Emscripten's own answers would bring
// all that they stand on into what a page loads first.
const refused = ['request_fullscreen_strategy', 'exit_fullscreen', 'set_fullscreenchange_callback_on_thread', 'request_pointerlock',
  'exit_pointerlock', 'set_pointerlockchange_callback_on_thread', 'set_beforeunload_callback_on_thread'];
for (const name of refused) addToLibrary({ [`emscripten_${name}`]: () => -1, [`emscripten_${name}__deps`]: [] });

// These need nothing of Emscripten's $Browser, which asks for all of its own functions.
for (const name of ['set_window_title', 'get_screen_size']) addToLibrary({ [`emscripten_${name}__deps`]: ['$UTF8ToString'] });

addToLibrary({
  $EGL__deps: ['$GL'],
  eglCreateContext__deps: ['$EGL'],
  eglCreateContext: () => {
    EGL.contextAttributes.majorVersion = 1;
    EGL.context = GL.createContext(Module['canvas'], EGL.contextAttributes);
    return EGL.context && 62004;  // the only context that Emscripten's EGL knows
  },
  eglSwapBuffers__deps: [],
  eglSwapBuffers: () => 1,
  eglSwapInterval__deps: [],
  eglSwapInterval: () => 1,
});
