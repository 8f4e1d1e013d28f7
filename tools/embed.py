#!/usr/bin/env python3
"""Writes files as C++ source: embed.py OUT FUNCTION FILE=NAME...

OUT/FUNCTION.hpp declares FUNCTION(name), which gives the bytes of a file by its name.
"""
import sys
from pathlib import Path

HEADER = """#pragma once
#include <string_view>

namespace tapete {{

/// The bytes of an embedded file, by its name; empty if there is no such file.
std::string_view {function}(std::string_view name);

}}  // namespace tapete
"""

SOURCE = """#include "assets/{function}.hpp"

namespace {{

struct File {{
  std::string_view name;
  std::string_view bytes;
}};

constexpr File kFiles[] = {{
{files}
}};

}}  // namespace

std::string_view tapete::{function}(std::string_view name) {{
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


def entry(name, data):
    return f'{{"{name}", {{{literal(data)}, {len(data)}}}}},'


def main():
    out, function, *words = sys.argv[1:]
    entries = []
    for word in words:
        file, name = word.rsplit("=", 1)
        entries.append(entry(name, Path(file).read_bytes()))
    folder = Path(out)
    folder.mkdir(parents=True, exist_ok=True)
    files = "\n".join(entries)
    (folder / f"{function}.hpp").write_text(HEADER.format(function=function))
    (folder / f"{function}.cpp").write_text(SOURCE.format(function=function, files=files))


if __name__ == "__main__":
    main()
