// Players without a pointer: one uses only the keyboard, the other only the accessibility tree.
import assert from 'node:assert/strict';
import { PATIENCE, Player } from './player.mjs';

const POLL_MS = 60;  // time between two looks for a button

/** A player who moves the focus with Tab and presses Enter. */
export class KeyboardPlayer extends Player {
  async press(...ids) {
    const { id } = await this.find(...ids);
    const pressed = await this.#pressButton(id);
    if (id === 'button:begin' && await this.screen() === 'player') await this.press('button:sit_down');
    return pressed;
  }

  /** Focusing a button scrolls it into view. */
  pressBelow = (id) => this.#pressButton(id);

  async #pressButton(id) {
    const buttons = this.page.locator('#mirror button');
    // Two rounds, because the focus can move when elements appear or disappear.
    for (let i = 0; i <= 2 * (await buttons.count() + 5); ++i) {
      if (await this.page.evaluate((wanted) => document.activeElement?.dataset?.id === wanted, id)) {
        await this.page.keyboard.press('Enter');
        await this.until(() => window.tapete.settled());
        return { id };
      }
      await this.page.keyboard.press('Tab');
    }
    return assert.fail(`Tab never reaches ${id}`);
  }
}

/** A player who knows only roles and names, and acts as a screen reader does. */
export class Listener {
  constructor(page) {
    this.page = page;
  }

  #button = (name) => this.page.getByRole('button', { name, exact: true, disabled: false });

  /** Waits until a button with one of these names is enabled. Returns its full name. */
  async find(...names) {
    for (const start = Date.now(); Date.now() < start + PATIENCE;) {
      for (const name of names) {
        const found = this.#button(name);
        if (await found.count() > 0) return (await found.first().getAttribute('aria-label', { timeout: 1000 }).catch(() => null)) ?? name;
      }
      await new Promise((passed) => setTimeout(passed, POLL_MS));
    }
    return assert.fail(`no enabled button is named ${names}: ${await this.page.locator('main').ariaSnapshot()}`);
  }

  async press(...names) {
    await this.pressIfThere(await this.find(...names));
  }

  /** Presses a button if it still exists. Otherwise the caller looks for it again. */
  async pressIfThere(name) {
    await this.#button(name).first().evaluate((button) => button.click(), undefined, { timeout: 1000 }).catch(() => undefined);
  }
}
