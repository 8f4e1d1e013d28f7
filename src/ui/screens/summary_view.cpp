#include "app/strings.hpp"
#include "core/index.hpp"
#include "match/fact_headings.hpp"
#include "ui/gui/widgets.hpp"
#include "ui/screens/views.hpp"

#include <algorithm>
#include <cmath>

namespace tapete {
namespace {

/// Smallest number of hands that make a chart: fewer bars show no development.
constexpr std::size_t kFewestHands = 3;
/// Largest number of bars of the chart: more would be too thin to see.
constexpr std::size_t kMostBars = 24;

class SummaryView {
 public:
  SummaryView(AppContext& context, const Statistics& statistics, Point at, float width)
      : context_(context), canvas_(context.canvas), all_(statistics), x_(at.x), top_(at.y), y_(at.y), width_(width) {}

  float draw() {
    const Theme& theme = context_.theme();
    y_ += context_.em(8);
    context_.text(all_.game->name(context_.app.preferences().lang()), {x_, y_, width_, context_.em(36)},
                  type::kTitle * 0.9F, theme.ink, Font::bold);
    y_ += context_.em(44);
    tiles();
    latest_results();
    // Elsewhere the points of a hand do not tell how well it went.
    const bool tells = counts_hands(*all_.game) || all_.adds_up;
    if (all_.hands.size() >= kFewestHands && tells) chart();
    if (!all_.levels.empty()) levels();
    if (!all_.judged.empty()) mistakes();
    return y_ + context_.em(16) - top_;
  }

 private:
  /// Draws the main numbers, two in a row, or up to four in a wide window. The first one fills what the others leave.
  void tiles() {
    struct Tile {
      Text what;
      std::string number;
    };
    std::vector<Tile> tiles;
    if (all_.matches > 0) tiles.push_back({"Matches won"_text, part_words(all_.won, all_.matches)});
    for (std::size_t i = 0; i < all_.match_levels.size(); ++i) {
      const Digest::Level& level = all_.match_levels[i];
      if (level.won + level.lost > 0)
        tiles.push_back({all_.game->levels[i].won, part_words(level.won, level.won + level.lost)});
    }
    tiles.push_back({plays_games(*all_.game) ? "Games"_text : "Hands"_text, std::to_string(all_.hands.size())});
    if (const Digest::Hand* const best = best_hand(all_.hands);
        best != nullptr && best->own > 0 && counts_hands(*all_.game))
      tiles.push_back({"Points in the best hand"_text, std::to_string(best->own)});
    for (std::size_t i = 0; i < all_.extra_statistics.size(); ++i)
      if (all_.extra_statistics[i] > 0)
        tiles.push_back({all_.game->extra_statistics[i], std::to_string(all_.extra_statistics[i])});
    const Theme& theme = context_.theme();
    const float gap = context_.em(10);
    const auto count = static_cast<int>(tiles.size());
    const int most = width_ > context_.em(520) ? 4 : 2;
    const int rows = (count + most - 1) / most;
    const int columns = (count + rows - 1) / rows;
    const Grid grid = Grid::across({x_, y_, width_, 0}, columns, context_.em(74), gap);
    const int spare = rows * columns - count;
    for (int i = 0; i < count; ++i) {
      Rect rect = grid.at(i == 0 ? 0 : i + spare);
      if (i == 0) rect.w = grid.at(spare).right() - x_;
      const auto& [what, number] = tiles[at(i)];
      canvas_.fill(rect, theme.panel, space::kRadius);
      canvas_.outline(rect, theme.line, space::kRadius);
      context_.text(number, {rect.x + 8, rect.y + context_.em(8), rect.w - 16, context_.em(36)}, type::kTitle,
                    theme.ink, Font::bold, Align::center);
      context_.text(context_.say(what), {rect.x + 8, rect.y + context_.em(44), rect.w - 16, context_.em(22)},
                    type::kSmall, theme.quiet, Align::center);
    }
    y_ += static_cast<float>(grid.rows(count)) * (grid.h + gap) + context_.em(6);
  }

  /// Returns a part of a number, such as "2 of 3".
  [[nodiscard]] std::string part_words(long part, long whole) const {
    return fill(context_.say("@ of @"_text), std::to_string(part), std::to_string(whole));
  }

  void heading(Text text) {
    y_ += context_.em(12);
    context_.text(context_.say(text), {x_, y_, width_, context_.em(30)}, type::kLead, context_.theme().ink, Font::bold);
    y_ += context_.em(36);
  }

  /// Draws a disc for each of the latest hands or matches, full if it was won, and how many were won.
  void latest_results() {
    const RecentForm all = recent_form(all_);
    if (all.latest.empty()) return;
    const bool hands = counts_hands(*all_.game);
    heading(hands && plays_games(*all_.game) ? "Latest games"_text
            : hands                          ? "Latest hands"_text
                                             : "Latest matches"_text);
    const Theme& theme = context_.theme();
    const float each = std::min(width_ / static_cast<float>(RecentForm::kLatest), context_.em(40));
    const float radius = each * 0.36F;
    for (std::size_t i = 0; i < all.latest.size(); ++i) {
      const Point center{x_ + each * (static_cast<float>(i) + 0.5F), y_ + each / 2};
      if (all.latest[i])
        canvas_.disc(center, radius, theme.accent);
      else
        canvas_.ring(center, radius - 1, theme.quiet, 2);
    }
    y_ += each + context_.em(4);
    std::string line = latest_words(all.latest, hands);
    if (all.longest > 1) line += "  ·  " + fill(context_.say("Best run: @"_text), std::to_string(all.longest));
    if (all.run > 1) line += "  ·  " + fill(context_.say("Current run: @"_text), std::to_string(all.run));
    y_ += canvas_.paragraph(line, {x_, y_}, width_, {context_.em(type::kBody), theme.quiet}) + context_.em(14);
  }

  /// Returns how many of the latest hands or matches were won.
  [[nodiscard]] std::string latest_words(const std::vector<bool>& latest, bool hands) const {
    const auto won = std::ranges::count(latest, true);
    const Text words = all_.game->hits                    ? "@ of @ hit"_text
                       : hands && plays_games(*all_.game) ? "@ of @ won#games"_text
                       : hands                            ? "@ of @ won#hands"_text
                                                          : "@ of @ won"_text;
    return fill(context_.say(words), std::to_string(won), std::to_string(latest.size()));
  }

  /// Draws the points of the player's side as bars, with the points of the best other side as bars beside them.
  void chart() {
    const Theme& theme = context_.theme();
    const auto means = points_over_time(all_.hands, kMostBars);
    const bool others = counts_hands(*all_.game);
    float least = 0;
    float most = 1;
    for (const MeanPoints& mean : means) {
      least = std::min({least, mean.own, others ? mean.best : 0});
      most = std::max({most, mean.own, others ? mean.best : 0});
    }
    const auto none = [others](const MeanPoints& mean) { return mean.own == 0 && (!others || mean.best == 0); };
    if (std::ranges::all_of(means, none)) return;
    heading("Points per hand"_text);
    const Rect area{x_, y_, width_, context_.em(150)};
    canvas_.fill(area, theme.panel, space::kRadius);
    canvas_.outline(area, theme.line, space::kRadius);
    const float scale = context_.em(42);
    const Rect plot{area.x + scale, area.y + context_.em(14), area.w - scale - context_.em(12),
                    area.h - context_.em(26)};
    const auto y_of = [&](float points) { return plot.bottom() - plot.h * (points - least) / (most - least); };
    axis(area, plot, least, most);
    const float zero = y_of(0);
    if (least < 0) canvas_.fill({plot.x, zero, plot.w, 1}, theme.quiet);
    const float each = plot.w / static_cast<float>(means.size());
    const float wide = std::min(each * 0.8F, context_.em(60)) / (others ? 2.0F : 1.0F);
    const auto bar = [&](float x, float points, Colour colour) {
      const float end = y_of(points);
      const Rect rect{x, std::min(end, zero), wide - 1, std::abs(end - zero)};
      canvas_.fill(rect, colour, std::min({4.0F, rect.h / 2, rect.w / 2}));
    };
    for (std::size_t i = 0; i < means.size(); ++i) {
      const float middle = plot.x + each * (static_cast<float>(i) + 0.5F);
      bar(middle - (others ? wide : wide / 2), means[i].own, theme.accent);
      if (others) bar(middle, means[i].best, theme.quiet);
    }
    y_ = area.bottom() + context_.em(others ? 6 : 14);
    if (others) legend();
  }

  /// Draws lines at the smallest and the largest number of the chart, and between them at zero or in the middle.
  void axis(Rect area, Rect plot, float least, float most) {
    const Theme& theme = context_.theme();
    constexpr float kApart = 0.16F;  // least distance of two numbers as a part of the height
    const float middle = least < 0 ? -least / (most - least) : 0.5F;
    for (const float part : {0.0F, middle, 1.0F}) {
      if (part != middle && std::abs(part - middle) < kApart) continue;
      const float y = plot.bottom() - plot.h * part;
      canvas_.fill({plot.x, y, plot.w, 1}, theme.line);
      context_.text(std::to_string(std::lround(least + (most - least) * part)),
                    {area.x, y - context_.em(10), plot.x - area.x - context_.em(6), context_.em(20)},
                    type::kSmall * 0.9F, theme.quiet, Align::right);
    }
  }

  void legend() {
    const Theme& theme = context_.theme();
    const float size = context_.em(type::kSmall);
    const float height = context_.em(26);
    const float chip = context_.em(14);
    float x = x_ + context_.em(4);
    const auto entry = [&](std::string_view words, Colour colour) {
      canvas_.fill(Rect::around({x + chip / 2, y_ + height / 2}, chip, chip), colour, 4);
      x += chip + 8;
      canvas_.text(words, {x, y_, x_ + width_ - x, height}, {size, theme.ink});
      x += canvas_.text_width(words, size) + context_.em(24);
    };
    entry(context_.say(all_.game->in_pairs != nullptr ? "Your side's"_text : "Yours"_text), theme.accent);
    entry(context_.say("Opponents'"_text), theme.quiet);
    y_ += height + context_.em(12);
  }

  /// Draws a line for each bot level: the share of matches won against it.
  void levels() {
    heading("By opponents' level"_text);
    for (const auto& [level, matches, won] : all_.levels)
      bar_row(words::level_name(level, context_.app.preferences().lang()), std::min(width_ * 0.34F, context_.em(130)),
              won > 0 ? static_cast<float>(won) / static_cast<float>(matches) : -1, context_.theme().accent,
              part_words(won, matches), context_.em(96));
  }

  /// Draws how many mistakes were made lately and before, and the causes of all of them. The main causes can be
  /// practised.
  void mistakes() {
    heading("Your mistakes"_text);
    const std::string_view meaning = context_.say("All mistakes count, also small ones that a review leaves out."_text);
    y_ += canvas_.paragraph(meaning, {x_, y_}, width_, {context_.em(type::kBody), context_.theme().quiet}) +
          context_.em(8);
    const MistakeCounts counts = mistake_counts(all_.judged);
    constexpr std::size_t kFull = 5;  // least number of mistakes that fill a bar
    const std::size_t most = std::max({counts.last, counts.before, kFull});
    const auto row = [&](Text one, Text many, std::size_t mistakes) {
      const std::string words = count_words(static_cast<long>(counts.hands), one, many, context_.gui.frame().lang);
      count_row(words, mistakes, most, std::to_string(mistakes));
    };
    plays_games(*all_.game) ? row("Latest game"_text, "Latest @ games"_text, counts.last)
                            : row("Latest hand"_text, "Latest @ hands"_text, counts.last);
    if (all_.judged.size() > 1) row("The one before"_text, "The @ before"_text, counts.before);
    const auto causes = mistake_causes(all_.judged);
    if (!causes.empty()) draw_causes(causes, counts.last + counts.before);
  }
  /// Draws the main causes, and how many of `all` mistakes have another cause.
  void draw_causes(const std::vector<MistakeCause>& causes, std::size_t all) {
    heading("Their causes"_text);
    constexpr std::size_t kMost = 4;  // largest number of causes that are shown
    std::size_t others = all;
    for (std::size_t i = 0; i < std::min(kMost, causes.size()); ++i)
      if (cause_row(causes[i], all)) others -= causes[i].mistakes;
    if (others > 0) part_row(context_.say("Other causes"_text), others, all);
  }
  void part_row(std::string_view words, std::size_t part, std::size_t all) {
    count_row(words, part, all, part_words(static_cast<long>(part), static_cast<long>(all)));
  }
  /// Draws a number of mistakes as a bar, which is full if it is `all`.
  void count_row(std::string_view words, std::size_t mistakes, std::size_t all, std::string_view number) {
    bar_row(words, std::min(width_ * 0.5F, context_.em(200)),
            mistakes > 0 ? static_cast<float>(mistakes) / static_cast<float>(all) : -1, context_.theme().gold, number,
            context_.em(84));
  }
  /// Draws a bar with a label to its left and a number to its right. `part` is the filled share; if it is negative,
  /// nothing is filled.
  void bar_row(std::string_view words, float label, float part, Colour colour, std::string_view number, float count) {
    const float height = context_.em(34);
    context_.text(words, {x_, y_, label - context_.em(10), height}, type::kBody, context_.theme().ink);
    const Rect bar{x_ + label, y_ + height * 0.28F, width_ - label - count, height * 0.44F};
    canvas_.fill(bar, context_.theme().soft, bar.h / 2);
    if (part >= 0) canvas_.fill({bar.x, bar.y, std::max(bar.h, bar.w * part), bar.h}, colour, bar.h / 2);
    context_.text(number, {bar.right(), y_, count, height}, type::kBody, context_.theme().ink, Font::bold,
                  Align::right);
    y_ += height + context_.em(4);
  }
  /// Returns false if the cause has no heading, so that nothing is drawn.
  bool cause_row(const MistakeCause& cause, std::size_t all) {
    const std::string_view heading = fact_heading(*all_.game, cause.cause, context_.app.preferences().lang());
    if (heading.empty()) return false;
    part_row(heading, cause.mistakes, all);
    const Rect place{x_, y_, std::min(width_, context_.em(200)), std::max(44.0F, context_.em(40))};
    const std::string id = "practise:" + std::string{all_.game->id} + ":" + cause.cause;
    if (button(context_.gui, place, id, context_.say("Practise this"_text), ButtonStyle::soft))
      context_.app.review().practise(own_exercises(all_.judged, cause.cause));
    y_ = place.bottom() + context_.em(10);
    return true;
  }

  AppContext& context_;
  Canvas& canvas_;
  const Statistics& all_;
  float x_;
  float top_;
  float y_;
  float width_;
};

}  // namespace

float draw_summary(AppContext& context, const Statistics& statistics, Point at, float width) {
  return SummaryView{context, statistics, at, width}.draw();
}

}  // namespace tapete
