"""The built site: one version in all addresses, correct hashes, no unused files."""
import base64
import hashlib
import json
import os
import re
import subprocess
import sys
import tempfile
import unittest
import zipfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))
from site_files import assemble, check_bots, with_exports, write
from site_headers import EVERYWHERE, headers, policies

ROOT = {"index.html": b'<script src="__VERSION__/main.js">', "sw.js": b"'__VERSION__' __FILES__", "icon.png": b"__VERSION__",
        "screenshot-wide.png": b"big"}
VERSIONED = {"main.js": b"1", "a.wasm": b"\0"}
PROJECT = Path(__file__).resolve().parents[2]
PAGES = {path.name: path.read_bytes() for path in (PROJECT / "shell/index.html", PROJECT / "web/embed.html")}


def version(site):
    return re.search(r'"(\w{12})/main', site["index.html"].decode())[1]


def build(out, **environment):
    """Builds a small site with the WordPress plugin into the folder `out`."""
    subprocess.run([sys.executable, PROJECT / "tools/site.py", out, "--root", PROJECT / "shell/index.html", PROJECT / "web/sw.js",
                    PROJECT / "web/embed.js", "--plugin", PROJECT / "web/wordpress/tapete/tapete.php",
                    "--versioned", PROJECT / "shell/back.js", "--licences", f"{PROJECT / 'LICENSE'}=Tapete"],
                   check=True, cwd=out.parent, env=os.environ | environment)


class Site(unittest.TestCase):
    def test_addresses_contain_the_version(self):
        site = assemble(ROOT, VERSIONED)
        self.assertIn(f"{version(site)}/main.js", site)
        self.assertIn(f"'{version(site)}'".encode(), site["sw.js"])
        self.assertEqual(site["icon.png"], b"__VERSION__")

    def test_any_changed_file_changes_the_version(self):
        first = version(assemble(ROOT, VERSIONED))
        self.assertEqual(first, version(assemble(ROOT, VERSIONED)))
        for root, versioned in ((ROOT | {"icon.png": b"x"}, VERSIONED), (ROOT, VERSIONED | {"main.js": b"2"}),
                                (ROOT | {"sw.js": b"__FILES__ "}, VERSIONED)):
            self.assertNotEqual(first, version(assemble(root, versioned)))

    def test_the_service_worker_lists_every_cached_file_with_its_hash(self):
        site = assemble(ROOT, VERSIONED)
        table = dict(json.loads(site["sw.js"].split(b" ", 1)[1]))
        v = version(site)
        self.assertEqual(set(table), {"./", "icon.png", f"{v}/main.js", f"{v}/a.wasm"})
        for address, stated in table.items():
            data = site["index.html" if address == "./" else address]
            self.assertEqual(stated, "sha256-" + base64.b64encode(hashlib.sha256(data).digest()).decode())

    def test_the_published_checksums_match_all_files(self):
        site = assemble(ROOT, VERSIONED)
        sums = dict(reversed(line.split("  ")) for line in site["SHA256SUMS"].decode().splitlines())
        self.assertEqual(set(sums), set(site) - {"SHA256SUMS"})
        for name, total in sums.items():
            self.assertEqual(total, hashlib.sha256(site[name]).hexdigest(), name)

    def test_the_wordpress_plugin_contains_the_script_and_loads_no_other_copy(self):
        with tempfile.TemporaryDirectory() as folder:
            out = Path(folder, "site")
            build(out)
            with zipfile.ZipFile(out / "wordpress.zip") as archive:
                self.assertEqual(archive.read("tapete/embed.js"), (out / "embed.js").read_bytes())
                self.assertNotIn(b"embed.js'", archive.read("tapete/tapete.php").replace(b"plugins_url( 'embed.js', __FILE__ )", b"").replace(b"'/embed.js'", b""))

    def test_the_same_files_give_the_same_site(self):
        sites = []
        for seed in ("1", "2"):
            with tempfile.TemporaryDirectory() as folder:
                out = Path(folder, "site" * int(seed))
                build(out, PYTHONHASHSEED=seed, TZ=f"UTC{seed}")
                sites.append({path.relative_to(out): path.read_bytes() for path in out.rglob("*") if path.is_file()})
        self.assertEqual(len(sites[0]), 12)
        self.assertEqual(*sites)

    def test_a_game_without_bots_stops_the_build(self):
        games = [{"id": "a"}, {"id": "b-c"}]
        check_bots(games, ["tapete_bot_a.wasm", "tapete_bot_b-c.wasm"])
        with self.assertRaisesRegex(SystemExit, "No bots: b-c"):
            check_bots(games, ["tapete_bot_a.wasm", "tapete_bot_b.wasm"])

    def test_a_script_exports_only_the_listed_names(self):
        script = b"export function a() {}\nexport function b() {}\nvar C = a, D = b;\nexport { C };\nexport { D };\n"
        left = b"export function a() {}\nfunction b() {}\nvar C = a, D = b;\nexport { C };\n\n"
        self.assertEqual(with_exports(script, {b"a", b"C"}), left)
        with self.assertRaisesRegex(SystemExit, "No such exports: E"):
            with_exports(script, {b"a", b"E"})

    def test_the_headers_contain_the_policies_of_the_pages(self):
        stated = policies(PAGES)
        self.assertEqual(set(stated), {"index.html", "embed.html"})
        sent = headers(PAGES, "aaaaaaaaaaaa").decode()
        for page, policy in stated.items():
            self.assertIn(f"/{page}\n  Content-Security-Policy: {policy}\n", sent)
        for name, value in EVERYWHERE.items():
            self.assertIn(f"  {name}: {value}\n", sent)

    def test_the_hosting_document_contains_the_headers_for_nginx_and_apache(self):
        hosting = (PROJECT / "docs/hosting.md").read_text()
        for page, policy in policies(PAGES).items():
            self.assertEqual(hosting.count(f'"{policy}"'), 2, f"the policy of {page}, for both servers")
        self.assertEqual(hosting.count("default-src 'none'"), 4)
        for name, value in EVERYWHERE.items():
            written = value if value == "*" or " " not in value else f'"{value}"'
            self.assertIn(f"add_header {name} {written};\n", hosting)
            self.assertIn(f"Header set {name} {written}\n", hosting)

    def test_the_service_worker_lists_the_program_without_webgl_separately(self):
        site = assemble(ROOT | {"sw.js": b"__FILES__ __SPARE__"}, VERSIONED | {"tapete_page_soft.wasm": b"soft"})
        files, spare = ([name for name, _ in json.loads(table)] for table in site["sw.js"].split(b" "))
        v = version(site)
        self.assertEqual(spare, [f"{v}/tapete_page_soft.wasm"])
        self.assertEqual(set(files), {"./", "icon.png", f"{v}/main.js", f"{v}/a.wasm"})

    def test_writing_a_site_deletes_old_files_and_keeps_unchanged_ones(self):
        with tempfile.TemporaryDirectory() as folder:
            out = Path(folder)
            write(out, {"old/main.js": b"1", "index.html": b"a", "gone.txt": b""})
            before = (out / "index.html").stat().st_mtime_ns
            write(out, {"new/main.js": b"1", "index.html": b"a"})
            self.assertEqual(sorted(p.relative_to(out).as_posix() for p in out.rglob("*")), ["index.html", "new", "new/main.js"])
            self.assertEqual((out / "index.html").stat().st_mtime_ns, before)


if __name__ == "__main__":
    unittest.main()
