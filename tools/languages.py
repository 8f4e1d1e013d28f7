#!/usr/bin/env python3
"""Makes languages.hpp and all_phrases.hpp in OUT from the language files: languages.py OUT SOURCE_FOLDER [TEST_FOLDER...]

Fails if a source contains a phrase that is in no language file.

The sources are written in English. Each other language is one file, languages/CODE.json, with sections of English phrases and
their translations. The section "page" is only for the page's scripts, so programs do not contain it; the names of the other
sections have no meaning. If one English phrase needs two translations, `#` and a word distinguish them; that part is not
shown. `@` is a placeholder for a value.

A dialect is a file CODE-COUNTRY.json with the phrases that differ from those of the language CODE.
"""
import json
import re
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "languages"
SOURCE = "en"
PAGE = "page"  # the section of phrases that only the page's scripts use
OWN_NAME = "English#the name of this language"
AS_ENGLISH = "="  # in the table of a dialect of English: the text is the same as in English


class Fault(Exception):
    """A language file is not valid."""


def refuse_repeated(pairs):
    keys = [key for key, _ in pairs]
    for key in keys:
        if keys.count(key) > 1:
            raise Fault(f"{key!r} is there twice")
    return dict(pairs)


def shown(key):
    """Returns a phrase as it is shown in English."""
    return key.partition("#")[0]


def read(path, without=()):
    """Returns the translations of a file by English phrase, without some of its sections."""
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


def is_language(code):
    """Returns whether a code such as "en" names a language, and not a dialect of it, such as "en-ES"."""
    return "-" not in code


def load(folder=FOLDER, without=()):
    """Returns the phrases by language, English last. Raises a Fault if a language lacks a phrase of another one.

    A dialect has all phrases of its language, some of them in its own words.
    """
    files = {path.stem: read(path, without) for path in sorted(folder.glob("*.json"))}
    languages = {code: phrases for code, phrases in files.items() if is_language(code)}
    every = {key for phrases in languages.values() for key in phrases}
    for code, phrases in languages.items():
        if missing := sorted(every - phrases.keys()):
            raise Fault(f"{code}.json lacks {', '.join(map(repr, missing))}")
    whole = languages | {SOURCE: {key: shown(key) for key in every}}
    dialects = {}
    for code in files.keys() - languages.keys():
        if unknown_keys := sorted(files[code].keys() - every):
            raise Fault(f"{code}.json: {unknown_keys[0]!r} is in no file of a language")
        dialects[code] = whole[code.partition("-")[0]] | files[code]
    return languages | dialects | {SOURCE: whole[SOURCE]}


def literal(text):
    """Returns the text as a C++ string literal."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\0", "\\0") + '"'


def number(key):
    """Returns the number of a phrase, a hash; the same as phrase_number in src/core/text.hpp."""
    value = 2166136261
    for byte in key.encode():
        value = (value ^ byte) * 16777619 % 2**32
    return value % 2**16


def refuse_equal_numbers(keys):
    """Checks for hash collisions. Numbers are short, so about one new phrase in a hundred has the number of another phrase."""
    of = {0: ""}
    for key in keys:
        if (other := of.setdefault(number(key), key)) != key:
            raise Fault(f"*.json: {key!r} and {other!r} have the same number: set one apart by '#' and any word")


def languages_header(languages):
    return f"""// Made by tools/languages.py from the names of languages/*.json.
#pragma once
#include <array>
#include <string_view>

namespace tapete {{

enum class Lang : unsigned char {{ {", ".join(code.replace("-", "_") for code in languages)} }};
/// As in settings, addresses and file names.
inline constexpr std::array<std::string_view, {len(languages)}> kLangs{{{", ".join(map(literal, languages))}}};

}}  // namespace tapete
"""


def in_table(code, text, english):
    """Returns the text of a phrase in the table of a language; AS_ENGLISH saves space in a dialect of English."""
    return AS_ENGLISH if text == english and code.startswith(SOURCE + "-") else text


def table(languages, keys, name):
    """Returns the C++ definitions of a list of phrases and of their number."""
    texts = [keys if code == SOURCE else [in_table(code, phrases[key], shown(key)) for key in keys] for code, phrases in languages.items()]
    joined = ",\n\n    ".join("\n    ".join(literal(text + "\0") for text in by_language) for by_language in texts)
    return f"""inline constexpr std::size_t k{name}Count = {len(keys)};
inline constexpr std::array<const char*, {len(languages)}> kAll{name}s{{
    {joined}}};
"""


def phrases_header(languages, texts, reasons):
    """Returns the header with the lists of phrases. `texts` and `reasons` are the phrases with _text and with _reason in the programs.

    A phrase that the programs only use as a reason is in the second list alone.
    """
    keys = sorted(languages[SOURCE], key=str.encode)
    common = [key for key in keys if key in texts or key not in reasons]
    return f"""// Made by tools/languages.py from languages/*.json.
#pragma once
#include <array>
#include <cstddef>

namespace tapete {{

// Phrases by language, in the same order, each ended by a zero. English is the last and keeps its notes (`Back#a step`).
// `=` stands for the English text.
{table(languages, common, "Phrase")}
/// The phrases that only the judge says.
{table(languages, [key for key in keys if key in reasons], "Reason")}
}}  // namespace tapete
"""


# C++ literals, and tokens that could be mistaken for one: comments, raw literals, characters, digits in groups, operators.
TOKEN = re.compile(r"""//[^\n]* | /\*.*?\*/ | R"([^(\s]*)\(.*?\)\1" | '(?:\\.|[^'\\])' | \b\d[\w'.]* | operator""\w+
    | (?P<literals>(?:"(?:\\.|[^"\\\n])*"(?:_text\b|_reason\b)?\s*)+)""", re.DOTALL | re.VERBOSE)
LITERAL = re.compile(r'"((?:\\.|[^"\\\n])*)"(_text\b|_reason\b)?')


def said(source):
    """Yields (line, English text, suffix) of every phrase in a C++ source, such as "Back"_text. Joins neighbouring literals."""
    for match in TOKEN.finditer(source):
        parts = LITERAL.findall(match["literals"] or "")
        if suffix := next((suffix for _, suffix in parts if suffix), None):
            yield source.count("\n", 0, match.start()) + 1, re.sub(r"\\(.)", unescape, "".join(text for text, _ in parts)), suffix


def unescape(match):
    return {"n": "\n"}.get(match[1], match[1])


def said_in(folders):
    """Returns (file, line, English text, suffix) of every phrase in the C++ sources of these folders."""
    files = sorted(path for folder in folders for path in Path(folder).rglob("*.[ch]pp"))
    return [(path, *phrase) for path in files for phrase in said(path.read_text(encoding="utf-8"))]


def unknown(found, phrases):
    """Returns an error message in the form of compilers (FILE:LINE: error: ...) for each phrase that no language file contains."""
    return [f"{path}:{line}: error: {literal(phrase)} is in no file of languages/" for path, line, phrase, _ in found if phrase not in phrases]


def write(path, text):
    """Writes a file, unless it has the same content already, so that nothing is rebuilt without need."""
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


def main():
    out, *folders = map(Path, sys.argv[1:])
    try:
        languages = load(without={PAGE})
        refuse_equal_numbers(languages[SOURCE])
    except Fault as fault:
        sys.exit(f"languages/{fault}")
    found = said_in(folders)
    if wrong := unknown(found, languages[SOURCE]):
        sys.exit("\n".join(wrong))
    out.mkdir(parents=True, exist_ok=True)
    write(out / "languages.hpp", languages_header(languages))
    in_programs = [(phrase, suffix) for path, _, phrase, suffix in found if path.is_relative_to(folders[0])]
    write(out / "all_phrases.hpp", phrases_header(languages, *(
        {phrase for phrase, own in in_programs if own == suffix} for suffix in ("_text", "_reason"))))


if __name__ == "__main__":
    main()
