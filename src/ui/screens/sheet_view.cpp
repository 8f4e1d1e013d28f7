#include <algorithm>

#include "ui/gui/widgets.hpp"
#include "ui/screens/match_end.hpp"
#include "ui/screens/table_panels.hpp"
#include "ui/table/table_parts.hpp"

/// Scoresheet of a hand, over the table.
namespace tapete {
namespace {

class SheetView {
  static constexpr float kLabel = 0.38F;  ///< the first column's share of the width
  static constexpr float kListed = 44;    ///< height of a line in the list of sides, in points at the normal text size
  static constexpr float kListName = 0.27F;  ///< the name's share of the width of such a line

 public:
  SheetView(AppContext& context, const TableModel& model, const MatchView& session, const Sheet& sheet)
      : context_(context),
        model_(model),
        session_(session),
        sheet_(sheet),
        verdict_(verdict_words(model, sheet)),
        pad_(std::min(24.0F, context.canvas.window().w * 0.05F)) {}

  bool draw() {
    const Rect window = context_.canvas.window();
    context_.canvas.fill(window, context_.theme().scrim);
    const Rect sheet = fit(window);
    panel(context_.gui, sheet);
    float y = counted(sheet);
    context_.gui.describe(sheet_description(model_, session_, sheet_, verdict_));
    if (review_height() > 0) draw_review_line(context_, {sheet.x + pad_, y, inner(), review_height() - line(8)});
    y += review_height();
    const Rect row{sheet.x + pad_, y, inner(), touch()};
    if (folded()) return end_buttons(row);
    if (one_row_) return buttons_in_one_row(row);
    buttons(row);
    return foot({row.x, row.bottom() + line(8), row.w, seal_height()});
  }

 private:
  /// Chooses the width, and how much to reduce distances in a low window. Returns the rectangle of the sheet.
  Rect fit(Rect window) {
    width_ = std::min(window.w - 2 * std::min(16.0F, window.w * 0.03F), context_.em(500));
    squeeze_ = 1;
    float height = measure();
    // In a low window, distances are reduced until the sheet fits; in a very low one, all buttons share one row.
    const auto squeeze = [&] {
      if (height <= window.h - 16) return;
      squeeze_ = std::max(0.6F, squeeze_ * (window.h - 16) / height);
      height = measure();
    };
    squeeze();
    if (height > window.h && window.w > context_.em(480)) {
      one_row_ = seal_height() > 0 || reviewed();
      width_ = std::min(window.w - 2 * std::min(16.0F, window.w * 0.03F), context_.em(640));
      squeeze_ = 1;
      height = measure();
      squeeze();
    }
    return Rect::around(window.center(), width_, height);
  }

  /// Draws the buttons of a finished match while the scoresheet is folded. Returns true if the seal was chosen.
  bool end_buttons(Rect row) {
    if (button(context_.gui, row, "button:rematch", next_words(), ButtonStyle::main)) context_.app.starter().rematch();
    row.y = row.bottom() + line(8);
    if (button(context_.gui, row.part(0, 2, 12), "button:count", context_.say("Scoresheet"_text), ButtonStyle::soft))
      context_.gui.folds().set_open(fold_id(), true);
    leave(row.part(1, 2, 12));
    return foot({row.x, row.bottom() + line(8), row.w, seal_height()});
  }

  /// Draws all buttons in a very low window. Returns true if the seal was chosen.
  bool buttons_in_one_row(Rect row) {
    const Rect quiet{row.x, row.y, row.w * (over() ? 0.5F : 0.54F), row.h};
    // Decisions to review take precedence over the rarely used buttons.
    const bool worth_it = seal_height() == 0 || !context_.app.review().hand_review().moments().empty();
    if (reviewed() && worth_it) draw_review_line(context_, quiet);
    buttons({quiet.right() + 12, row.y, row.w - quiet.w - 12, row.h});
    return (!reviewed() || !worth_it) && foot(quiet);
  }

  /// Draws the result of the hand or of the whole match. Returns the y coordinate of its end.
  float counted(const Rect& sheet) {
    if (folded()) {
      match_end().draw(sheet);
      return sheet.y + match_end().height();
    }
    const float y = band(sheet);
    return listed() ? list(sheet, y) : rows(sheet, columns(sheet, y));
  }

  [[nodiscard]] MatchEnd match_end() const { return {context_, model_, sheet_, verdict_, width_, squeeze_}; }
  [[nodiscard]] std::string fold_id() const { return "count:" + context_.app.match().local()->id(); }
  /// Returns whether the scoresheet is folded: the sheet of a finished match first shows only the result.
  [[nodiscard]] bool folded() const { return over() && !one_row_ && !context_.gui.folds().open(fold_id()); }
  [[nodiscard]] float line(float points) const { return context_.em(points) * squeeze_; }
  [[nodiscard]] float seal_height() const { return model_.deck_hash.empty() ? 0 : quiet_height(); }
  [[nodiscard]] bool reviewed() const { return context_.app.review().hand_review().decisions() > 0; }
  [[nodiscard]] float quiet_height() const { return std::max(44.0F, line(44)); }
  [[nodiscard]] float review_height() const { return reviewed() && !one_row_ ? quiet_height() + line(8) : 0; }
  [[nodiscard]] float touch() const { return std::max(46.0F, line(52)); }
  [[nodiscard]] float inner() const { return width_ - 2 * pad_; }
  [[nodiscard]] std::string next_words() const {
    return sheet_.next.empty() ? std::string{context_.say(over() ? "Rematch"_text : "Next hand"_text)} : sheet_.next;
  }
  [[nodiscard]] bool over() const { return sheet_.match_over; }
  [[nodiscard]] TextStyle verdict_style() const { return match_end().verdict_style(); }
  [[nodiscard]] TextStyle reason_style() const {
    const Colour ink = sheet_.winner == 0 ? context_.theme().on_accent : context_.theme().quiet;
    return {context_.em(type::kBody), ink, Font::regular, Align::center};
  }

  float band_height() {
    float height = line(22) + context_.canvas.paragraph(verdict_, {}, inner(), verdict_style(), false) + line(18);
    if (!sheet_.reason.empty()) height += context_.canvas.paragraph(sheet_.reason, {}, inner(), reason_style(), false);
    return height;
  }

  /// Returns whether the sides are lines instead of columns: always for more than four sides, never for two, and for
  /// three or four if the row labels fit as headings.
  [[nodiscard]] bool listed() const {
    constexpr std::size_t kPair = 2;
    constexpr std::size_t kMostColumns = 4;
    if (sheet_.sides.size() <= kPair || sheet_.sides.size() > kMostColumns) return sheet_.sides.size() > kPair;
    const float room = inner() * (1 - kListName) / static_cast<float>(sheet_.rows.size()) - 4;
    return std::all_of(sheet_.rows.begin(), sheet_.rows.end(), [&](const Sheet::Row& row) {
      return context_.canvas.text_width(row.label, context_.em(type::kSmall)) <= room;
    });
  }

  float measure() {
    const float table = listed() ? line(52) + static_cast<float>(sheet_.sides.size()) * line(kListed)
                                 : line(66) + static_cast<float>(sheet_.rows.size()) * line(34);
    const float feet = review_height() + touch() + line(8) + (one_row_ ? 0 : seal_height() + line(8));
    if (folded()) return match_end().height() + touch() + line(8) + feet;
    return band_height() + table + line(20) + feet;
  }

  /// Draws the verdict, on the accent colour if the viewer's side has won. Returns the y coordinate of its end.
  float band(const Rect& sheet) {
    const Rect band{sheet.x, sheet.y, sheet.w, band_height()};
    context_.canvas.fill_top(band, sheet_.winner == 0 ? context_.theme().accent : context_.theme().soft, 20);
    float y = band.y + line(20);
    y += context_.canvas.paragraph(verdict_, {sheet.x + pad_, y}, inner(), verdict_style());
    if (!sheet_.reason.empty()) context_.canvas.paragraph(sheet_.reason, {sheet.x + pad_, y}, inner(), reason_style());
    return band.bottom();
  }

  static Font font_of(const Sheet::Row& row) { return row.total ? Font::bold : Font::regular; }

  /// Returns the largest font size up to `size` at which all these texts fit into cells of this width.
  [[nodiscard]] float cell_size(const std::vector<std::string>& texts, float size, Font font, float width) const {
    const float room = width - 8;
    float widest = room;
    for (const std::string& text : texts) widest = std::max(widest, context_.canvas.text_width(text, size, font));
    return size * room / widest;
  }

  [[nodiscard]] Rect cell(const Rect& sheet, float y, float height, std::size_t column) const {
    const float label = inner() * kLabel;
    const float each = (inner() - label) / static_cast<float>(sheet_.sides.size());
    return {sheet.x + pad_ + label + each * static_cast<float>(column), y, each, height};
  }

  /// Draws the headings of the columns: the sides and the marks that they have won so far. Returns the y coordinate of
  /// their end.
  float columns(const Rect& sheet, float y) {
    y += line(12);
    std::vector<std::string> names;
    for (const auto& side : sheet_.sides) names.emplace_back(side_name(model_, side));
    const float size = cell_size(names, context_.em(type::kBody), Font::bold, cell({}, 0, 0, 0).w);
    for (std::size_t i = 0; i < names.size(); ++i) {
      const Rect head = cell(sheet, y, line(26), i);
      context_.canvas.text(names[i], head, {size, context_.theme().ink, Font::bold, Align::center});
      const auto& score = model_.scene.score;
      if (i < score.size())
        draw_marks(context_, score[i], Rect{head.x + 5, y + line(26), head.w - 10, line(18)}, Align::center,
                   context_.theme().accent, context_.theme().line);
    }
    y += line(50);
    context_.canvas.fill({sheet.x + pad_, y, inner(), 1}, context_.theme().line);
    return y + line(4);
  }

  float rows(const Rect& sheet, float y) {
    const Theme& theme = context_.theme();
    for (const Sheet::Row& row : sheet_.rows) {
      const float height = line(row.total ? 42 : 33);
      if (row.total) context_.canvas.fill({sheet.x + pad_, y, inner(), 1}, theme.line);
      const Font font = font_of(row);
      const float size =
          cell_size(row.cells, context_.em(row.total ? type::kLead : type::kBody), font, cell({}, 0, 0, 0).w);
      context_.text(row.label, {sheet.x + pad_, y, inner() * (kLabel - 0.01F), height}, type::kBody,
                    row.total ? theme.ink : theme.quiet, font);
      for (std::size_t i = 0; i < row.cells.size(); ++i)
        context_.canvas.text(row.cells[i], cell(sheet, y, height, i).inset(2), {size, theme.ink, font, Align::center});
      y += height;
    }
    return y + line(12);
  }

  /// Draws a line for each side: name and dots, then its cell of every row. Returns the y coordinate of the end.
  float list(const Rect& sheet, float y) {
    const Theme& theme = context_.theme();
    const auto& score = model_.scene.score;
    const float name = inner() * kListName;
    const float each = (inner() - name) / static_cast<float>(sheet_.rows.size());
    const auto column = [&](std::size_t i, float top, float height) {
      return Rect{sheet.x + pad_ + name + each * static_cast<float>(i), top, each, height}.inset(2);
    };
    y += line(8);
    std::vector<float> sizes;
    sizes.reserve(sheet_.rows.size());
    for (std::size_t i = 0; i < sheet_.rows.size(); ++i) {
      const Rect head = column(i, y, line(30));
      context_.text(sheet_.rows[i].label, head, type::kSmall, theme.quiet, Align::center);
      sizes.push_back(cell_size(sheet_.rows[i].cells, context_.em(type::kBody), font_of(sheet_.rows[i]), head.w));
    }
    y += line(32);
    for (std::size_t side = 0; side < sheet_.sides.size(); ++side, y += line(kListed)) {
      context_.canvas.fill({sheet.x + pad_, y, inner(), 1}, theme.line);
      const Rect head{sheet.x + pad_, y + line(3), name, line(kListed) * 0.56F};
      context_.text(side_name(model_, sheet_.sides[side]), head, type::kBody, theme.ink, Font::bold);
      if (side < score.size())
        draw_marks(context_, score[side], {head.x, head.bottom(), name, line(kListed) * 0.36F}, Align::left,
                   theme.accent, theme.quiet);
      for (std::size_t i = 0; i < sheet_.rows.size(); ++i) {
        const Sheet::Row& row = sheet_.rows[i];
        context_.canvas.text(row.cells[side], column(i, y, line(kListed)),
                             {sizes[i], theme.ink, font_of(row), Align::center});
      }
    }
    return y + line(12);
  }

  void leave(Rect place) {
    if (button(context_.gui, place, "button:leave", context_.say("Leave table"_text), ButtonStyle::soft))
      context_.app.back();
  }

  void buttons(Rect row) {
    const bool one_hand = session_.finished() && !session_.over();
    if (over() || one_hand) {
      const Rect left{row.x, row.y, (row.w - 12) * 0.42F, row.h};
      row = {left.right() + 12, row.y, row.w - left.w - 12, row.h};
      leave(left);
    }
    if (one_hand) {
      if (button(context_.gui, row, "button:compare", context_.say("Compare"_text), ButtonStyle::main))
        context_.app.sharing().compare_deal();
      return;
    }
    const bool clicked =
        button(context_.gui, row, over() ? "button:rematch" : "button:next", next_words(), ButtonStyle::main);
    if (clicked && over()) context_.app.starter().rematch();
    if (clicked && !over()) context_.app.match().next_hand();
  }

  /// Draws the rarely used buttons: an update to a new version, which interrupts no hand here, otherwise sharing the
  /// deal; and the seal. Returns true if the seal was chosen.
  bool foot(Rect row) {
    const Rect first{row.x, row.y, (row.w - 8) * 0.57F, row.h};
    const Rect second{first.right() + 8, row.y, row.w - 8 - first.w, row.h};
    if (context_.app.offers_update()) {
      if (button(context_.gui, first, "button:update", context_.say("Update to new version"_text), ButtonStyle::quiet))
        context_.app.install_update();
    } else if (context_.app.sharing().can_share_deal() &&
               button(context_.gui, first, "button:share_deal", context_.say("Share this deal"_text),
                      ButtonStyle::quiet)) {
      context_.app.sharing().share_deal();
    }
    if (model_.deck_hash.empty()) return false;
    return button(context_.gui, second, "button:seal", context_.say("Sealed deck"_text), ButtonStyle::quiet);
  }

  AppContext& context_;
  const TableModel& model_;
  const MatchView& session_;
  const Sheet& sheet_;
  std::string verdict_;
  float pad_;
  float width_ = 0;
  float squeeze_ = 1;
  bool one_row_ = false;  ///< whether all buttons share one row, in a very low window
};

}  // namespace

bool draw_sheet(AppContext& context, const TableModel& model, const MatchView& session, const Sheet& sheet) {
  return SheetView{context, model, session, sheet}.draw();
}

}  // namespace tapete
