#!/usr/bin/env python3
"""Draws every screen of every game in many sizes and checks its texts and targets: pictures.py [--check] [--lang CODE] [PROGRAM]

Without --check the pictures go to build/pictures, with index.html as a contact sheet. With --check nothing is painted: the
program only reports the texts and targets of each picture, for fewer sizes and positions. Both forms fail if a text is cut or
touches the next text, if a button lies on words, if buttons side by side have texts of different sizes, if targets overlap or
are too small, or if a target is not inside the window.
"""
import argparse
import concurrent.futures
import html
import itertools
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = ROOT / "build/native/tapete_desktop"
SIZES = [("320x568", 2), ("568x320", 2), ("390x844", 3), ("844x390", 2), ("820x1180", 2), ("1440x900", 1), ("3840x2160", 1)]
TAUGHT = ("390x844", "820x1180", "1440x900")  # sizes in which the steps of lessons are drawn
THEMES = ["light", "dark"]
MARKS = ("da", "D")  # the dealer's mark in each language
HELD = ("card:", "hand:", "option:", "button:", "score:")  # targets that the dealer's mark must not cover
CALLS = ("option:claim", "option:out")  # buttons at the edge of the table, which may lie on words
TOUCH = 43.5   # least side of a target, in points
GAP = 3.5      # least distance between two texts of a line
STRIP = 35.5   # least side of a card in a hand of at most 13 cards; the lowest windows have no room for larger cards
NARROW = 32.5  # least side of a card in a hand of 14 to 17 cards

# Screens that need no match: the name, and the targets to press to get there. A target that ends in `?` is not pressed.
SCREENS = [
    ("start", []), ("setup", ["button:new_match"]), ("setup-open", ["button:new_match", "fold:rules"]), ("draw", ["button:new_match", "button:begin", "button:sit_down", "button:deal?"]),
    ("rules", ["button:rules"]), ("glossary", ["button:glossary"]), ("settings", ["button:settings"]),
    ("about", ["button:settings", "button:about"]), ("diagnostics", ["button:settings", "button:diagnostics"]),
    ("afresh", ["button:settings", "button:diagnostics", "button:afresh"]),
    ("no-matches", ["button:matches"]), ("player", ["button:play"]),
]
# Screens that exist only after the first game's lesson has been started.
BEGUN = ["button:learn", "button:leave"]
SAYING = [*BEGUN, "button:learn", "saying:load_partner"]
SCREENS += [("start-begun", BEGUN), ("sayings", [*BEGUN, "button:learn"])]
# Positions to practise, drawn in the same sizes as the steps of lessons.
PRACTICE = [
    ("saying", [*SAYING, "lesson:on"]), ("saying-judged", [*SAYING, "card:"]),
    ("saying-end", [*SAYING, *["lesson:on"] * 7]), ("day", [*BEGUN, "button:day", "card:"]),
]
# Screens and panels that open over a table: the name, and the targets to press to get there.
MATCHES = ["button:menu", "button:leave", "button:matches"]
OVER = [("menu", ["button:menu"]), ("seal", ["button:menu", "button:seal"]), ("matches", MATCHES),
        ("summary", [*MATCHES, "list:2"]), ("dialog", [*MATCHES, "delete:"])]
LARGE = "largest"  # value of --text
LEAST_TABLE = 390  # shorter side of the smallest window in which the table of people with phones is drawn
NAMES = ["Pilar", "Antonio", "Mari Carmen", "Luis", "Rosa", "Julián"]
CUTS = (0.12, 0.35, 0.55, 0.8)  # shares of a sample record after which the table is drawn
CHECKED_CUTS = (0.35, 0.8)  # the same with --check


def write(folder, sample, moment, lines):
    name = f"{sample.parent.parent.name}-{sample.stem}-{moment}"
    file = Path(folder, name + ".tapete")
    file.write_text("\n".join(lines) + "\n")
    return name, file


def tables(folder, cuts):
    """Yields (name, file) of sample records with a person at seat 0, cut at different positions and at the count of the first hand."""
    for sample in sorted(ROOT.glob("src/games/*/samples/*.tapete")):
        lines = re.sub(r"^seat 0 .*\n", "", sample.read_text(), flags=re.M).splitlines()
        lines.insert(3, "seat 0 human")
        first = next(i for i, line in enumerate(lines) if line.startswith(("deal", "start")))
        for cut in cuts:
            end = first + int((len(lines) - first) * cut)
            # Ends before an action of seat 0, so that seat 0 is to act or will act soon. No other player acts in these pictures.
            while end < len(lines) and not lines[end].startswith("0 "):
                end += 1
            yield write(folder, sample, int(cut * 100), lines[:end])
        asked = next((i for i, line in enumerate(lines) if line.startswith("0 bid ")), None)
        if asked is not None:
            yield write(folder, sample, "bid", lines[:asked])
        second = next((i for i, line in enumerate(lines) if i > first and line.startswith(("deal", "start"))), len(lines))
        yield write(folder, sample, "count", lines[:second])


def watched(folder):
    """
    Yields (name, file) of records of tables at which nobody plays here, in the middle and at the count of the first hand: one sample for each game
    with hidden cards and each number of players.
    """
    known = set()
    for sample in sorted(ROOT.glob("src/games/*/samples/*.tapete")):
        lines = re.sub(r"^seat .*\n", "", sample.read_text(), flags=re.M).splitlines()
        players = int(next(line for line in lines if line.startswith("players ")).split()[1])
        first = next(i for i, line in enumerate(lines) if line.startswith(("deal", "start")))
        kind = (sample.parent.parent.name, players)
        if lines[first].startswith("start") or kind in known:
            continue
        known.add(kind)
        lines[3:3] = [f"seat {seat} friend {NAMES[seat]}" for seat in range(players)]
        first += players
        second = next((i for i, line in enumerate(lines) if i > first and line.startswith("deal")), len(lines))
        yield write(folder, sample, "onlooker", lines[:(first + second) // 2])
        yield write(folder, sample, "onlooker-count", lines[:second])


# Questions of a lesson that are skipped, because no single option answers them, or because boards light up the answer themselves
SKIPPED = ("any", "hand", "dice", "keep", "place")


def lessons(every):
    """Yields the steps of every game's lesson: the name, and the targets to press to get there."""
    chosen = re.search(r"^\w+ (\w+)/", (ROOT / "src/games/games.txt").read_text(), flags=re.M)[1]
    for page in sorted(ROOT.glob("src/games/*/lesson.en.md")):
        game = page.parent.name
        clicks = ["button:learn"] if game == chosen else [f"game:{game}", "button:learn"]
        asked = re.findall("^ask (.*)$", page.read_text(), flags=re.M)
        for number, ask in enumerate(asked, 1):
            if every or number in (1, len(asked) // 2 + 1, len(asked)):
                yield f"lesson-{game}-{number}", list(clicks)
            if ask.startswith("words "):
                clicks.append(f"answer:{int(ask.split()[1]) - 1}")
            elif not ask.startswith(SKIPPED):
                clicks.append("lesson:show")
            clicks.append("lesson:on")


def jobs(folder, check):
    records = list(tables(folder, CHECKED_CUTS if check else CUTS))
    onlookers = list(watched(folder))
    for size, ratio in [(size, 1) for size, _ in SIZES[:-1]] if check else SIZES:
        for name, clicks in [*SCREENS, *([*lessons(not check), *PRACTICE] if size in TAUGHT else [])]:
            yield name, size, ratio, None, clicks, "normal"
        for name, record in records:
            yield name, size, ratio, record, [], "normal"
        for name, record in onlookers if min(map(int, size.split("x"))) >= LEAST_TABLE else []:
            yield name, size, ratio, record, [], "normal"
        for name, clicks in OVER:
            yield name, size, ratio, records[0][1], clicks, "normal"
    # The largest text in the smallest window: all screens without a table, and the scoresheets.
    for name, clicks in SCREENS:
        yield f"{name}-{LARGE}", SIZES[0][0], 1, None, clicks, LARGE
    for name, record in records:
        if name.endswith("-count"):
            yield f"{name}-{LARGE}", SIZES[0][0], 1, record, [], LARGE


def draw(program, lang, job, theme, picture, report):
    name, size, ratio, record, clicks, text = job
    words = [program, "--still", "--lang", lang, "--size", size, "--ratio", str(ratio), "--theme", theme, "--text", text, "--inspect", report]
    if picture:
        words += ["--screenshot", picture]
    clicks = [click for click in clicks if not click.endswith("?")]
    if clicks:
        words += ["--click", ",".join(clicks)]
    if record:
        words += ["--friends" if "-onlooker" in name else "--record", record]
    subprocess.run(list(map(str, words)), env=os.environ | {"SDL_VIDEODRIVER": "dummy"}, check=True, timeout=120)
    return json.loads(Path(report).read_text())


def shared(a, b):
    """Returns width and height of the intersection of two rectangles."""
    return (min(a["x"] + a["width"], b["x"] + b["width"]) - max(a["x"], b["x"]),
            min(a["y"] + a["height"], b["y"] + b["height"]) - max(a["y"], b["y"]))


def touching(a, b):
    """Returns whether two lines of text are side by side without a visible gap."""
    beside = abs(a["y"] + a["height"] / 2 - b["y"] - b["height"] / 2) < min(a["size"], b["size"]) / 2
    return beside and max(a["left"], b["left"]) - min(a["left"] + a["wide"], b["left"] + b["wide"]) < GAP


def covers(mark, text):
    """Returns whether the dealer's mark or a button lies on another text or next to it without a visible gap."""
    line = {"x": text["left"], "width": text["wide"], "y": text["y"] + text["height"] / 2 - text["size"] / 2, "height": text["size"]}
    disc = {"x": mark["x"] - 1, "width": mark["width"] + 2, "y": mark["y"], "height": mark["height"]}
    return text["wide"] and min(shared(disc, line)) > 0


def uneven(seen):
    """Yields the labels of buttons that stand side by side and have texts of different sizes."""
    sizes = []
    for target in seen["targets"]:
        for text in seen["texts"]:
            if text["text"] == target["label"] and text["wide"] and shared(target, text)[0] >= text["width"] - 1 and shared(target, text)[1] > 0:
                sizes.append((target, text["size"]))
                break
    for (a, one), (b, two) in itertools.combinations(sizes, 2):
        if abs(a["y"] - b["y"]) < 1 and abs(a["height"] - b["height"]) < 1 and abs(one - two) > 0.5:
            yield f"uneven: {a['label']} {one:.1f} and {b['label']} {two:.1f}"


def faults(seen, size):
    width, height = map(int, size.split("x"))
    window = {"x": 0, "y": 0, "width": width, "height": height}
    for text in seen["texts"]:
        if text["cut"]:
            yield f"cut: {text['text']}"
    held = sum(target["id"].startswith("card:") for target in seen["targets"])
    for target in seen["targets"]:
        # A target may be scrolled partly out of sight, so its visible height may be less than its real one.
        scrolled = target["y"] + target["height"] >= height - 1 or target["height"] < TOUCH
        least = TOUCH if not target["id"].startswith("card:") else STRIP if held <= 13 else NARROW
        if min(target["width"], target["height"] if not scrolled else TOUCH) < least:
            yield f"small: {target['id']} {target['width']:.0f}x{target['height']:.0f}"
        across, along = shared(target, window)
        if across < target["width"] - 1 or along < target["height"] - 1:
            yield f"outside: {target['id']}"
    lines = [text for text in seen["texts"] if text["wide"] and text["height"] < 3 * text["size"]]
    yield from uneven(seen)
    for a, b in itertools.combinations(lines, 2):
        if touching(a, b):
            yield f"touching: {a['text']} and {b['text']}"
    for mark in [text for text in seen["texts"] if text["text"] in MARKS]:
        for text in seen["texts"]:
            if text is not mark and covers(mark, text):
                yield f"dealer's mark: {text['text']}"
        for target in seen["targets"]:
            if target["id"].startswith(HELD) and min(shared(mark, target)) > 1:
                yield f"dealer's mark: {target['id']}"
        if min(shared(mark, window)[0] - mark["width"], shared(mark, window)[1] - mark["height"]) < -1:
            yield "dealer's mark: edge"
    for target in [target for target in seen["targets"] if target["id"].startswith("option:") and target["id"] not in CALLS]:
        for text in lines:
            if text["text"] not in target["label"] and covers(target, text):
                yield f"covered by {target['id']}: {text['text']}"
    for a, b in itertools.combinations(seen["targets"], 2):
        if min(shared(a, b)) > 1:
            yield f"on one another: {a['id']} and {b['id']}"


def sheet(pictures):
    rows = []
    for name, shots in itertools.groupby(pictures, key=lambda shot: shot[0]):
        images = "".join(f'<figure><img loading="lazy" src="{html.escape(file)}"><figcaption>{html.escape(file)}</figcaption></figure>'
                         for _, file in shots)
        rows.append(f"<h2>{html.escape(name)}</h2><div>{images}</div>")
    style = "body{font:14px sans-serif;background:#777}div{display:flex;flex-wrap:wrap;gap:12px;align-items:start}" \
            "figure{margin:0}img{height:300px;display:block}"
    return f"<!doctype html><meta charset=utf-8><title>Tapete</title><style>{style}</style>{''.join(rows)}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--lang", default="es", help="language of the texts (default: %(default)s)")
    parser.add_argument("program", nargs="?", type=Path, default=PROGRAM, metavar="PROGRAM")
    given = parser.parse_args()
    check = given.check
    wrong, pictures = [], []
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        out = Path(folder) if check else ROOT / "build/pictures"
        out.mkdir(parents=True, exist_ok=True)
        work = [(job, theme) for job in jobs(folder, check) for theme in (THEMES[:1] if check else THEMES)]

        def one(item):
            (job, theme), file = item, f"{item[0][0]}-{item[0][1]}-{item[1]}.png"
            seen = draw(given.program, given.lang, job, theme, None if check else out / file, Path(folder, file + ".json"))
            return job, theme, file, list(faults(seen, job[1]))

        for job, theme, file, found in pool.map(one, work):
            pictures.append((job[0], file))
            wrong += [f"{file}: {fault}" for fault in found]
        if not check:
            pictures.sort()
            (out / "index.html").write_text(sheet(pictures))
    print(*wrong, sep="\n", end="\n" if wrong else "")
    print(f"{len(pictures)} pictures, {len(wrong)} faults" + ("" if check else f", see {out / 'index.html'}"))
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
