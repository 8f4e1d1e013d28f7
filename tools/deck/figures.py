"""The figures: sota (10), caballo (11) and rey (12), each suit in its own dress and pose."""
from caballo import knight
from pen import GREEN, LIGHT_GREEN, area, path
from rey import king
from sota import page


def figure(suit, rank):
    return [*_ground(), *{10: page, 11: knight, 12: king}[rank](suit)]


def _ground():
    """A meadow; it ends where the index stands."""
    return [area("58,884 96,866 180,858 280,862 380,858 428,872 424,892 280,898 120,896", LIGHT_GREEN, "none"),
            path("M84 872l-8-16M92 872l2-20M100 872l10-14M404 872l-6-14M412 872l4-16", "none", GREEN, 5)]
