// Functions that run in the page and find what a press can reach.

/**
 * Returns the enabled target that matches `ids`, with a point `at` where nothing covers it (cards overlap); undefined during animations.
 * Runs in the page.
 */
export function pressable(ids) {
  if (!window.tapete?.settled()) return undefined;
  const all = window.tapete.targets();
  const wanted = ({ id }) => ids.some((each) => (/[: ]$/.test(each) ? id.startsWith(each) : id === each));
  const covers = ({ x, y, width, height }, at) => at[0] >= x && at[0] < x + width && at[1] >= y && at[1] < y + height;
  for (const [i, target] of all.entries()) {
    // The prefix `card:` skips marked cards; only a full id presses them again.
    if (!target.enabled || !wanted(target) || (target.chosen && ids.includes('card:'))) continue;
    for (const part of [0.5, 0.25, 0.1]) {
      const at = [target.x + target.width * part, target.y + target.height * 0.5];
      if (!all.slice(i + 1).some((later) => covers(later, at))) return { ...target, at };
    }
  }
  return undefined;
}

/** Returns a point of the table without targets after `frames` frames, if a press there can speed up the play. Runs in the page. */
export function emptyPoint(frames) {
  if (window.tapete.frames() < frames) return undefined;
  if (!['draw', 'table'].includes(window.tapete.screen())) return undefined;
  // A question cannot be skipped.
  if (window.tapete.targets().some(({ id }) => id.startsWith('dialog:') || ['button:next', 'button:rematch', 'button:close'].includes(id))) return undefined;
  const { clientWidth, clientHeight } = document.getElementById('canvas');
  const free = ([px, py]) => !window.tapete.targets().some(({ x, y, width, height }) => px >= x && px < x + width && py >= y && py < y + height);
  return [0.45, 0.3, 0.6].map((part) => [clientWidth / 2, clientHeight * part]).find(free);
}

/** Returns the box of the canvas in its own frame. Runs in the page. */
export function canvasBox() {
  const { x, y, width, height } = document.getElementById('canvas').getBoundingClientRect();
  return { x, y, width, height };
}
