// Players without a pointer: one who uses only the keyboard, and one who has only what a screen reader gets.
import assert from 'node:assert/strict';
import { PATIENCE, Player } from './player.mjs';

const OFTEN = 60;  // ms between looks

/** Goes about by Tab and presses Enter. */
export class KeyboardPlayer extends Player {
  async press(...ids) {
    const { id } = await this.find(...ids);
    return this.#pressButton(id);
  }

  /** What lies further down comes into sight when it gets the focus. */
  pressBelow = (id) => this.#pressButton(id);

  async #pressButton(id) {
    const buttons = this.page.locator('#mirror button');
    // Goes around twice, because elements that come and go may move the focus.
    for (let i = 0; i <= 2 * (await buttons.count() + 5); ++i) {
      if (await this.page.evaluate((wanted) => document.activeElement?.dataset?.id === wanted, id)) {
        await this.page.keyboard.press('Enter');
        await this.until(() => window.tapete.settled());
        return { id };
      }
      await this.page.keyboard.press('Tab');
    }
    return assert.fail(`Tab never comes to ${id}`);
  }
}

/** Knows roles and names, and does what a screen reader does with them. */
export class Listener {
  constructor(page) {
    this.page = page;
  }

  #button = (name) => this.page.getByRole('button', { name, exact: true, disabled: false });

  /** Waits until one of the names is there and can be pressed; gives its whole name. */
  async find(...names) {
    for (const start = Date.now(); Date.now() < start + PATIENCE;) {
      for (const name of names) {
        const found = this.#button(name);
        if (await found.count() > 0) return (await found.first().getAttribute('aria-label', { timeout: 1000 }).catch(() => null)) ?? name;
      }
      await new Promise((passed) => setTimeout(passed, OFTEN));
    }
    return assert.fail(`no button is called ${names}: ${await this.page.locator('main').ariaSnapshot()}`);
  }

  async press(...names) {
    await this.pressIfThere(await this.find(...names));
  }

  /** What was found may be gone by now: then it will be looked for again. */
  async pressIfThere(name) {
    await this.#button(name).first().evaluate((button) => button.click(), undefined, { timeout: 1000 }).catch(() => undefined);
  }
}
