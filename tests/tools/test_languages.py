"""Every language has every phrase, and every phrase is used somewhere."""
import json
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))
import languages
import site_words

ES = {"table": {"@ plays @": "@ echa @", "Back": "Volver", "Back#a step": "Atrás"}}
SPOKEN = {"es": {"Play": "Jugar", "Odd#note": "Raro", languages.OWN_NAME: "Español"},
          "en": {"Play": "Play", "Odd#note": "Odd", languages.OWN_NAME: "English"}}


class Languages(unittest.TestCase):
    def load(self, **files):
        with tempfile.TemporaryDirectory() as folder:
            for code, sections in files.items():
                text = sections if isinstance(sections, str) else json.dumps(sections)
                Path(folder, f"{code}.json").write_text(text)
            return languages.load(Path(folder))

    def refused(self, words, **files):
        with self.assertRaisesRegex(languages.Fault, words):
            self.load(**files)

    def test_one_more_file_adds_a_language(self):
        spoken = self.load(es=ES, fr={"all": {"@ plays @": "@ joue @", "Back": "Retour", "Back#a step": "En arrière"}})
        self.assertEqual(list(spoken), ["es", "fr", "en"])
        self.assertEqual(spoken["fr"]["Back#a step"], "En arrière")
        self.assertEqual(spoken["en"]["Back#a step"], "Back")

    def test_an_invalid_language_file_is_refused_with_the_reason(self):
        self.refused("fr.json lacks 'Back#a step'", es=ES, fr={"all": {"@ plays @": "@ joue @", "Back": "Retour"}})
        self.refused("'Back' is not translated", es={"table": {"Back": ""}})
        self.refused("do not name the same values", es={"table": {"@ plays @": "echa @"}})
        self.refused("'Back' is there twice", es='{"a": {"Back": "Volver"}, "b": {"Back": "Atrás"}}')
        self.refused("es.json: ", es="{")
        self.refused("es.json: ", es="[]")

    def test_a_dialect_has_the_phrases_of_its_language_and_some_words_of_its_own(self):
        spoken = self.load(**{"es": ES, "en-ES": {"table": {"Back": "Atrás"}}})
        self.assertEqual(list(spoken), ["es", "en-ES", "en"])
        self.assertEqual(spoken["en-ES"], {"@ plays @": "@ plays @", "Back": "Atrás", "Back#a step": "Back"})
        self.refused("en-ES.json: 'Forth' is in no file of a language", **{"es": ES, "en-ES": {"table": {"Forth": "x"}}})

    def test_a_dialect_of_english_stores_only_the_texts_that_differ(self):
        spoken = self.load(**{"es": ES, "en-ES": {"table": {"Back": "Atrás"}}})
        header = languages.phrases_header(spoken, set(), set())
        self.assertIn('"@ echa @\\0"\n    "Volver\\0"\n    "Atrás\\0",\n\n    "=\\0"\n    "Atrás\\0"\n    "=\\0",', header)

    def test_programs_do_not_contain_the_phrases_of_the_page(self):
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, "es.json").write_text(json.dumps(ES | {"page": {"Copy": "Copiar"}}))
            self.assertIn("Copy", languages.load(Path(folder))["es"])
            self.assertNotIn("Copy", languages.load(Path(folder), without={languages.PAGE})["en"])

    def test_licences_name_the_same_works_in_every_language(self):
        named = {path.name: re.findall(r"\*\*.+?\*\*|https://\S+", path.read_text()) for path in ROOT.glob("LICENSES.*.md")}
        for name, found in named.items():
            self.assertEqual(found, named["LICENSES.en.md"], name)

    def test_every_phrase_is_in_use(self):
        files = [path for folder in ("src", "shell", "web") for path in (ROOT / folder).rglob("*.*")
                 if path.suffix in {".cpp", ".hpp", ".js", ".html", ".webmanifest"}]
        said = {phrase for path in files if path.suffix in {".cpp", ".hpp"} for _, phrase, _ in languages.said(path.read_text())}
        page = "\n".join(path.read_text() for path in files if path.suffix not in {".cpp", ".hpp"})
        for phrase in languages.load()[languages.SOURCE]:
            self.assertTrue(phrase in said or any(mark[0] + phrase + mark[1] in page for mark in ("''", "()", "><")),
                            f"nobody says {phrase!r}")

    def test_placeholders_in_files_of_the_page_are_replaced(self):
        self.assertEqual(site_words.fill_in("a.html", b"<p>__SAY(Play)__</p>", SPOKEN), "<p>Jugar · Play</p>".encode())
        self.assertEqual(site_words.fill_in("a.js", b"x = __WORDS(Play)__", SPOKEN), b'x = {"es": "Jugar", "en": "Play"}')

    def test_placeholders_in_images_are_left_alone(self):
        self.assertEqual(site_words.fill_in("a.png", b"__SAY(Play)__", SPOKEN), b"__SAY(Play)__")

    def test_the_word_modules_contain_the_words_of_their_page(self):
        files = {"a.js": b"say('Play')", "a.html": b"<b data-say>Odd#note</b>", "embed.html": b"<p data-say>Play</p>", "a.png": b"say('-')"}
        made = site_words.modules(files, SPOKEN)
        self.assertIn('WORDS = {"es": {"Odd#note": "Raro", "Play": "Jugar"}};', made["words.js"].decode())
        self.assertIn('NAMES = {"es": "Español", "en": "English"};', made["words.js"].decode())
        self.assertEqual(made["embed-words.js"].decode(), 'export const WORDS = {"es": {"Play": "Jugar"}};\n')

    def test_a_phrase_of_the_page_in_no_language_file_is_refused(self):
        for make in (lambda: site_words.fill_in("a.html", b"__SAY(Stop)__", SPOKEN),
                     lambda: site_words.modules({"a.js": b"say('Stop')"}, SPOKEN)):
            with self.assertRaisesRegex(languages.Fault, "'Stop' is in no language file"):
                make()

    def test_the_headers_contain_every_language_and_phrase(self):
        spoken = self.load(es=ES)
        self.assertIn("enum class Lang : unsigned char { es, en };", languages.languages_header(spoken))
        phrases = languages.phrases_header(spoken, set(), set())
        self.assertIn(r'"Volver\0"' "\n    " r'"Atrás\0"', phrases)
        self.assertIn(r'"Back\0"' "\n    " r'"Back#a step\0"', phrases)
        self.assertIn("kPhraseCount = 3;", phrases)

    def test_reasons_have_a_list_of_their_own(self):
        phrases = languages.phrases_header(self.load(es=ES), {"Back"}, {"Back", "@ plays @"})
        common, reasons = phrases.split("kAllReasons")
        self.assertIn('"Volver\\0"', common)
        self.assertNotIn("echa", common)
        self.assertIn('"Volver\\0"', reasons)
        self.assertIn('"@ echa @\\0"', reasons)
        self.assertIn("kPhraseCount = 2;", phrases)
        self.assertIn("kReasonCount = 2;", phrases)

    def test_the_page_says_no_reasons(self):
        for folder in ("app", "ui", "online"):
            for path in (ROOT / "src" / folder).rglob("*.[ch]pp"):
                self.assertNotIn('"_reason', path.read_text(), f"{path}: the page's program would contain all reasons")

    def test_phrases_are_found_in_source_code(self):
        source = '''// "Not this"_text
            constexpr Text kBack = "Back"_text;  /* "nor"_text */ constexpr auto kQuote = '"'; const int n = 1'000;
            f("plain", 'a', "@ plays"_text, R"x("raw"_text)x", "after"_text); consteval Text operator""_text(const char*);
            constexpr Reason kWins = "It wins."_reason;
            g("a long "
              "phrase"_text, "first"_text " and second", "a \\"quoted\\" one\\n"_text);'''
        self.assertEqual(list(languages.said(source)), [
            (2, "Back", "_text"), (3, "@ plays", "_text"), (3, "after", "_text"), (4, "It wins.", "_reason"),
            (5, "a long phrase", "_text"), (6, "first and second", "_text"), (6, 'a "quoted" one\n', "_text")])

    def test_an_unknown_phrase_stops_the_build_and_its_line_is_named(self):
        with tempfile.TemporaryDirectory() as folder:
            source = Path(folder, "view.cpp")
            source.write_text('f("Back"_text);\nf("Bakc"_text);\n')
            self.assertEqual(languages.unknown(languages.said_in([folder]), {"Back"}), [f'{source}:2: error: "Bakc" is in no file of languages/'])
            run = subprocess.run([sys.executable, ROOT / "tools/languages.py", Path(folder, "made"), folder], capture_output=True, text=True)
            self.assertNotEqual(run.returncode, 0)
            self.assertIn(f"{source}:2: error:", run.stderr)
            self.assertFalse(Path(folder, "made").exists())

    def test_a_new_phrase_does_not_change_the_header_of_languages(self):
        more = {"table": ES["table"] | {"Forward": "Adelante"}}
        self.assertEqual(languages.languages_header(self.load(es=ES)), languages.languages_header(self.load(es=more)))
        self.assertEqual(languages.number("Back"), 19394)

    def test_phrases_with_equal_numbers_are_refused(self):
        languages.refuse_equal_numbers(languages.load(without={languages.PAGE})[languages.SOURCE])
        first, second = "phrase 1087", "phrase 2200"
        self.assertEqual(languages.number(first), languages.number(second))
        with self.assertRaisesRegex(languages.Fault, "'phrase 2200' and 'phrase 1087' have the same number"):
            languages.refuse_equal_numbers([first, second])


if __name__ == "__main__":
    unittest.main()
