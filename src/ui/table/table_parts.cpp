#include "ui/table/table_parts.hpp"

#include <algorithm>

#include "core/index.hpp"
#include "game/card_words.hpp"

namespace tapete {

namespace {

constexpr int kMostDots = 6;          ///< largest SideScore::target that is drawn as dots
constexpr float kLeastMarks = 0.75F;  ///< smallest factor by which the text of marks is shrunk
constexpr float kQuestionPad = 8;     ///< room around the text of a question, in points
constexpr float kQuestionGap = 8;     ///< room below a question, in points

/// Detail of the text of marks. `numbers` leaves out both the target and the name of the sets.
enum class Detail : unsigned char { all, no_target, no_name, numbers };

/// Returns the text next to or instead of the dots: the marks, if they are too many for dots, and the sets.
std::string marks_words(const SideScore& score, Detail detail, int won, int sets) {
  std::string words;
  const bool has_sets = score.sets_target > 1;
  if (score.target > kMostDots && detail == Detail::all && !score.won_name.empty()) words = score.won_name + ' ';
  if (score.target > kMostDots) words += std::to_string(won);
  const bool no_target = detail == Detail::no_target || detail == Detail::numbers;
  if (score.target > kMostDots && !(has_sets && no_target)) words += " / " + std::to_string(score.target);
  if (!has_sets) return words;
  if (!words.empty()) words += " · ";
  if (detail == Detail::all || detail == Detail::no_target) words += score.sets_name + ' ';
  return words + std::to_string(sets) + " / " + std::to_string(score.sets_target);
}

/// Returns the text of the marks with as much detail as this width allows. The choice does not depend on the present
/// numbers, so sides with equal room get equal detail.
std::string marks_that_fit(Canvas& canvas, const SideScore& score, float size, float width) {
  for (const Detail detail : {Detail::all, Detail::no_target, Detail::no_name}) {
    const std::string widest = marks_words(score, detail, score.target, score.sets_target);
    if (kLeastMarks * canvas.text_width(widest, size) <= width)
      return marks_words(score, detail, score.won, score.sets_won);
  }
  return marks_words(score, Detail::numbers, score.won, score.sets_won);
}

}  // namespace

std::string side_name(const TableModel& model, const std::vector<Seat>& seats) {
  const bool own = std::ranges::count(seats, model.scene.viewer) > 0;
  if (seats.size() > 1 && model.scene.viewer == kNobody)  // a plate has no room for two long names
    return joined(seats, " and "_text(model.lang), [&model](Seat seat) { return first_word(model.name(seat)); });
  if (seats.size() > 1) return std::string{(own ? "Us"_text : "Them"_text)(model.lang)};
  return seats.empty() ? std::string{} : model.name(seats.front());
}

void draw_marks(DrawContext& context, const SideScore& score, Rect rect, Align align, Colour won, Colour open) {
  Canvas& canvas = context.canvas;
  float size = std::min(context.em(type::kSmall), rect.h);
  const float room = rect.w / (3.2F * static_cast<float>(std::max(1, score.target)));
  const float radius = std::min({rect.h * 0.3F, context.em(4.6F), room});
  const float step = radius * 3;
  const float dots = score.target > kMostDots ? 0 : step * static_cast<float>(score.target);
  const float gap = dots > 0 && score.sets_target > 1 ? 6.0F : 0.0F;
  const std::string words = marks_that_fit(canvas, score, size, rect.w - dots - gap);
  size *= std::clamp((rect.w - dots - gap) / std::max(1.0F, canvas.text_width(words, size)), kLeastMarks, 1.0F);
  const float text = gap + canvas.text_width(words, size);
  float x = rect.x;
  if (align == Align::center) x += (rect.w - dots - text) / 2;
  if (align == Align::right) x += rect.w - dots - text;
  for (int i = 0; dots > 0 && i < score.target; ++i, x += step) {
    const Point at{x + step / 2, rect.center().y};
    if (i < score.won && score.losses)
      canvas.line({at.x + radius * 0.55F, at.y - radius * 1.7F}, {at.x - radius * 0.55F, at.y + radius * 1.7F}, won,
                  radius * 0.75F);
    else if (i < score.won)
      canvas.disc(at, radius, won);
    else
      canvas.ring(at, radius - 0.7F, open, 1.4F);
  }
  if (!words.empty()) canvas.text(words, {x + gap, rect.y, rect.right() - x - gap, rect.h}, {size, won});
}

float question_height(const DrawContext& context, const TableModel& model, float width) {
  if (model.question.empty()) return 0;
  const TextStyle style{context.em(type::kBody * 1.12F), {}, Font::bold, Align::center};
  return context.canvas.paragraph(model.question, {}, width - 2 * kQuestionPad, style, false) + kQuestionPad +
         kQuestionGap;
}

UiAction toggle_mark(const DrawContext& context, std::vector<int>& marked, int option, int most) {
  if (std::erase(marked, option) > 0) return {};
  if (static_cast<int>(marked.size()) == most)
    return does(UiAction::Kind::note, context.say("Put one back first"_text));
  marked.push_back(option);
  return {};
}

void draw_question(DrawContext& context, const TableModel& model, Point bottom, float width) {
  Canvas& canvas = context.canvas;
  const TextStyle style{context.em(type::kBody * 1.12F), context.theme().on_cloth, Font::bold, Align::center};
  const float room = std::min(width - 2 * kQuestionPad, canvas.text_width(model.question, style.size, style.font) + 2);
  const float height = canvas.paragraph(model.question, {}, room, style, false);
  const Rect plate{bottom.x - room / 2 - kQuestionPad, bottom.y - height - kQuestionPad, room + 2 * kQuestionPad,
                   height + kQuestionPad};
  canvas.fill(plate, context.theme().plate, space::kRadius);
  const std::size_t before = canvas.drawn_texts().size();
  canvas.paragraph(model.question, {bottom.x - room / 2, plate.y + kQuestionPad / 2}, room, style);
  canvas.mark_described(before);  // the description of the table contains the question
}

bool offers_answers(const Scene& scene) {
  return std::ranges::any_of(scene.options, [](const Option& option) {
    return option.kind == OptionKind::declare || option.kind == OptionKind::pass;
  });
}

std::string played_card_text(const TableModel& model, Seat seat, Card card) {
  return model.name(seat) + ": " + card_words(model.scene.deck, card, model.lang);
}

std::string call_text(const TableModel& model, int call) {
  const Auction& auction = model.scene.auction;
  return model.name((auction.first + call) % model.scene.players) + ": " + auction.calls[at(call)].spoken;
}

}  // namespace tapete
