"""Ribbons, laurels and letters: the ornaments of the aces."""
from pen import DARK_RED, GREEN, LIGHT_GREEN, RED, WHITE, disc, path, polar

# Letters are strokes 40 high; the word stands where makers of cards put their name.
WORD = "TAPETE"
LETTERS = {
    "T": "M-14-20H14M0-20V20",
    "A": "M-15 20L0-20L15 20M-9 7H9",
    "P": "M-12 20V-20H2Q14-20 14-8Q14 4 2 4H-12",
    "E": "M12-20H-12V20H12M-12 0H8",
}
SPACING, HALF_WORD, HALF_WIDTH = 7.2, 24, 37  # degrees, degrees, card units


def name_ribbon(x, y, radius):
    """A ribbon with the maker's name, hung along the lower part of a circle around (x, y)."""
    first = 180 + SPACING * (len(WORD) - 1) / 2
    letters = ""
    for i, letter in enumerate(WORD):
        angle = first - i * SPACING
        px, py = polar(radius, angle, x, y)
        letters += (f'<path d="{LETTERS[letter]}" transform="translate({px:.0f} {py:.0f}) '
                    f'rotate({angle - 180:.0f})"/>')
    inner, outer = radius - HALF_WIDTH, radius + HALF_WIDTH
    ends = [_strip(x, y, inner + 14, outer + 14, 180 + side * (HALF_WORD - 5), 180 + side * (HALF_WORD + 6), notch=True)
            for side in (-1, 1)]
    return [*(path(end, DARK_RED) for end in ends), path(_strip(x, y, inner, outer, 180 + HALF_WORD,
                                                                180 - HALF_WORD), RED),
            f'<g fill="none" stroke="{WHITE}" stroke-width="8">{letters}</g>']


def _strip(x, y, inner, outer, first, last, notch=False):
    """Path data of a piece of a ring from one angle to another, perhaps with a swallow's tail."""
    sweep = 1 if last > first else 0
    (ax, ay), (bx, by) = polar(outer, first, x, y), polar(outer, last, x, y)
    (cx, cy), (dx, dy) = polar(inner, last, x, y), polar(inner, first, x, y)
    tail = "L{:.0f} {:.0f}".format(*polar((inner + outer) / 2, last + (first - last) / 3, x, y)) if notch else ""
    return (f"M{ax:.0f} {ay:.0f}A{outer} {outer} 0 0 {sweep} {bx:.0f} {by:.0f}{tail}L{cx:.0f} {cy:.0f}"
            f"A{inner} {inner} 0 0 {1 - sweep} {dx:.0f} {dy:.0f}z")


def laurel(x, y, radius, first, last, count):
    """A branch along a circle from one angle to the other, with leaves in pairs and berries."""
    step = (last - first) / count
    side = 1 if step > 0 else -1
    (x0, y0), (x1, y1) = (polar(radius, angle, x, y) for angle in (first, last))
    parts = [path(f"M{x0:.0f} {y0:.0f}A{radius} {radius} 0 0 {1 if side > 0 else 0} {x1:.0f} {y1:.0f}", "none")]
    for i in range(count):
        angle = first + step * (i + 0.4)
        px, py = polar(radius, angle, x, y)
        for lean, colour in ((-40, GREEN), (40, LIGHT_GREEN)):
            parts.append(_leaf(round(px), round(py), round(angle + side * 90 + lean), colour))
        parts.append(disc(*polar(radius, angle + step * 0.45, x, y), 7, RED, width=4))
    parts.append(_leaf(round(x1), round(y1), round(last + side * 90), GREEN))
    return parts


def _leaf(x, y, turn, colour):
    return f'<path d="M0 0Q-20-26 0-54Q20-26 0 0z" transform="translate({x} {y}) rotate({turn})" fill="{colour}"/>'
