#include <algorithm>

#include "core/index.hpp"
#include "ui/gui/widgets.hpp"
#include "ui/table/table_parts.hpp"

namespace tapete {
namespace {

constexpr float kGap = 8;  ///< distance between two answer buttons, in points
/// Least width of the middle of the table in which answers fit between the players at the sides, in points at the
/// normal text size.
constexpr float kLeastAnswer = 100;
/// Least width of answers next to the trump suit, as a share of their width elsewhere.
constexpr float kNarrower = 0.85F;
/// Least width in which answers can be read to the right of the trump suit, in points at the normal text size.
constexpr float kLeastRight = 130;

/// View of the buttons for the viewer's options: answers in the middle of the table, and calls at its edge.
class OptionsView {
 public:
  OptionsView(DrawContext& context, const TableModel& model, const TableLayout& layout)
      : context_(context), model_(model), layout_(layout) {}

  UiAction draw(bool with_answers) {
    const auto& options = model_.scene.options;
    UiAction action;
    for (const CallButton& each : call_buttons(model_, layout_, context_.canvas.window().w))
      action.add(draw_option(each.option, each.place, ButtonStyle::glass));
    std::vector<int> answers;
    for (int i = 0; i < static_cast<int>(options.size()); ++i) {
      const OptionKind kind = options[at(i)].kind;
      if (kind == OptionKind::declare || kind == OptionKind::pass) answers.push_back(i);
    }
    if (with_answers && model_.can_act && !answers.empty())
      action.add(asked_numbers(model_.scene) > 0 ? draw_numbers(answers) : draw_answers(answers));
    return action;
  }

 private:
  /// Draws the button of an option. While options are lit up, only these have the colour of an answer.
  UiAction draw_option(int option, Rect place, ButtonStyle style, float size = 0) {
    const Option& shown = model_.scene.options[at(option)];
    const bool golden = style == ButtonStyle::gold || style == ButtonStyle::key;
    if (std::ranges::count(model_.lit, option) > 0)
      context_.canvas.outline(place.inset(-4), golden ? context_.theme().on_cloth : context_.theme().gold,
                              space::kRadius, 4);
    else if (golden && !model_.lit.empty())
      style = ButtonStyle::paper;
    const bool clicked = button(context_.gui, place, "option:" + shown.action, shown.label, style, size);
    return clicked ? chooses(option) : UiAction{};
  }

  /// Returns the width of the longest label of these options.
  [[nodiscard]] float widest_label(const std::vector<int>& options) const {
    float width = 0;
    for (const int i : options)
      width = std::max(width, context_.canvas.text_width(model_.scene.options[at(i)].label,
                                                         layout_.line_em * type::kBody, Font::bold));
    return width;
  }

  /// Returns the height that the labels of these options need in buttons of this width, at the largest text size.
  [[nodiscard]] float label_height(const std::vector<int>& options, float width) const {
    constexpr float kAround = 2 * space::kSmall;
    const TextStyle style{layout_.line_em * type::kBody, {}, Font::bold};
    float height = 0;
    for (const int i : options)
      height = std::max(
          height,
          context_.canvas.paragraph(model_.scene.options[at(i)].label, {}, width - kAround, style, false) + kAround);
    return height;
  }

  /// Returns the area in which answer buttons of this total size are centred. At a round table in portrait these places
  /// are tried in order: low, below the neighbours, in the middle; the same to the right of the trump suit; to the
  /// right of the trump suit, between the neighbours; above it; to its right with narrower buttons. In all other cases,
  /// and if none of them is large enough, returns the middle of the table.
  [[nodiscard]] Rect answer_area(float width, float height) const {
    const Rect area = layout_.stage;
    if (!layout_.round || !layout_.portrait) return area;
    const float left = trump_end() + kGap;
    float top = area.y;
    for (const RoundAvatar& avatar : layout_.avatar)
      if (avatar.beside) top = std::max(top, avatar.words.bottom() + kGap);
    const float low = std::max(area.y, area.bottom() - height);
    const float high = area.bottom() - low;
    const Rect corner{left, low, context_.canvas.window().w - 12 - left, high};
    if (low >= top && area.center().x - width / 2 >= left) return {area.x, low, area.w, high};
    if (low >= top && corner.w >= width) return corner;
    if (low >= top && corner.w >= kNarrower * width) return corner;
    const Rect right_of_trump{std::max(left, area.x), low, area.right() - std::max(left, area.x), high};
    if (right_of_trump.w >= kNarrower * width) return right_of_trump;
    const Rect above{area.x, area.y, area.w, layout_.stock_area.y - kGap - area.y};
    if (above.h >= height) return above;
    return right_of_trump.w >= context_.em(kLeastRight) ? right_of_trump : area;
  }

  /// Returns the right edge of the trump suit and its caption; 0 if there is none.
  [[nodiscard]] float trump_end() const {
    if (model_.scene.trump < 0) return 0;
    const float half = std::max(layout_.turned.w, context_.em(kLeastRight)) / 2;
    return std::min(layout_.stock_area.right(), layout_.stock_area.center().x + half);
  }

  /// Draws buttons with numbers, in rows of equal length that are centred.
  UiAction draw_numbers(const std::vector<int>& answers) {
    const Rect window = context_.canvas.window();
    const bool tray = !layout_.numbers.empty();
    Rect area = tray ? layout_.numbers : layout_.stage;
    const float asked = layout_.status_asks ? 0 : question_height(context_, model_, layout_.stage.w);
    if (!tray) area.y += asked, area.h -= asked;
    const float least = layout_.status_asks ? kKey : std::max(46.0F, context_.em(50));
    const auto most = std::max(1, static_cast<int>((area.h + kKeyGap) / (least + kKeyGap)));
    const auto count = static_cast<int>(answers.size());
    int columns = key_columns(count, area.w, kKey);
    const bool high = !tray && (count + columns - 1) / columns > most;
    if (high) columns = std::min((count + most - 1) / most, static_cast<int>((window.w - 24) / (kKey + kKeyGap)));
    const int rows = (count + columns - 1) / columns;
    const auto room = area.w - kKeyGap * static_cast<float>(columns - 1);
    const float width = high ? kKey : std::min(context_.em(64), room / static_cast<float>(columns));
    const float height = tray ? (area.h + kKeyGap) / static_cast<float>(rows) - kKeyGap : least;
    Grid grid = Grid::centred(area, columns, rows, width, height, kKeyGap);
    if (high) grid.from.x = std::max(grid.from.x, layout_.score[0].right() + kKeyGap);
    if (asked > 0 && model_.help.empty())
      draw_question(context_, model_, {layout_.stage.center().x, grid.from.y - kGap}, layout_.stage.w);
    UiAction action;
    for (int i = 0; i < count; ++i) {
      const int in_row = std::min(columns, count - i / columns * columns);
      Rect place = grid.at(i);
      place.x += static_cast<float>(columns - in_row) * (width + kKeyGap) / 2;
      action.add(draw_option(answers[at(i)], place, ButtonStyle::key));
    }
    return action;
  }

  /// Draws buttons for these options in the middle of the table, in as many columns as the height requires.
  UiAction draw_answers(const std::vector<int>& answers) {
    const Rect window = context_.canvas.window();
    Rect area = layout_.stage;
    float asked = layout_.status_asks ? 0 : question_height(context_, model_, area.w);
    const float touch = std::max(layout_.status_asks ? 44.0F : 46.0F, context_.em(layout_.status_asks ? 44 : 50));
    const auto most = std::max(1, static_cast<int>((area.h - asked + kGap) / (touch + kGap)));
    const auto count = static_cast<int>(answers.size());
    const float widest = std::max(context_.em(180), widest_label(answers) + 36);
    const int columns = std::clamp((count + most - 1) / most, 1, count);
    const int rows = (count + columns - 1) / columns;
    const auto across = static_cast<float>(columns);
    const float high = std::max(touch, (area.h - asked + kGap) / static_cast<float>(rows) - kGap);
    const float height =
        std::clamp(label_height(answers, std::min(widest, (area.w + kGap) / across - kGap)), touch, high);
    area = answer_area((widest + kGap) * across, asked + (height + kGap) * static_cast<float>(rows));
    if (asked > 0) asked = question_height(context_, model_, area.w);
    area.y += asked, area.h -= asked;
    // Buttons stay between the players at the sides, unless the middle of the table is too narrow to read them there.
    const bool narrow = area.w < context_.em(kLeastAnswer) || (columns > 1 && area.w < widest * across);
    const float widest_row = narrow ? window.w - 24 : area.w;
    const float room = std::min(widest_row, 2 * std::min(area.center().x, window.w - area.center().x) - 16);
    const float width = std::min(widest, (room - kGap * (across - 1)) / across);
    const Grid grid = Grid::centred(area, columns, rows, width, height, kGap);
    if (asked > 0 && model_.help.empty())
      draw_question(context_, model_, {area.center().x, grid.from.y - kGap}, area.w);
    UiAction action;
    std::vector<std::string_view> labels;
    labels.reserve(answers.size());
    for (const int each : answers) labels.push_back(model_.scene.options[at(each)].label);
    const float size = shared_label_size(context_.gui, grid.at(0), labels);
    for (int i = 0; i < count; ++i) {
      const bool pass = model_.scene.options[at(answers[at(i)])].kind == OptionKind::pass;
      action.add(draw_option(answers[at(i)], grid.at(i % rows * columns + i / rows),
                             pass ? ButtonStyle::paper : ButtonStyle::gold, size));
    }
    return action;
  }

  DrawContext& context_;
  const TableModel& model_;
  const TableLayout& layout_;
};

}  // namespace

std::vector<CallButton> call_buttons(const TableModel& model, const TableLayout& layout, float width) {
  std::vector<CallButton> buttons;
  const auto& options = model.scene.options;
  for (int i = 0; model.can_call && i < static_cast<int>(options.size()); ++i) {
    const OptionKind kind = options[at(i)].kind;
    if (kind != OptionKind::call && (kind != OptionKind::rest || !model.can_act)) continue;
    Rect place = layout.call;
    // The button of a second call is placed at the other side of the window.
    if (!buttons.empty()) place.x = width - place.right();
    buttons.push_back({i, place});
  }
  return buttons;
}

UiAction draw_options(DrawContext& context, const TableModel& model, const TableLayout& layout, bool with_answers) {
  return OptionsView{context, model, layout}.draw(with_answers);
}

}  // namespace tapete
