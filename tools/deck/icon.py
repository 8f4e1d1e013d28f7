"""The icon of the application: a gold coin before two cards on the green cloth."""
from frame import DIGITS, EDGE, NUMERAL_PEN
from pen import CARD, RED, WHITE, group, lozenges, path
from signs import coin

SIZE = 512
CLOTH, SEAM = "#1f6b45", "#2f8a5c"


def icon():
    ground = f'<rect width="{SIZE}" height="{SIZE}" rx="112" fill="{CLOTH}" stroke="none"/>'
    seam = (f'<rect x="22" y="22" width="468" height="468" rx="92" fill="none" stroke="{SEAM}" stroke-width="8" '
            'stroke-dasharray="22 18"/>')
    places = [(x, y) for y in range(-110, 23, 44) for x in (-50, 0, 50)]
    back = [_sheet(WHITE), f'<rect x="-88" y="-146" width="176" height="292" rx="10" fill="{RED}" stroke="none"/>',
            path(lozenges(places, 13, 15), WHITE, "none")]
    ace = group([path(DIGITS["1"])], (-80, -138), scale=0.62, width=NUMERAL_PEN)
    return [ground, seam, group(back, (198, 226), turn=-15), group([_sheet(CARD), ace], (306, 226), turn=13),
            group(coin(), (256, 330), scale=1.6)]


def _sheet(fill):
    return f'<rect x="-104" y="-162" width="208" height="324" rx="20" fill="{fill}" stroke="{EDGE}" stroke-width="4"/>'
