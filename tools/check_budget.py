#!/usr/bin/env python3
"""Checks the size of the files that a browser loads before the first hand, and of the whole site: check_budget.py SITE_FOLDER

The build puts the list of games (games.json) next to that folder."""
import concurrent.futures
import gzip
import json
import os
import re
import subprocess
import sys
from pathlib import Path

FIRST_HAND = {"brotli": 400_000, "gzip": 480_000}  # most bytes before the first hand
EVERYTHING = {"brotli": 1_300_000}  # most bytes of the whole site
LIST = Path(__file__).with_name("first_hand.txt")
BOT = "tapete_bot_"
NEVER = ("screenshot", "wordpress", "SHA256SUMS", "_headers")  # no player loads them
VERSION = re.compile("^[0-9a-f]{12}/")


def brotli(path):
    return len(subprocess.run(["brotli", "-q", "11", "-c", path], capture_output=True, check=True).stdout)


def weigh(site):
    """Returns the size in bytes of every file by its name: uncompressed, and with each compression."""
    files = sorted(path for path in site.rglob("*") if path.is_file() and not path.name.startswith(NEVER))
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        compressed = list(pool.map(brotli, files))
    return {VERSION.sub("", path.relative_to(site).as_posix()): {"bytes": path.stat().st_size, "brotli": size,
                                                "gzip": len(gzip.compress(path.read_bytes(), 9))}
            for path, size in zip(files, compressed)}


def sizes(name, size):
    return f"{name:32}" + "".join(f"{size[way]:12,}" for way in ("bytes", "brotli", "gzip"))


def check(title, names, weights, limits):
    """Prints the sums; returns a complaint for each sum above the budget."""
    total = {way: sum(weights[name][way] for name in names) for way in ("bytes", "brotli", "gzip")}
    print(sizes(title, total))
    return [f"{title}: {way} {total[way]:,} > {limit:,} bytes" for way, limit in limits.items() if total[way] > limit]


def main():
    site = Path(sys.argv[1])
    weights = weigh(site)
    decks = {game["id"]: game["deck"] for game in json.loads((site.parent / "games.json").read_text())}
    print(f"{'file':32}{'bytes':>12}{'brotli':>12}{'gzip':>12}")
    for name, size in weights.items():
        print(sizes(name, size))
    listed = [line.split() for line in LIST.read_text().splitlines() if not line.startswith("#")]
    over = []
    for bot in sorted(name for name in weights if name.startswith(BOT) and name.endswith(".wasm")):
        game = bot.removeprefix(BOT).removesuffix(".wasm")
        folder = game.partition("-")[0]
        named = [(name.replace("GAME", game).replace("FOLDER", folder), only) for name, *only in listed]
        names = [name for name, only in named if not only or decks[game] in only or ("optional" in only and name in weights)]
        over += check(f"first hand of {game}", names, weights, FIRST_HAND)
    over += check("everything", list(weights), weights, EVERYTHING)
    sys.exit("Too heavy: " + "; ".join(over) if over else 0)


if __name__ == "__main__":
    main()
