#!/usr/bin/env python3
"""Starts the native window on a virtual screen and waits until the table is drawn: smoke.py PROGRAM PICTURE.png"""
import os
import struct
import subprocess
import sys
import tempfile
import time
import zlib
from pathlib import Path

PATIENCE = 30  # seconds until the table must be drawn
COLOURS = 200  # number of colours: more than in an empty window, fewer than in a drawn table


def screen(file):
    """Returns width, height and rows of BGRX bytes of the screen that Xvfb writes to `file` (X window dump format)."""
    data = file.read_bytes()
    header = struct.unpack(">25I", data[:100])
    width, height, stride, start = header[4], header[5], header[12], header[0] + 12 * header[19]
    return width, height, [data[start + y * stride:start + y * stride + 4 * width] for y in range(height)]


def save(picture, width, height, rows):
    def chunk(kind, body):
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    def rgb(row):
        pixels = bytearray(3 * width)
        pixels[0::3], pixels[1::3], pixels[2::3] = row[2::4], row[1::4], row[0::4]
        return bytes(1) + pixels

    header = struct.pack(">2I5B", width, height, 8, 2, 0, 0, 0)
    body = zlib.compress(b"".join(map(rgb, rows)))
    picture.write_bytes(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", body) + chunk(b"IEND", b""))


def watch(program, file, picture):
    """Watches the screen until it shows enough colours, and saves the picture. Returns an error message, or None."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        time.sleep(0.5)
        if program.poll() is not None:
            return f"the program exited (status {program.returncode})"
        width, height, rows = screen(file)
        colours = {row[x:x + 4] for row in rows for x in range(0, 4 * width, 4)}
        if len(colours) >= COLOURS:
            save(picture, width, height, rows)
            return None
    return f"the screen shows only {len(colours)} colours after {PATIENCE} s"


def main():
    program, picture = sys.argv[1], Path(sys.argv[2])
    with tempfile.TemporaryDirectory() as folder:
        reader, writer = os.pipe()
        xvfb = subprocess.Popen(["Xvfb", "-displayfd", str(writer), "-screen", "0", "1280x800x24", "-fbdir", folder,
                                 "-nolisten", "tcp"], pass_fds=[writer], stderr=subprocess.DEVNULL)
        try:
            display = ":" + os.read(reader, 16).decode().strip()
            window = subprocess.Popen([program], env=os.environ | {"DISPLAY": display, "XDG_DATA_HOME": folder})
            try:
                wrong = watch(window, Path(folder, "Xvfb_screen0"), picture)
            finally:
                window.terminate()
                window.wait()
        finally:
            xvfb.terminate()
            xvfb.wait()
    print(f"desktop: {wrong}" if wrong else f"desktop: the table is drawn, see {picture}")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
