// People who do not see the canvas or use no pointer can play by keyboard alone, or with the accessibility tree alone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSite } from './lib/browser.mjs';
import { KeyboardPlayer, Listener } from './lib/listeners.mjs';
import { trace } from './lib/trace.mjs';

const { visit, url } = useSite();

test('a coto can be played to its end by keyboard alone', async () => {
  const { context, page, trouble } = await visit();
  const player = new KeyboardPlayer(page);
  await player.fast();
  await player.newMatch({ players: 2, coto: 1 });
  await player.playMatch();
  assert.match(trace(await player.record()).at(-1), /^match [01]$/);
  assert.deepEqual(trouble, []);
  await context.close();
});

test('a coto can be played to its end through the accessibility tree alone', async () => {
  const { context, page, trouble } = await visit();
  const listener = new Listener(page);
  for (const name of ['Ajustes', 'Deprisa', 'Volver', 'Jugadores y reglas', 'Dos, mano a mano', 'Regla por regla']) await listener.press(name);
  for (let i = 0; i < 2; ++i) await listener.press(/^Partidas .*: Menos$/);
  for (const name of ['Empezar', 'Jugar', 'Repartir']) await listener.press(name);
  const next = /^(Siguiente |Jugar las vueltas)/;
  for (;;) {
    const name = await listener.find(/^(el|la) .* de (oros|copas|espadas|bastos)$/, /^(Paso|Cantar|Cambiar|No )/, next, 'Jugar otra vez');
    if (name === 'Jugar otra vez') break;
    await listener.pressIfThere(name);
  }
  const record = await page.evaluate(() => window.tapete.record());
  assert.match(trace(record).at(-1), /^match [01]$/);
  assert.deepEqual(trouble, []);
  await context.close();
});

test('every played card is spoken once, and keys speak the cards, the table and the score', async () => {
  const { context, page, player } = await visit();
  await page.evaluate(() => {
    window.spoken = [];
    const log = document.getElementById('log');
    new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach((line) => window.spoken.push(line.textContent))))
      .observe(log, { childList: true });
  });
  const spoken = () => page.evaluate(() => window.spoken.splice(0));
  await player.fast();
  await player.newMatch();
  await player.turn();
  const first = await spoken();
  const cards = (await player.targets()).filter(({ id }) => id.startsWith('card:')).map(({ label }) => label);
  assert.equal(cards.length, 6);
  const dealt = first.find((line) => line.startsWith('Tus cartas: '));
  for (const card of cards) assert.ok(dealt.includes(card), `${card} in ${dealt}`);
  assert.equal(first.at(-1), 'Te toca.');
  assert.equal(first.filter((line) => line === 'Te toca.').length, 1);
  const ask = async (key) => {
    await page.keyboard.press(key);
    await player.until(() => window.spoken.length > 0);
    return (await spoken()).join();
  };
  assert.match(await ask('c'), /^Tus cartas: /);
  assert.match(await ask('t'), /Pintan (oros|copas|espadas|bastos)\. .*Te toca\.$/);
  assert.match(await ask('p'), /0 de 3 ganadas/);
  await player.act();
  await player.turn();
  const played = (await player.record()).split('\n').filter((line) => / play /.test(line)).length;
  const told = (await spoken()).filter((line) => /\bechas? (el|la) /i.test(line)).length;
  assert.equal(told, played - first.filter((line) => /\bechas? (el|la) /i.test(line)).length);
  await context.close();
});

test('the accessibility tree holds the player\'s cards at their positions and no hidden card', async () => {
  const { context, page, player } = await visit();
  await player.newMatch();
  await player.turn();
  const tree = await page.locator('main').ariaSnapshot();
  const hand = (await player.targets()).filter(({ id }) => id.startsWith('card:')).map(({ label }) => label);
  for (const card of hand) assert.ok(tree.includes(`button "${card}"`), tree);
  assert.match(tree, /button "Oír mis cartas"/);
  assert.equal(await page.locator('#mirror button[data-id^="card:"]').count(), 6);
  // A button of the accessibility tree is at its card's position.
  const [card] = (await player.targets()).filter(({ id }) => id.startsWith('card:'));
  const box = await page.locator(`#mirror button[data-id="${card.id}"]`).boundingBox();
  assert.ok(Math.abs(box.x - card.x) < 1 && Math.abs(box.width - card.width) < 1);
  await context.close();
});

/** Returns the texts of the accessibility tree without its buttons. */
const texts = (page) => page.locator('#mirror :is(h1, h2, p, th, td)').allTextContents();

test('one sentence each describes score, trick, turned-up card, stock, other players and turn', async () => {
  const { context, page, player } = await visit();
  await player.fast();
  await player.newMatch();
  await player.turn();
  while (!/ play /.test(await player.record())) {
    await player.act();
    await player.turn();
  }
  const [heading, ...told] = await texts(page);
  assert.equal(heading, 'Guiñote: te toca');
  const one = (pattern) => assert.equal(told.filter((line) => pattern.test(line)).length, 1, `${pattern} in ${told.join('\n')}`);
  for (const pattern of [/^Tú y Fermín: /, /^Pilar y Carmen: /, /^Pintan /, /^Carta vuelta: /, /^Quedan \d+ en el mazo/, /^(En la mesa, |No hay cartas)/, /^Pilar: \d cartas/, /^Fermín: \d cartas/, /^Carmen: \d cartas/, /^Te toca/]) one(pattern);
  // Initials on portraits and numbers near pictures are meaningless without the picture.
  assert.deepEqual(told.filter((line) => line.length < 4), []);
  await context.close();
});

test('the count of a hand is an HTML table with headings', async () => {
  const { context, page, player } = await visit();
  await player.fast();
  await player.newMatch({ players: 2 });
  await player.playHand();
  const table = page.locator('#mirror').getByRole('table');
  assert.deepEqual(await table.getByRole('columnheader').allTextContents(), ['Tú', 'Pilar']);
  const rows = await table.getByRole('rowheader').allTextContents();
  assert.deepEqual(rows.slice(-2), ['Total', 'Que son']);
  assert.equal(await table.getByRole('cell').count(), 1 + 2 * rows.length);
  await context.close();
});

for (const [game, patterns, piles] of [
  ['corazones', [/^Pilar: 0/, /^Fermín: 0/, /^Carmen: 0/, /^Carmen: \d+ cartas/], 4],
  ['kwingto', [/^Tú: 0/, /^Pilar: /, /^Tu tablero: /, /^Tablero, Pilar: /], 0],
  ['podrida', [/^Pilar: (pidió \d, )?0 puntos/, /^Pilar: 1 carta/, /^Carta vuelta: /], 1],
]) {
  test(`the accessibility tree describes the other players and names each pile by its owner in ${game}`, async () => {
    const { context, page, player } = await visit({ url: `${url()}?game=${game}` });
    await player.fast();
    await player.press('button:new_match');
    await player.press('button:begin');
    if ((await player.find('button:deal', 'card:', 'die:', 'space:', 'option:')).id === 'button:deal') await player.press('button:deal');
    await player.find('card:', 'die:', 'space:', 'option:');
    const told = await texts(page);
    for (const pattern of patterns) assert.ok(told.some((line) => pattern.test(line)), `${pattern} in ${told.join('\n')}`);
    const labels = (await player.targets()).filter(({ id }) => id.startsWith('pile:')).map(({ label }) => label);
    assert.equal(new Set(labels).size, piles, labels.join());
    await context.close();
  });
}
