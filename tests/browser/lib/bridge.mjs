// Bids at a table of bridge.

/**
 * Bids seven no trump and passes until a card must be played, or until the count if the player has no more choices. The player becomes
 * declarer unless their partner has bid no trump before; then the partner declares, and the player, as dummy, has no more choices.
 */
export async function bidHighest(player) {
  for (;;) {
    const { id } = await player.find('row:6', 'option:bid 7n', 'option:bid no', 'card:', 'hand:', 'button:next');
    if (/^(card|hand|button):/.test(id)) return;
    const calls = (await player.targets()).filter((target) => target.enabled).map((target) => target.id);
    if (calls.includes('row:6') && !calls.includes('option:bid 7n')) await player.press('row:6');
    await player.press(calls.includes('row:6') ? 'option:bid 7n' : 'option:bid no');
  }
}
