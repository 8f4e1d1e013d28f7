// The program: src/platform/web.cpp as WebAssembly, in two builds, with and without WebGL.
import { withWebGL } from './canvas.js';

/** Some older browsers have no WebAssembly, or refuse it under a policy like ours, because they do not know the word that allows it. */
export function runsWebAssembly() {
  try {
    return Boolean(new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)));  // the shortest module there is
  } catch {
    return false;
  }
}

async function instantiate(imports) {
  const response = await (window.program ?? fetch(new URL('./tapete_page.wasm', import.meta.url)));
  if (!response.ok) throw new Error(`${response.status} for the program`);
  const wellNamed = response.headers.get('content-type')?.startsWith('application/wasm');
  return wellNamed ? WebAssembly.instantiateStreaming(response, imports) : WebAssembly.instantiate(await response.arrayBuffer(), imports);
}

/** Loads the program that draws by WebGL, the larger part of which recover.js has begun to fetch, or the one with software rendering. */
export async function loadProgram() {
  if (!withWebGL) {
    window.program?.then(({ body }) => body.cancel());
    return (await import('./tapete_soft.mjs')).default;
  }
  const { default: createPage } = await import('./tapete_page.mjs');
  return (settings) => new Promise((created, failed) => {
    const instantiateWasm = (imports, received) => {
      instantiate(imports).then(({ instance }) => received(instance)).catch(failed);
      return {};
    };
    createPage({ ...settings, instantiateWasm }).then(created, failed);
  });
}
