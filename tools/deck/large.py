"""The large-index face: a huge number over a sign on the left, where a fan still shows them, and one simple picture.

The pictures of the figures are heads: of a page with his hat, of a horse, of a crowned king.
"""
import frame
import hats
import heads
from horse import BAY, BROWN_HORSE, GREY_HORSE, WHITE_HORSE, portrait
from pen import (BLUE, BROWN, DARK_BROWN, GREEN, GREY, LIGHT_GREEN, OCHRE, RED, WHITE, YELLOW, area, group, path)
from signs import club, coin, cup, sword

OUTLINE = 8

# Digits of two-digit numbers: strokes through a box 24 wide and 118 high.
NARROW_PEN = 18
NARROW = {
    "0": path("M12 0C20 0 24 9 24 25V93C24 109 20 118 12 118C4 118 0 109 0 93V25C0 9 4 0 12 0z"),
    "1": path("M0 20L12 0V118"),
    "2": path("M0 28C0 10 4 0 12 0C20 0 24 10 24 27C24 46 19 60 13 76L0 118H25"),
}

PAGES = {
    "o": (RED, YELLOW, heads.page_hair(BROWN), hats.beret(RED, YELLOW, WHITE)),
    "c": (BLUE, YELLOW, heads.page_hair(OCHRE), hats.hood(BLUE, YELLOW)),
    "e": (RED, WHITE, heads.long_hair(DARK_BROWN), hats.plumed_hat(BLUE, BLUE, RED)),
    "b": (GREEN, YELLOW, heads.curls(BROWN), hats.wreath(LIGHT_GREEN, RED)),
}
KINGS = {
    "o": (RED, YELLOW, DARK_BROWN, heads.beard(DARK_BROWN), hats.crown(RED)),
    "c": (BLUE, WHITE, GREY, heads.beard(GREY, 118), hats.closed_crown(BLUE, RED)),
    "e": (BLUE, WHITE, BROWN, heads.forked_beard(BROWN), hats.war_crown(BLUE)),
    "b": (GREEN, BROWN, OCHRE, heads.beard(OCHRE, 104), hats.leaf_crown(GREEN)),
}
HORSES = {"o": (WHITE_HORSE, YELLOW), "c": (BAY, YELLOW), "e": (GREY_HORSE, RED), "b": (BROWN_HORSE, RED)}


def face(suit, rank):
    picture = _figure(suit, rank) if rank >= 10 else _sign(suit)
    return [frame.paper(), *picture, *_small_sign(suit), frame.border(suit), _number(rank)]


def _number(rank):
    """Two digits are narrow, so that a tight fan does not hide the second."""
    if rank < 10:
        return group([frame.digits(str(rank))], (76, 82), scale=2.75, width=frame.NUMERAL_PEN)
    strokes = NARROW["1"] + f'<g transform="translate(38 0)">{NARROW[str(rank)[1]]}</g>'
    return group([f'<g fill="none">{strokes}</g>'], (64, 74), scale=2.25, width=NARROW_PEN)


def _small_sign(suit):
    """Under the number."""
    sign, y, scale = {"o": (coin(), 525, 1.15), "c": (cup(), 545, 1.15), "e": (sword(350), 655, 1.2),
                      "b": (club(350), 655, 1.25)}[suit]
    return [_heavy(sign, (150, y), scale)]


def _sign(suit):
    """One great sign, whatever the rank: the number says how many."""
    sign, place, scale = {"o": (coin(), (410, 720), 1.98), "c": (cup(), (420, 685), 2.1),
                          "e": (sword(432), (430, 475), 1.9), "b": (club(410), (430, 475), 1.9)}[suit]
    return [_heavy(sign, place, scale)]


def _figure(suit, rank):
    if rank == 11:
        return [_heavy(portrait(*HORSES[suit]), (402, 690), 1.5)]
    if rank == 12:
        return [_heavy(_king(suit), (404, 654), 1.95)]
    return [_heavy(_page(suit), (384, 664), 1.85, mirror=suit == "c")]


def _heavy(parts, place, scale, **look):
    """Outlines that still show at 32 px."""
    return group(parts, place, scale=scale, width=OUTLINE / scale, **look)


def _page(suit):
    coat, collar, (behind, front), hat = PAGES[suit]
    return [*behind, _shoulders(coat), heads.neck(), *heads.face(), *front, *hat,
            area("-40,74! 0,98 38,74! 54,90 36,118 0,128 -36,118 -56,90", collar)]


def _king(suit):
    robe, collar, hair, beard, crown = KINGS[suit]
    behind, front = heads.king_hair(hair)
    return [*behind, _shoulders(robe), area("-46,62! -72,92 -56,112! 0,126 56,112! 72,92 44,62!", collar),
            *heads.face(), *front, *beard, *crown]


def _shoulders(coat):
    return area("-80,142! -76,98 -40,74! 36,74! 74,98 80,142!", coat)
