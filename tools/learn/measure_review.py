#!/usr/bin/env python3
"""Measures the quality of the judge, which reviews hands: losses by level, agreement of two seeds, and found errors.

  measure_review.py levels GAME PLAYERS LEVEL HANDS [WORLDS]   average loss of seat 0 in a hand among players of that level
  measure_review.py seeds GAME PLAYERS LEVEL HANDS   how often two seeds agree that a decision is a mistake
  measure_review.py planted PLANTS   whether errors are found that were put into guiñote hands for four, PLANTS of each kind

Uses the program TAPETE, or build/native/tapete. By default each decision is judged in 1,000 worlds, as in the page; a hand
then takes about half a second on one core.
"""
import json
import os
import subprocess
import sys

PROGRAM = os.environ.get("TAPETE", "build/native/tapete")
MISTAKE = 0.04  # least loss of chance, the default of the page; a mistake also loses more than twice the standard error


def says(words, text=""):
    return subprocess.run([PROGRAM, *words], input=text, capture_output=True, text=True, check=True).stdout


def match(game, players, level, seed):
    return says(["play", game, "--players", players, "--bots", level, "--seed", str(seed)])


def review(record, seed=0, worlds="1000"):
    words = ["review", "-", "--seat", "0", "--seed", str(seed), "--worlds", worlds, "--json"]
    return json.loads(says(words, record))


def is_mistake(one, least=MISTAKE):
    return one["loss"] >= least and one["loss"] > 2 * one["error"]


def matches(game, players, level, hands):
    """Yields whole matches until they have at least this many hands, each with the number of hands so far."""
    seen = seed = 0
    while seen < hands:
        seed += 1
        record = match(game, players, level, seed)
        seen += sum(line.startswith("deal") for line in record.splitlines())
        yield record, seen


def levels(game, players, level, hands, worlds="1000"):
    all_lost, points, sure, mistakes, seen = 0.0, 0.0, 0.0, 0, 0
    for record, seen in matches(game, players, level, int(hands)):
        for one in review(record, worlds=worlds):
            all_lost += one["loss"]
            points += one["points"]
            sure += one["loss"] if one["loss"] > 2 * one["error"] else 0
            mistakes += is_mistake(one)
    print(f"{game} {players} {level}, {worlds} worlds: {seen} hands; a hand loses {100 * all_lost / seen:.1f} %, {points / seen:.1f} points;"
          f" of that beyond twice the error {100 * sure / seen:.1f} %; mistakes {mistakes / seen:.2f}")


def seeds(game, players, level, hands):
    decisions = agreed = mistakes = both = seen = 0
    for record, seen in matches(game, players, level, int(hands)):
        for one, other in zip(review(record, 1), review(record, 2)):
            first, second = is_mistake(one), is_mistake(other)
            decisions += 1
            agreed += first == second
            mistakes += first or second
            both += first and second
    print(f"{game} {players} {level}: {seen} hands, {decisions} decisions; agreed {100 * agreed / decisions:.2f} %;"
          f" a mistake by either {mistakes}, by both {both}")


RANKS = "24567CSR3A"  # of guiñote, from the lowest
POINTS = {"A": 11, "3": 10, "R": 4, "S": 3, "C": 2}


def worth(card):
    return POINTS.get(card[0], 0)


def beats(card, other, trump):
    if card[1] == other[1]:
        return RANKS.index(card[0]) > RANKS.index(other[0])
    return card[1] == trump


class Last:
    """A decision of seat 0 as the last player of a trick: the record before it, the legal cards, and the cards of the trick."""

    def __init__(self, lines, cards, trick, trump, sung):
        self.lines, self.cards, self.trump, self.sung = lines, cards, trump, sung
        self.winner = trick[0]
        for seat, card in trick[1:]:
            if beats(card, self.winner[1], trump):
                self.winner = (seat, card)
        self.points = sum(worth(card) for _, card in trick)
        self.theirs = self.winner[0] % 2 == 1
        self.wins = [card for card in cards if beats(card, self.winner[1], trump)]
        self.loses = [card for card in cards if card not in self.wins]


def last_cards(record):
    """Yields every decision of seat 0 as the last player of a trick in a match."""
    legal = [line.split(" ", 2)[2].split(" | ") for line in says(["trace", "-"], record).splitlines() if line[0].isdigit()]
    action, trick, trump, before, sung = 0, [], "", [], set()
    for line in record.splitlines():
        words = line.split()
        if words[0] == "deal":
            trump, trick, sung = words[2 + 24][1], [], set()
        if "cante" in words:
            sung.add(words[2])
        if words[0].isdigit() and words[1] == "play":
            if len(trick) == 3 and words[0] == "0":
                cards = [each.split()[1] for each in legal[action] if each.startswith("play")]
                yield Last(list(before), cards, trick, trump, set(sung))
            trick = [] if len(trick) == 3 else [*trick, (int(words[0]), words[2])]
        action += words[0].isdigit()
        before.append(line)


def given(last):
    """Returns an ace or three that would give points to the opponents' trick, if seat 0 could also play a card without points."""
    high = [card for card in last.loses if worth(card) >= 10 and card[1] != last.trump]
    return high[0] if last.theirs and high and any(worth(card) == 0 for card in last.loses) else None


def untaken(last):
    """Returns a card that leaves a trick of ten points or more to the opponents, if a card of low value could win it."""
    low = any(worth(card) < 10 and (card[1] != last.trump or worth(card) == 0) for card in last.wins)
    away = [card for card in last.loses if worth(card) == 0]
    return away[0] if last.theirs and last.points >= 10 and low and away else None


def unsung(last):
    """Returns a king that would be lost in a trick before its cante (king and sota of a suit), if a card without points is legal."""
    pair = [card for card in last.loses if card[0] == "R" and "S" + card[1] in last.cards and card[1] not in last.sung]
    return pair[0] if pair and not last.wins and any(worth(card) == 0 for card in last.loses) else None


KINDS = {given: {"given"}, untaken: {"taken", "given"}, unsung: {"cantes"}}


def planted(plants):
    for kind, causes in KINDS.items():
        done = found = named = both = 0
        seed = 0
        while done < int(plants):
            seed += 1
            for last in last_cards(match("guinote", "4", "casual", 10_000 + seed)):
                card = kind(last)
                if not card or done == int(plants):
                    continue
                record = "\n".join([*last.lines, f"0 play {card}"]) + "\n"
                one = review(record)[-1]
                if not 0.05 < one["chance"] < 0.95:  # the partida is decided already
                    continue
                done += 1
                is_found = is_mistake(one, 0.02)
                found += is_found
                named += is_found and one["cause"] in causes
                both += is_mistake(one)
                if os.environ.get("SHOW"):
                    print(card, f"{one['loss']:.3f}", f"{one['error']:.3f}", one["cause"], one["top"], file=sys.stderr)
        print(f"{kind.__name__}: {done} planted, found {found} at 2 % and {both} at 4 %, by the right fact {named}", flush=True)


VERBS = {"levels": levels, "seeds": seeds, "planted": planted}

if __name__ == "__main__":
    if len(sys.argv) < 3 or sys.argv[1] not in VERBS:
        sys.exit(__doc__)
    VERBS[sys.argv[1]](*sys.argv[2:])
