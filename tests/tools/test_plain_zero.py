"""The zero glyph of the fonts without its inner stroke."""
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))
import plain_zero  # noqa: E402

OUTER = [(60, -12, 1), (60, 682, 1), (324, 700, 0), (588, 682, 1), (588, -12, 1)]


class PlainZero(unittest.TestCase):
    def test_a_written_glyph_reads_back_unchanged(self):
        hole = [(400, 100, 1), (400, 600, 0), (120, 600, 1)]
        ends, points = plain_zero.read_glyph(plain_zero.write_glyph([OUTER, hole]), 0)
        self.assertEqual(ends, (4, 7))
        self.assertEqual([tuple(map(int, p)) for p in points], OUTER + hole)

    def test_the_hole_has_the_size_of_the_old_inner_shapes_and_the_opposite_direction(self):
        inner = [(176, 501, 1), (443, 116, 1), (151, 62, 1), (497, 608, 1)]
        hole = plain_zero.fitted(OUTER, plain_zero.box(OUTER), plain_zero.box(inner))
        self.assertEqual(plain_zero.box(hole), (151, 62, 497, 608))
        self.assertEqual(plain_zero.fitted(hole, plain_zero.box(hole), plain_zero.box(OUTER)), OUTER)


if __name__ == "__main__":
    unittest.main()
