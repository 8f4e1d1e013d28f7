"""tools/arena.sh: a contest that is played in parts gives exactly the results of a single run, even after an interruption."""
import json
import os
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TAPETE = os.environ.get("TAPETE", str(ROOT / "build/native/tapete"))
CONTEST = ["guinote", "--a", "casual", "--b", "random", "--deals", "90", "--blunders", "--seed", "5"]


def arena(folder, *contest):
    return subprocess.run([ROOT / "tools/arena.sh", "-n", "7", folder / "contest", *contest], capture_output=True, text=True,
                          env=os.environ | {"TAPETE": TAPETE, "HOME": str(folder)})


def counted(result):
    """Returns the result without its times, which differ between runs."""
    return {key: value for key, value in json.loads(result).items() if not key.endswith(("_us", "_times"))}


class Parts(unittest.TestCase):
    def test_the_parts_of_a_contest_add_up_to_the_whole_after_an_interruption_too(self):
        whole = subprocess.run([TAPETE, "arena", *CONTEST, "--json"], capture_output=True, text=True, check=True).stdout
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            run = arena(folder, *CONTEST)
            self.assertEqual(run.returncode, 0, run.stderr)
            self.assertIn("90 duplicate deals, seed 5", run.stdout)
            result = folder / "contest/result.json"
            self.assertEqual(counted(result.read_text()), counted(whole))

            # Imitates an interruption in the middle of part 3.
            parts = folder / "contest/parts"
            log = parts / "log"
            log.write_text("".join(line for line in log.read_text().splitlines(True) if "--shard 3/7" not in line))
            (parts / "3").write_text("half a li")
            kept = {part: (parts / part).stat().st_mtime_ns for part in "012456"}
            result.unlink()
            self.assertEqual(arena(folder, *CONTEST).returncode, 0)
            self.assertEqual(counted(result.read_text()), counted(whole))
            self.assertEqual({part: (parts / part).stat().st_mtime_ns for part in "012456"}, kept)

            other = arena(folder, *CONTEST[:-1], "6")
            self.assertNotEqual(other.returncode, 0)
            self.assertIn("holds parts of something else", other.stderr)

    def test_a_contest_with_an_unknown_bot_is_refused(self):
        with tempfile.TemporaryDirectory() as name:
            run = arena(Path(name), "guinote", "--a", "genius", "--b", "random", "--deals", "9")
            self.assertNotEqual(run.returncode, 0)
            self.assertIn("genius", run.stderr)
            self.assertIn("A part failed", run.stderr)


if __name__ == "__main__":
    unittest.main()
