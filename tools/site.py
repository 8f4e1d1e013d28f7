#!/usr/bin/env python3
"""Assembles the static site: site.py OUT --root FILE... --versioned FILE[=NAME[:EXPORT,...]]... --licences FILE=TITLE... --plugin FILE... --mailbox FILE... [--games FILE]

Terser minifies our scripts and those of packages; compiled scripts are minified already. Of a script with a list of exports, only the code
that these exports need is kept.
The versioned files go into a folder named after a hash of the whole site, and every address in a page contains that name, so
that a page never loads files of two builds. Files at the root keep their addresses. In text files at the root, VERSION in
double underscores becomes the name of the folder. In the service worker, FILES becomes the list of all files that it keeps,
with their hashes. GAMES and SHORTCUTS become lists of games, from the output of src/platform/list_games.cpp.
site_words.py adds the translations of languages/*.json: in place in files at the root, in words.js for other scripts, and in
separate modules for scripts that are loaded late.
The licences of all parts become licences.txt. The WordPress plugin becomes wordpress.zip, with its own copies of embed.js and of
the mailbox in PHP. The mailboxes for other servers become mailbox.zip. Files of earlier builds are removed, and unchanged files
keep their time.
"""
import argparse
import concurrent.futures
import io
import json
import re
import subprocess
import zipfile
from pathlib import Path
import languages
import site_words
from site_files import assemble, check_bots, with_exports, write


TERSER = Path(__file__).resolve().parent.parent / "node_modules/.bin/terser"


def without_comments(file):
    """Returns the bytes of a file; of a style sheet without its comments."""
    data = file.read_bytes()
    return re.sub(rb"/\*.*?\*/\n*", b"", data, flags=re.S) if file.suffix == ".css" else data


def small(script, module):
    words = [TERSER, "--compress", "--mangle", *(["--module"] if module else [])]
    return subprocess.run(words, input=script, capture_output=True, check=True).stdout


def all_small(files, module):
    """Returns the files, with minified scripts."""
    with concurrent.futures.ThreadPoolExecutor() as pool:
        work = {name: pool.submit(small, data, module) for name, data in files.items() if name.endswith(".js")}
        return files | {name: result.result() for name, result in work.items()}


def named(words):
    """Yields (name, bytes) of each FILE, FILE=NAME or FILE=NAME:EXPORT,..."""
    for word in words:
        file, _, name = word.partition("=")
        name, _, exports = name.partition(":")
        data = without_comments(Path(file))
        yield name or Path(file).name, with_exports(data, set(exports.encode().split(b","))) if exports else data


def licences(words):
    parts = []
    for word in words:
        file, title = word.split("=", 1)
        parts.append(f"{title}\n{'=' * len(title)}\n\n{Path(file).read_text(errors='replace').strip()}\n")
    return "\n\n".join(parts).encode()


def packed_folder(folder, files):
    """Returns a zip file with one folder, the form of WordPress plugins. The same files give the same bytes."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(f"{folder}/{name}"), data, zipfile.ZIP_DEFLATED)
    return packed.getvalue()


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("out", type=Path)
    for part in ("root", "versioned", "licences", "plugin", "mailbox"):
        parser.add_argument(f"--{part}", nargs="*", default=[])
    parser.add_argument("--games", type=Path)
    words = parser.parse_args()
    games = json.loads(words.games.read_text()) if words.games else []
    root = dict(named(words.root)) | {"licences.txt": licences(words.licences)}
    versioned = dict(named(words.versioned))
    check_bots(games, versioned)
    spoken = {code: phrases for code, phrases in languages.load().items() if languages.is_language(code)}  # the page speaks no dialect
    versioned |= site_words.modules(root | versioned, spoken)
    root = {name: site_words.fill_in(name, data, spoken, games) for name, data in root.items()}
    root = all_small(root, module=False)
    if words.plugin:
        root["wordpress.zip"] = packed_folder("tapete", dict(named(words.plugin)) | {"embed.js": root["embed.js"]})
    if words.mailbox:
        root["mailbox.zip"] = packed_folder("tapete-mailbox", dict(named(words.mailbox)))
    words.out.mkdir(parents=True, exist_ok=True)
    write(words.out, assemble(root, all_small(versioned, module=True)))


if __name__ == "__main__":
    main()
