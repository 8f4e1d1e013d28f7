"""The ./test command in a small repository with simulated steps: its exit status, its last lines, and build/green."""
import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
COPIED = ("test", "tools/setup/common.sh", "tools/failures.py")
STEP = """#!/usr/bin/env bash
case "$1" in
  "$FAILS") echo 'src/a.cpp:1:2: error: no'; exit 1 ;;
  "$CHANGES") echo changed > file ;;
  browser) [ -z "$FLAKY" ] || echo "flaky: $FLAKY" ;;
esac
"""


class WholeRun(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        for name in COPIED:
            (self.root / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, self.root / name)
        for name, text in (("tools/setup.sh", "#!/bin/sh\n"), ("tools/check.sh", STEP), (".gitignore", "/build/\n"), ("file", "as it was\n")):
            (self.root / name).write_text(text)
            (self.root / name).chmod(0o755)
        self.git("init", "-q")
        self.git("add", "-A")
        self.git("-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "-q", "-m", "x")

    def git(self, *words):
        return subprocess.run(["git", *words], cwd=self.root, capture_output=True, text=True, check=True).stdout.strip()

    def run_test(self, *steps, **told):
        env = {**os.environ, "FAILS": "", "CHANGES": "", "FLAKY": "", **told}
        return subprocess.run(["./test", *steps], cwd=self.root, capture_output=True, text=True, env=env)

    def green(self):
        path = self.root / "build/green"
        return path.read_text().strip() if path.exists() else None

    def test_a_passed_whole_run_writes_its_commit_to_build_green(self):
        ran = self.run_test()
        self.assertEqual((0, "10 passed, 0 failed"), (ran.returncode, ran.stdout.split("\n")[-2]))
        self.assertEqual(self.git("rev-parse", "HEAD"), self.green())

    def test_a_failed_step_is_printed_with_its_first_error(self):
        ran = self.run_test(FAILS="tidy")
        self.assertEqual(1, ran.returncode)
        self.assertEqual(["Failed: tidy. It runs alone with tools/check.sh tidy.", "  src/a.cpp:1:2: error: no", "9 passed, 1 failed"],
                         ran.stdout.rstrip().split("\n")[-3:])
        self.assertIsNone(self.green())

    def test_a_failed_run_deletes_build_green(self):
        self.run_test()
        self.run_test(FAILS="style")
        self.assertIsNone(self.green())

    def test_a_run_of_some_steps_does_not_write_build_green(self):
        self.run_test("style", "tools")
        self.assertIsNone(self.green())

    def test_a_run_with_uncommitted_changes_does_not_write_build_green(self):
        (self.root / "file").write_text("changed\n")
        self.run_test()
        self.assertIsNone(self.green())

    def test_a_change_during_the_run_prevents_build_green(self):
        self.run_test(CHANGES="native")
        self.assertIsNone(self.green())

    def test_flaky_files_are_printed_at_the_end(self):
        ran = self.run_test(FLAKY="a.test.mjs (first failure: b: c)")
        self.assertEqual((0, "flaky: a.test.mjs (first failure: b: c)"), (ran.returncode, ran.stdout.rstrip().split("\n")[-2]))
        self.assertIsNotNone(self.green())

    def test_an_unknown_step_is_refused(self):
        self.assertEqual(1, self.run_test("everything").returncode)


if __name__ == "__main__":
    unittest.main()
