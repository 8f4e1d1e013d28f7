// The Worker in which the bots think. It knows nothing but the redacted record that it receives.
import { hear } from './think.js';

onmessage = async ({ data }) => {
  try {
    const answer = await hear(data);
    if (answer) postMessage(answer);
  } catch (error) {
    // After a trap the module cannot be used any more. Thrown outside the promise, so that it becomes the Worker's
    // error.
    setTimeout(() => { throw error; });
  }
};
