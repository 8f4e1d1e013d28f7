#!/usr/bin/env python3
"""Checks that the program gives the same output natively and as WebAssembly under node: compare_wasm.py NATIVE WASM

Games of random players and of bots from the same seeds must give the same text, positions in them must have the same number
of continuations (perft), and the judge must give the same review of a seat.
"""
import concurrent.futures
import os
import subprocess
import sys

SEEDS = range(1, 4)
CUTS = (0.3, 0.6, 0.9)  # positions to compare, as shares of a record
DEPTH = 6  # greatest depth of perft, in actions
ENOUGH = 50_000  # counted positions at which the depth is not increased further


class Difference(Exception):
    """A command with two different answers."""


def says(program, words, text=""):
    """Returns the output, and after an error also the message. Without an error, standard error contains only the progress."""
    run = subprocess.run([*program, *words], input=text, capture_output=True, text=True)
    return run.stdout + (run.stderr if run.returncode else "")


def games(program):
    """Yields each game with each of its numbers of players, from lines like 'ID (NAME), players 4* 2'."""
    for line in says(program, ["games"]).splitlines():
        if not line.startswith(" "):
            for players in line.rpartition("players ")[2].replace("*", "").split():
                yield line.split()[0], players


def count(program, text, depth):
    """Returns the number of positions after this many actions; 0 if no seat is to act."""
    nodes = says(program, ["perft", "-", "--depth", str(depth)], text)
    return int(nodes) if nodes.strip().isdigit() else 0


def compare(programs, game, players):
    """Compares matches of one game. Returns the number of equal answers and of counted positions."""
    compared, positions = 0, 0

    def same(words, text=""):
        nonlocal compared
        answers = [says(program, words, text) for program in programs]
        if answers[0] != answers[1]:
            raise Difference(f"tapete {' '.join(words)} differs.\nnative:\n{answers[0]}\nWebAssembly:\n{answers[1]}\nrecord:\n{text}")
        compared += 1
        return answers[0]

    native = programs[0]
    bots = ",".join(["casual"] * int(players))
    for seed in map(str, SEEDS):
        same(["play", game, "--players", players, "--bots", bots, "--seed", seed])
        record = same(["random", game, "--players", players, "--seed", seed, "--hands", "1"]).splitlines(keepends=True)
        for cut in CUTS:
            # Goes on until a seat is to act, because dice may have to be thrown first.
            ends = ("".join(record[:end]) for end in range(int(cut * len(record)), len(record)))
            text = next((text for text in ends if count(native, text, 1)), None)
            if text is None:
                continue
            depth = next((depth for depth in range(1, DEPTH) if count(native, text, depth) > ENOUGH), DEPTH)
            positions += int(same(["perft", "-", "--depth", str(depth)], text))
        if seed == str(SEEDS[0]):
            same(["review", "-", "--seat", "0", "--worlds", "4", "--seed", seed, "--json"], says(native, ["redact", "-", "--seat", "0"], "".join(record)))
    return compared, positions


def main():
    programs = [sys.argv[1]], ["node", sys.argv[2]]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        try:
            counts = list(pool.map(lambda game: compare(programs, *game), games(programs[0])))
        except Difference as difference:
            pool.shutdown(cancel_futures=True)
            sys.exit(str(difference))
    compared, positions = map(sum, zip(*counts)) if counts else (0, 0)
    print(f"native and WebAssembly: {compared} answers are the same, {positions:,} positions counted")
    sys.exit(compared == 0)


if __name__ == "__main__":
    main()
