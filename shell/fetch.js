// Files of the site that are loaded when they are needed, such as texts.

const PATIENCE = 20_000;  // ms

const asked = new Set();

/**
 * Resolves to the bytes of a file, by its path below the page; null if it cannot be fetched. Whoever asks a second time could not use what came,
 * such as the page on which one logs in to a network; it is not taken from the browser's cache again.
 */
export async function fetchFile(name) {
  const cache = asked.has(name) ? 'reload' : 'default';
  asked.add(name);
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), PATIENCE);
  try {
    const answer = await fetch(new URL(name, import.meta.url), { cache, signal: late.signal });
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
