"""The tapete program shows its progress on a terminal during long work."""
import os
import subprocess
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TAPETE = os.environ.get("TAPETE", str(ROOT / "build/native/tapete"))
SAMPLE = ROOT / "src/games/guinote/samples/four.tapete"
LONG = {"parts": ["perft", "-", "--depth", "14"], "actions": ["review", "-", "--seat", "0", "--worlds", "2"]}


def run(args, stderr):
    record = "\n".join(SAMPLE.read_text().split("\n")[:33]).encode()
    return subprocess.run([TAPETE, *args], input=record, stdout=subprocess.PIPE, stderr=stderr, timeout=60)


class Progress(unittest.TestCase):
    def test_progress_appears_only_on_a_terminal_and_does_not_change_the_output(self):
        for words, args in LONG.items():
            plain = run(args, subprocess.PIPE)
            self.assertEqual((0, b""), (plain.returncode, plain.stderr))
            reader, writer = os.openpty()
            watched = run(args, writer)
            told = os.read(reader, 10_000).decode()
            os.close(reader)
            os.close(writer)
            self.assertRegex(told, rf"^\r0 of \d+ {words}")
            self.assertEqual((0, plain.stdout), (watched.returncode, watched.stdout))


if __name__ == "__main__":
    unittest.main()
