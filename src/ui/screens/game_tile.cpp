#include <algorithm>
#include <string>

#include "app/strings.hpp"
#include "ui/screens/views.hpp"

/// Tiles of the games on the home screen.
namespace tapete {
namespace {

constexpr float kLines = 1.3F;  ///< height of a line divided by the size of its text

/// Returns the distance of a tile's contents from its edges, in points.
float edge(const AppContext& context) { return context.em(6); }

/// Draws a line, smaller if it is too long.
void draw_line(AppContext& context, std::string_view words, Rect place, TextStyle style) {
  const float width = context.canvas.text_width(words, style.size, style.font);
  if (width > place.w) style.size *= place.w / width * 0.995F;
  context.canvas.text(words, place, style);
}

/// Returns the position of the space that splits the words into two lines of about the same length; npos if there is no
/// space.
std::size_t middle_space(std::string_view words) {
  const std::size_t before = words.rfind(' ', words.size() / 2);
  const std::size_t after = words.find(' ', words.size() / 2);
  if (before == std::string_view::npos || after == std::string_view::npos) return std::min(before, after);
  return words.size() / 2 - before < after - words.size() / 2 ? before : after;
}

/// Draws the picture of a tile above the name of the game, with a second line under the name if there are words for it.
void draw_high(AppContext& context, const HomeGame& game, Rect rect, std::string_view second, TextStyle style) {
  const Theme& theme = context.theme();
  const float small = context.em(type::kSmall);
  const float name = style.size * kLines;
  const float below = second.empty() ? 0 : small * kLines;
  const float picture = rect.h - 2 * edge(context) - name - below;
  draw_small_picture(context, game.card(),
                     {rect.x + edge(context), rect.y + edge(context), rect.w - 2 * edge(context), picture});
  const Rect line{rect.x + edge(context), rect.y + edge(context) + picture + 2, rect.w - 2 * edge(context), name};
  style.align = Align::center;
  draw_line(context, game.name(context.gui.frame().lang), line, style);
  const bool waits = !game.under_way.empty();
  context.canvas.text(
      second, {line.x, line.bottom(), line.w, below},
      {small, waits ? theme.gold : theme.on_cloth_quiet, waits ? Font::bold : Font::regular, Align::center});
}

/// Draws the picture of a tile to the left of the name of the game. A long name has two lines unless `second` needs the
/// second line.
void draw_low(AppContext& context, const HomeGame& game, Rect rect, std::string_view second, TextStyle style) {
  const std::string_view words = game.name(context.gui.frame().lang);
  const float picture = std::min(rect.h * 1.4F, rect.w * 0.33F);
  draw_small_picture(context, game.card(),
                     {rect.x + edge(context), rect.y + edge(context) / 2, picture, rect.h - edge(context)});
  Rect line{rect.x + picture + 2 * edge(context), rect.y, rect.w - picture - 3 * edge(context), rect.h};
  const std::size_t space = middle_space(words);
  const bool fits = context.canvas.text_width(words, style.size, style.font) <= line.w;
  if (second.empty() && (fits || space == std::string_view::npos)) return draw_line(context, words, line, style);
  line.h = std::min(rect.h / 2, style.size * kLines);
  line.y = rect.center().y - line.h;
  if (!second.empty()) {
    draw_line(context, words, line, style);
    return draw_line(context, second, line.moved(0, line.h),
                     {context.em(type::kSmall), context.theme().gold, Font::bold});
  }
  draw_line(context, words.substr(0, space), line, style);
  draw_line(context, words.substr(space + 1), line.moved(0, line.h), style);
}

}  // namespace

bool draw_game_tile(AppContext& context, const HomeGame& game, Rect rect) {
  const Theme& theme = context.theme();
  const Lang lang = context.gui.frame().lang;
  const std::string id = "game:" + std::string{game.preset != nullptr ? game.preset->name(Lang::en) : game.game->id};
  const std::string about = words::game_words(*game.game, lang);
  const std::string_view waits = game.under_way.empty() ? std::string_view{} : context.say("In progress"_text);
  std::string label = std::string{game.name(lang)} + ". " + about;
  if (!waits.empty()) label += ". " + std::string{waits};
  const bool chosen = context.gui.target(id, label, rect);
  context.canvas.fill(rect, theme.plate, space::kRadius);
  if (context.gui.pointer().hovers(id)) context.canvas.fill(rect, theme.hover, space::kRadius);
  if (!waits.empty()) context.canvas.outline(rect, theme.gold, space::kRadius, 2);
  context.gui.focus_ring(id, rect, space::kRadius);
  const TextStyle style{context.em(type::kLead), theme.on_cloth, Font::bold};
  const bool high = rect.h > context.em(80) && rect.h > rect.w * 0.44F;
  if (!high) {
    draw_low(context, game, rect, waits, style);
    return chosen;
  }
  const float small = context.em(type::kSmall);
  const bool room = rect.h > context.em(140) && context.canvas.text_width(about, small) <= rect.w - 2 * edge(context);
  draw_high(context, game, rect, waits.empty() && room ? std::string_view{about} : waits, style);
  return chosen;
}

}  // namespace tapete
