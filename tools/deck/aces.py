"""The aces: one great sign each."""
import hats
from pen import (BLUE, BLUSH, BROWN, DARK_GREEN, DARK_RED, GREEN, HAIR, INK, LIGHT_BLUE, LIGHT_GREEN, LIGHT_YELLOW,
                 OCHRE,
                 PALE_STEEL, RED, STEEL, WHITE, YELLOW, area, disc, group, limb, line, lozenges, path, petals, star)
from ribbons import laurel, name_ribbon


def ace(suit):
    return {"o": _sun, "c": _chalice, "e": _great_sword, "b": _great_club}[suit]()


def _mirrored(parts):
    """A drawing and its image on the other side of the middle."""
    return [*parts, group(parts, mirror=True)]


def _pearls(radius, size, gap):
    """A ring of pearls: dots of a dashed line, in ink and in light gold over it."""
    dots = f'stroke-dasharray="1 {gap}"'
    return [f'<circle r="{radius}" fill="none" stroke="{colour}" stroke-width="{width}" {dots}/>'
            for colour, width in ((INK, size + 8), (LIGHT_YELLOW, size))]


def _sun():
    """The showpiece: a crowned coin with the sun's face, between laurels, with the maker's name."""
    x, y = 305, 446
    coin = [
        path(star(20, 190, 232, offset=9), RED), path(star(20, 190, 240), YELLOW), disc(0, 0, 197, YELLOW),
        *_pearls(180, 13, 28), disc(0, 0, 163, BLUE, INK, 7),
        path(petals(20, 133, 158, 6), YELLOW, "none"), path(petals(20, 138, 154, 3, offset=9), LIGHT_BLUE, "none"),
        disc(0, 0, 129, LIGHT_YELLOW),
        path(petals(12, 62, 123, 19, offset=15), RED), path(petals(12, 62, 123, 19), YELLOW),
        disc(0, 0, 76, YELLOW), disc(0, 0, 68, LIGHT_YELLOW, "none"), *_sun_face(),
    ]
    return [*laurel(x, y, 264, 187, 240, 4), *laurel(x, y, 264, 173, 120, 4), group(coin, (x, y)),
            group(hats.closed_crown(RED, RED), (x, 252), scale=1.28), *name_ribbon(x, y, 352)]


def _sun_face():
    """Seen from the front."""
    half = [disc(36, 20, 11, BLUSH, "none"), line("12,-24 28,-32 46,-23", width=5),
            path("M14-5Q28-20 43-5Q28 5 14-5z", WHITE, "none"), disc(28, -7, 6.5, INK, "none"),
            path("M13-5Q28-20 44-5", "none", INK, 5)]
    return [*_mirrored(half), line("-3,-22 -9,14 0,21 9,15"), path("M-22 35Q0 44 22 35Q0 58-22 35z", RED, DARK_RED,
                                                                   HAIR)]


def _chalice():
    """A covered chalice of gold, enamel and jewels."""
    scroll = "M-158-84C-214-128-282-70-250-12C-228 26-168 16-160 62C-156 92-176 106-190 92"
    handle = [path(scroll, "none", INK, 30), path(scroll, "none", YELLOW, 18)]
    return [group([*_mirrored(handle), *_foot(), *_knop(), *_bowl(), *_lid()], (305, 478))]


def _foot():
    lobes = [area("-134,326! -118,298 -70,280! -54,326!", RED), line("-104,318 -92,302", BLUSH, 6)]
    return [
        area("-156,336! -146,296 -68,268 -36,190! 36,190! 68,268 146,296 156,336!", YELLOW), *_mirrored(lobes),
        area("-30,326! -24,262 0,236 24,262 30,326!", RED), line("-8,312 -6,280 0,266", BLUSH, 6),
        f'<rect x="-176" y="332" width="352" height="34" rx="12" fill="{LIGHT_YELLOW}"/>',
        path(lozenges([(x, 349) for x in range(-132, 133, 44)], 9, 9), RED, "none"),
    ]


def _knop():
    return [f'<rect x="-44" y="200" width="88" height="22" rx="11" fill="{LIGHT_YELLOW}"/>',
            f'<rect x="-62" y="160" width="124" height="44" rx="22" fill="{BLUE}"/>',
            path(lozenges([(-34, 182), (0, 182), (34, 182)], 11, 13), YELLOW, "none")]


def _bowl():
    lobes = [area("-148,26! -138,84 -96,138! -62,154! -80,90 -88,32!", RED), line("-128,48 -116,86 -98,116", BLUSH, 7),
             area("-74,34! -68,100 -44,160! -16,166! -24,100 -24,38!", RED), line("-56,54 -52,92 -42,124", BLUSH, 7)]
    return [
        area("-178,-104! -168,40 -116,134 -36,172! 36,172! 116,134 168,40 178,-104!", YELLOW), *_mirrored(lobes),
        area("-174,-72! -170,-40 -164,4! 0,34 164,4! 170,-40 174,-72! 0,-44", BLUE),
        *(disc(x, y, r, colour, INK, 5) for x, y, r, colour in (
            (-124, -34, 17, RED), (-64, -24, 13, WHITE), (0, -16, 24, RED), (64, -24, 13, WHITE), (124, -34, 17, RED))),
        path(lozenges([(-94, -29), (-36, -20), (36, -20), (94, -29)], 8, 15), YELLOW, "none"),
        f'<rect x="-190" y="-122" width="380" height="38" rx="17" fill="{LIGHT_YELLOW}"/>',
        path("M-160-103H160", "none", OCHRE, 7),
    ]


def _lid():
    return [
        area("-158,-122! -148,-196 -76,-248 0,-258 76,-248 148,-196 158,-122!", YELLOW),
        *_mirrored([area("-142,-130! -130,-188 -88,-226! -70,-190 -66,-130!", RED),
                    line("-122,-152 -112,-184", BLUSH, 7)]),
        area("-36,-130! -36,-200 0,-240 36,-200 36,-130!", RED), line("-16,-152 -14,-186", BLUSH, 7),
        f'<rect x="-34" y="-280" width="68" height="26" rx="12" fill="{LIGHT_YELLOW}"/>',
        disc(0, -308, 30, BLUE), path("M-28-312Q0-296 28-312", "none", YELLOW, 8),
        area("-10,-336! -8,-352! -26,-350! -26,-368! -8,-366! -10,-386! 10,-386! 8,-366! 26,-368! 26,-350! 8,-352! "
             "10,-336!",
             YELLOW),
    ]


def _great_sword():
    """One long sword, a red ribbon wound about its blade."""
    return [
        area("112,330! 210,380 330,350 470,340! 470,420! 330,432 210,456 112,412! 146,372!", DARK_RED),
        area("140,560! 250,590 370,560 498,530! 466,574! 498,612! 370,640 250,664 140,640!", DARK_RED),
        path("M263 690V136L305 58L347 136V690z", PALE_STEEL), path("M305 690V70L342 138V690z", STEEL, "none"),
        path("M305 690V150", "none", INK, HAIR), path("M286 640V200M324 640V200", "none", WHITE, 5),
        area("470,340! 484,372 480,400 470,420! 330,480 230,590 140,640! 126,610 128,586 140,560! 220,520 310,402",
             RED),
        line("452,366 330,424 250,530", BLUSH, 5), line("468,408 330,464 226,576 148,626", YELLOW, 7),
        area("263,690! 263,640! 284,650 305,612 326,650 347,640! 347,690!", YELLOW), disc(305, 660, 9, BLUE, INK, HAIR),
        f'<rect x="280" y="716" width="50" height="104" rx="6" fill="{RED}"/>',
        path("M283 742L327 758M283 768L327 784M283 794L327 810", "none", YELLOW, 8),
        area("148,694 150,660 184,650 208,676 250,696 305,680 360,696 402,676 426,650 460,660 462,694 430,722 360,736 "
             "305,748 250,736 180,722", YELLOW),
        *(disc(x, 690, 12, LIGHT_YELLOW) for x in (170, 440)),
        line("222,706 262,716", OCHRE, 7), line("348,716 388,706", OCHRE, 7),
        disc(305, 714, 23, BLUE), disc(298, 707, 6, LIGHT_BLUE, "none"),
        disc(305, 846, 38, YELLOW), path(petals(8, 4, 28, 36, 305, 846), RED, "none"),
    ]


def _great_club():
    """One great knotted club in leaf."""
    return [
        *_branch(376, 262, 62), *_branch(244, 372, -66), *_branch(368, 470, 70), *_branch(262, 590, -62),
        _twig(396, 352, 62, 66), _twig(222, 258, -52, 58), _twig(252, 486, -60, 62), _twig(350, 586, 58, 66),
        _twig(272, 690, -58, 46),
        area("204,122 250,84 330,78 396,108 420,178 400,238 408,276 424,330 398,372 396,410 406,458 378,504 376,548 "
             "386,590 358,636 354,690 360,730 344,790 346,848! 274,848! 274,786 258,734 264,680 238,622 252,566 "
             "238,520 244,476 216,420 228,366 202,318 212,264 188,196", GREEN),
        path("M240 160C226 214 256 262 246 322M256 400C250 440 280 470 272 530M276 590C270 640 292 690 292 740", "none",
             LIGHT_GREEN, 17),
        path("M366 142C388 190 362 230 370 270M384 318C380 350 360 376 368 420C374 450 352 480 352 520M352 576C350 "
             "610 332 640 "
             "336 690C340 730 326 770 330 812M306 150C314 190 300 220 308 262M312 520C318 560 306 590 310 622", "none",
             DARK_GREEN, 9),
        *_knot(312, 336, 24), *_knot(296, 448, 17), *_knot(316, 712, 15),
        f'<ellipse cx="303" cy="112" rx="92" ry="35" fill="{RED}"/>',
        f'<ellipse cx="303" cy="112" rx="60" ry="21" fill="none" stroke="{DARK_RED}"/>',
        f'<ellipse cx="303" cy="112" rx="28" ry="9" fill="none" stroke="{DARK_RED}"/>',
        f'<ellipse cx="310" cy="848" rx="37" ry="15" fill="{BROWN}"/>',
    ]


def _knot(x, y, size):
    return [f'<ellipse cx="{x}" cy="{y}" rx="{size}" ry="{size * 1.4:.0f}" fill="{GREEN}" stroke="{DARK_GREEN}" '
            'stroke-width="8"/>', f'<ellipse cx="{x}" cy="{y}" rx="{size * 0.4:.0f}" ry="{size * 0.6:.0f}" '
            f'fill="{DARK_GREEN}" stroke="none"/>']


def _twig(x, y, turn, length):
    """A cut twig pointing where it is turned, thick at its root."""
    return group([limb(f"-40,20! -22,-{length // 2} -19,-{length}! 19,-{length}! 22,-{length // 2} 40,20!", GREEN),
                  f'<ellipse cy="-{length}" rx="20" ry="12" fill="{RED}"/>'], (x, y), turn)


def _branch(x, y, turn):
    """A fresh sprig of three leaves."""
    leaf = "M0 0Q-34-40 0-88Q34-40 0 0z"
    blades = "".join(f'<path d="{leaf}" transform="translate({dx} {dy}) rotate({lean})" fill="{LIGHT_GREEN}"/>'
                     for dx, dy, lean in ((-2, -22, -58), (2, -30, 58), (0, -40, 0)))
    return [group([path("M0 10V-46", "none", INK, 15), path("M0 10V-46", "none", GREEN, 6), blades,
                   path("M0-46V-104M-10-26L-58-56M10-34L58-64", "none", DARK_GREEN, HAIR)], (x, y), turn)]
