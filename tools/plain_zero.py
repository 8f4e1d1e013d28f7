#!/usr/bin/env python3
"""Removes the stroke from a font's zero, because a slashed zero looks like program code: plain_zero.py FONT.ttf

The zero keeps its outer outline. One hole replaces everything inside it, as wide and as high as the old inner outlines together.
The new glyph needs fewer bytes than the old one, so it overwrites it in place, and nothing else in the file changes.
"""
import struct
import sys
from pathlib import Path

ON_CURVE, SHORT_X, SHORT_Y, REPEAT, X_FLAG, Y_FLAG = 1, 2, 4, 8, 16, 32


def tables(font):
    count = struct.unpack_from(">H", font, 4)[0]
    return {font[at:at + 4].decode(): struct.unpack_from(">II", font, at + 8) for at in range(12, 12 + 16 * count, 16)}


def glyph_number(font, cmap, code):
    """Returns the number of a character's glyph, by the table for Unicode's first plane (format 4)."""
    for i in range(struct.unpack_from(">H", font, cmap + 2)[0]):
        at = cmap + struct.unpack_from(">I", font, cmap + 8 + 8 * i)[0]
        if struct.unpack_from(">H", font, at)[0] == 4:
            break
    else:
        sys.exit("plain_zero: the font has no character table of format 4")
    segments = struct.unpack_from(">H", font, at + 6)[0]
    for ends in range(at + 14, at + 14 + segments, 2):
        if struct.unpack_from(">H", font, ends)[0] >= code:
            break
    starts, deltas, offsets = (ends + 2 + segments * i for i in (1, 2, 3))
    start, delta, offset = (struct.unpack_from(">H", font, place)[0] for place in (starts, deltas, offsets))
    glyph = code if offset == 0 else struct.unpack_from(">H", font, offsets + offset + 2 * (code - start))[0]
    return (glyph + delta) & 0xFFFF


def read_line(font, at, flags, short, same):
    """Returns one coordinate of each point, and the position after them."""
    values, value = [], 0
    for flag in flags:
        if flag & short:
            value += font[at] if flag & same else -font[at]
            at += 1
        elif not flag & same:
            value += struct.unpack_from(">h", font, at)[0]
            at += 2
        values.append(value)
    return values, at


def read_glyph(font, at):
    """Returns the index of the last point of each outline, and all points as (x, y, on the curve)."""
    contours = struct.unpack_from(">h", font, at)[0]
    ends = struct.unpack_from(f">{contours}H", font, at + 10)
    at += 10 + 2 * contours
    at += 2 + struct.unpack_from(">H", font, at)[0]
    flags = []
    while len(flags) <= ends[-1]:
        times = 1 + (font[at + 1] if font[at] & REPEAT else 0)
        flags += [font[at]] * times
        at += 2 if times > 1 or font[at] & REPEAT else 1
    xs, at = read_line(font, at, flags, SHORT_X, X_FLAG)
    ys, at = read_line(font, at, flags, SHORT_Y, Y_FLAG)
    return ends, [(x, y, flag & ON_CURVE) for x, y, flag in zip(xs, ys, flags)]


def box(points):
    return (min(p[0] for p in points), min(p[1] for p in points), max(p[0] for p in points), max(p[1] for p in points))


def fitted(points, frm, to):
    """Returns the outline fitted into another box, with reversed direction, so that it is a hole."""
    def move(value, axis):
        return round(to[axis] + (value - frm[axis]) * (to[axis + 2] - to[axis]) / (frm[axis + 2] - frm[axis]))
    return [(move(x, 0), move(y, 1), on) for x, y, on in reversed(points)]


def write_glyph(outlines):
    points = [point for outline in outlines for point in outline]
    ends = [sum(map(len, outlines[:i + 1])) - 1 for i in range(len(outlines))]
    flags, parts = bytearray(), (bytearray(), bytearray())
    before = (0, 0)
    for point in points:
        flag = point[2]
        for axis, short, same in ((0, SHORT_X, X_FLAG), (1, SHORT_Y, Y_FLAG)):
            step = point[axis] - before[axis]
            if abs(step) < 256:
                flag |= short | (same if step >= 0 else 0)
                parts[axis].append(abs(step))
            else:
                parts[axis].extend(struct.pack(">h", step))
        flags.append(flag)
        before = point
    head = struct.pack(">h4h", len(outlines), *box(points)) + struct.pack(f">{len(ends)}H", *ends) + b"\0\0"
    return head + bytes(flags) + bytes(parts[0]) + bytes(parts[1])


def plain_zero(font):
    at = {name: place[0] for name, place in tables(font).items()}
    zero = glyph_number(font, at["cmap"], ord("0"))
    if struct.unpack_from(">h", font, at["head"] + 50)[0]:
        start, end = struct.unpack_from(">II", font, at["loca"] + 4 * zero)
    else:
        start, end = (2 * half for half in struct.unpack_from(">HH", font, at["loca"] + 2 * zero))
    ends, points = read_glyph(font, at["glyf"] + start)
    outer, inner = points[:ends[0] + 1], points[ends[0] + 1:]
    if len(ends) < 3:
        return  # the zero has no stroke
    new = write_glyph([outer, fitted(outer, box(outer), box(inner))])
    if len(new) > end - start:
        sys.exit("plain_zero: the new zero does not fit in the place of the old one")
    font[at["glyf"] + start:at["glyf"] + end] = new.ljust(end - start, b"\0")


if __name__ == "__main__":
    file = Path(sys.argv[1])
    bytes_now = bytearray(file.read_bytes())
    plain_zero(bytes_now)
    file.write_bytes(bytes_now)
