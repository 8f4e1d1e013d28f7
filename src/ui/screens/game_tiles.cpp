#include "ui/screens/game_tiles.hpp"

#include <algorithm>
#include <string>

#include "app/strings.hpp"
#include "ui/screens/views.hpp"

namespace tapete {
namespace {

constexpr float kLines = 1.3F;  ///< height of a line divided by the size of its text
constexpr float kPicture =
    0.33F;  ///< largest width of a picture to the left of the name, as a part of the tile's width

/// Returns the distance of a tile's contents from its edges, in points.
float edge(const AppContext& context) { return context.em(6); }

/// Returns the height of the smaller line below a name.
float small_line(const AppContext& context) { return context.em(type::kSmall) * kLines; }

/// Returns the position of the space that splits the words into two lines of about the same length; npos if there is no
/// space. A line does not end with a word of one or two letters if there is another way.
std::size_t middle_space(std::string_view words) {
  std::size_t best = std::string_view::npos;
  std::size_t least = std::string_view::npos;
  std::size_t word = 0;  // the first letter of the word before the space
  for (std::size_t i = words.find(' '); i != std::string_view::npos; i = words.find(' ', word)) {
    const std::size_t half = words.size() / 2;
    const std::size_t apart = (i > half ? i - half : half - i) + (i - word <= 2 ? words.size() : 0);
    if (apart < least) best = i, least = apart;
    word = i + 1;
  }
  return best;
}

/// The lines of a tile: the name in one or two lines, and a smaller line below it, which may be empty.
struct Lines {
  std::string_view first{};
  std::string_view rest{};
  std::string_view small{};
};

Lines lines_of(const AppContext& context, std::string_view name, float size, float width) {
  const std::size_t space = middle_space(name);
  if (space == std::string_view::npos || context.canvas.text_width(name, size, Font::bold) <= width) return {name};
  return {name.substr(0, space), name.substr(space + 1)};
}

/// Draws the lines in the middle of an area. If they are too high, all of them are smaller.
void draw_lines(AppContext& context, const Lines& lines, Rect area, TextStyle style, Colour small) {
  float size = context.em(type::kSmall);
  const float most = kLines * (style.size * (lines.rest.empty() ? 1.0F : 2.0F) + (lines.small.empty() ? 0 : size));
  const float part = std::min(1.0F, area.h / most);
  size *= part;
  style.size *= part;
  Rect line{area.x, area.center().y - most * part / 2, area.w, style.size * kLines};
  const auto draw = [&](std::string_view words, const TextStyle& how) {
    if (words.empty()) return;
    context.canvas.text(words, line, how);
    line.y = line.bottom();
  };
  draw(lines.first, style);
  draw(lines.rest, style);
  line.h = size * kLines;
  draw(lines.small, {size, small, Font::regular, style.align});
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
  float longest = 0;  // width of the longest line if each name has two lines
  float whole = 0;    // width of the longest name
  for (const HomeGame& game : games_) {
    const std::string_view name = game.name(lang);
    const std::size_t space = std::min(middle_space(name), name.size());
    for (const std::string_view words : {name.substr(0, space), name.substr(space)})
      longest = std::max(longest, context_.canvas.text_width(words, wanted, Font::bold));
    whole = std::max(whole, context_.canvas.text_width(name, wanted, Font::bold));
    about_ =
        std::max(about_, context_.canvas.text_width(words::game_words(game.setup(), lang), context_.em(type::kSmall)));
  }
  const auto largest = [&](float room) { return wanted * std::min(1.0F, 0.99F * room / longest); };
  if (std::ranges::any_of(games_, [](const HomeGame& game) { return !game.under_way.empty(); }))
    sign_ = small_line(context_);
  const float inner = tile_width_ - 2 * edge(context_);
  above_ = largest(inner);
  beside_ = largest(tile_width_ * (1 - kPicture) - 3 * edge(context_));
  lines_above_ = whole * above_ > inner * wanted ? 2 : 1;
  least_ = least;
  if (beside_ >= 0.85F * wanted) return;
  beside_ = 0;
  least_ = 2 * edge(context_) + context_.em(36) + static_cast<float>(lines_above_) * above_ * kLines + sign_;
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

std::string GameTiles::id(const HomeGame& game) {
  return "game:" + std::string{game.preset != nullptr ? game.preset->name(Lang::en) : game.game->id};
}

bool GameTiles::draw_tile(const HomeGame& game, Rect rect) {
  const Theme& theme = context_.theme();
  const Lang lang = context_.gui.frame().lang;
  const std::string id = GameTiles::id(game);
  std::string label = std::string{game.name(lang)} + ". " + words::game_words(game.setup(), lang);
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
  const std::string about = words::game_words(game.setup(), lang);
  const bool beside = beside_ > 0 && (rect.h < context_.em(80) + sign_ || rect.h < rect.w * 0.44F);
  const float small = small_line(context_);
  const Rect inner = rect.inset(edge(context_));
  const float picture = std::min(rect.h * 1.4F, rect.w * kPicture);
  const float room = beside ? rect.w - picture - 3 * edge(context_) : inner.w;
  const float least_room = room - rect.w + tile_width_;  // of all tiles, so that all or none have a second line
  TextStyle style{beside ? beside_ : above_, context_.theme().on_cloth, Font::bold};
  Lines lines = lines_of(context_, game.name(lang), style.size, room);
  const int most = beside ? 2 : lines_above_;
  const float names = style.size * kLines * static_cast<float>(most);
  if (!game.under_way.empty())
    lines.small = context_.say("In progress"_text);
  else if (about_ <= least_room && rect.h > names + small + (beside ? 4 : context_.em(64)))
    lines.small = about;
  const Colour below = game.under_way.empty() ? context_.theme().on_cloth_quiet : context_.theme().gold;
  if (beside) {
    draw_small_picture(context_, game.card(), {inner.x, rect.y + edge(context_) / 2, picture, rect.h - edge(context_)});
    const Rect area{rect.right() - edge(context_) - room, rect.y + 2, room, rect.h - 4};
    return draw_lines(context_, lines, area, style, below);
  }
  style.align = Align::center;
  // The sign of a match in progress takes the place of the second line of a name that has only one.
  const bool spare = !lines.small.empty() && most == 2 && lines.rest.empty();
  const float words = names + (lines.small.empty() || spare ? 0 : small);
  draw_small_picture(context_, game.card(), {inner.x, inner.y, inner.w, inner.h - words});
  draw_lines(context_, lines, {inner.x, inner.bottom() - words, inner.w, words}, style, below);
}

}  // namespace tapete
