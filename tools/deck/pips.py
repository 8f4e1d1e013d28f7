"""The numbered cards: where the signs of 2 to 7 lie. The aces have a page of their own."""
from pen import group
from signs import club, coin, cup, sword

# Round signs: the scale and the places.
COINS = {
    2: (1.75, [(305, 265), (305, 685)]),
    3: (1.56, [(305, 188), (305, 475), (305, 762)]),
    4: (1.32, [(188, 310), (422, 310), (188, 640), (422, 640)]),
    5: (1.18, [(192, 255), (418, 255), (305, 475), (192, 695), (418, 695)]),
    6: (1.02, [(211, 190), (399, 190), (211, 475), (399, 475), (211, 760), (399, 760)]),
    7: (0.96, [(198, 190), (412, 190), (305, 332), (198, 475), (412, 475), (198, 760), (412, 760)]),
}
CUPS = {
    2: (1.8, [(305, 266), (305, 680)]),
    3: (1.25, [(305, 192), (305, 470), (305, 748)]),
    4: (1.28, [(198, 300), (412, 300), (198, 652), (412, 652)]),
    5: (1.03, [(195, 250), (415, 250), (305, 470), (195, 690), (415, 690)]),
    6: (1.05, [(206, 180), (404, 180), (206, 470), (404, 470), (206, 760), (404, 760)]),
    7: (0.88, [(178, 190), (432, 190), (305, 330), (178, 470), (432, 470), (178, 750), (432, 750)]),
}

# Long signs: their length before scaling, the scale and the places.
LONG = {
    2: (370, 1.85, [(222, 490), (388, 460)]),
    3: (380, 1.45, [(165, 545), (305, 475), (445, 405)]),
    4: (262, 1.4, [(192, 285), (418, 285), (192, 665), (418, 665)]),
    5: (272, 1.2, [(160, 290), (450, 290), (305, 475), (160, 660), (450, 660)]),
    6: (240, 1.14, [(190, 192), (420, 192), (190, 475), (420, 475), (190, 758), (420, 758)]),
    7: (240, 1.14, [(168, 192), (442, 192), (168, 475), (305, 400), (442, 475), (168, 758), (442, 758)]),
}
# Clubs have no guards: they stand closer, clear of the index.
CLUBS = LONG | {
    2: (370, 1.85, [(196, 490), (414, 460)]),
    5: (272, 1.15, [(184, 290), (426, 290), (305, 475), (184, 660), (426, 660)]),
    7: (240, 1.14, [(185, 192), (425, 192), (185, 475), (305, 475), (425, 475), (185, 758), (425, 758)]),
}


def pips(suit, rank):
    return {"o": _coins, "c": _cups, "e": _swords, "b": _clubs}[suit](rank)


def _coins(rank):
    scale, places = COINS[rank]
    return [group(coin(), place, scale=scale) for place in places]


def _cups(rank):
    scale, places = CUPS[rank]
    return [group(cup(), place, scale=scale) for place in places]


def _swords(rank):
    """Swords stand parallel, the right column point down; the 3 has its middle sword up and the others down."""
    length, scale, places = LONG[rank]
    return [group(sword(length), (x, y), turn=180 if x > 305 or rank == 3 and x < 305 else 0, scale=scale)
            for x, y in places]


def _clubs(rank):
    length, scale, places = CLUBS[rank]
    # The right column is the left in a mirror, but for the 7, whose middle row is too close for that.
    return [group(club(length), (x, y), scale=scale, mirror=x > 305 and rank != 7) for x, y in places]
