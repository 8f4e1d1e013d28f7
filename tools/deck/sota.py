"""The sota: a young page standing, the suit sign in hand."""
from dataclasses import dataclass

import arms
import carrying
import hats
import heads
from pen import (BLUE, BROWN, DARK_BROWN, GREEN, HAIR, LIGHT_GREEN, OCHRE, RED, WHITE, YELLOW, area, disc,
                 group, limb, line, lozenges, path)

WAIST_TO_HEM = 622


@dataclass
class Dress:
    coat: str
    coat_side: str
    sleeve: str
    trim: str
    hose: str
    hose_side: str
    cape: str
    hem: int
    cut: str  # how the hem is cut: scalloped, jagged or straight
    boots: bool
    hair: tuple
    hat: list


DRESSES = {
    "o": Dress(RED, YELLOW, BLUE, YELLOW, BLUE, RED, GREEN, 622, "scalloped", False,
               heads.page_hair(BROWN), hats.beret(RED, YELLOW, WHITE)),
    "c": Dress(BLUE, BLUE, RED, YELLOW, RED, RED, "", 770, "straight", False,
               heads.page_hair(OCHRE), hats.hood(BLUE, YELLOW)),
    "e": Dress(RED, RED, YELLOW, WHITE, YELLOW, YELLOW, BLUE, 604, "straight", True,
               heads.long_hair(DARK_BROWN), hats.plumed_hat(BLUE, BLUE, RED)),
    "b": Dress(GREEN, GREEN, YELLOW, YELLOW, RED, RED, "", 610, "jagged", True,
               heads.curls(BROWN), hats.wreath(LIGHT_GREEN, RED)),
}


def page(suit):
    """Each stands in a way of its own: shows the coin, offers the cup, leans on the sword, shoulders the club."""
    d = DRESSES[suit]
    behind, front = d.hair
    head = heads.head([heads.neck(), *heads.face(), *front, *d.hat])
    body = [heads.head(behind), *_legs(d), *_coat(d), *_ornament(suit, d)]
    if suit == "o":
        return [group([_cape(d), *body, *arms.on_hip(d.sleeve, d.trim), *arms.raised(d.sleeve, d.trim), head,
                       _collar(d),
                       *carrying.coin_up(arms.RAISED)])]
    if suit == "c":
        return _mirrored([*body, *arms.on_heart(d.sleeve, d.trim), *arms.forward(d.sleeve, d.trim), head, _collar(d),
                          *carrying.cup_up(arms.FORWARD)])
    if suit == "e":
        return _mirrored([_cape(d), *body, *arms.on_hip(d.sleeve, d.trim), *arms.forward(d.sleeve, d.trim), head,
                          _collar(d), *carrying.sword_down(arms.FORWARD)])
    return [group([*body, *arms.mirrored(arms.on_hip(d.sleeve, d.trim)), *carrying.club_on_shoulder((330, 436)),
                   *arms.with_reins(d.sleeve, d.trim), head, _collar(d)])]


def _mirrored(parts):
    return [group(parts, (608, 0), mirror=True)]


def _cape(d):
    drop = d.hem - WAIST_TO_HEM
    return limb(f"248,300! 196,360 164,470 140,{600 + drop}! 210,{624 + drop} 300,{612 + drop} 392,{624 + drop} "
                f"450,{602 + drop}! 424,460 396,350 360,300!", d.cape)


def _legs(d):
    """Two legs turned out, the second a little to the side; they may differ in colour."""
    leg = "-38,-14! -34,70 -20,116 -24,150 -32,184 -18,246! 12,246! 22,186 22,144 20,112 34,50 36,-14!"
    shoe = area("-24,236! -30,256 -62,268 -82,284! 18,286! 20,262 16,238!", DARK_BROWN)
    boot = area("-32,102! -24,150 -32,184 -22,238 -32,260 -62,268 -82,284! 18,286! 22,262 20,230 30,184 28,144 26,108! "
                "0,116", DARK_BROWN)
    top = area("-38,92! 32,100! 30,128! -32,122!", OCHRE)
    foot = [boot, top] if d.boots else [shoe]
    return [group([limb(leg, d.hose_side), *foot], (334, 600), turn=-4, mirror=True),
            group([limb(leg, d.hose), *foot], (270, 600))]


HEMS = {  # half a hem, from the side to the middle, relative to its height
    "scalloped": ((0, 0, "!"), (24, -10, ""), (48, 4, ""), (74, -8, ""), (99, 6, "!")),
    "jagged": ((0, -4, "!"), (14, 30, "!"), (34, 0, "!"), (56, 36, "!"), (78, 4, "!"), (99, 40, "!")),
    "straight": ((0, 0, "!"), (50, 9, ""), (99, 12, "!")),
}


def _half_hem(d, y, start):
    """The points of a hem from the left side to the middle."""
    stretch = (303 - start) / 99
    return [(round(start + x * stretch), y + dy, corner) for x, dy, corner in HEMS[d.cut]]


def _write(nodes):
    return " ".join(f"{x},{y}{corner}" for x, y, corner in nodes)


def _side(d):
    return 204 - (d.hem - WAIST_TO_HEM) // 6


def _coat(d):
    half = _half_hem(d, d.hem, _side(d))
    other = [(606 - x, y, corner) for x, y, corner in reversed(half)]
    left = "276,290! 246,296 220,326! 240,392 252,462! 226,540"
    right = "380,540 354,462! 366,392 386,326! 360,296 330,290!"
    fold = d.hem - 14
    return [
        area(f"{left} {_write(half[:-1])} {_write(other[:1])} {_write(other[1:])} {right} 303,300", d.coat),
        area(f"303,300! {' '.join(reversed(right.split()))} {_write(list(reversed(other)))}", d.coat_side)
        if d.coat_side != d.coat else line(f"303,330 303,{d.hem}"),
        line(f"264,488 252,560 242,{fold}"), line(f"284,488 280,560 276,{fold}"),
        line(f"342,488 354,560 364,{fold}"), line(f"322,488 326,560 330,{fold}"),
        area("248,456! 303,466 358,456! 360,482! 303,492 246,482!", DARK_BROWN),
        f'<rect x="288" y="460" width="30" height="32" rx="5" fill="{YELLOW}"/>',
    ]


def _ornament(suit, d):
    """What makes each coat its own."""
    if suit == "o":
        return [disc(303, y, 7, d.trim, width=HAIR) for y in (350, 388, 426)]
    if suit == "c":
        return [_band(d, 34), path(lozenges([(x, d.hem - 9) for x in (216, 258, 303, 348, 390)], 9, 11), RED, "none"),
                area("286,300! 320,300! 318,456! 288,456!", d.trim),
                path(lozenges([(303, y) for y in (348, 386, 424)], 9, 12), RED, "none")]
    if suit == "e":
        return [_band(d, 22), area("228,330! 254,302! 372,440! 356,462!", BROWN),
                *(disc(x, y, 5, YELLOW, "none") for x, y in ((262, 340), (296, 380), (330, 420)))]
    return [path(lozenges([(303, y) for y in (354, 392, 430)], 10, 13), d.trim, width=HAIR),
            area("276,290! 240,298 216,328! 232,352! 246,336! 262,366! 282,342! 303,374! 324,342! 344,366! 360,336! "
                 "374,352! 390,328! 366,298 330,290!", LIGHT_GREEN)]


def _band(d, high):
    """A trim along a straight hem."""
    y, side = d.hem, _side(d)
    inner = side + high // 6
    return area(f"{side},{y}! 303,{y + 12} {606 - side},{y}! {606 - inner},{y - high}! 303,{y + 12 - high} "
                f"{inner},{y - high}!", d.trim)


def _collar(d):
    return area("264,284! 303,308 342,284! 358,302 338,330 303,338 268,330 248,302", d.trim)
