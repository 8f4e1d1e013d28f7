// The canvas: its size and its keys.

export const canvas = document.getElementById('canvas');
const mirror = document.getElementById('mirror');

// The canvas keeps its pixels between frames (src/ui/canvas/partial_frame.hpp).
const { getContext } = HTMLCanvasElement.prototype;
canvas.getContext = (kind, attributes) => getContext.call(canvas, kind, { ...attributes, preserveDrawingBuffer: true });

const REFUSED = 'tapete: no WebGL';  // a note for this tab

function wasRefused() {
  try {
    return sessionStorage.getItem(REFUSED) !== null;
  } catch {
    return false;
  }
}

const probe = wasRefused() ? null : document.createElement('canvas').getContext('webgl');
probe?.getExtension('WEBGL_lose_context')?.loseContext();
export const withWebGL = Boolean(probe);

/**
 * WebGL failed although the browser seemed to have it: reloads the page, to draw without it. Returns false if it draws without it already.
 */
export function loadWithoutWebGL() {
  if (!withWebGL) return false;
  try {
    sessionStorage.setItem(REFUSED, '1');
  } catch {
    return false;
  }
  location.reload();
  return true;
}

/** Whether the page can draw at all. */
export const canDraw = () => withWebGL || Boolean(document.createElement('canvas').getContext('2d'));

/** Calls `resized(width, height, ratio)` soon, and whenever the size of the canvas's place or the resolution of the screen changes. */
export function followSize(resized) {
  const place = canvas.parentElement;
  const fit = () => {
    const style = getComputedStyle(place);
    const width = Math.floor(place.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight));
    const height = Math.floor(place.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom));
    if (width < 1 || height < 1) return;
    const ratio = devicePixelRatio;
    // As many device pixels as SDL gives the canvas, because otherwise everything would be blurred.
    canvas.style.width = `${Math.trunc(width * ratio) / ratio}px`;
    canvas.style.height = `${Math.trunc(height * ratio) / ratio}px`;
    resized(width, height, ratio);
  };
  new ResizeObserver(fit).observe(place);  // the observer calls once at the start
  const followRatio = () => {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', () => { fit(); followRatio(); }, { once: true });
  };
  followRatio();
}

/** Leaves keys to the browser, and to those who move through the page by keyboard. SDL would swallow them. */
function isBrowserKey(event) {
  return event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.key === 'Tab' || /^F\d+$/.test(event.key);
}

export function shareKeys() {
  const share = (event) => {
    const mirrored = mirror.contains(event.target);
    const ours = !canvas.inert && (mirrored || event.target === canvas || event.target === document.body);
    // The browser itself presses a focused button of the page.
    const press = mirrored && (event.key === 'Enter' || event.key === ' ');
    if (!ours || press || isBrowserKey(event)) event.stopImmediatePropagation();
  };
  for (const type of ['keydown', 'keypress', 'keyup']) addEventListener(type, share, { capture: true });
  // The wheel with ctrl, and two fingers on a touchpad, zoom the page.
  canvas.addEventListener('wheel', (event) => { if (event.ctrlKey) event.stopImmediatePropagation(); }, { capture: true });
  canvas.addEventListener('contextmenu', (event) => event.preventDefault());
}
