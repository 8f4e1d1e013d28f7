#include "ui/screens/match_end.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <numbers>
#include <numeric>
#include <tuple>

#include "core/heap_sort.hpp"
#include "core/index.hpp"
#include "ui/gui/widgets.hpp"
#include "ui/table/layout.hpp"

namespace tapete {
namespace {

// Heights in points at the normal text size
constexpr float kListed = 36;  ///< height of a line in the list of sides
constexpr float kGreat = 74;   ///< height of the large result of two sides
constexpr float kName = 24;    ///< height of a side's name below the large result

}  // namespace

TextStyle MatchEnd::verdict_style() const {
  constexpr float kLargestTitle = 0.1F;  // share of the sheet's width
  const Theme& theme = context_.theme();
  // A large title must not hide the numbers below it.
  const float large = std::min(context_.em(type::kTitle), kLargestTitle * width_);
  return {large * std::max(0.8F, squeeze_), celebrates(model_, sheet_) ? theme.on_accent : theme.ink, Font::bold,
          Align::center};
}

float MatchEnd::band_height() {
  return line(18) + 2 * face() + line(12) +
         context_.canvas.paragraph(verdict_, {}, width_ - 2 * space::kLarge, verdict_style(), false) +
         context_.canvas.paragraph(words(), {}, width_ - 2 * space::kLarge, words_style(), false) + line(16);
}

TextStyle MatchEnd::words_style() const {
  return {context_.em(type::kBody) * std::max(0.8F, squeeze_), verdict_style().colour, Font::regular, Align::center};
}

bool MatchEnd::won() const {
  if (model_.scene.viewer == kNobody) return true;
  return std::ranges::any_of(sheet_.champions, [this](Seat seat) { return side_of(model_.scene, seat) == 0; });
}

/// Returns the reason for the end, if there is one, and a congratulation, or a consolation if the viewer's side has
/// lost.
std::string MatchEnd::words() const {
  const std::string_view after = context_.say(won() ? "Congratulations!"_text : "Next time it will be you."_text);
  return sheet_.reason + (sheet_.reason.empty() ? "" : ". ") + std::string{after};
}

/// Draws a congratulation or a consolation, the latter beside the viewer's own face.
void MatchEnd::draw_words(Point at, float width) {
  const TextStyle style = words_style();
  const float radius = line(16);
  const float text = context_.canvas.text_width(words(), style.size, style.font) + 2;
  const float beside = 2 * radius + space::kBase;
  if (won() || text + beside > width) {
    context_.canvas.paragraph(words(), at, width, style);
    return;
  }
  const Seat own = sheet_.sides.front().front();
  at.x += (width - text - beside) / 2;
  const Point face{at.x + radius, at.y + style.size * 0.7F + radius * motion_.face(false)};
  draw_avatar(context_, face, radius, model_.name(own), true, false, model_.face(own));
  context_.canvas.paragraph(words(), {at.x + beside, at.y}, text, style);
}

/// Draws confetti that falls over the band while the winners' faces react.
void MatchEnd::draw_confetti(Rect band) {
  constexpr int kPieces = 44;
  const Theme& theme = context_.theme();
  const std::array colours{theme.gold, theme.paper, theme.other_side, theme.danger};
  const float time = motion_.reaction();
  if (time <= 0 || time >= 1) return;
  for (int i = 0; i < kPieces; ++i) {
    // Fractions of multiples of the golden ratio are spread evenly and look random.
    const float spread = std::fmod(static_cast<float>(i) * std::numbers::phi_v<float>, 1.0F);
    const float speed = 0.7F + 0.6F * std::fmod(static_cast<float>(i) * std::numbers::sqrt2_v<float>, 1.0F);
    const float sway = 0.02F * std::sin(6 * time + static_cast<float>(i));
    const Point at{band.x + band.w * (spread + sway), band.y + band.h * (speed * 1.6F * time - 0.3F * spread)};
    if (at.y < band.y || at.y > band.bottom()) continue;
    const Colour colour = colours[static_cast<std::size_t>(i) % colours.size()].with_alpha(1 - time);
    context_.canvas.fill_placed({at, line(9), line(5), 8 * time + static_cast<float>(i)}, colour, 1);
  }
}

float MatchEnd::height() {
  const float result = two() ? line(kGreat) + line(kName) : static_cast<float>(sheet_.sides.size()) * line(kListed);
  return band_height() + line(10) + result + line(14);
}

void MatchEnd::draw(Rect sheet) {
  const Theme& theme = context_.theme();
  const Rect band{sheet.x, sheet.y, sheet.w, band_height()};
  context_.canvas.fill_top(band, celebrates(model_, sheet_) ? theme.accent : theme.soft, 20);
  draw_faces({band.x, band.y + line(18), band.w, 2 * face()});
  const float width = band.w - 2 * space::kLarge;
  float y = band.y + line(18) + 2 * face() + line(12);
  y += context_.canvas.paragraph(verdict_, {band.x + space::kLarge, y}, width, verdict_style());
  draw_words({band.x + space::kLarge, y}, width);
  if (won()) draw_confetti(band);
  const float top = band.bottom() + line(10);
  const Rect place{sheet.x + space::kLarge, top, sheet.w - 2 * space::kLarge, height() - band.h - line(24)};
  two() ? draw_two(place) : draw_list(place);
}

void MatchEnd::draw_faces(Rect row) {
  const auto& winners = sheet_.champions;
  const float step = 2 * face() + line(12);
  float x = row.center().x - step * static_cast<float>(winners.size() - 1) / 2;
  for (const Seat seat : winners) {
    const bool own = side_of(model_.scene, seat) == 0;
    const Point at{x, row.center().y + face() * motion_.face(true)};
    context_.canvas.disc(at, face() + 3, context_.theme().gold);
    draw_avatar(context_, at, face(), model_.name(seat), own, false, model_.face(seat));
    x += step;
  }
}

/// Draws the results of two sides, as large as possible, with the names below.
void MatchEnd::draw_two(Rect place) {
  const Theme& theme = context_.theme();
  Canvas& canvas = context_.canvas;
  const float half = place.w / 2 - line(20);
  const float great = line(kGreat);
  const TextStyle style{std::min(context_.em(type::kHero), great * 0.85F), theme.ink, Font::bold, Align::center};
  for (std::size_t i = 0; i < 2; ++i) {
    const float x = i == 0 ? place.x : place.right() - half;
    canvas.text(sheet_.result[i], {x, place.y, half, great}, style);
    canvas.text(side_name(model_, sheet_.sides[i]), {x, place.y + great, half, line(kName)},
                {std::min(context_.em(type::kBody), line(kName)), theme.quiet, Font::regular, Align::center});
  }
  // There is no dash between negative results, because it looks like another minus sign.
  if (std::ranges::any_of(sheet_.result, [](std::string_view each) { return each.starts_with("−"); })) return;
  const Rect dash = Rect::around({place.center().x, place.y + great / 2}, line(20), 5);
  canvas.fill(dash, theme.quiet, 2);
}

/// Returns the indices of the sides, the winners first, then the others by how far their results are from the winners'.
std::vector<std::size_t> MatchEnd::by_place() const {
  const auto result = [this](std::size_t side) {
    return side < sheet_.result.size() ? number_in(sheet_.result[side]).value_or(0) : 0;
  };
  const auto lost = [this](std::size_t side) {
    return std::ranges::count(sheet_.champions, sheet_.sides[side].front()) == 0;
  };
  std::vector<std::size_t> out(sheet_.sides.size());
  std::iota(out.begin(), out.end(), std::size_t{0});
  const auto best = std::ranges::find_if_not(out, lost);
  const int top = best == out.end() ? 0 : result(*best);
  const auto key = [&](std::size_t side) { return std::tuple{lost(side), std::abs(result(side) - top), side}; };
  heap_sort(out, [&key](std::size_t a, std::size_t b) { return key(a) < key(b); });
  return out;
}

/// Draws a line for each side with its name and result.
void MatchEnd::draw_list(Rect place) {
  const Theme& theme = context_.theme();
  Canvas& canvas = context_.canvas;
  const float height = line(kListed);
  const float size = std::min(context_.em(type::kBody), height * 0.8F);
  const auto& score = model_.scene.score;
  float widest = 0;
  for (const std::string& result : sheet_.result)
    widest = std::max(widest, canvas.text_width(result, size, Font::bold) + 2);
  const float results = std::clamp(widest, 0.4F * place.w, 0.64F * place.w);
  const float names = place.w - results;
  Rect row{place.x, place.y - height, place.w, height};
  for (const std::size_t i : by_place()) {
    row.y += height;
    const bool best = std::ranges::count(sheet_.champions, sheet_.sides[i].front()) > 0;
    const Font font = best ? Font::bold : Font::regular;
    canvas.text(side_name(model_, sheet_.sides[i]), {row.x, row.y, names, row.h}, {size, theme.ink, font});
    const Rect right{row.x + names, row.y, results, row.h};
    if (!sheet_.result.empty())
      canvas.text(sheet_.result[i], right, {size, theme.ink, font, Align::right});
    else if (i < score.size())
      draw_marks(context_, score[i], right, Align::right, mark_colour(theme, score[i]), theme.quiet);
    canvas.fill({row.x, row.bottom() - 1, row.w, 1}, theme.line);
  }
}

}  // namespace tapete
