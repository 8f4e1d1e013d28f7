"""The caballo: a rider on a horse, the suit sign held up."""
from dataclasses import dataclass

import arms
import carrying
import hats
import heads
from horse import BAY, BROWN_HORSE, GREY_HORSE, WHITE_HORSE, Hide, about_hip, horse, rider_leg
from pen import (BLUE, BROWN, DARK_BROWN, GREEN, HAIR, OCHRE, PALE_STEEL, RED, STEEL, WHITE, YELLOW, area, disc, group,
                 line, lozenges, path)


@dataclass
class Dress:
    coat: str
    sleeve: str
    trim: str
    hose: str
    cloth: str
    cloth_trim: str
    hide: Hide
    gait: str
    hair: tuple
    hat: list


DRESSES = {
    "o": Dress(RED, BLUE, YELLOW, BLUE, GREEN, YELLOW, WHITE_HORSE, "stepping", heads.page_hair(BROWN),
               hats.beret(BLUE, YELLOW, RED)),
    "c": Dress(BLUE, RED, YELLOW, YELLOW, RED, YELLOW, BAY, "standing", heads.page_hair(DARK_BROWN),
               hats.plumed_hat(RED, RED, WHITE)),
    "e": Dress(STEEL, RED, YELLOW, RED, BLUE, YELLOW, GREY_HORSE, "rearing", heads.page_hair(OCHRE),
               hats.helmet(RED)),
    "b": Dress(GREEN, YELLOW, WHITE, RED, YELLOW, RED, BROWN_HORSE, "stepping", heads.curls(BROWN),
               hats.pointed_cap(GREEN, YELLOW, RED)),
}
SIGNS = {"o": carrying.coin_up, "c": carrying.cup_up, "e": carrying.sword_forward, "b": carrying.club_forward}


def knight(suit):
    d = DRESSES[suit]
    mirror = suit in "cb"
    mount = [*horse(d.hide, d.gait, d.cloth, d.cloth_trim)]
    rider = [*_torso(suit, d, mirror), *arms.with_reins(d.sleeve, d.trim), *arms.raised(d.sleeve, d.trim),
             *SIGNS[suit](arms.RAISED)]
    if d.gait == "rearing":
        place = (66, 88)
        return [group([*mount, about_hip(rider_leg(d.hose))], place, scale=0.9),
                group(rider, (-1, 4), scale=0.87)]
    mount += rider_leg(d.hose)
    if mirror:  # the index stands where the hind legs come to be, so this horse is a little smaller
        return [group(mount, (554, 88), scale=0.9, mirror=True), group(rider, (34, 40), scale=0.905)]
    return [group(mount, (18, 44), scale=0.95), group(rider, (4, 28), scale=0.905)]


def _torso(suit, d, mirror):
    behind, front = d.hair
    # A mirrored rider looks where his horse goes.
    head = [heads.neck(), *heads.face(), *front, *d.hat]
    return [
        heads.head(behind, mirror=mirror),
        area("276,290! 246,296 220,326! 238,392 246,470! 222,546 250,572 303,562 358,572 386,546! 358,470! 366,392 "
             "386,326! 360,296 330,290!", RED if suit == "e" else d.coat),
        line("284,494 276,548"), line("322,494 330,548"), *_breast(suit, d),
        area("244,462! 303,472 360,462! 362,488! 303,498 242,488!", d.trim),
        heads.head(head, mirror=mirror),
        area("264,284! 303,308 342,284! 358,302 338,330 303,338 268,330 248,302",
             PALE_STEEL if suit == "e" else d.trim),
    ]


def _breast(suit, d):
    if suit == "o":
        return [line("303,340 303,462"), *(disc(303, y, 7, d.trim, width=HAIR) for y in (356, 392, 428))]
    if suit == "c":
        return [area("282,320! 324,320! 320,464! 286,464!", d.trim),
                path(lozenges([(303, y) for y in (356, 396, 436)], 10, 14), RED, "none")]
    if suit == "e":
        return [area("276,296! 246,300 222,330! 236,396 246,468! 303,480 360,468! 370,396 384,330! 360,300 330,296!",
                     d.coat),
                area("254,330 248,360 254,420 266,454! 282,458! 276,400 278,340", PALE_STEEL, "none"),
                line("303,340 303,468")]
    return [area("276,290! 240,298 216,328! 236,350! 250,336! 264,366! 284,344! 303,374! 322,344! 342,366! 356,336! "
                 "370,350! 390,328! 366,298 330,290!", RED), line("303,380 303,462")]
