#!/usr/bin/env python3
"""Draws contact sheets of the decks into build/deck/, with the renderer and the green cloth of the table.

    tools/deck/contact.py DECK [WIDTH [CARD ...]]      e.g. spanish 400 o10 c10

Needs a C compiler and SDL2_image, which the desktop build needs too.
"""
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
OUT = ROOT / "build" / "deck"
CLOTH = "1f6b45"
GAP = 0.08  # between cards, in widths of a card
SHEET_WIDTH = 1600  # largest width of a sheet, in pixels


def program():
    """Returns the drawing program; builds it if it is missing or out of date."""
    source, binary = HERE / "draw.c", OUT / "draw"
    if not binary.exists() or binary.stat().st_mtime < source.stat().st_mtime:
        OUT.mkdir(parents=True, exist_ok=True)
        flags = subprocess.run(["sdl2-config", "--cflags", "--libs"], check=True,
                               capture_output=True, text=True).stdout.split()
        subprocess.run(["cc", "-O2", source, "-o", binary, *flags, "-lSDL2_image"], check=True)
    return binary


def draw(size, colour, places, target):
    """Draws files, given as (file, x, y, width, height), on a background into target."""
    lines = [f"size {size[0]} {size[1]} {colour}", *(" ".join(map(str, place)) for place in places)]
    subprocess.run([program(), target], input="\n".join(lines) + "\n", text=True, check=True)


def sheet(files, width, columns, target):
    """Draws files in rows of this many columns."""
    height = round(width * 950 / 610)
    gap = max(6, round(width * GAP))
    columns = min(columns, len(files))
    rows = -(-len(files) // columns)
    places = [(file, gap + i % columns * (width + gap), gap + i // columns * (height + gap), width, height)
              for i, file in enumerate(files)]
    draw((columns * (width + gap) + gap, rows * (height + gap) + gap), CLOTH, places, target)
    print(target)


def all_files(deck):
    """Returns the files of a deck: by suit, in the order of records, then the back."""
    suits = "oceb" if deck.startswith("spanish") else "shdc"
    files = sorted((ROOT / "assets" / "cards" / deck).glob("*.svg"))
    return sorted(files, key=lambda file: len(suits) if file.stem == "back" else suits.index(file.stem[0]))


def main(deck, width="120", *cards):
    folder = ROOT / "assets" / "cards" / deck
    files = [folder / f"{card}.svg" for card in cards] if cards else all_files(deck)
    per_suit = 10 if deck.startswith("spanish") else 13
    columns = per_suit if not cards and int(width) <= 150 else max(1, SHEET_WIDTH // int(width))
    sheet(files, int(width), columns, OUT / f"{deck}-{width}{'-' + cards[0] if cards else ''}.png")


if __name__ == "__main__":
    main(*sys.argv[1:])
