// Size and keyboard input of the canvas.

export const canvas = document.getElementById('canvas');
const mirrors = ['mirror', 'hear'].map((id) => document.getElementById(id));

// The canvas keeps its pixels between frames (src/ui/canvas/partial_frame.hpp).
const { getContext } = HTMLCanvasElement.prototype;
canvas.getContext = (kind, attributes) => getContext.call(canvas, kind, { ...attributes, preserveDrawingBuffer: true });

const REFUSED = 'tapete: no WebGL';  // key in sessionStorage, set when WebGL has failed in this tab

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
 * Reloads the page to draw without WebGL, after WebGL has failed although the browser seemed to have it. Returns false if the page draws
 * without WebGL already.
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

/** Returns whether the page can draw at all. */
export const canDraw = () => withWebGL || Boolean(document.createElement('canvas').getContext('2d'));

/** Calls `resized(width, height, ratio)` soon, and whenever the size of the canvas's parent or the resolution of the screen changes. */
export function followSize(resized) {
  const place = canvas.parentElement;
  const fit = () => {
    const style = getComputedStyle(place);
    const width = Math.floor(place.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight));
    const height = Math.floor(place.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom));
    if (width < 1 || height < 1) return;
    const ratio = devicePixelRatio;
    // Truncates to device pixels as SDL does. If the two sizes differed, everything would be blurred.
    canvas.style.width = `${Math.trunc(width * ratio) / ratio}px`;
    canvas.style.height = `${Math.trunc(height * ratio) / ratio}px`;
    resized(width, height, ratio);
  };
  new ResizeObserver(fit).observe(place);  // also calls fit() once at the start
  const followRatio = () => {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', () => { fit(); followRatio(); }, { once: true });
  };
  followRatio();
}

/** Returns whether a key belongs to the browser, such as a shortcut or the Tab key. */
function isBrowserKey(event) {
  return event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.key === 'Tab' || /^F\d+$/.test(event.key);
}

/**
 * Passes the browser's keys and the keys of the page's own buttons to the browser; SDL would swallow them. Calls `tab` when the Tab key is
 * pressed.
 */
export function shareKeys(tab) {
  const share = (event) => {
    if (event.type === 'keydown' && event.key === 'Tab') tab(event);
    const mirrored = mirrors.some((node) => node.contains(event.target));
    const ours = !canvas.inert && (mirrored || event.target === canvas || event.target === document.body);
    // The browser itself presses a focused button of the page.
    const press = mirrored && (event.key === 'Enter' || event.key === ' ');
    if (!ours || press || isBrowserKey(event)) event.stopImmediatePropagation();
  };
  for (const type of ['keydown', 'keypress', 'keyup']) addEventListener(type, share, { capture: true });
  // The wheel with Ctrl, or a pinch on a touchpad, zooms the page.
  canvas.addEventListener('wheel', (event) => { if (event.ctrlKey) event.stopImmediatePropagation(); }, { capture: true });
  canvas.addEventListener('contextmenu', (event) => event.preventDefault());
}
