// The canvas: its size and its keys.

export const canvas = document.getElementById('canvas');
const mirror = document.getElementById('mirror');

// What is drawn stays until something is drawn over it (src/ui/canvas/partial_frame.hpp).
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

/** The table got no WebGL although there seemed to be some: loads the page again, to draw without it. False if it does so already. */
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

/** Whether there is a way to draw at all. */
export const canDraw = () => withWebGL || Boolean(document.createElement('canvas').getContext('2d'));

/** Calls `resized(width, height, ratio)` soon, and whenever the canvas's place or the screen's resolution changes. */
export function followSize(resized) {
  const place = canvas.parentElement;
  const fit = () => {
    const style = getComputedStyle(place);
    const width = Math.floor(place.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight));
    const height = Math.floor(place.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom));
    if (width < 1 || height < 1) return;
    const ratio = devicePixelRatio;
    // Exactly as many of the screen's pixels as SDL gives the canvas, or everything would be blurred.
    canvas.style.width = `${Math.trunc(width * ratio) / ratio}px`;
    canvas.style.height = `${Math.trunc(height * ratio) / ratio}px`;
    resized(width, height, ratio);
  };
  new ResizeObserver(fit).observe(place);  // which calls once in any case
  const followRatio = () => {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', () => { fit(); followRatio(); }, { once: true });
  };
  followRatio();
}

/** Keys that belong to the browser, and to whoever gets about the page by keyboard. SDL would swallow them. */
function isBrowserKey(event) {
  return event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.key === 'Tab' || /^F\d+$/.test(event.key);
}

export function shareKeys() {
  const share = (event) => {
    const mirrored = mirror.contains(event.target);
    const ours = !canvas.inert && (mirrored || event.target === canvas || event.target === document.body);
    // A button of the page is pressed by the browser.
    const press = mirrored && (event.key === 'Enter' || event.key === ' ');
    if (!ours || press || isBrowserKey(event)) event.stopImmediatePropagation();
  };
  for (const type of ['keydown', 'keypress', 'keyup']) addEventListener(type, share, { capture: true });
  // Zooming the page with ctrl and the wheel, or two fingers on a touchpad.
  canvas.addEventListener('wheel', (event) => { if (event.ctrlKey) event.stopImmediatePropagation(); }, { capture: true });
  canvas.addEventListener('contextmenu', (event) => event.preventDefault());
}
