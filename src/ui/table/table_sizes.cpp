#include <algorithm>

#include "core/index.hpp"
#include "ui/table/lay_open.hpp"

/// Sizes and numbers on which all layouts of the table depend.
namespace tapete {

float page_em(float width, float height, float chosen) {
  const bool portrait = height > width * 0.95F;
  const float room = portrait ? std::min(width / 390, height / 700) : std::min(width / 1200, height / 680);
  const float usual = room >= 1 ? std::min(1 + (room - 1) * 0.75F, 3.0F) : std::max(portrait ? 0.9F : 0.95F, room);
  return usual * chosen;
}

float largest_em(float width, float height) { return std::max(0.95F, std::min(width / 290, height / 340)); }

float seat_em(float width, float height, float page) {
  constexpr float kMost = 1.6F;  // largest factor by which the text grows in a window that is too small for more
  return std::max(table_em(width, height, page), std::min(page, kMost * page_em(width, height, 1)));
}

int spot(const Scene& scene, Seat seat) {
  int place = relative(scene, seat);
  if (scene.clockwise && place > 0) place = scene.players - place;
  if (scene.round) return place;
  return scene.players == 2 && place == 1 ? 2 : place;
}

int asked_numbers(const Scene& scene) {
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  int numbers = 0;
  for (const Option& option : scene.options) {
    if (option.kind == OptionKind::declare && std::ranges::all_of(option.label, is_digit))
      ++numbers;
    else if (option.kind == OptionKind::declare || option.kind == OptionKind::pass)
      return 0;
  }
  return numbers;
}

int key_columns(int count, float room, float least) {
  constexpr int kMost = 7;
  const int fit = std::clamp(static_cast<int>((room + kKeyGap) / (least + kKeyGap)), 1, kMost);
  const int rows = std::max(1, (count + fit - 1) / fit);
  return std::max(1, (count + rows - 1) / rows);
}

int held_cards(const Scene& scene) {
  int held = 0;
  for (const Zone& zone : scene.zones) {
    if (zone.kind == ZoneKind::hand && zone.owner == scene.first()) held += static_cast<int>(zone.cards.size());
    if (zone.kind == ZoneKind::trick)
      held += static_cast<int>(std::ranges::count(zone.cards, scene.first(), &SceneCard::from));
  }
  return held;
}

int dealt_cards(const Scene& scene) {
  constexpr int kMostDealt = 17;
  int won = 0;
  int playing = 0;
  if (scene.draws) return kDrawing;
  for (const Zone& zone : scene.zones) {
    if (zone.kind == ZoneKind::hand) ++playing;
    if (zone.kind == ZoneKind::pile) won += static_cast<int>(zone.cards.size()) + zone.hidden;
  }
  if (playing == 2) return kDrawing;
  return std::clamp(held_cards(scene) + (playing > 0 ? won / playing : 0), 8, kMostDealt);
}

int laid_cards(const Scene& scene, float width, float height) {
  constexpr float kLow = 1.6F;  // lower than a phone's screen, as a share of the width
  constexpr int kFewest = 5;
  const bool low = height < kTallWindow && height < kLow * width && height > width;
  return low ? std::clamp(held_cards(scene), kFewest, dealt_cards(scene)) : dealt_cards(scene);
}

}  // namespace tapete
