"""The site: one version in every address, hashes that are true, nothing left over."""
import base64
import hashlib
import json
import re
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))
from site_files import assemble, write

ROOT = {"index.html": b'<script src="__VERSION__/main.js">', "sw.js": b"'__VERSION__' __FILES__", "icon.png": b"__VERSION__",
        "screenshot-wide.png": b"big"}
VERSIONED = {"main.js": b"1", "a.wasm": b"\0"}


def version(site):
    return re.search(r'"(\w{12})/main', site["index.html"].decode())[1]


class Site(unittest.TestCase):
    def test_addresses_carry_the_version(self):
        site = assemble(ROOT, VERSIONED)
        self.assertIn(f"{version(site)}/main.js", site)
        self.assertIn(f"'{version(site)}'".encode(), site["sw.js"])
        self.assertEqual(site["icon.png"], b"__VERSION__")

    def test_every_change_makes_another_version(self):
        first = version(assemble(ROOT, VERSIONED))
        self.assertEqual(first, version(assemble(ROOT, VERSIONED)))
        for root, versioned in ((ROOT | {"icon.png": b"x"}, VERSIONED), (ROOT, VERSIONED | {"main.js": b"2"}),
                                (ROOT | {"sw.js": b"__FILES__ "}, VERSIONED)):
            self.assertNotEqual(first, version(assemble(root, versioned)))

    def test_the_worker_knows_every_file_it_keeps(self):
        site = assemble(ROOT, VERSIONED)
        table = dict(json.loads(site["sw.js"].split(b" ", 1)[1]))
        v = version(site)
        self.assertEqual(set(table), {"./", "icon.png", f"{v}/main.js", f"{v}/a.wasm"})
        for address, stated in table.items():
            data = site["index.html" if address == "./" else address]
            self.assertEqual(stated, "sha256-" + base64.b64encode(hashlib.sha256(data).digest()).decode())

    def test_what_an_earlier_build_left_goes(self):
        with tempfile.TemporaryDirectory() as folder:
            out = Path(folder)
            write(out, {"old/main.js": b"1", "index.html": b"a", "gone.txt": b""})
            before = (out / "index.html").stat().st_mtime_ns
            write(out, {"new/main.js": b"1", "index.html": b"a"})
            self.assertEqual(sorted(p.relative_to(out).as_posix() for p in out.rglob("*")), ["index.html", "new", "new/main.js"])
            self.assertEqual((out / "index.html").stat().st_mtime_ns, before)


if __name__ == "__main__":
    unittest.main()
