"""Documents name only files, folders and members that exist."""
import re
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = (".github", "assets", "cmake", "docs", "languages", "shell", "src", "tests", "tools", "web")
PLACES = {path.relative_to(ROOT).as_posix(): path
          for path in [*ROOT.iterdir(), *(path for folder in FOLDERS for path in (ROOT / folder).rglob("*"))]}
DOCUMENTS = [name for name in PLACES if re.fullmatch(r"(?!CHANGELOG)[\w.]+\.md|docs/.+\.md|.+/README\.md", name)]
SOURCES = [path.read_text() for name, path in PLACES.items() if re.fullmatch(r"(src|shell)/.+\.(hpp|cpp|js)", name)]

CODE = re.compile(r"`([^`]+)`")
PATH = re.compile(r"(?:[\w.*<>-]+/)+[\w.*<>-]*|[\w.*<>-]+\.(?:bin|cmake|cpp|css|hpp|html|js|json|md|mjs|py|sh|svg|txt|yml)")
COMMAND = re.compile(rf"^ {{4}}.*?\b((?:{'|'.join(map(re.escape, FOLDERS))})/[\w./-]+)", re.MULTILINE)
LINK = re.compile(r"\]\(([^)#:]+)\)")
MEMBER = re.compile(r"\b([A-Z]\w+)::(\w+)")
ANY_NAME = re.compile(r"<\w+>|\b(?:CODE|DECK|GAME)\b|\\\*")
# Names that need not exist: files made by the build, storage keys, addresses of the page, and parts of a contest.
NO_FILES = re.compile(r"build/|match/ID|done/|texts/|FOLDER/|TABLE/|I/N|.*\b(game_list|languages|all_phrases)\.hpp")


def exists(name):
    """Returns whether a path ends with `name`. The placeholders <id>, GAME and * in it match any name."""
    pattern = re.compile("(.*/)?" + ANY_NAME.sub("[^/]+", re.escape(name.removeprefix("./").rstrip("/"))))
    return any(pattern.fullmatch(place) for place in PLACES)


def paths(text):
    """Returns all paths in a document: code words that are paths, and files of the project in its commands."""
    words = [word for code in CODE.findall(text) for word in code.split() if PATH.fullmatch(word)]
    return [word for word in [*words, *COMMAND.findall(text)] if not NO_FILES.match(word)]


class Documents(unittest.TestCase):
    def check(self, find, is_right):
        for document in DOCUMENTS:
            wrong = {found for found in find(PLACES[document].read_text()) if not is_right(document, found)}
            self.assertEqual(set(), wrong, document)

    def test_every_path_that_a_document_names_exists(self):
        self.check(paths, lambda _, name: exists(name))

    def test_every_file_that_a_document_links_to_exists(self):
        self.check(LINK.findall, lambda document, link: (ROOT / document).parent.joinpath(link).exists())

    def test_every_member_that_a_document_names_exists(self):
        self.check(MEMBER.findall, lambda _, names: any(all(re.search(rf"\b{name}\b", source) for name in names)
                                                         for source in SOURCES))

    def test_a_path_that_does_not_exist_is_reported(self):
        self.assertEqual(["app/lost.hpp", "tools/lost.sh"], [path for path in paths(
            "See `app/lost.hpp` and `app/app.hpp`:\n\n    tools/lost.sh FOLDER\n    tools/tune.sh FOLDER\n") if not exists(path)])


if __name__ == "__main__":
    unittest.main()
