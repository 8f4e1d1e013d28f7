"""The rey: a bearded, crowned king in a long robe."""
from dataclasses import dataclass

import arms
import heads
from pen import (BLUE, BROWN, DARK_BROWN, GREEN, HAIR, INK, OCHRE, RED, WHITE, YELLOW, area, group, limb, line,
                 lozenges, path)


@dataclass
class Dress:
    robe: str
    panel: str
    mantle: str
    sleeve: str
    trim: str
    hair: str
    jewel: str
    arm: object
    other_arm: object
    hand: tuple
    long_beard: bool = False
    mirror: bool = False


DRESSES = {
    "o": Dress(RED, BLUE, GREEN, RED, YELLOW, DARK_BROWN, RED, arms.raised, arms.on_hip, arms.RAISED),
    "c": Dress(BLUE, RED, RED, BLUE, YELLOW, "#d5d8de", BLUE, arms.forward, arms.on_hip, arms.FORWARD, True, True),
    "e": Dress(YELLOW, RED, BLUE, RED, WHITE, BROWN, BLUE, arms.forward, arms.hanging, arms.FORWARD),
    "b": Dress(GREEN, YELLOW, RED, GREEN, YELLOW, OCHRE, GREEN, arms.forward, arms.on_hip, arms.FORWARD, False, True),
}


def king(suit):
    d = DRESSES[suit]
    behind, front = heads.king_hair(d.hair)
    figure = [*_mantle(d), group(behind, (302, 222)), *_robe(d), *d.other_arm(d.sleeve, d.trim),
              *d.arm(d.sleeve, d.trim), *_ermine(),
              group([*heads.face(), *front, *heads.beard(d.hair, d.long_beard), *heads.crown(d.jewel)], (302, 222)),
              *arms.hold(suit, d.hand)]
    return [group(figure, (608, 0), mirror=True) if d.mirror else group(figure)]


def _mantle(d):
    """The mantle trails on the side where no index stands: left, or right in the coordinates of a mirrored figure."""
    if d.mirror:
        return [limb("250,300! 204,350 190,520 182,700 178,860! 305,880 400,890 468,868! 452,700 432,520 412,350 "
                     "356,300!", d.mantle),
                limb("250,300! 204,350 190,520 182,700 178,860!", "none")]
    return [limb("250,300! 190,350 160,520 128,700 96,866! 170,890 305,880 420,872! 430,700 424,520 412,350 "
                 "356,300!", d.mantle),
            line("186,480 164,700 146,866")]


def _robe(d):
    return [
        area("206,876! 200,890 232,896 280,890! 300,876!", DARK_BROWN),
        area("306,876! 326,890 374,896 400,888 396,876!", DARK_BROWN),
        area("276,300! 240,304 214,332! 234,400 246,470! 214,640 186,872! 240,884 302,876 364,884 418,872! 392,640 "
             "358,470! "
             "368,400 390,332! 364,304 330,300!", d.robe),
        area("276,330! 280,470! 268,640 256,882! 302,876 348,882! 336,640 324,470! 328,330!", d.panel),
        path(lozenges([(302, y) for y in range(540, 840, 62)], 15, 21), d.trim, width=HAIR),
        line("236,560 216,840"), line("368,560 390,840"),
        area("186,872! 189,844! 240,856 302,848 364,856 415,844! 418,872! 364,884 302,876 240,884", d.trim),
        area("244,458! 302,468 360,458! 363,486! 302,496 241,486!", d.trim),
        path(lozenges([(302, 477)], 14, 14), d.jewel, width=HAIR),
    ]


def _ermine():
    places = ((226, 330), (252, 352), (286, 366), (318, 366), (352, 352), (378, 330))
    tails = "".join(f"M{x} {y}v14" for x, y in places)
    return [area("268,292! 222,296 188,334! 240,376 302,392 364,376 416,334! 382,296 336,292!", WHITE),
            path(tails, "none", INK, 7)]
