// The place of the words of help at a table of cards.
#include <catch_amalgamated.hpp>

#include "screen/shown_app.hpp"

namespace tapete {
namespace {

using test::ShownApp;

TEST_CASE("help: its words lie above the status line if the cloth there is free") {
  for (const Point size : {Point{390, 844}, Point{820, 1180}, Point{1440, 900}}) {
    CAPTURE(size.x, size.y);
    ShownApp shown;
    shown.ui.resized(size.x, size.y, 1);
    REQUIRE(shown.app.opener().open_record(
        "tapete 1\ngame guinote\nplayers 4\nseat 0 human\n"
        "deal 0 Cc 4e 6c 4c 7o Ce Cb 5c 7e 3c 2b Co Rc 3b Ab 3e Sb 5b 6o 6b 7b 6e 5o Se Ao 2e Re 3o 5e Ac 2o So Ae 4b "
        "Sc 2c Rb 7c Ro 4o\n1 play Cc\n2 play 3e\n3 play 6o\n0 play Co\n"));
    while (!shown.app.match().session()->can_act()) (void)shown.host.settle(shown.app, 1);
    shown.tree();
    shown.press("button:help_me");
    const auto* const help = shown.app.help().step();
    REQUIRE(help != nullptr);
    const Target* const status = shown.find("button:help_me");
    const auto words = std::ranges::find(shown.ui.texts(), help->text, &DrawnText::text);
    REQUIRE(status != nullptr);
    REQUIRE(words != shown.ui.texts().end());
    CHECK(words->rect.bottom() <= status->rect.y);
  }
}

}  // namespace
}  // namespace tapete
