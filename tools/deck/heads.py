"""Heads without hats, drawn around (0, 0), about 120 high, looking a little to the right."""
from pen import BLUSH, DARK_RED, HAIR, INK, SKIN, WHITE, area, disc, group, limb, line, path

CHIN = 61
SCALE = 1.16  # heads are larger than life, so that a face is one at 40 px


def head(parts, x=303, chin=275, mirror=False):
    """Places a head by its chin."""
    return group(parts, (x, round(chin - CHIN * SCALE)), scale=SCALE, mirror=mirror)


def face():
    """A calm face in three quarter view."""
    return [
        area("-43,-24 -44,8 -37,34 -16,55 6,61 27,50 38,28 43,0 42,-30 24,-54 -14,-56", SKIN),
        disc(-22, 25, 10, BLUSH, "none"), disc(33, 23, 7, BLUSH, "none"),
        line("-21,-19 -9,-26 5,-24"), line("22,-24 30,-27 38,-20"),
        _eye(-6, -3, 13), _eye(29, -3, 9),
        line("14,-8 22,13 24,20 12,22"),
        line("-2,37 8,41 17,41 27,35", DARK_RED, 5),
    ]


def _eye(x, y, half):
    """White, iris, and the lid as a line."""
    white = path(f"M{x - half} {y}Q{x} {y - half} {x + half} {y}Q{x} {y + 9} {x - half} {y}z", WHITE, "none")
    lid = path(f"M{x - half} {y}Q{x} {y - half} {x + half} {y}", "none", INK, HAIR)
    return white + disc(x + 1.5, y - 1.5, 5.5, INK, "none") + lid


def neck():
    """For the beardless; it ends below the collar."""
    return limb("-22,36! -24,66 -34,104! 30,104! 24,66 22,40!", SKIN)


def page_hair(colour):
    """Hair to the chin, cut straight: what lies behind the face and what falls over it."""
    behind = [area("0,-70 -46,-56 -62,-8 -68,36 -56,58! 48,56! 60,36 54,-8 42,-56", colour)]
    front = [area("-40,26! -51,0 -48,-40 0,-68 44,-40 49,-4 42,12! 40,-22 16,-40 -14,-38 -34,-18", colour),
             line("-46,-2 -42,-24 -24,-44")]
    return behind, front


def curls(colour):
    """Curly hair, to the ears."""
    behind = [area("-40,-62 -60,-44 -58,-22 -68,-4 -58,14 -60,34 -40,44! 40,40! 54,32 52,12 60,-6 52,-24 54,-46 34,-64",
                   colour)]
    front = [area("-40,20! -52,8 -46,-10 -54,-28 -38,-44 -30,-62 -6,-62 14,-70 30,-58 46,-48 46,-30 54,-14 44,4! "
                  "40,-14 "
                  "30,-26 20,-40 6,-34 -8,-42 -22,-32 -36,-24 -35,0", colour)]
    return behind, front


def long_hair(colour):
    """Hair that falls on the shoulders."""
    behind = [area("0,-66 -48,-52 -66,0 -76,44 -78,80 -44,88! 44,84! 74,76 68,44 58,0 44,-52", colour)]
    front = [area("-42,34! -56,0 -48,-44 4,-68 46,-44 56,0 42,28! 46,-10 34,-34 6,-48 -22,-34 -38,-10", colour),
             line("6,-48 4,-66")]
    return behind, front


def king_hair(colour):
    behind = [area("0,-66 -48,-50 -64,0 -70,52 -52,72 50,68 66,48 56,0 44,-50", colour)]
    front = [limb("-44,-46! -56,-10 -48,18! -40,4 -36,-40!", colour),
             limb("44,-46! 56,-12 46,10! 43,-4 41,-40!", colour)]
    return behind, front


def beard(colour, end=96):
    """A full beard with moustache; it falls on the chest when `end` is far below the chin."""
    return [
        area(f"-44,0! -48,40 -34,76 4,{end} 34,76 46,38 43,-2! 38,22 30,30! 12,28 -6,30! -26,24 -38,14", colour),
        area("12,27 -4,26 -22,40 -34,46! -8,48 12,39 26,48 46,43! 36,36 26,27", colour),
        line("6,49 12,51 20,49", DARK_RED, 5),
        line(f"-22,58 -14,76 -2,{end - 16}"), line("4,64 8,84"), line("28,58 22,74"),
    ]


def forked_beard(colour):
    """A beard in two points."""
    return [
        area("-44,0! -48,38 -38,72 -22,104! -2,86 10,78! 20,88 34,100! 44,70 46,38 43,-2! 38,22 30,30! 12,28 -6,30! "
             "-26,24 -38,14", colour),
        area("12,27 -4,26 -22,40 -34,46! -8,48 12,39 26,48 46,43! 36,36 26,27", colour),
        line("6,49 12,51 20,49", DARK_RED, 5), line("-24,56 -26,82"), line("30,56 32,80"),
    ]
