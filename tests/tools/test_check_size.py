"""The size checker, on files and functions that are too long."""
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))
from check_size import FILE, FUNCTION, PUBLIC, check

CPP = ("namespace a {{\n\ntemplate <class T>\nvoid f(T x,\n       int y) {{\n{}}}\n\n}}\n", "  ++x;\n", 4)
METHOD = ("struct S {{\n public:\n  int f() const {{\n{}  }}\n}};\n", "    ++x;\n", 2)
TEST = ('TEST_CASE("x") {{\n{}}}\n', "  CHECK(x);\n", 2)
SCRIPT = ("const f = async () => {{\n{}}};\n", "  x();\n", 2)
PYTHON = ("def f():\n{}", "    x()\n", 1)
KINDS = {"src/a.cpp": CPP, "src/a.hpp": METHOD, "tests/unit/a_test.cpp": TEST, "shell/a.js": SCRIPT, "tools/a.py": PYTHON}


class CheckSize(unittest.TestCase):
    def complaints(self, name, text):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, name)
            path.parent.mkdir(parents=True)
            path.write_text(text)
            return check(Path(folder))

    def test_a_function_one_line_over_the_limit_is_reported(self):
        for name, (around, line, own) in KINDS.items():
            with self.subTest(name=name):
                self.assertEqual([], self.complaints(name, around.format(line * (FUNCTION - own))))
                self.assertIn(f"a function of {FUNCTION + 1} lines",
                              self.complaints(name, around.format(line * (FUNCTION - own + 1)))[0])

    def test_a_file_one_line_over_the_limit_is_reported(self):
        for name in ("src/a.hpp", "tools/a.sh", "web/a.css"):
            self.assertEqual([], self.complaints(name, "x\n" * FILE))
            self.assertEqual(1, len(self.complaints(name, "x\n" * (FILE + 1))))

    def test_long_classes_and_tables_are_accepted(self):
        self.assertEqual([], self.complaints("src/a.hpp", "class A {\n" + "  int f() {\n    return 1;\n  }\n" * 20 + "};\n"))
        members = "".join(f"    m{i}: (x) => x + {i},\n" for i in range(60))
        self.assertEqual([], self.complaints("shell/a.js", "function f() {\n  return {\n" + members + "  };\n}\n"))

    def test_a_class_one_public_function_over_the_limit_is_reported(self):
        around = ("class A : public B,\n          public C {{\n public:\n  /// Says f().\n  A() = default;\n  int g() override;\n  std::function<void()> h = f(1);\n{}"
                  "\n private:\n  int secret();\n  int n_ = 0;\n}};\n")
        function = "  /// Does it.\n  [[nodiscard]] bool has_f(int i,\n                           int j = 0) const {\n    return f(i);\n  }\n"
        self.assertEqual([], self.complaints("src/a.hpp", around.format(function * (PUBLIC - 1))))
        self.assertEqual([f"src/a.hpp:1: a class with {PUBLIC + 1} public functions, more than {PUBLIC}: A"],
                         self.complaints("src/a.hpp", around.format(function * PUBLIC)))
        self.assertIn("more than", self.complaints("src/a.hpp", f"struct S {{\n{function * (PUBLIC + 1)}}};\n")[0])

    def test_a_report_names_the_first_line_of_the_function(self):
        around, line, _ = CPP
        self.assertTrue(self.complaints("src/a.cpp", around.format(line * 60))[0].startswith("src/a.cpp:3: "))


if __name__ == "__main__":
    unittest.main()
