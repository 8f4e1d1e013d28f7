// The marks of the cards in the viewer's hand.
#include <catch_amalgamated.hpp>

#include <array>

#include "screen/window.hpp"
#include "ui/table/hand_view.hpp"

namespace tapete {
namespace {

struct NoPictures final : PictureFiles {
  std::string_view bytes(std::string_view) override { return {}; }
  [[nodiscard]] bool asked(std::string_view) const override { return false; }
  bool retry(std::string_view) override { return false; }
};

/// Returns a scene in which the viewer holds a received card, an own card, a received card without an option, and one
/// that is given away.
Scene scene_with_received_cards() {
  Scene scene{.turn = 0, .players = 4, .deck = Deck::french};
  Zone& hand = scene.zones.emplace_back();
  hand.kind = ZoneKind::hand;
  hand.owner = 0;
  hand.cards = {{.card = Card{0, 1}, .from = 3, .option = 0},
                {.card = Card{0, 2}, .option = 1},
                {.card = Card{1, 3}, .from = 3, .refusal = "no"},
                {.card = Card{1, 4}, .leaving = true}};
  scene.options.resize(2);
  return scene;
}

TEST_CASE("hand: received and chosen cards have another frame than advised ones") {
  const test::Window window;
  NoPictures files;
  Canvas canvas{window.renderer};
  const Theme colours = theme({});
  canvas.begin({0, 0, test::Window::kWidth, test::Window::kHeight}, 1, colours);
  Gui gui{canvas};
  Cards cards{window.renderer, files};
  DrawContext context{gui, canvas, cards};
  const Scene scene = scene_with_received_cards();
  HandView hands;
  const auto dressed = [&](int index) {
    Moving card;
    card.sprite.card = scene.zones[0].cards[static_cast<std::size_t>(index)].card;
    card.sprite.zone = 0;
    card.sprite.index = index;
    DrawnCard drawn;
    hands.dress(context, scene, card, drawn);
    return drawn.frame;
  };
  CHECK(dressed(0) == CardFrame::blue);
  CHECK(dressed(1) == CardFrame::none);
  CHECK(dressed(2) == CardFrame::blue);
  CHECK(dressed(3) == CardFrame::blue);
  hands.light(std::array{1});
  CHECK(dressed(0) == CardFrame::blue);
  CHECK(dressed(1) == CardFrame::gold);
  canvas.end();
}

}  // namespace
}  // namespace tapete
