#include <algorithm>

#include "app/strings.hpp"
#include "core/index.hpp"
#include "ui/gui/widgets.hpp"
#include "ui/screens/code_on_demand.hpp"
#include "ui/screens/game_tiles.hpp"
#include "ui/screens/home_ways.hpp"
#include "ui/screens/views.hpp"

/// Home screen: the chosen game with a button to play it; all games; and buttons to other screens.
namespace tapete {
namespace {

constexpr float kLine = 1.3F;  ///< height of a line divided by the size of its text
constexpr float kSide = 16;    ///< distance from the edges of the window, in points

class HomeView {
 public:
  explicit HomeView(AppContext& context)
      : context_(context),
        window_(context.canvas.window()),
        games_(home_games(context.app.host(), context.app.preferences().setup())),
        is_new_(context.app.lessons().courses().is_new(chosen())),
        small_(window_.w * window_.h < context.em(500) * context.em(500)),
        apart_(small_ ? 7.0F : 10.0F),
        touch_(std::max(44.0F, context.em(small_ ? 44 : 50))),
        ways_(context, games_, touch_, apart_),
        least_tile_(std::max(54.0F, context.em(small_ ? 54 : 60))) {}

  void draw() {
    context_.canvas.cloth();
    if (context_.app.offers_update()) draw_update();
    if (window_.h > window_.w * 0.95F)
      draw_high();
    else
      draw_wide();
  }

 private:
  /// Picture and name of the chosen game.
  struct Header {
    float picture = 0;    ///< height of the picture
    bool beside = false;  ///< the name is to the right of the picture instead of under it
    float height = 0;
  };

  /// Returns the largest header in a given height. `most` limits the height of the picture above the name.
  [[nodiscard]] Header header_in(float height, float width, float most) const {
    const float name = name_size(width) * kLine;
    const float above = std::min({height - name - brand_height(), width / kPictureWidth, most});
    if (above >= context_.em(90)) return {above, false, brand_height() + above + name};
    const float least = context_.em(44);
    if (height < least + apart_) return {0, false, name};
    const float beside = std::clamp(height - apart_ / 2, least, context_.em(88));
    return {beside, true, beside + apart_ / 2};
  }

  /// Draws everything in one column. If the window is too low for that, the column scrolls.
  void draw_high() {
    const float width = std::min(window_.w - 2 * kSide, context_.em(720));
    const float left = window_.center().x - width / 2;
    const float rest = chosen_height(width) + ways_.height() + 3 * apart_;
    GameTiles tiles{context_, games_, width, apart_, least_tile_};
    area_ = "home";
    const float room = window_.h - rest - tiles.height(tiles.least());
    const Header header = header_in(std::max(context_.em(60), 0.65F * room), width, 0.24F * window_.h);
    const float more = (room - header.height) / tiles.rows();
    const float tile = std::clamp(tiles.least() + more, tiles.least(), std::max(tiles.least(), context_.em(150)));
    const float all = rest + header.height + tiles.height(tile);
    const float top = context_.gui.begin_scroll("home", window_);
    float y = top + apart_ + std::max(0.0F, (window_.h - all) / 2);
    y = draw_header({left, y, width, 0}, header);
    y = draw_chosen({left, y, width, 0});
    draw_tiles(tiles, {left, y}, tile);
    ways_.draw({left, y + tiles.height(tile), width, 0});
    context_.gui.end_scroll(all);
    draw_scroll_sign(context_, "home");
  }

  /// Draws the chosen game at the left and all games at the right.
  void draw_wide() {
    const float between = std::max(kSide, window_.w * 0.03F);
    const float all = std::min(window_.w - 2 * std::max(kSide, window_.w * 0.03F), context_.em(1240));
    const float width = std::min(context_.em(480), (all - between) * 0.46F);
    const Rect left{window_.center().x - all / 2, window_.y, width, window_.h};
    const float rest = chosen_height(width) + ways_.height() + 2 * apart_;
    const Header header = header_in(window_.h - rest, width, 0.45F * window_.h);
    const float height = rest + header.height;
    area_ = "chosen";
    const float top = context_.gui.begin_scroll("chosen", with_margins(left));
    float y = top + apart_ + std::max(0.0F, (window_.h - height) / 2);
    y = draw_header({left.x, y, width, 0}, header);
    y = draw_chosen({left.x, y, width, 0});
    context_.gui.end_scroll(height, false);
    draw_right({left.right() + between, window_.y, all - width - between, window_.h});
    // The Tab key reaches the games before the buttons to other screens, as in one column.
    context_.gui.begin_scroll("chosen", with_margins(left));
    ways_.draw({left.x, y, width, 0});
    context_.gui.end_scroll(height);
    draw_scroll_sign(context_, "chosen");
  }

  // The margins have room for focus rings and the scroll bar.
  static Rect with_margins(Rect area) { return {area.x - 8, area.y, area.w + 16, area.h}; }

  /// Draws all games in an area as high as the window.
  void draw_right(Rect area) {
    GameTiles tiles{context_, games_, area.w, apart_, least_tile_};
    const float fitting = (area.h - apart_) / tiles.rows() - apart_;
    const float tile = std::clamp(fitting, tiles.least(), std::max(tiles.least(), context_.em(190)));
    const float height = tiles.height(tile) + apart_;
    const float top = context_.gui.begin_scroll("home", with_margins(area));
    draw_tiles(tiles, {area.x, top + apart_ + std::max(0.0F, (area.h - height) / 2)}, tile);
    context_.gui.end_scroll(height);
    draw_scroll_sign(context_, "home");
  }

  [[nodiscard]] const HomeGame& entry() const { return *std::ranges::find_if(games_, &HomeGame::chosen); }
  [[nodiscard]] const GameInfo& chosen() const { return *entry().game; }
  /// Returns whether the player is asked whether he or she can play the chosen game.
  [[nodiscard]] bool asks() const { return entry().under_way.empty() && is_new_ && !with_friends(); }
  [[nodiscard]] bool with_friends() const { return context_.app.friends().is_playing(); }
  [[nodiscard]] float brand_height() const { return context_.em(34); }
  [[nodiscard]] float name_size(float width) const {
    return std::min({context_.em(48), width * 0.14F, window_.h * 0.12F});
  }

  float draw_header(Rect place, const Header& header) {
    const Theme& theme = context_.theme();
    const std::string_view name = entry().name(context_.gui.frame().lang);
    const float end = place.y + header.height;
    const TextStyle style{name_size(place.w), theme.on_cloth, Font::bold, Align::center};
    if (header.beside) {
      const float width = std::min(header.picture * 1.5F, place.w * 0.4F);
      const float written =
          std::min(place.w - width - apart_, context_.canvas.text_width(name, style.size, style.font));
      place.x += (place.w - width - apart_ - written) / 2;
      draw_small_picture(context_, entry().card(), {place.x, place.y, width, header.picture});
      Rect words{place.x + width + apart_, place.y, written + 1, header.picture};
      const float brand = context_.em(type::kSmall) * kLine;
      if (header.picture > brand + style.size * kLine) {
        words.y += (header.picture - brand - style.size * kLine) / 2;
        words.h = brand;
        context_.text("Tapete", words, type::kSmall, theme.gold, Font::bold, Align::center);
        words = {words.x, words.bottom(), words.w, style.size * kLine};
      }
      context_.canvas.text(name, words, style);
      return end;
    }
    if (header.picture > 0) {
      place.h = brand_height();
      context_.text("Tapete", place, type::kLead, theme.gold, Font::bold, Align::center);
      place.y = place.bottom();
      place.h = header.picture;
      draw_game_picture(context_, entry().card(), place);
      place.y = place.bottom();
    }
    place.h = end - place.y;
    context_.canvas.text(name, place, style);
    return end;
  }

  /// Draws the lines under the name: what the game is, or the question whether the player can play it. Returns their
  /// height. If `draw` is false, only measures them.
  float draw_lines(Point at, float width, bool draw) const {
    const Theme& theme = context_.theme();
    const Lang lang = context_.gui.frame().lang;
    float y = at.y;
    const auto line = [&](std::string_view words, const TextStyle& style) {
      if (!words.empty()) y += context_.canvas.paragraph(words, {at.x, y}, width, style, draw);
    };
    if (!small_ || !asks())
      line(entry().card().tagline(lang),
           {context_.em(type::kBody), theme.on_cloth_quiet, Font::regular, Align::center});
    if (asks())
      line(question(), {context_.em(type::kLead), theme.on_cloth, Font::bold, Align::center});
    else if (!small_)
      line(words::game_words(context_.app.preferences().setup(), lang),
           {context_.em(type::kSmall), theme.on_cloth_quiet, Font::regular, Align::center});
    return y - at.y;
  }

  [[nodiscard]] std::string question() const {
    std::string name{entry().name(context_.gui.frame().lang)};
    name[0] = lower(name[0]);
    return fill(context_.say("Can you play @?"_text), name);
  }

  [[nodiscard]] float chosen_height(float width) const {
    return draw_lines({}, width, false) + 2.15F * touch_ + 3 * apart_;
  }

  /// Draws the lines under the name and the buttons to play. Returns the y coordinate of their end.
  float draw_chosen(Rect place) {
    place.y += draw_lines({place.x, place.y}, place.w, true) + apart_;
    place.h = touch_ * 1.15F;
    asks() ? draw_answers(place) : draw_play(place);
    place.y = place.bottom() + apart_;
    place.h = touch_;
    draw_chosen_ways(place);
    return place.bottom() + apart_;
  }

  /// Style of the main button: with the accent colour, if an embedding page has chosen one.
  [[nodiscard]] ButtonStyle main_style() const {
    return context_.app.preferences().first().accent ? ButtonStyle::main : ButtonStyle::gold;
  }

  void draw_answers(Rect row) {
    const int clicked = button_row(context_.gui, row, apart_,
                                   {{"button:learn", context_.say("Teach me"_text), ButtonStyle::paper},
                                    {"button:play", context_.say("I can play"_text), main_style()}});
    if (clicked == 0) return context_.app.lessons().begin();
    if (clicked < 0) return;
    context_.app.lessons().courses().mark_known(chosen());
    context_.app.starter().play();
  }

  void draw_play(Rect row) {
    if (with_friends() || !entry().under_way.empty()) {
      const Text words = with_friends() ? "Back to your friends"_text : "Continue match"_text;
      if (!button(context_.gui, row, "button:continue", context_.say(words), main_style())) return;
      with_friends() ? go_on_with_friends(context_.app) : context_.app.opener().go_on(entry().under_way);
    } else if (button(context_.gui, row, "button:play", context_.say("Play"_text), main_style())) {
      context_.app.starter().play();
    }
  }

  /// Draws the buttons to the form of a new match and, unless the player is asked, to the lesson.
  void draw_chosen_ways(Rect row) {
    const Text form = entry().under_way.empty() ? "Players and rules"_text : "New match"_text;
    std::vector<GroupButton> buttons{{"button:new_match", context_.say(form), ButtonStyle::glass}};
    if (chosen().lesson_minutes > 0 && !asks())
      buttons.insert(buttons.begin(), {"button:learn", context_.say("Learn"_text), ButtonStyle::glass});
    const int clicked = button_row(context_.gui, row, apart_, buttons);
    if (clicked + 1 == static_cast<int>(buttons.size())) return context_.app.starter().new_match();
    if (clicked == 0) chosen().maxims ? context_.app.navigation().go(Screen::sayings) : context_.app.lessons().begin();
  }

  void draw_tiles(GameTiles& tiles, Point at, float height) {
    const HomeGame* const pressed = tiles.draw(at, height);
    if (pressed == nullptr) return;
    if (!pressed->chosen) context_.app.preferences().choose_game(*pressed->game, pressed->preset);
    if (context_.gui.focus().shown_on(GameTiles::id(*pressed)))
      context_.gui.focus().move_to(with_friends() || !pressed->under_way.empty() ? "button:continue" : "button:play");
    // The name of the chosen game and its button may be out of sight.
    if (context_.gui.scrolling().move_to(area_, 0)) context_.gui.animate();
  }

  /// Draws the button for a newer version in the upper right corner. The rest of the screen gets the room below.
  void draw_update() {
    const std::string_view words = context_.say("Update to new version"_text);
    const float wanted = context_.canvas.text_width(words, context_.em(type::kBody), Font::bold) + 48;
    const float width = std::min(window_.w - 20, wanted);
    const Rect place{window_.right() - 10 - width, 10, width, std::max(44.0F, context_.em(44))};
    window_ = {window_.x, place.bottom(), window_.w, window_.h - place.bottom()};
    if (button(context_.gui, place, "button:update", words, ButtonStyle::paper)) context_.app.install_update();
  }

  AppContext& context_;
  Rect window_;
  std::vector<HomeGame> games_;
  bool is_new_;  ///< the player has neither begun the lesson of the chosen game nor said that he or she can play
  bool small_;   ///< the window has little room
  float apart_;  ///< distance between two controls, in points
  float touch_;
  HomeWays ways_;
  float least_tile_;       ///< smallest height of a tile with normal text
  std::string_view area_;  ///< scroll area with the chosen game
};

}  // namespace

void draw_home(AppContext& context) { HomeView{context}.draw(); }

}  // namespace tapete
