"""The French deck: signs, pips, indices, aces. The courts have a page of their own."""
import frame
from courts import court
from pen import BLUE, HAIR, INK, RED, WHITE, YELLOW, disc, group, path, petals
from ribbons import laurel, name_ribbon

RANKS = {1: "A", 11: "J", 12: "Q", 13: "K"}
TWO_COLOURS = {"s": INK, "h": RED, "d": RED, "c": INK}
FOUR_COLOURS = {"s": INK, "h": RED, "d": BLUE, "c": "#1f7a3c"}

# The signs in a box 184 wide and 200 high around (0, 0).
SIGNS = {
    "s": "M0-100C22-58 84-24 84 30C84 62 56 80 33 72C22 68 13 60 9 50C12 76 20 92 38 100H-38C-20 92-12 76-9 50C-13 "
         "60-22 68"
         "-33 72C-56 80-84 62-84 30C-84-24-22-58 0-100z",
    "h": "M0 98C-20 56-92 22-92-36C-92-74-68-96-42-96C-21-96-6-84 0-62C6-84 21-96 42-96C68-96 92-74 92-36C92 22 20 56 "
         "0 98z",
    "d": "M0-102Q30-46 76 0Q30 46 0 102Q-30 46-76 0Q-30-46 0-102z",
    "c": "M-16-17A43 43 0 1 1 16-17Q18-12 27-15A43 43 0 1 1 20 51Q12 45 9 38C12 72 20 90 38 100H-38C-20 90-12 72-9 38"
         "Q-12 45-20 51A43 43 0 1 1-27-15Q-18-12-16-17z",
}

# A line within the sign of an ace.
INNER = {
    "s": "M0-74C18-44 64-18 64 27C64 50 44 63 28 56C12 50 5 40 0 24C-5 40-12 50-28 56C-44 63-64 50-64 27C-64-18-18-44 "
         "0-74z",
    "h": "M0 75C-16 42-74 16-74-30C-74-60-55-76-37-76C-20-76-6-66 0-44C6-66 20-76 37-76C55-76 74-60 74-30C74 16 16 42 "
         "0 75z",
    "d": "M0-80Q24-38 58 0Q24 38 0 80Q-24 38-58 0Q-24-38 0-80z",
    "c": "M0-88a31 31 0 1 0 .1 0zM51-10a31 31 0 1 0 .1 0zM-51-10a31 31 0 1 0 .1 0z",
}

MIDDLE, LEFT, RIGHT = 305, 212, 398
TOP, BOTTOM = 185, 765
CENTRE = (MIDDLE, 475)


def _pairs(*rows):
    return [(x, y) for y in rows for x in (LEFT, RIGHT)]


SIX, EIGHT = _pairs(TOP, 475, BOTTOM), _pairs(TOP, 378, 572, BOTTOM)
PLACES = {
    2: [(MIDDLE, TOP), (MIDDLE, BOTTOM)],
    3: [(MIDDLE, TOP), CENTRE, (MIDDLE, BOTTOM)],
    4: _pairs(TOP, BOTTOM),
    5: [*_pairs(TOP, BOTTOM), CENTRE],
    6: SIX,
    7: [*SIX, (MIDDLE, 330)],
    8: [*SIX, (MIDDLE, 330), (MIDDLE, 620)],
    9: [*EIGHT, CENTRE],
    10: [*EIGHT, (MIDDLE, 282), (MIDDLE, 668)],
}


def card(suit, rank, colours=None):
    colours = colours or TWO_COLOURS
    if rank == 1:
        picture = _ace(suit, colours[suit])
    elif rank <= 10:
        picture = _pips(suit, rank, colours[suit])
    else:
        picture = court(suit, RANKS[rank], sign(suit, colours[suit]))
    return [frame.paper(), *picture, _index(suit, rank, colours[suit])]


def sign(suit, colour):
    return [path(SIGNS[suit], colour, "none")]


def _index(suit, rank, colour):
    """Rank over sign in two corners. The two digits of the ten are set narrower."""
    text = RANKS.get(rank, str(rank))
    digits = frame.digits(text, colour)
    width = frame.NUMERAL_PEN
    letters = group([digits], (48, 60), scale=0.88 if text == "10" else 1.14, width=width)
    return frame.both_ends([letters, group(sign(suit, colour), (72, 252), scale=0.42)], (0, 0))


def _pips(suit, rank, colour):
    """Those in the lower half stand on their heads."""
    scale = 0.9 if rank <= 3 else 0.74 if rank <= 6 else 0.66 if rank <= 8 else 0.6
    return [group(sign(suit, colour), place, turn=180 if place[1] > 475 else 0, scale=scale) for place in PLACES[rank]]


def _ace(suit, colour):
    inner = path(INNER[suit], "none", WHITE)
    if suit != "s":
        return [group([*sign(suit, colour), inner], CENTRE, scale=1.8, width=3)]
    # The ace of spades is the deck's showpiece and bears the maker's name.
    x, y = MIDDLE, 420
    return [*laurel(x, y, 236, 186, 262, 5), *laurel(x, y, 236, 174, 98, 5),
            group([*sign(suit, colour), inner], (x, y), scale=2.05, width=3),
            disc(x, y + 14, 66, YELLOW), disc(x, y + 14, 52, RED, WHITE, 5),
            path(petals(8, 8, 46, 20, x, y + 14), YELLOW, width=HAIR), disc(x, y + 14, 11, WHITE),
            *name_ribbon(x, y - 8, 332)]
