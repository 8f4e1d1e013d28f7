#!/usr/bin/env python3
"""Writes files as C++ source: embed.py OUT --root DIR FILE... [--root DIR FILE...]...

OUT/embedded.hpp declares embedded(name), which gives the bytes of a file by its path below its root.
"""
import re
import sys
from pathlib import Path

HEADER = """#pragma once
#include <string_view>

namespace tapete {

/// The bytes of an embedded file, by its path; empty if there is no such file.
std::string_view embedded(std::string_view name);

}  // namespace tapete
"""

SOURCE = """#include "assets/embedded.hpp"

namespace {{

struct File {{
  std::string_view name;
  std::string_view bytes;
}};

constexpr File kFiles[] = {{
{files}
}};

}}  // namespace

std::string_view tapete::embedded(std::string_view name) {{
  for (const File& file : kFiles)
    if (file.name == name) return file.bytes;
  return {{}};
}}
"""

# One character stays as it is, or becomes three octal digits, which no following digit can lengthen.
CHARACTERS = [chr(b) if 32 <= b < 127 and chr(b) not in '"\\?' else f"\\{b:03o}" for b in range(256)]
CHUNK = 2048


def literal(data):
    chunks = (data[at:at + CHUNK] for at in range(0, len(data), CHUNK))
    return "\n".join('"' + "".join(CHARACTERS[b] for b in chunk) + '"' for chunk in chunks) or '""'


def content(path):
    data = path.read_bytes()
    if path.suffix == ".svg":  # the spaces between tags are for readers only
        data = re.sub(rb">\s+<", b"><", data).strip()
    return data


def like(name):
    """Sorts like beside like, the cards of one rank together: what packs the page looks back only so far."""
    return name.parent.as_posix(), name.stem[::-1], name.name


def entry(name, data):
    return f'{{"{name}", {{{literal(data)}, {len(data)}}}}},'


def main():
    out, *words = sys.argv[1:]
    root, entries = Path(), []
    words = iter(words)
    for word in words:
        if word == "--root":
            root = Path(next(words))
        else:
            path = Path(word)
            name = path.relative_to(root)
            entries.append((like(name), entry(name.as_posix(), content(path))))
    folder = Path(out)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "embedded.hpp").write_text(HEADER)
    (folder / "embedded.cpp").write_text(SOURCE.format(files="\n".join(text for _, text in sorted(entries))))


if __name__ == "__main__":
    main()
