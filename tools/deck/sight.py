#!/usr/bin/env python3
"""Measures whether the suits can be told apart, by people with colour blindness and by the outlines alone.

    tools/deck/sight.py

The sign of a suit is the element `sign` of its seven. The renderer of the table draws the sign as large as a pip of the
Spanish seven on a card 40 px wide. Colours are compared in OKLab, in hundredths of its unit; people notice differences from about 2.
Colour blindness is simulated by the matrices of Machado, Oliveira and Fernandes (2009) for its full degree.
"""
import itertools
import re
import struct
from dataclasses import dataclass
from pathlib import Path

import card
import contact

CARDS = Path(__file__).resolve().parents[2] / "assets" / "cards"
DECKS = {"spanish": "oceb", "french": "shdc", "french-four": "shdc"}

BOX = 300  # card units around a sign
PIXELS = 20  # side of that box in pixels, on a card 40 px wide
APART = 5  # difference from the paper above which a pixel belongs to the sign

# Kinds of sight, as matrices on linear light
SIGHTS = {
    "full colour": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
# Matrices of OKLab: from linear light to the cones of the eye, and from the cube roots of the cones to OKLab
TO_CONES = ((0.4122214708, 0.5363325363, 0.0514459929), (0.2119034982, 0.6806995451, 0.1073969566),
            (0.0883024619, 0.2817188376, 0.6299787005))
TO_OKLAB = ((0.2104542553, 0.7936177850, -0.0040720468), (1.9779984951, -2.4285922050, 0.4505937099),
            (0.0259040371, 0.7827717662, -0.8086757660))


def linear(colour):
    """Converts "#rrggbb" or three bytes to linear light, 0 to 1."""
    if isinstance(colour, str):
        colour = bytes.fromhex(colour.lstrip("#"))
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (byte / 255 for byte in colour)]


def times(matrix, vector):
    return [sum(a * b for a, b in zip(row, vector)) for row in matrix]


def seen(light, sight):
    """Returns a light as a person with this colour blindness sees it."""
    return [min(1, max(0, value)) for value in times(SIGHTS[sight], light)]


def oklab(light):
    return times(TO_OKLAB, [value ** (1 / 3) for value in times(TO_CONES, light)])


def difference(a, b):
    """Returns the distance between two lights, in hundredths of OKLab."""
    return 100 * sum((x - y) ** 2 for x, y in zip(oklab(a), oklab(b))) ** 0.5


def contrast(a, b):
    """Returns the contrast ratio of two colours by WCAG, 1 to 21."""
    first, second = (0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in (linear(a), linear(b)))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)


@dataclass
class Sign:
    """The sign of a suit as a separate drawing, with the colours at its outline."""
    drawing: str  # SVG document
    outlines: set  # colours of strokes, and fill colours of shapes without a stroke
    paper: str  # background colour of the card


def find(element, ancestors=()):
    """Returns the ancestors of the element with the id "sign", followed by the element; None if there is none."""
    if element.get("id") == "sign":
        return [*ancestors, element]
    return next((found for inner in element if (found := find(inner, [*ancestors, element]))), None)


def outlines(element, looks):
    """Returns the colours at the edges of all shapes."""
    looks = looks | card.attributes(element)
    if len(element) > 0:
        return set().union(*(outlines(inner, looks) for inner in element))
    stroke = looks.get("stroke", "none")
    return {stroke if stroke != "none" else looks.get("fill", "#000000")}


def moved(transform):
    """Returns a transform that moves the sign to the middle of the box, without its scale on the card."""
    match = re.match(r"translate\([^)]*\)(?P<turn>.*?)\s*(scale\([-.\d]+\))?$", transform)
    if match:
        return f"translate({BOX / 2} {BOX / 2}){match['turn']}"
    numbers = [float(number) for number in re.findall(r"[-.e\d]+", transform.removeprefix("matrix"))]
    if not transform.startswith("matrix") or len(numbers) != 6:
        raise card.Fault(f"the sign stands nowhere: {transform!r}")
    scale = abs(numbers[0] * numbers[3] - numbers[1] * numbers[2]) ** 0.5
    return f"matrix({' '.join(f'{number / scale:.6f}' for number in numbers[:4])} {BOX / 2} {BOX / 2})"


def read_sign(file):
    root = card.read(file)
    line = find(root)
    if line is None:
        raise card.Fault(f"{file}: no element has the id sign")
    looks = {key: value for element in line[:-1] for key, value in card.attributes(element).items() if key in card.LOOKS}
    paper = next(element for element in root.iter(card.SVG + "rect")).get("fill")
    sign = line[-1]
    edges = outlines(sign, looks)
    sign.set("transform", moved(sign.get("transform", "")))
    around = "".join(f' {key}="{value}"' for key, value in looks.items())
    return Sign(f'<svg xmlns="http://www.w3.org/2000/svg" width="{BOX}" height="{BOX}" viewBox="0 0 {BOX} {BOX}">'
                f"<g{around}>{card.plain(sign)}</g></svg>\n", edges, paper)


def picture(sign):
    """Returns the pixels of a sign, as linear light."""
    folder = contact.OUT
    folder.mkdir(parents=True, exist_ok=True)
    file, bitmap = folder / "sign.svg", folder / "sign.bmp"
    file.write_text(sign.drawing)
    contact.draw((PIXELS, PIXELS), sign.paper.lstrip("#"), [(file, 0, 0, PIXELS, PIXELS)], bitmap)
    data = bitmap.read_bytes()
    start, = struct.unpack_from("<I", data, 10)
    # A pixel has a byte each for blue, green and red, and one unused byte.
    return [linear((data[i + 2], data[i + 1], data[i])) for i in range(start, start + 4 * PIXELS * PIXELS, 4)]


def sign_pixels(pixels, paper):
    """Returns the indices of the pixels that are not paper."""
    return {i for i, light in enumerate(pixels) if difference(light, linear(paper)) > APART}


def mean(pixels, places):
    return [sum(pixels[i][channel] for i in places) / len(places) for channel in range(3)]


def compare(a, b):
    """Returns the common share of two signs' areas, and for each kind of sight the differences (of mean colours, of pixels)."""
    mine, other = picture(a), picture(b)
    ours, theirs = sign_pixels(mine, a.paper), sign_pixels(other, b.paper)
    common = len(ours & theirs) / len(ours | theirs)
    apart = {}
    for sight in SIGHTS:
        colours = difference(seen(mean(mine, ours), sight), seen(mean(other, theirs), sight))
        pixels = sum(difference(seen(mine[i], sight), seen(other[i], sight)) for i in ours | theirs) / len(ours | theirs)
        apart[sight] = colours, pixels
    return common, apart


def decks():
    """Yields the name of every deck with its signs by suit. Files that the four-colour deck lacks come from the French deck."""
    for deck, suits in DECKS.items():
        files = {suit: CARDS / deck / f"{suit}07.svg" for suit in suits}
        yield deck, {suit: read_sign(file if file.exists() else CARDS / "french" / file.name) for suit, file in files.items()}


def stands_out(sign):
    """Returns the contrast between the sign's outline and the paper."""
    return max(contrast(colour, sign.paper) for colour in sign.outlines)


def main():
    print(f"{'':14}{'outlines':>10}" + "".join(f"{sight:>22}" for sight in SIGHTS))
    print(f"{'':14}{'in common':>10}" + "".join(f"{'colour':>12}{'pixels':>10}" for _ in SIGHTS))
    for name, signs in decks():
        for a, b in itertools.combinations(signs, 2):
            common, apart = compare(signs[a], signs[b])
            print(f"{name:12}{a}{b}{common:10.0%}" + "".join(f"{c:12.0f}{p:10.0f}" for c, p in apart.values()))
    print("\ncontrast with the paper")
    for name, signs in decks():
        for suit, sign in signs.items():
            print(f"{name:12}{suit:8}{stands_out(sign):6.1f}")


if __name__ == "__main__":
    main()
