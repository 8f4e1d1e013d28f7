#!/usr/bin/env python3
"""Runs clang-tidy on our files, on all cores: tidy.py BUILD_FOLDER [--analyze]

Files with the same compiler flags are first checked in groups, as one source, because most of the time goes into their common
headers. If a group has findings or does not compile, it is halved, down to single files. Only findings in single files are reported.
With --analyze each file is checked separately, by the static analyzer too, which takes several times as long.

A clean file is not checked again until it, a header that it includes, or the settings change.
"""
import argparse
import hashlib
import json
import math
import os
import shlex
import subprocess
import sys
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
OURS = (ROOT / "src", ROOT / "tests", ROOT / "tools")
WITHOUT_ANALYZER = "--checks=-clang-analyzer-*"
AS_ONE = WITHOUT_ANALYZER + ",-bugprone-suspicious-include"
GROUP = 60  # most files in a group; a group takes four seconds, plus a quarter of a second for each file


@dataclass(frozen=True)
class Unit:
    """A source file and its compiler flags."""

    file: Path
    flags: tuple


def units(build):
    """Returns our own files in the compile commands of a build, in order."""
    found = {}
    for entry in json.loads((build / "compile_commands.json").read_text()):
        file = Path(entry["file"])
        if any(file.is_relative_to(folder) for folder in OURS):
            words = shlex.split(entry["command"])[1:]
            flags = words[: words.index("-o")] + words[words.index("-o") + 2 :]
            found[file] = Unit(file, tuple(word for word in flags if word not in ("-c", str(file))))
    return [found[file] for file in sorted(found)]


def home_of(file):
    """Returns a game's folder, or the nearest folder with a .clang-tidy. Its files have the same settings, and no names collide."""
    return next(folder for folder in file.parents if folder.parent.name == "games" or (folder / ".clang-tidy").exists())


def as_one(together):
    """Returns a source that includes all of these files."""
    return "".join(f'#include "{unit.file}"\n' for unit in together)


def groups(all_units):
    """Yields groups of units that can be checked as one; the groups of one home are about equally large. A program is checked alone."""
    alike = defaultdict(list)
    for unit in all_units:
        program = unit.file if "\nint main(" in unit.file.read_text() else None
        alike[home_of(unit.file), unit.flags, program].append(unit)
    for together in alike.values():
        size = math.ceil(len(together) / math.ceil(len(together) / GROUP))
        yield from (together[i : i + size] for i in range(0, len(together), size))


class Stamps:
    """Remembers which files were clean, by a hash of everything that the result depends on."""

    def __init__(self, folder):
        self.folder = folder
        folder.mkdir(exist_ok=True)
        self.settings = b"".join((ROOT / name).read_bytes() for name in (".clang-tidy", "tests/.clang-tidy", "tools/tidy.py"))

    @staticmethod
    def included(together):
        """Returns these files and every header of ours or of the build that they include."""
        command = ["clang++", *together[0].flags, "-MM", "-x", "c++", "-"]
        run = subprocess.run(command, input=as_one(together), capture_output=True, text=True, check=True)
        return sorted(run.stdout.replace("\\\n", " ").split()[1:])

    def of(self, together, checks):
        digest = hashlib.sha256(self.settings + checks.encode())
        for unit in together:
            digest.update(repr(unit).encode())
        for file in self.included(together):
            digest.update(Path(file).read_bytes())
        return self.folder / digest.hexdigest()


def run(file, flags, checks):
    command = ["clang-tidy", "--quiet", *([checks] if checks else []), str(file), "--", *flags]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT)


def check_alone(unit, stamps, checks):
    """Returns whether the file is clean; otherwise prints the findings."""
    stamp = stamps.of([unit], checks)
    if stamp.exists():
        return True
    ran = run(unit.file, unit.flags, checks)
    if ran.returncode == 0:
        stamp.touch()
    else:
        print((ran.stdout or ran.stderr).strip(), flush=True)
    return ran.returncode == 0


def check_together(together, stamps):
    """Returns how many files of a group are clean. Says why a group had to be halved, because the same names in its files cost time."""
    stamp = stamps.of(together, AS_ONE)
    if stamp.exists():
        return len(together)
    # The combined source lies in the folder of its files, so that their settings apply. Its suffix is not .cpp, because a simultaneous build
    # would compile it.
    one = together[0].file.parent / f".tidy-{stamp.name[:16]}.cxx"
    try:
        one.write_text(as_one(together))
        ran = run(one, together[0].flags, AS_ONE)
    finally:
        one.unlink(missing_ok=True)
    if ran.returncode == 0:
        stamp.touch()
        return len(together)
    if len(together) == 1:
        return check_alone(together[0], stamps, WITHOUT_ANALYZER)
    reason = next((line for line in ran.stdout.splitlines() if ": error: " in line), "")
    if "[clang-diagnostic-" in reason:
        print(f"checked in halves: {reason}", flush=True)
    half = len(together) // 2
    return check_together(together[:half], stamps) + check_together(together[half:], stamps)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("build", type=Path)
    parser.add_argument("--analyze", action="store_true")
    wanted = parser.parse_args()
    stamps = Stamps(wanted.build / "tidy-stamps")
    ours = units(wanted.build)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        if wanted.analyze:
            clean = sum(pool.map(lambda unit: check_alone(unit, stamps, ""), ours))
        else:
            clean = sum(pool.map(lambda together: check_together(together, stamps), groups(ours)))
    print(f"clang-tidy: {clean} of {len(ours)} files are clean")
    sys.exit(clean < len(ours))


if __name__ == "__main__":
    main()
