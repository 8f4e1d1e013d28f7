#include <algorithm>

#include "core/index.hpp"
#include "core/sha256.hpp"
#include "ui/gui/widgets.hpp"
#include "ui/table/table_overlay.hpp"

/// Panel of the sealed deck. During a hand it shows only the seal, a hash of the deck; afterwards also the deck and how
/// to check the hash.
namespace tapete {
namespace {

constexpr std::size_t kDigits = 4;  ///< number of digits in a group of the seal

class SealView {
 public:
  SealView(DrawContext& context, const TableModel& model)
      : context_(context), gui_(context.gui), seal_(model.deck_hash), deck_(model.revealed_deal) {}

  UiAction draw() {
    const Rect window = context_.canvas.window();
    const float head = std::max(44.0F, context_.em(46));
    const float touch = context_.touch();
    const float pad = std::min(24.0F, window.w * 0.05F);
    const float width = std::min(window.w - 16, context_.em(520));
    column_ = {0, 0, width - 2 * pad, 0};
    const float content = body(false);
    const float around = head + touch + 2 * pad + 16;
    const float height = std::min(window.h - 16, around + content);
    const Rect rect = Rect::around(window.center(), width, height);
    const bool close = closable_panel(context_, rect, context_.say("Sealed deck"_text),
                                      {rect.x + pad, rect.y + 8, column_.w - head, head},
                                      {rect.right() - head - 8, rect.y + 8, head, head});
    // The view is wider than the text, so that the scroll bar does not cover the text.
    const Rect view{rect.x + pad, rect.y + head + 12, column_.w + pad - 3, height - around + 4};
    column_ = {view.x, gui_.begin_scroll("seal", view, true), column_.w, 0};
    body(true);
    gui_.end_scroll(content);
    const Rect foot{view.x, rect.bottom() - pad - touch, column_.w, touch};
    if (deck_.empty()) {
      if (button(gui_, foot, "button:copy", context_.say("Copy the seal"_text), ButtonStyle::main))
        return does(UiAction::Kind::copy_seal);
    } else {
      const int clicked = button_row(gui_, foot, 10,
                                     {{"button:copy", context_.say("Copy the command"_text)},
                                      {"button:check", context_.say("Check#the seal"_text), ButtonStyle::main}});
      if (clicked == 0) return does(UiAction::Kind::copy_seal);
      if (clicked == 1) return does(UiAction::Kind::note, verdict());
    }
    return close ? opens(Panel::nothing) : UiAction{};
  }

 private:
  /// Returns whether the deck has this seal, in words.
  [[nodiscard]] std::string_view verdict() const {
    return context_.say(sha256(deck_) == seal_
                            ? "Correct: this deck has this seal. If you wrote the seal down, compare it."_text
                            : "This deck does not have this seal."_text);
  }

  /// Lays out the text, and draws it if `drawn`. Returns its height.
  float body(bool drawn) {
    y_ = column_.y;
    drawn_ = drawn;
    const TextStyle quiet{context_.em(type::kBody), context_.theme().quiet};
    paragraph(context_.say(
                  deck_.empty()
                      ? "The order of this hand's cards is fixed, and nobody can change it. This seal proves it: copy "
                        "it, and compare it with the deck after the hand."_text
                      : "The hand is over. This was the deck: the dealer, then the cards from the top. The seal is "
                        "the SHA-256 of this line: changing a single card would give a different seal."_text),
              quiet);
    if (!deck_.empty()) boxed(deck_, "text:deck");
    groups();
    if (!deck_.empty()) {
      paragraph(context_.say("For experts, in a terminal:"_text), quiet);
      boxed(seal_check("deal \u2026"), "text:check");
    }
    return y_ - column_.y;
  }

  void paragraph(std::string_view text, const TextStyle& style) {
    y_ += context_.canvas.paragraph(text, {column_.x, y_}, column_.w, style, drawn_) + context_.em(10);
  }

  /// Draws a text in a box, as a disabled target that tests and screen readers can find.
  void boxed(std::string_view text, std::string_view id) {
    const float pad = context_.em(10);
    const TextStyle style{context_.em(type::kBody), context_.theme().ink};
    const float inner = column_.w - 2 * pad;
    const float height = context_.canvas.paragraph(text, {}, inner, style, false) + 2 * pad;
    if (drawn_) {
      box({column_.x, y_, column_.w, height}, text, id);
      context_.canvas.paragraph(text, {column_.x + pad, y_ + pad}, inner, style);
    }
    y_ += height + context_.em(12);
  }

  void box(Rect rect, std::string_view text, std::string_view id) {
    gui_.target(id, text, rect, false);
    context_.canvas.fill(rect, context_.theme().soft, space::kRadius);
    gui_.focus_ring(id, rect.inset(4), space::kRadius - 4);
  }

  /// Draws the seal in groups of digits, so that two people can compare it aloud.
  void groups() {
    const float pad = context_.em(10);
    const float row = context_.em(30);
    const int count = static_cast<int>(seal_.size() / kDigits);
    const Grid grid =
        Grid::across({column_.x + pad, y_ + pad, column_.w - 2 * pad, 0}, column_.w > context_.em(400) ? 8 : 4, row, 0);
    const float height = row * static_cast<float>(grid.rows(count)) + 2 * pad;
    if (drawn_) {
      box({column_.x, y_, column_.w, height}, seal_, "text:seal");
      for (int i = 0; i < count; ++i) {
        context_.text(std::string_view{seal_}.substr(at(i) * kDigits, kDigits), grid.at(i), type::kBody,
                      context_.theme().ink, Font::bold, Align::center);
      }
    }
    y_ += height + context_.em(12);
  }

  DrawContext& context_;
  Gui& gui_;
  const std::string& seal_;
  const std::string& deck_;  ///< empty while the hand is being played
  Rect column_;
  float y_ = 0;
  bool drawn_ = false;
};

}  // namespace

std::string seal_check(std::string_view line) { return "printf '%s' '" + std::string{line} + "' | sha256sum"; }

UiAction draw_seal(DrawContext& context, const TableModel& model) { return SealView{context, model}.draw(); }

}  // namespace tapete
