#include <algorithm>

#include "ui/gui/widgets.hpp"
#include "ui/screens/match_end.hpp"
#include "ui/screens/sheet_foot.hpp"
#include "ui/screens/sheet_table.hpp"
#include "ui/screens/table_panels.hpp"
#include "ui/table/layout.hpp"
#include "ui/table/table_parts.hpp"

/// Scoresheet of a hand, over the table.
namespace tapete {
namespace {

class SheetView {
 public:
  SheetView(AppContext& context, const TableModel& model, const MatchView& session, const Sheet& sheet,
            CountMotion motion)
      : context_(context),
        model_(model),
        session_(session),
        sheet_(sheet),
        verdict_(verdict_words(model, sheet)),
        motion_(motion),
        pad_(std::min(24.0F, context.canvas.window().w * 0.05F)) {}

  /// Returns the action of the row below the buttons.
  UiAction draw() {
    draw_all();
    return action_;
  }

 private:
  void draw_all() {
    const Rect window = context_.canvas.window();
    context_.canvas.fill(window, context_.theme().scrim);
    const Rect sheet = fit(window);
    panel(context_.gui, sheet);
    if (hidden_ > 0 && !folded() && !one_row_) return scrolled(sheet);
    const float y = reviewed_result(sheet, result(sheet));
    const Rect row{sheet.x + pad_, y, inner(), touch()};
    if (folded()) return end_buttons(row);
    if (one_row_) return buttons_in_one_row(row);
    buttons(row);
    foot({row.x, row.bottom() + line(8), row.w, foot_height()});
  }

  /// Draws a sheet that does not fit: all but the review and the buttons for the next step scrolls.
  void scrolled(const Rect& sheet) {
    const Rect row{sheet.x + pad_, sheet.bottom() - touch() - line(10), inner(), touch()};
    const float fixed = row.y - review_height();
    const Rect seen{sheet.x, sheet.y, sheet.w, fixed - sheet.y - line(8)};
    const float top = context_.gui.begin_scroll("count", seen, true);
    const float y = counted({sheet.x, top, sheet.w, sheet.h});
    foot({row.x, y, row.w, foot_height()});
    context_.gui.end_scroll(y + foot_height() - top);
    reviewed_result(sheet, fixed);
    buttons(row);
  }

  /// Describes the result and draws the button below it that leads to the review. Returns the y coordinate of the end.
  float reviewed_result(const Rect& sheet, float y) {
    context_.gui.describe(sheet_description(model_, session_, sheet_, verdict_));
    if (review_height() > 0) draw_review_line(context_, {sheet.x + pad_, y, inner(), review_height() - line(8)});
    return y + review_height();
  }

  /// Draws the result, in a scroll area if it does not fit. Returns the y coordinate of its end.
  float result(const Rect& sheet) {
    if (hidden_ <= 0) return counted(sheet);
    const Rect seen{sheet.x, sheet.y, sheet.w, counted_height() - hidden_};
    const float top = context_.gui.begin_scroll("count", seen, true);
    counted({sheet.x, top, sheet.w, sheet.h});
    context_.gui.end_scroll(counted_height());
    return seen.bottom();
  }

  /// Chooses the width, and how much to reduce distances in a low window. Returns the rectangle of the sheet.
  Rect fit(Rect window) {
    width_ = std::min(window.w - 2 * std::min(16.0F, window.w * 0.03F), context_.em(500));
    const bool large = context_.em(1) > largest_em(window.w, window.h);
    least_ = large ? 0.85F : 0.6F;
    room_ = window.h - 16;
    squeeze();
    if (height_ > window.h && window.w > context_.em(480)) {
      one_row_ = foot_height() > 0 || reviewed();
      width_ = std::min(window.w - 2 * std::min(16.0F, window.w * 0.03F), context_.em(640));
      squeeze();
    }
    // The menu's button must not cover a high sheet in a narrow window. If there is no room below the button, it may
    // cover a corner, but not if the text is large, because then the sheet scrolls anyway.
    const bool upright = window.h > window.w;
    const bool over_corner = !upright || !large;
    if ((window.h - height_) / 2 < menu_edge(window) && (window.w - width_) / 2 < menu_edge(window)) {
      const bool whole = (upright && place_by_menu(window, true)) || (over_corner && place_by_menu(window, false));
      if (!whole && upright && !folded()) place_by_menu(window, true);
    }
    hidden_ = std::max(0.0F, height_ - room_);
    const float high = height_ - hidden_;
    return {window.center().x - width_ / 2, std::max(window.h - 8 - room_, window.center().y - high / 2), width_, high};
  }

  /// Measures the sheet, and reduces distances until it fits into `room_`. If that is not enough, or the text is large,
  /// the result scrolls.
  void squeeze() {
    squeeze_ = 1;
    height_ = measure();
    for (int times = 0; times < 2 && height_ > room_; ++times) {
      squeeze_ = std::max(least_, squeeze_ * room_ / height_);
      height_ = measure();
    }
  }

  /// Places the sheet below the menu's button or over it. Returns whether the sheet fits there.
  bool place_by_menu(Rect window, bool below) {
    room_ = window.h - 8 - (below ? menu_edge(window) : 8);
    beside_menu_ = below ? 0 : menu_edge(window) - (window.w - width_) / 2;
    squeeze();
    return height_ <= room_;
  }

  /// Returns the right and lower edge of the menu's button, with a gap.
  [[nodiscard]] float menu_edge(Rect window) const {
    return 16 + std::max(46.0F, 46 * table_em(window.w, window.h, context_.em(1)));
  }

  /// Draws the buttons of a finished match while the scoresheet is folded.
  void end_buttons(Rect row) {
    if (button(context_.gui, row, "button:rematch", next_words(), ButtonStyle::main)) context_.app.starter().rematch();
    row.y = row.bottom() + line(8);
    const int clicked = button_row(
        context_.gui, row, 12,
        {{"button:count", context_.say("Scoresheet"_text)}, {"button:leave", context_.say("Leave table"_text)}});
    if (clicked == 0) context_.gui.folds().set_open(fold_id(), true);
    if (clicked == 1) context_.app.back();
    foot({row.x, row.bottom() + line(8), row.w, foot_height()});
  }

  /// Draws all buttons in a very low window.
  void buttons_in_one_row(Rect row) {
    const Rect quiet{row.x, row.y, row.w * (over() ? 0.46F : 0.54F), row.h};
    // Decisions to review take precedence over the rarely used buttons.
    const bool worth_it = foot_height() == 0 || !context_.app.review().hand_review().moments().empty();
    if (reviewed() && worth_it) draw_review_line(context_, quiet);
    buttons({quiet.right() + 12, row.y, row.w - quiet.w - 12, row.h});
    if (!reviewed() || !worth_it) foot(quiet);
  }

  /// Draws the result of the hand or of the whole match. Returns the y coordinate of its end.
  float counted(const Rect& sheet) {
    if (folded()) {
      match_end().draw(sheet);
      return sheet.y + match_end().height();
    }
    const float y = band(sheet);
    table().draw({sheet.x + pad_, y});
    return y + table().height();
  }

  [[nodiscard]] SheetTable table() const { return {context_, model_, sheet_, inner(), squeeze_, motion_}; }
  [[nodiscard]] MatchEnd match_end() const { return {context_, model_, sheet_, verdict_, width_, squeeze_, motion_}; }
  [[nodiscard]] std::string fold_id() const { return "count:" + id_at_table(context_.app.match()); }
  /// Returns whether the scoresheet is folded: the sheet of a finished match first shows only the result.
  [[nodiscard]] bool folded() const { return over() && !one_row_ && !context_.gui.folds().open(fold_id()); }
  [[nodiscard]] float line(float points) const { return context_.em(points) * squeeze_; }
  [[nodiscard]] SheetFoot foot_content() const { return sheet_foot(context_, model_, folded(), over()); }
  [[nodiscard]] float foot_height() const { return foot_content() == SheetFoot::nothing ? 0 : quiet_height(); }
  [[nodiscard]] bool reviewed() const { return context_.app.review().hand_review().decisions() > 0; }
  [[nodiscard]] float quiet_height() const { return std::max(44.0F, line(44)); }
  [[nodiscard]] float review_height() const { return reviewed() && !one_row_ ? quiet_height() + line(8) : 0; }
  [[nodiscard]] float touch() const { return std::max(46.0F, line(52)); }
  [[nodiscard]] float title_width() const { return std::min(inner(), width_ - 2 * beside_menu_); }
  [[nodiscard]] float inner() const { return width_ - 2 * pad_; }
  [[nodiscard]] std::string next_words() const {
    return sheet_.next.empty() ? std::string{context_.say(over() ? "Rematch"_text : "Next hand"_text)} : sheet_.next;
  }
  [[nodiscard]] bool over() const { return sheet_.match_over; }
  [[nodiscard]] TextStyle verdict_style() const { return match_end().verdict_style(); }
  [[nodiscard]] TextStyle reason_style() const {
    const Colour ink = celebrates(model_, sheet_) ? context_.theme().on_accent : context_.theme().quiet;
    // The reason must not be larger than a title that MatchEnd has limited.
    constexpr float kLargest = 0.85F;
    return {std::min(context_.em(type::kBody), kLargest * verdict_style().size), ink, Font::regular, Align::center};
  }

  float band_height() {
    float height = line(22) + context_.canvas.paragraph(verdict_, {}, title_width(), verdict_style(), false) + line(18);
    if (!sheet_.reason.empty())
      height += context_.canvas.paragraph(sheet_.reason, {}, title_width(), reason_style(), false);
    return height;
  }

  /// Returns the height of the result without buttons.
  float counted_height() {
    if (folded()) return match_end().height();
    return band_height() + table().height() + line(12);
  }

  float measure() {
    const float feet = review_height() + touch() + line(8) + (one_row_ ? 0 : foot_height() + line(8));
    return counted_height() + (folded() ? touch() + line(8) : 0) + feet;
  }

  /// Draws the verdict, on the accent colour if it celebrates a win. Returns the y coordinate of its end.
  float band(const Rect& sheet) {
    const Rect band{sheet.x, sheet.y, sheet.w, band_height()};
    context_.canvas.fill_top(band, celebrates(model_, sheet_) ? context_.theme().accent : context_.theme().soft, 20);
    float y = band.y + line(20);
    const float x = sheet.x + (sheet.w - title_width()) / 2;
    y += context_.canvas.paragraph(verdict_, {x, y}, title_width(), verdict_style());
    if (!sheet_.reason.empty()) context_.canvas.paragraph(sheet_.reason, {x, y}, title_width(), reason_style());
    return band.bottom();
  }

  void leave(Rect place) {
    if (button(context_.gui, place, "button:leave", context_.say("Leave table"_text), ButtonStyle::soft))
      context_.app.back();
  }

  /// Draws the button that folds the scoresheet of a finished match again.
  void back_to_result(Rect place) {
    if (button(context_.gui, place, "button:result", context_.say("Back"_text), ButtonStyle::soft))
      context_.gui.folds().set_open(fold_id(), false);
  }

  void buttons(Rect row) {
    const bool one_hand = session_.finished() && !session_.over();
    if (over() || one_hand) {
      const Rect left{row.x, row.y, (row.w - 12) * (one_row_ ? 0.5F : 0.42F), row.h};
      row = {left.right() + 12, row.y, row.w - left.w - 12, row.h};
      over() && !one_row_ ? back_to_result(left) : leave(left);
    }
    if (one_hand) {
      if (button(context_.gui, row, "button:compare", context_.say("Compare"_text), ButtonStyle::main))
        context_.app.sharing().compare_deal();
      return;
    }
    const RemoteSource* const remote = context_.app.match().remote();
    const Text waiting = remote != nullptr ? remote->waiting_words() : Text{};
    const bool waits = !(waiting == Text{});
    const bool clicked = button(context_.gui, row, over() ? "button:rematch" : "button:next",
                                waits ? std::string{context_.say(waiting)} : next_words(),
                                waits ? ButtonStyle::quiet : ButtonStyle::main);
    if (clicked && over()) context_.app.starter().rematch();
    if (clicked && !over()) context_.app.match().next_hand();
  }

  void foot(Rect row) { action_.add(draw_sheet_foot(context_, model_, foot_content(), row)); }

  AppContext& context_;
  const TableModel& model_;
  const MatchView& session_;
  const Sheet& sheet_;
  std::string verdict_;
  CountMotion motion_;
  UiAction action_;
  float pad_;
  float width_ = 0;
  float squeeze_ = 1;
  float least_ = 1;        ///< least value of squeeze_
  float room_ = 0;         ///< height in which the sheet should fit
  float height_ = 0;       ///< height of the whole sheet
  float hidden_ = 0;       ///< height of the part of the result that is scrolled out of sight
  float beside_menu_ = 0;  ///< distance of the title from both edges, so that the menu's button does not cover it
  bool one_row_ = false;   ///< whether all buttons share one row, in a very low window
};

}  // namespace

UiAction draw_sheet(AppContext& context, const TableModel& model, const MatchView& session, const Sheet& sheet,
                    CountMotion motion) {
  return SheetView{context, model, session, sheet, motion}.draw();
}

}  // namespace tapete
