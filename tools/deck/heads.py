"""Heads, drawn around (0, 0), about 120 high without hair, looking a little to the right."""
from pen import BLUSH, DARK_RED, HAIR, INK, LIGHT_YELLOW, SKIN, YELLOW, area, disc, limb, line


def face():
    """A calm face in three quarter view."""
    return [
        area("-43,-24 -44,8 -37,34 -16,55 6,61 27,50 38,28 43,0 42,-30 24,-54 -14,-56", SKIN),
        disc(-22, 24, 10, BLUSH, "none"), disc(32, 22, 7, BLUSH, "none"),
        line("-19,-16 -7,-22 6,-20"), line("20,-20 29,-22 37,-17"),
        line("-17,-3 -7,-9 6,-3"), line("21,-4 29,-9 37,-4"),
        disc(-4, -3, 5, INK, "none"), disc(30, -3, 4.5, INK, "none"),
        line("15,-8 22,13 24,20 12,22"),
        line("0,37 8,41 17,41 25,36", DARK_RED, 5),
    ]


def neck():
    """For the beardless; it ends below the collar."""
    return limb("-22,36! -24,66 -34,108! 30,108! 24,66 22,40!", SKIN)


def page_hair(colour):
    """Hair to the chin, cut straight: what lies behind the face and what falls over it."""
    behind = [area("0,-70 -46,-56 -62,-8 -66,38 -54,60! 46,58! 58,38 54,-8 42,-56", colour)]
    front = [area("-38,24! -50,0 -48,-40 0,-68 44,-40 48,-4 40,10! 40,-18 14,-28 -14,-24 -32,-14", colour)]
    return behind, front


def beret(colour, band, feather):
    return [
        area("30,-70 64,-112 112,-118 96,-84 44,-56", feather), line("34,-66 66,-92 98,-108"),
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


def tall_hat(colour, band, feather):
    return [
        area("-34,-60 -92,-84 -120,-60 -104,-44 -40,-44", feather), line("-40,-54 -74,-66 -104,-58"),
        area("-44,-44! -36,-96 0,-110 36,-98 46,-44!", colour),
        area("-72,-34 -60,-52 0,-60 60,-50 74,-32 40,-36 0,-42 -40,-36", band),
    ]


def wreath(leaf, berry):
    """A garland in the hair."""
    parts = []
    for x, y, turn in ((-44, -42, -60), (-24, -56, -35), (0, -62, 0), (24, -57, 35), (44, -42, 60)):
        parts.append(f'<ellipse rx="20" ry="12" transform="translate({x} {y}) rotate({turn})" fill="{leaf}"/>')
    parts += [disc(x, y, 6, berry) for x, y in ((-34, -50), (-12, -60), (12, -61), (34, -51))]
    return parts


def crown(jewel):
    return [
        area("-56,-36! -66,-108! -36,-78! -22,-118! 0,-82! 22,-118! 36,-78! 66,-108! 56,-36! 0,-46", YELLOW),
        line("-56,-56 0,-66 56,-56"),
        disc(-66, -110, 8, LIGHT_YELLOW), disc(-22, -121, 8, LIGHT_YELLOW), disc(22, -121, 8, LIGHT_YELLOW),
        disc(66, -110, 8, LIGHT_YELLOW),
        disc(-32, -52, 6, jewel, INK, HAIR), disc(0, -56, 8, jewel, INK, HAIR), disc(32, -52, 6, jewel, INK, HAIR),
    ]


def king_hair(colour):
    behind = [area("0,-66 -48,-50 -64,0 -70,56 -50,74 50,70 66,50 56,0 44,-50", colour)]
    front = [limb("-44,-46! -56,-10 -48,18! -40,4 -36,-40!", colour),
             limb("44,-46! 56,-12 46,10! 43,-4 41,-40!", colour)]
    return behind, front


def beard(colour, long=False):
    """A full beard with moustache; a long one falls on the chest."""
    end = 128 if long else 96
    return [
        area(f"-44,0! -48,40 -34,76 4,{end} 34,76 46,38 43,-2! 38,22 30,30! 12,28 -6,30! -26,24 -38,14", colour),
        area("12,27 -4,26 -22,40 -30,48! -8,48 12,39 26,48 44,46! 36,36 26,27", colour),
        line("6,49 12,51 20,49", DARK_RED, 5),
        line(f"-22,58 -14,76 -2,{end - 16}"), line("4,64 8,84"), line("28,58 22,74"),
    ]


def pointed_cap(colour, band, feather):
    """A hunter's cap, its brim drawn out to a point in front."""
    return [
        area("-30,-52 -70,-92 -112,-92 -118,-70 -70,-44 -34,-40", feather), line("-38,-48 -72,-70 -104,-80"),
        area("-58,-44! -56,-84 -16,-110 30,-98 50,-50! 0,-56", colour),
        area("-70,-28! -60,-58 0,-66 56,-54 108,-42! 60,-28 0,-38 -50,-28", band),
    ]
