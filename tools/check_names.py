#!/usr/bin/env python3
"""Checks that no code outside the games' folders names a game or uses words of one game: check_names.py [PROJECT_FOLDER]"""
import re
import sys
from pathlib import Path

FOLDERS = ("src", "shell", "tools", "web")
LIST = "src/games/games.txt"
GAME = re.compile(r"^\w+ (\w+)/", re.MULTILINE)
# Paths that may name games: the games' own folders with the list of games, tools that find weights for a single game, and this file.
MAY = ("src/games/", "tools/learn/", "tools/teach.sh", "tools/tune.sh", "tools/check_names.py")
WORDS = ("guiñote", "cante", "partida", "coto")  # words of a single game, besides the games' names
HUMP = re.compile(r"([a-zñ0-9])([A-ZÑ])")  # the boundary between two words in camel case


def parts(line):
    """Returns the line with its identifiers split into words."""
    return HUMP.sub(r"\1 \2", line).replace("_", " ")


def check(project):
    """Returns complaints about all text files below `project`, as FILE:LINE: TEXT."""
    games = dict.fromkeys(GAME.findall((project / LIST).read_text()))
    named = re.compile(rf"\b({'|'.join([*games, *WORDS])})s?\b", re.IGNORECASE)
    found = []
    for path in sorted(path for folder in FOLDERS for path in (project / folder).rglob("*") if path.is_file()):
        name = path.relative_to(project).as_posix()
        if name.startswith(MAY) or "__pycache__" in name:
            continue
        try:
            lines = path.read_text().splitlines()
        except UnicodeDecodeError:
            continue  # a picture
        found += [f"{name}:{number}: {match[0]} belongs to a game: {line.strip()}"
                  for number, line in enumerate(lines, 1) if (match := named.search(parts(line)))]
    return found


def main():
    project = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parents[1]
    found = check(project)
    print("\n".join(found) if found else "names: nothing above the games names one")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
