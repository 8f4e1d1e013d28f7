"""Assigns functions of the page's program to modules."""
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))
import split_page  # noqa: E402

FOLDERS = split_page.games_by_folder("# games\nTute tute/tute.hpp\nTuteDos tute/tute_dos.hpp\nBrisca brisca/brisca.hpp\n")


def folder_of(name):
    return split_page.folder_of(name, FOLDERS)


class SplitPage(unittest.TestCase):
    def test_games_of_one_folder_share_a_module(self):
        self.assertEqual({"tute": ["tute", "Tute", "TuteDos"], "brisca": ["brisca", "Brisca"]}, FOLDERS)
        self.assertEqual("tute", folder_of("tapete::GameMatch<tapete::TuteDos>::play(int)"))

    def test_a_function_belongs_to_the_game_of_its_namespace(self):
        self.assertEqual("brisca", folder_of("tapete::brisca::Rules::points(tapete::brisca::State const&)"))

    def test_a_list_of_all_games_belongs_to_no_game(self):
        every = "tapete::GameTypes<tapete::Tute, tapete::Brisca>"
        self.assertIsNone(folder_of(f"auto {every}::infos()"))
        self.assertEqual("brisca", folder_of(f"{every}::with<tapete::Pick<int>>(int)::'lambda'<tapete::Brisca>()"))

    def test_a_function_of_two_games_stays_in_the_program(self):
        self.assertIsNone(folder_of("void f<tapete::Tute, tapete::brisca::State>()"))

    def test_information_about_a_game_stays_in_the_program(self):
        self.assertIsNone(folder_of("tapete::brisca::Rules::info()"))

    def test_names_are_escaped_as_in_the_webassembly_text_format(self):
        self.assertEqual("f\\28int\\2c\\20A<B>\\29", split_page.escaped("f(int, A<B>)"))

    def test_a_call_between_two_games_is_an_error(self):
        to_program = '  "tapete::brisca::f\\28\\29" -> "tapete::at"; // call\n'
        split_page.check_calls(to_program, FOLDERS)
        to_other_game = '  "tapete::brisca::f\\28\\29" -> "tapete::tute::g\\28\\29"; // call\n'
        with self.assertRaisesRegex(SystemExit, r"tapete::brisca::f\(\) -> tapete::tute::g\(\)"):
            split_page.check_calls(to_program + to_other_game, FOLDERS)

    def test_a_call_from_information_about_a_game_to_its_module_is_an_error(self):
        graph = '  "tapete::brisca::match_length\\28\\29" -> "tapete::brisca::{}\\28\\29"; // call\n'
        split_page.check_calls(graph.format("largest_hand"), FOLDERS)
        with self.assertRaisesRegex(SystemExit, r"match_length\(\) -> tapete::brisca::configure\(\)"):
            split_page.check_calls(graph.format("configure"), FOLDERS)

    def test_functions_that_only_the_entries_need_move_with_them(self):
        names = ["entry", "helper", "shared", "main", "callback"]
        graph = "".join(f'  "{caller}" -> "{callee}"; // call\n' for caller, callee in (
            ("entry", "helper"), ("helper", "helper"), ("entry", "shared"), ("main", "shared")))
        self.assertEqual({"entry", "helper"}, split_page.only_for(["entry"], names, graph))

    def test_an_entry_that_is_missing_or_called_directly_is_an_error(self):
        with self.assertRaisesRegex(SystemExit, "gone"):
            split_page.only_for(["gone"], ["main"], "")
        with self.assertRaisesRegex(SystemExit, "entry"):
            split_page.only_for(["entry"], ["main", "entry"], '  "main" -> "entry"; // call\n')

    def test_a_function_in_a_table_or_export_stays_although_late_code_calls_it(self):
        graph = '  "entry" -> "callback"; // call\n  "callback" [style="filled, rounded"]\n'
        self.assertEqual({"entry"}, split_page.only_for(["entry"], ["entry", "callback"], graph))
        exported = graph.replace('"filled, rounded"', '"filled", fillcolor="gray"')
        self.assertEqual({"entry"}, split_page.only_for(["entry"], ["entry", "callback"], exported))

    def test_lambdas_of_late_code_are_entries(self):
        late, other = "__func<tapete::MatchesView::bar(Rect)::$_0>::operator()()", "__func<tapete::Backups::once_read()::$_0>::operator()()"
        judged = "tapete::Help::judged(std::__2::basic_string_view<char>)"
        self.assertEqual([*split_page.LATE, late, judged], split_page.late_entries([late, judged, other, "tapete::judged_key(", "main"], ""))
        self.assertEqual(split_page.LATE, split_page.late_entries([late, "main"], f'  "main" -> "{split_page.escaped(late)}"; // call\n'))

    def test_a_part_of_the_table_goes_with_the_only_folder_that_needs_it(self):
        games = "Tute tute/tute.hpp cards boards\nTuteDos tute/tute_dos.hpp cards\nBrisca brisca/brisca.hpp boards\n"
        self.assertEqual({"tute": ["cards"]}, split_page.parts_by_folder(games))

    def test_the_functions_of_a_part_of_the_table_are_found_without_their_lambdas(self):
        found = ["tapete::TableView::draw_board_table(int)", "tapete::lay_out_boards(int)"]
        self.assertEqual(found, split_page.part_entries(["boards"], [*found, "tapete::lay_out_boards(int)::$_0::operator()() const"]))
        with self.assertRaisesRegex(SystemExit, "lay_out_boards"):
            split_page.part_entries(["boards"], found[:1])

    def test_a_part_of_the_table_may_be_called_directly(self):
        graph = '  "main" -> "entry"; // call\n  "entry" -> "helper"; // call\n'
        self.assertEqual({"entry", "helper"}, split_page.needed_by(["entry"], ["main", "entry", "helper"], graph))

    def test_functions_of_the_software_renderer_are_entries(self):
        soft = ["SW_CreateRenderer", "SDL_Blit_RGB888_RGB888_Scale", "SDL_BlendFillRect_RGB", "SDL_UpdateWindowTexture"]
        self.assertEqual(soft, split_page.soft_entries([*soft, "GLES2_CreateRenderer", "SDL_UpdateTexture", "SDL_CreateWindow"], ""))

    def test_code_of_a_game_stays_with_the_game(self):
        name = "tapete::brisca::f()"
        self.assertEqual({"tute": [], "brisca": [name], "late": ["g"]}, split_page.modules([name, "g", "h"], FOLDERS, {"late": {name, "g"}}))

    def test_function_names_are_read_from_the_name_section(self):
        names = bytes([1, 7, 2, 0, 1, ord("f"), 1, 1, ord("g")])  # subsection 1 (function names): two functions
        section = bytes([4]) + b"name" + names
        module = b"\0asm\1\0\0\0" + bytes([0, len(section)]) + section
        self.assertEqual(["f", "g"], list(split_page.function_names(module)))


if __name__ == "__main__":
    unittest.main()
