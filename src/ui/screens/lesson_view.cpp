#include <algorithm>

#include "core/index.hpp"
#include "ui/gui/widgets.hpp"
#include "ui/screens/table_panels.hpp"
#include "ui/table/table_parts.hpp"

/// Panel next to the table with a step of a lesson: its text, the reply to the answer, and the buttons.
namespace tapete {
namespace {

using Task = LessonStep::Task;
using StepState = LessonController::StepState;

class LessonView {
 public:
  LessonView(AppContext& context, const TableModel& model, const MatchView& session)
      : context_(context), model_(model), session_(session), lessons_(context.app.lessons()), step_(lessons_.step()) {}

  /// Returns the height of the panel: enough for every reply of this step, so that the table does not move, up to
  /// most_height(). The question of the day needs only its own height, because no other step follows.
  [[nodiscard]] float height(float width) {
    const float inner = width - 2 * kPad;
    if (is_day() && !judged()) return 3 * kPad + head() + paragraphs(words(), {}, inner, false);
    const float foot = foot_height(inner);
    // The text about the result of a hand is known only at the end of the hand.
    const std::vector<std::string> last =
        lessons_.step_state() == StepState::done ? words() : std::vector<std::string>{longest_reply()};
    const float done = context_.touch() + kPad + worths_height() + paragraphs(last, {}, inner, false);
    const float missed =
        paragraphs({longest_reply()}, {}, inner, false) + paragraphs(step_.text, {}, inner, false) + foot;
    return std::min(most_height(), 3 * kPad + head() + std::max(done, missed));
  }

  void draw(Rect panel) {
    context_.canvas.shadow(panel, kRadius);
    context_.canvas.fill(panel, context_.theme().panel, kRadius);
    const Rect in = panel.inset(kPad);
    float foot = lessons_.step_state() == StepState::done ? context_.touch() + kPad : foot_height(in.w);
    const Press by_head = draw_head({in.x, in.y, in.w, head()});
    std::vector<std::string> text_now = words();
    const float buttons = foot;
    if (asks_words()) {
      // The question stays in sight while the text above it is scrolled.
      const std::vector<std::string> question{text_now.back()};
      text_now.pop_back();
      foot += paragraphs(question, {}, in.w, false);
      paragraphs(question, {in.x, in.bottom() - foot + kPad / 2}, in.w, true);
    }
    const Rect view{panel.x, in.y + head() + kPad, panel.w, in.h - head() - kPad - foot};
    const float top = context_.gui.begin_scroll("lesson", view);
    float text = 0;
    if (judged()) {
      draw_worths({in.x, top, in.w, worths_height()});
      text = worths_height();
    }
    context_.gui.end_scroll(text + paragraphs(text_now, {in.x, top + text}, in.w, true));
    const Press by_foot = draw_foot({in.x, in.bottom() - buttons + kPad, in.w, buttons - kPad});
    // The press is handled last, because it changes the match.
    follow(by_head == Press::none ? by_foot : by_head);
  }

 private:
  static constexpr float kPad = 14;
  static constexpr float kRadius = 14;
  static constexpr float kApart = 8;
  enum class Press : unsigned char { none, back, on, close, answer };

  [[nodiscard]] float head() const { return std::max(44.0F, context_.em(40)); }
  /// Returns the largest height of the panel. The question of the day has a higher one, unless the table gets too low.
  [[nodiscard]] float most_height() const {
    const float window = context_.canvas.window().h;
    return std::max(window * 0.44F, is_day() ? std::min(window / 2, window - 400) : 0);
  }
  [[nodiscard]] TextStyle style() const {
    const bool small = context_.canvas.window().h < 640;
    return {context_.em(small ? type::kBody : type::kLead * 0.96F), context_.theme().ink};
  }
  /// Lays out paragraphs below each other, and draws them if `draw`. Returns their height.
  float paragraphs(const std::vector<std::string>& words, Point at, float width, bool draw) {
    float y = at.y;
    for (const std::string& each : words)
      y += context_.canvas.rich_paragraph(each, {at.x, y}, width, style(), draw) + context_.em(6);
    return y - at.y;
  }

  [[nodiscard]] std::string longest_reply() const {
    std::string longest;
    if (step_.task == Task::judged) longest.assign(170, 'n');  // as long as the longest text of the judge
    for (const LessonReply& reply : step_.replies)
      if (reply.words.size() > longest.size()) longest = reply.words;
    return longest;
  }
  /// Returns the text to read now. After a wrong answer, it begins with the explanation of the error.
  [[nodiscard]] std::vector<std::string> words() const {
    const std::string& said = lessons_.said();
    if (lessons_.step_state() == StepState::asked || step_.task == Task::read) return step_.text;
    if (judged() && is_day()) return {said, days_words()};
    if (lessons_.step_state() == StepState::missed) {
      std::vector<std::string> both{said};
      both.insert(both.end(), step_.text.begin(), step_.text.end());
      return both;
    }
    const auto& sheet = session_.sheet();
    if (!sheet || step_.task != Task::hand) return {said.empty() ? std::string{context_.say("That's it!"_text)} : said};
    return {"**" + verdict_words(model_, *sheet) + "** " + sheet->reason, said};
  }

  [[nodiscard]] bool is_day() const { return lessons_.course().kind == Course::Kind::day; }
  /// Returns whether the values of all actions are shown, because the player has chosen one of the actions.
  [[nodiscard]] bool judged() const { return step_.task == Task::judged && lessons_.step_state() == StepState::done; }
  [[nodiscard]] float card_width() const { return std::min(context_.em(44), 64.0F); }
  [[nodiscard]] float worths_height() const {
    if (step_.task != Task::judged) return 0;
    return card_width() * kCardShape + 2 * context_.em(type::kBody) + context_.em(type::kSmall) * 1.3F + 2 * kApart;
  }
  [[nodiscard]] static int percent(const ActionWorth& worth) { return (worth.chance + 5) / 10; }
  /// Draws the cards, the best first, each with its chance of winning in percent, and below them what the numbers mean.
  /// Cards as good as the best one are underlined.
  void draw_worths(Rect row) {
    const Theme& theme = context_.theme();
    const Scene& scene = model_.scene;
    const float each = std::min(row.w / static_cast<float>(step_.worths.size()), context_.em(84));
    const float w = std::min(card_width(), each - 4);
    float x = row.x;
    for (const ActionWorth& worth : step_.worths) {
      const auto [card, label] = card_of(worth.action);
      const bool good = is_good(step_.worths, worth.action);
      const bool chosen = worth.action == lessons_.chosen();
      const Placed place{{x + each / 2, row.y + w * kCardShape / 2 + 2}, w, w * kCardShape};
      if (chosen) context_.canvas.glow(place, good ? theme.accent : theme.gold);
      context_.cards.draw(context_.canvas, card, place, {.deck = scene.deck});
      const std::string often = std::to_string(percent(worth)) + (each < context_.em(40) ? "" : " %");
      // This disabled target is only for screen readers.
      context_.gui.target("worth:" + worth.action, label + ": " + often, {x, row.y, each, row.h}, false);
      const Rect text{x, place.center.y + place.h / 2 + 4, each, context_.em(type::kBody) * 1.3F};
      context_.text(often, text, type::kBody, good ? theme.accent : theme.ink, good ? Font::bold : Font::regular,
                    Align::center);
      if (good) context_.canvas.fill({text.center().x - w / 2, text.bottom() + 1, w, 3}, theme.accent, 1.5F);
      x += each;
    }
    const float caption = context_.em(type::kSmall) * 1.3F;
    context_.text("% " + std::string{context_.say("of deals are not lost"_text)},
                  {row.x, row.bottom() - kApart - caption, row.w, caption}, type::kSmall, theme.quiet);
  }
  /// Returns the card that the action plays, and the action's label.
  [[nodiscard]] std::pair<Card, std::string> card_of(std::string_view action) const {
    const Scene& scene = model_.scene;
    for (std::size_t i = 0; i < scene.options.size(); ++i)
      if (scene.options[i].action == action)
        return {tapete::card_of(scene, static_cast<int>(i)), scene.options[i].label};
    return {};
  }

  /// Returns a text with the number of days played in a row, or in all.
  [[nodiscard]] std::string days_words() const {
    const DaysPlayed days = lessons_.courses().days();
    const bool row = days.in_row > 1;
    return fill(context_.say(row ? "@ days in a row"_text : "Days played: @"_text),
                std::to_string(row ? days.in_row : days.all));
  }

  /// Shares the result of the day, with a link to the page.
  void share_day() const {
    std::string words = step_.title + " · ";
    for (const ActionWorth& worth : step_.worths)
      if (worth.action == lessons_.chosen()) words += std::to_string(percent(worth)) + " % · ";
    words += days_words() + ". " + std::string{context_.say("And you?"_text)};
    context_.app.host().share(words, {});
  }

  /// Draws the number of the step, and the buttons to go back and to leave.
  Press draw_head(Rect row) {
    Press press = Press::none;
    Rect text = row;
    if (lessons_.index() > 0) {
      if (icon_button(context_.gui, {row.x, row.y, row.h, row.h}, "lesson:back", context_.say("Back#a step"_text),
                      Icon::back, false))
        press = Press::back;
      text = {row.x + row.h + kApart, row.y, row.w - row.h - kApart, row.h};
    }
    text.w -= row.h + kApart;
    if (icon_button(context_.gui, {row.right() - row.h, row.y, row.h, row.h}, "button:leave",
                    context_.say("Leave table"_text), Icon::close, false))
      press = Press::close;
    if (step_.task != Task::words && lessons_.step_state() != StepState::done && lessons_.count() > 1) {
      const float skip = context_.em(84);
      text.w -= skip + kApart;
      if (button(context_.gui, {text.right() + kApart, row.y, skip, row.h}, "lesson:on", context_.say("Skip"_text),
                 ButtonStyle::quiet))
        press = Press::on;
    }
    const std::string number = std::to_string(lessons_.index() + 1) + "/" + std::to_string(lessons_.count());
    const TextStyle style{context_.em(type::kLead), context_.theme().accent, Font::bold};
    const std::string title = lessons_.count() > 1 ? number + "  ·  " + step_.title : step_.title;
    const bool fits = context_.canvas.text_width(title, style.size, style.font) <= text.w;
    context_.canvas.text(fits ? title : lessons_.count() > 1 ? number : std::string{}, text, style);
    if (lessons_.count() == 1) return press;
    const Rect bar{row.x, row.bottom() + kPad * 0.3F, row.w, 4};
    context_.canvas.fill(bar, context_.theme().soft, 2);
    const auto done = static_cast<float>(lessons_.index() + (lessons_.step_state() == StepState::done ? 1 : 0));
    context_.canvas.fill({bar.x, bar.y, bar.w * done / static_cast<float>(lessons_.count()), bar.h},
                         context_.theme().accent, 2);
    return press;
  }

  [[nodiscard]] bool asks_words() const {
    return step_.task == Task::words && lessons_.step_state() != StepState::done;
  }
  /// Returns the number of answer buttons side by side.
  [[nodiscard]] int columns(float width) const {
    float widest = 0;
    for (const LessonReply& reply : step_.replies)
      widest = std::max(widest, context_.canvas.text_width(reply.answer, context_.em(type::kBody), Font::bold) + 28);
    return std::clamp(static_cast<int>((width + kApart) / (widest + kApart)), 1,
                      static_cast<int>(step_.replies.size()));
  }
  /// Returns the height of the answer buttons and the gap above them.
  [[nodiscard]] float foot_height(float width) const {
    if (step_.task != Task::words) return 0;
    const int rows = Grid{.columns = columns(width)}.rows(static_cast<int>(step_.replies.size()));
    return static_cast<float>(rows) * (context_.touch() + kApart) - kApart + kPad;
  }

  Press draw_foot(Rect foot) {
    // The question is visible from the start; the buttons appear when all waiting steps have been shown.
    if (asks_words()) return model_.busy ? Press::none : draw_answers(foot);
    if (lessons_.step_state() != StepState::done) return Press::none;
    if (is_day()) {
      if (button(context_.gui, foot.part(0, 2, kApart), "button:share", context_.say("Share"_text), ButtonStyle::soft))
        share_day();
      foot = foot.part(1, 2, kApart);
    }
    const bool last = lessons_.index() + 1 == lessons_.count();
    const bool plays = last && lessons_.course().kind == Course::Kind::lesson;
    const Text words = plays ? "Play"_text : last ? "Done"_text : "Continue"_text;
    const std::string_view id = plays ? "button:play" : last ? "button:done" : "lesson:on";
    return button(context_.gui, foot, id, context_.say(words), ButtonStyle::main) ? Press::on : Press::none;
  }

  Press draw_answers(Rect foot) {
    const Grid grid = Grid::across(foot, columns(foot.w), context_.touch(), kApart);
    Press press = Press::none;
    for (int i = 0; i < static_cast<int>(step_.replies.size()); ++i) {
      if ((lessons_.mistakes.replies >> i & 1U) != 0)
        context_.canvas.outline(grid.at(i).inset(-2), context_.theme().danger, space::kRadius, 3);
      if (!button(context_.gui, grid.at(i), "answer:" + std::to_string(i), step_.replies[at(i)].answer,
                  ButtonStyle::soft))
        continue;
      press = Press::answer;
      chosen_ = at(i);
    }
    return press;
  }

  void follow(Press press) {
    App& app = context_.app;
    if (press == Press::answer) lessons_.answer(chosen_);
    if (press == Press::back) lessons_.go(lessons_.index() - 1);
    if (press == Press::close) app.back();
    if (press != Press::on) return;
    if (lessons_.index() + 1 < lessons_.count()) return lessons_.go(lessons_.index() + 1);
    if (lessons_.course().kind != Course::Kind::lesson) return app.back();
    lessons_.finish();
    app.starter().play();
  }

  AppContext& context_;
  const TableModel& model_;
  const MatchView& session_;
  LessonController& lessons_;
  const LessonStep& step_;
  std::size_t chosen_ = 0;
};

}  // namespace

float lesson_height(AppContext& context, const TableModel& model, const MatchView& session, float width) {
  return LessonView{context, model, session}.height(width);
}

void draw_lesson(AppContext& context, const TableModel& model, const MatchView& session, Rect panel) {
  LessonView{context, model, session}.draw(panel);
}

}  // namespace tapete
