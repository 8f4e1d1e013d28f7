"""The decks: complete, small in bytes, and drawn only with SVG that the renderer supports, whichever program saved them."""
import itertools
import sys
import tempfile
import unittest
import xml.etree.ElementTree as xml
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CARDS = ROOT / "assets" / "cards"
sys.path.insert(0, str(ROOT / "tools" / "deck"))
import bundle
import card
import sight

SPANISH = {f"{suit}{rank:02}" for suit in "oceb" for rank in (1, 2, 3, 4, 5, 6, 7, 10, 11, 12)}
FRENCH = {f"{suit}{rank:02}" for suit in "shdc" for rank in range(1, 14)}
DECKS = {"spanish": SPANISH | {"back"}, "spanish-large": SPANISH | {"back"}, "french": FRENCH | {"back"},
         "french-four": {name for name in FRENCH if name[0] in "dc"}}
MOST_BYTES = 12_800  # of a bundled card
MOST_BYTES_OF_A_FACE = 5_000  # of a bundled face
FILES = Path(__file__).with_name("files")


class Files(unittest.TestCase):
    def test_decks_are_complete(self):
        for deck, names in DECKS.items():
            self.assertEqual({file.stem for file in (CARDS / deck).iterdir()}, names, deck)

    def test_every_card_is_a_small_file_of_plain_shapes(self):
        for file in CARDS.glob("*/*.svg"):
            with self.subTest(file=f"{file.parent.name}/{file.name}"):
                text = bundle.nested(file)
                self.assertLessEqual(len(text.encode()), MOST_BYTES)
                self.assertEqual(xml.fromstring(text).get("viewBox"), "0 0 610 950")
                self.assertNotRegex(text, "script|href|url|style|class|xmlns")

    def test_every_portrait_is_a_small_file(self):
        faces = sorted((ROOT / "assets/people").iterdir())
        self.assertEqual(len(faces), 12)
        for file in faces:
            with self.subTest(file=file.name):
                text = bundle.nested(file)
                self.assertLessEqual(len(text.encode()), MOST_BYTES_OF_A_FACE)
                self.assertEqual(xml.fromstring(text).get("viewBox"), "0 0 200 200")

    def test_all_cards_of_a_deck_differ(self):
        for deck in DECKS:
            texts = [card.plain(card.read(file)) for file in (CARDS / deck).iterdir()]
            self.assertEqual(len(texts), len(set(texts)), deck)

    def test_breaks_in_the_frame_show_the_suit(self):
        """The pinta, breaks in the upper line of the frame, shows the suit: none, one, two or three breaks in both Spanish faces."""
        for deck, (breaks, suit) in itertools.product(("spanish", "spanish-large"), enumerate("oceb")):
            for file in (CARDS / deck).glob(f"{suit}??.svg"):
                frames = [e for e in xml.fromstring(card.plain(card.read(file))).iter() if e.get("stroke-width") == "10" and
                          (e.get("x") == "22" or "Q22 22 22 44" in e.get("d", ""))]
                self.assertEqual(len(frames), 1, file)
                # With n breaks above and n below, the path of the frame has 2n parts.
                self.assertEqual(frames[0].get("d", "").count("M"), 2 * breaks, file)

    def test_a_small_sign_under_the_number_shows_the_suit(self):
        """The sign is the same on all cards of a suit and in both corners, and differs between suits."""
        signs = {}
        for file in (CARDS / "spanish").glob("[oceb]??.svg"):
            corners = [e for e in xml.fromstring(card.plain(card.read(file))).find("g")
                       if e.get("transform", "").startswith(("translate(80 ", "translate(530 "))]
            upright, turned = ([xml.tostring(shape) for shape in corner] for corner in corners)
            self.assertEqual(upright, turned, file)
            signs.setdefault(file.stem[0], set()).add(tuple(upright))
        self.assertEqual({suit: len(drawn) for suit, drawn in signs.items()}, dict.fromkeys("oceb", 1))
        self.assertEqual(len(set().union(*signs.values())), 4)


class Drawings(unittest.TestCase):
    def plain(self, inside, **attributes):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder, "o01.svg")
            file.write_text('<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
                            f'viewBox="0 0 610 950">{inside}</svg>')
            return bundle.nested(file)

    def test_a_card_saved_by_inkscape_is_unchanged(self):
        """inkscape-e07.svg is e07.svg, opened and saved by Inkscape."""
        saved = card.plain(card.read(FILES / "inkscape-e07.svg"))
        drawn = card.plain(card.read(CARDS / "spanish/e07.svg"))
        as_attributes = [(e.tag, dict(e.attrib)) for e in xml.fromstring(drawn).iter()]
        self.assertEqual([(e.tag, dict(e.attrib)) for e in xml.fromstring(saved).iter()], as_attributes)

    def test_a_style_is_read_as_attributes(self):
        self.assertEqual(self.plain('<path style="fill:#FF0000; stroke:none;font-family:Sans" fill="#000000" d="M0 0" id="a"/>'),
                         '<svg id="o01" viewBox="0 0 610 950"><path fill="#ff0000" d="M0 0" stroke="none"/></svg>')

    def test_hidden_and_empty_elements_and_comments_are_left_out(self):
        for inside in ('<g style="display:none"><path d="M0 0"/></g>', "<g><g/></g>", "<defs/>", "<!-- note -->", "<title>a</title>",
                       "<metadata><x/></metadata>"):
            self.assertEqual(self.plain(inside), '<svg id="o01" viewBox="0 0 610 950"/>', inside)

    def test_unsupported_svg_is_refused(self):
        for inside, words in (("<script>1</script>", "<script>"), ('<image xlink:href="a.png"/>', "<image>"), ("<use/>", "<use>"),
                              ("<text>A</text>", "<text>"), ("<style>a{}</style>", "<style>"), ("<defs><g/></defs>", "<defs>"),
                              ('<path fill="url(#a)"/>', "fill"), ('<path fill="red"/>', "'red'"), ('<g onload="a()"><path/></g>', "onload"),
                              ('<path style="filter:url(#a)"/>', "filter"), ('<g mask="url(#a)"><path/></g>', "mask"), ("<g>", "o01.svg")):
            with self.assertRaisesRegex(card.Fault, words):
                self.plain(inside)


class Sight(unittest.TestCase):
    def test_white_looks_white_with_every_kind_of_sight(self):
        for kind in sight.SIGHTS:
            self.assertLess(sight.difference(sight.seen((1, 1, 1), kind), (1, 1, 1)), 0.1)

    def test_each_colour_blindness_makes_the_colours_that_it_confuses_more_alike(self):
        def seen_apart(a, b, kind):
            return sight.difference(sight.seen(sight.linear(a), kind), sight.seen(sight.linear(b), kind))

        orange_olive, teal_green = ("#c86400", "#8c8c00"), ("#00a0a0", "#00a078")
        for kind in ("protanopia", "deuteranopia"):
            self.assertLess(seen_apart(*orange_olive, kind), 0.6 * seen_apart(*orange_olive, "full colour"))
        self.assertLess(seen_apart(*teal_green, "tritanopia"), seen_apart(*teal_green, "full colour"))

    def test_contrast_equals_the_wcag_ratio(self):
        self.assertAlmostEqual(sight.contrast("#000000", "#ffffff"), 21)
        self.assertAlmostEqual(sight.contrast("#777777", "#ffffff"), 4.48, places=2)

    def test_suits_can_be_told_apart_with_every_kind_of_sight(self):
        """At 40 px, suits differ by colour or by outline. Spades and clubs, both black, may differ in fewer pixels."""
        for deck, signs in sight.decks():
            for a, b in itertools.combinations(signs, 2):
                common, apart = sight.compare(signs[a], signs[b])
                for kind, (colours, pixels) in apart.items():
                    with self.subTest(deck=deck, suits=a + b, sight=kind):
                        self.assertTrue(colours >= 10 or common <= 0.7 or deck == "french" and a + b == "sc")
                        self.assertGreaterEqual(pixels, 12)

    def test_suit_signs_have_contrast_with_the_paper(self):
        for deck, signs in sight.decks():
            for suit, sign in signs.items():
                self.assertGreaterEqual(sight.stands_out(sign), 4.5, deck + suit)


if __name__ == "__main__":
    unittest.main()
