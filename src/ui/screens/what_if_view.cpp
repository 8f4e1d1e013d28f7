#include <algorithm>

#include "app/spoken.hpp"
#include "core/index.hpp"
#include "ui/gui/widgets.hpp"
#include "ui/screens/table_panels.hpp"
#include "ui/table/table_parts.hpp"

/// Panel below a hand that is continued from a reviewed decision: a note that the hand does not count, its result
/// compared with the result in the match, and the button back to the decision.
namespace tapete {
namespace {

constexpr float kPad = 14;

/// Returns the result of a hand as a sentence.
std::string ending_words(const TableModel& model, const Sheet& sheet) {
  std::string out = verdict_words(model, sheet);
  for (const Sheet::Row& row : sheet.rows)
    if (row.total && row.cells.size() == 2) out += " (" + row.cells[0] + " : " + row.cells[1] + ")";
  return out;
}

std::vector<std::string> what_if_words(AppContext& context, const TableModel& model, const MatchView& session) {
  const auto& sheet = session.sheet();
  if (!sheet) return {std::string{context.say("What if? This does not count and is not saved."_text)}};
  std::vector<std::string> words{fill(context.say("What if: @"_text), ending_words(model, *sheet))};
  if (const auto& real = context.app.review().real_end())
    words.push_back(fill(context.say("In the match: @"_text), ending_words(model, *real)));
  return words;
}

float draw_words(AppContext& context, const std::vector<std::string>& words, Point at, float width, bool draw) {
  float y = at.y;
  for (const std::string& each : words)
    y += context.canvas.paragraph(each, {at.x, y}, width, {context.em(type::kBody), context.theme().ink}, draw) + 4;
  return y - at.y;
}

}  // namespace

std::string verdict_words(const TableModel& model, const Sheet& sheet) {
  const auto name = [&model](const std::vector<Seat>& seats) { return side_name(model, seats); };
  return fill(sheet.verdict, joined(spoken::named_sides(sheet, model.scene.viewer), " and "_text(model.lang), name));
}

float what_if_height(AppContext& context, const TableModel& model, const MatchView& session, float width) {
  return kPad + draw_words(context, what_if_words(context, model, session), {}, width - 2 * kPad, false) + 6 +
         context.touch() + kPad;
}

void draw_what_if(AppContext& context, const TableModel& model, const MatchView& session, Rect panel) {
  context.canvas.shadow(panel, kPad);
  context.canvas.fill(panel, context.theme().soft, kPad);
  const Rect in = panel.inset(kPad);
  draw_words(context, what_if_words(context, model, session), {in.x, in.y}, in.w, true);
  const bool over = session.sheet().has_value();
  if (button(context.gui, {in.x, in.bottom() - context.touch(), in.w, context.touch()},
             over ? "button:what_if_over" : "button:end_what_if", context.say("Back to the decision"_text),
             over ? ButtonStyle::main : ButtonStyle::paper))
    context.app.review().end_what_if();
}

}  // namespace tapete
