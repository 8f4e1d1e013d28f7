"""Horses, going to the right: standing, stepping or rearing."""
from dataclasses import dataclass

from pen import BROWN, DARK_BROWN, INK, area, disc, group, limb, line, lozenges, path

HOOF = "#3b2a26"
HIP = (165, 610)  # a rearing horse turns about it


@dataclass
class Hide:
    near: str
    far: str
    mane: str


WHITE_HORSE = Hide("#f4efe4", "#d3cabb", "#b8ac97")
BAY = Hide("#b9713a", "#91532a", DARK_BROWN)
GREY_HORSE = Hide("#b9bfcb", "#8e95a4", "#f4efe4")
BROWN_HORSE = Hide("#7d4e30", "#5b3722", INK)


def horse(hide, gait, cloth, trim):
    """The horse with its harness; `cloth` and `trim` colour the saddle cloth."""
    if gait == "rearing":
        front = [group(_raised_foreleg(hide.far), (-316, 398), turn=-38), *_body(hide)]
        return [_tail(hide), *_hind_far(hide), *_hind_near(hide), about_hip(front), *_stifle(hide),
                about_hip([*_harness(cloth, trim, rearing=True), *_raised_foreleg(hide.near)])]
    near_foreleg = _raised_foreleg(hide.near) if gait == "stepping" else _straight_foreleg(hide.near, (470, 0))
    return [_tail(hide), *_hind_far(hide), *_straight_foreleg(hide.far, (412, 0)), *_hind_near(hide), *_body(hide),
            *_thigh(hide), *near_foreleg, *_harness(cloth, trim)]


def about_hip(parts):
    """Turned up, as the forehand of a rearing horse."""
    x, y = HIP
    return group([group(parts, (-x, -y))], HIP, -17)


def _tail(hide):
    return area("116,548 74,556 44,612 52,690 30,756! 78,736 104,672 108,620 132,586!", hide.mane) + line(
        "84,592 72,660 66,716")


def _hind_far(hide):
    return [limb("196,660! 214,716 240,748 238,770 224,804 226,850! 254,850! 256,808 270,768 268,730 262,670!",
                 hide.far),
            area("224,846! 214,882! 262,882! 256,846!", HOOF)]


def _hind_near(hide):
    return [limb("98,596! 106,640 136,684 150,716 146,744 124,770 132,812 136,850! 166,850! 168,812 172,778 190,744 "
                 "208,712 228,672 232,632!", hide.near),
            area("138,846! 126,882! 176,882! 168,846!", HOOF)]


def _thigh(hide):
    """Covers where the hind leg grows out of the body."""
    return [area("122,566 104,590 110,640 140,684 176,692 214,676 228,640 214,590 160,560", hide.near, "none"),
            limb("99,600! 108,644 132,680 146,706!", "none"), line("232,640 222,676 206,704")]


def _stifle(hide):
    """The same of a rearing horse, whose leg has not turned with the body."""
    return [area("120,600 110,640 138,690 172,706 214,680 226,640 200,600 150,580", hide.near, "none"),
            limb("102,612! 110,648 134,684 146,708!", "none"), line("232,632 222,676 206,706")]


def _straight_foreleg(colour, place):
    x = place[0]
    return [limb(f"{x - 32},610! {x - 30},680 {x - 24},722 {x - 32},770 {x - 30},850! {x},850! {x + 2},770 "
                 f"{x + 10},722 "
                 f"{x + 20},660 {x + 27},588!", colour),
            area(f"{x - 30},846! {x - 40},882! {x + 10},882! {x + 2},846!", HOOF)]


def _raised_foreleg(colour):
    return [limb("424,624! 440,668 474,690 500,690 488,704 464,718! 482,742! 522,722 554,690 548,664 520,636 496,586!",
                 colour),
            area("466,714! 484,744! 466,770 430,750!", HOOF), line("484,640 470,650")]


def _body(hide):
    """Trunk, neck and head."""
    return [
        area("98,604 106,524 156,494 220,500 290,514 348,500 384,468 404,416 432,362 462,322! 464,282! 490,312! "
             "514,332 540,380 566,424 580,456 574,480 552,490 528,478 510,458 494,452 488,472 492,510 500,550 496,592 "
             "472,634 436,668 380,692 300,700 224,688 170,674 122,648", hide.near),
        area("474,306 442,328 410,376 386,436 358,500! 392,504 402,480! 416,476 422,450! 434,442 438,416! 452,404 "
             "456,380! 470,368 480,334", hide.mane),
        *_face(hide),
    ]


def portrait(hide, trim):
    """Head and neck alone, around the middle of the head."""
    parts = [
        limb("366,628! 380,560 384,470 404,416 432,362 462,322! 464,282! 490,312! 514,332 540,380 566,424 580,456 "
             "574,480 552,490 528,478 510,458 494,452 488,472 500,520 532,628!", hide.near),
        area("474,306 442,328 410,376 386,436 352,500! 350,560 362,584! 376,572 384,540! 398,520 402,480! 416,476 "
             "422,450! 434,442 438,416! 452,404 456,380! 470,368 480,334", hide.mane),
        *_face(hide), *_strap("M492 362Q506 414 530 462M562 424Q546 446 518 446M498 342L492 364", trim),
        *_strap("M532 466Q470 530 384 560", trim),
    ]
    return [group(parts, (-466, -470))]


def _face(hide):
    """Forelock, eye, nostril, mouth and cheek."""
    return [
        area("474,300! 504,316 520,350 508,380! 494,350 480,332", hide.mane),
        disc(518, 388, 7.5, INK, "none"), line("502,380 514,370 530,381"), line("562,446 568,460", width=7),
        line("536,468 552,468 564,474"), line("480,400 474,428 494,452"),
    ]


def _harness(cloth, trim, rearing=False):
    """Reins, straps and saddle cloth; the rearing one wears none behind."""
    return [
        *_strap("M492 362Q506 414 530 462M562 424Q546 446 518 446M498 342L492 364", trim),
        *_strap("M532 466Q450 524 292 420", trim),
        *_strap("M382 592Q440 602 499 560" + ("" if rearing else "M100 572Q150 598 196 592"), trim),
        area("188,498! 280,514 372,494! 388,590 378,684! 284,702 186,684! 178,590", cloth),
        area("186,684! 284,702 378,684! 384,648! 284,666 180,648!", trim),
        path(lozenges([(210, 668), (244, 674), (278, 677), (312, 676), (346, 672)], 8, 9), cloth, "none"),
        path(lozenges([(212, 600), (252, 606), (212, 550), (252, 556)], 10, 15), trim, "none"),
    ]


def _strap(data, colour):
    return [path(data, "none", INK, 16), path(data, "none", colour, 8)]


def rider_leg(hose):
    """Thigh, boot and stirrup, over the saddle cloth."""
    return [
        area("226,476 310,470 352,520 374,572 366,600 350,664! 308,656! 314,600 270,566 232,534", hose),
        area("302,640! 358,648! 354,690 368,706 402,714 408,732! 312,732! 308,690", DARK_BROWN),
        area("300,640! 360,648! 356,672! 304,664!", BROWN),
        path("M298 735H414", "none", INK, 11),
    ]
