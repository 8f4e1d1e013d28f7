// Measures how much memory hands leak: node tests/browser/heap.mjs [HANDS] (default 1,000). heap.test.mjs is the short form.
import { pathToFileURL } from 'node:url';
import { launch, openContext } from './lib/browser.mjs';
import { Player } from './lib/player.mjs';
import { serve } from './lib/site.mjs';

const WARM = 3;  // hands until all intended caches are filled
const LIMIT = 1e6;    // bytes that all hands together may leak

/** Plays `count` hands, in match after match, by pressing the first enabled target. Runs in the page. */
async function playHands(count) {
  const { tapete } = window;
  const PATIENCE = 90_000;  // ms to wait for a target
  const WANTED = ['dialog:yes:', 'button:next', 'button:rematch', 'button:deal', 'button:begin', 'button:sit_down', 'option:', 'card:', 'button:new_match'];
  const wanted = () => {
    if (!tapete.settled()) return undefined;
    const targets = tapete.targets().filter(({ enabled }) => enabled);
    for (const id of WANTED) {
      const found = targets.find((target) => target.id.startsWith(id));
      if (found) return found.id;
    }
    return undefined;
  };
  let hands = 0;
  while (hands < count) {
    const id = await window.until(wanted, PATIENCE);
    if (!id) throw new Error(`no target to press on screen ${tapete.screen()}`);
    if (id === 'button:next' || id === 'button:rematch') ++hands;
    tapete.activate(id);
  }
}

/** Returns the bytes in use after a garbage collection, in the app's heap and in the page's. */
async function inUse(page, session) {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return { app: await page.evaluate(() => window.tapete.heap()), page: usedSize };
}

/** Returns the growth in bytes after `hands` hands. */
export async function growth(browser, url, hands) {
  const context = await openContext(browser, { viewport: { width: 320, height: 480 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
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
  console.log(`${hands} hands in ${Math.round((Date.now() - start) / 1000)} s leaked ${left.app} bytes in the app, ${left.page} bytes in the page`);
  process.exitCode = left.app + left.page > LIMIT ? 1 : 0;
}
