"""Ribbons, laurels and letters: the ornaments of the aces."""
from pen import DARK_RED, GREEN, RED, WHITE, area, path, polar

# Letters are strokes 40 high; the word stands where makers of cards put their name.
LETTERS = {
    "T": "M0 0H28M14 0V40",
    "A": "M0 40L15 0L30 40M6 26H24",
    "P": "M0 40V0H14Q26 0 26 12Q26 24 14 24H0",
    "E": "M24 0H0V40H24M0 20H20",
}
SPACING = 44


def name_ribbon(x, y):
    """A ribbon with the maker's name, centred on (x, y)."""
    word = "TAPETE"
    start = x - ((len(word) - 1) * SPACING + 26) / 2
    letters = "".join(f'<path d="{LETTERS[c]}" transform="translate({start + i * SPACING:g} {y - 20:g})"/>'
                      for i, c in enumerate(word))
    ends = [area(f"{x + s * 130},{y - 22}! {x + s * 186},{y - 22}! {x + s * 168},{y + 14}! {x + s * 186},{y + 50}! "
                 f"{x + s * 130},{y + 50}!", DARK_RED) for s in (-1, 1)]
    return [*ends, area(f"{x - 158},{y - 40}! {x + 158},{y - 40}! {x + 158},{y + 38}! {x - 158},{y + 38}!", RED),
            f'<g fill="none" stroke="{WHITE}" stroke-width="8">{letters}</g>']


def laurel(x, y, radius, first, last, count):
    """A branch along a circle from one angle to the other, with leaves in pairs."""
    step = (last - first) / count
    side = 1 if step > 0 else -1
    (x0, y0), (x1, y1) = (polar(radius, angle, x, y) for angle in (first, last))
    parts = [path(f"M{x0:.0f} {y0:.0f}A{radius} {radius} 0 0 {1 if side > 0 else 0} {x1:.0f} {y1:.0f}")]
    for i in range(count):
        angle = first + step * (i + 0.4)
        px, py = polar(radius, angle, x, y)
        for lean in (-38, 38):
            parts.append(_leaf(round(px), round(py), round(angle + side * 90 + lean)))
    parts.append(_leaf(round(x1), round(y1), round(last + side * 90)))
    return parts


def _leaf(x, y, turn):
    return f'<path d="M0 0Q-16-22 0-46Q16-22 0 0z" transform="translate({x} {y}) rotate({turn})" fill="{GREEN}"/>'
