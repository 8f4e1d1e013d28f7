#!/usr/bin/env python3
"""Checks that no file has over 300 lines, no function over 40, and no class over 20 public functions: check_size.py [PROJECT_FOLDER]

Tables of data do not count. The sources are formatted, so a block ends at the first line that is not indented more than the
line in which the block begins. The lines of a nested function (JavaScript, Python) count only for the nested function. A list
of one-line members (JavaScript) is a table. Functions that a class inherits or overrides do not count as its functions."""
import ast
import re
import sys
from pathlib import Path

FOLDERS = ("src", "shell", "tools", "web", "tests")
FILE, FUNCTION, PUBLIC = 300, 40, 20
TABLE = "_weights.cpp"  # contains only numbers
SCOPE = re.compile(r"\s*(?:template\b.*>\s*)?(?:inline |typedef )*(?:namespace|class|struct|union|enum|extern|concept)\b")
CLASS = re.compile(r"\s*(?:template\b.*>\s*)?(class|struct) (\w+)")
ACCESS = re.compile(r"\s*(public|protected|private):")
NO_FUNCTION = re.compile(r"[^(]*(?:=.*)?$|//|\}|(?:friend|requires|static_assert|virtual ~\w+)\b|std::function<.*> \w+(?: =.*)?;|.*(?:\boverride\b|= delete;)")
CONTROL = re.compile(r"\s*(?:\} )?(?:if|for|while|switch|do|else|try|catch|return)\b")
SCRIPT = re.compile(r"\bfunction\b|=>\s*\{$|\)\s*\{$")
MEMBER = re.compile(r"\s+(?:'\w+'|\w+)(?:: .*)?,$")


def indent(line):
    return len(line) - len(line.lstrip())


def block_end(lines, first, depth):
    """Returns the index after the block that is open at `first` and whose head is indented by `depth`."""
    return next((i + 1 for i in range(first + 1, len(lines)) if lines[i].strip() and indent(lines[i]) <= depth and
                 not lines[i].lstrip().startswith("#")), len(lines))


def cpp_functions(lines):
    """Yields (first, end) of each function, as indices of lines. Nested functions belong to the outer one."""
    done = 0
    for i, line in enumerate(lines):
        if i < done or not line.rstrip().endswith("{") or line.lstrip().startswith("//"):
            continue
        first = i
        while first > done and lines[first - 1].strip() and not re.search(r"[;{}:]$|^\s*(?://|#)", lines[first - 1]):
            first -= 1
        head = " ".join(lines[first:i + 1])
        if "(" in head and not SCOPE.match(head) and not CONTROL.match(head) and "concept " not in head:
            done = block_end(lines, i, indent(lines[first]))
            yield first, done


def cpp_classes(lines):
    """Yields (first, name, number of public functions) of each class, without functions that override another one."""
    for first, line in enumerate(lines):
        head = next((i for i in range(first, len(lines)) if re.search(r"[;{]$", lines[i])), first)
        if not (match := CLASS.match(line)) or not lines[head].endswith("{"):
            continue
        public, count = match[1] == "struct", 0
        for member in lines[head + 1:block_end(lines, head, indent(line))]:
            if access := ACCESS.match(member):
                public = access[1] == "public"
            elif public and indent(member) == indent(line) + 2:
                count += not NO_FUNCTION.match(member.lstrip())
        yield first, match[2], count


def script_functions(lines):
    for i, line in enumerate(lines):
        if line.rstrip().endswith("{") and SCRIPT.search(line.rstrip()) and not CONTROL.match(line):
            yield i, block_end(lines, i, indent(line))


def python_functions(lines):
    for node in ast.walk(ast.parse("\n".join(lines))):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            yield node.lineno - 1, node.end_lineno


FINDERS = {".cpp": cpp_functions, ".hpp": cpp_functions, ".js": script_functions, ".mjs": script_functions,
           ".py": python_functions}
PLAIN = {".sh", ".css", ".html", ".php"}


def own_lines(functions, lines):
    """Yields (first, number of lines) of each function, without nested functions and tables."""
    for first, end in functions:
        inside = {line for a, b in functions if first < a and b <= end for line in range(a, b)}
        yield first, sum(line not in inside and not MEMBER.match(lines[line]) for line in range(first, end))


def check_file(name, lines):
    if len(lines) > FILE and not name.endswith(TABLE):
        yield f"{name}: {len(lines)} lines, more than {FILE}"
    if FINDERS.get(Path(name).suffix) is cpp_functions:
        for first, class_name, count in cpp_classes(lines):
            if count > PUBLIC:
                yield f"{name}:{first + 1}: a class with {count} public functions, more than {PUBLIC}: {class_name}"
    finder = FINDERS.get(Path(name).suffix, lambda _: [])
    for first, count in own_lines(list(finder(lines)), lines):
        if count > FUNCTION:
            yield f"{name}:{first + 1}: a function of {count} lines, more than {FUNCTION}: {lines[first].strip()}"


def check(project):
    """Returns complaints about all sources below `project`, as FILE:LINE: TEXT."""
    paths = (path for folder in FOLDERS for path in (project / folder).rglob("*"))
    sources = sorted(path for path in paths if path.suffix in FINDERS or path.suffix in PLAIN)
    return [told for path in sources
            for told in check_file(path.relative_to(project).as_posix(), path.read_text().splitlines())]


def main():
    project = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parents[1]
    found = check(project)
    print("\n".join(found) if found else "sizes: no file, no function and no class is too large")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
