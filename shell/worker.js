// The Worker of the bots or the judge. It knows only the redacted record that it receives.
import { hear } from './think.js';

onmessage = async ({ data }) => {
  try {
    const answer = await hear(data);
    if (answer) postMessage(answer);
  } catch (error) {
    // After a trap the module is unusable. The error is thrown outside the promise, so that it becomes the Worker's error.
    setTimeout(() => { throw error; });
  }
};
