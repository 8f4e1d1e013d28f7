"""The aces: one great sign each."""
import hats
from pen import (BLUE, BLUSH, BROWN, DARK_GREEN, DARK_RED, GREEN, HAIR, INK, LIGHT_GREEN, LIGHT_YELLOW, OCHRE,
                 PALE_STEEL, RED, STEEL, YELLOW, area, disc, group, line, lozenges, path, petals, star)
from ribbons import laurel, name_ribbon


def ace(suit):
    return {"o": _sun, "c": _chalice, "e": _great_sword, "b": _great_club}[suit]()


def _sun():
    """The showpiece: a crowned coin with the sun's face, between laurels, with the maker's name."""
    x, y = 305, 450
    coin = [
        path(star(28, 184, 212), RED), disc(0, 0, 186, YELLOW),
        f'<circle r="172" fill="none" stroke="{OCHRE}" stroke-width="13" stroke-dasharray="9 9" '
        'stroke-linecap="butt"/>',
        disc(0, 0, 156, BLUE), path(petals(24, 131, 152, 5), YELLOW, "none"), disc(0, 0, 126, LIGHT_YELLOW),
        path(petals(12, 58, 120, 19, offset=15), RED), path(petals(12, 58, 120, 19), YELLOW), disc(0, 0, 70, YELLOW),
        disc(-34, 18, 11, BLUSH, "none"), disc(34, 18, 11, BLUSH, "none"),
        line("-42,-20 -26,-28 -10,-21"), line("10,-21 26,-28 42,-20"),
        line("-38,-5 -25,-12 -12,-5"), line("12,-5 25,-12 38,-5"), 
        disc(-25, -5, 6, INK, "none"), disc(25, -5, 6, INK, "none"),
        line("-2,-18 -8,14 0,20 8,16"), line("-20,36 0,43 20,36", DARK_RED, 6),
    ]
    return [*laurel(x, y, 258, 184, 250, 5), *laurel(x, y, 258, 176, 110, 5), group(coin, (x, y), scale=1.13),
            group(hats.crown(RED), (x, 260), scale=1.2), *name_ribbon(x, 800)]


def _chalice():
    """A covered chalice with two handles."""
    bow = "M-168-66C-262-120-262 74-120 92"
    left_handle = [path(bow, "none", INK, 32), path(bow, "none", YELLOW, 20)]
    jewels = [disc(-104, -34, 15, BLUE, INK, 5), disc(0, -22, 20, GREEN, INK, 5), disc(104, -34, 15, BLUE, INK, 5)]
    return [group([
        *left_handle, group(left_handle, mirror=True),
        area("-150,330! -146,296 -60,268 -34,190! 34,190! 60,268 146,296 150,330!", YELLOW),
        path("M-118 306Q-70 276-48 262M0 306V250M118 306Q70 276 48 262", "none", RED, 12),
        f'<rect x="-164" y="322" width="328" height="32" rx="12" fill="{LIGHT_YELLOW}"/>',
        f'<rect x="-58" y="166" width="116" height="40" rx="20" fill="{RED}"/>',
        area("-170,-100! -160,40 -112,132 -36,170! 36,170! 112,132 160,40 170,-100!", YELLOW),
        area("-158,22! -142,70 -104,128! 0,150 104,128! 142,70 158,22! 0,50", RED),
        path("M-88 42Q-82 100-54 136M0 50V148M88 42Q82 100 54 136", "none", YELLOW, 12),
        path("M-166-76Q0-46 166-76M-162 8Q0 36 162 8", "none", RED, 9), *jewels,
        path(lozenges([(-52, -28), (52, -28)], 14, 22), RED, INK, 5),
        area("-150,-108! -140,-176 -70,-224 0,-232 70,-224 140,-176 150,-108! 0,-90", YELLOW),
        area("-146,-130! -126,-180 -60,-216! -34,-180 -30,-110! -90,-114", RED),
        area("146,-130! 126,-180 60,-216! 34,-180 30,-110! 90,-114", RED),
        f'<rect x="-182" y="-124" width="364" height="34" rx="16" fill="{LIGHT_YELLOW}"/>',
        f'<rect x="-26" y="-250" width="52" height="22" rx="10" fill="{YELLOW}"/>',
        disc(0, -276, 28, RED), line("-12,-284 -4,-292 6,-293", BLUSH, 6),
    ], (305, 450))]


def _great_sword():
    """One long sword, a red ribbon wound about its blade."""
    return [
        area("112,330! 210,380 330,350 470,340! 470,420! 330,432 210,456 112,412! 146,372!", DARK_RED),
        area("140,560! 250,590 370,560 498,530! 466,574! 498,612! 370,640 250,664 140,640!", DARK_RED),
        path("M268 700V132L305 62L342 132V700z", PALE_STEEL),
        path("M305 700V72L338 134V700z", STEEL, "none"),
        path("M305 660V150", "none", INK, HAIR),
        area("470,340! 484,372 480,400 470,420! 330,480 230,590 140,640! 126,610 128,586 140,560! 220,520 310,402",
             RED),
        line("452,366 330,424 250,530", BLUSH, 5),
        f'<rect x="284" y="716" width="42" height="108" rx="6" fill="{RED}"/>',
        path("M286 744H324M286 770H324M286 796H324", "none", YELLOW, 9),
        area("166,676 190,664 214,690 250,704 305,686 360,704 396,690 420,664 444,676 446,708 420,730 360,732 305,742 "
             "250,732 190,730 164,708", YELLOW),
        disc(305, 711, 16, RED),
        disc(305, 850, 35, YELLOW), path(petals(8, 4, 25, 36, 305, 850), RED, "none"),
    ]


def _great_club():
    """One great knotted club in leaf."""
    return [
        _leaf(388, 330, 78), _leaf(256, 500, -84), _leaf(346, 610, 66), _leaf(272, 710, -70), _leaf(228, 300, -60),
        _twig(376, 250, 48, 70), _twig(236, 400, -50, 62), _twig(364, 520, 46, 60), _twig(262, 620, -48, 52),
        area("212,116 258,84 330,80 392,110 410,190 388,262 398,306 380,372 384,424 360,500 366,548 346,620 350,690 "
             "342,770 344,846! "
             "276,846! 276,780 266,706 272,636 256,560 254,500 236,432 242,390 222,310 226,250 204,180", GREEN),
        path("M252 190C240 270 262 330 270 420M292 470C290 540 300 600 300 690", "none", LIGHT_GREEN, 18),
        path("M352 170C366 220 340 290 352 350M330 420C326 480 332 530 318 600M326 650C330 700 318 760 322 800"
             "M300 250C306 290 298 320 304 360", "none", DARK_GREEN, 9),
        f'<ellipse cx="320" cy="440" rx="15" ry="22" fill="{DARK_GREEN}"/>',
        f'<ellipse cx="286" cy="228" rx="14" ry="20" fill="{DARK_GREEN}"/>',
        f'<ellipse cx="303" cy="112" rx="84" ry="32" fill="{RED}"/>',
        f'<ellipse cx="303" cy="112" rx="50" ry="17" fill="none" stroke="{DARK_RED}"/>',
        f'<ellipse cx="310" cy="846" rx="35" ry="15" fill="{BROWN}"/>',
    ]


def _twig(x, y, turn, length):
    """A cut twig pointing where it is turned."""
    return group([area(f"-24,6! -20,-{length}! 20,-{length}! 26,6!", GREEN),
                  f'<ellipse cy="-{length}" rx="21" ry="12" fill="{RED}"/>'], (x, y), turn)


def _leaf(x, y, turn):
    return group([area("0,0! -28,-24 -34,-62 0,-112! 34,-62 28,-24", LIGHT_GREEN), line("0,-6 0,-84", DARK_GREEN)],
                 (x, y), turn)
