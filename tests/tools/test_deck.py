"""The decks as they are committed: complete, light, and drawn with what nanosvg understands."""
import itertools
import sys
import unittest
import xml.etree.ElementTree as xml
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CARDS = ROOT / "assets" / "cards"
sys.path.insert(0, str(ROOT / "tools" / "deck"))
import sight

SPANISH = {f"{suit}{rank:02}" for suit in "oceb" for rank in (1, 2, 3, 4, 5, 6, 7, 10, 11, 12)}
FRENCH = {f"{suit}{rank:02}" for suit in "shdc" for rank in range(1, 14)}
DECKS = {"spanish": SPANISH | {"back"}, "spanish-large": SPANISH | {"back"}, "french": FRENCH | {"back"},
         "french-four": {name for name in FRENCH if name[0] in "dc"}}
MOST_BYTES = 12_800
SHAPES = {"svg", "g", "path", "circle", "ellipse", "rect"}
SVG = "{http://www.w3.org/2000/svg}"


class Files(unittest.TestCase):
    def test_decks_are_complete(self):
        for deck, names in DECKS.items():
            self.assertEqual({file.stem for file in (CARDS / deck).iterdir()}, names, deck)

    def test_every_card_is_a_light_file_of_plain_shapes(self):
        for file in CARDS.glob("*/*.svg"):
            with self.subTest(file=f"{file.parent.name}/{file.name}"):
                self.assertLessEqual(file.stat().st_size, MOST_BYTES)
                root = xml.parse(file).getroot()
                self.assertEqual(root.get("viewBox"), "0 0 610 950")
                for element in root.iter():
                    self.assertIn(element.tag.removeprefix(SVG), SHAPES)
                    self.assertFalse({"style", "class", "clip-path", "mask", "filter"} & set(element.keys()))
                    for colour in (element.get("fill"), element.get("stroke")):
                        self.assertRegex(colour or "none", "^(none|#[0-9a-f]{6})$")

    def test_no_two_cards_are_alike(self):
        for deck in DECKS:
            texts = [file.read_text() for file in (CARDS / deck).iterdir()]
            self.assertEqual(len(texts), len(set(texts)), deck)

    def test_pintas_tell_the_suit(self):
        """The upper line of the frame is broken none, once, twice, three times, in both Spanish faces."""
        for deck, (breaks, suit) in itertools.product(("spanish", "spanish-large"), enumerate("oceb")):
            for file in (CARDS / deck).glob(f"{suit}??.svg"):
                frames = [e for e in xml.parse(file).getroot().iter() if e.get("stroke-width") == "10" and
                          (e.get("x") == "22" or "Q22 22 22 44" in e.get("d", ""))]
                self.assertEqual(len(frames), 1, file)
                # A line with n breaks, above and below: the pen is set down once for each side and each part between.
                self.assertEqual(frames[0].get("d", "").count("M"), 2 * breaks, file)



class Sight(unittest.TestCase):
    def test_white_stays_white(self):
        for kind in sight.SIGHTS:
            self.assertLess(sight.difference(sight.seen((1, 1, 1), kind), (1, 1, 1)), 0.1)

    def test_each_blindness_loses_its_own_colours(self):
        def seen_apart(a, b, kind):
            return sight.difference(sight.seen(sight.linear(a), kind), sight.seen(sight.linear(b), kind))

        orange_olive, teal_green = ("#c86400", "#8c8c00"), ("#00a0a0", "#00a078")
        for kind in ("protanopia", "deuteranopia"):
            self.assertLess(seen_apart(*orange_olive, kind), 0.6 * seen_apart(*orange_olive, "full colour"))
        self.assertLess(seen_apart(*teal_green, "tritanopia"), seen_apart(*teal_green, "full colour"))

    def test_contrast_is_that_of_wcag(self):
        self.assertAlmostEqual(sight.contrast("#000000", "#ffffff"), 21)
        self.assertAlmostEqual(sight.contrast("#777777", "#ffffff"), 4.48, places=2)

    def test_suits_are_told_apart_by_everybody(self):
        """At 40 px: by colour, or by an outline. Spades and clubs, both black, are told by fewer pixels than others."""
        for deck, signs in sight.decks():
            pictures = {suit: sight.picture(parts) for suit, parts in signs.items()}
            for a, b in itertools.combinations(pictures, 2):
                common, apart = sight.compare(pictures[a], pictures[b])
                for kind, (colours, pixels) in apart.items():
                    with self.subTest(deck=deck, suits=a + b, sight=kind):
                        self.assertTrue(colours >= 10 or common <= 0.7 or deck == "french" and a + b == "sc")
                        self.assertGreaterEqual(pixels, 12)

    def test_signs_stand_out_from_the_paper(self):
        for colour in (sight.INK, *sight.french.TWO_COLOURS.values(), *sight.french.FOUR_COLOURS.values()):
            self.assertGreaterEqual(sight.contrast(colour, sight.CARD), 4.5, colour)


if __name__ == "__main__":
    unittest.main()
