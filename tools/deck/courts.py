"""The courts of the French deck, as half figures that meet in the middle: a jack in a hat with a halberd, a queen with
loose hair and a flower, a bearded king with the emblem of his rule."""
from dataclasses import dataclass

import hats
import heads
from arms import fist
from pen import (AUBURN, BLUE, BROWN, DARK_BROWN, GREEN, GREY, HAIR, INK, LIGHT_BLUE, LIGHT_YELLOW, OCHRE, PALE_STEEL,
                 RED, STEEL, WHITE, YELLOW, area, disc, group, limb, line, lozenges, path, petals)
from signs import sword

LEFT, TOP, RIGHT, MIDDLE = 132, 46, 478, 475
CHIN = 304
HAND = (430, 404)


@dataclass
class Dress:
    robe: str
    panel: str
    trim: str
    sleeve: str


DRESSES = {"s": Dress(BLUE, RED, YELLOW, RED), "h": Dress(RED, BLUE, YELLOW, BLUE), "d": Dress(YELLOW, RED, BLUE, RED),
           "c": Dress(GREEN, YELLOW, RED, YELLOW)}
JACKS = {
    "s": (heads.page_hair(DARK_BROWN), hats.plumed_hat(RED, RED, YELLOW)),
    "h": (heads.page_hair(OCHRE), hats.beret(BLUE, YELLOW, RED)),
    "d": (heads.curls(BROWN), hats.hood(RED, BLUE)),
    "c": (heads.page_hair(BROWN), [group(hats.pointed_cap(GREEN, RED, YELLOW), mirror=True)]),
}
QUEENS = {"s": (DARK_BROWN, RED, YELLOW), "h": (OCHRE, BLUE, WHITE), "d": (BROWN, RED, LIGHT_BLUE),
          "c": (AUBURN, GREEN, RED)}
KINGS = {
    "s": (GREY, heads.beard(GREY, 112), hats.closed_crown(BLUE, RED)),
    "h": (OCHRE, heads.beard(OCHRE), hats.crown(RED)),
    "d": (BROWN, heads.forked_beard(BROWN), hats.war_crown(RED)),
    "c": (DARK_BROWN, heads.beard(DARK_BROWN, 104), hats.leaf_crown(GREEN)),
}


def court(suit, rank, sign):
    """`sign` is the suit's, in its colour; it stands beside the head."""
    figure = {"J": _jack, "Q": _queen, "K": _king}[rank](suit)
    half = [*figure, group(sign, (173, 104), scale=0.38)]
    border = (f'<rect x="{LEFT}" y="{TOP}" width="{RIGHT - LEFT}" height="{950 - 2 * TOP}" rx="14" fill="none"/>')
    return [*half, group(half, (610, 950), turn=180), *_sash(DRESSES[suit]), border]


def _sash(d):
    """Where the two halves meet."""
    places = [(x, MIDDLE) for x in range(152, 470, 34)]
    return [f'<rect x="{LEFT}" y="{MIDDLE - 21}" width="{RIGHT - LEFT}" height="42" fill="{d.trim}"/>',
            path(lozenges(places, 10, 13), d.panel, width=HAIR)]


def _jack(suit):
    d = DRESSES[suit]
    (behind, front), hat = JACKS[suit]
    return [_head(behind), *_halberd(), *_bust(d), *_buttons(d),
            _head([heads.neck(), *heads.face(), *front, *hat]), _collar(d), *_arm(d)]


def _queen(suit):
    d = DRESSES[suit]
    hair, jewel, flower = QUEENS[suit]
    behind, front = heads.long_hair(hair)
    return [_head(behind), *_bust(d), *_bodice(d), _head([heads.neck(), *heads.face(), *front,
                                                          *hats.queen_crown(jewel)]),
            *_necklace(jewel), *_flower(flower), *_arm(d)]


def _king(suit):
    d = DRESSES[suit]
    hair, beard, crown = KINGS[suit]
    behind, front = heads.king_hair(hair)
    emblem = {"s": _raised_sword, "h": _sceptre, "d": _axe, "c": _orb}[suit]()
    return [_head(behind), *emblem, *_bust(d), *_panel(d), *_ermine(), _head([*heads.face(), *front, *beard, *crown]),
            *_arm(d)]


def _head(parts):
    return heads.head(parts, 296, CHIN)


def _bust(d):
    return [limb(f"{LEFT + 18},{MIDDLE}! 156,404 186,350 256,322! 340,322! 408,348 438,400 446,{MIDDLE}!", d.robe),
            line("196,400 188,452"), line("392,404 402,452")]


def _panel(d):
    return [area(f"262,330! 332,330! 340,{MIDDLE}! 254,{MIDDLE}!", d.panel),
            path(lozenges([(297, 424)], 14, 20), d.trim, width=HAIR)]


def _buttons(d):
    return [area(f"256,322! 297,330! 297,{MIDDLE}! 170,{MIDDLE}! 172,404 196,352", d.panel),
            *(disc(297, y, 8, d.trim, width=HAIR) for y in (372, 406, 440)), line("196,400 188,452")]


def _bodice(d):
    return [area(f"246,326! 297,384! 348,326! 364,344 346,{MIDDLE}! 248,{MIDDLE}! 230,344", d.panel),
            path("M272 404L322 424M322 404L272 424M272 432L322 452M322 432L272 452", "none", d.trim, 5)]


def _collar(d):
    return area("258,312! 297,338 336,312! 356,330 336,358 297,366 258,358 238,330", d.trim)


def _necklace(jewel):
    chain = "M262 338Q297 392 332 338"
    return [path(chain, "none", INK, 12), path(chain, "none", LIGHT_YELLOW, 5),
            disc(297, 368, 11, jewel)]


def _ermine():
    return [area("262,316! 212,324 176,366! 226,404 297,418 368,404 418,366! 382,324 332,316!", WHITE),
            path("M214 358v15M246 376v15M280 390v12M316 390v12M350 376v15M382 358v15", "none", INK, 7)]


def _arm(d):
    """A forearm that comes up on the right, and the hand over what it holds."""
    x, y = HAND
    return [limb(f"372,{MIDDLE}! 380,444 {x - 24},{y + 26}! {x + 28},{y + 32}! 462,446 464,{MIDDLE}!", d.sleeve),
            area(f"{x - 34},{y + 36}! {x - 24},{y + 14}! {x + 28},{y + 20}! {x + 30},{y + 44}!", d.trim), fist(x, y)]


def _halberd():
    x = HAND[0]
    return [f'<rect x="{x - 7}" y="120" width="14" height="355" fill="{BROWN}"/>',
            area(f"{x},64! {x + 12},104 {x + 8},134! {x - 8},134! {x - 12},104", PALE_STEEL),
            area(f"{x + 7},140! {x + 40},116! {x + 46},152 {x + 40},192! {x + 7},170!", STEEL),
            area(f"{x - 7},144! {x - 40},156! {x - 7},168!", STEEL)]


def _raised_sword():
    x, y = HAND
    return [group(sword(400), (x, y - 158), scale=0.94)]


def _sceptre():
    x = HAND[0]
    return [f'<rect x="{x - 8}" y="130" width="16" height="345" rx="4" fill="{YELLOW}"/>',
            path(petals(6, 0, 46, 42, x, 104), YELLOW, width=HAIR), disc(x, 104, 14, RED),
            f'<rect x="{x - 15}" y="146" width="30" height="14" rx="6" fill="{LIGHT_YELLOW}"/>']


def _axe():
    x = HAND[0]
    return [f'<rect x="{x - 7}" y="92" width="14" height="383" fill="{BROWN}"/>',
            area(f"{x + 7},112! {x + 26},106 {x + 42},84! {x + 46},140 {x + 42},204! {x + 26},178 {x + 7},170!", STEEL),
            disc(x, 86, 10, YELLOW)]


def _orb():
    x, y = HAND
    bands = f"M{x - 38} {y - 70}Q{x} {y - 50} {x + 38} {y - 70}M{x} {y - 60}V{y - 102}"
    cross = f"M{x} {y - 104}V{y - 152}M{x - 17} {y - 134}H{x + 17}"
    return [disc(x, y - 60, 42, YELLOW), path(bands, "none", RED, 7), path(cross, "none", INK, 18),
            path(cross, "none", YELLOW, 8)]


def _flower(colour):
    x, y = HAND
    stalk = f"M{x} {y}Q{x - 4} {y - 60} {x - 8} {y - 110}"
    return [path(stalk, "none", INK, 14), path(stalk, "none", GREEN, 6),
            area(f"{x - 3},{y - 44}! {x + 14},{y - 70} {x + 36},{y - 72}! {x + 24},{y - 48}", GREEN),
            path(petals(6, 0, 50, 40, x - 8, y - 136), colour, width=HAIR), disc(x - 8, y - 136, 14, YELLOW)]
