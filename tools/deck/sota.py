"""The sota: a young page standing, the suit sign in hand."""
from dataclasses import dataclass

import arms
import heads
from pen import (BLUE, BROWN, DARK_BROWN, GREEN, HAIR, LIGHT_BLUE, LIGHT_GREEN, OCHRE, RED, WHITE, YELLOW, area, disc,
                 group, limb, line)

HEM = 622


@dataclass
class Dress:
    coat: str
    coat_side: str
    sleeve: str
    cuff: str
    hose: str
    hose_side: str
    cape: str
    hair: str
    hat: list
    arm: object
    other_arm: object
    hand: tuple
    hem: int = HEM
    boots: bool = False
    mirror: bool = False


DRESSES = {
    "o": Dress(RED, YELLOW, BLUE, YELLOW, BLUE, RED, GREEN, BROWN, heads.beret(RED, YELLOW, WHITE),
               arms.raised, arms.on_hip, arms.RAISED),
    "c": Dress(BLUE, RED, YELLOW, WHITE, RED, RED, GREEN, OCHRE, heads.hood(BLUE, YELLOW),
               arms.forward, arms.hanging, arms.FORWARD, hem=716, mirror=True),
    "e": Dress(BLUE, LIGHT_BLUE, RED, YELLOW, YELLOW, YELLOW, YELLOW, DARK_BROWN,
               heads.tall_hat(RED, YELLOW, LIGHT_BLUE),
               arms.forward, arms.on_hip, arms.FORWARD, boots=True),
    "b": Dress(GREEN, YELLOW, RED, WHITE, GREEN, RED, BLUE, BROWN, heads.wreath(LIGHT_GREEN, RED),
               arms.forward, arms.on_hip, arms.FORWARD, mirror=True),
}


def page(suit):
    d = DRESSES[suit]
    behind, front = heads.page_hair(d.hair)
    figure = [_cape(d), *_legs(d), group(behind, (303, 212)), *_coat(d), *d.other_arm(d.sleeve, d.cuff),
              *d.arm(d.sleeve, d.cuff), group([heads.neck(), *heads.face(), *front, *d.hat], (303, 212)), _collar(d),
              *arms.hold(suit, d.hand)]
    return [group(figure, (608, 0), mirror=True) if d.mirror else group(figure)]


def _cape(d):
    drop = d.hem - HEM
    return limb(f"248,300! 196,360 168,470 148,{590 + drop}! 210,{612 + drop} 300,{600 + drop} 392,{612 + drop} "
                f"444,{592 + drop}! 420,460 396,350 360,300!", d.cape)


def _legs(d):
    """Two legs alike, turned out; they differ in colour."""
    leg = "232,590! 236,670 250,716 246,750 238,784 252,846! 280,846! 290,786 290,744 288,712 300,650 302,590!"
    shoe = area("246,836! 240,856 208,868 188,884! 286,886! 288,862 284,838!", DARK_BROWN)
    boot = area("240,700! 246,750 240,784 248,838 238,860 208,868 188,884! 286,886! 290,862 288,830 298,784 296,744 "
                "294,706! "
                "268,716", DARK_BROWN)
    top = area("234,692! 298,698! 296,724! 240,720!", OCHRE)
    foot = [boot, top] if d.boots else [shoe]
    return [limb(leg, d.hose), *foot, group([limb(leg, d.hose_side), *foot], (606, 0), mirror=True)]


def _coat(d):
    hem, fold = d.hem, d.hem - 12
    side = 204 - (hem - HEM) // 8
    skirt = (f"{side},{hem}! 228,{hem - 10} 252,{hem + 4} 278,{hem - 8} 303,{hem + 6} 328,{hem - 8} 354,{hem + 4} "
             f"378,{hem - 10} {606 - side},{hem}!")
    right_skirt = skirt[skirt.index("303"):].replace(f"303,{hem + 6}", f"303,{hem + 6}!")
    right = f"303,300! 330,290! 360,296 386,326! 366,392 354,462! 380,540 "
    return [
        area(f"276,290! 246,296 220,326! 240,392 252,462! 226,540 {skirt} 380,540 354,462! 366,392 386,326! 360,296 "
             f"330,290! "
             "303,300", d.coat),
        area(right + " ".join(reversed(right_skirt.split())), d.coat_side),
        line(f"264,488 252,560 244,{fold}"), line(f"284,488 280,560 278,{fold + 4}"),
        line(f"342,488 354,560 362,{fold}"), line(f"322,488 326,560 328,{fold + 4}"),
        *(disc(303, y, 7, d.cuff, width=HAIR) for y in (350, 388, 426)),
        area("248,456! 303,466 358,456! 360,480! 303,490 246,480!", DARK_BROWN),
        f'<rect x="288" y="460" width="30" height="32" rx="5" fill="{YELLOW}"/>',
    ]


def _collar(d):
    return area("264,284! 303,308 342,284! 358,302 338,330 303,338 268,330 248,302", d.cuff)
