#!/usr/bin/env python3
"""Runs clang-tidy on our files, all cores at once: tidy.py BUILD_FOLDER

A file that was clean is not looked at again until it, a header, or the settings change.
"""
import hashlib
import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
OURS = (ROOT / "src", ROOT / "tests")


def common_digest():
    """What every verdict depends on."""
    digest = hashlib.sha256()
    headers = sorted(path for folder in OURS for path in folder.rglob("*.hpp"))
    for path in (ROOT / ".clang-tidy", ROOT / "tests/.clang-tidy", *headers):
        digest.update(path.read_bytes())
    return digest


def check(build, stamps, digest, file, command):
    """True if the file is clean."""
    digest = digest.copy()
    digest.update(command.encode() + file.read_bytes())
    stamp = stamps / digest.hexdigest()
    if stamp.exists():
        return True
    run = subprocess.run(["clang-tidy", "--quiet", "-p", str(build), str(file)], capture_output=True, text=True)
    if run.returncode == 0:
        stamp.touch()
    else:
        print(run.stdout.strip(), flush=True)
    return run.returncode == 0


def main():
    build = Path(sys.argv[1])
    stamps = build / "tidy-stamps"
    stamps.mkdir(exist_ok=True)
    digest = common_digest()
    commands = {Path(entry["file"]): entry["command"] for entry in json.loads((build / "compile_commands.json").read_text())}
    ours = [file for file in sorted(commands) if any(file.is_relative_to(folder) for folder in OURS)]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        clean = list(pool.map(lambda file: check(build, stamps, digest, file, commands[file]), ours))
    print(f"clang-tidy: {clean.count(True)} of {len(ours)} files are clean")
    sys.exit(not all(clean))


if __name__ == "__main__":
    main()
