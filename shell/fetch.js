// Files of the site that are loaded when they are needed, such as texts.

const PATIENCE = 20_000;  // ms

/** Resolves to the bytes of a file, by its path below the page; null if it cannot be fetched. */
export async function fetchFile(name) {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), PATIENCE);
  try {
    const answer = await fetch(new URL(name, import.meta.url), { signal: late.signal });
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
