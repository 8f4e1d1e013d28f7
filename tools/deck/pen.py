"""The pen: colours and the few shapes everything on a card is drawn with.

Shapes are strings of SVG, so a drawing is a list of strings. Only what nanosvg understands is used: paths,
circles, groups with transforms, plain attributes.
"""
import math

INK = "#221c24"
CARD = "#fcf6e6"
RED, DARK_RED = "#cb2a30", "#8f1a26"
BLUE, DARK_BLUE, LIGHT_BLUE = "#2160ab", "#163f74", "#8bbce2"
YELLOW, LIGHT_YELLOW, OCHRE = "#f6bf2b", "#fde08a", "#c8860f"
GREEN, DARK_GREEN, LIGHT_GREEN = "#3c9a4a", "#1f6636", "#7cc274"
STEEL, PALE_STEEL = "#7fabd4", "#d5e6f3"
SKIN, BLUSH = "#f6d3ae", "#e9a183"
WHITE = "#fffdf6"
BROWN, DARK_BROWN, AUBURN = "#8a4f26", "#5a3016", "#6b2f1c"
GREY = "#d5d8de"

LINE = 6  # the weight of an outline, in card units
HAIR = 4  # the weight of a line inside an area


def number(value):
    """A coordinate with at most one decimal."""
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def points(text):
    """Reads "x,y x,y! ..." into (x, y, is_corner); an exclamation mark makes a corner."""
    result = []
    for word in text.split():
        x, y = word.rstrip("!").split(",")
        result.append((float(x), float(y), word.endswith("!")))
    return result


def outline(text, closed=True):
    """The path data of a smooth curve through the points; two neighbouring corners are joined by a straight line."""
    nodes = points(text)
    count = len(nodes)
    if not closed:
        nodes[0] = (*nodes[0][:2], True)
        nodes[-1] = (*nodes[-1][:2], True)
    data = [f"M{number(nodes[0][0])} {number(nodes[0][1])}"]
    for i in range(count if closed else count - 1):
        data.append(_segment(nodes, i, count))
    return "".join(data) + ("z" if closed else "")


def _segment(nodes, i, count):
    a, b = nodes[i], nodes[(i + 1) % count]
    dx, dy = b[0] - a[0], b[1] - a[1]
    if a[2] and b[2]:
        return "l" + _pairs([(dx, dy)], 0)
    third = math.hypot(dx, dy) * 0.36
    first = None if a[2] else _along(nodes[i - 1], b, third)
    last = None if b[2] else _along(nodes[(i + 2) % count], a, third)
    second = (dx + last[0], dy + last[1]) if last else None
    # A corner has no direction of its own: its handle looks at the other end's handle.
    if first is None:
        first = (second[0] * 0.5, second[1] * 0.5)
    if second is None:
        second = (dx - (dx - first[0]) * 0.5, dy - (dy - first[1]) * 0.5)
    return "c" + _pairs([first, second, (dx, dy)], 0)


def _along(start, end, length):
    dx, dy = end[0] - start[0], end[1] - start[1]
    size = math.hypot(dx, dy) or 1
    return dx / size * length, dy / size * length


def _pairs(values, digits=1):
    """Numbers for relative path commands, as short as they can be written."""
    text = ""
    for value in (v for pair in values for v in pair):
        word = number(round(value, digits))
        word = "0" if word == "-0" else word
        text += word if not text or word.startswith("-") else " " + word
    return text


def attributes(fill, stroke, width):
    text = f' fill="{fill}"'
    if stroke:
        text += f' stroke="{stroke}"'
    if width is not None:
        text += f' stroke-width="{number(width)}"'
    return text


def path(data, fill="none", stroke=None, width=None):
    return f'<path d="{data}"{attributes(fill, stroke, width)}/>'


def area(text, fill, stroke=None, width=None):
    """A closed smooth shape."""
    return path(outline(text), fill, stroke, width)


def limb(text, fill, stroke=None, width=None):
    """An area whose outline is left open between its last and its first point, where it grows out of another."""
    return path(outline(text, closed=False), fill, stroke, width)


def line(text, stroke=None, width=HAIR):
    return path(outline(text, closed=False), "none", stroke, width)


def disc(x, y, radius, fill, stroke=None, width=None):
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"{attributes(fill, stroke, width)}/>'


def group(parts, move=(0, 0), turn=0, scale=1, mirror=False, width=None):
    """Places a drawing. Outlines keep the weight of the card unless a width is given."""
    steps = []
    if move != (0, 0):
        steps.append(f"translate({number(move[0])} {number(move[1])})")
    if turn:
        steps.append(f"rotate({number(turn)})")
    if mirror:
        steps.append(f"scale({-scale:g} {scale:g})")
    elif scale != 1:
        steps.append(f"scale({scale:g})")
    transform = f' transform="{" ".join(steps)}"' if steps else ""
    weight = width if width is not None else (LINE / scale if scale != 1 else None)
    stroke = f' stroke-width="{number(weight)}"' if weight is not None else ""
    return f"<g{transform}{stroke}>{''.join(parts)}</g>"


def polar(radius, degrees, x=0, y=0):
    """The point at a distance and angle from (x, y); 0 degrees is up, clockwise."""
    angle = math.radians(degrees)
    return x + radius * math.sin(angle), y - radius * math.cos(angle)


def petals(count, inner, outer, width, x=0, y=0, offset=0):
    """Path data of a ring of petals, each as wide as the given angle to both sides of its middle."""
    data = ""
    for i in range(count):
        angle = offset + 360 * i / count
        base, tip = polar(inner, angle, x, y), polar(outer, angle, x, y)
        left, right = (polar((inner + outer) / 2, angle + side, x, y) for side in (-width, width))
        rest = [(px - base[0], py - base[1]) for px, py in (left, tip)]
        back = [(px - tip[0], py - tip[1]) for px, py in (right, base)]
        data += f"M{number(base[0])} {number(base[1])}q{_pairs(rest)}q{_pairs(back)}z"
    return data


def star(count, inner, outer, x=0, y=0, offset=0):
    """Path data of a star with straight rays."""
    corners = [polar(inner if i % 2 else outer, offset + 180 * i / count, x, y) for i in range(2 * count)]
    return "M" + "L".join(f"{number(px)} {number(py)}" for px, py in corners) + "z"


def lozenges(places, half_width, half_height):
    """Path data of a lozenge around each place."""
    w, h = half_width, half_height
    sides = _pairs([(w, h), (-w, h), (-w, -h)])
    return "".join(f"M{number(x)} {number(y - h)}l{sides}z" for x, y in places)
