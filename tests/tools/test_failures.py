"""The list of failures, made from the logs of each kind of test."""
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))
from failures import failures

RULE = "-" * 79
CATCH2 = f"""
1/3 Test #4: unit_1 ....***Failed   1.50 sec
{RULE}
a hand has ten cards
  with four players
{RULE}
tests/unit/hand_test.cpp:10
{"." * 79}

tests/unit/hand_test.cpp:12: FAILED:
  CHECK( hand.size() == 10 )
with expansion:
  9 == 10

The following tests FAILED:
\t  4 - unit_1 (Failed)
\t  5 - unit_2 (Timeout)
"""
UNITTEST = """
======================================================================
FAIL: test_a (test_x.X.test_a)
----------------------------------------------------------------------
Traceback (most recent call last):
  File "test_x.py", line 3, in test_a
    self.assertEqual(1, 2)
AssertionError: 1 != 2

----------------------------------------------------------------------
"""
TAP = """
# Subtest: around
    # Subtest: inside
    not ok 1 - inside
      ---
      duration_ms: 1
      failureType: 'testCodeFailure'
      error: |-
        one is not two
        really
      ...
    1..1
not ok 1 - around
  ---
  duration_ms: 1
  failureType: 'subtestsFailed'
  error: '1 subtest failed'
  ...
ok 2 - good
  ---
  duration_ms: 1
  ...
not ok 3 - alone
  ---
  failureType: 'testCodeFailure'
  error: 'gone'
  ...
"""
RERUN = TAP + """
flaky: tests/browser/a.test.mjs (first failure: inside: one is not two)
failed: tests/browser/b.test.mjs (first failure: alone: gone)
"""


class Failures(unittest.TestCase):
    def test_a_failed_requirement_is_listed_with_its_test_case_and_line(self):
        self.assertEqual(["a hand has ten cards: tests/unit/hand_test.cpp:12: FAILED: CHECK( hand.size() == 10 )",
                          "unit_1 (Failed)", "unit_2 (Timeout)"], failures(CATCH2))

    def test_a_failed_python_test_is_listed_with_its_error(self):
        self.assertEqual(["FAIL: test_a (test_x.X.test_a): AssertionError: 1 != 2"], failures(UNITTEST))

    def test_a_failed_node_test_is_listed_with_the_first_line_of_its_error(self):
        self.assertEqual(["inside: one is not two", "alone: 'gone'"], failures(TAP))

    def test_a_file_that_ran_again_is_listed_instead_of_its_tests(self):
        self.assertEqual(["flaky: tests/browser/a.test.mjs (first failure: inside: one is not two)",
                          "failed: tests/browser/b.test.mjs (first failure: alone: gone)"], failures(RERUN))

    def test_a_repeated_compiler_error_is_listed_once(self):
        error = "src/app/app.cpp:3:5: error: 'x' was not declared [misc-x,-warnings-as-errors]"
        self.assertEqual([error], failures(f"In file included\n{error}\n   3 | x\n{error}\n"))

    def test_the_last_lines_of_an_unknown_log_are_listed(self):
        self.assertEqual([str(i) for i in range(5, 10)], failures("\n".join(map(str, range(10))) + "\n\n"))


if __name__ == "__main__":
    unittest.main()
