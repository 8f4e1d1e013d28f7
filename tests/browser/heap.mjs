// How much memory hands leave behind: node tests/browser/heap.mjs [HANDS] (1,000 if none are given). heap.test.mjs is the short form.
import { pathToFileURL } from 'node:url';
import { launch } from './lib/browser.mjs';
import { Player } from './lib/player.mjs';
import { serve } from './lib/site.mjs';

const WARM = 3;       // hands until everything that is kept on purpose has been made
const LIMIT = 1e6;    // bytes
const FASTER = 20;    // a page's time than ours

/**
 * Time passes faster, frames come as soon as they are asked for, and everything of them is done but the filling of pixels. Runs in the
 * page, first of all.
 */
function quicken(faster) {
  const [later, now] = [window.setTimeout.bind(window), performance.now.bind(performance)];
  // But not for what waits patiently, as for an answer of a Worker, which is no faster than usual.
  const PATIENT = 5000;  // ms
  window.setTimeout = (f, ms, ...values) => later(f, ms < PATIENT ? ms / faster : ms, ...values);
  performance.now = () => now() * faster;
  window.requestAnimationFrame = (f) => later(() => f(performance.now()), 0);
  window.cancelAnimationFrame = clearTimeout;
  for (const context of [WebGLRenderingContext, WebGL2RenderingContext])
    for (const name of ['drawElements', 'drawArrays', 'clear']) context.prototype[name] = () => {};
}

/** Plays so many hands, in match after match, by pressing the first thing that can be pressed. Runs in the page. */
async function playHands(count) {
  const { tapete } = window;
  const OFTEN = 400;  // ms of the page's time: a press wants some frames, and until they are drawn nothing rests
  const WANTED = ['dialog:yes:', 'button:next', 'button:rematch', 'button:deal', 'button:begin', 'option:', 'card:', 'button:new_match'];
  const wanted = () => {
    const targets = tapete.targets().filter(({ enabled }) => enabled);
    for (const id of WANTED) {
      const found = targets.find((target) => target.id.startsWith(id));
      if (found) return found.id;
    }
    return undefined;
  };
  const canvas = document.getElementById('canvas');
  const at = { clientX: canvas.clientWidth / 2, clientY: canvas.clientHeight * 0.45, bubbles: true };
  /** Presses the cloth, so that the others play on at once. */
  const hurry = () => ['mousemove', 'mousedown', 'mouseup'].forEach((type) => canvas.dispatchEvent(new MouseEvent(type, at)));
  let hands = 0;
  while (hands < count) {
    const id = tapete.settled() ? wanted() : undefined;
    if (id === 'button:next' || id === 'button:rematch') ++hands;
    if (id) tapete.activate(id);
    else if (['draw', 'table'].includes(tapete.screen())) hurry();
    await new Promise((passed) => setTimeout(passed, OFTEN));
  }
}

/** Bytes in use, once what nobody needs is gone: of the app, and of its page. */
async function inUse(page, session) {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return { app: await page.evaluate(() => window.tapete.heap()), page: usedSize };
}

/** Gives how many bytes `hands` hands have left behind. */
export async function growth(browser, url, hands) {
  const context = await browser.newContext({ viewport: { width: 320, height: 480 }, serviceWorkers: 'block', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.addInitScript(quicken, FASTER);
  await page.goto(`${url}?game=guinote&players=2&rules=coto%3D1&level=random&lang=en`);
  const player = new Player(page);
  await player.ready();
  const session = await context.newCDPSession(page);
  await page.evaluate(playHands, WARM);
  const before = await inUse(page, session);
  await page.evaluate(playHands, hands);
  const after = await inUse(page, session);
  await context.close();
  return { app: after.app - before.app, page: after.page - before.page };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const hands = Number(process.argv[2] ?? 1000);
  const site = await serve();
  const browser = await launch();
  const start = Date.now();
  const left = await growth(browser, site.url, hands);
  await browser.close();
  await site.close();
  console.log(`${hands} hands in ${Math.round((Date.now() - start) / 1000)} s left ${left.app} bytes in the app, ${left.page} in its page`);
  process.exitCode = left.app + left.page > LIMIT ? 1 : 0;
}
