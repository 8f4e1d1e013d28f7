#!/usr/bin/env python3
"""Lists the failures in the log of a step of ./test, with the first line of each error: failures.py LOG

Recognizes errors of compilers, clang-tidy, Catch2, ctest, unittest and node's test runner. If the log contains none of these,
lists its last lines.
"""
import re
import sys
from pathlib import Path

LONGEST = 12  # entries
WIDTH = 200  # characters of an entry
LAST = 5  # lines of a log without a known error

COMPILER = re.compile(r"^\S+?:\d+(?::\d+)?: (?:fatal )?error: .*")
CASE = re.compile(r"^(?:-{79})\n(\S.*)\n(?:  .*\n)*-{79}\n", re.M)
CATCH = re.compile(r"^(\S+:\d+: FAILED:)\n(?:  (.*)\n)?(?:due to .*\n(?:  (.*)\n)?)?", re.M)
CTEST = re.compile(r"^\s*\d+ - (\S+) \((Failed|Timeout|SEGFAULT|Not Run|.*[Ee]xception.*|ILLEGAL|Subprocess .*)\)", re.M)
UNITTEST = re.compile(r"^(FAIL|ERROR): (.*)\n(?:.*\n)*?((?:\w+\.)*\w*(?:Error|Exception|Exit)\b.*)", re.M)
RERUN = re.compile(r"^(?:flaky|failed): .*", re.M)
TAP = re.compile(r"^(\s*)not ok \d+ - (.*?)(?: # TODO.*)?\n\1  ---\n((?:\1  .*\n)*?)\1  \.\.\.", re.M)
TAP_ERROR = re.compile(r"^\s*error: (?:\|-\n\s*)?(.*)", re.M)


def catch2(log):
    """Yields failed requirements, each after the name of its test case."""
    cases = [(match.end(), match[1]) for match in CASE.finditer(log)]
    for match in CATCH.finditer(log):
        name = next((name for end, name in reversed(cases) if end <= match.start()), "")
        yield " ".join(part for part in (name + ":", match[1], match[2], match[3]) if part)


def node(log):
    for match in TAP.finditer(log):
        error = TAP_ERROR.search(match[3])
        if "'subtestsFailed'" not in match[3] and "# TODO" not in match[0].split("\n")[0]:
            yield f"{match[2]}: {error[1] if error else '?'}"


def failures(log):
    """Returns entries of one line each. A test file that was run again is one entry for all its tests."""
    found = [line for line in log.split("\n") if COMPILER.match(line)]
    found += catch2(log)
    found += [f"{name} ({how})" for name, how in CTEST.findall(log)]
    found += [f"{kind}: {name}: {error}" for kind, name, error in UNITTEST.findall(log)]
    found += RERUN.findall(log) or node(log)
    return list(dict.fromkeys(found)) or [line for line in log.split("\n") if line.strip()][-LAST:]


def main():
    path = Path(sys.argv[1])
    found = failures(path.read_text(errors="replace"))
    for entry in found[:LONGEST]:
        print("  " + entry[:WIDTH])
    if len(found) > LONGEST:
        print(f"  and {len(found) - LONGEST} more, in {path}")


if __name__ == "__main__":
    main()
