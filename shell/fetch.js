// Files of the site that are loaded on demand, such as texts.

const PATIENCE = 20_000;  // ms to wait for a file

const asked = new Set();  // names of the files that were requested

/**
 * Fetches a file by its path below the page. Resolves to its bytes, or to null on failure. A second request for the same file bypasses the
 * browser's cache, which may hold an unusable response, such as the login page of a captive portal.
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

/**
 * Instantiates the WebAssembly module of a response. The module is compiled while it arrives, if the server names its type; some servers
 * do not.
 */
export async function instantiate(response, imports) {
  if (!response.ok) throw new Error(`${response.status} for ${response.url}`);
  const wellNamed = response.headers.get('content-type')?.startsWith('application/wasm');
  return wellNamed ? WebAssembly.instantiateStreaming(response, imports) : WebAssembly.instantiate(await response.arrayBuffer(), imports);
}
