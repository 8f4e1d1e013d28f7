// Plays kwingto at its table of boards and dice.

const TURN = ['space:', 'option:', 'die:', 'button:next', 'button:rematch'];

/** Goes from the home screen through the form to the first throw of two players; `people` of them are at this screen, the rest are bots. */
export async function begin(player, { people = 1 } = {}) {
  await player.press('button:new_match');
  await player.chooseGame('Kwingto');
  if (people > 1) {
    await player.unfold('fold:people');
    await player.pressBelow('person:1:1');
  }
  await player.press('button:begin');
  await player.find(...TURN);
}

/** Performs the next action. Returns false after the final count. */
export async function act(player, { burnByHand = false } = {}) {
  const { id } = await player.find(...TURN);
  if (id === 'button:rematch') return false;
  if (id === 'button:next') {
    await player.press(id);  // the match has no winner yet
    return true;
  }
  if (id.startsWith('die:')) {
    for (const die of ['die:black 1', 'die:black 2']) await player.press(die);
    await player.press('option:dice 0 2');
    return true;
  }
  if (id.startsWith('space:')) {
    // The first press on a space shows its effect; the button then places the card.
    await player.press(id);
    await player.press('option:place ');
    return true;
  }
  const others = (await player.targets()).some((target) => target.id === 'button:others');
  if (others && burnByHand) {
    await player.press('button:others');
    await player.find('card:burn ');
    const cards = (await player.targets()).map((target) => target.id).filter((each) => each.startsWith('card:burn '));
    // A single card is burned at once; several are marked and burned together.
    for (const card of cards) {
      await player.press(card);
      const shown = (await player.targets()).map((target) => target.id);
      if (shown.includes('option:together')) await player.press('option:together');
      if (shown.includes('option:together') || !shown.includes(card)) break;
    }
    return true;
  }
  await player.press('option:');
  return true;
}
