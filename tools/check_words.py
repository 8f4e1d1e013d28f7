#!/usr/bin/env python3
"""Checks the language of commits and comments: check_words.py.

- A commit subject has at most 72 characters. Checked are the commits since this file was added.
- A comment does not begin with What, Who, Whoever or Whatever in place of a noun. A question may begin with these words.
"""
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("src", "shell", "web", "tools", "tests", "cmake")
LONGEST_SUBJECT = 72
MARKS = {  # how a comment begins, by the suffix of the file
    **dict.fromkeys((".cpp", ".hpp", ".in", ".js", ".mjs", ".php", ".css"), re.compile(r"(?:^|\s)(?:///?<?|/\*\*?|\*)\s+(.*)")),
    **dict.fromkeys((".py", ".sh", ".cmake", ".yml"), re.compile(r'(?:^|\s)#\s+(.*)|^\s*"""(.*)')),
}
CONTINUES = re.compile(r"^\s*(?://[/!]?<?|\*|#)\s*\S")
NOUN = re.compile(r"(?:What|Who|Whoever|Whatever)\b")


def long_subjects(subjects):
    """Returns a message for each subject that is too long."""
    return [f"commit subject of {len(subject)} characters, more than {LONGEST_SUBJECT}: {subject}"
            for subject in subjects if len(subject) > LONGEST_SUBJECT]


def log(*options):
    """Returns the lines that `git log` prints; none where the sources are no repository that git may read."""
    return subprocess.run(["git", "-C", str(ROOT), "log", *options], capture_output=True, text=True).stdout.splitlines()


def subjects_since(path):
    """Returns the subjects of the commits since a file was added, that commit included; none if its history is missing."""
    added = log("--diff-filter=A", "--format=%H", "--", str(path))
    return log("--format=%s", f"{added[-1]}..HEAD") + log("-1", "--format=%s", added[-1]) if added else []


def pronouns(name, text):
    """Returns FILE:LINE of each comment that begins with a pronoun in place of a noun."""
    mark = MARKS.get(Path(name).suffix)
    if not mark:
        return []
    found = []
    before = ""
    for number, line in enumerate(text.splitlines(), 1):
        match = mark.search(line)
        words = next((group for group in match.groups() if group), "") if match else ""
        goes_on = CONTINUES.match(before) and CONTINUES.match(line)  # a later line of the same comment
        if NOUN.match(words) and not goes_on and not words.rstrip('"* /').endswith("?"):
            found.append(f"{name}:{number}: {words}")
        before = line
    return found


def main():
    wrong = long_subjects(subjects_since(Path(__file__).resolve()))
    for path in sorted(path for folder in FOLDERS for path in (ROOT / folder).rglob("*")):
        if path.suffix in MARKS and path.is_file():
            wrong += pronouns(path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8"))
    if wrong:
        sys.exit("\n".join(wrong) + "\nwords: begin comments with a noun or a verb, and keep commit subjects short")
    print("words: comments begin with nouns and verbs, and commit subjects are short")


if __name__ == "__main__":
    main()
