#include <algorithm>

#include "core/index.hpp"
#include "core/text.hpp"
#include "ui/gui/widgets.hpp"
#include "ui/screens/lesson_head.hpp"
#include "ui/screens/table_panels.hpp"
#include "ui/table/table_parts.hpp"

/// Panel next to the table with a step of a lesson: its text, the reply to the answer, and the buttons.
namespace tapete {
namespace {

using Task = LessonStep::Task;
using StepState = LessonController::StepState;
using Press = LessonPress;

class LessonView {
 public:
  LessonView(AppContext& context, const TableModel& model, const MatchView& session)
      : context_(context),
        model_(model),
        session_(session),
        lessons_(context.app.lessons()),
        step_(lessons_.step()),
        head_(context) {
    if (context.canvas.window().h < kLow) pad_ = 10;
  }

  /// Returns the height of the panel: enough for every reply of this step, so that the table does not move, up to
  /// most_height(). The question of the day needs only its own height, because no other step follows.
  [[nodiscard]] float height(float width) {
    const float inner = width - 2 * pad_;
    if (is_day() && !judged()) return 3 * pad_ + head() + paragraphs(words(), {}, inner, false);
    // The text about the result of a hand is known only at the end of the hand.
    const std::vector<std::string> last =
        lessons_.step_state() == StepState::done ? words() : std::vector<std::string>{longest_reply()};
    const float done = context_.touch() + pad_ + worths_height() + paragraphs(last, {}, inner, false);
    if (is_day()) return std::min(most_height(), 3 * pad_ + head() + done);
    const float asked = paragraphs(step_.text, {}, inner, false) +
                        paragraphs(head_.title_above(inner, head()), {}, inner, false) + foot_height(step_, inner);
    const float missed = asked + reply_height(step_, inner);
    // In a low window a long question takes room from the table, but a long reply is scrolled.
    const float window = context_.canvas.window().h;
    const float edges = 3 * pad_ + head();
    // On a phone the panel is below the table, and as high as the longest step of this kind needs, so that the table
    // stays the same. With a large text the table keeps at least half of the window.
    if (window >= kLow && context_.canvas.window().w < kPhone) {
      const float needed = std::max(done, need_of_longest(inner));
      return std::min(has_large_text() ? window / 2 : most_height(), edges + needed);
    }
    const float most = std::max(most_height(), std::min(window - 290, edges + asked));
    return std::min(most, edges + std::max(done, missed));
  }

  void draw(Rect panel) {
    context_.canvas.shadow(panel, kRadius);
    context_.canvas.fill(panel, context_.theme().panel, kRadius);
    const Rect in = panel.inset(pad_);
    float foot = lessons_.step_state() == StepState::done ? context_.touch() + pad_ : foot_height(step_, in.w);
    const Press by_head = head() > 0 ? head_.draw({in.x, in.y, in.w, head()}, pad_ * 0.3F) : Press::none;
    const float buttons = foot;
    const float room = in.h - head() - pad_ - foot;
    std::vector<std::string> text_now = titled_words(in.w);
    const std::vector<std::string> question{text_now.back()};
    const float rest = room - paragraphs(question, {}, in.w, false);
    const bool overflows = paragraphs(text_now, {}, in.w, false) > room;
    const bool keeps_task = asks_words() || (overflows && step_.task != Task::read);
    if (keeps_task && text_now.size() > 1 && rest > 2 * style().size && lessons_.step_state() != StepState::done) {
      // The question or the task stays in sight while the text above it is scrolled.
      text_now.pop_back();
      foot += paragraphs(question, {}, in.w, false);
      paragraphs(question, {in.x, in.bottom() - foot + pad_ / 2}, in.w, true);
    }
    const Rect view{panel.x, in.y + head() + pad_, panel.w, in.h - head() - pad_ - foot};
    const std::string id = "lesson:" + std::to_string(lessons_.index()) + (lessons_.said().empty() ? "" : ":said");
    const float top = context_.gui.begin_scroll(id, view);
    float text = 0;
    if (judged()) {
      draw_worths(context_, model_, step_.worths, lessons_.chosen(), {in.x, top, in.w, worths_height()}, card_width());
      text = worths_height();
    }
    context_.gui.end_scroll(text + paragraphs(text_now, {in.x, top + text}, in.w, true));
    const Press by_foot = draw_foot({in.x, in.bottom() - buttons + pad_, in.w, buttons - pad_});
    // The press is handled last, because it changes the match.
    follow(by_head == Press::none ? by_foot : by_head);
  }

 private:
  static constexpr float kRadius = 14;
  static constexpr float kLow = 640;    ///< height below which a window has little room
  static constexpr float kPhone = 600;  ///< width below which a window is that of a phone
  static constexpr float kApart = LessonHead::kApart;
  static constexpr float kBar = 12;  ///< width of the bar beside the explanation of an error, with the gap, in points

  /// Returns the height of the head. In a low window the result of the day needs its room.
  [[nodiscard]] float head() const {
    if (is_day() && judged() && context_.canvas.window().h < kLow) return 0;
    return std::max(44.0F, context_.em(40));
  }
  /// Returns the largest height of the panel. The question of the day has a higher one, unless the table gets too low.
  [[nodiscard]] float most_height() const {
    const float window = context_.canvas.window().h;
    return std::max(window * 0.44F, is_day() ? std::min(window * 0.62F, window - 290) : 0);
  }
  [[nodiscard]] TextStyle style() const {
    return {context_.em(context_.canvas.window().h < kLow ? type::kBody : type::kLead * 0.96F), context_.theme().ink};
  }
  /// Lays out paragraphs below each other, and draws them if `draw`. Returns their height. The explanation of an error
  /// has a red bar at its left.
  float paragraphs(const std::vector<std::string>& words, Point at, float width, bool draw) {
    const bool missed = lessons_.step_state() == StepState::missed;
    float y = at.y;
    for (const std::string& each : words) {
      const float aside = missed && each == lessons_.said() ? kBar : 0;
      const float high = context_.canvas.rich_paragraph(each, {at.x + aside, y}, width - aside, style(), draw);
      if (aside > 0 && draw) context_.canvas.fill({at.x, y, kBar / 3, high}, context_.theme().danger, 2);
      y += high + context_.em(6);
    }
    return y - at.y;
  }
  /// Returns the height of the longest reply of a step, with the bar of an error.
  float reply_height(const LessonStep& step, float width) {
    return paragraphs({longest_reply(step)}, {}, width - kBar, false);
  }

  [[nodiscard]] std::string longest_reply() const { return longest_reply(step_); }
  [[nodiscard]] static std::string longest_reply(const LessonStep& step) {
    std::string longest;
    if (step.task == Task::judged) longest.assign(170, 'n');  // as long as the longest text of the judge
    for (const LessonReply& reply : step.replies)
      if (reply.words.size() > longest.size()) longest = reply.words;
    return longest;
  }
  /// Returns whether the text is so large that most titles have a line of their own.
  [[nodiscard]] bool has_large_text() const { return context_.em(1) > 1.2F; }
  /// Returns whether the learner reads or answers in words, and plays no card.
  [[nodiscard]] static bool is_text(const LessonStep& step) {
    return step.task == Task::read || step.task == Task::words;
  }
  /// Returns the height of the text and the buttons of the step that needs the most room among those of this kind. A
  /// large text of a step with a card to play is scrolled below the explanation of an error.
  [[nodiscard]] float need_of_longest(float width) {
    float most = 0;
    for (const LessonStep& step : lessons_.steps()) {
      if (is_text(step) != is_text(step_)) continue;
      const float asked = paragraphs(step.text, {}, width, false);
      const float reply = reply_height(step, width);
      const float answers = std::max(foot_height(step, width), context_.touch() + pad_);
      const float title = has_large_text() ? paragraphs({step.title}, {}, width, false) : reply;
      most = std::max(most, is_text(step) ? asked + reply + answers : std::max(asked + title, reply + answers));
    }
    return most;
  }
  /// Returns the text to read now, below the title if that is above the text. An explanation of an error takes the
  /// place of the title.
  [[nodiscard]] std::vector<std::string> titled_words(float width) {
    std::vector<std::string> out;
    if (lessons_.step_state() != StepState::missed) out = head_.title_above(width, head());
    for (std::string& each : words()) out.push_back(std::move(each));
    return out;
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
    const std::string words = verdict_words(model_, *sheet);
    const std::string verdict = "**" + words + (words.ends_with('!') ? "**" : ".**");
    return {sheet->reason.empty() ? verdict : verdict + ' ' + sheet->reason + '.', said};
  }

  [[nodiscard]] bool is_day() const { return lessons_.course().kind == Course::Kind::day; }
  /// Returns whether the values of all actions are shown, because the player has chosen one of the actions.
  [[nodiscard]] bool judged() const { return step_.task == Task::judged && lessons_.step_state() == StepState::done; }
  [[nodiscard]] float card_width() const { return std::min(context_.em(44), 64.0F); }
  [[nodiscard]] float worths_height() const {
    if (step_.task != Task::judged) return 0;
    return card_width() * kCardShape + 2 * context_.em(type::kBody) + context_.em(type::kSmall) * 1.3F + 2 * kApart;
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
      if (worth.action == lessons_.chosen()) words += std::to_string(percent_of(worth)) + " % · ";
    words += days_words() + ". " + std::string{context_.say("And you?"_text)};
    context_.app.host().share(words, {});
  }

  [[nodiscard]] bool asks_words() const {
    return step_.task == Task::words && lessons_.step_state() != StepState::done;
  }
  /// Returns the number of answer buttons side by side.
  [[nodiscard]] int columns(const LessonStep& step, float width) const {
    // A button has room for two lines.
    constexpr float kLonger = 0.55F;
    float widest = 0;
    const auto need = [&](std::string_view words) {
      return context_.canvas.text_width(words, context_.em(type::kBody), Font::bold);
    };
    for (const LessonReply& reply : step.replies) {
      widest = std::max(widest, kLonger * need(reply.answer) + 28);
      Splitter words{reply.answer, ' '};
      while (const auto word = words.next()) widest = std::max(widest, need(*word) + 28);
    }
    return std::clamp(static_cast<int>((width + kApart) / (widest + kApart)), 1, static_cast<int>(step.replies.size()));
  }
  /// Returns the height of the answer buttons and the gap above them.
  [[nodiscard]] float foot_height(const LessonStep& step, float width) const {
    if (step.task != Task::words) return 0;
    const int rows = Grid{.columns = columns(step, width)}.rows(static_cast<int>(step.replies.size()));
    return static_cast<float>(rows) * (context_.touch() + kApart) - kApart + pad_;
  }

  Press draw_foot(Rect foot) {
    // The question is visible from the start; the buttons appear when all waiting steps have been shown.
    if (asks_words()) return model_.busy ? Press::none : draw_answers(foot);
    if (lessons_.step_state() != StepState::done) return Press::none;
    const bool last = lessons_.index() + 1 == lessons_.steps().size();
    const bool plays = last && lessons_.course().kind == Course::Kind::lesson;
    const Text words = plays ? "Play"_text : last ? "Done"_text : "Continue"_text;
    const std::string_view id = plays ? "button:play" : last ? "button:done" : "lesson:on";
    std::vector<GroupButton> buttons{{id, context_.say(words), ButtonStyle::main}};
    if (is_day()) buttons.insert(buttons.begin(), {"button:share", context_.say("Share"_text)});
    const int clicked = button_row(context_.gui, foot, kApart, buttons);
    if (clicked + 1 == static_cast<int>(buttons.size())) return Press::on;
    if (clicked == 0) share_day();
    return Press::none;
  }

  Press draw_answers(Rect foot) {
    const Grid grid = Grid::across(foot, columns(step_, foot.w), context_.touch(), kApart);
    Press press = Press::none;
    std::vector<std::string_view> labels;
    for (const LessonReply& reply : step_.replies) labels.push_back(reply.answer);
    const float size = shared_label_size(context_.gui, grid.at(0), labels);
    for (int i = 0; i < static_cast<int>(step_.replies.size()); ++i) {
      if ((lessons_.mistakes.replies >> i & 1U) != 0)
        context_.canvas.outline(grid.at(i).inset(-2), context_.theme().danger, space::kRadius, 3);
      if (!button(context_.gui, grid.at(i), "answer:" + std::to_string(i), step_.replies[at(i)].answer,
                  ButtonStyle::soft, size))
        continue;
      press = Press::answer;
      chosen_ = at(i);
    }
    return press;
  }

  void follow(Press press) {
    App& app = context_.app;
    if (press == Press::answer) lessons_.answer(chosen_);
    if (press == Press::show) lessons_.mistakes.shown = true;
    if (press == Press::back) lessons_.go(lessons_.index() - 1);
    if (press == Press::close) app.back();
    if (press != Press::on) return;
    if (lessons_.index() + 1 < lessons_.steps().size()) return lessons_.go(lessons_.index() + 1);
    if (lessons_.course().kind != Course::Kind::lesson) return app.back();
    lessons_.finish();
    app.starter().play();
  }

  AppContext& context_;
  const TableModel& model_;
  const MatchView& session_;
  LessonController& lessons_;
  const LessonStep& step_;
  LessonHead head_;
  std::size_t chosen_ = 0;
  float pad_ = 14;
};

}  // namespace

float lesson_height(AppContext& context, const TableModel& model, const MatchView& session, float width) {
  return LessonView{context, model, session}.height(width);
}

void draw_lesson(AppContext& context, const TableModel& model, const MatchView& session, Rect panel) {
  LessonView{context, model, session}.draw(panel);
}

}  // namespace tapete
