// A player who uses the page as people do: presses what is on the screen, with the mouse or a finger, where it is drawn.

const HURRY = 600;  // ms between the presses of a hurried player, at least,
const FRAMES = 5;  // and frames: each press needs some, and until they are drawn nothing is settled
export const PATIENCE = 90_000;  // ms; a slow machine is not a failure
const TURN = ['card:', 'hand:', 'option:', 'button:next'];

/** What of `ids` can be pressed now, with a place `at` that nothing covers (cards overlap); undefined while anything moves. Runs in the page. */
function pressable(ids) {
  if (!window.tapete?.settled()) return undefined;
  const all = window.tapete.targets();
  const wanted = ({ id }) => ids.some((each) => (/[: ]$/.test(each) ? id.startsWith(each) : id === each));
  const covers = ({ x, y, width, height }, at) => at[0] >= x && at[0] < x + width && at[1] >= y && at[1] < y + height;
  for (const [i, target] of all.entries()) {
    // A marked card is pressed again only by its name.
    if (!target.enabled || !wanted(target) || (target.chosen && ids.includes('card:'))) continue;
    for (const part of [0.5, 0.25, 0.1]) {
      const at = [target.x + target.width * part, target.y + target.height * 0.5];
      if (!all.slice(i + 1).some((later) => covers(later, at))) return { ...target, at };
    }
  }
  return undefined;
}

/** A place of the table where there is nothing to press, if what goes on there can be hurried and so many frames have been drawn. Runs in the page. */
function nothing(frames) {
  if (window.tapete.frames() < frames) return undefined;
  if (!['draw', 'table'].includes(window.tapete.screen())) return undefined;
  // A question that waits for an answer cannot be hurried.
  if (window.tapete.targets().some(({ id }) => id.startsWith('dialog:') || ['button:next', 'button:rematch', 'button:close'].includes(id))) return undefined;
  const { clientWidth, clientHeight } = document.getElementById('canvas');
  const free = ([px, py]) => !window.tapete.targets().some(({ x, y, width, height }) => px >= x && px < x + width && py >= y && py < y + height);
  return [0.45, 0.3, 0.6].map((part) => [clientWidth / 2, clientHeight * part]).find(free);
}

export class Player {
  /** `frame` holds the game; it lies in `page`, or is the page itself. A hurried player presses the cloth instead of watching the others play. */
  constructor(frame, { page = frame, touch = false, hurried = false } = {}) {
    this.frame = frame;
    this.page = page;
    this.touch = touch;
    this.hurried = hurried;
  }

  /** Waits until `wanted(...values)` gives something in the page, and gives it. It knows nothing but its values and the page. */
  async until(wanted, ...values) {
    const found = await this.#until(PATIENCE, wanted, values);
    if (found) return found;
    throw new Error(`this did not come: ${wanted} with ${JSON.stringify(values)}`);
  }

  /** The same; gives undefined if it has not come after so many milliseconds. */
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

  /** The same where another tab has the table: it will not give it up, so that nobody need be as patient as the page is. */
  async readyBeside() {
    await this.until(() => window.tapete || window.clock.longest() > 1000);
    await this.pass(2000);
    await this.ready();
  }

  /** Lets so many milliseconds of the page's time pass, for everything that is waited for there. */
  pass(ms) {
    return this.frame.evaluate((time) => window.clock.pass(time), ms);
  }

  /** Waits until nothing moves and nothing will by itself: what shows itself for a while is gone. Gives how many frames there were. */
  still() {
    return this.until(() => window.tapete.settled() && window.clock.idle() && window.tapete.frames());
  }

  /** One of the functions of window.tapete. */
  call(name, ...values) {
    return this.frame.evaluate(([f, v]) => window.tapete[f](...v), [name, values]);
  }

  targets = () => this.call('targets');
  screen = () => this.call('screen');
  record = () => this.call('record');

  /** Waits until one of `ids` can be pressed and nothing moves; gives it. An id that ends in a colon or a space stands for all that begin so. */
  async find(...ids) {
    let frames = 0;
    for (const start = Date.now(); Date.now() < start + PATIENCE;) {
      const target = await this.#until(this.hurried ? HURRY : PATIENCE, pressable, [ids]);
      if (target) return target;
      const cloth = this.hurried && await this.frame.evaluate(nothing, frames);
      if (!cloth) continue;
      await this.pressAt(cloth);
      frames = await this.call('frames') + FRAMES;
    }
    const there = (await this.targets()).map(({ id, enabled }) => (enabled ? id : `(${id})`));
    throw new Error(`none of ${ids} came up on screen ${await this.screen()}; there are ${there}`);
  }

  /** What was done with the page has been seen there. */
  #taken() {
    return this.until(() => window.tapete?.settled());
  }

  /** Presses one of `ids` as soon as it can be, and waits until that has been taken. */
  async press(...ids) {
    for (;;) {
      const target = await this.find(...ids);
      if (await this.pressFound(target)) return target;
    }
  }

  /** Presses a target that find() has given, and waits until that has been taken. Gives false if it has moved. */
  async pressFound(target) {
    if (this.frame !== this.page) {
      // An embedded page may get another height at any time, and the target is then somewhere else.
      const now = await this.frame.evaluate(pressable, [target.id]);
      if (now?.at.join() !== target.at.join()) return false;
    }
    await this.pressAt(target.at);
    await this.#taken();
    return true;
  }

  /** Presses a place of the canvas. */
  async pressAt([x, y]) {
    const canvas = await this.frame.locator('#canvas').boundingBox();
    const at = [canvas.x + x, canvas.y + y];
    if (this.touch) await this.page.touchscreen.tap(...at);
    else await this.page.mouse.click(...at);
  }

  /** Turns the wheel, or draws a finger up the screen. */
  async scroll(distance) {
    const { x, y, width, height } = await this.frame.locator('#canvas').boundingBox();
    const middle = { x: x + width / 2, y: y + height * 0.6 };
    if (!this.touch) {
      await this.page.mouse.move(middle.x, middle.y);
      await this.page.mouse.wheel(0, distance);
      return;
    }
    this.session ??= await this.page.context().newCDPSession(this.page);
    const finger = (type, up) => this.session.send('Input.dispatchTouchEvent',
      { type, touchPoints: type === 'touchEnd' ? [] : [{ x: middle.x, y: middle.y - up }] });
    await finger('touchStart', 0);
    for (let part = 1; part <= 5; ++part) await finger('touchMove', distance * part / 5);
    // A finger that rests before it is lifted does not make the content glide on.
    await this.#taken();
    await this.frame.evaluate(() => window.clock?.pass(100) ?? new Promise((rested) => { setTimeout(rested, window.clock ? 0 : 100); }));
    await finger('touchEnd');
  }

  /** Opens a part of a form that is folded at first, wherever it lies. */
  async unfold(id) {
    await this.#comeBelow(id);
    await this.press(id);
  }

  /** Presses what may lie further down. */
  async pressBelow(id) {
    await this.#comeBelow(id);
    return this.press(id);
  }

  async #comeBelow(id) {
    const above = async (foot) => (await this.targets()).some((target) => target.id === id && target.y + target.height < foot);
    const { height } = await this.frame.locator('#canvas').boundingBox();
    for (let i = 0; i < 20 && !(await above(height)); ++i) {
      await this.scroll(150);
      await this.find('button:back');
    }
  }

  /** The quickest pace, through the settings, whose button lies below the games in the lowest windows. */
  async fast() {
    await this.find('button:settings', 'game:');
    for (let i = 0; i < 20 && !(await this.targets()).some(({ id }) => id === 'button:settings'); ++i) {
      await this.scroll(150);
      await this.#taken();
    }
    await this.press('button:settings');
    await this.press('speed:2');
    await this.press('button:back');
  }

  /** From the start screen to the first hand of tute, through the form; `variant` is a place in its list. */
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

  /** In the form of a new match: the game of that name. */
  async chooseGame(name) {
    await this.find('fold:game');
    if (!(await this.targets()).some(({ id }) => id.startsWith('game:'))) await this.unfold('fold:game');
    await this.find('game:');
    await this.press((await this.targets()).find(({ id, label }) => id.startsWith('game:') && label === name).id);
    await this.still();
  }

  /** From the start screen to the first hand, through the form. */
  async newMatch({ players = 4, coto = 3 } = {}) {
    await this.press('button:new_match');
    if (players === 2) await this.press('players:0');
    if (coto < 3) await this.unfold('fold:rules');
    for (let i = 3; i > coto; --i) await this.pressBelow('rule:coto:less');
    await this.press('button:begin');
    await this.press('button:deal');
  }

  /** Waits until the page says something that matches, to those who do not see it too; gives it. */
  said(pattern) {
    return this.until((source) => {
      const lines = [...document.querySelectorAll('#mirror p, #mirror button')].map((each) => each.getAttribute('aria-label') ?? each.textContent);
      return window.tapete.settled() && lines.find((line) => new RegExp(source).test(line));
    }, pattern.source);
  }

  /** Waits until the notice above the table matches; without one it is empty. */
  noticed(pattern) {
    return this.until((source) => new RegExp(source).test(document.getElementById('notice').textContent), pattern.source);
  }

  /** Waits until the hand that has been counted has been judged; gives what is said of it. */
  lookedBack() {
    return this.said(/la pena$|^Mano sin un fallo$/);
  }

  /** Waits until there is something for this player to do. */
  turn() {
    return this.find(...TURN);
  }

  /** Does it. Gives the target that was pressed. */
  act() {
    return this.press(...TURN);
  }

  /** Plays on until the match is over. */
  async playMatch() {
    for (;;) {
      await this.playHand();
      if ((await this.find('button:next', 'button:rematch')).id === 'button:rematch') return;
      await this.press('button:next');
    }
  }

  /** Plays on until the count of the hand is on the table. Some options ask whether they are meant; they are. */
  async playHand() {
    for (;;) {
      const target = await this.find(...TURN, 'dialog:yes:', 'button:rematch');
      if (target.id.startsWith('button:')) return;
      await this.pressFound(target);  // and nothing else, because the last card may be played without a press
    }
  }
}
