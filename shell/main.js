// Starts the app: what was stored first, then the module, then the bots.
import { Bots } from './bots.js';
import { canvas, followSize, hasGraphics, shareKeys, surviveContextLoss } from './canvas.js';
import { makeHost } from './host.js';
import { Mirror } from './mirror.js';
import { openStorage } from './storage.js';

/** Says in the page itself why there is no game, in both languages: the app, which would know the right one, is not there. */
function tell(es, en) {
  document.querySelector('#trouble [lang=es]').textContent = es;
  document.querySelector('#trouble [lang=en]').textContent = en;
  document.getElementById('trouble').hidden = false;
}

async function start() {
  const [storage, { default: createPage }] = await Promise.all([openStorage(), import('./tapete_page.mjs')]);
  let app = null;
  let mirror = null;
  const bots = new Bots((id, action) => app.botAnswered(id, action));
  const drawn = () => {
    mirror?.drawn();
    if (canvas.classList.contains('drawn')) return;
    canvas.classList.add('drawn');
    const splash = document.getElementById('splash');
    splash.classList.add('gone');
    splash.setAttribute('aria-hidden', 'true');
    performance.mark('tapete:drawn');
    setTimeout(() => bots.start());  // what was needed first is there; now the bots' turn to load
  };
  const started = (functions) => { app = functions; };
  const host = makeHost({ app: () => app, bots, storage, started, drawn });

  shareKeys();
  await createPage({ canvas, host });
  if (!app) throw new Error('the app did not start');
  mirror = new Mirror(app);
  followSize((width, height, ratio) => {
    app.resized(width, height, ratio);
    host.resume();
    host.draw();  // now: a canvas is empty after its size has changed
  });
  surviveContextLoss(host.pause, () => {
    app.contextRestored();
    host.resume();
    host.requestFrame();
  });

  // For tests, for curious people, and for whoever builds on the page.
  window.tapete = {
    targets: app.targets,
    screen: app.screen,
    settled: () => !host.framePending() && app.settled(),
    frames: app.frames,
    record: app.record,
    openRecord: app.openRecord,
    saved: () => storage.saved(),
  };
}

if (typeof WebAssembly !== 'object') {
  tell('Este navegador no tiene WebAssembly, que Tapete necesita. Prueba con uno más reciente.',
    'This browser lacks WebAssembly, which Tapete needs. Please try a newer one.');
} else if (!hasGraphics()) {
  tell('Este navegador no puede dibujar con WebGL, que Tapete necesita. Quizá esté apagado en sus ajustes.',
    'This browser cannot draw with WebGL, which Tapete needs. It may be turned off in its settings.');
} else {
  start().catch((error) => {
    console.error(error);
    tell('Tapete no ha podido arrancar. Vuelve a cargar la página; si no basta, prueba con otro navegador.',
      'Tapete could not start. Load the page again; if that does not help, try another browser.');
  });
}
