// Lets the wheel and swipes over the table scroll the embedding page.
import { canvas } from './canvas.js';

/** Passes wheel events and swipes that the table does not use to the embedding page. Must be called before SDL adds its listeners. */
export function shareScrolling(app) {
  document.documentElement.classList.add('framed');
  const scrolls = ({ offsetX, offsetY }, dy) => app()?.scrolls(offsetX, offsetY, dy);
  const draggable = ({ offsetX, offsetY }) => app()?.targets().some(({ id, x, y, width, height }) =>
    id.startsWith('card:') && offsetX >= x && offsetX < x + width && offsetY >= y && offsetY < y + height);
  canvas.addEventListener('wheel', (event) => { if (!scrolls(event, event.deltaY)) event.stopImmediatePropagation(); }, { capture: true });
  let free = false;
  canvas.addEventListener('pointerdown', (event) => {
    if (event.isPrimary) free = !scrolls(event, 1) && !scrolls(event, -1) && !draggable(event);
  });
  const share = (event) => { if (free) event.preventDefault = () => {}; };  // SDL would prevent scrolling at every touch
  for (const type of ['touchstart', 'touchmove']) canvas.addEventListener(type, share, { capture: true });
}
