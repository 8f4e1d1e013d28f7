"""The checker of game names, on wrong source trees."""
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))
from check_names import LIST, check


GAMES = "# Every game\nBrisca brisca/brisca.hpp\n"


class CheckNames(unittest.TestCase):
    def complaints(self, files):
        with tempfile.TemporaryDirectory() as folder:
            for name, text in ({LIST: GAMES} | files).items():
                path = Path(folder, name)
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(text if isinstance(text, bytes) else text.encode())
            return check(Path(folder))

    def test_a_game_may_name_itself_and_the_list_may_name_every_game(self):
        self.assertEqual([], self.complaints({
            "src/games/brisca/rules.cpp": "int partidas_won;  // of brisca",
            "tests/unit/brisca_test.cpp": "brisca",
        }))

    def test_a_game_word_elsewhere_is_reported(self):
        for name, line in (("src/ui/table.cpp", "// as in brisca"), ("src/app/app.cpp", "using Own = BriscaTable;"),
                           ("shell/main.js", "const partidasWon = 0;"), ("tools/fuzz.sh", "echo rules coto=4"),
                           ("web/manifest.webmanifest", '"Brisca"'), ("src/match/digest.hpp", "int one_cante;"),
                           ("src/ui/table.hpp", "kCantes"), ("web/embed.html", "A hand of guiñote"), ("src/app/a.hpp", "COTOS")):
            with self.subTest(name=name, line=line):
                self.assertEqual(len(self.complaints({name: f"\n{line}\n"})), 1)

    def test_a_report_names_the_line(self):
        self.assertIn("src/ui/table.cpp:2: ", self.complaints({"src/ui/table.cpp": "\n// brisca\n"})[0])

    def test_longer_words_that_contain_a_game_word_are_accepted(self):
        self.assertEqual([], self.complaints({"src/ui/a.cpp": "vacante, brisca1 and a scoto"}))

    def test_images_are_not_checked(self):
        self.assertEqual([], self.complaints({"web/icon.png": b"\x89\xff brisca"}))


if __name__ == "__main__":
    unittest.main()
