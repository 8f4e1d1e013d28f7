"""The arena command: contests between bots, counts of blunders, and contests in parts."""
import json
import tempfile
import unittest
from pathlib import Path

from program import ProgramTest, run

TABLE = ["arena", "guinote", "--a", "casual", "--b", "random", "--deals", "60", "--json"]


class Arena(ProgramTest):
    def test_arena_of_tute_prints_the_share_of_lost_hands(self):
        _, out, _ = run("arena", "tute", "--a", "casual", "--b", "random", "--deals", "300", "--players", "5")
        self.assertRegex(out, r"lost a hand     casual: 0\.\d+")
        self.assertRegex(out, r"quotient        0\.\d+ \+- 0\.\d+")

    def test_arena_counts_blunders(self):
        table = ["arena", "guinote", "--a", "casual", "--b", "random", "--deals", "60", "--blunders"]
        result = json.loads(run(*table, "--json")[1])
        names = result["blunders"].split(",")
        self.assertIn("partner_killed", names)
        self.assertEqual(sum(result["a_blunders"]), 0)
        taken = sum(result["b_blunders"][names.index(name)] for name in ("partner_killed", "partner_trumped"))
        self.assertGreater(taken, result["hands"] / 10)
        self.assertRegex(run(*table)[1], r"partner_killed +casual: 0\.00, random: [1-9]")

    def test_arena_refuses_to_count_blunders_of_a_game_without_a_list(self):
        self.refused("arena", "kwingto", "--a", "casual", "--b", "random", "--deals", "60", "--blunders", says="no list of blunders")

    def test_the_casual_bot_beats_the_random_bot(self):
        status, out, _ = run("arena", "guinote", "--a", "casual", "--b", "random", "--deals", "400", "--json")
        self.assertEqual(0, status)
        result = json.loads(out)
        self.assertEqual(0, result["illegal"])
        self.assertGreater(result["points"] - result["points_margin"], 25)

    def test_equal_bots_have_equal_results(self):
        same = json.loads(run("arena", "guinote", "--a", "random", "--b", "random", "--deals", "400", "--json")[1])
        self.assertLess(abs(same["points"]), 3 * same["points_margin"])

    @staticmethod
    def write_parts(folder):
        """Plays TABLE in three parts. Returns the files with their results."""
        files = [str(Path(folder, f"{part}.json")) for part in range(3)]
        for part, file in enumerate(files):
            Path(file).write_text(run(*TABLE, "--shard", f"{part}/3")[1])
        return files

    def test_the_parts_of_a_contest_add_up_to_the_whole(self):
        whole = json.loads(run(*TABLE)[1])
        with tempfile.TemporaryDirectory() as folder:
            files = self.write_parts(folder)
            merged = json.loads(run("arena", "--merge", *files, "--json")[1])
            for key in ("points", "points_margin", "match_share", "points_sum", "points_squares", "matches_sum", "played", "illegal"):
                self.assertEqual(whole[key], merged[key], key)

    def test_arena_refuses_to_merge_missing_repeated_or_invalid_parts(self):
        with tempfile.TemporaryDirectory() as folder:
            files = self.write_parts(folder)
            self.refused("arena", "--merge", *files[:2], says="missing")
            self.refused("arena", "--merge", *files, files[0], says="twice")
            Path(files[0]).write_text("{}\n")
            self.refused("arena", "--merge", *files, says="not a line")


if __name__ == "__main__":
    unittest.main()
