"""The short form of tools/bench_wasm.py with the native and the Node build: its exit status and the format of its output."""
import subprocess
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


class BenchWasm(unittest.TestCase):
    def test_the_short_form_prints_a_ratio_for_every_figure(self):
        ran = subprocess.run([sys.executable, "tools/bench_wasm.py", "--short"], cwd=ROOT, capture_output=True, text=True)
        self.assertEqual(0, ran.returncode, ran.stderr)
        head, *rows = ran.stdout.splitlines()
        self.assertIn("best of 1", head)
        self.assertGreater(len(rows), 50)
        for row in rows:
            self.assertRegex(row, r"^[a-z].{43} *[\d,]+ +[\d,]+ +\d+\.\d\d$")
        self.assertIn("round 1 of 1, WebAssembly", ran.stderr)


if __name__ == "__main__":
    unittest.main()
