#!/usr/bin/env python3
"""Draws strength against time from arena results: strength_chart.py RESULT.json... > docs/strength.svg

Each file contains one line of `tapete arena --json` (or of `--merge --json`). All results must have the same opponent.
"""
import json
import math
import sys
from html import escape

WIDTH, HEIGHT = 720, 420
LEFT, RIGHT, TOP, BOTTOM = 70, 150, 40, 60
FIRST, LAST = -1, 5  # the time axis goes from 10^FIRST to 10^LAST microseconds


def read(paths):
    results = [json.loads(line) for path in paths for line in open(path) if line.strip()]
    if len({(r["game"], r["players"], r["rules"], r["b"]) for r in results}) != 1:
        sys.exit("all results must be of one game, with one opponent")
    return sorted(results, key=lambda r: r["points"])


def mean_us(result):
    """Returns the mean time of a decision in microseconds. Bucket i of the histogram (src/bots/arena.hpp) begins at 0.1 * 1.125^i."""
    counts = result["a_times"]
    return sum(n * 0.1 * 1.125 ** (i + 0.5) for i, n in enumerate(counts)) / sum(counts)


def chart(results):
    low = min(0, math.floor(min(r["points"] - r["points_margin"] for r in results) / 10) * 10)
    high = math.ceil(max(r["points"] + r["points_margin"] for r in results) / 10) * 10
    x = lambda us: LEFT + (math.log10(us) - FIRST) / (LAST - FIRST) * (WIDTH - LEFT - RIGHT)
    y = lambda points: HEIGHT - BOTTOM - (points - low) / (high - low) * (HEIGHT - TOP - BOTTOM)
    first = results[0]
    out = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="13">',
           f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
           f'<text x="{LEFT}" y="22" font-weight="bold">Points a hand against {escape(first["b"])}, {escape(first["game"])}, '
           f'{first["players"]} players (95 % intervals)</text>']
    for points in range(low, high + 1, 10):
        out.append(f'<path d="M{LEFT} {y(points):.1f}H{WIDTH - RIGHT}" stroke="{"#888" if points == 0 else "#ddd"}"/>'
                   f'<text x="{LEFT - 8}" y="{y(points) + 4:.1f}" text-anchor="end">{points:+d}</text>')
    for power in range(FIRST, LAST + 1):
        name = ["0.1 µs", "1 µs", "10 µs", "0.1 ms", "1 ms", "10 ms", "0.1 s"][power - FIRST]
        out.append(f'<path d="M{x(10 ** power):.1f} {TOP}V{HEIGHT - BOTTOM}" stroke="#eee"/>'
                   f'<text x="{x(10 ** power):.1f}" y="{HEIGHT - BOTTOM + 20}" text-anchor="middle">{name}</text>')
    out.append(f'<text x="{(LEFT + WIDTH - RIGHT) / 2}" y="{HEIGHT - 14}" text-anchor="middle">mean time of a decision</text>')
    for r in results:
        cx, cy, margin = x(mean_us(r)), y(r["points"]), r["points_margin"]
        out.append(f'<path d="M{cx:.1f} {y(r["points"] - margin):.1f}V{y(r["points"] + margin):.1f}" stroke="#1b5e43" stroke-width="2"/>'
                   f'<circle cx="{cx:.1f}" cy="{cy:.1f}" r="5" fill="#1b5e43"/>'
                   f'<text x="{cx + 10:.1f}" y="{cy + 4:.1f}">{escape(r["a"])} {r["points"]:+.1f} ± {margin:.1f}</text>')
    return "\n".join(out + ["</svg>"])


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    print(chart(read(sys.argv[1:])))
