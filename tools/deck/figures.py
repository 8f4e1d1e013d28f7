"""The figures: sota (10), caballo (11) and rey (12), each suit in its own dress and pose."""
from caballo import knight
from pen import LIGHT_GREEN, area
from rey import king
from sota import page


def figure(suit, rank):
    return [_ground(), *{10: page, 11: knight, 12: king}[rank](suit)]


def _ground():
    """A patch of grass; it ends where the index stands."""
    return area("66,882! 140,866 270,860 386,866 432,882! 270,894", LIGHT_GREEN)
