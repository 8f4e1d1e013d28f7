#!/usr/bin/env python3
"""Splits the page's program into modules: split_page.py BINARYEN_FOLDER GAMES_TXT MODULE.wasm OUT_FOLDER

MODULE must have been linked with --profiling-funcs, so that its name section lists the functions. Writes OUT_FOLDER/MODULE_FOLDER.wasm
with the code of each folder in src/games and of the parts of the table (PARTS) that only this folder's games need,
OUT_FOLDER/MODULE_late.wasm with the code that only LATE and the lambdas of LATE_LAMBDA need, OUT_FOLDER/MODULE_soft.wasm with the code
that only the functions of SOFT need, and OUT_FOLDER/MODULE.wasm with the rest. The other modules
import functions and data from the exports of the rest, under the name ''. Their functions may be called once they have been instantiated;
before that, a call traps. A call from one game's functions to another's is an error, and so is a call to a game's module from a function of
GameInfo, which runs before any game is loaded. Therefore the linker must not merge equal functions, because two games could then share one.
This program optimizes each module, which merges its equal functions, and removes the names.
"""
import re
import subprocess
import sys
import tempfile
from pathlib import Path

# WebAssembly features that the compiler uses. Splitting makes tables with empty entries, which need reference types.
FEATURES = [f"--enable-{name}" for name in
            ("bulk-memory", "nontrapping-float-to-int", "mutable-globals", "sign-ext", "reference-types")]
LIST = "tapete::GameTypes<"
# The module of what the first hand does not need, and the functions through which src/ui/screens/code_on_demand.cpp,
# src/ui/table/table_overlay.cpp, src/app/library.cpp and shell/program.js enter it.
LATE_MODULE = "late"
LATE = ["page_open_link", "page_file_opened", "page_open_record", "page_friends_heard",
        *(f"tapete::draw_{page}(tapete::AppContext&)" for page in ("setup", "settings", "matches", "diagnostics", "sayings", "text")),
        *(f"tapete::{way}_watch_panel(tapete::AppContext&, tapete::TableModel const&, tapete::MatchView const&)"
          for way in ("measure", "draw")),
        "tapete::Library::add_copy()",
        "tapete::Friends::go_on()",
        "tapete::explain(tapete::App&, tapete::TableModel const&, tapete::UiAction const&)",
        "tapete::draw_sheet(tapete::AppContext&, tapete::TableModel const&, tapete::MatchView const&, tapete::Sheet const&, "
        "tapete::CountMotion)",
        *(f"tapete::draw_{panel}(tapete::DrawContext&, tapete::TableModel const&{more})"
          for panel, more in (("pile", ", int"), ("seal", ""), ("auction", ""), ("chart", ", bool")))]
# Lambdas and virtual functions of this code, which are called through tables too. Those of Backups handle a file that was opened or saved on
# such a screen, that of Sharing::compare_deal a question over a scoresheet, and those of Library::delete_match a choice in the list of
# matches; those of Sharing::open_... questions about an opened link; those of draw_looks, which the demangler does not know, draw the choices
# of the settings. The functions `judged` handle answers of the judge, and those of Friends the replies of the service of a match with
# friends; shell/main.js and shell/program.js pass both on once the module is loaded. Only then a RemoteSource can exist.
LATE_LAMBDA = re.compile(
    r"\b(MomentView::|MatchesView::|Backups::(open|save)\(|Sharing::(compare_deal|open_\w+)\(|Library::delete_match\(|ReviewController::open_cards\("
    r"|Friends::(take_match|show_latest)\().*(\$_\d|'lambda)|^tapete::RemoteSource::(begin|choose|played|takes_choices|plays_choices|sheet_opened|tick|next_tick_time|bot|~)|\b\w+::judged\(std::|^_Z.*10draw_looksERK")
# Parts of the table that few scenes need, each with the functions through which TableView enters it, by the beginnings of their names.
# games.txt lists the parts that a game's scenes need. TableView calls these functions only for such scenes, and the module of the game,
# which creates the scenes, has arrived by then.
PARTS = {"boards": ["tapete::TableView::draw_board_table(", "tapete::lay_out_boards("],
         "auctions": ["tapete::AuctionView::draw(", "tapete::AuctionView::draw_choices("]}
# The module that draws without WebGL, and the functions through which SDL enters it: SDL's software renderer, and copies between pixel
# formats. With WebGL the app's textures need no such copy (src/ui/canvas/textures.hpp).
SOFT_MODULE = "soft"
SOFT = re.compile(
    r"SW_|SDL_Blit_|SDL_BlitCopy|SDL_SoftBlit|Blit[_\dNR]|SDL_(Draw|Blend)(Line|Point|FillRect)|SDL_(Create|Update|Destroy)WindowTexture$"
    r"|Emscripten_\w+Framebuffer|GLES2_RenderReadPixels")
# Functions that can be called through a table (rounded) or by the page (gray), in a call graph that wasm-opt has printed.
ROOT = re.compile(r'^ +"(.*)" \[style="filled(?:, rounded"|", fillcolor="gray")\]', re.M)
# Functions that belong to GameInfo: the list of games needs them before any game is loaded.
INFO = re.compile(r"::(info|in_pairs|(dos_)?match_length|largest_hand|rule_limit)\(|draws")


def games_by_folder(games_txt):
    """Returns by folder the names that identify a game in names of functions: its types, and its namespace, which is the folder."""
    folders = {}
    for line in games_txt.splitlines():
        if line and not line.startswith("#"):
            kind, header = line.split()[:2]
            folder = header.partition("/")[0]
            folders.setdefault(folder, [folder]).append(kind)
    return folders


def parts_by_folder(games_txt):
    """Returns by folder the parts of the table that only this folder's games need."""
    users = {}
    for line in games_txt.splitlines():
        if line and not line.startswith("#"):
            _, header, *parts = line.split()
            for part in parts:
                users.setdefault(part, set()).add(header.partition("/")[0])
    alone = {}
    for part, folders in users.items():
        if len(folders) == 1:
            alone.setdefault(folders.pop(), []).append(part)
    return alone


def without_lists(name):
    """Returns the name of a function without lists of all games, which may be among its template arguments."""
    while (start := name.find(LIST)) >= 0:
        depth, end = 1, start + len(LIST)
        while depth > 0:
            depth += {"<": 1, ">": -1}.get(name[end], 0)
            end += 1
        name = name[:start] + name[end:]
    return name


def folder_of(name, folders):
    """Returns the folder of the only game to which a function belongs; None if it belongs to none or to several."""
    rest = without_lists(name)
    if INFO.search(rest):
        return None
    found = [folder for folder, words in folders.items() if re.search(rf"\btapete::({'|'.join(words)})\b", rest)]
    return found[0] if len(found) == 1 else None


class Reader:
    """Reads the sections of a WebAssembly module; supports only what the names of functions need."""

    def __init__(self, data, at=0):
        self.data, self.at = data, at

    def number(self):
        value = shift = 0
        while True:
            byte = self.data[self.at]
            self.at += 1
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value

    def text(self):
        size = self.number()
        self.at += size
        return self.data[self.at - size:self.at].decode()

    def sections(self, end):
        """Yields (id, reader at its content, end) of each section from here on."""
        while self.at < end:
            kind = self.data[self.at]
            self.at += 1
            size = self.number()
            yield kind, Reader(self.data, self.at), self.at + size
            self.at += size


def function_names(data):
    """Yields the names of all functions in the name section."""
    for kind, section, end in Reader(data, 8).sections(len(data)):
        if kind == 0 and section.text() == "name":
            for part, names, _ in section.sections(end):
                if part == 1:
                    for _ in range(names.number()):
                        names.number()
                        yield names.text()


def escaped(name):
    """Escapes a name as in Binaryen's text format."""
    return re.sub(r'[ "(),;\[\]{}]', lambda match: f"\\{ord(match[0]):02x}", name)


def unescaped(name):
    return re.sub(r"\\([0-9a-f]{2})", lambda match: chr(int(match[1], 16)), name)


def modules(names, folders, others):
    """Returns for each module except the rest the list of its functions. `others`: the functions of the other modules by module."""
    parts = {module: [] for module in [*folders, *others]}
    for name in names:
        module = folder_of(name, folders) or next((each for each, functions in others.items() if name in functions), None)
        if module is not None:
            parts[module].append(name)
    return parts


def manifest(parts):
    """Returns the manifest for wasm-split: for each module its name, followed by its functions, one per line."""
    return "\n".join("\n".join([module, *map(escaped, functions)]) + "\n" for module, functions in parts.items())


def calls(call_graph):
    """Yields (caller, callee) of each direct call in a call graph that wasm-opt has printed."""
    for caller, callee in re.findall(r'^ *"(.*)" -> "(.*)"; // call$', call_graph, re.M):
        yield unescaped(caller), unescaped(callee)


def check_calls(call_graph, folders):
    """Exits with an error if a function of one game calls one of another game, or if one of GameInfo calls one of a game's module."""
    between = [f"{caller} -> {callee}" for caller, callee in calls(call_graph)
               if len({folder_of(caller, folders), folder_of(callee, folders)} - {None}) > 1]
    if between:
        sys.exit("Games that call each other's functions cannot be split:\n" + "\n".join(between))
    early = [f"{caller} -> {callee}" for caller, callee in calls(call_graph)
             if INFO.search(without_lists(caller)) and folder_of(callee, folders)]
    if early:
        sys.exit("Functions of GameInfo must not call functions that arrive later:\n" + "\n".join(early))


def roots(names, call_graph):
    """Returns the functions that may be called from anywhere: through a table, by the page, or without a direct caller."""
    called = {callee for _, callee in calls(call_graph)}
    marked = {unescaped(name) for name in ROOT.findall(call_graph)}
    return [name for name in names if name in marked or name not in called]


def late_entries(names, call_graph):
    """Returns LATE and the lambdas that belong to it."""
    return [*LATE, *(name for name in roots(names, call_graph) if LATE_LAMBDA.search(name))]


def part_entries(parts, names):
    """Returns the functions through which the table enters these parts. Exits with an error if the linker has inlined one of them."""
    starts = [start for part in parts for start in PARTS[part]]
    found = [name for name in names if any(name.startswith(start) for start in starts) and not re.search(r"\$_|'lambda", name)]
    if missing := [start for start in starts if not any(name.startswith(start) for name in found)]:
        sys.exit("Functions that must not be inlined:\n" + "\n".join(missing))
    return found


def soft_entries(names, call_graph):
    """Returns the functions of SOFT."""
    return [name for name in roots(names, call_graph) if SOFT.match(name)]


def needed_by(entries, names, call_graph):
    """Returns the functions that only `entries` call, directly or through each other, and `entries` themselves."""
    callees = {}
    for caller, callee in calls(call_graph):
        callees.setdefault(caller, set()).add(callee)
    others, waiting = set(), [name for name in roots(names, call_graph) if name not in entries]
    while waiting:
        if (name := waiting.pop()) not in others and name not in entries:
            others.add(name)
            waiting.extend(callees.get(name, ()))
    return set(names) - others


def only_for(entries, names, call_graph):
    """As needed_by(). Exits with an error if one of the remaining functions calls an entry directly, or if an entry does not exist."""
    found = needed_by(entries, names, call_graph)
    direct = {callee for caller, callee in calls(call_graph) if caller not in found}
    if wrong := [entry for entry in entries if entry in direct or entry not in names]:
        sys.exit("Functions that must exist and must only be called through a table:\n" + "\n".join(wrong))
    return found


def run(program, *words):
    return subprocess.run([program, *FEATURES, *words], check=True, capture_output=True, encoding="utf-8").stdout


def main():
    binaryen, games_txt, module, out = map(Path, sys.argv[1:])
    games = games_txt.read_text(encoding="utf-8")
    folders = games_by_folder(games)
    with tempfile.TemporaryDirectory() as name:
        work = Path(name)
        whole = f"{module.stem}.wasm"
        call_graph = run(binaryen / "wasm-opt", "--print-call-graph", module, "-o", work / whole)
        check_calls(call_graph, folders)
        names = list(function_names(module.read_bytes()))
        entries = {LATE_MODULE: late_entries(names, call_graph), SOFT_MODULE: soft_entries(names, call_graph)}
        others = {module: only_for(each, names, call_graph) for module, each in entries.items()}
        for folder, each in parts_by_folder(games).items():
            others[folder] = needed_by(part_entries(each, names), names, call_graph)
        parts = modules(names, folders, others)
        (work / "manifest").write_text(manifest(parts), encoding="utf-8")
        run(binaryen / "wasm-split", "--multi-split", module, f"--manifest={work / 'manifest'}",
            f"--out-prefix={work / module.stem}_", "-o", work / whole)
        for part in [whole, *(f"{module.stem}_{name}.wasm" for name in parts)]:
            run(binaryen / "wasm-opt", "-Oz", "--strip-debug", "--strip-producers",
                work / part, "-o", out / part)


if __name__ == "__main__":
    main()
