#!/usr/bin/env python3
"""What Tapete says, in each of its languages: languages.py OUT makes languages.hpp and languages.cpp there.

The sources are written in English. Each other language is one file, languages/CODE.json: sections of English phrases and
what they are in that language. Programs do without those of the section "page"; the other names are for the reader alone.
Where one English phrase needs two translations, `#` and a word set them apart; that part is not shown. `@` stands for a value.
"""
import itertools
import json
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "languages"
SOURCE = "en"
PAGE = "page"  # the section of what only the page's scripts say
OWN_NAME = "English#the name of this language"


class Fault(Exception):
    """A language file is not as it must be."""


def refuse_repeated(pairs):
    keys = [key for key, _ in pairs]
    for key in keys:
        if keys.count(key) > 1:
            raise Fault(f"{key!r} is there twice")
    return dict(pairs)


def shown(key):
    """A phrase as it is shown in English."""
    return key.partition("#")[0]


def read(path, without=()):
    """The phrases of a file by their English; of all its sections but some."""
    try:
        sections = json.loads(path.read_text(encoding="utf-8"), object_pairs_hook=refuse_repeated)
        refuse_repeated([pair for section in sections.values() for pair in section.items()])
        phrases = {key: text for name, section in sections.items() if name not in without for key, text in section.items()}
    except (ValueError, AttributeError, Fault) as fault:
        raise Fault(f"{path.name}: {fault}") from fault
    for key, text in phrases.items():
        if not isinstance(text, str) or not text:
            raise Fault(f"{path.name}: {key!r} is not translated")
        if text.count("@") != shown(key).count("@"):
            raise Fault(f"{path.name}: {key!r} and {text!r} do not name the same values")
    return phrases


def load(folder=FOLDER, without=()):
    """Phrases by language, English last; every language has all that any other has."""
    languages = {path.stem: read(path, without) for path in sorted(folder.glob("*.json"))}
    every = {key for phrases in languages.values() for key in phrases}
    for code, phrases in languages.items():
        if missing := sorted(every - phrases.keys()):
            raise Fault(f"{code}.json lacks {', '.join(map(repr, missing))}")
    return languages | {SOURCE: {key: shown(key) for key in every}}


def literal(text):
    """As a string of C++."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def header(languages, keys):
    return f"""// Made by tools/languages.py from languages/*.json.
#pragma once
#include <array>
#include <string_view>

namespace tapete {{

enum class Lang : unsigned char {{ {", ".join(languages)} }};
/// As in settings, addresses and file names.
inline constexpr std::array<std::string_view, {len(languages)}> kLangs{{{", ".join(map(literal, languages))}}};

}}  // namespace tapete

namespace tapete::phrases {{

/// In the order of their bytes; the first is empty.
inline constexpr std::array<std::string_view, {len(keys)}> kKeys{{
    {(","+chr(10)+"    ").join(map(literal, keys))}}};
/// The phrase at a place in kKeys.
std::string_view text(Lang lang, std::size_t at);

}}  // namespace tapete::phrases
"""


def starts(texts):
    """Where each text begins in all of them one after the other, and where the last one ends; in bytes."""
    return [0, *itertools.accumulate(len(text.encode()) for text in texts)]


def source(languages, keys):
    by_language = [[phrases.get(key, "") for key in keys] for phrases in languages.values()]
    joined = ",\n\n    ".join("\n    ".join(map(literal, filter(None, texts))) for texts in by_language)
    places = ",\n    ".join("{" + ", ".join(map(str, starts(texts))) + "}" for texts in by_language)
    return f"""// Made by tools/languages.py from languages/*.json.
#include "core/languages.hpp"

#include <cstdint>

namespace tapete::phrases {{
namespace {{

// All phrases of a language one after the other, and where each begins: a page has to load them.
constexpr std::array<const char*, {len(languages)}> kTexts{{
    {joined}}};
constexpr std::uint16_t kStarts[{len(languages)}][{len(keys) + 1}]{{
    {places}}};

}}  // namespace

std::string_view text(Lang lang, std::size_t at) {{
  const auto language = static_cast<std::size_t>(lang);
  const std::uint16_t start = kStarts[language][at];
  return {{kTexts[language] + start, static_cast<std::size_t>(kStarts[language][at + 1] - start)}};
}}

}}  // namespace tapete::phrases
"""


def write(path, text):
    """What has not changed keeps its time."""
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


def main():
    out = Path(sys.argv[1])
    try:
        languages = load(without={PAGE})
    except Fault as fault:
        sys.exit(f"languages/{fault}")
    keys = sorted({"", *languages[SOURCE]}, key=str.encode)
    out.mkdir(parents=True, exist_ok=True)
    write(out / "languages.hpp", header(languages, keys))
    write(out / "languages.cpp", source(languages, keys))


if __name__ == "__main__":
    main()
