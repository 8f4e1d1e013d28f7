"""How figures carry the sign of their suit: the sign at a hand's place, with the fingers over it."""
from arms import fist
from pen import SKIN, group, limb
from signs import club, coin, cup, sword


def coin_up(hand):
    """Between thumb and fingers, overhead."""
    x, y = hand
    return [group(coin(), (x, y - 100), scale=1.12), _thumb(x, y)]


def cup_up(hand):
    x, y = hand
    return [group(cup(), (x - 4, y - 43), scale=1.08), fist(x, y)]


def sword_up(hand):
    x, y = hand
    return [group(sword(404), (x + 4, y - 162)), fist(x, y)]


def sword_down(hand):
    """Its point on the ground."""
    x, y = hand
    return [group(sword(484), (x + 4, y + 206), turn=180), fist(x, y)]


def club_down(hand):
    """Its thin end on the ground."""
    x, y = hand
    return [group(club(650), (x + 6, 557), scale=1.02), fist(x, y)]


def club_on_shoulder(hand, turn=26):
    x, y = hand
    return [group([group(club(430), (0, -128))], (x, y), turn), fist(x, y, turn)]


def sword_forward(hand):
    """A rider's, leaning forward."""
    x, y = hand
    return [group([group(sword(310), (0, -117))], (x, y), 18), fist(x, y, 18)]


def club_forward(hand):
    x, y = hand
    return [group([group(club(340), (0, -74), scale=1.1)], (x, y), 10), fist(x, y, 10)]


def _thumb(x, y):
    return group([limb("-20,18! -25,-4 -12,-22 6,-30 12,-18 2,-6 22,-8 22,22!", SKIN)], (x, y))
