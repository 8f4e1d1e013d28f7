// Whether browsers of this machine can connect pages.
import { networkInterfaces } from 'node:os';

const reachable = Object.values(networkInterfaces()).flat().some(({ internal }) => !internal);

/** The reason to skip tests that connect pages; false if they can run. */
export const skip = !reachable && 'this machine has only a loopback interface, where browsers find no address';
