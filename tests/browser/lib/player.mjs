// Uses the page as people do: presses visible targets at their positions, with the mouse or a finger.
import { canvasBox, emptyPoint, pressable } from './targets.mjs';

const HURRY = 600;  // minimum ms between two presses of a hurried player
const FRAMES = 5;  // minimum frames between two presses: the app settles only some frames after a press
export const PATIENCE = 90_000;  // ms; a slow machine is not a failure
const TURN = ['card:', 'hand:', 'option:', 'button:next', 'button:take'];

export class Player {
  /**
   * `frame` contains the game, and is inside `page` or is the page itself. A hurried player presses the cloth to speed up the other
   * players.
   */
  constructor(frame, { page = frame, touch = false, hurried = false } = {}) {
    this.frame = frame;
    this.page = page;
    this.touch = touch;
    this.hurried = hurried;
  }

  /**
   * Waits until `wanted(...values)` returns a true value in the page, and returns it. The function can use only its values and the page.
   */
  async until(wanted, ...values) {
    const found = await this.#until(PATIENCE, wanted, values);
    if (found) return found;
    throw new Error(`timed out waiting for: ${wanted} with ${JSON.stringify(values)}`);
  }

  /** Waits like until(), but returns undefined after `patience` milliseconds. */
  async #until(patience, wanted, values) {
    const waiting = `window.until?.(() => (${wanted})(...${JSON.stringify(values)}), ${patience}).then((value) => [value])`;
    for (;;) {
      try {
        const found = await this.frame.evaluate(waiting);
        if (found) return found[0];
        await this.page.waitForTimeout(20);  // the frame is still empty
      } catch (error) {
        if (!error.message.includes('Execution context was destroyed')) throw error;  // the page was reloaded
      }
    }
  }

  ready() {
    return this.until(() => window.tapete?.frames() > 0);
  }

  /** Waits for a page while another tab keeps the lock of the table: advances the page's time past the timeout of the lock. */
  async readyWithoutTable() {
    await this.until(() => window.tapete || window.clock.longest() > 1000);
    await this.pass(2000);
    await this.ready();
  }

  /** Advances the page's time by `ms`, for all its timers. */
  pass(ms) {
    return this.frame.evaluate((time) => window.clock.pass(time), ms);
  }

  /** Waits until nothing moves, no temporary message is visible, and no timer is due soon. Returns the number of frames so far. */
  still() {
    return this.until(() => window.tapete.settled() && (window.clock?.idle() ?? true) && window.tapete.frames());
  }

  /** Calls a function of window.tapete. */
  call(name, ...values) {
    return this.frame.evaluate(([f, v]) => window.tapete[f](...v), [name, values]);
  }

  targets = () => this.call('targets');
  screen = () => this.call('screen');
  record = () => this.call('record');

  /** Waits until a target of `ids` is enabled and nothing moves, and returns it. An id that ends in a colon or a space is a prefix. */
  async find(...ids) {
    let frames = 0;
    for (const start = Date.now(); Date.now() < start + PATIENCE;) {
      const target = await this.#until(this.hurried ? HURRY : PATIENCE, pressable, [ids]);
      if (target) return target;
      const cloth = this.hurried && await this.frame.evaluate(emptyPoint, frames);
      if (!cloth) continue;
      await this.pressAt(cloth);
      frames = await this.call('frames') + FRAMES;
    }
    const shown = (await this.targets()).map(({ id, enabled }) => (enabled ? id : `(${id})`));
    throw new Error(`no target of ${ids} on screen ${await this.screen()}; targets: ${shown}`);
  }

  /** Waits until the page has handled the input. */
  #taken() {
    return this.until(() => window.tapete?.settled());
  }

  /**
   * Presses a target of `ids` as soon as possible, and waits until the page has handled it. Answers the question about the player, which
   * comes before the first match from the form.
   */
  async press(...ids) {
    for (;;) {
      const target = await this.find(...ids);
      if (!await this.pressFound(target)) continue;
      if (target.id === 'button:begin' && await this.screen() === 'player') await this.press('button:sit_down');
      return target;
    }
  }

  /** Presses a target that find() returned, and waits until the page has handled it. Returns false if the target has moved. */
  async pressFound(target) {
    if (this.frame !== this.page) {
      // An embedded page may change its height at any time, which moves the targets.
      const now = await this.frame.evaluate(pressable, [target.id]);
      if (now?.at.join() !== target.at.join()) return false;
    }
    await this.pressAt(target.at);
    await this.#taken();
    return true;
  }

  /** Returns the box of the canvas in the page. A function in the page takes half as long as a locator, but knows only its own frame. */
  #canvas() {
    return this.frame === this.page ? this.frame.evaluate(canvasBox) : this.frame.locator('#canvas').boundingBox();
  }

  /** Presses a point of the canvas. */
  async pressAt([x, y]) {
    const canvas = await this.#canvas();
    const at = [canvas.x + x, canvas.y + y];
    if (this.touch) await this.page.touchscreen.tap(...at);
    else await this.page.mouse.click(...at);
  }

  /** Turns the wheel by `distance` CSS pixels, and waits until the frame under the mouse has received it. */
  async #turnWheel(distance) {
    await this.frame.evaluate(() => addEventListener('wheel', () => { window.wheeled = true; }, { capture: true, once: true, passive: true }));
    await this.page.mouse.wheel(0, distance);
    await this.until(() => window.wheeled);
    await this.frame.evaluate(() => { delete window.wheeled; });
  }

  /** Turns the wheel, or swipes up, by `distance` CSS pixels. */
  async scroll(distance) {
    const { x, y, width, height } = await this.#canvas();
    const middle = { x: x + width / 2, y: y + height * 0.6 };
    if (!this.touch) {
      await this.page.mouse.move(middle.x, middle.y);
      await this.#turnWheel(distance);
      return this.#taken();
    }
    this.session ??= await this.page.context().newCDPSession(this.page);
    const finger = (type, up) => this.session.send('Input.dispatchTouchEvent',
      { type, touchPoints: type === 'touchEnd' ? [] : [{ x: middle.x, y: middle.y - up }] });
    await finger('touchStart', 0);
    for (let part = 1; part <= 5; ++part) await finger('touchMove', distance * part / 5);
    // A release after a rest does not start a fling.
    await this.#taken();
    await this.frame.evaluate(() => window.clock?.pass(100) ?? new Promise((rested) => { setTimeout(rested, window.clock ? 0 : 100); }));
    await finger('touchEnd');
  }

  /** Opens a collapsed part of a form. Scrolls to the part first. */
  async unfold(id) {
    await this.#comeBelow(id);
    await this.press(id);
  }

  /** Scrolls to a target and presses it. */
  async pressBelow(id) {
    await this.#comeBelow(id);
    return this.press(id);
  }

  async #comeBelow(id) {
    const above = async (foot) => (await this.targets()).some((target) => target.id === id && target.y + target.height < foot);
    const { height } = await this.#canvas();
    for (let i = 0; i < 40 && !(await above(height)); ++i) {
      await this.scroll(150);
      await this.find('button:back');
    }
  }

  /** Sets the highest speed in the settings. In low windows the settings button is below the games. */
  async fast() {
    await this.find('button:settings', 'game:');
    for (let i = 0; i < 20 && !(await this.targets()).some(({ id }) => id === 'button:settings'); ++i) {
      await this.scroll(150);
      await this.#taken();
    }
    await this.press('button:settings');
    await this.pressBelow('speed:2');
    await this.press('button:back');
  }

  /** Goes from the home screen through the form to the first hand of tute. `variant` is an index of the form's list of variants. */
  async newTute({ players = 4, strikes = 4, variant = 0 } = {}) {
    await this.press('button:new_match');
    await this.chooseGame('Tute cabrero');
    if (players !== 4) await this.press(`players:${[3, 4, 5, 6].indexOf(players)}`);
    if (strikes < 4 || variant > 0) await this.unfold('fold:rules');
    for (let i = 4; i > strikes; --i) await this.pressBelow('rule:strikes:less');
    if (variant > 0) await this.pressBelow(`rule:variant:${variant}`);
    await this.press('button:begin');
    await this.press('button:deal');
  }

  /** Chooses a game by its name in the form of a new match. */
  async chooseGame(name) {
    await this.find('fold:game');
    if (!(await this.targets()).some(({ id }) => id.startsWith('game:'))) await this.unfold('fold:game');
    await this.find('game:');
    await this.press((await this.targets()).find(({ id, label }) => id.startsWith('game:') && label === name).id);
    await this.still();
  }

  /** Goes from the home screen through the form to the first hand. */
  async newMatch({ players = 4, coto = 3 } = {}) {
    await this.press('button:new_match');
    if (players === 2) await this.press('players:0');
    if (coto < 3) await this.unfold('fold:rules');
    for (let i = 3; i > coto; --i) await this.pressBelow('rule:coto:less');
    await this.press('button:begin');
    await this.press('button:deal');
  }

  /** Waits until a text of the accessibility tree matches the pattern, and returns the text. */
  said(pattern) {
    return this.until((source) => {
      const lines = [...document.querySelectorAll('#mirror :is(h1, h2, p, td, button)')].map((each) => each.getAttribute('aria-label') ?? each.textContent);
      return window.tapete.settled() && lines.find((line) => new RegExp(source).test(line));
    }, pattern.source);
  }

  /** Waits until the notice above the table matches. A hidden notice has an empty text. */
  noticed(pattern) {
    return this.until((source) => new RegExp(source).test(document.getElementById('notice').textContent), pattern.source);
  }

  /** Waits until the judge has reviewed the hand, and returns the text about the result. */
  reviewed() {
    return this.said(/ para repasar$|^(Ganada s|S)in fallos importantes/);
  }

  /** Waits until the player has to act. */
  turn() {
    return this.find(...TURN);
  }

  /** Performs an action of the player. Returns the pressed target. */
  act() {
    return this.press(...TURN);
  }

  /** Plays to the end of the match. */
  async playMatch() {
    for (;;) {
      await this.playHand();
      if ((await this.find('button:next', 'button:rematch')).id === 'button:rematch') return;
      await this.press('button:next');
    }
  }

  /** Plays until the count of the hand is shown. Confirms all questions about options. */
  async playHand() {
    for (;;) {
      const target = await this.find(...TURN, 'dialog:yes:', 'button:rematch');
      if (['button:next', 'button:rematch'].includes(target.id)) return;
      await this.pressFound(target);  // does not wait for another target, because the last card may be played without a press
    }
  }
}
