// Virtual screen for browsers that need one: Xvfb, with a free display number.
import { spawn } from 'node:child_process';

/** Starts the screen. Returns {display, close}. */
export async function openScreen() {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const number = await new Promise((told, failed) => {
    server.stdio[3].once('data', (text) => told(String(text).trim()));
    server.once('error', failed);
    server.once('exit', () => failed(new Error('Xvfb did not start')));
  });
  return { display: `:${number}`, close: () => server.kill() };
}
