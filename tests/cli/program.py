"""Runs the tapete program for the tests of its commands."""
import os
import subprocess
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TAPETE = os.environ.get("TAPETE", str(ROOT / "build/native/tapete"))


def run(*args, stdin=""):
    """Returns the exit status, the output and the error output."""
    data = stdin if isinstance(stdin, bytes) else stdin.encode()
    done = subprocess.run([TAPETE, *args], input=data, capture_output=True, timeout=60)
    return done.returncode, done.stdout.decode(errors="replace"), done.stderr.decode(errors="replace")


class ProgramTest(unittest.TestCase):
    def refused(self, *args, stdin="", says=""):
        """Checks that the program refuses its input with one line that contains `says`. Returns both outputs."""
        status, out, err = run(*args, stdin=stdin)
        self.assertEqual(2, status, args)
        self.assertEqual(1, err.count("\n"), err)
        self.assertIn(says, err)
        return out, err
