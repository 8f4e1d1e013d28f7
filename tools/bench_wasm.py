#!/usr/bin/env python3
"""Compares the speed of the WebAssembly build with the native one: bench_wasm.py [ROUNDS | --short]

Runs `tapete bench` of both builds in turn. Prints the best round of each and their ratio; other work on the machine can only
make a round slower. Progress goes to standard error. --short takes seconds, but its figures are meaningless.
Build both first: cmake --workflow --preset native, cmake --build --preset node.
"""
import json
import subprocess
import sys

PROGRAMS = {"native": ["build/native/tapete"], "WebAssembly": ["node", "build/web/tapete.cjs"]}
LONG = ["--endgames", "3000"]
SHORT = ["--endgames", "5", "--rounds", "1"]


def bench(name, options):
    """Returns the figures per second by their names."""
    run = subprocess.run([*PROGRAMS[name], "bench", *options, "--json"], stdout=subprocess.PIPE, text=True, check=True)
    return {figure["name"]: figure["per_second"] for figure in json.loads(run.stdout)}


def main():
    short = sys.argv[1:] == ["--short"]
    rounds = 1 if short else int(sys.argv[1]) if len(sys.argv) > 1 else 3
    best = {name: {} for name in PROGRAMS}
    for turn in range(rounds):
        for name, figures in best.items():
            print(f"round {turn + 1} of {rounds}, {name}", file=sys.stderr, flush=True)
            for figure, per_second in bench(name, SHORT if short else LONG).items():
                figures[figure] = max(per_second, figures.get(figure, 0))
    print(f"{'':44}{'native':>12}{'WebAssembly':>13}{'ratio':>8}   best of {rounds}, a second")
    for figure, native in best["native"].items():
        wasm = best["WebAssembly"][figure]
        print(f"{figure:44}{native:12,.0f}{wasm:13,.0f}{wasm / native:8.2f}")


if __name__ == "__main__":
    main()
