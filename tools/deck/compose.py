#!/usr/bin/env python3
"""Writes the decks and the icon as flat SVG files; with --check, fails if the committed files differ.

nanosvg, which draws the cards, has no <use>: parts are drawn once here and composed into every file.
"""
import sys
from pathlib import Path

import french
import frame
from aces import ace
from figures import figure
from icon import SIZE, icon
from large import face
from pen import BLUE, DARK_BLUE, INK, LINE
from pips import pips

ASSETS = Path(__file__).resolve().parents[2] / "assets"
RANKS = (1, 2, 3, 4, 5, 6, 7, 10, 11, 12)


def svg(parts, width=frame.WIDTH, height=frame.HEIGHT):
    look = f'stroke="{INK}" stroke-width="{LINE}" stroke-linejoin="round" stroke-linecap="round"'
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
            f'viewBox="0 0 {width} {height}">\n<g {look}>\n' + "\n".join(parts) + "\n</g>\n</svg>\n")


def card(suit, rank):
    picture = ace(suit) if rank == 1 else pips(suit, rank) if rank <= 7 else figure(suit, rank)
    return svg([frame.paper(), frame.border(suit), *picture, frame.numeral(rank)])


def files():
    """Every file of the deck: path below assets/ and content."""
    result = {f"cards/spanish/{suit}{rank:02}.svg": card(suit, rank) for suit in "oceb" for rank in RANKS}
    result |= {f"cards/spanish-large/{suit}{rank:02}.svg": svg(face(suit, rank)) for suit in "oceb" for rank in RANKS}
    result |= {f"cards/{deck}/back.svg": svg(frame.back()) for deck in ("spanish", "spanish-large")}
    result |= {f"cards/french/{suit}{rank:02}.svg": svg(french.card(suit, rank))
               for suit in "shdc" for rank in range(1, 14)}
    result["cards/french/back.svg"] = svg(frame.back(BLUE, DARK_BLUE))
    # The other two suits are those of the French deck.
    result |= {f"cards/french-four/{suit}{rank:02}.svg": svg(french.card(suit, rank, french.FOUR_COLOURS))
               for suit in "dc" for rank in range(1, 14)}
    result["icon.svg"] = svg(icon(), SIZE, SIZE)
    return result


def main():
    stale = {name: text for name, text in files().items()
             if not (ASSETS / name).exists() or (ASSETS / name).read_text() != text}
    if "--check" in sys.argv[1:] and stale:
        sys.exit("out of date, run tools/deck/compose.py: " + " ".join(stale))
    for name, text in stale.items():
        (ASSETS / name).parent.mkdir(parents=True, exist_ok=True)
        (ASSETS / name).write_text(text)
    print(f"wrote {len(stale)} files" if stale else "up to date")


if __name__ == "__main__":
    main()
