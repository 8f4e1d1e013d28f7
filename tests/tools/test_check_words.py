"""The checker of commit subjects and comments, on long subjects and on comments that begin with a pronoun for a noun."""
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))
import check_words


def refused(name, *lines):
    """Returns the numbers of the lines that the checker refuses."""
    return [int(found.split(":")[1]) for found in check_words.pronouns(name, "\n".join(lines))]


class Subjects(unittest.TestCase):
    def test_a_subject_of_72_characters_is_short_enough(self):
        self.assertEqual(check_words.long_subjects(["x" * 72]), [])

    def test_a_subject_of_73_characters_is_refused(self):
        self.assertEqual(len(check_words.long_subjects(["short", "y" * 73])), 1)

    @unittest.skipUnless(check_words.log("-1"), "the sources are no repository")
    def test_the_subjects_since_a_file_was_added_include_the_newest(self):
        self.assertEqual(check_words.subjects_since("README.md")[0], check_words.subjects_since("CMakeLists.txt")[0])

    def test_a_file_without_history_has_no_subjects(self):
        self.assertEqual(check_words.subjects_since("no such file"), [])


class Comments(unittest.TestCase):
    def test_a_comment_that_begins_with_a_pronoun_for_a_noun_is_refused(self):
        self.assertEqual(refused("a.cpp", "/// What a press has led to.", "int a;  // Whoever rests", "/// Result of a press."), [1, 2])
        self.assertEqual(refused("a.js", "/** Who may store */", " * Whatever there is"), [1, 2])
        self.assertEqual(refused("a.py", '"""What this does."""', "x = 1  # " "Whatever"), [1, 2])
        self.assertEqual(refused("a.sh", "# What runs"), [1])

    def test_a_question_may_begin_with_a_pronoun(self):
        self.assertEqual(refused("a.cpp", "// Who leads?"), [])

    def test_a_later_line_of_a_comment_may_begin_with_any_word(self):
        self.assertEqual(refused("a.cpp", "/// Returns the seat", "/// Who of the two is meant is in `seat`."), [])

    def test_words_that_only_begin_like_a_pronoun_are_accepted(self):
        self.assertEqual(refused("a.cpp", "// Whole numbers", "// Whatsoever"), [])

    def test_code_and_documents_are_not_checked(self):
        self.assertEqual(refused("a.cpp", 'say("What now");', "What x;"), [])
        self.assertEqual(refused("a.md", "What follows"), [])


if __name__ == "__main__":
    unittest.main()
