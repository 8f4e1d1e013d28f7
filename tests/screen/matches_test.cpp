// The screen with the stored matches.
#include <catch_amalgamated.hpp>

#include "screen/shown_app.hpp"

namespace tapete {
namespace {

using test::ShownApp;

TEST_CASE("stored matches: with the largest text on a phone the buttons for backups scroll with the list") {
  for (const TextSize text : {TextSize::normal, TextSize::largest}) {
    CAPTURE(static_cast<int>(text));
    ShownApp shown;
    for (const std::string_view name : {"a", "b", "c", "d"})
      shown.host.values["match/" + std::string{name}] = "tapete 1\ngame brisca\nplayers 2\n";
    Settings settings = shown.app.preferences().settings();
    settings.text_size = text;
    shown.app.preferences().change_settings(settings);
    shown.ui.resized(390, 844, 1);
    shown.app.library().open();
    shown.tree();
    const Target* const backup = shown.find("button:backup");
    const bool seen = backup != nullptr && backup->rect.bottom() <= 844;
    CHECK(seen == (text == TextSize::normal));
    CHECK(shown.find("list:0") != nullptr);
  }
}

}  // namespace
}  // namespace tapete
