// The accessibility tree of the canvas: elements for screen readers and the keyboard. Real buttons lie over everything that can be pressed,
// with the texts between them and a log that announces events. The app lists the items (src/ui/gui/targets.hpp, AccessibilityItem).
import { focusOn } from './focus.js';

const REST = 250;  // ms between updates while something moves
const SPOKEN = 12;  // sentences that the log keeps
// Beginnings of the ids of the buttons that the player wants next, the best first. Buttons that leave the screen, such as Back, are not among
// them.
const ANSWERS = ['card:', 'hand:', 'row:', 'option:', 'space:', 'die:'];
const GOALS = ['button:deal', 'button:next', 'button:rematch', 'button:compare', 'button:what_if_over'];
const WANTED = ['dialog:', 'button:close', 'button:take', ...GOALS, ...ANSWERS, 'button:try', 'button:done', 'button:hide_cards', 'button:tell', 'lesson:on'];
const LEAVES = ['button:back', 'button:menu', 'button:undo', 'button:leave'];
const COVER = /^(dialog:|button:close$)/;  // buttons of menus and questions that cover the rest of the screen

const mirror = document.getElementById('mirror');
const heard = document.getElementById('hear');
const log = document.getElementById('log');

/** Announces a sentence after earlier ones. */
export function announce(text) {
  const line = document.createElement('p');
  line.textContent = text;
  log.append(line);
  while (log.childElementCount > SPOKEN) log.firstElementChild.remove();
}

/** Removes all announcements. */
export const clearLog = () => log.replaceChildren();

function makeButton(id, app, focused) {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.id = id;
  button.onclick = () => app.activate(id);
  button.onfocus = () => {
    app.focus(id, button.matches(':focus-visible'));
    focused();
  };
  return button;
}

/** Makes a table from rows of tab-separated cells. The first row and the first column are headings. */
function makeTable(rows) {
  const table = document.createElement('table');
  rows.split('\n').slice(0, -1).forEach((cells, row) => {
    const line = table.insertRow();
    cells.split('\t').slice(0, -1).forEach((text, column) => {
      const heads = text && (row === 0 || column === 0);
      const cell = document.createElement(heads ? 'th' : 'td');
      if (heads) cell.scope = row === 0 ? 'col' : 'row';
      cell.textContent = text;
      line.append(cell);
    });
  });
  return table;
}

function setAttribute(node, name, value) {
  if (value === undefined) node.removeAttribute(name);
  else if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}

function fit(button, { id, label, x, y, width, height, enabled, chosen }) {
  setAttribute(button, 'aria-label', label);
  setAttribute(button, 'aria-disabled', enabled ? undefined : 'true');
  button.tabIndex = !enabled && /^(card|hand):/.test(id) ? -1 : 0;  // the Tab key skips cards that cannot be played now
  setAttribute(button, 'aria-pressed', chosen === undefined ? undefined : String(chosen));
  // Set through the style object, because the page's policy forbids style attributes.
  Object.assign(button.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
}

/** Returns the first enabled button whose id begins with the first possible of these texts. */
function findButton(starts) {
  const buttons = [...mirror.querySelectorAll('button:not([aria-disabled])')];
  return starts.map((start) => buttons.find(({ dataset }) => dataset.id.startsWith(start))).find(Boolean);
}

export class Mirror {
  #app;
  #seen = '';  // the items of the last update, as JSON
  #nodes = new Map();  // elements by the kind and text or id of their item
  #focus = '';  // id of the button that last had the focus on the canvas
  #waiting = null;  // the heading on which the focus waits until there is a suitable button
  #panels = [];  // the screens, and over them the menus and questions, with the id of the button that last had the focus in each
  #covered = false;  // whether a menu or question covers the rest of the screen
  #pointed = false;  // whether the pointer, and not the Tab key, was used last
  #last = 0;  // time of the last update, in ms
  #timer = 0;

  constructor(app) {
    this.#app = app;
    addEventListener('pointerdown', () => { this.#pointed = true; }, { capture: true });
    heard.querySelectorAll('button').forEach((button, what) => { button.onclick = () => app.hear(what); });
  }

  /** Updates the elements if needed. Must be called after each frame. */
  drawn() {
    const wait = this.#app.settled() ? 0 : this.#last + REST - performance.now();
    if (wait <= 0) this.#look();
    else this.#timer ||= setTimeout(() => this.#look(), wait);
  }

  #look() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#last = performance.now();
    const text = this.#app.mirror();
    if (text !== this.#seen) this.#update(JSON.parse(text));
    this.#seen = text;
    this.#follow(this.#app.focusId());
  }

  #update(items) {
    const active = document.activeElement;
    const inside = mirror.contains(active) || heard.contains(active);
    const idle = !findButton(ANSWERS);
    const goal = findButton(GOALS);
    const [moved, under] = this.#enter(items, active);
    this.#show(items);
    if (!inside) return;
    const lost = !mirror.contains(active) && (!heard.contains(active) || heard.hidden);
    const next = findButton(GOALS);
    const asked = idle && active.hasAttribute('aria-disabled') && findButton(ANSWERS);  // the player's turn has begun
    if (moved || lost || active === this.#waiting || asked || (next && next !== goal)) this.#refocus(under);
  }

  /**
   * Follows the screens, menus and questions that are opened and closed. Returns whether the items belong to another one than before; and if
   * the player is back in an earlier one, the id of the button that had the focus there.
   */
  #enter(items, active) {
    const cover = items.find(({ id }) => COVER.test(id));
    const heading = items.find((item) => item.heading)?.text;
    const key = cover ? `${cover.id} ${heading}` : this.#app.drawnScreen();
    this.#covered = Boolean(cover);
    setAttribute(mirror, 'role', cover && 'dialog');
    setAttribute(mirror, 'aria-modal', cover && 'true');
    setAttribute(mirror, 'aria-label', cover && heading);
    const left = this.#panels.at(-1);
    if (left?.key === key) return [false];
    if (left) left.focus = active.dataset.id;
    const at = this.#panels.findIndex((layer) => layer.key === key);
    if (key === 'home' && at < 0) this.#panels = [];
    if (at < 0) this.#panels.push({ key, covers: this.#covered });
    else this.#panels.length = at + 1;
    const { focus } = this.#panels.at(-1);
    // Only a menu that closes gives the focus back to a button that leaves.
    return [true, left?.covers || !LEAVES.includes(focus) ? focus : undefined];
  }

  /** Makes the elements for the items, and keeps those that are there already. */
  #show(items) {
    const nodes = new Map();
    let headings = 0;
    for (const item of items) {
      const tag = item.heading ? (++headings === 1 ? 'h1' : 'h2') : 'p';
      let key = item.id === undefined ? `${tag} ${item.text}` : `button ${item.id}`;
      if (tag === 'h1') key = `h1 ${this.#panels.length}`;  // its text says whose turn it is
      while (nodes.has(key)) key += '+';  // the same text may occur twice
      const node = this.#nodes.get(key) ?? this.#make(item, tag);
      if (item.id !== undefined) fit(node, item);
      else if (tag === 'h1' && node.textContent !== item.text) node.textContent = item.text;
      nodes.set(key, node);
    }
    for (const [key, node] of this.#nodes) if (!nodes.has(key)) node.remove();
    let at = mirror.firstChild;
    for (const node of nodes.values()) {
      // Only nodes in the wrong place are moved, because a button that is moved loses the focus.
      if (node === at) at = at.nextSibling;
      else mirror.insertBefore(node, at);
    }
    this.#nodes = nodes;
    const atTable = this.#app.drawnScreen() === 'table';
    heard.hidden = !atTable || this.#covered;
    if (atTable) this.#app.hearLabels().forEach((label, what) => { heard.children[what].textContent = label; });
  }

  #make(item, tag) {
    // The callback runs when the page has moved the focus to this button and told the app, so #follow() need not move the focus again.
    if (item.id !== undefined) return makeButton(item.id, this.#app, () => { this.#focus = this.#app.focusId(); });
    if (item.text.includes('\t')) return makeTable(item.text);
    const node = document.createElement(tag);
    node.textContent = item.text;
    return node;
  }

  /**
   * Moves the focus to the button `under`, or to the most likely next button, so that the user need not start at the top. Until there is such
   * a button, the focus waits on the heading, where keys have no effect.
   */
  #refocus(under) {
    const wanted = this.#enabled(under) ?? findButton(WANTED);
    this.#waiting = wanted ? null : mirror.querySelector('h1') ?? mirror;
    if (this.#waiting) this.#waiting.tabIndex = -1;
    focusOn(wanted ?? this.#waiting);
  }

  #enabled(id) {
    const button = this.#nodes.get(`button ${id}`);
    return button?.hasAttribute('aria-disabled') ? undefined : button;
  }

  /** Lets the Tab key enter the screen at the next button after the pointer was used, and keeps the focus in an open menu or question. */
  tab(event) {
    const dialog = document.querySelector('dialog[open]');  // has the focus to itself
    if (event.ctrlKey || event.altKey || event.metaKey || mirror.inert || dialog) return;
    const active = document.activeElement;
    const buttons = [...mirror.querySelectorAll('button')];
    let next;
    const pointed = this.#pointed;
    this.#pointed = false;
    if (active === document.body || active.id === 'canvas') {
      if (pointed && !event.shiftKey) next = findButton(WANTED) ?? buttons.find(({ dataset }) => !LEAVES.includes(dataset.id));
    } else if (this.#covered && active === buttons.at(event.shiftKey ? 0 : -1)) {
      next = buttons.at(event.shiftKey ? -1 : 0);
    }
    if (!next) return;
    event.preventDefault();
    focusOn(next);
  }

  /** Moves the page's focus to the button that has the focus on the canvas. Arrow keys move the focus on the canvas only. */
  #follow(id) {
    const button = this.#nodes.get(`button ${id}`);
    if (id === this.#focus || !button) return;
    this.#focus = id;
    if (document.activeElement !== button && (document.hasFocus() || mirror.contains(document.activeElement))) focusOn(button);
  }
}
