#include <algorithm>
#include <cmath>

#include "core/index.hpp"
#include "ui/gui/widgets.hpp"
#include "ui/table/table_parts.hpp"

namespace tapete {
namespace {

constexpr float kGap = 8;  ///< distance between two answer buttons, in points
/// Least width of the middle of the table in which answers fit between the players at the sides, in points at the
/// normal text size.
constexpr float kLeastAnswer = 150;
/// Least width of the room beside the trump suit in which answers can be read, in points at the normal text size.
constexpr float kLeastBeside = 130;
/// Returns the number of columns in which `count` numbers form roughly a square.
int square_side(int count) { return static_cast<int>(std::ceil(std::sqrt(static_cast<float>(count)))); }

/// View of the buttons for the viewer's options: answers in the middle of the table, and calls at its edge.
class OptionsView {
 public:
  OptionsView(DrawContext& context, const TableModel& model, const TableLayout& layout)
      : context_(context), model_(model), layout_(layout) {}

  UiAction draw(bool with_answers) {
    const auto& options = model_.scene.options;
    UiAction action;
    std::vector<int> answers;
    int calls = 0;
    for (int i = 0; i < static_cast<int>(options.size()); ++i) {
      const OptionKind kind = options[at(i)].kind;
      if (kind == OptionKind::declare || kind == OptionKind::pass) answers.push_back(i);
      const bool at_edge = kind == OptionKind::call || (kind == OptionKind::rest && model_.can_act);
      if (!at_edge || !model_.can_call) continue;
      Rect place = layout_.call;
      // The button of a second call is placed at the other side of the window.
      if (calls++ > 0) place.x = context_.canvas.window().w - place.right();
      action.add(draw_option(i, place, ButtonStyle::glass));
    }
    if (with_answers && model_.can_act && !answers.empty()) action.add(draw_answers(answers));
    return action;
  }

 private:
  /// Draws the button of an option.
  UiAction draw_option(int option, Rect place, ButtonStyle style) {
    const Option& shown = model_.scene.options[at(option)];
    if (std::ranges::count(model_.lit, option) > 0)
      context_.canvas.outline(place.inset(-4), context_.theme().gold, space::kRadius, 3);
    const bool clicked = button(context_.gui, place, "option:" + shown.action, shown.label, style);
    return clicked ? chooses(option) : UiAction{};
  }

  /// Returns the width of the longest label of these options.
  [[nodiscard]] float widest_label(const std::vector<int>& options) const {
    float width = 0;
    for (const int i : options)
      width = std::max(
          width, context_.canvas.text_width(model_.scene.options[at(i)].label, context_.em(type::kBody), Font::bold));
    return width;
  }

  /// Returns the area in which answer buttons of this total size are centred. At a round table in portrait they should
  /// not cover the trump suit: they are placed to its right, or above it, or to its right with narrower buttons. In all
  /// other cases, and if there is no room, returns the middle of the table.
  [[nodiscard]] Rect answer_area(float width, float height) const {
    const Rect area = layout_.stage;
    if (!layout_.round || !layout_.portrait) return area;
    const float left = layout_.stock_area.right() + kGap;
    const Rect beside{left, area.y, area.right() - left, area.h};
    if (beside.w >= width) return beside;
    const Rect above{area.x, area.y, area.w, layout_.stock_area.y - kGap - area.y};
    if (above.h >= height) return above;
    return beside.w >= context_.em(kLeastBeside) ? beside : area;
  }

  /// Draws buttons for these options in the middle of the table, in as many columns as the height requires.
  UiAction draw_answers(const std::vector<int>& answers) {
    const Rect window = context_.canvas.window();
    Rect area = layout_.stage;
    float asked = layout_.status_asks ? 0 : question_height(context_, model_, area.w);
    const float touch = std::max(layout_.status_asks ? 44.0F : 46.0F, context_.em(layout_.status_asks ? 44 : 50));
    const auto most = std::max(1, static_cast<int>((area.h - asked + kGap) / (touch + kGap)));
    const auto count = static_cast<int>(answers.size());
    const float text = widest_label(answers);
    const bool numbers = text < context_.em(28);
    const float widest = numbers ? context_.em(56) : std::max(context_.em(180), text + 36);
    // Buttons with numbers stay wide enough to be pressed, even if their rows then reach above the middle of the table.
    const int fit = numbers ? static_cast<int>((window.w - 24 + kGap) / (touch + kGap)) : count;
    const int square = numbers ? std::min(square_side(count), static_cast<int>((area.w + kGap) / (touch + kGap))) : 1;
    const int columns = std::clamp(std::max((count + most - 1) / most, square), 1, std::max(1, fit));
    const int rows = (count + columns - 1) / columns;
    const auto across = static_cast<float>(columns);
    area = answer_area((widest + kGap) * across, asked + (touch + kGap) * static_cast<float>(rows));
    if (asked > 0) asked = question_height(context_, model_, area.w);
    area.y += asked, area.h -= asked;
    // Buttons stay between the players at the sides, unless the middle of the table is too narrow to read them there.
    const float widest_row = numbers || layout_.stage.w < context_.em(kLeastAnswer) ? window.w - 24 : area.w;
    const float room = std::min(widest_row, 2 * std::min(area.center().x, window.w - area.center().x) - 16);
    const bool high = rows > most;
    const float width = high ? 44 : std::min(widest, (room - kGap * (across - 1)) / across);
    Grid grid = Grid::centred(area, columns, rows, width, touch, kGap);
    if (high) grid.from.x = std::max(grid.from.x, layout_.score[0].right() + kGap);
    if (asked > 0) draw_question(context_, model_, {area.center().x, grid.from.y - kGap}, area.w);
    UiAction action;
    for (int i = 0; i < count; ++i) {
      const Rect place = grid.at(numbers ? i : i % rows * columns + i / rows);
      const bool pass = model_.scene.options[at(answers[at(i)])].kind == OptionKind::pass;
      action.add(draw_option(answers[at(i)], place, pass ? ButtonStyle::paper : ButtonStyle::gold));
    }
    return action;
  }

  DrawContext& context_;
  const TableModel& model_;
  const TableLayout& layout_;
};

}  // namespace

UiAction draw_options(DrawContext& context, const TableModel& model, const TableLayout& layout, bool with_answers) {
  return OptionsView{context, model, layout}.draw(with_answers);
}

}  // namespace tapete
