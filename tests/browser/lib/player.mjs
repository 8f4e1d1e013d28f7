// A player who meets the page as people do: presses what is on the screen, with the mouse or a finger, where it is drawn.

const OFTEN = 40;         // ms between looks at the screen
const HURRY = 600;        // ms between presses of a hurried player at least,
const FRAMES = 5;         // and frames: each press wants some, and until they are drawn nothing rests
export const PATIENCE = 90_000;  // ms; a slow machine is no failure
const TURN = ['card:', 'option:', 'button:next'];

/** What of `ids` can be pressed now, with a place `at` that nothing covers (cards overlap); undefined while anything moves. Runs in the page. */
function pressable(ids) {
  const { settled, targets } = window.tapete;
  if (!settled()) return undefined;
  const all = targets();
  const wanted = ({ id }) => ids.some((each) => (/[: ]$/.test(each) ? id.startsWith(each) : id === each));
  const covers = ({ x, y, width, height }, at) => at[0] >= x && at[0] < x + width && at[1] >= y && at[1] < y + height;
  for (const [i, target] of all.entries()) {
    if (!target.enabled || !wanted(target)) continue;
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
  // What waits for an answer cannot be hurried.
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

  ready() {
    return this.frame.waitForFunction(() => window.tapete?.frames() > 0);
  }

  /** Waits until nothing has been drawn for two seconds: what shows itself for a while is gone. Gives how many frames there were. */
  async still() {
    const start = Date.now();
    for (let before = -1; Date.now() < start + PATIENCE; await this.page.waitForTimeout(2000)) {
      const frames = await this.call('frames');
      if (frames === before) return frames;
      before = frames;
    }
    throw new Error('frames are drawn without an end');
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
    const start = Date.now();
    for (let [hurried, frames] = [start, 0]; Date.now() < start + PATIENCE;) {
      const target = await this.frame.evaluate(pressable, ids);
      if (target) return target;
      if (this.hurried && Date.now() > hurried + HURRY) {
        const cloth = await this.frame.evaluate(nothing, frames);
        if (cloth) {
          await this.pressAt(cloth);
          frames = await this.call('frames') + FRAMES;
          hurried = Date.now();
        }
      }
      await new Promise((passed) => setTimeout(passed, OFTEN));
    }
    const there = (await this.targets()).map(({ id, enabled }) => (enabled ? id : `(${id})`));
    throw new Error(`none of ${ids} came up on screen ${await this.screen()}; there are ${there}`);
  }

  async press(...ids) {
    for (;;) {
      const target = await this.find(...ids);
      // A page in another one may be given another height at any time, and what was found lies elsewhere then.
      const now = await this.frame.evaluate(pressable, [target.id]);
      if (now?.at.join() !== target.at.join()) continue;
      await this.pressAt(target.at);
      return target;
    }
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
    await finger('touchEnd');
  }

  /** Presses what may lie further down. */
  async pressBelow(id) {
    const above = async (foot) => (await this.targets()).some((target) => target.id === id && target.y + target.height < foot);
    const { height } = await this.frame.locator('#canvas').boundingBox();
    for (let i = 0; i < 20 && !(await above(height)); ++i) {
      await this.scroll(150);
      await this.find('button:back');
    }
    return this.press(id);
  }

  /** The quickest pace, through the settings. */
  async fast() {
    await this.press('button:settings');
    await this.press('speed:2');
    await this.press('button:back');
  }

  /** From the start screen to the first hand of tute, through the form; `variant` is a place in its list. */
  async newTute({ players = 4, strikes = 4, variant = 0 } = {}) {
    await this.press('button:new_match');
    await this.press('game:1');
    if (players !== 4) await this.press(`players:${[4, 3, 5, 6].indexOf(players)}`);
    for (let i = 4; i > strikes; --i) await this.pressBelow('rule:strikes:less');
    if (variant > 0) await this.pressBelow(`rule:variant:${variant}`);
    await this.press('button:begin');
    await this.press('button:deal');
  }

  /** In the form of a new match: the game of that name. */
  async chooseGame(name) {
    await this.find('game:');
    await this.press((await this.targets()).find(({ id, label }) => id.startsWith('game:') && label === name).id);
    await this.find('game:');
  }

  /** From the start screen to the first hand, through the form. */
  async newMatch({ players = 4, coto = 3 } = {}) {
    await this.press('button:new_match');
    if (players === 2) await this.press('players:1');
    for (let i = 3; i > coto; --i) await this.pressBelow('rule:coto:less');
    await this.press('button:begin');
    await this.press('button:deal');
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

  /** Plays on until the count of the hand is on the table. */
  async playHand() {
    while ((await this.find(...TURN, 'button:rematch')).id.match(/^(card|option):/)) await this.act();
  }
}
