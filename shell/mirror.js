// The page beside the canvas, for those who listen and for the keyboard: real buttons over everything that can be pressed, the texts between
// them, and a log that speaks what happens. Made anew from what the app says it shows (src/ui/gui/target.hpp, MirrorItem).

const REST = 250;     // ms between two looks while something moves
const SPOKEN = 12;    // sentences that stay in the log
const WANTED = ['dialog:', 'button:take', 'card:', 'option:', 'button:next'];  // where the focus goes when what had it is gone

const mirror = document.getElementById('mirror');
const heard = document.getElementById('hear');
const log = document.getElementById('log');

/** Speaks a sentence once, after those before it. */
export function announce(text) {
  const line = document.createElement('p');
  line.textContent = text;
  log.append(line);
  while (log.childElementCount > SPOKEN) log.firstElementChild.remove();
}

/** Forgets what was spoken. */
export const hush = () => log.replaceChildren();

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

function setAttribute(node, name, value) {
  if (value === undefined) node.removeAttribute(name);
  else if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}

function fit(button, { label, x, y, width, height, enabled, chosen }) {
  setAttribute(button, 'aria-label', label);
  setAttribute(button, 'aria-disabled', enabled ? undefined : 'true');
  setAttribute(button, 'aria-pressed', chosen === undefined ? undefined : String(chosen));
  // Through the style object: a style attribute would be refused by the page's policy.
  Object.assign(button.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
}

export class Mirror {
  #app;
  #seen = '';
  #nodes = new Map();  // by what they stand for
  #focus = '';
  #last = 0;
  #timer = 0;

  constructor(app) {
    this.#app = app;
    heard.querySelectorAll('button').forEach((button, what) => { button.onclick = () => app.hear(what); });
  }

  /** A frame has been drawn. */
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
    const inside = mirror.contains(active) && active !== mirror;
    const nodes = new Map();
    let headings = 0;
    for (const item of items) {
      const tag = item.heading ? (++headings === 1 ? 'h1' : 'h2') : 'p';
      const kind = item.id === undefined ? `${tag} ${item.text}` : `button ${item.id}`;
      let key = kind;
      while (nodes.has(key)) key += '+';  // the same text may stand there twice
      let node = this.#nodes.get(key);
      if (!node && item.id !== undefined) {
        // What the page has told the app is no wish of the app's that the page would have to follow.
        node = makeButton(item.id, this.#app, () => { this.#focus = this.#app.focusId(); });
      }
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
      // Only what stands in the wrong place is moved: a button that is moved loses the focus.
      if (node === at) at = at.nextSibling;
      else mirror.insertBefore(node, at);
    }
    this.#nodes = nodes;
    const atTable = this.#app.screen() === 'table';
    heard.hidden = !atTable;
    if (atTable) this.#app.hearLabels().forEach((label, what) => { heard.children[what].textContent = label; });
    if (inside && !active.isConnected) this.#refocus();
  }

  /** What had the focus is gone: it goes to what one would want next, so that nobody has to begin at the top. */
  #refocus() {
    const buttons = [...mirror.querySelectorAll('button')];
    const wanted = WANTED.map((start) => buttons.find(({ dataset }) => dataset.id.startsWith(start))).find(Boolean);
    (wanted ?? buttons[0])?.focus();
  }

  /** The arrow keys move the focus on the canvas; the page's follows. */
  #follow(id) {
    if (id === this.#focus) return;
    this.#focus = id;
    const button = this.#nodes.get(`button ${id}`);
    if (button && document.activeElement !== button && (document.hasFocus() || mirror.contains(document.activeElement))) button.focus();
  }
}
