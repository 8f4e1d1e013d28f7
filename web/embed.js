// Embeds a table in any page: <script src=".../embed.js" async></script> and <tapete-table home="..." game="GAME"></tapete-table>. Only this
// file is loaded until the reader presses the element or, with start="seen", scrolls to it. See docs/embedding.md.
(() => {
  const { src = '', nonce = '' } = document.currentScript ?? {};
  // Null if a tool that optimises pages has moved the code into the page or into another file.
  const SCRIPT_FOLDER = /\/embed\.js([?#]|$)/.test(src) ? new URL('./', src) : null;
  // The colours of each cloth in src/ui/canvas/theme.cpp: middle and edge.
  const GREEN = ['#2c805c', '#0f422e'];
  const CLOTHS = { blue: ['#3e6ea0', '#16345c'], wine: ['#9e4450', '#541622'], grey: ['#686e70', '#2e3336'] };

  /** Adds the style as a sheet object, which no page's policy can refuse; in Safari before 16.4 and Firefox before 101 as an element. */
  function dress(root) {
    const STYLE = `
      :host { display: block; height: 560px; border-radius: 12px; overflow: hidden; background: var(--tapete-edge); }
      :host([hidden]) { display: none; }
      iframe, button { display: block; width: 100%; height: 100%; border: 0; }
      button { cursor: pointer; background: radial-gradient(ellipse at 50% 40%, var(--tapete-cloth), var(--tapete-edge)); color: #faf7ec; font: 1.25rem system-ui, sans-serif; }
      b { display: block; margin-bottom: 1rem; font-size: 2.5rem; }
      span { display: inline-block; padding: .8rem 2.4rem; border-radius: 12px; background: var(--tapete-accent); color: var(--tapete-on-accent); font-weight: bold; }
      button:focus-visible { outline: 4px solid #f8c958; outline-offset: -8px; }
      @media (prefers-contrast: more), (forced-colors: active) { button { border: 2px solid; border-radius: 12px; } }`;
    if (!root.adoptedStyleSheets) {
      root.append(Object.assign(document.createElement('style'), { textContent: STYLE, nonce }));
      return;
    }
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    root.adoptedStyleSheets = [sheet];
  }

  /** Returns an accent as a colour, and black or white as the text colour that is readable on it; null if `text` is not a valid accent. */
  function accented(text) {
    const digits = text?.match(/^#?([0-9a-f]{6})$/i)?.[1];
    if (!digits) return null;
    const [r, g, b] = [0, 2, 4].map((at) => (parseInt(digits.slice(at, at + 2), 16) / 255) ** 2.2);
    return [`#${digits}`, 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.18 ? '#000' : '#fff'];
  }

  class TapeteTable extends HTMLElement {
    #frame = null;
    #listen = (event) => this.#hear(event);

    connectedCallback() {
      for (const type of ['message', 'hashchange']) addEventListener(type, this.#listen);
      if (this.shadowRoot || !this.home) return;  // without an address the element's content, a link, stays
      const root = this.attachShadow({ mode: 'open' });
      dress(root);
      this.#colour();
      const button = document.createElement('button');
      const [name, play] = ['b', 'span'].map((tag) => button.appendChild(document.createElement(tag)));
      name.textContent = this.getAttribute('label') ?? 'Tapete';
      const words = __WORDS(Play)__;
      play.textContent = words[(this.getAttribute('lang') ?? navigator.language).slice(0, 2)] ?? words.es;
      button.type = 'button';
      button.onclick = () => this.start();
      root.append(button);
      if (this.hasAttribute('height')) this.style.height = `${Number.parseInt(this.getAttribute('height'), 10) || 560}px`;
      if (this.#invitation) return this.start();
      if (this.getAttribute('start') !== 'seen') return;
      const watch = new IntersectionObserver((entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        this.start();
      });
      watch.observe(this);
    }

    disconnectedCallback() {
      for (const type of ['message', 'hashchange']) removeEventListener(type, this.#listen);
    }

    /** Returns the address at which the table is served: from the attribute, or the folder of this script; null if neither is known. */
    get home() {
      try {
        const home = new URL(this.getAttribute('home'), SCRIPT_FOLDER ?? location);
        return this.hasAttribute('home') && /^https?:$/.test(home.protocol) ? home : SCRIPT_FOLDER;
      } catch {
        return SCRIPT_FOLDER;
      }
    }

    /** Returns the table's name; each table of a page stores its own matches. Empty for the first table, otherwise its id or its number. */
    get table() {
      const framed = [...document.querySelectorAll('iframe')].some(({ src }) => src.startsWith(this.home));
      const place = [...document.querySelectorAll('tapete-table')].indexOf(this) + framed;
      return place > 0 ? this.id || String(place + 1) : '';
    }

    /** Returns the fragment of this page's address if it is an invitation to a table with friends: the page's first mailbox gets it. */
    get #invitation() {
      return /[#&;?](sit|back)=[\w-]{40}/.test(location.hash) && document.querySelector('tapete-table[mailbox]') === this ? location.hash : '';
    }

    /** Returns the table's address, with the parameters from the attributes. */
    get address() {
      const address = new URL(this.home);
      if (this.hasAttribute('mailbox')) address.searchParams.set('mailbox', location.href.split('#')[0]);
      address.hash = this.#invitation;
      if (this.table) address.searchParams.set('table', this.table);
      const keys = ['game', 'players', 'rules', 'level', 'lang', 'theme', 'bg', 'accent', 'deck', 'seed'];
      for (const key of keys) if (this.hasAttribute(key)) address.searchParams.set(key, this.getAttribute(key));
      return address.href;
    }

    /** Loads the table unless it is loaded already. */
    start() {
      if (this.#frame || !this.shadowRoot) return;
      const frame = document.createElement('iframe');
      frame.title = this.getAttribute('label') ?? 'Tapete';
      const { share, wakeLock } = navigator;  // browsers warn about names that they do not know
      frame.allow = `fullscreen; clipboard-write${share ? '; web-share' : ''}${wakeLock ? '; screen-wake-lock' : ''}`;
      frame.src = this.address;
      this.#frame = frame;
      this.shadowRoot.replaceChildren(frame);
    }

    /** Opens the form of a new match. If a match is under way, the table asks the player first. */
    newMatch() {
      this.#say({ command: 'new' });
    }

    /** Sets options of the next match. `wish` may contain game, players, rules and level. */
    setRules(wish) {
      this.#say({ command: 'rules', ...wish });
    }

    #colour() {
      const colours = [...(CLOTHS[this.getAttribute('theme')] ?? GREEN), ...(accented(this.getAttribute('accent')) ?? ['#f8c958', '#2b1e06'])];
      ['cloth', 'edge', 'accent', 'on-accent'].forEach((name, i) => this.style.setProperty(`--tapete-${name}`, colours[i]));
    }

    #say(message) {
      this.#frame?.contentWindow.postMessage({ tapete: 1, ...message }, this.home.origin);
    }

    #hear({ type, source, origin, data }) {
      if (type === 'hashchange' && this.#invitation) location.reload();
      if (!this.#frame || source !== this.#frame.contentWindow || origin !== this.home.origin) return;
      if (data?.tapete === 1 && data.mail) this.#carry(data);
      if (data?.tapete !== 1 || !['size', 'started', 'hand', 'result', 'problem'].includes(data.event)) return;
      if (data.event === 'size' && Number.isFinite(data.height) && !this.hasAttribute('height')) {
        this.style.height = `${Math.min(Math.max(data.height, 300), 1200)}px`;
      }
      const { tapete, event, ...detail } = data;
      this.dispatchEvent(new CustomEvent(`tapete-${event}`, { detail, bubbles: true }));
    }

    /** Carries a request of the table to this page's mailbox, and the answer back. */
    async #carry({ mail, body }) {
      if (!this.hasAttribute('mailbox')) return;
      const answer = { status: 0, wait: null, text: '' };
      try {
        const reply = await fetch(this.getAttribute('mailbox'), { method: 'POST', body: String(body), credentials: 'omit' });
        Object.assign(answer, { status: reply.status, wait: reply.headers.get('Retry-After'), text: await reply.text() });
      } catch {
        // The status 0 tells the table that the network has failed.
      }
      this.#say({ mail, ...answer });
    }
  }

  if (!customElements.get('tapete-table')) customElements.define('tapete-table', TapeteTable);
})();
