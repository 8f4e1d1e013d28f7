"""What every card shares: its paper, the frame whose breaks tell the suit, the numerals; and the back."""
from pen import CARD, DARK_RED, INK, RED, WHITE, group, lozenges, number, path

WIDTH, HEIGHT = 610, 950
EDGE = "#8d8068"

# The breaks (pintas) of the frame's upper and lower line, by suit: none, one, two, three.
BREAKS = {"o": [], "c": [305], "e": [228, 382], "b": [190, 305, 420]}
BREAK_WIDTH = 54
INSET, ROUND, LINE_WIDTH = 22, 22, 10

# Numerals are strokes through a box 41 wide and 101 high; the pen is 23 thick, so a digit stands 124 high.
NUMERAL_PEN = 23
DIGITS = {
    "0": "M20.5 0C35 0 41 11 41 27V74C41 90 35 101 20.5 101C6 101 0 90 0 74V27C0 11 6 0 20.5 0z",
    "1": "M0 21L21 0V101",
    "2": "M0 27C0 9 8 0 20.5 0C33 0 41 9 41 25C41 41 31 54 22 66L0 101H42",
    "3": "M0 23C1 8 9 0 20 0C33 0 40 9 40 23C40 38 31 47 17 47C32 47 41 57 41 73C41 91 33 101 20 101C8 101 1 93 0 78",
    "4": "M32 101V0L0 71H48",
    "5": "M38 0H5L2 46C8 40 14 38 21 38C34 38 41 50 41 69C41 89 33 101 19 101C9 101 2 95 0 83",
    "6": "M34 0C14 19 0 43 0 70C0 90 8 101 20.5 101C33 101 41 90 41 71C41 54 33 44 22 44C12 44 4 51 1 62",
    "7": "M0 0H42L15 101",
    "A": "M-6 101L20.5 0L47 101M4 72H37",
    "J": "M38 0V72C38 90 32 101 19 101C7 101 0 92 0 76",
    "Q": "M20.5 0C35 0 41 11 41 27V74C41 90 35 101 20.5 101C6 101 0 90 0 74V27C0 11 6 0 20.5 0zM37 93L47 108",
    "K": "M0 0V101M44 0L2 60M17 40L46 101",
    "8": "M20.5 46C9 46 2 37 2 24C2 10 9 0 20.5 0C32 0 39 10 39 24C39 37 32 46 20.5 46C8 46 0 57 0 73C0 90 8 101 20.5 "
          "101"
         "C33 101 41 90 41 73C41 57 33 46 20.5 46z",
    "9": "M7 101C27 82 41 58 41 31C41 11 33 0 20.5 0C8 0 0 11 0 30C0 47 8 57 19 57C29 57 37 50 40 39",
}
ADVANCE = {"1": 53}


def paper(fill=CARD):
    return (f'<rect x="2" y="2" width="{WIDTH - 4}" height="{HEIGHT - 4}" rx="40" fill="{fill}" stroke="{EDGE}" '
            'stroke-width="4"/>')


def border(suit):
    """The frame with the breaks of its suit."""
    left, right, top, bottom = INSET, WIDTH - INSET, INSET, HEIGHT - INSET
    breaks = BREAKS[suit]
    if not breaks:
        return (f'<rect x="{left}" y="{top}" width="{right - left}" height="{bottom - top}" rx="{ROUND}" fill="none" '
                f'stroke="{INK}" stroke-width="{LINE_WIDTH}"/>')
    half = BREAK_WIDTH // 2
    first, last = breaks[0] - half, breaks[-1] + half
    data = (f"M{first} {top}H{left + ROUND}Q{left} {top} {left} {top + ROUND}V{bottom - ROUND}Q{left} {bottom} "
            f"{left + ROUND} {bottom}H{first}M{last} {top}H{right - ROUND}Q{right} {top} {right} {top + ROUND}"
            f"V{bottom - ROUND}Q{right} {bottom} {right - ROUND} {bottom}H{last}")
    for a, b in zip(breaks, breaks[1:]):
        data += f"M{a + half} {top}H{b - half}M{a + half} {bottom}H{b - half}"
    return path(data, "none", INK, LINE_WIDTH)


def digits(text, colour=INK):
    """Digits and letters side by side, the first one's box at (0, 0)."""
    data, x = [], 0
    for digit in text:
        data.append(f'<path d="{DIGITS[digit]}"' + (f' transform="translate({x} 0)"' if x else "") + "/>")
        x += ADVANCE.get(digit, 71)
    return f'<g fill="none" stroke="{colour}">{"".join(data)}</g>'


def numeral(rank):
    """The index: top left, and turned round at the bottom right."""
    return both_ends([digits(str(rank))], (58, 62), width=NUMERAL_PEN)


def both_ends(parts, place, **look):
    """The same drawing at a place, and turned round at the opposite end of the card."""
    x, y = place
    return group(parts, (x, y), **look) + group(parts, (WIDTH - x, HEIGHT - y), turn=180, **look)


def back(colour=RED, rim=DARK_RED):
    """A lattice of lozenges in one colour, with a border."""
    left, top = 59, 61
    columns, rows = 6, 10
    dx, dy = (WIDTH - 2 * left) / columns, (HEIGHT - 2 * top) / rows
    grid = ""
    for i in range(1 - rows, columns):
        start, end = max(i, 0), min(i + rows, columns)
        for edge, sign in ((top, 1), (HEIGHT - top, -1)):
            grid += (f"M{number(left + start * dx)} {number(edge + sign * (start - i) * dy)}"
                     f"l{number((end - start) * dx)} {number(sign * (end - start) * dy)}")
    centres = [(left + column * dx / 2, top + row * dy / 2) for row in range(1, 2 * rows)
               for column in range(1, 2 * columns) if (row + column) % 2]
    return [paper(WHITE), _panel(22, 24, colour, rim, 4), path(grid, "none", WHITE, 6),
            path(lozenges(centres, 13, 13), WHITE, "none"),
            _panel(59, 4, "none", WHITE, 8), _panel(40, 12, "none", WHITE, 4)]


def _panel(inset, rounding, fill, stroke, width):
    return (f'<rect x="{inset}" y="{inset}" width="{WIDTH - 2 * inset}" height="{HEIGHT - 2 * inset}" rx="{rounding}" '
            f'fill="{fill}" stroke="{stroke}" stroke-width="{width}"/>')
