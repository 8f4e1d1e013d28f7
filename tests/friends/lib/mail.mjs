// Pages that meet at a table through the mailbox of the page around it.
import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openContext, watch } from '../../browser/lib/browser.mjs';
import { frameOf } from '../../browser/lib/club.mjs';
import { Player } from '../../browser/lib/player.mjs';
import { FOLDER, startPhp } from '../../mailbox/lib.mjs';
import { finish } from './dialogs.mjs';
import { Party } from './party.mjs';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Serves the page around a table of the site at `url`, with its mailbox, as docs/hosting.md says: the PHP file with the address of the table. */
export async function serveMailbox(url) {
  const folder = await mkdtemp(join(tmpdir(), 'tapete-club-'));
  const source = await readFile(join(FOLDER, 'mailbox.php'), 'utf8');
  await writeFile(join(folder, 'mesa.php'), source.replace(/const TABLE = '[^']*'/, () => `const TABLE = '${url}'`));
  const server = await startPhp(['-t', folder]);
  const close = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { address: `${server.url}mesa.php`, rooms: join(folder, 'mailbox-rooms'), close };
}

/** Waits for the table in a page. Returns its frame as `page`, and its player. */
async function enterTable(outer) {
  const page = await frameOf(outer);
  const player = new Player(page, { page: outer, touch: true, hurried: true });
  await player.ready();
  return { page, player };
}

/** Opens the page around a table of the site at `url`, and waits for the table. `trouble` does not contain lost requests to the mailbox. */
async function openClub(browser, url, address, init) {
  const context = await openContext(browser, { real: true, ...PHONE });
  if (init) await context.addInitScript(init);
  const outer = await context.newPage();
  const trouble = await watch(context, outer, url, []);
  await outer.goto(address);
  const isExpected = (text) => text.startsWith(`request: ${new URL(address).origin}/`) || text.includes('net::ERR_');
  return { context, outer, ...await enterTable(outer), get trouble() { return trouble.filter((text) => !isExpected(text)); } };
}

/** Makes a party with its club for `play(party, club)`, and ends both when that is over. */
export async function meet(browser, url, play) {
  const club = await serveMailbox(url);
  try {
    const party = new MailParty(browser, url, club.address);
    await play(party, club);
    await party.finish(finish);
  } finally {
    await club.close();
  }
}

/** A party whose pages meet through a mailbox. */
export class MailParty extends Party {
  /** `address` is that of the page around the table of the site at `url`. */
  constructor(browser, url, address) {
    super(({ url: link = address, init }) => openClub(browser, url, link, init), { real: true });
  }

  /** Waits until the guest is at the table. Nothing has to be brought back. */
  async bringBack(seat, name) {
    await this.pages[0].player.until((who) => document.querySelector('dialog.lobby .news')?.textContent.includes(who), name);
  }

  /** Makes the host's screen only the table. Returns the link with which all players sit down. */
  async makeTable() {
    const [table] = this.pages;
    await table.page.locator('[data-act=table]').click();
    return this.link(table);
  }

  /** Opens the link of such a table in a new page. */
  async scan(link) {
    const phone = await this.enter(link);
    this.pages.push(phone);
    return phone;
  }

  /** Loads the page of a seat again. */
  async reload(seat) {
    const { outer } = this.pages[seat];
    await outer.reload();
    Object.assign(this.pages[seat], await enterTable(outer));
  }

  /** Cuts the network of a seat until a sixth request has failed, which takes more than ten seconds. */
  async cut(seat) {
    const { context, outer } = this.pages[seat];
    let failures = 0;
    const enough = new Promise((resolve) => { outer.on('requestfailed', () => { if (++failures === 6) resolve(); }); });
    await context.setOffline(true);
    await enough;
    await context.setOffline(false);
  }

  /** Checks that all pages have the events of the host's. */
  async compare() {
    for (const seat of this.pages.keys()) assert.deepEqual(await this.events(seat), await this.events(0));
  }
}
