#include "ui/screens/home_ways.hpp"

#include <algorithm>
#include <array>

#include "core/index.hpp"
#include "ui/gui/widgets.hpp"

namespace tapete {
namespace {

/// Button that leads to another screen.
struct Way {
  std::string_view id;
  Text label;
  Screen screen;
};
constexpr std::array<Way, 4> kWays{{{"button:rules", "How to play"_text, Screen::rules},
                                    {"button:glossary", "Glossary"_text, Screen::glossary},
                                    {"button:matches", "My matches"_text, Screen::matches},
                                    {"button:settings", "Settings"_text, Screen::settings}}};

/// Returns the chosen game if it has positions of the day, otherwise the first game that has them, or nullptr.
const HomeGame* game_of_day(const std::vector<HomeGame>& games) {
  const HomeGame* found = nullptr;
  for (const HomeGame& each : games)
    if (each.game->days && (found == nullptr || each.chosen)) found = &each;
  return found;
}

}  // namespace

HomeWays::HomeWays(AppContext& context, const std::vector<HomeGame>& games, float touch, float apart)
    : context_(context), day_(game_of_day(games)), touch_(touch), apart_(apart) {}

float HomeWays::height() const {
  const float rows = day_ == nullptr && !context_.app.host().connects() ? 2 : 3;
  return rows * (touch_ + apart_) - apart_;
}

void HomeWays::draw(Rect place) const {
  const Grid grid = Grid::across(place, 2, touch_, apart_);
  std::vector<GroupButton> buttons;
  buttons.reserve(kWays.size());
  for (const Way& way : kWays) buttons.push_back({way.id, context_.say(way.label), ButtonStyle::glass});
  if (const int clicked = button_group(context_.gui, grid, buttons); clicked >= 0) {
    const Screen screen = kWays[at(clicked)].screen;
    screen == Screen::matches ? context_.app.library().open() : context_.app.navigation().go(screen);
  }
  Rect row{place.x, place.y + 2 * (touch_ + apart_), place.w, touch_};
  if (context_.app.host().connects()) {
    if (day_ != nullptr) row.w = (place.w - apart_) / 2;
    if (button(context_.gui, row, "button:with_friends", context_.say("Play with friends"_text), ButtonStyle::glass))
      context_.app.starter().new_match();
    row.x += row.w + apart_;
  }
  if (day_ != nullptr) draw_day(row);
}

void HomeWays::draw_day(Rect row) const {
  std::string words{context_.say("A minute a day"_text)};
  if (day_->chosen && context_.app.lessons().courses().played_today())
    words += " · " + std::string{context_.say("done#today"_text)};
  if (!button(context_.gui, row, "button:day", words, ButtonStyle::glass)) return;
  if (!day_->chosen) context_.app.preferences().choose_game(*day_->game, day_->preset);
  context_.app.lessons().begin({Course::Kind::day, {}});
}

}  // namespace tapete
