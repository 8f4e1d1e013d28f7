// Measures how long an action takes from one page to the others through a mailbox on this machine, the PHP file. Not a test: the figures
// depend on the machine. node tests/friends/measure_mailbox.mjs [HANDS]
import { launch } from '../browser/lib/browser.mjs';
import { quantile } from '../browser/lib/measure.mjs';
import { serve } from '../browser/lib/site.mjs';
import { MailParty, serveMailbox } from './lib/mail.mjs';

const HANDS = Number(process.argv[2] ?? 5);
const waits = { 'guest to host': [], 'host to guest': [], 'guest to guest': [] };  // ms

/** Notes when each event appears in the page's record, in `window.seen` by number of events. Runs in the page. */
function noteEvents() {
  window.seen = [];
  setInterval(() => {
    const count = window.tapete.record().split('\n').filter((line) => /^\d /.test(line)).length;
    while (window.seen.length <= count) window.seen.push(Date.now());
  }, 10);
}

const canAct = () => window.tapete.settled() && window.tapete.targets().some(({ id, enabled }) => enabled && /^(card|option):/.test(id));
const isOver = () => window.tapete.targets().some(({ id }) => id === 'button:next' || id === 'button:rematch');
const count = (page) => page.evaluate(() => window.seen.length);

/** Lets the player at a seat act, and notes when the other pages know it. */
async function act({ pages }, seat) {
  const number = await count(pages[seat].page);
  await pages[seat].player.act();
  const start = Date.now();
  for (const [other, { page, player }] of pages.entries()) {
    await player.until((least) => window.seen.length > least, number);
    const time = await page.evaluate((index) => window.seen[index], number) - start;
    const way = seat === 0 ? 'host to guest' : other === 0 ? 'guest to host' : 'guest to guest';
    if (other !== seat) waits[way].push(Math.max(time, 0));
  }
}

async function playHand(party) {
  while (!await party.pages[0].page.evaluate(isOver))
    for (const [seat, { page }] of party.pages.entries()) if (await page.evaluate(canAct)) await act(party, seat);
}

const site = await serve();
const club = await serveMailbox(site.url);
const browser = await launch({ whole: true });
const party = new MailParty(browser, site.url, club.address);
await party.open({ game: 'Podrida', players: 0 });
for (const [seat, name] of [[1, 'Berta'], [2, 'Carlos']]) await party.join(seat, name);
await party.begin();
for (const { page } of party.pages) await page.evaluate(noteEvents);
for (let hand = 0; hand < HANDS; ++hand) {
  await playHand(party);
  if (hand + 1 < HANDS) await Promise.all(party.pages.map(({ player }) => player.press('button:next')));
}
console.log('ms from a press until another page knows it, through the mailbox');
for (const [way, times] of Object.entries(waits)) {
  times.sort((a, b) => a - b);
  console.log(`${way.padEnd(15)} ${String(times.length).padStart(3)} actions: median ${quantile(times, 0.5)}, 95 % ${quantile(times, 0.95)}, longest ${quantile(times, 1)}`);
}
await browser.close();
await club.close();
site.close?.();
process.exit(0);
