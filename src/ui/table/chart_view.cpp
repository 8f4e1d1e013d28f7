#include <algorithm>
#include <array>

#include "core/index.hpp"
#include "ui/gui/widgets.hpp"
#include "ui/table/table_overlay.hpp"
#include "ui/table/table_parts.hpp"

/// Panel over the table that lists the score after each hand of the match, and the sources of this hand's points.
namespace tapete {
namespace {

/// Colours of the columns' lines in the graph, distinguishable on light and on dark panels.
constexpr std::array<Colour, kMaxSeats> kLines{
    {{214, 92, 46}, {52, 124, 214}, {150, 88, 206}, {24, 150, 120}, {196, 140, 24}, {204, 66, 134}}};
/// Returns the text colour of a result, readable on the theme's panels. `mood` is positive for a good result, negative
/// for a bad one, and 0 for a neutral one.
Colour mood_colour(const Theme& theme, int mood) {
  const bool dark = theme.panel.g < 128;
  if (mood > 0) return dark ? Colour{112, 208, 152} : Colour{20, 112, 66};
  if (mood < 0) return dark ? Colour{244, 136, 120} : Colour{184, 48, 38};
  return theme.quiet;
}

std::string with_sign(int points) { return (points > 0 ? "+" : "") + number_words(points); }

class ChartView {
 public:
  ChartView(DrawContext& context, const TableModel& model)
      : context_(context),
        theme_(context.theme()),
        score_(model.scene.score),
        chart_(*model.chart),
        line_(context.em(36)),
        cell_(context.em(46)),
        head_(std::max(48.0F, context.em(50))) {
    for (const SideScore& side : score_) names_.push_back(side_name(model, side.seats));
    for (const Chart::Row& row : chart_.rows)
      abouts_.push_back((row.by == kNobody ? "" : model.name(row.by) + ": ") + row.about);
    const auto over = [](const Chart::Row& row) { return row.over; };
    counted_ = static_cast<std::size_t>(std::count_if(chart_.rows.begin(), chart_.rows.end(), over));
  }

  /// Draws the panel. If it has just been `opened`, it is scrolled to the last row.
  UiAction draw(bool opened) {
    Gui& gui = context_.gui;
    const Rect window = context_.canvas.window();
    const float width =
        std::min(window.w - 16, context_.em(charted() && columns() > 2 ? 150 : 300) + context_.em(110) * columns());
    measure(width);
    const float graph = counted_ > 1 && window.h > context_.em(560) ? context_.em(140) : 0;
    const float fixed = head_ + graph + line_ + 14;
    const Rect sheet = Rect::around(window.center(), width, std::min(window.h - 16, fixed + content()));
    const std::string_view title = context_.say(charted() ? "All hands"_text : "Points breakdown"_text);
    const bool close = closable_panel(context_, sheet, title, {sheet.x + 16, sheet.y + 4, sheet.w - head_ - 28, head_},
                                      {sheet.right() - head_ - 4, sheet.y + 4, head_ - 4, head_ - 4});
    x_ = sheet.x + 10;
    if (graph > 0) draw_graph({sheet.x + 16, sheet.y + head_, sheet.w - 32, graph - context_.em(10)});
    heads(sheet.y + head_ + graph);
    const Rect view{sheet.x + 4, sheet.y + head_ + graph + line_, sheet.w - 8, sheet.bottom() - sheet.y - fixed + 4};
    float y = gui.begin_scroll("chart", view, true);
    for (std::size_t row = 0; row < chart_.rows.size(); ++row, y += cell_) hand(row, y);
    parts(y);
    gui.end_scroll(content());
    gui.describe({{.text = std::string{title}, .heading = true}, {.text = spoken_table()}});
    if (opened && gui.scrolling().move_to("chart", content())) gui.animate();
    return close ? opens(Panel::nothing) : UiAction{};
  }

 private:
  [[nodiscard]] bool charted() const { return !chart_.rows.empty(); }
  [[nodiscard]] float columns() const { return static_cast<float>(score_.size()); }
  /// Chooses the widths of the columns in a panel of this width, and the height of the rows: notes and points are on
  /// two lines if a column is too narrow for both.
  void measure(float width) {
    label_ = charted() ? std::min(context_.em(columns() > 2 ? 76 : 190), width * (columns() > 2 ? 0.2F : 0.46F))
                       : (width - 20) * (columns() > 3 ? 0.3F : 0.36F);
    each_ = (width - 20 - label_) / columns();
    for (const Chart::Row& row : chart_.rows)
      for (const Chart::Cell& cell : row.cells)
        stacked_ = stacked_ || (cell.gained != 0 && !cell.note.empty() && !fits(with_points(cell)));
    if (stacked_) cell_ = context_.em(62);
  }
  /// Returns the note and the points of a hand that is over.
  [[nodiscard]] static std::string with_points(const Chart::Cell& cell) {
    return cell.note.empty()  ? with_sign(cell.gained)
           : cell.gained == 0 ? cell.note
                              : cell.note + "  " + with_sign(cell.gained);
  }
  [[nodiscard]] bool fits(std::string_view words) const {
    return context_.canvas.text_width(words, context_.em(type::kSmall * 0.9F)) < each_ - 6;
  }
  [[nodiscard]] const std::vector<ScorePart>& own_parts() const { return score_.front().parts; }
  [[nodiscard]] float content() const {
    const float part_rows = own_parts().empty() ? 0 : static_cast<float>(own_parts().size() + 1);
    return static_cast<float>(chart_.rows.size()) * cell_ + part_rows * line_ + 6;
  }
  [[nodiscard]] Rect cell(std::size_t column, float y, float height) const {
    return {x_ + label_ + static_cast<float>(column) * each_ + 2, y, each_ - 4, height};
  }
  /// Returns the largest font size up to `size` at which each of these texts fits in a column.
  [[nodiscard]] float fitting(const std::vector<std::string>& texts, float size, Font font) const {
    return std::max(context_.em(10), context_.canvas.fitting_size(texts, size, font, each_ - 6));
  }
  void write(std::string_view words, std::size_t column, float y, float height, float size, Colour colour, Font font) {
    context_.canvas.text(words, cell(column, y, height), {size, colour, font, Align::center});
  }

  /// Draws the heading of the bold numbers above the first column, in up to two lines.
  void head_of_totals(float y) {
    constexpr float kInTwoLines = 1.6F;  // width of the longest heading, as a part of its width in two lines
    const std::string_view words = context_.say(score_.front().losses ? "Hands lost"_text : "Total"_text);
    const float size = context_.em(type::kSmall * 0.9F);
    const float width = label_ - 6;
    const float most = size * kInTwoLines * width / context_.canvas.text_width(words, size);
    context_.canvas.paragraph(words, {x_ + 4, y}, width, {std::min(size, most), theme_.quiet});
  }

  /// Draws the column headings: the names, underlined in the colours of their lines in
  /// the graph.
  void heads(float y) {
    if (charted()) head_of_totals(y);
    const float size = fitting(names_, context_.em(type::kBody), Font::bold);
    for (std::size_t i = 0; i < names_.size(); ++i) {
      write(names_[i], i, y, line_ - 7, size, theme_.ink, Font::bold);
      if (charted()) context_.canvas.fill({cell(i, 0, 0).x + 4, y + line_ - 6, each_ - 12, 4}, kLines[i], 2);
    }
  }

  void hand(std::size_t number, float y) {
    const Chart::Row& row = chart_.rows[number];
    if (number > 0) context_.canvas.fill({x_, y, label_ + each_ * columns(), 1}, theme_.line);
    const std::string& about = abouts_[number];
    const float upper = about.empty() ? cell_ : cell_ * 0.54F;
    const float small = context_.em(type::kSmall * 0.9F);
    context_.text(std::to_string(number + 1), {x_ + 4, y, label_ - 4, upper}, type::kBody, theme_.quiet, Font::bold);
    if (!about.empty())
      context_.canvas.text(
          about, {x_ + 4, y + upper, label_ - 4, cell_ * 0.38F},
          {std::min(small, small * (label_ - 6) / context_.canvas.text_width(about, small)), theme_.quiet});
    for (std::size_t i = 0; i < score_.size(); ++i) {
      const Chart::Cell& cell = row.cells[at(score_[i].seats.front())];
      if (!row.over) {
        write(cell.note.empty() ? "–" : cell.note, i, y, cell_, small, theme_.quiet, Font::regular);
        continue;
      }
      const float part = stacked_ ? 0.4F : 0.54F;
      const auto below = [&](std::string_view words, float from, float height) {
        write(words, i, y + cell_ * from, cell_ * height, fitting({std::string{words}}, small, Font::regular),
              mood_colour(theme_, cell.mood), Font::regular);
      };
      write(number_words(cell.total), i, y, cell_ * part, context_.em(type::kBody), theme_.ink, Font::bold);
      if (!stacked_ || cell.note.empty()) {
        below(with_points(cell), part - 0.02F, 0.4F);
      } else {
        below(cell.note, part, 0.28F);
        if (cell.gained != 0) below(with_sign(cell.gained), part + 0.28F, 0.28F);
      }
    }
  }

  /// Draws the sources of this hand's points.
  void parts(float y) {
    if (own_parts().empty()) return;
    const auto row = [&](std::string_view words, bool bold, const auto& value) {
      const Font font = bold ? Font::bold : Font::regular;
      context_.canvas.fill({x_, y, label_ + each_ * columns(), 1}, theme_.line);
      const float body = context_.em(type::kBody);
      const float size = std::min(body, body * (label_ - 6) / context_.canvas.text_width(words, body, font));
      context_.canvas.text(words, {x_ + 4, y, label_ - 4, line_}, {size, theme_.quiet, font});
      for (std::size_t i = 0; i < score_.size(); ++i) write(value(score_[i]), i, y, line_, body, theme_.ink, font);
      y += line_;
    };
    for (std::size_t i = 0; i < own_parts().size(); ++i)
      row(own_parts()[i].label, false, [i](const SideScore& side) { return number_words(side.parts[i].points); });
    row(context_.say(charted() ? "This hand"_text : "Total"_text), true, [](const SideScore& side) {
      int sum = 0;
      for (const ScorePart& part : side.parts) sum += part.points;
      return number_words(sum);
    });
  }

  /// Returns the panel as the text of a table for screen readers.
  [[nodiscard]] std::string spoken_table() const {
    std::string table = "\t" + joined(names_, "\t") + "\t\n";
    for (std::size_t number = 0; number < chart_.rows.size(); ++number) {
      const Chart::Row& row = chart_.rows[number];
      table += std::to_string(number + 1) + (abouts_[number].empty() ? "" : ": " + abouts_[number]) + '\t';
      for (const SideScore& side : score_) table += spoken_cell(row, row.cells[at(side.seats.front())]) + '\t';
      table += '\n';
    }
    for (std::size_t i = 0; i < own_parts().size(); ++i) {
      table += own_parts()[i].label + '\t';
      for (const SideScore& side : score_) table += number_words(side.parts[i].points) + '\t';
      table += '\n';
    }
    return table;
  }
  [[nodiscard]] static std::string spoken_cell(const Chart::Row& row, const Chart::Cell& cell) {
    if (!row.over) return cell.note;
    const std::string gained = cell.gained == 0 && !cell.note.empty() ? std::string{} : with_sign(cell.gained);
    return number_words(cell.total) + " (" + cell.note + (cell.note.empty() || gained.empty() ? "" : ", ") + gained +
           ')';
  }

  /// Draws the totals as a graph with a line for each column, the viewer's line on top.
  void draw_graph(Rect area) {
    int low = 0;
    int high = 1;
    for (const Chart::Row& row : chart_.rows)
      for (const Chart::Cell& cell : row.cells) low = std::min(low, cell.total), high = std::max(high, cell.total);
    const float scale = context_.em(38);
    const Rect plot{area.x + scale, area.y + 6, area.w - scale - 6, area.h - 12};
    const auto height = [&](int points) {
      return plot.bottom() - plot.h * static_cast<float>(points - low) / static_cast<float>(high - low);
    };
    for (const int points : {low, 0, high}) {
      if (points != 0 && std::abs(height(points) - height(0)) < context_.em(16)) continue;
      context_.canvas.fill({plot.x, height(points), plot.w, 1}, theme_.line);
      context_.text(number_words(points), {area.x, height(points) - context_.em(10), scale - 6, context_.em(20)},
                    type::kSmall * 0.9F, theme_.quiet, Align::right);
    }
    const float step = plot.w / static_cast<float>(counted_);
    for (std::size_t column = score_.size(); column-- > 0;) {
      const int seat = score_[column].seats.front();
      const float width = column == 0 ? 3.4F : 2;
      Point from{plot.x, height(0)};
      for (std::size_t row = 0; row < counted_; ++row) {
        const Point to{from.x + step, height(chart_.rows[row].cells[at(seat)].total)};
        context_.canvas.line(from, to, kLines[column], width);
        from = to;
      }
      context_.canvas.disc(from, width * 1.2F, kLines[column]);
    }
  }

  DrawContext& context_;
  const Theme& theme_;
  const std::vector<SideScore>& score_;
  const Chart& chart_;
  std::vector<std::string> names_;
  std::vector<std::string> abouts_;  ///< Chart::Row::about of each row, with the name of Chart::Row::by
  bool stacked_ = false;             ///< whether the note and the points of a hand are on two lines
  std::size_t counted_ = 0;          ///< number of hands that are over
  float line_;                       ///< height of a line of text
  float cell_;                       ///< height of a hand's row
  float head_;                       ///< height of the title
  float x_ = 0;                      ///< left edge of the first column
  float label_ = 0;                  ///< width of the first column
  float each_ = 0;                   ///< width of each other column
};

}  // namespace

UiAction draw_chart(DrawContext& context, const TableModel& model, bool opened) {
  return ChartView{context, model}.draw(opened);
}

}  // namespace tapete
