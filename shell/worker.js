// The Worker in which the bots think. It knows nothing but the redacted record that it is sent.
import { think } from './think.js';

onmessage = async ({ data }) => {
  try {
    postMessage(await think(data));
  } catch (error) {
    // The module is not fit for use after a trap. Out of the promise, so that it ends as this Worker's error.
    setTimeout(() => { throw error; });
  }
};
