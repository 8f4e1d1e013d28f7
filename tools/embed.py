#!/usr/bin/env python3
"""Writes files as C++ source.

embed.py FOLDER FUNCTION FILE=NAME... writes FOLDER/FUNCTION.hpp and .cpp. FUNCTION(name) returns the bytes of the file with that
name. embed.py embedded|loaded FILE.cpp NAMESPACE FUNCTION NAME FILE writes one source file. NAMESPACE::FUNCTION() returns the bytes of
the file; callers declare this function themselves. `embedded`: the program contains the bytes. `loaded`: the module exports a function
weights_NAME(size), which returns the address to which its loader must copy the bytes first; null if the file does not have `size` bytes.
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

EMBEDDED = """#include <string_view>

namespace {scope} {{

std::string_view {function}();
std::string_view {function}() {{ return {{{bytes}, {size}}}; }}

}}  // namespace {scope}
"""

LOADED = """#include <cstddef>
#include <string_view>

#include <emscripten.h>

namespace {{

char g_bytes[{size}];

}}  // namespace

extern "C" EMSCRIPTEN_KEEPALIVE char* weights_{name}(std::size_t size);
extern "C" EMSCRIPTEN_KEEPALIVE char* weights_{name}(std::size_t size) {{ return size == sizeof g_bytes ? g_bytes : nullptr; }}

namespace {scope} {{

std::string_view {function}();
std::string_view {function}() {{ return {{g_bytes, sizeof g_bytes}}; }}

}}  // namespace {scope}
"""

# Printable characters are written unchanged, all other bytes as octal escapes. An octal escape has at most three digits, so a digit
# after it cannot become a part of it. `?` is escaped, so that no trigraph such as `??/` arises.
CHARACTERS = [chr(b) if 32 <= b < 127 and chr(b) not in '"\\?' else f"\\{b:03o}" for b in range(256)]
CHUNK = 2048  # bytes of one literal, which keeps lines short; the compiler joins neighbouring literals


def literal(data):
    chunks = (data[at:at + CHUNK] for at in range(0, len(data), CHUNK))
    return "\n".join('"' + "".join(CHARACTERS[b] for b in chunk) + '"' for chunk in chunks) or '""'


def entry(name, data):
    return f'{{"{name}", {{{literal(data)}, {len(data)}}}}},'


def write_one(kind, out, scope, function, name, file):
    data = Path(file).read_bytes()
    source = (EMBEDDED if kind == "embedded" else LOADED).format(
        scope=scope, function=function, name=name, bytes=literal(data), size=len(data))
    Path(out).parent.mkdir(parents=True, exist_ok=True)
    Path(out).write_text(source)


def main():
    if sys.argv[1] in ("embedded", "loaded"):
        return write_one(*sys.argv[1:])
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
