// Bots and the judge in browsers without module Workers (Firefox before 114), or without any Workers.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkWorkers, useSite } from './lib/browser.mjs';
import { trace } from './lib/trace.mjs';

const { visit } = useSite();

/**
 * Replaces Worker with a class that supports no modules. If `told`, the constructor refuses the module option; otherwise the Worker fails at the first
 * import. Runs in the page.
 */
function withoutModules(told) {
  const Real = window.Worker;
  window.Worker = class extends Real {
    constructor(address, options) {
      if (told && options?.type === 'module') throw new TypeError('no modules here');
      super(address);
    }
  };
}

function withoutWorkers() {
  delete window.Worker;
}

const WAYS = {
  'whose Worker rejects the module option': { change: [withoutModules, true], workers: 2 },
  'whose Worker ignores the module option': { change: [withoutModules, false], workers: 2 },
  'without Workers': { change: [withoutWorkers], workers: 0 },
};
for (const [where, { change: [change, ...values], workers }] of Object.entries(WAYS)) {
  test(`a hand can be played and reviewed in a browser ${where}`, async () => {
    const init = `(${change})(...${JSON.stringify(values)})`;
    const { context, page, player } = await visit({ init: { content: init } });
    await player.fast();
    await player.newMatch({ players: 2 });
    await player.playHand();
    assert.ok(trace(await player.record()).some((line) => line.startsWith('hand ')));
    await player.reviewed();
    await checkWorkers(page, workers);
    await context.close();
  });
}
