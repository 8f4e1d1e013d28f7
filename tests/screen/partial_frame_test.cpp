// Frames that redraw only a part of the window.
#include <catch_amalgamated.hpp>

#include <string>
#include <vector>

#include "screen/window.hpp"
#include "ui/canvas/cards.hpp"
#include "ui/canvas/partial_frame.hpp"

namespace tapete {
namespace {

/// A deck whose only card, the ace of oros, has thin upright lines.
struct Lines final : PictureFiles {
  Lines() {
    deck = R"(<svg id="o01" xmlns="http://www.w3.org/2000/svg" width="610" height="950" viewBox="0 0 610 950">)";
    for (int x = 0; x < 610; x += 12) deck += "<path d=\"M" + std::to_string(x) + " 0h6v950h-6z\" fill=\"#ffffff\"/>";
    deck += "</svg>";
  }
  std::string_view bytes(std::string_view) override { return deck; }
  [[nodiscard]] bool asked(std::string_view) const override { return true; }
  bool retry(std::string_view) override { return false; }

  std::string deck;
};

TEST_CASE("partial frame: a card that is redrawn in part looks the same as one that is redrawn as a whole") {
  const float ratio = GENERATE(1.0F, 1.25F, 1.5F, 2.0F, 3.0F);
  CAPTURE(ratio);
  const test::Window window;
  const float width = 109.6F / ratio;
  SDL_RenderSetScale(window.renderer, ratio, ratio);
  Lines files;
  Canvas canvas{window.renderer};
  const Theme colours = theme({});
  Cards cards{window.renderer, files};
  PartialFrame partial;
  const auto draw = [&](bool marked) {
    canvas.begin({0, 0, test::Window::kWidth / ratio, test::Window::kHeight / ratio}, ratio, colours);
    canvas.fill(canvas.window(), {0, 64, 32});
    cards.draw(canvas, Card{0, 0}, {{65.3F, 100.7F}, width, width * kCardShape, 0});
    if (marked) canvas.fill({60, 90, 5, 5}, {255, 0, 0});
    ImDrawData& frame = canvas.end();
    if (partial.cut(frame, 0)) SDL_RenderClear(window.renderer);
    render(window.renderer, frame);
    while (cards.work(1000)) {
    }
  };
  const auto pixels = [&window] {
    std::vector<Uint32> out(static_cast<std::size_t>(test::Window::kWidth * test::Window::kHeight));
    SDL_RenderReadPixels(window.renderer, nullptr, SDL_PIXELFORMAT_ARGB8888, out.data(), 4 * test::Window::kWidth);
    return out;
  };
  draw(false);  // renders the picture
  partial.forget();
  draw(false);
  const std::vector<Uint32> whole = pixels();
  draw(true);
  CHECK((pixels() != whole));
  draw(false);
  CHECK((pixels() == whole));
}

}  // namespace
}  // namespace tapete
