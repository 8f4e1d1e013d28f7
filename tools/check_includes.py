#!/usr/bin/env python3
"""Checks that every include points down: check_includes.py [SOURCE_FOLDER]"""
import re
import sys
from pathlib import Path

# A folder may include itself and the folders in its line.
ALLOWED = {
    "core": "",
    "looks": "",
    "game": "core",
    "tricks": "core game",
    "games": "core game tricks",
    "bots": "core game tricks",
    "match": "core game tricks games bots",
    "online": "core game match",
    "app": "core looks game tricks bots match online assets",
    "ui": "core looks game tricks bots match online app assets",
    "platform": "core looks game tricks bots match online app ui assets",
    "cli": "core game tricks bots match online",
}
# The same for the rooms of a folder. Files directly in the folder may include all of its rooms.
ROOMS = {
    "ui": {"canvas": "", "gui": "canvas", "table": "canvas gui", "screens": "canvas gui table"},
}
# Libraries that only these folders or rooms may include.
LIBRARIES = {"SDL": "ui platform", "imgui": "ui/canvas", "emscripten": "platform"}
INCLUDE = re.compile(r'^\s*#\s*include\s*(["<])([^">]+)[">]')


def complaint(source, quote, target):
    """Why `source` (a path below the source folder) may not include `target`; None if it may."""
    folder = source.parts[0]
    if quote == "<":
        for library, folders in LIBRARIES.items():
            if target.startswith(library) and not {folder, source.parent.as_posix()} & set(folders.split()):
                return f"{source.parent.as_posix()} may not know {library}"
        return None
    if "/" not in target:
        return 'include our files by their path below src, others\' with <>'
    to = target.split("/")
    if folder == "games" == to[0] and source.parts[1] != to[1]:
        return "a game may not include another game"
    if to[0] != folder and to[0] not in ALLOWED[folder].split():
        return f"{folder} may not include {to[0]}"
    if folder == to[0] and folder in ROOMS and len(source.parts) > 2:
        return wrong_room(folder, source.parts[1], to)
    return None


def wrong_room(folder, room, to):
    """Why a file of a room may not include another file of the same folder; None if it may."""
    if room not in ROOMS[folder]:
        return f"the room {folder}/{room} is unknown to tools/check_includes.py"
    if len(to) < 3 or to[1] != room and to[1] not in ROOMS[folder][room].split():
        return f"{folder}/{room} may not include {'/'.join(to[:-1])}"
    return None


def check(root):
    """Complaints about all files below `root`, as FILE:LINE: TEXT."""
    found = []
    for path in sorted(path for path in root.rglob("*.[ch]pp")):
        source = path.relative_to(root)
        if source.parts[0] not in ALLOWED:
            found.append(f"{path}: the folder {source.parts[0]} is unknown to tools/check_includes.py")
            continue
        for number, line in enumerate(path.read_text().splitlines(), 1):
            if match := INCLUDE.match(line):
                if wrong := complaint(source, *match.groups()):
                    found.append(f"{path}:{number}: {wrong}: {line.strip()}")
    return found


def main():
    root = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parents[1] / "src"
    found = check(root)
    print("\n".join(found) if found else "includes: every one points down")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
