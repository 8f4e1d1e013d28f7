#include <algorithm>
#include <array>
#include <vector>

#include "app/home_games.hpp"
#include "app/strings.hpp"
#include "core/index.hpp"
#include "ui/gui/widgets.hpp"
#include "ui/screens/views.hpp"

/// Home screen: the game that was played last, with a button to play it again; all other games; and buttons to other
/// screens.
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

constexpr float kApart = 10;  ///< distance between two controls, in points
constexpr float kSide = 16;   ///< distance from the edges of the window, in points

class HomeView {
 public:
  explicit HomeView(AppContext& context)
      : context_(context),
        games_(home_games(context.app.host(), context.app.preferences().setup())),
        touch_(std::max(44.0F, context.em(50))),
        row_(std::max(64.0F, context.em(64))) {}

  void draw() {
    const Rect window = context_.canvas.window();
    context_.canvas.cloth();
    if (window.h > window.w * 0.95F)
      draw_high(window);
    else
      draw_wide(window);
    if (context_.app.offers_update()) draw_update();
  }

 private:
  /// Draws everything in one column. The buttons to other screens stay at the bottom if there is room above them for
  /// the chosen game and another game; otherwise they scroll with the rest.
  void draw_high(Rect window) {
    const float width = std::min(window.w - 2 * kSide, context_.em(560));
    const float left = window.center().x - width / 2;
    const float foot = ways_height() + 2 * kApart;
    const bool ways_stay = window.h - foot > 100 + chosen_height(width) + 1.4F * row_;
    const Rect view{window.x, window.y, window.w, window.h - (ways_stay ? foot : 0)};
    const float top = context_.gui.begin_scroll("home", view, true);
    float y = draw_name(Rect{left, top + kApart, width, 0});
    const float cards = std::clamp(view.h * 0.26F, 100.0F, width / kFanWidth);
    draw_game_picture(context_, games_.front().card(), {left, y, width, cards});
    y = draw_chosen({left, y + cards, width, 0});
    y = draw_others({left, y + kApart, width, 0});
    if (!ways_stay) draw_ways({left, y, width, 0});
    context_.gui.end_scroll(y + (ways_stay ? kApart : foot) - top);
    if (ways_stay) draw_ways({left, view.bottom() + kApart, width, 0});
  }

  /// Draws the chosen game at the left and the other games at the right.
  void draw_wide(Rect window) {
    const float between = std::max(kSide, window.w * 0.04F);
    const float all = std::min(window.w - 2 * kSide, context_.em(1240));
    const float half = (all - between) / 2;
    const Rect left{window.center().x - all / 2, window.y, half, window.h};
    const float top = context_.gui.begin_scroll("chosen", left, false);
    const float rest = chosen_height(half);
    const float cards = std::clamp(window.h - rest - 2 * kSide, 0.0F, std::min(window.h * 0.5F, half / kFanWidth));
    float y = top + std::max(kApart, (window.h - rest - cards) / 2);
    y = draw_name({left.x, y, half, 0});
    if (cards > 60) draw_game_picture(context_, games_.front().card(), {left.x, y, half, cards});
    y = draw_chosen({left.x, y + cards, half, 0});
    context_.gui.end_scroll(y + kApart - top);

    const float room = window.h - ways_height() - 2 * kSide - kApart;
    row_ = std::clamp(0.85F * room / rows(half) - kApart, row_, context_.em(116));
    const float shown = std::min(others_height(half), room);
    const Rect right{left.right() + between, window.y + kSide + (room - shown) / 2, half, shown};
    const float others = context_.gui.begin_scroll("home", right, true);
    draw_others({right.x, others, half, 0});
    context_.gui.end_scroll(others_height(half));
    draw_ways({right.x, right.bottom() + (shown < room ? 0 : kApart), half, 0});
  }

  [[nodiscard]] const GameInfo& chosen() const { return *games_.front().game; }

  [[nodiscard]] float name_size(float width) const {
    return std::min({context_.em(48), width * 0.14F, context_.canvas.window().h * 0.12F});
  }
  /// Returns the height of draw_name() and draw_chosen() together.
  [[nodiscard]] float chosen_height(float width) const {
    const float lines =
        context_.em(type::kSmall) +
        (games_.front().card().tagline(context_.app.preferences().lang()).empty() ? 0 : context_.em(type::kBody));
    const float day = offers_day() ? touch_ + kApart : 0;
    return context_.em(30) + 4 + 1.3F * (name_size(width) + lines) + 2.15F * touch_ + 3 * kApart + day;
  }

  float draw_name(Rect place) {
    place.h = context_.em(30);
    context_.text("Tapete", place, type::kLead, context_.theme().gold, Font::bold, Align::center);
    return place.bottom() + 4;
  }

  /// Draws the game's name and its buttons to play. Returns the y coordinate of their end.
  float draw_chosen(Rect place) {
    Canvas& canvas = context_.canvas;
    const Theme& theme = context_.theme();
    const Lang lang = context_.app.preferences().lang();
    const auto line = [&](std::string_view words, float text, Colour colour, Font font) {
      place.h = text * 1.3F;
      canvas.text(words, place, {text, colour, font, Align::center});
      place.y = place.bottom();
    };
    line(games_.front().name(lang), name_size(place.w), theme.on_cloth, Font::bold);
    if (const auto words = games_.front().card().tagline(lang); !words.empty())
      line(words, context_.em(type::kBody), theme.on_cloth_quiet, Font::regular);
    line(words::game_words(chosen(), lang), context_.em(type::kSmall), theme.on_cloth_quiet, Font::regular);
    place.y += kApart;
    place.h = touch_ * 1.15F;
    const float wide = std::min(place.w, context_.em(460));
    place.x = place.center().x - wide / 2;
    place.w = wide;
    const bool waits = !games_.front().under_way.empty();
    // ButtonStyle::main shows the accent colour that an embedding page has chosen.
    const ButtonStyle style = context_.app.preferences().first().accent ? ButtonStyle::main : ButtonStyle::gold;
    if (waits) {
      if (button(context_.gui, place, "button:continue", context_.say("Continue match"_text), style))
        context_.app.opener().go_on(games_.front().under_way);
    } else if (button(context_.gui, place, "button:play", context_.say("Play"_text), style)) {
      context_.app.starter().play();
    }
    place.y = place.bottom() + kApart;
    place.h = touch_;
    draw_chosen_ways(place, waits ? "New match"_text : "Change the rules"_text);
    if (offers_day()) draw_day(place = place.moved(0, touch_ + kApart));
    return place.bottom() + kApart;
  }

  /// Returns whether the position of the day is offered: only to players who have begun to learn or to play the game.
  [[nodiscard]] bool offers_day() const { return chosen().days && !context_.app.lessons().courses().is_new(chosen()); }
  void draw_day(Rect row) {
    std::string words{context_.say("A minute a day"_text)};
    if (context_.app.lessons().courses().played_today()) words += " · " + std::string{context_.say("done#today"_text)};
    if (button(context_.gui, row, "button:day", words, ButtonStyle::glass))
      context_.app.lessons().begin({Course::Kind::day, {}});
  }

  /// Draws the buttons to the form of a new match and to the lesson. The lesson's button stands out for a player who
  /// is new to the game.
  void draw_chosen_ways(Rect row, Text form) {
    if (chosen().lesson_minutes > 0) {
      const Rect left = row.part(0, 2, kApart);
      row = row.part(1, 2, kApart);
      const bool offered = context_.app.lessons().courses().is_new(chosen());
      const std::string words =
          fill(context_.say(offered ? "Learn in @ min"_text : "Learn"_text), std::to_string(chosen().lesson_minutes));
      if (button(context_.gui, left, "button:learn", words, offered ? ButtonStyle::paper : ButtonStyle::glass))
        return chosen().maxims && !offered ? context_.app.navigation().go(Screen::sayings)
                                           : context_.app.lessons().begin();
    }
    if (button(context_.gui, row, "button:new_match", context_.say(form), ButtonStyle::glass))
      context_.app.starter().new_match();
  }

  [[nodiscard]] int columns(float width) const { return width > context_.em(500) ? 2 : 1; }
  [[nodiscard]] float rows(float width) const {
    return static_cast<float>(Grid{.columns = columns(width)}.rows(static_cast<int>(games_.size()) - 1));
  }
  [[nodiscard]] float others_height(float width) const { return rows(width) * (row_ + kApart); }

  float draw_others(Rect place) {
    const Grid grid = Grid::across(place, columns(place.w), row_, kApart);
    for (int i = 1; i < static_cast<int>(games_.size()); ++i) draw_other(games_[at(i)], grid.at(i - 1));
    return place.y + others_height(place.w);
  }

  void draw_other(const HomeGame& other, Rect rect) {
    Canvas& canvas = context_.canvas;
    const Theme& theme = context_.theme();
    const Lang lang = context_.app.preferences().lang();
    const std::string id =
        "game:" + std::string{other.preset != nullptr ? other.preset->name(Lang::en) : other.game->id};
    const std::string about = words::game_words(*other.game, lang);
    const std::string_view waits = other.under_way.empty() ? std::string_view{} : context_.say("In progress"_text);
    const std::string_view name = other.name(lang);
    std::string label = std::string{name} + ". " + about;
    if (!waits.empty()) label += ". " + std::string{waits};
    if (context_.gui.target(id, label, rect)) context_.app.preferences().choose_game(*other.game, other.preset);
    canvas.fill(rect, theme.plate, space::kRadius);
    if (context_.gui.pointer().hovers(id)) canvas.fill(rect, theme.hover, space::kRadius);
    context_.gui.focus_ring(id, rect, space::kRadius);
    const float picture = rect.h * 1.15F;
    draw_small_picture(context_, other.card(), Rect{rect.x, rect.y, picture, rect.h}.inset(9));
    const float small = context_.em(type::kSmall);
    const float line = std::min(rect.h * 0.44F, context_.em(type::kLead) * 1.3F);
    const Rect text{rect.x + picture + 4, rect.center().y - line, rect.w - picture - kSide, line};
    context_.text(name, text, type::kLead, theme.on_cloth, Font::bold);
    const Rect below = text.moved(0, line);
    if (waits.empty())
      draw_about(about, below, small);
    else
      canvas.text(waits, below, {small, theme.gold, Font::bold});
  }

  /// Draws the numbers of players and minutes, in two lines if they do not fit in one and there is room.
  void draw_about(std::string_view about, Rect line, float size) {
    Canvas& canvas = context_.canvas;
    const TextStyle style{size, context_.theme().on_cloth_quiet};
    constexpr std::string_view kDot = " · ";
    const std::size_t dot = about.find(kDot);
    const bool fits = canvas.text_width(about, size, Font::regular) <= line.w;
    if (fits || dot == std::string_view::npos || row_ < 4.4F * size) return canvas.text(about, line, style);
    line = {line.x, line.y, line.w, size * 1.3F};
    canvas.text(about.substr(0, dot), line, style);
    canvas.text(about.substr(dot + kDot.size()), line.moved(0, line.h), style);
  }

  [[nodiscard]] float ways_height() const { return 2 * touch_ + kApart; }

  void draw_ways(Rect place) {
    const Grid grid = Grid::across(place, 2, touch_, kApart);
    for (int i = 0; i < static_cast<int>(kWays.size()); ++i) {
      const Way& way = kWays[at(i)];
      if (!button(context_.gui, grid.at(i), way.id, context_.say(way.label), ButtonStyle::glass)) continue;
      way.screen == Screen::matches ? context_.app.library().open() : context_.app.navigation().go(way.screen);
    }
  }

  /// Draws the button for a newer version in the upper right corner.
  void draw_update() {
    const std::string_view words = context_.say("Update to new version"_text);
    const Rect window = context_.canvas.window();
    const float wanted = context_.canvas.text_width(words, context_.em(type::kBody), Font::bold) + 48;
    const float width = std::min(window.w - 20, wanted);
    const Rect place{window.right() - 10 - width, 10, width, std::max(44.0F, context_.em(44))};
    if (button(context_.gui, place, "button:update", words, ButtonStyle::paper)) context_.app.install_update();
  }

  AppContext& context_;
  std::vector<HomeGame> games_;
  float touch_;
  float row_;  ///< height of a game's row in the list
};

}  // namespace

void draw_home(AppContext& context) { HomeView{context}.draw(); }

}  // namespace tapete
