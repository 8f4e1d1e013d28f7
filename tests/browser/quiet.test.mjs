// The idle page does no work: it draws no frames while the player thinks, and bots cause no long tasks on its thread.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkWorkers, useSite } from './lib/browser.mjs';
import { redact } from './lib/trace.mjs';

const { visit } = useSite();
const LONG = 600_000;  // ms of the page's time that the player thinks
const IDLE = Number(process.env.TAPETE_IDLE_MS ?? 1000);  // ms of real time that the player thinks

test('the page draws no frames while the player thinks', async () => {
  const { context, page, player } = await visit();
  await player.newMatch();
  await player.turn();
  const before = await player.still();  // waits until spoken calls have faded out
  await player.pass(LONG);
  await page.waitForTimeout(IDLE);
  assert.equal(await player.still(), before);
  await context.close();
});

test('bots think in one Worker', async (t) => {
  // The screen is small because software rendering of a large one blocks the page's thread.
  const { context, page, player } = await visit({ viewport: { width: 320, height: 480 } });
  await player.fast();
  await player.newMatch();
  await player.turn();
  await page.evaluate(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => window.longTasks.push(...list.getEntries().map((entry) => Math.round(entry.duration))))
      .observe({ type: 'longtask' });
  });
  for (let i = 0; i < 6; ++i) await player.act();
  await checkWorkers(page, 1);
  // The duration of a task depends on the machine, so the test prints it without a check.
  t.diagnostic(`tasks over 50 ms: ${JSON.stringify(await page.evaluate(() => window.longTasks))}`);
  await context.close();
});

test('a new question stops the bots that think about older questions', async () => {
  const { context, page, player } = await visit({ real: true });
  await player.newMatch();
  await player.turn();
  const question = redact(await player.record(), 0);
  await page.evaluate(async (record) => {
    const { Bots } = await import(new URL('bots.js', document.querySelector('script[type=module]').src));
    window.answers = [];
    const bots = new Bots((id, action) => window.answers.push([id, action]));
    for (const id of [1, 2, 3]) bots.ask(id, { record, level: 'expert', seed: '1' });
  }, question);
  await player.until(() => window.answers.length > 0);
  // The Workers of the first two questions are terminated; the page's own Worker and that of the third question stay.
  while (page.workers().length > 2) await page.waitForTimeout(20);
  const heard = await page.evaluate(() => window.answers);
  assert.deepEqual(heard.map(([id]) => id), [3]);
  assert.match(heard[0][1], /^(play|cante|swap|pass)/);
  await context.close();
});

test("the match continues when the bots' module loads only after some failures", async () => {
  let refused = 0;
  const { context, player } = await visit({
    routes: { '**/tapete_bot_*.wasm': (route) => (++refused <= 4 ? route.abort() : route.continue()) },
  });
  await player.fast();
  await player.newMatch();
  await player.turn();
  await player.act();
  await player.turn();
  assert.ok(refused > 4);
  await context.close();
});

const DEADLY = {
  'throws an error': { worker: 'onmessage = () => { throw new Error("dead"); };' },
  'never answers': { worker: 'onmessage = () => {};', silent: true },
  'cannot be started': { init: () => { window.Worker = class { constructor() { throw new DOMException('no', 'SecurityError'); } }; } },
};
for (const [how, { silent, ...options }] of Object.entries(DEADLY)) {
  test(`the match continues when the bots' Worker ${how}`, async () => {
    const { context, player } = await visit(options);
    // The page waits for an answer; the test advances time beyond its timeout.
    const patience = silent ? player.until(() => window.clock.longest() > 5000).then(() => player.pass(10_000)) : undefined;
    await player.fast();
    await player.newMatch();
    await player.turn();
    await player.act();
    await player.turn();
    await patience;
    await context.close();
  });
}
