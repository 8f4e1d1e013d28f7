"""The caballo: a rider on a stepping horse, the suit sign held up."""
from dataclasses import dataclass

import arms
import heads
from pen import (BLUE, BROWN, DARK_BROWN, GREEN, INK, OCHRE, RED, WHITE, YELLOW, area, disc, group, limb, line,
                 lozenges, path)

HOOF = "#3b2a26"


@dataclass
class Hide:
    near: str
    far: str
    mane: str


@dataclass
class Dress:
    coat: str
    sleeve: str
    trim: str
    hose: str
    cloth: str
    cloth_trim: str
    hide: Hide
    hair: str
    hat: list
    mirror: bool = False


DRESSES = {
    "o": Dress(RED, BLUE, YELLOW, BLUE, GREEN, YELLOW, Hide("#f4efe4", "#d3cabb", "#b8ac97"), BROWN,
               heads.beret(BLUE, YELLOW, RED)),
    "c": Dress(BLUE, RED, WHITE, YELLOW, RED, YELLOW, Hide("#b9713a", "#91532a", DARK_BROWN), DARK_BROWN,
               heads.hood(RED, YELLOW), True),
    "e": Dress(YELLOW, RED, WHITE, RED, BLUE, RED, Hide("#b9bfcb", "#8e95a4", "#f4efe4"), OCHRE,
               heads.tall_hat(BLUE, YELLOW, RED)),
    "b": Dress(GREEN, YELLOW, WHITE, RED, YELLOW, RED, Hide("#7d4e30", "#5b3722", INK), BROWN,
               heads.pointed_cap(GREEN, YELLOW, RED), True),
}


def knight(suit):
    d = DRESSES[suit]
    rider = [*_torso(d), *arms.with_reins(d.sleeve, d.trim), *arms.raised(d.sleeve, d.trim),
             *arms.brandish(suit, arms.RAISED)]
    mount = [*_legs_behind(d.hide), *_horse(d.hide), *_harness(d), *_leg(d)]
    if d.mirror:  # the index stands where the hind legs come to be, so this horse is a little smaller
        return [group(mount, (554, 88), scale=0.9, mirror=True), group(rider, (56, 79), scale=0.84)]
    return [group(mount), group(rider, (16, 42), scale=0.84)]


def _legs_behind(hide):
    return [
        area("110,552 76,572 58,640 66,706 50,752! 92,728 108,670 106,620 126,590!", hide.mane),
        line("84,600 76,660 78,716"),
        limb("196,660! 214,716 240,748 238,770 222,804 226,850! 254,850! 256,808 270,768 268,730 262,680!", hide.far),
        limb("384,660! 380,720 386,762 376,806 376,850! 404,850! 408,808 420,764 426,720 436,670!", hide.far),
        area("224,846! 214,882! 262,882! 256,846!", HOOF), area("374,846! 364,882! 412,882! 406,846!", HOOF),
    ]


def _horse(hide):
    return [
        area("98,560 110,518 156,494 220,500 290,514 348,500 384,468 408,416 436,364 466,326! 470,290! 492,316! "
             "514,340 536,384 "
             "560,428 571,456 562,476 542,482 524,470 508,452 496,450 488,470 492,510 500,550 496,592 472,634 "
             "436,668 380,692 "
             "300,700 224,688 170,674 122,648 98,606", hide.near),
        limb("98,596! 106,640 136,684 150,716 146,744 124,770 132,812 136,850! 166,850! 168,812 172,778 190,744 "
             "208,712 228,672 "
             "232,632!", hide.near),
        limb("424,624! 440,668 474,690 500,690 488,704 464,718! 482,742! 522,722 554,690 548,664 520,636 496,586!",
             hide.near),
        area("138,846! 126,882! 176,882! 168,846!", HOOF), area("466,714! 484,744! 466,768 432,748!", HOOF),
        area("474,314 444,332 414,378 390,436 366,496! 394,502 402,478! 416,474 422,448! 434,440 438,414! 452,402 "
             "456,378! "
             "470,366 478,336", hide.mane),
        area("476,308! 502,322 514,352 506,378! 494,350 482,336", hide.mane),
        disc(516, 392, 6.5, INK, "none"), line("504,382 514,378 526,386"), line("556,450 560,460", width=5),
        line("532,462 546,460 554,464"), line("482,402 478,428 494,448"),
        line("496,592 490,620 470,640"),
    ]


def _harness(d):
    return [
        *_strap("M486 372Q500 420 522 456M554 426Q540 446 514 446M496 350L486 374", d.cloth_trim),
        *_strap("M528 466Q450 520 292 420", d.cloth_trim),
        *_strap("M380 590Q440 600 499 560M102 570Q150 596 196 590", d.cloth_trim),
        area("188,498! 280,514 372,494! 388,590 378,684! 284,702 186,684! 178,590", d.cloth),
        area("186,684! 284,702 378,684! 382,654! 284,670 182,654!", d.cloth_trim),
        path(lozenges([(214, 600), (252, 606), (214, 556), (252, 562)], 9, 13), d.cloth_trim, "none"),
    ]


def _strap(data, colour):
    return [path(data, "none", INK, 15), path(data, "none", colour, 7)]


def _leg(d):
    return [
        area("226,476 310,470 352,520 374,572 366,600 348,660! 310,654! 314,600 270,566 232,534", d.hose),
        area("306,642! 354,648! 352,688 366,704 398,712 404,728! 314,730! 312,690", HOOF),
        path("M300 732H410", "none", INK, 10),
    ]


def _torso(d):
    behind, front = heads.page_hair(d.hair)
    return [
        group(behind, (303, 212), mirror=d.mirror),
        area("276,290! 246,296 220,326! 238,392 246,470! 222,546 250,572 303,562 358,572 386,546! 358,470! 366,392 "
             "386,326! "
             "360,296 330,290!", d.coat),
        line("284,494 276,548"), line("322,494 330,548"), line("303,340 303,462"),
        area("244,462! 303,472 360,462! 362,488! 303,498 242,488!", d.trim),
        group([heads.neck(), *heads.face(), *front, *d.hat], (303, 212), mirror=d.mirror),
        area("264,284! 303,308 342,284! 358,302 338,330 303,338 268,330 248,302", d.trim),
    ]
