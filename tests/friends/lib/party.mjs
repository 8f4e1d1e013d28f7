// Several pages at one table with friends.
import assert from 'node:assert/strict';
import { checkMessages, split, storeMessages } from './witness.mjs';

/**
 * Makes the random numbers of the page's scripts the same in each run, and with them the deals. The program itself, which asks for numbers
 * inside its memory, gets random ones. Runs in the page, before its own scripts.
 */
function fixNumbers(seed) {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  let state = seed;
  crypto.getRandomValues = (array) => {
    if (array.byteLength < array.buffer.byteLength) return getRandomValues(array);
    for (let i = 0; i < array.length; ++i) {
      state = (Math.imul(state, 1103515245) + 12345) >>> 0;
      array[i] = state >>> 16;
    }
    return array;
  };
}

/** Returns whether the player may act now. Runs in the page. */
function canAct() {
  return window.tapete.settled() && window.tapete.targets().some(({ id, enabled }) => enabled && /^(card|option):/.test(id));
}

const PAUSE = 50;  // ms between two looks at pages that move cards
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

export class Party {
  pages = [];  // by seat

  /** With a `seed`, all deals are the same in each run. {real: true} keeps the real clocks of the pages. */
  constructor(visit, { seed, real = false } = {}) {
    this.visit = (options) => visit({ real, hurried: real, ...options });
    this.init = { content: `(${storeMessages})();${seed === undefined ? '' : `(${fixNumbers})(${seed});`}` };
  }

  /** Opens a new page, at a link if it is given. */
  async enter(url) {
    const visited = await this.visit({ init: this.init, ...PHONE, ...(url && { url }) });
    return visited;
  }

  /**
   * Opens the lobby of a new table at the first page. `players` and `preset` are indices in the form's lists of numbers of players and of
   * rules, and `rules` are targets in its part with the single rules, which are pressed one after the other.
   */
  async open({ game, players, preset, rules = [] }) {
    const visited = await this.enter();
    this.pages[0] = visited;
    const { player, page } = visited;
    await player.fast();
    await player.press('button:new_match');
    await player.chooseGame(game);
    if (players !== undefined) await player.pressBelow(`players:${players}`);
    if (preset !== undefined) await player.press(`preset:${preset}`);
    if (rules.length > 0) await player.unfold('fold:rules');
    for (const rule of rules) await player.pressBelow(rule);
    await player.press('button:friends');
    await player.until(() => document.querySelector('dialog[open]'));
    const name = page.locator('dialog[open]:not(.lobby) input');
    if (await name.count() > 0) {
      await name.fill('Ana');
      await name.press('Enter');
    }
    await page.locator('dialog.lobby').waitFor();
  }

  /** Opens an invitation of the host in a new page, and brings its answer back. */
  async join(seat, name) {
    const visited = await this.enter(await this.invite(seat));
    this.pages[seat] = visited;
    await this.sit(seat, name);
  }

  /** Opens a new invitation of the host in the page that is at this seat. */
  async joinAgain(seat, name) {
    const { page } = this.pages[seat];
    await page.goto(await this.invite(seat));
    await this.sit(seat, name);
  }

  /** Makes an invitation to a seat at the first page, and returns its link. */
  async invite(seat) {
    await this.pages[0].page.locator(`[data-act="invite ${seat}"]`).click();
    return this.link(this.pages[0]);
  }

  /** Sits down at the page of a seat, which shows an invitation, and brings the answer to the first page. */
  async sit(seat, name) {
    const { page } = this.pages[seat];
    await page.locator('#lobby-name').fill(name);
    await page.locator('#lobby-name').press('Enter');
    await this.bringBack(seat, name);
  }

  /** Waits for the answer of a guest, takes it to the host, and waits until the guest is at the table. */
  async bringBack(seat, name) {
    const [host] = this.pages;
    const { player } = this.pages[seat];
    await player.until(() => document.querySelector('dialog.lobby input[readonly]')?.value.includes('#back='));
    await host.page.locator('#lobby-answer').fill(await this.link(this.pages[seat]));
    await host.player.until((who) => !document.querySelector('#lobby-answer') &&
      (!document.querySelector('dialog.lobby') || document.querySelector('dialog.lobby .news').textContent.includes(who)), name);
  }

  /** Returns the link that a page shows. */
  link({ player }) {
    return player.until(() => document.querySelector('dialog.lobby input[readonly]')?.value);
  }

  /** Lets bots play at all free seats. */
  async addBots() {
    const free = this.pages[0].page.locator('li.free [data-act^="computer "]');
    while (await free.count() > 0) await free.first().click();
  }

  /** Lets a second person at the host's device play at a seat. */
  async sitHere(seat, name) {
    const { page } = this.pages[0];
    await page.locator(`[data-act="here ${seat}"]`).click();
    await page.locator('#lobby-name').fill(name);
    await page.locator('#lobby-name').press('Enter');
    await page.locator(`li.here [data-act="computer ${seat}"]`).waitFor();
  }

  async begin() {
    await this.pages[0].page.locator('[data-act=go]').click();
    await Promise.all(this.pages.filter(Boolean).map(({ player }) => player.until(() => window.tapete.screen() === 'table')));
  }

  /** Closes a page without a goodbye of its scripts other than the browser's own. */
  async close(seat) {
    await this.pages[seat].context.close();
    delete this.pages[seat];
  }

  /** Lets the computer play at the seat of a guest who is gone: all other guests agree. Closes the host's lobby. */
  async replace(seat) {
    const [{ page }, ...others] = this.pages.filter(Boolean);
    await page.locator(`[data-act="botFor ${seat}"]`).click();
    for (const guest of others) await guest.page.locator('dialog.lobby .foot button:not(.main)').click();
    await page.locator(`[data-act="giveBack ${seat}"]`).waitFor();
    await page.locator('[data-act=go]').click();
  }

  /** Plays at all pages until the host's match has this many events, or until the hand is over. */
  async playTo(count) {
    const isOver = () => window.tapete.targets().some(({ id }) => id === 'button:next');
    while ((await this.events(0)).length < count && !await this.pages[0].page.evaluate(isOver)) await this.#actWherePossible();
  }

  /** Plays at the other pages until the player at this seat is to act. */
  async playUntilTurn(seat) {
    while (!await this.pages[seat].page.evaluate(canAct)) await this.#actWherePossible(seat);
  }

  /** Acts once at each page whose player may act, except at the page of the seat `except`. If there is none, gives the pages some time. */
  async #actWherePossible(except) {
    let acted = false;
    for (const [seat, visited] of this.pages.entries()) {
      if (seat === except || !await visited?.page.evaluate(canAct)) continue;
      await visited.player.act();
      acted = true;
    }
    if (!acted) await new Promise((passed) => { setTimeout(passed, PAUSE); });
  }

  /** Opens the panel of missing friends at the first page by the menu of the table. */
  async openMissing() {
    const { page, player } = this.pages[0];
    await player.press('button:menu');
    await player.press('button:friends');
    await page.locator('dialog.lobby').waitFor();
  }

  /** Closes the lobby at the first page when nobody is missing. */
  async goOn() {
    const { page } = this.pages[0];
    await page.locator('[data-act=go]').click();
    await page.locator('dialog.lobby').waitFor({ state: 'detached' });
  }

  /** Plays at all pages until the count of the hand is shown at each of them. */
  playHand() {
    return Promise.all(this.pages.filter(Boolean).map(({ player }) => player.playHand()));
  }

  /** Plays to the end of the match. At each page, a player presses the button for the next hand once. */
  async playMatch() {
    for (;;) {
      await this.playHand();
      if ((await this.pages[0].player.find('button:next', 'button:rematch')).id === 'button:rematch') return;
      await Promise.all(this.pages.filter(Boolean).map(async ({ player }) => {
        await player.press('button:next');
        await player.until(() => window.tapete.targets().every(({ id }) => id !== 'button:next'));
      }));
    }
  }

  async events(seat) {
    return split(await this.pages[seat].player.record()).events;
  }

  /**
   * Checks after a hand that all pages have the same events, and that each guest's page has received only what its seat may know.
   * Waits until the guest has verified the hand.
   */
  async check() {
    const record = await this.pages[0].player.record();
    for (const [seat, { page, player }] of this.pages.entries()) {
      if (seat === 0) continue;
      await player.until((last) => window.received.some((message) => message.endsWith(` whole ${last}`)), split(record).events.at(-1));
      assert.deepEqual(await this.events(seat), await this.events(0));
      checkMessages(await page.evaluate(() => window.received), record, seat);
    }
  }

  async finish(finish) {
    for (const visited of this.pages.filter(Boolean)) await finish(visited);
  }
}
