"""The tapete program as a command: its output, its exit status, and its errors for bad input."""
import json
import random
import re
import unittest
from pathlib import Path

from program import ROOT, ProgramTest, run

SAMPLE = str(ROOT / "src/games/guinote/samples/house-rules.tapete")
HEADER = "tapete 1\ngame guinote\nplayers 4\n"
GAMES = (["guinote", "--rules", "renuncio=claim,coto=1"], ["tute", "--rules", "renuncio=claim"], ["tute", "--rules", "variant=codillo"],
         ["tute", "--rules", "variant=bato"], ["bridge"], ["kwingto"])


class Cli(ProgramTest):
    def test_invalid_arguments_are_refused_in_one_line(self):
        for args in ([], ["dance"], ["trace"], ["trace", "/no/such/file"], ["trace", "a", "b"], ["redact", SAMPLE],
                     ["redact", SAMPLE, "--seat", "4"], ["review", SAMPLE],
                     ["review", SAMPLE, "--seat", "4"], ["review", SAMPLE, "--seat", "0", "--worlds", "1"],
                     ["review", SAMPLE, "--seat", "0", "--seed", "x"], ["review", "/no/such/file", "--seat", "0"],
                     ["random", "mus"], ["random", "guinote", "--players", "3"],
                     ["random", "guinote", "--rules", "swap=low"], ["random", "guinote", "--seed", "x"],
                     ["random", "guinote", "--hands", "0"], ["play", "guinote"], ["play", "guinote", "--bots", "genius"],
                     ["play", "guinote", "--bots", "casual,casual"], ["move"], ["move", "--bot", "genius"],
                     ["arena", "guinote", "--a", "casual", "--b", "random"], ["perft", SAMPLE, "--depth", "-1"],
                     ["bench", "--fast"], ["games", "all"]):
            self.refused(*args)

    def test_the_trace_of_a_random_match_ends_with_the_result(self):
        for seed in range(1, 6):
            for players in ("4", "2"):
                status, record, _ = run("random", "guinote", "--seed", str(seed), "--players", players)
                self.assertEqual(0, status)
                status, out, err = run("trace", "-", stdin=record)
                self.assertEqual((0, ""), (status, err))
                self.assertRegex(out, r"\nmatch [01]\n$")

    def test_a_random_match_of_tute_ends_with_every_number_of_players(self):
        for game, players in (("tute", "3"), ("tute", "4"), ("tute", "5"), ("tute", "6"), ("tute-dos", "2")):
            for rules in ("strikes=2", "strikes=2,renuncio=claim"):
                status, record, _ = run("random", game, "--players", players, "--rules", rules, "--seed", "3")
                self.assertEqual(0, status)
                status, out, err = run("trace", "-", stdin=record)
                self.assertEqual((0, ""), (status, err))
                self.assertRegex(out, r"\nhand [-0-9 ]+\nstrikes [0-9 ]+\nmatch[0-9 ]*\n$")

    def test_equal_seeds_give_equal_matches(self):
        for args in (["random", "guinote", "--seed", "7"], ["play", "guinote", "--bots", "casual,random,casual,random", "--seed", "7"]):
            self.assertEqual(run(*args), run(*args))
        self.assertNotEqual(run("random", "guinote", "--seed", "7"), run("random", "guinote", "--seed", "8"))

    def test_random_stops_after_the_given_number_of_hands(self):
        _, record, _ = run("random", "guinote", "--hands", "1", "--rules", "coto=99")
        self.assertEqual(1, record.count("\ndeal "))
        self.assertIn("rules coto=99\n", record)

    def test_trace_names_the_wrong_line_and_the_legal_actions(self):
        _, record, _ = run("random", "guinote", "--hands", "1", "--seed", "3")
        lines = record.splitlines()
        for broken, line in ((lines[:5] + ["0 play"], 6), (lines[:8] + ["# fine", ""] + ["9 play Ao"], 11), (lines[:4] + ["deal 2 Ao"], 5)):
            out, err = self.refused("trace", "-", stdin="\n".join(broken))
            self.assertTrue(err.startswith(f"-:{line}: "), err)
            self.assertNotIn("next", out)
        out, err = self.refused("trace", "-", stdin="\n".join(lines[:6] + ["0 play Xx"]))
        self.assertIn("legal: ", err)
        self.assertEqual(2, out.count("\n"))  # the legal actions are listed for the wrong line too

    def test_trace_accepts_comments_empty_lines_and_carriage_returns(self):
        _, record, _ = run("random", "guinote", "--hands", "1", "--seed", "3")
        plain = run("trace", "-", stdin=record)
        loose = "# start\n\n" + record.replace("\n", "  # said\r\n").rstrip("\r\n")
        self.assertEqual(plain, run("trace", "-", stdin=loose))

    def test_trace_refuses_double_spaces(self):
        _, record, _ = run("random", "guinote", "--hands", "1", "--seed", "3")
        self.refused("trace", "-", stdin=record.replace(" play ", "  play ", 1))

    def test_trace_reads_utf_8_and_utf_16_and_refuses_latin_1(self):
        _, record, _ = run("random", "guinote", "--hands", "1", "--seed", "3")
        plain = run("trace", "-", stdin=record)
        self.assertEqual(plain, run("trace", "-", stdin="\ufeff" + record))
        self.assertEqual(plain, run("trace", "-", stdin=record.replace("\n", "\r")))
        named = record.replace("players 4\n", "players 4\nseat 0 human Íñigo\n")
        for mark, encoding in ((b"\xff\xfe", "utf-16-le"), (b"\xfe\xff", "utf-16-be"), (b"", "utf-8")):
            self.assertEqual(plain, run("trace", "-", stdin=mark + named.encode(encoding)))
        self.refused("trace", "-", stdin=named.encode("latin-1"), says="is not a text in UTF-8")

    def test_trace_of_a_header_says_that_a_deal_is_next(self):
        self.assertEqual("next deal\n", run("trace", "-", stdin=HEADER)[1])

    def test_trace_of_a_whole_hand_says_that_a_deal_is_next_and_who_deals(self):
        _, record, _ = run("random", "guinote", "--hands", "1", "--seed", "3")
        self.assertRegex(run("trace", "-", stdin=record)[1], r"next deal [0-3]\n$")

    def test_trace_refuses_illegal_lines_of_kwingto(self):
        start = "tapete 1\ngame kwingto\nplayers 2\nstart 0\n0 dice 0 1\n"
        row = start + "roll 3\n0 keep\n0 place 3s 2\n0 burn 4s\n0 burn 5s\n0 burn Ah\n0 burn Ad\n1 pass\n1 dice 0 1\n"
        for text, line, says in (
                (start + "roll 7\n", 6, "'roll 7' are not the dice that are thrown"),
                (start + "roll 0\n", 6, "'roll 0' are not the dice that are thrown"),
                (start + "roll 3 3\n", 6, "'roll 3 3' are not the dice that are thrown"),
                (start.replace("0 1", "3 1"), 5, "'0 dice 3 1' is not legal; legal: "),
                (start + "roll 3\n0 keep\n0 place 4s 1\n", 8, "'0 place 4s 1' is not legal; legal: "),
                (start + "roll 3\n0 keep\n0 place 3h 1\n", 8, "'0 place 3h 1' is not legal; legal: "),
                (row.replace("0 burn 5s", "0 burn 4s"), 10, "'0 burn 4s' is not legal; legal: "),
                (row + "roll 4\n1 keep\n1 pass\n1 burn 2d\n0 place 4s 3\n", 19, "'0 place 4s 3' is not legal; legal: 0 pass | place 4c"),
                (row + "roll 6\n1 keep\n1 pass\n1 burn 2d\n0 place 6s 2\n", 19, "'0 place 6s 2' is not legal; legal: "),
                (row + "roll 6\n1 keep\n1 pass\n1 burn 2d\n0 place 6s 3\n0 dice 0 0\n", 20, "'0 dice 0 0' is not legal; legal: ")):
            _, err = self.refused("trace", "-", stdin=text, says=says)
            self.assertTrue(err.startswith(f"-:{line}: "), err)

    def test_bench_measures_every_game(self):
        status, out, _ = run("bench", "--endgames", "1", "--rounds", "1")
        self.assertEqual(0, status)
        for line in run("games")[1].splitlines():
            if not line.startswith(" "):
                self.assertRegex(out, rf"(?m)^{line.split()[0]} \d players, random hands +[1-9]\d* a second")

    def test_trace_refuses_a_redacted_record(self):
        _, hidden, _ = run("redact", SAMPLE, "--seat", "1")
        self.assertIn("??", hidden)
        self.assertNotIn("\nseed ", hidden)
        self.refused("trace", "-", stdin=hidden, says="must be known")

    def test_redacting_a_redacted_record_for_the_same_seat_changes_nothing(self):
        for game, *rules in GAMES:
            for seed in range(4):
                _, record, _ = run("random", game, *rules, "--seed", str(seed), "--hands", "3")
                for seat in ("0", "1"):
                    _, once, _ = run("redact", "-", "--seat", seat, stdin=record)
                    self.assertEqual((0, once, ""), run("redact", "-", "--seat", seat, stdin=once))

    def test_redact_refuses_a_redacted_record_for_another_seat_or_with_an_illegal_line(self):
        for game, *rules in GAMES:
            if game == "kwingto":  # no hidden cards
                continue
            for seed in range(4):
                _, record, _ = run("random", game, *rules, "--seed", str(seed), "--hands", "3")
                _, once, _ = run("redact", "-", "--seat", "1", stdin=record)
                self.refused("redact", "-", "--seat", "0", stdin=once, says="whose cards")
                self.refused("redact", "-", "--seat", "1", stdin=once + "9 play ??\n")

    def test_review_prints_the_loss_and_the_best_actions_of_each_decision(self):
        _, hidden, _ = run("redact", SAMPLE, "--seat", "1")
        whole = run("review", SAMPLE, "--seat", "1", "--worlds", "20", "--seed", "5")
        self.assertEqual((0, ""), (whole[0], whole[2]))
        self.assertEqual(whole, run("review", "-", "--seat", "1", "--worlds", "20", "--seed", "5", stdin=hidden))
        actions = [line for line in hidden.splitlines() if line[0].isdigit()]
        lines = whole[1].splitlines()
        self.assertGreater(len(lines), 10)
        listed = json.loads(run("review", SAMPLE, "--seat", "1", "--worlds", "20", "--seed", "5", "--json")[1])
        self.assertEqual(len(lines), len(listed))
        for line, entry in zip(lines, listed):
            found = re.fullmatch(r"(\d+) ([a-z]+.*?) ([01]\.\d{3}) (0\.\d{3}) (-?\d+\.\d) ([a-z].*)", line)
            self.assertTrue(found, line)
            number, action, loss, error, points, best = found.groups()
            self.assertEqual("1 " + action, actions[int(number) - 1])
            best = best.split("|")
            self.assertEqual(sorted(best), best)
            self.assertTrue(float(loss) > 0 or action in best, line)
            self.assertNotIn("-0.0 ", line)
            self.assertEqual((int(number), action, best), (entry["number"], entry["action"], entry["best"]))
            for figure, name in ((loss, "loss"), (error, "error")):
                self.assertAlmostEqual(float(figure), entry[name], delta=0.0006)
            self.assertAlmostEqual(float(points), entry["points"], delta=0.051)
            self.assertIn(entry["top"], best)
            self.assertIn(entry["cause"], ("", *entry["facts"]))
            self.assertTrue(entry["loss"] - 1e-3 <= entry["chance"] <= 1, line)
            for name, (played, top) in entry["facts"].items():
                self.assertIn(name, ("trick", "taken", "given", "high_lost", "last_trick", "cantes"))
                if action == entry["top"]:
                    self.assertEqual(played, top)
        self.assertGreater(sum("cantes" in entry["facts"] for entry in listed), 10)

    def test_review_refuses_a_record_redacted_for_another_seat(self):
        _, hidden, _ = run("redact", SAMPLE, "--seat", "1")
        self.refused("review", "-", "--seat", "0", stdin=hidden)
        _, err = self.refused("review", "-", "--seat", "1", stdin=hidden + "9 play ??\n")
        self.assertTrue(err.startswith(f"-:{hidden.count(chr(10)) + 1}: "), err)
        self.refused("review", "-", "--seat", "1", stdin=HEADER + "deal 0 Ao\n")
        self.assertEqual((0, "", ""), run("review", "-", "--seat", "1", stdin=HEADER))

    def test_move_answers_each_record_with_a_legal_action(self):
        _, record, _ = run("random", "guinote", "--hands", "1", "--seed", "3")
        lines = record.splitlines()
        asked = "".join("\n".join(lines[:n]) + "\ngo\n" for n in range(5, len(lines)))
        legal = [line.split(" ", 2)[2].split(" | ") for line in run("trace", "-", stdin=record)[1].splitlines() if line[0].isdigit()]
        for level in ("random", "casual"):
            status, out, _ = run("move", "--bot", level, stdin=asked)
            self.assertEqual(0, status)
            answers = out.splitlines()
            self.assertEqual(len(lines) - 5, len(answers))
            for answer, allowed in zip(answers, legal):
                self.assertIn(answer, allowed)

    def test_move_refuses_a_record_without_go(self):
        self.refused("move", "--bot", "casual", stdin=run("random", "guinote", "--hands", "1", "--seed", "3")[1])

    def test_move_answers_an_invalid_record_with_an_error_and_continues(self):
        _, record, _ = run("random", "guinote", "--hands", "1", "--seed", "3")
        good = "\n".join(record.splitlines()[:10]) + "\ngo\n"
        bad = record + "9 pass\ngo\n"
        long = "note " + "x" * 30_000_000 + "\nmore\ngo\n"
        status, out, _ = run("move", "--bot", "casual", stdin=good + bad + "\ngo\n" + long + good)
        self.assertEqual(0, status)
        first, *errors, last = out.splitlines()
        self.assertEqual(first, last)
        self.assertRegex(first, "^play ")
        self.assertEqual(3, len(errors))
        for error in errors:
            self.assertRegex(error, r"^error line \d+: .")

    @staticmethod
    def part_and_redacted(lines):
        """Returns the first lines of a record, and the same lines redacted for the seat that has the turn."""
        _, record, _ = run("random", "guinote", "--hands", "1", "--seed", "3")
        part = "\n".join(record.splitlines()[:lines]) + "\n"
        seat = run("trace", "-", stdin=part)[1].splitlines()[-1].split()[1]
        return part, run("redact", "-", "--seat", seat, stdin=part)[1]

    def test_the_tree_bot_plays_the_same_on_a_redacted_record(self):
        part, hidden = self.part_and_redacted(10)
        tree, again = (run("move", "--bot", "tree", stdin=text + "go\n")[1] for text in (part, hidden))
        self.assertRegex(tree, "^play ")
        self.assertEqual(tree, again)

    def test_the_seer_bot_refuses_a_redacted_record(self):
        part, hidden = self.part_and_redacted(10)
        self.assertRegex(run("move", "--bot", "seer", stdin=part + "go\n")[1], "^play ")
        self.assertRegex(run("move", "--bot", "seer", stdin=hidden + "go\n")[1], "^error ")

    def test_the_casual_bot_plays_the_same_on_a_redacted_record(self):
        part, hidden = self.part_and_redacted(20)
        self.assertEqual(run("move", "--bot", "casual", stdin=part + "go\n"), run("move", "--bot", "casual", stdin=hidden + "go\n"))

    def test_trace_accepts_or_refuses_a_record_with_random_changes(self):
        rng = random.Random(1)
        sample = Path(SAMPLE).read_bytes()
        for _ in range(300):
            text = bytearray(sample)
            for _ in range(rng.randrange(1, 6)):
                at = rng.randrange(len(text))
                text[at:at + rng.randrange(3)] = bytes(rng.randrange(256) for _ in range(rng.randrange(3)))
            status, _, err = run("trace", "-", stdin=bytes(text))
            self.assertIn(status, (0, 2))
            self.assertEqual(status == 2, err.count("\n") == 1, err)

    def test_trace_refuses_random_bytes_and_long_input(self):
        rng = random.Random(1)
        for junk in (b"\0" * 1000, b"tapete 1\n" * 1000, b"tapete " + b"9" * 100000, bytes(rng.randrange(256) for _ in range(100000))):
            self.refused("trace", "-", stdin=junk)
        self.refused("trace", "-", stdin=b"tapete 1\n" + b"#" * (17 << 20), says="longer than 16 MB")


if __name__ == "__main__":
    unittest.main()
