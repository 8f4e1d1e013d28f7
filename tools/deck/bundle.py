#!/usr/bin/env python3
"""Puts a deck into one file that the page fetches as a whole: bundle.py OUT FOLDER

It is an SVG document with a nested <svg id="NAME"> for each file NAME.svg. Like stands beside like, the cards of one
rank together: what packs the file for the way to the browser looks back only so far.
"""
import re
import sys
from pathlib import Path


def nested(path):
    text = re.sub(r">\s+<", "><", path.read_text()).strip()  # the spaces between tags are for readers only
    return text.replace('<svg xmlns="http://www.w3.org/2000/svg"', f'<svg id="{path.stem}"', 1)


def bundle(folder):
    cards = sorted(folder.glob("*.svg"), key=lambda path: (path.stem[::-1], path.name))
    return '<svg xmlns="http://www.w3.org/2000/svg">\n' + "\n".join(nested(path) for path in cards) + "\n</svg>\n"


if __name__ == "__main__":
    out, source = map(Path, sys.argv[1:])
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(bundle(source))
