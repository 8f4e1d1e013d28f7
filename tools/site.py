#!/usr/bin/env python3
"""Assembles the static site: site.py OUT FILE[=NAME]... [--licences FILE=TITLE...]

Copies the files (under another NAME if given, which may lie in a folder), writes the licences of everything inside as licences.txt, and removes what
an earlier build left behind. Files that are already right keep their time.
"""
import sys
from pathlib import Path


def put(out, name, data):
    path = out / name
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_bytes() != data:
        path.write_bytes(data)


def licences(words):
    parts = []
    for word in words:
        file, title = word.split("=", 1)
        parts.append(f"{title}\n{'=' * len(title)}\n\n{Path(file).read_text(errors='replace').strip()}\n")
    return "\n\n".join(parts).encode()


def main():
    out, *words = sys.argv[1:]
    out = Path(out)
    out.mkdir(parents=True, exist_ok=True)
    split = words.index("--licences")
    files = {}
    for word in words[:split]:
        file, _, name = word.partition("=")
        files[name or Path(file).name] = Path(file).read_bytes()
    files["licences.txt"] = licences(words[split + 1:])
    for name, data in files.items():
        put(out, name, data)
    for path in [path for path in out.rglob("*") if path.is_file()]:
        if path.relative_to(out).as_posix() not in files:
            path.unlink()


if __name__ == "__main__":
    main()
