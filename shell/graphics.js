// Handles a lost WebGL context. A browser that is short of memory drops the context and may restore it, empty. If the context is not restored,
// a notice tells the player.
import { focusOn } from './focus.js';
import { say } from './language.js';

const PATIENCE = 5000;  // ms until the notice appears, while the page is visible

const canvas = document.getElementById('canvas');
const notice = document.getElementById('blank');
const elsewhere = document.getElementById('elsewhere');

function setInert(inert) {
  for (const id of ['canvas', 'mirror', 'hear']) document.getElementById(id).inert = inert;
}

function showNotice(safe) {
  notice.querySelector('p').textContent = safe
    ? say('The browser has stopped drawing the table. Nothing is lost: reload the page and keep playing.')
    : say('The browser has stopped drawing the table. Wait a while: if you reload the page, the match is lost.');
  const button = notice.querySelector('button');
  button.textContent = say('Reload');
  button.onclick = () => location.reload();
  setInert(true);
  notice.hidden = false;
  focusOn(button);
}

function hideNotice() {
  if (notice.hidden) return;
  notice.hidden = true;
  if (elsewhere.hidden) setInert(false);
}

/** Calls `lost()` and `restored()` when the context is lost and restored; `isSafe()` tells whether everything is stored. */
export function surviveContextLoss({ lost, restored, isSafe }) {
  let away = false;
  let timer = 0;
  const wait = () => {
    clearTimeout(timer);
    if (away && !document.hidden) timer = setTimeout(() => showNotice(isSafe()), PATIENCE);
  };
  canvas.addEventListener('webglcontextlost', (event) => {
    event.preventDefault();
    away = true;
    lost();
    wait();
  });
  canvas.addEventListener('webglcontextrestored', () => {
    away = false;
    wait();
    hideNotice();
    restored();
  });
  document.addEventListener('visibilitychange', wait);
}
