#include "ui/screens/game_tiles.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "app/strings.hpp"
#include "core/index.hpp"
#include "ui/screens/views.hpp"

namespace tapete {
namespace {

constexpr float kLines = 1.3F;            ///< height of a line divided by the size of its text
constexpr std::string_view kDot = " · ";  ///< between the two parts of words::game_words()
constexpr float kPicture =
    0.33F;  ///< largest width of a picture to the left of the name, as a part of the tile's width

/// Returns the distance of a tile's contents from its edges, in points.
float edge(const AppContext& context) { return context.em(6); }

/// Returns the position of the space that splits the words into two lines of about the same length; npos if there is no
/// space.
std::size_t middle_space(std::string_view words) {
  const std::size_t before = words.rfind(' ', words.size() / 2);
  const std::size_t after = words.find(' ', words.size() / 2);
  if (before == std::string_view::npos || after == std::string_view::npos) return std::min(before, after);
  return words.size() / 2 - before < after - words.size() / 2 ? before : after;
}

/// The lines of a tile: the name in one or two lines, and up to two smaller lines below it.
struct Lines {
  std::string_view first{};
  std::string_view rest{};
  std::array<std::string_view, 2> small{};
  [[nodiscard]] float small_lines() const { return small[0].empty() ? 0.0F : small[1].empty() ? 1.0F : 2.0F; }
};

Lines lines_of(const AppContext& context, std::string_view name, float size, float width) {
  const std::size_t space = middle_space(name);
  if (space == std::string_view::npos || context.canvas.text_width(name, size, Font::bold) <= width) return {name};
  return {name.substr(0, space), name.substr(space + 1)};
}

/// Draws the lines in the middle of an area. If they are too high, all of them are smaller.
void draw_lines(AppContext& context, const Lines& lines, Rect area, TextStyle style, Colour small) {
  const float size = context.em(type::kSmall);
  const float most = style.size * kLines * (lines.rest.empty() ? 1 : 2) + lines.small_lines() * size * kLines;
  const float part = std::min(1.0F, area.h / most);
  style.size *= part;
  Rect line{area.x, area.center().y - most * part / 2, area.w, style.size * kLines};
  for (const std::string_view words : {lines.first, lines.rest}) {
    if (words.empty()) continue;
    context.canvas.text(words, line, style);
    line.y = line.bottom();
  }
  line.h = size * kLines * part;
  for (const std::string_view words : lines.small) {
    if (!words.empty()) context.canvas.text(words, line, {size * part, small, Font::regular, style.align});
    line.y = line.bottom();
  }
}

}  // namespace

GameTiles::GameTiles(AppContext& context, const std::vector<HomeGame>& games, float width, float apart, float least)
    : context_(context),
      games_(games),
      width_(width),
      apart_(apart),
      columns_(width >= context.em(400) ? 3 : 2),  // three columns make a square of nine games
      tile_width_(Grid::across({0, 0, width, 0}, columns_, 0, apart).w) {
  measure(least);
}

float GameTiles::rows() const {
  return static_cast<float>(Grid{.columns = columns_}.rows(static_cast<int>(games_.size())));
}

/// Chooses the text sizes so that the longest word of a name fits.
void GameTiles::measure(float least) {
  const Lang lang = context_.gui.frame().lang;
  const float wanted = context_.em(type::kLead);
  float longest = 0;
  for (const HomeGame& game : games_) {
    const Lines lines = lines_of(context_, game.name(lang), wanted, 0);
    for (const std::string_view words : {lines.first, lines.rest})
      if (!words.empty()) longest = std::max(longest, context_.canvas.text_width(words, wanted, Font::bold));
    const std::string about = words::game_words(*game.game, lang);
    const auto width = [&](std::string_view words) {
      return context_.canvas.text_width(words, context_.em(type::kSmall));
    };
    about_ = std::max(about_, width(about));
    half_about_ = std::max(half_about_, width(std::string_view{about}.substr(0, about.find(kDot))));
  }
  const auto largest = [&](float room) { return wanted * std::min(1.0F, 0.99F * room / longest); };
  const float inner = tile_width_ - 2 * edge(context_);
  above_ = largest(inner);
  beside_ = largest(tile_width_ * (1 - kPicture) - 3 * edge(context_));
  for (const HomeGame& game : games_)
    if (!lines_of(context_, game.name(lang), above_, inner).rest.empty()) lines_above_ = 2;
  least_ = least;
  if (beside_ >= 0.85F * wanted) return;
  beside_ = 0;
  least_ = 2 * edge(context_) + context_.em(36) + static_cast<float>(lines_above_) * above_ * kLines;
}

const HomeGame* GameTiles::draw(Point at, float tile) {
  const Grid grid{at, tile_width_, tile, apart_, columns_};
  const HomeGame* pressed = nullptr;
  for (const HomeGame& game : games_) {
    Rect rect = grid.at(static_cast<int>(&game - games_.data()));
    if (&game == &games_.back()) rect.w = at.x + width_ - rect.x;
    if (draw_tile(game, rect)) pressed = &game;
  }
  return pressed;
}

bool GameTiles::draw_tile(const HomeGame& game, Rect rect) {
  const Theme& theme = context_.theme();
  const Lang lang = context_.gui.frame().lang;
  const std::string id = "game:" + std::string{game.preset != nullptr ? game.preset->name(Lang::en) : game.game->id};
  std::string label = std::string{game.name(lang)} + ". " + words::game_words(*game.game, lang);
  if (!game.under_way.empty()) label += ". " + std::string{context_.say("In progress"_text)};
  const bool pressed = context_.gui.target(id, label, rect, true, game.chosen);
  context_.canvas.fill(rect, theme.plate, space::kRadius);
  if (game.chosen) context_.canvas.fill(rect, theme.on_cloth.with_alpha(0.16F), space::kRadius);
  if (context_.gui.pointer().hovers(id)) context_.canvas.fill(rect, theme.hover, space::kRadius);
  if (game.chosen) context_.canvas.outline(rect, theme.gold, space::kRadius, 3);
  context_.gui.focus_ring(id, rect, space::kRadius);
  draw_words(game, rect);
  return pressed;
}

/// Draws the picture and the words of a tile.
void GameTiles::draw_words(const HomeGame& game, Rect rect) {
  const Lang lang = context_.gui.frame().lang;
  const std::string about = words::game_words(*game.game, lang);
  const bool beside = beside_ > 0 && (rect.h < context_.em(80) || rect.h < rect.w * 0.44F);
  const float small = context_.em(type::kSmall) * kLines;
  const Rect inner = rect.inset(edge(context_));
  const float picture = std::min(rect.h * 1.4F, rect.w * kPicture);
  const float room = beside ? rect.w - picture - 3 * edge(context_) : inner.w;
  TextStyle style{beside ? beside_ : above_, context_.theme().on_cloth, Font::bold};
  Lines lines = lines_of(context_, game.name(lang), style.size, room);
  const int most = !beside ? lines_above_ : lines.rest.empty() ? 1 : 2;
  const float names = style.size * kLines * static_cast<float>(most);
  const float free = (rect.h - names - (beside ? 4 : context_.em(64))) / small;
  if (!game.under_way.empty())
    lines.small[0] = context_.say("In progress"_text);
  else if (about_ <= room && free >= 1)
    lines.small[0] = about;
  else if (half_about_ <= room && free >= 2)
    lines.small = {std::string_view{about}.substr(0, about.find(kDot)),
                   std::string_view{about}.substr(about.find(kDot) + kDot.size())};
  const Colour below = game.under_way.empty() ? context_.theme().on_cloth_quiet : context_.theme().gold;
  if (beside) {
    draw_small_picture(context_, game.card(), {inner.x, rect.y + edge(context_) / 2, picture, rect.h - edge(context_)});
    const Rect area{rect.right() - edge(context_) - room, rect.y + 2, room, rect.h - 4};
    return draw_lines(context_, lines, area, style, below);
  }
  style.align = Align::center;
  const float words = names + lines.small_lines() * small;
  draw_small_picture(context_, game.card(), {inner.x, inner.y, inner.w, inner.h - words});
  draw_lines(context_, lines, {inner.x, inner.bottom() - words, inner.w, words}, style, below);
}

}  // namespace tapete
