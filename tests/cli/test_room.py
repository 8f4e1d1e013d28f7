"""The tapete program as host and guests of one table: processes that exchange lines. One guest is another, small program."""
import hashlib
import os
import queue
import subprocess
import tempfile
import threading
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TAPETE = os.environ.get("TAPETE", str(ROOT / "build/native/tapete"))
PATIENCE = 60  # seconds to wait for one line


def digest(text):
    return hashlib.sha256(text.encode()).hexdigest()


class Draw:
    """Independent implementation of the draw in docs/online.md."""

    def __init__(self, match, number, parties):
        self.seed = digest(f"tapete draw 1 {match} {number} {parties}")
        self.words = self.make_words()

    def make_words(self):
        block = 0
        while True:
            digits = digest(f"{self.seed} {block}")
            block += 1
            yield from (int(digits[i:i + 8], 16) for i in range(0, 64, 8))

    def below(self, bound):
        limit = 2**32 - 2**32 % bound
        return next(word for word in self.words if word < limit) % bound

    def line(self, due, players, cards):
        seat = due.split()[1] if " " in due else str(self.below(players))
        cards = sorted(cards)
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        return " ".join([due.split()[0], seat, *cards])


class Wires:
    """Passes lines between a host (0) and its guests (by seat), and keeps the lines that each guest receives."""

    def __init__(self, host, guests):
        self.lines = queue.Queue()
        self.kept = {seat: [] for seat in guests}
        self.running = {0: self.start(host)} | {seat: self.start(args) for seat, args in guests.items()}
        for who, process in self.running.items():
            threading.Thread(target=self.pump, args=(who, process.stdout), daemon=True).start()

    @staticmethod
    def start(args):
        return subprocess.Popen([TAPETE, "room", *args], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def pump(self, who, out):
        for line in out:
            self.lines.put((who, line))
        self.lines.put((who, None))

    def carry(self):
        """Carries lines until all processes have ended. Returns the exit status and the error output of each."""
        left = len(self.running)
        while left:
            who, line = self.lines.get(timeout=PATIENCE)
            if line is None:
                left -= 1
                continue
            seat, text = line.split(" ", 1) if who == 0 else (0, f"{who} {line}")
            if who == 0:
                self.kept[int(seat)].append(text.rstrip("\n"))
            try:
                to = self.running[int(seat)]
                to.stdin.write(text)
                to.stdin.flush()
            except BrokenPipeError:
                pass  # the process has ended
        done = {who: (process.wait(PATIENCE), process.stderr.read()) for who, process in self.running.items()}
        for process in self.running.values():
            self.end(process)
        return done

    @staticmethod
    def end(process):
        process.kill()
        process.wait(PATIENCE)
        for pipe in (process.stdin, process.stdout, process.stderr):
            try:
                pipe.close()
            except BrokenPipeError:
                pass  # the process has ended


class Room(unittest.TestCase):
    def match(self, game, players, *more):
        """Plays a match with a bot of the host and guests at all other seats. Returns the record, and the lines that each guest
        received."""
        with tempfile.TemporaryDirectory() as folder:
            saved = [str(Path(folder, f"{seat}.tapete")) for seat in range(players)]
            seats = ",".join(["casual"] + ["guest"] * (players - 1))
            wires = Wires([game, "--players", str(players), "--seats", seats, "--seed", "5", "--save", saved[0], *more],
                          {seat: ["--seat", str(seat), "--bot", "casual", "--seed", str(seat), "--save", saved[seat]]
                           for seat in range(1, players)})
            self.assertEqual({who: (0, "") for who in range(players)}, wires.carry())
            records = [Path(name).read_text() for name in saved]
        for record in records[1:]:
            self.assertEqual(records[0], record)
        return records[0], wires.kept

    def test_four_processes_play_a_match_of_guinote(self):
        record, kept = self.match("guinote", 4, "--rules", "coto=1")
        traced = subprocess.run([TAPETE, "trace", "-"], input=record, capture_output=True, text=True, timeout=PATIENCE)
        self.assertEqual(0, traced.returncode, traced.stderr)
        self.assertRegex(traced.stdout, r"\nmatch [01]\n$")
        for seat, lines in kept.items():
            self.assert_redacted(record, seat, lines)
            self.assert_drawn(record, lines)

    def test_three_processes_play_a_match_with_dice(self):
        record, kept = self.match("kwingto", 3)
        self.assertGreater(record.count("\nroll "), 5)
        self.assertTrue(all(kept.values()))

    def test_a_guest_declares_in_bridge_and_plays_the_cards_of_dummy(self):
        record, kept = self.match("bridge", 4)
        traced = subprocess.run([TAPETE, "trace", "-"], input=record, capture_output=True, text=True, timeout=PATIENCE)
        self.assertEqual(0, traced.returncode, traced.stderr)
        self.assertRegex(traced.stdout, r"\ncontract \d\w+ [123] \d")  # declared by a guest
        for seat, lines in kept.items():
            self.assert_redacted(record, seat, lines)
            self.assert_drawn(record, lines)

    def assert_redacted(self, record, seat, lines):
        """Checks that the lines that a guest received make up the record that is redacted for its seat."""
        known = {}
        for line in lines:
            words = line.split(" ", 3)
            if words[0] == "+" and words[2] == "line":
                known.update((int(place), text) for place, text in (change.split(" ", 1) for change in words[3].split(" | ")))
        redacted = subprocess.run([TAPETE, "redact", "-", "--seat", str(seat)], input=record, capture_output=True, text=True, timeout=PATIENCE)
        self.assertEqual(0, redacted.returncode, redacted.stderr)
        self.assertIn("\n" + "\n".join(known[place] for place in sorted(known)) + "\n", redacted.stdout)

    def assert_drawn(self, record, lines):
        """Checks that every deal follows from the numbers of all parties, and that each number matches its seal."""
        match = next(line.split()[2] for line in lines if line.startswith("table "))
        entries = [line.split(" ", 3)[2:] for line in lines if line.startswith("+ ")]
        seals = {rest.split(" ", 1)[0]: rest.split(" ", 1)[1] for what, *more in entries if what == "seals" for rest in more}
        deals = [line for line in record.splitlines() if line.startswith("deal ")]
        numbers = [more[0].split(" ", 1) for what, *more in entries if what == "numbers"]
        self.assertEqual(len(deals), len(numbers))
        self.assertGreater(len(deals), 0)
        for hand, (deal, (draw, parties)) in enumerate(zip(deals, numbers)):
            for seal, number in zip(seals[draw].split(), parties.split()):
                party, value = number.split(":")
                self.assertEqual(seal, f"{party}:" + digest(f"tapete seal 1 {match} {draw} {party} {value}"))
            due = "deal" if hand == 0 else " ".join(deal.split()[:2])  # the seat of the first dealer is drawn too
            self.assertEqual(deal, Draw(match, int(draw), parties).line(due, 4, deal.split()[2:]))

    def test_a_guest_that_knows_only_the_protocol_can_play(self):
        """A guest of a few lines: it knows the protocol but no rules, and plays an action from the host's list of legal ones."""
        host = Wires.start(["brisca", "--players", "2", "--seats", "casual,guest", "--seed", "3"])
        self.addCleanup(Wires.end, host)

        def say(text):
            host.stdin.write(f"1 {text}\n")
            host.stdin.flush()

        def seal(draw):
            say(f"seal {draw} " + digest(f"tapete seal 1 {match} {draw} 1 {digest(f'a number {draw}')}"))

        match, known, played = "", {}, 0
        say("hello 1 1 " + digest("a key") + " Program")
        for line in host.stdout:
            what, *words = line.rstrip("\n").split(" ", 1)[1].split(" ", 2)
            if what == "table":
                match = words[1].split(" ")[0]
                say("have 0")
                seal(1)
            elif what == "no":
                place, legal = " ".join(words).split(" ", 1)
                say(f"do {place} {legal.split(' | ')[0]}")
                played += 1
            elif what == "+" and words[1].startswith("seals "):
                draw = words[1].split(" ")[1]
                say(f"open {draw} " + digest(f"a number {draw}"))
            elif what == "+" and words[1].startswith("line "):
                changes = dict(change.split(" ", 1) for change in words[1][5:].split(" | "))
                deals = sum(1 for place, text in changes.items() if place not in known and text.startswith("deal "))
                known |= changes
                if deals:
                    seal(1 + sum(text.startswith("deal ") for text in known.values()))
            elif what == "+" and words[1] == "turn":
                say(f"do {len(known) + 1} whatever")
            if played > 50:
                break
        self.assertGreater(played, 50)  # more than two hands
        host.stdin.close()
        self.assertEqual(2, host.wait(PATIENCE))
        self.assertIn("end before the match does", host.stderr.read())

    def test_invalid_arguments_are_refused_in_one_line(self):
        for args in (["brisca"], ["brisca", "--seats", "guest"], ["brisca", "--seats", "guest,genius"], ["mus", "--seats", "guest,guest"],
                     ["--seat", "1"], ["--seat", "9", "--bot", "casual"], ["--seat", "1", "--bot", "genius"],
                     ["--seat", "1", "--bot", "casual", "--name", "a#b"], ["--seat", "1", "--bot", "casual", "--players", "2"]):
            done = subprocess.run([TAPETE, "room", *args], input="", capture_output=True, text=True, timeout=PATIENCE)
            self.assertEqual(2, done.returncode, args)
            self.assertEqual(1, done.stderr.count("\n"), done.stderr)

    def test_a_guest_reports_a_void_hand_when_the_host_leaves(self):
        """The host leaves after the deal, before the hand is shown to its end."""
        host = Wires.start(["brisca", "--players", "2", "--seats", "casual,guest", "--seed", "3"])
        guest = Wires.start(["--seat", "1", "--bot", "casual"])
        self.addCleanup(Wires.end, host)
        self.addCleanup(Wires.end, guest)
        dealt = False
        threading.Thread(target=lambda: [self.pass_on(line, host) for line in guest.stdout], daemon=True).start()
        for line in host.stdout:
            guest.stdin.write(line.split(" ", 1)[1])
            guest.stdin.flush()
            if " line 1 deal " in line:
                dealt = True
                break
        self.assertTrue(dealt)
        guest.stdin.write("bye left\n")
        guest.stdin.flush()
        self.assertEqual(2, guest.wait(PATIENCE))
        self.assertIn("void", guest.stderr.read())
        host.stdin.close()
        self.assertEqual(2, host.wait(PATIENCE))

    @staticmethod
    def pass_on(line, host):
        try:
            host.stdin.write(f"1 {line}")
            host.stdin.flush()
        except (BrokenPipeError, ValueError):
            pass  # the host has ended


if __name__ == "__main__":
    unittest.main()
