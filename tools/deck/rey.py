"""The rey: a bearded, crowned king."""
from dataclasses import dataclass

import arms
import carrying
import hats
import heads
from pen import (BLUE, BROWN, DARK_BROWN, GREEN, GREY, HAIR, INK, OCHRE, PALE_STEEL, RED, STEEL, WHITE, YELLOW, area,
                 disc, group, limb, line, lozenges, path)


@dataclass
class Dress:
    robe: str
    panel: str
    mantle: str
    sleeve: str
    trim: str
    hair: str
    beard: list
    crown: list


DRESSES = {
    "o": Dress(RED, BLUE, GREEN, RED, YELLOW, DARK_BROWN, heads.beard(DARK_BROWN), hats.crown(RED)),
    "c": Dress(BLUE, YELLOW, RED, BLUE, YELLOW, GREY, heads.beard(GREY, 136), hats.closed_crown(BLUE, RED)),
    "e": Dress(YELLOW, RED, BLUE, RED, WHITE, BROWN, heads.forked_beard(BROWN), hats.war_crown(BLUE)),
    "b": Dress(GREEN, RED, RED, GREEN, YELLOW, OCHRE, heads.beard(OCHRE, 104), hats.leaf_crown(GREEN)),
}


def king(suit):
    """Oros in state, copas old and mantled, espadas in armour, bastos in furs."""
    d = DRESSES[suit]
    behind, front = heads.king_hair(d.hair)
    head = heads.head([*heads.face(), *front, *d.beard, *d.crown], 302, 290)
    figure = {"o": _in_state, "c": _old, "e": _in_armour, "b": _in_furs}[suit](d, heads.head(behind, 302, 290), head)
    return [group(figure, (608, 0), mirror=True)] if suit in "cb" else [group(figure)]


def _in_state(d, hair, head):
    """A robe with a jewelled panel under an ermine cape."""
    return [*_mantle(d), hair, *_robe(d), *_jewelled_panel(d), *_belt(d), *arms.on_hip(d.sleeve, d.trim),
            *arms.raised(d.sleeve, d.trim), *_ermine_cape(), head, *carrying.coin_up(arms.RAISED)]


def _old(d, hair, head):
    """A mantle to the ground, open in front and edged with ermine."""
    side = [area("272,294! 226,298 194,340 180,520 172,700 170,872! 210,882! 230,700 246,520 262,400 290,318!",
                 d.mantle),
            area("290,318! 262,400 246,520 230,700 210,882! 240,888! 258,700 270,520 282,420 302,352!", WHITE),
            path("M282 362v14M262 432v14M254 502v14M244 572v14M238 642v14M236 712v14M231 782v14M228 846v14", "none",
                 INK, 7), line("204,430 196,600 190,860")]
    return [hair, *_robe(d), *_belt(d),
            path(lozenges([(302, y) for y in (540, 610, 680, 750, 820)], 17, 24), d.trim, width=HAIR),
            *side, group(side, (604, 0), mirror=True), *arms.on_hip(d.sleeve, d.trim), *arms.forward(d.sleeve, d.trim),
            head, disc(302, 438, 17, d.trim), disc(302, 438, 7, RED, "none"), *carrying.cup_up(arms.FORWARD)]


def _in_armour(d, hair, head):
    """Breastplate and greaves, a short skirt, a mantle behind."""
    return [*_mantle(d), hair, *_greaves(), *_skirt(d), *_breastplate(), *_belt(d), *arms.on_hip(d.sleeve, STEEL),
            *arms.forward(d.sleeve, STEEL), *_pauldrons(), _gorget(), head, *carrying.sword_up(arms.FORWARD)]


def _in_furs(d, hair, head):
    """A tabard over a robe, and a collar of fur."""
    return [*_mantle(d, trails=False), hair, *_robe(d), *_tabard(d), *arms.on_hip(d.sleeve, BROWN),
            *arms.forward(d.sleeve, BROWN),
            *_fur_collar(), head, *carrying.club_down(arms.FORWARD)]


def _mantle(d, trails=True):
    """It trails to the left, unless the index stands there, as in a mirrored figure."""
    if not trails:
        return [limb("250,300! 204,350 188,520 180,700 176,864! 305,880 400,892 478,872! 452,700 432,520 412,350 "
                     "356,300!", d.mantle), line("420,480 440,700 450,866")]
    return [limb("250,300! 196,350 172,520 146,700 118,868! 190,890 305,880 420,872! 428,700 424,520 412,350 "
                 "356,300!", d.mantle),
            line("190,480 172,700 158,864")]


def _robe(d):
    return [
        area("206,876! 200,890 232,896 280,890! 300,876!", DARK_BROWN),
        area("306,876! 326,890 374,896 400,888 396,876!", DARK_BROWN),
        area("276,300! 240,304 214,332! 234,400 246,470! 214,640 186,872! 240,884 302,876 364,884 418,872! 392,640 "
             "358,470! 368,400 390,332! 364,304 330,300!", d.robe),
        line("250,560 226,840"), line("354,560 380,840"),
        area("186,872! 190,838! 240,850 302,842 364,850 414,838! 418,872! 364,884 302,876 240,884", d.trim),
    ]


def _jewelled_panel(d):
    return [
        area("276,330! 280,470! 264,640 250,844! 302,840 354,844! 340,640 324,470! 328,330!", d.panel),
        path(lozenges([(302, y) for y in range(536, 830, 62)], 16, 23), d.trim, width=HAIR),
        path(lozenges([(x, 862) for x in (222, 262, 302, 342, 382)], 8, 9), d.panel, "none"),
    ]


def _belt(d):
    return [area("244,458! 302,468 360,458! 363,486! 302,496 241,486!", d.trim),
            path(lozenges([(302, 477)], 15, 15), d.panel, width=HAIR)]


def _ermine_cape():
    places = ((222, 334), (250, 358), (284, 374), (320, 374), (354, 358), (382, 334))
    tails = "".join(f"M{x} {y}v15" for x, y in places)
    return [area("268,292! 218,296 182,338! 236,384 302,402 368,384 422,338! 386,296 336,292!", WHITE),
            path(tails, "none", INK, 7)]


def _greaves():
    leg = [limb("240,590! 236,660 246,716 240,752 234,790 252,850! 282,850! 292,790 292,748 288,712 300,650 302,590!",
                STEEL),
           limb("262,730 256,780 262,840", "none", PALE_STEEL, 9),
           area("246,838! 240,858 208,868 186,886! 288,886! 290,862 284,838!", STEEL),
           f'<ellipse cx="266" cy="718" rx="26" ry="20" fill="{PALE_STEEL}"/>']
    return [*leg, group(leg, (606, 0), mirror=True)]


def _skirt(d):
    hem = "200,672! 250,682 302,686 354,682 404,672!"
    return [area(f"248,470! 224,560 {hem} 380,560 356,470!", d.robe),
            area("272,480! 256,580 244,681! 274,684! 282,580 288,482!", d.panel),
            area("332,480! 348,580 360,681! 330,684! 322,580 316,482!", d.panel),
            area("200,672! 250,682 302,686 354,682 404,672! 400,646! 352,656 302,660 252,656 204,646!", d.trim)]


def _breastplate():
    return [area("276,296! 244,302 220,330! 236,396 248,466! 302,478 356,466! 368,396 384,330! 360,302 330,296!",
                 STEEL),
            area("254,330 246,360 254,420 266,452! 284,456! 276,400 278,340", PALE_STEEL, "none"),
            line("303,330 303,466"), line("240,420 302,438 364,420")]


def _pauldrons():
    shoulder = [area("270,300 228,292 190,320 184,356! 224,366 258,352!", STEEL), line("198,330 226,338 256,330"),
                line("206,312 228,306", PALE_STEEL, 9)]
    return [*shoulder, group(shoulder, (606, 0), mirror=True)]


def _gorget():
    return area("256,288! 248,318 276,340 303,344 330,340 358,318 350,288!", PALE_STEEL)


def _tabard(d):
    """Gold, with a green tree's bars, down to the knee."""
    return [area("262,312! 252,470! 232,600 222,740! 302,752 382,740! 372,600 352,470! 344,312!", YELLOW),
            area("222,740! 225,706! 302,718 379,706! 382,740! 302,752", BROWN),
            path("M302 500V708", "none", RED, 9),
            path(lozenges([(268, 540), (336, 540), (262, 604), (342, 604), (256, 668), (348, 668)], 12, 18), RED,
                 "none"),
            area("252,452! 302,462 352,452! 356,482! 302,492 248,482!", RED),
            disc(302, 473, 15, YELLOW)]


def _fur_collar():
    """Fur has an uneven edge."""
    return [area("268,292! 226,294 190,320 178,346! 196,352 204,368! 222,366 232,384! 250,380 264,398! 282,392 "
                 "302,410! "
                 "322,392 340,398! 354,380 372,384! 382,366 400,368! 408,352 426,346! 414,320 378,294 336,292!", BROWN),
            path("M222 330l8 14M256 350l8 14M348 350l-8 14M382 330l-8 14M300 368l2 14", "none", DARK_BROWN, 6)]
