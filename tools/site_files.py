"""Files of the static site: version, hashes, and the service worker's list. tools/site.py is the program."""
import base64
import hashlib
import json
import re
import sys
from pathlib import Path

from site_headers import headers

WORKER = "sw.js"
HEADERS = "_headers"
SUMS = "SHA256SUMS"
TEXT = {".css", ".html", ".js", ".webmanifest"}
SPARE = {"tapete_page_soft"}  # draws without WebGL; the service worker keeps it only in browsers that need it
EXPORT = re.compile(rb"^export (?:{ (\w+) };|(?=(?:function|class|const|let|var) (\w+)))", re.M)
NOT_KEPT = {"mailbox", "screenshot", "wordpress"}  # for app stores and clubs; players never load them


def with_exports(script, names):
    """Returns a script that exports only these names, so that Terser removes all code that they do not need."""
    found = {one or other for one, other in EXPORT.findall(script)}
    if missing := sorted(name.decode() for name in names - found):
        sys.exit(f"No such exports: {', '.join(missing)}")
    return EXPORT.sub(lambda match: match[0] if (match[1] or match[2]) in names else b"", script)


def version_of(files):
    total = hashlib.sha256()
    for name, data in sorted(files.items()):
        total.update(f"{name} {len(data)}\n".encode() + data)
    return total.hexdigest()[:12]


def integrity(data):
    return "sha256-" + base64.b64encode(hashlib.sha256(data).digest()).decode()


def address(name):
    """Returns the address of a file; index.html has the address of its folder."""
    return "./" if name == "index.html" else name


def check_bots(games, names):
    """Exits with an error if a game has no module of bots under its id."""
    missing = [game["id"] for game in games if f"tapete_bot_{game['id']}.wasm" not in names]
    if missing:
        sys.exit(f"No bots: {', '.join(missing)}. Is each game's header named after its id (cmake/Games.cmake)?")


def assemble(root, versioned):
    """Returns all files of the site by path."""
    version = version_of({f"root/{name}": data for name, data in root.items()} | versioned)
    site = {f"{version}/{name}": data for name, data in versioned.items()}
    for name, data in root.items():
        site[name] = data.replace(b"__VERSION__", version.encode()) if Path(name).suffix in TEXT else data
    if WORKER in site:
        kept = sorted(name for name in site if name != WORKER and Path(name).stem.split("-")[0] not in NOT_KEPT)
        spare = [name for name in kept if Path(name).stem in SPARE]
        for mark, names in {b"__SPARE__": spare, b"__FILES__": [name for name in kept if name not in spare]}.items():
            table = json.dumps([[address(name), integrity(site[name])] for name in names], separators=(",", ":"))
            site[WORKER] = site[WORKER].replace(mark, table.encode())
    site[HEADERS] = headers(root, version)
    site[SUMS] = sums(site)
    return site


def sums(site):
    """Returns the hashes in the format of `sha256sum --check`."""
    return "".join(f"{hashlib.sha256(data).hexdigest()}  {name}\n" for name, data in sorted(site.items())).encode()


def write(out, site):
    for name, data in site.items():
        path = out / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_bytes() != data:
            path.write_bytes(data)
    for path in sorted(out.rglob("*"), reverse=True):  # files before their folder
        if path.is_dir():
            if not any(path.iterdir()):
                path.rmdir()
        elif path.relative_to(out).as_posix() not in site:
            path.unlink()
