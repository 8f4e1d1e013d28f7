#include <algorithm>
#include <array>
#include <cmath>

#include "ui/canvas/pieces.hpp"
#include "ui/gui/widgets.hpp"
#include "ui/screens/views.hpp"

/// The first screen.
namespace tapete {
namespace {

/// What the fan takes from side to side, in heights of a card.
constexpr float kFanWidth = 2.05F;

/// Rey and sota with an ace between them: what everybody hopes to hold.
void draw_spanish_hero(Stage& stage, Rect area) {
  struct Fanned {
    Card card;
    float angle;
  };
  constexpr std::array<Fanned, 5> kFan{
      {{Card{1, 9}, -0.42F}, {Card{2, 7}, -0.21F}, {Card{0, 0}, 0}, {Card{3, 8}, 0.21F}, {Card{0, 9}, 0.42F}}};
  const float h = std::min(area.h * 0.84F, area.w / kFanWidth);
  const float w = h / kCardShape;
  const float radius = h * 1.25F;
  const Point pivot{area.center().x, area.center().y - h * 0.02F + radius};
  for (const Fanned& fanned : kFan) {
    const Point at{pivot.x + std::sin(fanned.angle) * radius, pivot.y - std::cos(fanned.angle) * radius};
    const Placed placed{at, w, h, fanned.angle};
    stage.cards.draw(stage.canvas, fanned.card, placed, {.lift = 0.2F});
  }
}

/// A royal run, and the dice that bring it.
void draw_french_hero(Stage& stage, Rect area) {
  constexpr std::array<int, 5> kRanks{9, 10, 11, 12, 0};
  constexpr int kHearts = 1;
  const float w = std::min(area.w / 5.4F, area.h * 0.6F / kCardShape);
  const float h = w * kCardShape;
  const float die = w * 0.8F;
  const float gap = w * 0.06F;
  const float top = area.center().y - (h + die * 1.4F) / 2;
  float x = area.center().x - 2.5F * w - 2 * gap;
  for (const int rank : kRanks) {
    const Rect card{x, top, w, h};
    stage.canvas.card_shadow({card.center(), card.w, card.h, 0}, 0.2F);
    draw_french_card(stage.canvas, Card{kHearts, rank}, card);
    x += w + gap;
  }
  constexpr std::array<SceneDie, 3> kDice{{{true, 3}, {false, 6}, {false, 2}}};
  x = area.center().x - 1.9F * die;
  for (const SceneDie& shown : kDice) {
    draw_die(stage.canvas, shown, {x, top + h + die * 0.4F, die, die});
    x += die * 1.4F;
  }
}

struct Item {
  std::string_view id;
  Text label;
  Screen screen;
};
constexpr std::array<Item, 4> kEntries{{{"button:rules", "How to play"_text, Screen::rules},
                                        {"button:glossary", "Words of the game"_text, Screen::glossary},
                                        {"button:matches", "My matches"_text, Screen::matches},
                                        {"button:settings", "Settings"_text, Screen::settings}}};

/// The buttons, from the top of `column`; gives nothing: the app moves on by itself.
void draw_buttons(Stage& stage, Rect column, float touch, float gap) {
  const bool waiting = stage.app.session() != nullptr;
  Rect row{column.x, column.y, column.w, touch * 1.1F};
  if (waiting) {
    if (button(stage.gui, row, "button:continue", stage.say("Continue match"_text), Look::gold))
      stage.app.go(Screen::table);
    row.y += row.h + gap;
  }
  if (button(stage.gui, row, "button:new_match", stage.say("New match"_text), waiting ? Look::glass : Look::gold))
    stage.app.new_match();
  row.y += row.h + gap;
  const float half = (column.w - gap) / 2;
  for (std::size_t i = 0; i < kEntries.size(); ++i) {
    const Item& entry = kEntries[i];
    const std::size_t line = i / 2;
    const Rect place{column.x + (i % 2 == 0 ? 0 : half + gap), row.y + static_cast<float>(line) * (touch + gap), half,
                     touch};
    if (!button(stage.gui, place, entry.id, stage.say(entry.label), Look::glass)) continue;
    if (entry.screen == Screen::matches)
      stage.app.open_matches();
    else
      stage.app.go(entry.screen);
  }
}

/// The offer of a newer version, in the upper corner.
void draw_update(Stage& stage) {
  const std::string_view words = stage.say("New version: update"_text);
  const Rect window = stage.canvas.window();
  const float width = std::min(window.w - 20, stage.canvas.text_width(words, stage.em(type::kBody), Font::bold) + 48);
  const Rect place{window.right() - 10 - width, 10, width, std::max(44.0F, stage.em(44))};
  if (button(stage.gui, place, "button:update", words, Look::paper)) stage.app.take_update();
}

}  // namespace

namespace {

struct StartLayout {
  Rect block;    ///< name and buttons
  Rect picture;  ///< the cards
};

/// The cards above the block in a high window, beside it in a wide one.
StartLayout lay_start(Rect window, float width, float height, bool portrait) {
  Rect block{0, 0, width, height};
  if (portrait) {
    const float margin = std::clamp(window.h * 0.05F, 18.0F, 90.0F);
    block.x = window.center().x - width / 2;
    block.y = window.h - margin - block.h;
    return {block, {window.w * 0.03F, margin * 0.6F, window.w * 0.94F, block.y - margin * 0.8F}};
  }
  block.y = window.center().y - block.h / 2;
  const float high = window.h * 0.84F;
  const float between = window.w * 0.05F;
  const float wide = std::min({window.w * 0.5F, high * 0.84F * kFanWidth, window.w - width - between - 16});
  const Rect picture{(window.w - wide - between - width) / 2, window.center().y - high / 2, wide, high};
  block.x = picture.right() + between;
  return {block, picture};
}

}  // namespace

void draw_start(Stage& stage) {
  Canvas& canvas = stage.canvas;
  const Theme& theme = stage.theme();
  const Rect window = canvas.window();
  canvas.cloth();
  const bool portrait = window.h > window.w * 0.95F;
  const float gap = 10;
  const float rows = stage.app.session() != nullptr ? 2 : 1;
  const float hero = std::min(stage.em(type::kHero), window.h * 0.13F);
  const float tagline = stage.em(type::kLead);
  const float title = hero * 1.25F + tagline * 1.5F;
  const float room = (window.h - title - 42 - (rows + 1) * gap) / (rows * 1.1F + 2);
  const float touch = std::max(44.0F, std::min(stage.em(50), room));
  const float buttons = rows * (touch * 1.1F + gap) + 2 * touch + gap;
  const float side = portrait ? std::min(window.w - 40, stage.em(420))
                              : std::clamp(window.w * 0.4F, std::min(stage.em(280), window.w * 0.5F), stage.em(400));
  const auto [block, picture] = lay_start(window, side, title + 18 + buttons, portrait);
  if (stage.app.setup().game->deck == Deck::french)
    draw_french_hero(stage, picture);
  else
    draw_spanish_hero(stage, picture);
  const Align align = portrait ? Align::center : Align::left;
  const std::string_view name = stage.app.game().name(stage.app.lang());
  canvas.text(name, {block.x, block.y, block.w, hero * 1.25F}, {hero, theme.on_cloth, Font::bold, align});
  canvas.text(stage.say(stage.app.game().tagline), {block.x, block.y + hero * 1.25F, block.w, tagline * 1.3F},
              {tagline, theme.on_cloth_quiet, Font::regular, align});
  draw_buttons(stage, {block.x, block.y + title + 18, block.w, buttons}, touch, gap);
  if (stage.app.offers_update()) draw_update(stage);
}

}  // namespace tapete
