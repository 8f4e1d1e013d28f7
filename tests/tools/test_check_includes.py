"""The include checker, on wrong source trees."""
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))
from check_includes import check


class CheckIncludes(unittest.TestCase):
    def complaints(self, files):
        with tempfile.TemporaryDirectory() as folder:
            for name, text in files.items():
                path = Path(folder, name)
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text)
            return check(Path(folder))

    def assert_wrong(self, name, line):
        self.assertEqual(len(self.complaints({name: f"#pragma once\n{line}\n"})), 1, f"{name}: {line}")

    def test_an_include_of_a_lower_layer_is_accepted(self):
        self.assertEqual([], self.complaints({
            "core/card.hpp": "#include <array>\n",
            "games/one/one.cpp": '#include "games/one/one.hpp"\n#include "tricks/worlds.hpp"\n',
            "match/table.cpp": '#include "games/one/one.hpp"\n#include "bots/players.hpp"\n',
            "ui/ui.cpp": '#include <SDL.h>\n#include "app/app.hpp"\n#include "assets/embedded.hpp"\n',
            "cli/main.cpp": '#include "match/table.hpp"\n',
            "online/host_table.cpp": '#include "match/table.hpp"\n',
            "app/app.cpp": '#include "online/host_table.hpp"\n#include "looks/looks.hpp"\n',
            "platform/web.cpp": '#include <emscripten.h>\n  #  include "ui/ui.hpp"\n',
        }))

    def test_an_include_of_a_higher_layer_is_reported(self):
        self.assert_wrong("core/card.hpp", '#include "game/game.hpp"')
        self.assert_wrong("game/game.hpp", '#include "tricks/worlds.hpp"')
        self.assert_wrong("games/one/one.cpp", '#include "match/table.hpp"')
        self.assert_wrong("games/one/one.cpp", '#include "app/app.hpp"')
        self.assert_wrong("app/app.cpp", '#include "ui/ui.hpp"')
        self.assert_wrong("match/table.cpp", '#  include "app/app.hpp"')
        self.assert_wrong("cli/main.cpp", '#include "ui/ui.hpp"')
        self.assert_wrong("online/host_table.cpp", '#include "app/app.hpp"')
        self.assert_wrong("match/table.cpp", '#include "online/host_table.hpp"')

    def test_an_include_of_a_lower_folder_of_the_interface_is_accepted(self):
        self.assertEqual([], self.complaints({
            "ui/ui.cpp": '#include "ui/screens/screens.hpp"\n',
            "ui/table/table_view.cpp": '#include "ui/table/layout.hpp"\n#include "ui/gui/gui.hpp"\n#include "game/scene.hpp"\n',
            "ui/screens/table_screen.cpp": '#include "ui/table/layout.hpp"\n#include "app/app.hpp"\n',
            "ui/canvas/canvas.hpp": "#include <imgui.h>\n",
        }))

    def test_an_include_of_a_higher_folder_of_the_interface_is_reported(self):
        self.assert_wrong("ui/canvas/canvas.hpp", '#include "ui/gui/gui.hpp"')
        self.assert_wrong("ui/table/layout.hpp", '#include "ui/screens/form.hpp"')
        self.assert_wrong("ui/table/layout.hpp", '#include "ui/ui.hpp"')
        self.assert_wrong("ui/table/table_view.cpp", '#include "app/app.hpp"')
        self.assert_wrong("ui/table/table_view.cpp", '#include "match/table.hpp"')
        self.assert_wrong("ui/gui/draw_context.hpp", '#include "app/settings.hpp"')
        self.assert_wrong("ui/canvas/cards.hpp", '#include "app/files.hpp"')

    def test_an_include_of_another_game_is_reported(self):
        self.assert_wrong("games/one/one.cpp", '#include "games/two/two.hpp"')

    def test_an_include_of_a_game_outside_match_is_reported(self):
        for folder in ("core", "game", "tricks", "bots", "online", "app", "ui", "platform", "cli"):
            self.assert_wrong(f"{folder}/file.cpp", '#include "games/one/one.hpp"')

    def test_a_library_outside_its_folder_is_reported(self):
        self.assert_wrong("app/app.cpp", "#include <SDL.h>")
        self.assert_wrong("core/card.hpp", "#include <imgui.h>")
        self.assert_wrong("ui/ui.cpp", "#include <emscripten.h>")
        self.assert_wrong("ui/table/table_view.cpp", "#include <imgui.h>")

    def test_a_file_in_an_unknown_folder_is_reported(self):
        self.assert_wrong("extra/file.cpp", "#include <array>")
        self.assert_wrong("ui/attic/old.cpp", '#include "ui/canvas/canvas.hpp"')

    def test_an_include_without_a_folder_is_reported(self):
        self.assert_wrong("core/card.cpp", '#include "card.hpp"')


if __name__ == "__main__":
    unittest.main()
