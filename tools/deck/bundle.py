#!/usr/bin/env python3
"""Puts a deck into one file that the page fetches as a whole: bundle.py OUT FOLDER

The file is an SVG document with a nested <svg id="NAME"> for each file NAME.svg, without the data that drawing programs add.
Cards of the same rank are neighbours, because they are similar, and compression finds repetitions only at short distances.
"""
import sys
from pathlib import Path

import card


def nested(path):
    return card.plain(card.read(path)).replace("<svg", f'<svg id="{path.stem}"', 1)


def bundle(folder):
    cards = sorted(folder.glob("*.svg"), key=lambda path: (path.stem[::-1], path.name))
    return '<svg xmlns="http://www.w3.org/2000/svg">\n' + "\n".join(nested(path) for path in cards) + "\n</svg>\n"


def main():
    out, source = map(Path, sys.argv[1:])
    try:
        text = bundle(source)
    except card.Fault as fault:
        sys.exit(str(fault))
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(text)


if __name__ == "__main__":
    main()
