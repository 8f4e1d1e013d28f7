"""Hats and crowns, in the coordinates of a head."""
from pen import HAIR, INK, LIGHT_YELLOW, PALE_STEEL, STEEL, YELLOW, area, disc, line, path


def beret(colour, band, feather):
    return [
        area("22,-70 48,-112 96,-128 90,-92 44,-56", feather), line("30,-66 56,-94 84,-116"),
        area("-74,-46 -64,-78 -20,-94 36,-88 66,-66 62,-42 0,-46", colour),
        area("-56,-36! -56,-50! 0,-58 54,-48! 54,-32! 0,-42", band),
    ]


def hood(colour, lining):
    """A chaperon: a rolled brim with a tail of cloth hanging at the back."""
    return [
        area("-40,-70 -86,-50 -96,10 -84,52 -64,44! -58,-10 -40,-40", colour),
        area("-50,-52 -40,-92 10,-106 50,-84 52,-50 0,-50", colour),
        line("-24,-60 -10,-82 14,-94"),
        area("-62,-44 -52,-62 0,-66 50,-58 60,-40 48,-28 0,-38 -50,-28", lining),
        line("-30,-62 -36,-36"), line("0,-66 0,-40"), line("28,-62 34,-36"),
    ]


def plumed_hat(colour, band, feather):
    """A soldier's wide hat."""
    return [
        area("-44,-44! -38,-92 0,-104 38,-92 46,-44!", colour),
        area("-80,-38 -62,-54 0,-62 62,-54 82,-34 40,-36 0,-42 -40,-36", band),
        area("34,-58 42,-104 82,-122 104,-96 86,-90 76,-66 54,-54", feather), line("44,-60 60,-88 84,-102"),
    ]


def helmet(plume):
    """A rider's helmet with a plume, its visor up."""
    return [
        area("-2,-100 -22,-130 -60,-130 -82,-102 -86,-66 -70,-76 -52,-68! -34,-86", plume),
        line("-20,-100 -48,-110 -68,-92"),
        area("-58,-22! -60,-74 -30,-104 6,-110 44,-96 56,-56 54,-26! 0,-40", STEEL),
        area("-40,-48 -34,-78 -10,-94 -22,-70 -26,-46", PALE_STEEL, "none"),
        area("-62,-20! -62,-44! 0,-56 60,-42! 62,-18! 0,-36", PALE_STEEL),
        *(disc(x, y, 4, YELLOW, INK, 3) for x, y in ((-44, -36), (-16, -42), (16, -42), (44, -35))),
    ]


def wreath(leaf, berry):
    """A garland in the hair."""
    parts = []
    for x, y, turn in ((-46, -38, -62), (-26, -56, -32), (0, -63, 0), (26, -57, 32), (47, -38, 62)):
        parts.append(f'<ellipse rx="22" ry="13" transform="translate({x} {y}) rotate({turn})" fill="{leaf}"/>')
    return parts + [disc(x, y, 7, berry) for x, y in ((-37, -49), (-13, -61), (13, -62), (38, -49))]


def pointed_cap(colour, band, feather):
    """A hunter's cap, its brim drawn out to a point in front."""
    return [
        area("-30,-52 -62,-98 -100,-110 -112,-84 -70,-50 -34,-40", feather), line("-38,-50 -70,-80 -98,-96"),
        area("-58,-44! -56,-84 -16,-110 30,-98 50,-50! 0,-56", colour),
        area("-70,-28! -60,-58 0,-66 56,-54 108,-42! 60,-28 0,-38 -50,-28", band),
    ]


def crown(jewel):
    """Points with pearls."""
    return [
        area("-56,-36! -66,-108! -36,-78! -22,-118! 0,-82! 22,-118! 36,-78! 66,-108! 56,-36! 0,-46", YELLOW),
        line("-57,-58 0,-68 57,-58"),
        *(disc(x, y, 8, LIGHT_YELLOW) for x, y in ((-66, -110), (-22, -121), (22, -121), (66, -110))),
        *_jewels(jewel),
    ]


def closed_crown(jewel, cap):
    """Arches over a velvet cap, with an orb on top."""
    arch = "M-52-56C-84-104-40-124 0-104C40-124 84-104 52-56"
    return [
        area("-52,-52! -62,-82 -40,-106 0,-102 40,-106 62,-82 52,-52!", cap),
        path(arch, "none", INK, 21), path("M0-104V-60", "none", INK, 21),
        path(arch, "none", YELLOW, 11), path("M0-104V-60", "none", YELLOW, 11),
        disc(0, -113, 11, LIGHT_YELLOW),
        area("-56,-34! -62,-64! 0,-76 62,-64! 56,-34! 0,-44", YELLOW), *_jewels(jewel),
    ]


def leaf_crown(jewel):
    """Points like leaves."""
    return [
        area("-56,-36! -62,-66! -76,-94 -54,-112 -40,-92 -32,-70! -22,-86 -24,-112 0,-128 24,-112 22,-86 32,-70! "
             "40,-92 54,-112 76,-94 62,-66! 56,-36! 0,-46", YELLOW),
        line("-59,-56 0,-66 59,-56"), *_jewels(jewel),
    ]


def queen_crown(jewel):
    """Low, with round tips."""
    return [
        area("-50,-40! -60,-82! -38,-66! -28,-92! -12,-70! 0,-100! 12,-70! 28,-92! 38,-66! 60,-82! 50,-40! 0,-52",
             YELLOW),
        *(disc(x, y, 7, LIGHT_YELLOW) for x, y in ((-60, -84), (-28, -94), (0, -103), (28, -94), (60, -84))),
        *(disc(x, y, 6, jewel, INK, HAIR) for x, y in ((-28, -56), (0, -60), (28, -56))),
    ]


def war_crown(jewel):
    """A helmet with a crown around it."""
    return [
        area("-50,-50! -48,-96 0,-128 48,-96 50,-50!", STEEL),
        area("-32,-64 -30,-90 -6,-110! -12,-64", PALE_STEEL, "none"), line("0,-126 0,-70"),
        area("-58,-34! -68,-90! -42,-72! -24,-96! 0,-74! 24,-96! 42,-72! 68,-90! 58,-34! 0,-44", YELLOW),
        *_jewels(jewel),
    ]


def _jewels(colour):
    return [disc(x, y, r, colour, INK, HAIR) for x, y, r in ((-33, -50, 7), (0, -55, 9), (33, -50, 7))]
