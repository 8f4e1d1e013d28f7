"""The four suit signs at the size of a pip, drawn around (0, 0)."""
from pen import (BROWN, DARK_GREEN, DARK_RED, GREEN, HAIR, LIGHT_GREEN, LIGHT_YELLOW, OCHRE, PALE_STEEL, RED, STEEL,
                 YELLOW, area, disc, line, path, petals)


def coin():
    """A gold coin with a rosette, 168 across."""
    return [
        disc(0, 0, 81, YELLOW),
        f'<circle r="70" fill="none" stroke="{OCHRE}" stroke-width="9" stroke-dasharray="6 5" stroke-linecap="butt"/>',
        disc(0, 0, 59, LIGHT_YELLOW, RED, 5),
        path(petals(8, 10, 53, 38), RED, width=HAIR),
        path(petals(8, 16, 40, 20), YELLOW, "none"),
        disc(0, 0, 16, YELLOW, width=HAIR),
        disc(0, 0, 6, RED, "none"),
    ]


def cup():
    """A gold goblet with a red bowl, 150 wide and 196 high."""
    return [
        area("-58,92! -54,78 -20,66 -12,40! 12,40! 20,66 54,78 58,92!", YELLOW),
        line("-40,80 0,86 40,80", RED, 5),
        area("-70,-72! -66,-10 -46,22 -12,34! 12,34! 46,22 66,-10 70,-72!", YELLOW),
        area("-68,-44! -62,-8 -48,14! 0,20 48,14! 62,-8 68,-44! 0,-34", RED),
        path("M-38-36Q-36-8-24 16M0-34V19M38-36Q36-8 24 16", "none", YELLOW, 7),
        f'<ellipse cx="0" cy="-74" rx="71" ry="19" fill="{LIGHT_YELLOW}"/>',
        f'<ellipse cx="0" cy="-73" rx="54" ry="10" fill="{DARK_RED}" stroke-width="{HAIR}"/>',
        f'<rect x="-24" y="30" width="48" height="20" rx="10" fill="{RED}"/>',
        f'<rect x="-62" y="88" width="124" height="14" rx="6" fill="{LIGHT_YELLOW}"/>',
    ]


def sword(length=262):
    """A straight sword, point up. The hilt keeps its size; the blade takes the rest of the length."""
    top, bottom = -length // 2, length // 2
    guard = bottom - 66
    tip = top + 40
    return [
        path(f"M-20 {guard}V{tip}L0 {top}L20 {tip}V{guard}z", PALE_STEEL),
        path(f"M0 {guard}V{top + 9}L17 {tip + 1}V{guard}z", STEEL, "none"),
        f'<rect x="-11" y="{guard + 6}" width="22" height="42" fill="{RED}"/>',
        path(f"M-8 {guard + 24}H8M-8 {guard + 36}H8", "none", YELLOW, 5),
        area(f"-48,{guard - 10} -28,{guard - 5} 0,{guard - 10} 28,{guard - 5} 48,{guard - 10} 56,{guard + 2} "
             f"45,{guard + 14} 22,{guard + 10} 0,{guard + 14} -22,{guard + 10} -45,{guard + 14} -56,{guard + 2}",
             YELLOW),
        disc(0, bottom - 15, 15, YELLOW),
    ]


def club(length=262):
    """A rough green cudgel, thick end up, with cut twigs."""
    top, bottom = -length // 2, length // 2
    at = lambda part: round(top + length * part)
    return [
        _twig(28, at(0.27), 1), _twig(-26, at(0.44), -1), _twig(19, at(0.66), 1),
        area(f"-32,{top + 12} 0,{top + 1} 32,{top + 12} 38,{at(0.15)} 29,{at(0.34)} 28,{at(0.5)} 19,{at(0.66)} "
             f"20,{at(0.8)} 15,{bottom - 4}! -15,{bottom - 4}! -16,{at(0.8)} -24,{at(0.66)} -23,{at(0.5)} "
             f"-33,{at(0.34)} -34,{at(0.15)}", GREEN),
        line(f"-17,{at(0.16)} -15,{at(0.34)} -9,{at(0.52)}", LIGHT_GREEN, 10),
        line(f"18,{at(0.2)} 12,{at(0.36)} 13,{at(0.5)}", DARK_GREEN, 6),
        line(f"4,{at(0.6)} 6,{at(0.74)} 3,{at(0.88)}", DARK_GREEN, 6),
        f'<ellipse cx="0" cy="{top + 14}" rx="29" ry="13" fill="{RED}"/>',
        f'<ellipse cx="0" cy="{bottom - 5}" rx="16" ry="8" fill="{BROWN}"/>',
    ]


def _twig(x, y, side):
    """A cut twig growing up from (x, y) of the wood: a stub with a red cut."""
    root, end = x - 14 * side, x + 25 * side
    stub = area(f"{root},{y + 14}! {root},{y - 10}! {end - 11 * side},{y - 26}! {end + 6 * side},{y - 9}!", GREEN)
    place = f"translate({end - 2 * side} {y - 18}) rotate({42 * side})"
    return stub + f'<ellipse rx="13" ry="8" transform="{place}" fill="{RED}"/>'


SIGNS = {"o": coin, "c": cup, "e": sword, "b": club}
