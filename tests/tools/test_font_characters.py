"""The fonts contain every character of every text that the program draws."""
import json
import re
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def kept():
    ranges = re.search(r"set\(font_characters([^)]*)\)", (ROOT / "cmake/Embed.cmake").read_text())[1]
    for start, end in re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", ranges):
        yield from map(chr, range(int(start, 16), int(end or start, 16) + 1))


class FontCharacters(unittest.TestCase):
    def test_the_fonts_contain_every_character_of_all_texts(self):
        known = {*kept(), "\n"}
        for file in ROOT.glob("languages/*.json"):
            sections = json.loads(file.read_text(encoding="utf-8"))
            self.assertEqual(set(json.dumps(sections, ensure_ascii=False)) - known, set(), file)
        for file in [*ROOT.glob("src/games/*/*.md"), *ROOT.glob("LICENSES.*.md")]:
            self.assertEqual(set(file.read_text(encoding="utf-8")) - known, set(), file)


if __name__ == "__main__":
    unittest.main()
