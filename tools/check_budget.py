#!/usr/bin/env python3
"""Weighs what a browser loads before the first hand can be played: check_budget.py SITE_FOLDER"""
import gzip
import subprocess
import sys
from pathlib import Path

LIMITS = {"brotli": 450_000, "gzip": 520_000}
# Loaded later or never: pictures for the installed page, and the texts of the licences.
LATER = {".png", ".txt"}
# Loaded when something is sent or comes by a link.
LATER_FILES = {"fflate.js", "links.js", "qrcode.js", "share.js"}


def brotli(path):
    return len(subprocess.run(["brotli", "-q", "11", "-c", path], capture_output=True, check=True).stdout)


def main():
    files = sorted(path for path in Path(sys.argv[1]).iterdir() if path.suffix not in LATER and path.name not in LATER_FILES)
    rows = [(path.name, path.stat().st_size, brotli(path), len(gzip.compress(path.read_bytes(), 9))) for path in files]
    rows.append(("all", *(sum(row[column] for row in rows) for column in (1, 2, 3))))
    print(f"{'file':24}{'bytes':>12}{'brotli':>12}{'gzip':>12}")
    for name, *sizes in rows:
        print(f"{name:24}" + "".join(f"{size:12,}" for size in sizes))
    over = [f"{name} {size:,} > {LIMITS[name]:,}" for name, size in zip(LIMITS, rows[-1][2:]) if size > LIMITS[name]]
    sys.exit(f"The first hand weighs too much: {', '.join(over)} bytes." if over else 0)


if __name__ == "__main__":
    main()
