// The Worker in which the bots think. It knows nothing but the redacted record that it is sent.
import { hear } from './think.js';

onmessage = async ({ data }) => {
  try {
    const answer = await hear(data);
    if (answer) postMessage(answer);
  } catch (error) {
    // The module is not fit for use after a trap. Out of the promise, so that it ends as this Worker's error.
    setTimeout(() => { throw error; });
  }
};
