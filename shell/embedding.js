// Connects the table with the page that embeds it: reports events, accepts two commands, and shares scrolling. Loaded only in a frame.
import { say } from './language.js';
import { eventOf, heightFor, makePace, readCommand, VERSION } from './messages.js';
import { shareScrolling } from './scrolling.js';

/** Returns the origin of the embedding page; empty if the browser hides it. In that case nothing is sent to the embedding page. */
export function originAround() {
  try {
    const origin = location.ancestorOrigins?.[0] ?? new URL(document.referrer).origin;
    return origin === 'null' ? '' : origin;
  } catch {
    return '';
  }
}

/** Sets up the connection. Must be called before SDL adds its listeners. `app()` returns the app's functions once the app has started. */
export function embed(app) {
  shareScrolling(app);
  const origin = originAround();
  if (!origin) return { happened: () => {}, resized: () => {} };
  const tell = (message) => window.parent.postMessage(message, origin);
  const problem = (text) => tell({ tapete: VERSION, event: 'problem', text });
  const pace = makePace();
  addEventListener('message', (message) => {
    if (message.source !== window.parent || message.origin !== origin || !app()) return;
    const asked = readCommand(message.data);
    if (!asked) return;
    const may = pace();
    if (may === 'no') problem(say('Too many commands. Wait a little; the latest ones were ignored.'));
    if (may !== 'yes') return;
    if (asked.command === 'new') return void app().newMatch();
    const text = app().wish(asked.wish).trim();
    if (text) problem(text);
  });
  return {
    happened: (line) => {
      const event = eventOf(line, app().record());
      if (event) tell(event);
    },
    resized: (width) => tell({ tapete: VERSION, event: 'size', height: heightFor(width) }),
  };
}
