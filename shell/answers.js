// Brings the answer to an invitation from the tab that has opened its link to the tab with the waiting table. Loaded on demand.
import { NAME } from './tabs.js';

const PATIENCE = 1000;  // ms to wait for a table that takes the answer

const openChannel = () => new BroadcastChannel(`${NAME} answers`);

/** Offers an answer to the other tabs. Resolves to whether a waiting table has taken it. */
export function deliverAnswer(code) {
  return new Promise((decided) => {
    const channel = openChannel();
    const decide = (taken) => {
      channel.close();
      decided(taken);
    };
    channel.onmessage = ({ data }) => { if (data?.taken === code) decide(true); };
    channel.postMessage({ answer: code });
    setTimeout(decide, PATIENCE, false);
  });
}

/**
 * Waits for answers from other tabs. `take(code)` returns, or resolves to, whether the answer belongs to this table. Returns a function
 * that stops waiting.
 */
export function waitForAnswers(take) {
  const channel = openChannel();
  channel.onmessage = async ({ data }) => {
    if (typeof data?.answer !== 'string') return;
    if (await take(data.answer)) channel.postMessage({ taken: data.answer });
  };
  return () => channel.close();
}
