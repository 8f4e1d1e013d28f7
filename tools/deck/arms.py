"""Arms and hands in the coordinates of a card, of a figure whose collar is at (303, 300). The arm on the right of the
picture carries the suit sign (`carrying.py`); the other has a pose of its own. A figure may be mirrored."""
from pen import SKIN, area, group, limb, line

# Where the hand of each carrying arm is.
RAISED, FORWARD = (482, 304), (492, 412)


def raised(sleeve, cuff):
    """Upper arm out, forearm up."""
    return [
        area("344,312 372,298 404,318 442,366 466,402 452,430 418,424 372,390", sleeve),
        line("396,344 424,384"),
        area("424,424 452,436 478,420 494,376 504,326! 464,318! 454,366 434,394", sleeve),
        area("458,334! 463,310! 510,320! 505,346!", cuff),
    ]


def forward(sleeve, cuff):
    """Upper arm down, forearm held out."""
    return [
        area("344,312 372,298 400,316 420,368 434,424 426,464 392,466 366,420 354,372", sleeve),
        line("384,344 400,400"),
        area("392,470 416,484 450,468 484,438! 464,398! 432,422 400,432", sleeve),
        area("458,450! 444,410! 466,392! 488,434!", cuff),
    ]


def on_hip(sleeve, cuff):
    """The other arm, its hand on the belt."""
    return [
        area("262,312 234,298 204,316 168,366 142,416 152,444 186,440 236,390", sleeve),
        line("212,344 180,392"),
        area("150,418 148,448 190,470 226,478! 234,444! 204,430 184,414", sleeve),
        limb("236,444! 262,440 284,452 290,468 274,482 248,488 232,484!", SKIN),
        line("262,464 286,468"),
        area("216,482! 226,438! 244,442! 236,486!", cuff),
    ]


def hanging(sleeve, cuff):
    """The other arm at rest, hand beside the thigh."""
    return [
        area("262,312 234,298 206,318 186,372 176,430 188,462 222,462 244,414", sleeve),
        line("220,346 206,400"),
        area("180,440 178,480 190,532! 226,526! 228,480 226,444", sleeve),
        limb("194,536! 192,560 202,582 220,578 224,556 222,532!", SKIN), line("208,560 209,578"),
        area("184,526! 230,518! 232,538! 188,546!", cuff),
    ]


def on_heart(sleeve, cuff):
    """The other arm bent, its hand on the breast."""
    return [
        area("262,312 234,298 204,316 178,364 164,416 180,452 218,444 246,392", sleeve),
        line("214,346 200,398"),
        area("168,418 180,458 224,464 264,428 292,392! 258,356! 232,388 204,408", sleeve),
        limb("276,370! 290,346 312,334 328,340 330,356 318,376 296,392!", SKIN),
        line("302,346 312,356"), line("310,372 324,360"),
        area("284,402! 250,358! 268,344! 302,386!", cuff),
    ]


def mirrored(arm):
    """The same arm on the other side of the body."""
    return [group(arm, (606, 0), mirror=True)]


def with_reins(sleeve, cuff):
    """The other arm across the belly; its hand is at (330, 436)."""
    return [
        area("262,312 234,298 206,316 186,366 178,418 196,450 228,444 246,392", sleeve),
        line("218,344 208,396"),
        area("180,422 190,458 234,474 296,458! 288,416! 242,422 218,414", sleeve),
        area("288,464! 280,414! 302,410! 308,460!", cuff),
        limb("304,414! 326,408 346,418 350,440 336,456 308,456!", SKIN),
        line("324,426 347,428"), line("324,440 348,442"),
    ]


def fist(x, y, turn=0):
    """A closed hand seen from outside, fingers to the right."""
    return group([
        area("-23,-8 -14,-22 8,-25 23,-17 25,4 19,21 -6,24 -22,14", SKIN),
        line("2,-12 22,-11"), line("3,0 25,1"), line("3,11 21,12"), line("-12,-14 -2,-8 2,6"),
    ], (x, y), turn)
