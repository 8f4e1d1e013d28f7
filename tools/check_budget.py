#!/usr/bin/env python3
"""Weighs what a browser loads before the first hand can be played, and everything: check_budget.py SITE_FOLDER"""
import gzip
import subprocess
import sys
from pathlib import Path

FIRST = {"brotli": 450_000, "gzip": 520_000}
ALL = {"brotli": 1_200_000}
# Loaded later or never: pictures for the installed page, texts of licences.
LATER_TYPES = {".png", ".txt"}
# What serves other pages, other visits, and what is sent or comes by a link.
LATER = ("embed", "sw.js", "offline.js", "fflate.js", "links.js", "qrcode.js", "share.js")
NEVER = "screenshot"  # for shops of applications


def brotli(path):
    return len(subprocess.run(["brotli", "-q", "11", "-c", path], capture_output=True, check=True).stdout)


def weigh(path):
    return {"bytes": path.stat().st_size, "brotli": brotli(path), "gzip": len(gzip.compress(path.read_bytes(), 9))}


def total(weights):
    weights = list(weights)
    return {kind: sum(weight[kind] for weight in weights) for kind in ("bytes", "brotli", "gzip")}


def is_first(path):
    return path.suffix not in LATER_TYPES and not path.name.startswith(LATER)


def main():
    site = Path(sys.argv[1])
    files = sorted(path for path in site.rglob("*") if path.is_file() and not path.name.startswith(NEVER))
    weights = {path: weigh(path) for path in files}
    sums = {"first hand": total(weight for path, weight in weights.items() if is_first(path)), "all": total(weights.values())}
    print(f"{'file':36}{'bytes':>12}{'brotli':>12}{'gzip':>12}")
    for name, weight in [*((str(path.relative_to(site)), weight) for path, weight in weights.items()), *sums.items()]:
        print(f"{name:36}" + "".join(f"{size:12,}" for size in weight.values()))
    over = [f"{name}: {sums[name][kind]:,} > {limit:,} bytes of {kind}"
            for name, limits in (("first hand", FIRST), ("all", ALL)) for kind, limit in limits.items() if sums[name][kind] > limit]
    sys.exit("Too heavy: " + ", ".join(over) if over else 0)


if __name__ == "__main__":
    main()
