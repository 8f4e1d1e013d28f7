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
    "s": "M0-100C28-54 92-22 92 32C92 66 62 84 36 76C23 72 14 64 9 54C12 78 20 92 38 100H-38C-20 92-12 78-9 54C-14 64-23 72"
         "-36 76C-62 84-92 66-92 32C-92-22-28-54 0-100z",
    "h": "M0 98C-20 56-92 22-92-36C-92-74-68-96-42-96C-21-96-6-84 0-62C6-84 21-96 42-96C68-96 92-74 92-36C92 22 20 56 0 98z",
    "d": "M0-102Q30-46 76 0Q30 46 0 102Q-30 46-76 0Q-30-46 0-102z",
    "c": "M-28-20C-44-32-50-44-50-54C-50-82-28-100 0-100C28-100 50-82 50-54C50-44 44-32 28-20C36-24 44-26 50-26C76-26 94-6 94"
         " 20C94 48 74 66 50 66C30 66 16 58 9 46C12 74 20 90 38 100H-38C-20 90-12 74-9 46C-16 58-30 66-50 66C-74 66-94 48-94"
         " 20C-94-6-76-26-50-26C-44-26-36-24-28-20z",
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
    letters = group([digits], (50 if text == "10" else 56, 60), scale=0.88 if text == "10" else 1.14, width=width)
    return frame.both_ends([letters, group(sign(suit, colour), (79, 252), scale=0.42)], (0, 0))


def _pips(suit, rank, colour):
    """Those in the lower half stand on their heads."""
    scale = 0.9 if rank <= 3 else 0.74 if rank <= 6 else 0.66 if rank <= 8 else 0.6
    return [group(sign(suit, colour), place, turn=180 if place[1] > 475 else 0, scale=scale) for place in PLACES[rank]]


def _ace(suit, colour):
    if suit != "s":
        return [group(sign(suit, colour), CENTRE, scale=1.8),
                group([path(SIGNS[suit], "none", WHITE)], CENTRE, scale=1.42, width=3.5)]
    # The ace of spades is the deck's showpiece and bears the maker's name.
    x, y = MIDDLE, 420
    return [*laurel(x, y, 236, 186, 262, 5), *laurel(x, y, 236, 174, 98, 5), group(sign(suit, colour), (x, y), scale=2.05),
            group([path(SIGNS[suit], "none", WHITE)], (x, y + 4), scale=1.55, width=3.5),
            disc(x, y + 14, 66, YELLOW), disc(x, y + 14, 52, RED, WHITE, 5),
            path(petals(8, 8, 46, 20, x, y + 14), YELLOW, width=HAIR), disc(x, y + 14, 11, WHITE), *name_ribbon(x, 742)]
