// A player who meets the page as people do: presses what is on the screen, with the mouse or a finger, where it is drawn.

const OFTEN = { polling: 40 };  // ms

export class Player {
  /** `frame` holds the game; it lies in `page`, or is the page itself. */
  constructor(frame, { page = frame, touch = false } = {}) {
    this.frame = frame;
    this.page = page;
    this.touch = touch;
  }

  ready() {
    return this.frame.waitForFunction(() => window.tapete?.frames() > 0);
  }

  /** One of the functions of window.tapete. */
  call(name, ...values) {
    return this.frame.evaluate(([f, v]) => window.tapete[f](...v), [name, values]);
  }

  targets = () => this.call('targets');
  screen = () => this.call('screen');
  record = () => this.call('record');

  /** Waits until one of `ids` can be pressed and nothing moves; gives it. An id that ends in a colon stands for all that begin so. */
  async find(...ids) {
    const found = await this.frame.waitForFunction((wanted) => {
      if (!window.tapete.settled()) return null;
      const all = window.tapete.targets();
      for (const [i, target] of all.entries()) {
        if (!target.enabled || !wanted.some((id) => (id.endsWith(':') ? target.id.startsWith(id) : target.id === id))) continue;
        // Cards overlap: a place of this one that no later one covers.
        const has = ({ x, y, width, height }, [px, py]) => px >= x && px < x + width && py >= y && py < y + height;
        for (const part of [0.5, 0.25, 0.1]) {
          const at = [target.x + target.width * part, target.y + target.height * 0.5];
          if (!all.slice(i + 1).some((above) => has(above, at))) return { ...target, at };
        }
      }
      return null;
    }, ids, OFTEN);
    return found.jsonValue();
  }

  async place([x, y]) {
    const canvas = await this.frame.locator('#canvas').boundingBox();
    return [canvas.x + x, canvas.y + y];
  }

  async press(...ids) {
    const target = await this.find(...ids);
    const at = await this.place(target.at);
    if (this.touch) await this.page.touchscreen.tap(...at);
    else await this.page.mouse.click(...at);
    return target;
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

  /** From the start screen to the first hand, through the form. */
  async newMatch({ players = 4, coto = 3 } = {}) {
    await this.press('button:new_match');
    if (players === 2) await this.press('players:1');
    for (let i = 3; i > coto; --i) await this.pressBelow('rule:coto:less');
    await this.press('button:begin');
    await this.press('button:deal');
  }

  /** Does the next thing there is to do. Gives the target that was pressed. */
  act() {
    return this.press('card:', 'option:', 'button:next');
  }

  /** Plays on until the count of the hand is on the table. */
  async playHand() {
    while ((await this.find('card:', 'option:', 'button:next', 'button:rematch')).id.match(/^(card|option):/)) await this.act();
  }
}
