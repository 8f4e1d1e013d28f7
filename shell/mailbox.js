// The mailbox of the page that embeds this one, if that page has one (docs/mailbox.md). Loaded on demand.
import { originAround } from './embedding.js';
import { canSeal } from './mail-seal.js';
import { Post } from './mail-post.js';
import { showReach } from './lobby.js';

const PATIENCE = 15_000;  // ms to wait for an answer

let numbers = 0;

/** Sends a request through the embedding page, because the policy of this page allows requests only to its own site. */
const exchange = (origin, body) => new Promise((resolve, reject) => {
  const mail = ++numbers;
  const end = (settle, value) => {
    clearTimeout(timer);
    removeEventListener('message', hear);
    settle(value);
  };
  const hear = ({ source, origin: itsOrigin, data }) => {
    if (source !== window.parent || itsOrigin !== origin || data?.tapete !== 1 || data.mail !== mail) return;
    const { status, wait, text } = data;
    if (Number.isInteger(status) && typeof text === 'string') end(resolve, { status, wait, text });
    else end(reject, new Error('no answer'));
  };
  const timer = setTimeout(() => end(reject, new Error('late')), PATIENCE);
  addEventListener('message', hear);
  window.parent.postMessage({ tapete: 1, mail, body }, origin);
});

/** Returns the address of the embedding page if it offers a mailbox: the parameter `mailbox`, which embed.js adds. */
function pageWithMailbox(origin) {
  try {
    const page = new URL(new URLSearchParams(location.search).get('mailbox'));
    return page.origin === origin ? page.href : null;
  } catch {
    return null;
  }
}

let found;

/** Returns {page, post}: the address of the page for invitations, and the connection with its mailbox; null if there is no mailbox. */
export function mailbox() {
  if (found !== undefined) return found;
  const origin = window.parent === window ? '' : originAround();
  const page = origin && canSeal() ? pageWithMailbox(origin) : null;
  found = page ? { page, post: new Post((body) => exchange(origin, body)) } : null;
  if (found) found.post.onreach = showReach;
  return found;
}
