// The accessibility tree of the canvas: elements for screen readers and the keyboard. Real buttons lie over everything that can be pressed,
// with the texts between them and a log that announces events. The app lists the items (src/ui/gui/targets.hpp, AccessibilityItem).
import { focusOn } from './focus.js';

const REST = 250;  // ms between updates while something moves
const SPOKEN = 12;  // sentences that the log keeps
// Beginnings of the ids of buttons to which the focus moves when the focused element is gone, the best first. Buttons that leave the screen,
// such as Back, are not among them.
const WANTED = ['dialog:', 'button:close', 'button:take', 'button:deal', 'card:', 'option:', 'space:', 'die:', 'button:next', 'button:rematch', 'button:compare'];
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

function fit(button, { label, x, y, width, height, enabled, chosen }) {
  setAttribute(button, 'aria-label', label);
  setAttribute(button, 'aria-disabled', enabled ? undefined : 'true');
  setAttribute(button, 'aria-pressed', chosen === undefined ? undefined : String(chosen));
  // Set through the style object, because the page's policy forbids style attributes.
  Object.assign(button.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
}

export class Mirror {
  #app;
  #seen = '';  // the items of the last update, as JSON
  #nodes = new Map();  // elements by the kind and text or id of their item
  #focus = '';  // id of the button that last had the focus on the canvas
  #waiting = null;  // the heading on which the focus waits until there is a suitable button
  #covered = false;  // whether a menu or question covers the rest of the screen
  #under = '';  // id of the button that had the focus before a menu or question covered it
  #last = 0;  // time of the last update, in ms
  #timer = 0;

  constructor(app) {
    this.#app = app;
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
    const inside = mirror.contains(active);
    const covered = items.some(({ id }) => COVER.test(id));
    const uncovered = this.#covered && !covered;
    if (covered && !this.#covered) this.#under = active.dataset.id;
    this.#covered = covered;
    const nodes = new Map();
    let headings = 0;
    for (const item of items) {
      const tag = item.heading ? (++headings === 1 ? 'h1' : 'h2') : 'p';
      const kind = item.id === undefined ? `${tag} ${item.text}` : `button ${item.id}`;
      let key = kind;
      while (nodes.has(key)) key += '+';  // the same text may occur twice
      let node = this.#nodes.get(key);
      if (!node && item.id !== undefined) {
        // The callback runs when the page has moved the focus to this button and told the app, so #follow() need not move the focus again.
        node = makeButton(item.id, this.#app, () => { this.#focus = this.#app.focusId(); });
      }
      if (!node && item.text.includes('\t')) node = makeTable(item.text);
      if (!node) {
        node = document.createElement(tag);
        node.textContent = item.text;
      }
      if (item.id !== undefined) fit(node, item);
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
    const atTable = this.#app.screen() === 'table';
    heard.hidden = !atTable || covered;
    if (atTable) this.#app.hearLabels().forEach((label, what) => { heard.children[what].textContent = label; });
    if (inside && (!active.isConnected || active === this.#waiting)) this.#refocus(uncovered ? this.#under : '');
  }

  /**
   * Moves the focus from an element that is gone to the most likely next button, so that the user need not start at the top. Until there is
   * such a button, the focus waits on the heading, where keys have no effect. `under` is the button that had the focus before a menu opened.
   */
  #refocus(under) {
    const buttons = [...mirror.querySelectorAll('button')];
    const find = (start) => buttons.find(({ dataset }) => dataset.id.startsWith(start));
    const wanted = (under && find(under)) || WANTED.map(find).find(Boolean);
    this.#waiting = wanted ? null : mirror.querySelector('h1') ?? mirror;
    if (this.#waiting) this.#waiting.tabIndex = -1;
    focusOn(wanted ?? this.#waiting);
  }

  /** Moves the page's focus to the button that has the focus on the canvas. Arrow keys move the focus on the canvas only. */
  #follow(id) {
    if (id === this.#focus) return;
    this.#focus = id;
    const button = this.#nodes.get(`button ${id}`);
    if (button && document.activeElement !== button && (document.hasFocus() || mirror.contains(document.activeElement))) focusOn(button);
  }
}
