#!/usr/bin/env python3
"""How quick the WebAssembly build is beside the native one: bench_wasm.py [ROUNDS]

Runs `tapete bench` of both in turn and prints the best of the rounds for each, as other work on the machine can only
make it slower, and their ratio. Build both first:
cmake --workflow --preset native, cmake --build --preset node.
"""
import json
import subprocess
import sys

NATIVE = ["build/native/tapete"]
WASM = ["node", "build/web/tapete.cjs"]


def bench(program):
    run = subprocess.run([*program, "bench", "--endgames", "3000", "--json"], capture_output=True, text=True, check=True)
    return {figure["name"]: figure["per_second"] for figure in json.loads(run.stdout)}


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    pairs = [(bench(NATIVE), bench(WASM)) for _ in range(rounds)]
    print(f"{'':44}{'native':>12}{'WebAssembly':>13}{'ratio':>8}   best of {rounds}, a second")
    for name in pairs[0][0]:
        native, wasm = (max(pair[i][name] for pair in pairs) for i in (0, 1))
        print(f"{name:44}{native:12,.0f}{wasm:13,.0f}{wasm / native:8.2f}")


if __name__ == "__main__":
    main()
