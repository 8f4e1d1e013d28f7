// Brings the answer to an invitation from the tab that has opened its link to the tab with the waiting table. Loaded on demand.
import { INSTALLATION } from './tabs.js';

const PATIENCE = 1000;  // ms to wait for a table that takes the answer

const openChannel = () => new BroadcastChannel(`${INSTALLATION} answers`);

/**
 * Offers an answer to the other tabs. Resolves to 'taken' if a waiting table has taken it, otherwise to the reason why a table has refused it,
 * or to 'unheard' if there is no table.
 */
export function deliverAnswer(code) {
  return new Promise((decided) => {
    const channel = openChannel();
    let result = 'unheard';
    const decide = () => {
      channel.close();
      decided(result);
    };
    channel.onmessage = ({ data }) => {
      if (data?.heard !== code) return;
      result = String(data.result);
      if (result === 'taken') decide();
    };
    channel.postMessage({ answer: code });
    setTimeout(decide, PATIENCE);
  });
}

/** Waits for answers from other tabs. `take(code)` rejects an answer with a reason. Returns a function that stops waiting. */
export function waitForAnswers(take) {
  const channel = openChannel();
  channel.onmessage = async ({ data }) => {
    if (typeof data?.answer !== 'string') return;
    const result = await take(data.answer).then(() => 'taken', ({ why = 'other' }) => why);
    channel.postMessage({ heard: data.answer, result });
  };
  return () => channel.close();
}
