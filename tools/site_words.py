"""Phrases of the page itself, in every language: languages.py reads them, and tools/site.py puts them into the site."""
import fnmatch
import json
import re
from pathlib import Path

import languages

# Marks in files at the root, which are read before the language is known: for a phrase in all languages, or a table by language.
IN_ALL = re.compile(r"__SAY\((.*?)\)__")
AS_TABLE = re.compile(r"__WORDS\((.*?)\)__")
# The words of these files, given as patterns of names, are in separate modules, which are loaded together with the files.
APART = {"embed-words.js": ("embed.html", "embed-page.js"), "share-words.js": ("share.js", "sending.js"), "lobby-words.js": ("lobby*.js",)}
# Phrases in scripts, and in pages that a script translates.
SAID = re.compile(r"\bsay\('((?:[^'\\]|\\.)+)'\)|\bdata-say>([^<]+)<")


def translations(phrase, spoken):
    """Returns the phrase by language."""
    if phrase not in spoken[languages.SOURCE]:
        raise languages.Fault(f"*.json: {phrase!r} is in no language file")
    return {code: phrases[phrase] for code, phrases in spoken.items()}


def shortcuts(games):
    """Returns the manifest's shortcuts, one for each game."""
    icon = {"src": "icon-192.png", "sizes": "192x192"}
    return json.dumps([{"name": game["name"], "url": f"./?game={game['id']}", "icons": [icon]} for game in games], ensure_ascii=False)


def fill_in(name, data, spoken, games=()):
    """Returns a file in which words and games replace the marks."""
    if Path(name).suffix not in {".html", ".js", ".webmanifest"}:
        return data
    text = data.decode()
    text = IN_ALL.sub(lambda match: " · ".join(dict.fromkeys(translations(match[1], spoken).values())), text)
    text = AS_TABLE.sub(lambda match: json.dumps(translations(match[1], spoken), ensure_ascii=False), text)
    text = text.replace("__GAMES__", ", ".join(game["name"] for game in games)).replace("__SHORTCUTS__", shortcuts(games))
    return text.encode()


def words(files, spoken):
    """Returns the translations of the phrases in these files, by language; the files contain the English themselves."""
    said = sorted({match[1] or match[2] for data in files for match in SAID.finditer(data.decode())})
    said = [phrase.replace("\\'", "'") for phrase in said]
    return {code: {phrase: translations(phrase, spoken)[code] for phrase in said} for code in spoken if code != languages.SOURCE}


def script(**constants):
    lines = (f"export const {name} = {json.dumps(value, ensure_ascii=False)};\n" for name, value in constants.items())
    return "".join(lines).encode()


def modules(files, spoken):
    """Returns the scripts that contain the words of all other files, and the languages' names."""
    said = {name: data for name, data in files.items() if Path(name).suffix in {".html", ".js"}}
    out = {}
    for module, patterns in APART.items():
        names = sorted(name for name in said if any(fnmatch.fnmatchcase(name, pattern) for pattern in patterns))
        out[module] = script(WORDS=words([said.pop(name) for name in names], spoken))
    names = translations(languages.OWN_NAME, spoken)
    return out | {"words.js": script(WORDS=words(said.values(), spoken), NAMES=names)}
