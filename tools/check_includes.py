#!/usr/bin/env python3
"""Checks that each folder includes only the folders below it, as listed in ALLOWED: check_includes.py [SOURCE_FOLDER]"""
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
# The same for subfolders ("rooms") with their own rules. Files directly in a folder may include all of its rooms.
ROOMS = {
    "ui/canvas": "core looks game assets",
    "ui/gui": "core ui/canvas",
    "ui/table": "core game ui/canvas ui/gui",
    "ui/screens": ALLOWED["ui"] + " ui/canvas ui/gui ui/table",
}
# Libraries that only these folders or rooms may include.
LIBRARIES = {"SDL": "ui platform", "imgui": "ui/canvas", "emscripten": "platform"}
INCLUDE = re.compile(r'^\s*#\s*include\s*(["<])([^">]+)[">]')


def complaint(source, quote, target):
    """Returns why `source` (a path below the source folder) may not include `target`; None if it may."""
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
    room = "/".join(source.parts[:2])
    if folder in {each.split("/")[0] for each in ROOMS} and len(source.parts) > 2:
        if room not in ROOMS:
            return f"the room {room} is unknown to tools/check_includes.py"
        target_room = "/".join(to[:2]) if to[0] == folder else to[0]
        return None if target_room in {room, *ROOMS[room].split()} else f"{room} may not include {target_room}"
    if to[0] != folder and to[0] not in ALLOWED[folder].split():
        return f"{folder} may not include {to[0]}"
    return None


def check(root):
    """Returns complaints about all files below `root`, as FILE:LINE: TEXT."""
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
