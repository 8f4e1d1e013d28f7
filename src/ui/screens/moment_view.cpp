#include <algorithm>
#include <array>
#include <cmath>

#include "app/session/events.hpp"
#include "core/index.hpp"
#include "ui/gui/widgets.hpp"
#include "ui/screens/table_panels.hpp"
#include "ui/table/table_parts.hpp"

/// Panel of the review of one decision (a moment): the player's action, a better one, and the reason.
namespace tapete {
namespace {

using Progress = ReviewCursor::Progress;

struct Answer {
  std::string_view id;
  Text label;
  ButtonStyle style;
  void (*act)(App&);
};

class MomentView {
 public:
  MomentView(AppContext& context, const MatchView& session)
      : context_(context),
        session_(session),
        back_(context.app.review()),
        cursor_(*context.app.match().watching().cursor()),
        moment_(back_.moment()),
        count_(back_.count()) {}

  /// Returns the height of the panel: enough for the question and for the reasons of every moment, so that the table
  /// does not move. If the panel needs much of the window, the words are made smaller to fit, and the table gets more
  /// room while the viewer tries.
  [[nodiscard]] float height(float width) {
    const float inner = width - 2 * kPad;
    if (open())  // the open hands need room for large cards; three lines are enough for most results
      return 2 * kPad + head() + line(18) + std::max(words_height(inner), 3.6F * style().size * 1.2F) + touch();
    const float needed = around_words(inner) + std::max(words_height(inner), longest_words(inner));
    const float window = context_.canvas.window().h;
    if (tries() && needed >= 0.4F * window) return around_words(inner) + question_height(inner);
    const float most = (is_large() ? 0.5F : 0.6F) * window;
    return std::min(needed, std::max(most, around_words(inner) + 2 * style().size * 1.2F));
  }

  void draw(Rect panel) {
    context_.canvas.shadow(panel, kRadius);
    context_.canvas.fill(panel, open() ? context_.theme().soft : context_.theme().panel, kRadius);
    const Rect in{panel.x + kPad, panel.y + kPad, panel.w - 2 * kPad, panel.h - 2 * kPad};
    const auto other = head() > 0 ? draw_head({in.x, in.y, in.w, head()}) : std::nullopt;
    if (moment_ != nullptr && !open()) draw_middle({in.x, in.y + head(), in.w, middle()});
    const float top = in.y + head() + middle() + line(kAboveWords);
    draw_words({in.x, top, in.w, in.bottom() - buttons_height(in.w) - top});
    const auto answer = draw_answers(in);
    // The press is handled last, because it changes the match.
    if (other) return back_.look_at(*other);
    if (answer) answer->act(context_.app);
  }

 private:
  static constexpr float kPad = 14, kRadius = 14, kGap = 8;
  static constexpr float kApart = 10;                        ///< distance between two buttons of a row
  static constexpr float kAboveWords = 8, kBelowWords = 10;  ///< in points at the normal text size

  [[nodiscard]] float line(float points) const { return context_.em(points); }
  /// Returns the height of a button. Two lines of its text are enough, so that a large text leaves room for the table.
  [[nodiscard]] float touch() const { return std::min(context_.touch(), std::max(52.0F, line(34))); }
  /// Returns the height of the heading. With a large text a single decision has none, because it has no number.
  [[nodiscard]] float head() const {
    if (count_ > 1) return touch();
    return open() || back_.practises() || !is_large() ? line(34) : 0;
  }
  [[nodiscard]] bool is_large() const { return context_.em(1) > 1.2F; }
  [[nodiscard]] float card_width() const { return std::min(line(40), 52.0F); }
  [[nodiscard]] float cards_height() const { return card_width() * kCardShape + line(6); }
  [[nodiscard]] float middle() const { return open() ? 0 : cards_height(); }
  [[nodiscard]] bool open() const { return cursor_.progress == Progress::open; }
  [[nodiscard]] bool tries() const {
    return cursor_.progress == Progress::trying || cursor_.progress == Progress::again;
  }
  [[nodiscard]] bool explained() const {
    return cursor_.progress == Progress::all || cursor_.progress == Progress::found;
  }

  /// Returns whether the player's action was to play a card.
  [[nodiscard]] bool names_card() const { return moment_->opinion.other.starts_with("play "); }
  [[nodiscard]] std::string quoted(std::string_view action) const {
    return quoted_label(session_.scene(), action, context_.app.preferences().lang());
  }
  /// Returns the words for the answer `found`.
  [[nodiscard]] std::string found_words(const Moment& moment, std::string_view found) const {
    const Opinion& of = moment.opinion;
    const Lang lang = context_.app.preferences().lang();
    return std::string{"That's it!"_text(lang)} + ' ' +
           found_reasons(of, found, quoted(of.top), quoted(of.other), lang);
  }
  [[nodiscard]] std::string words() const {
    if (moment_ == nullptr) return std::string{context_.say("One moment…"_text)};
    switch (cursor_.progress) {
      case Progress::nothing:
        return std::string{context_.say("There was a better play."_text)};
      case Progress::trying:
        return std::string{context_.say(names_card() ? "Find it: touch the card that you would play."_text
                                                     : "Find it: what would you do now?"_text)};
      case Progress::again:
        return fill(context_.say("Not @: there is a better play. Try again."_text), quoted(cursor_.tried));
      case Progress::found:
        return found_words(*moment_, cursor_.tried);
      case Progress::all:
        return all_reasons(moment_->opinion, std::string{context_.say(names_card() ? "your card"_text : "yours"_text)});
      case Progress::open:
        return back_.hindsight() ? back_.hindsight()->words : std::string{context_.say("One moment…"_text)};
    }
    return {};
  }
  [[nodiscard]] TextStyle style() const { return {line(type::kBody), context_.theme().ink}; }
  [[nodiscard]] float words_height(float width) const {
    return context_.canvas.paragraph(words(), {}, width, style(), false);
  }
  /// Returns the height of two lines, the longest question.
  [[nodiscard]] float question_height(float width) const {
    return 2 * context_.canvas.paragraph("x", {}, width, style(), false);
  }
  /// Returns the height of the longest words of all moments, at least that of the longest question.
  [[nodiscard]] float longest_words(float width) const {
    float most = question_height(width);
    for (const Moment& each : back_.moments())
      for (const std::string& best : each.opinion.best)
        most = std::max(most, context_.canvas.paragraph(found_words(each, best), {}, width, style(), false));
    return most;
  }
  /// Returns the height of the panel without the words.
  [[nodiscard]] float around_words(float width) const {
    return 2 * kPad + head() + cards_height() + line(kAboveWords + kBelowWords) + buttons_height(width);
  }
  /// Returns whether all buttons fit in one row.
  [[nodiscard]] bool is_wide(float width) const { return width >= line(560); }
  [[nodiscard]] float buttons_height(float width) const { return is_wide(width) ? touch() : 2 * touch() + kGap; }
  void draw_words(Rect room) {
    TextStyle style = this->style();
    const float least = 0.6F * style.size;
    while (context_.canvas.paragraph(words(), {}, room.w, style, false) > room.h && style.size > least)
      style.size *= 0.96F;
    context_.canvas.paragraph(words(), {room.x, room.y}, room.w, style);
  }

  [[nodiscard]] std::string title() const {
    if (open()) return std::string{context_.say("With all cards open"_text)};
    if (count_ == 1 && !back_.practises()) return std::string{context_.say("A decision to review"_text)};
    return fill(context_.say(back_.practises() ? "Exercise @ of @"_text : "Decision @ of @"_text),
                std::to_string(cursor_.index + 1), std::to_string(count_));
  }

  /// Draws the number of this decision and buttons for all decisions. Returns the chosen decision's index.
  std::optional<std::size_t> draw_head(Rect row) {
    std::optional<std::size_t> chosen;
    const float chips = count_ > 1 && !open() ? static_cast<float>(count_) * (row.h + 4) : 0;
    Rect text{row.x, row.y, row.w - chips - 8, row.h};
    if (open()) {
      // The colour of a strip distinguishes bad luck from mistakes.
      const Rect strip{row.x, row.y + 4, 6, row.h - 8};
      context_.canvas.fill(strip, colour_of_luck(), 3);
      text.x += 16;
      text.w -= 16;
    }
    context_.canvas.text(title(), text, {line(type::kLead), context_.theme().ink, Font::bold});
    for (std::size_t i = 0; i < count_ && chips > 0; ++i) {
      const Rect chip{row.right() - chips + static_cast<float>(i) * (row.h + 4) + 4, row.y, row.h, row.h - 2};
      if (button(context_.gui, chip, "moment:" + std::to_string(i), std::to_string(i + 1),
                 i == cursor_.index ? ButtonStyle::main : ButtonStyle::soft))
        chosen = i;
    }
    return chosen;
  }
  [[nodiscard]] Colour colour_of_luck() const {
    return back_.hindsight() && back_.hindsight()->luck == Luck::error ? blame() : context_.theme().luck;
  }
  /// Returns the colour of a mistake: gold, or red for a large loss.
  [[nodiscard]] Colour blame() const {
    return moment_->opinion.loss >= least_loss(Review::large) ? context_.theme().danger : context_.theme().gold;
  }

  void draw_middle(Rect row) {
    const float half = row.w / 2;
    draw_action({row.x, row.y, explained() ? half - 6 : row.w, row.h}, moment_->opinion.other,
                names_card() ? "You played"_text : "You chose"_text, blame());
    if (explained())
      draw_action({row.x + half + 6, row.y, half - 6, row.h}, back_.better_action(), "Better"_text,
                  context_.theme().accent);
  }

  /// Draws an action: its card, if it has one, and its name.
  void draw_action(Rect place, std::string_view action, Text title, Colour colour) {
    Canvas& canvas = context_.canvas;
    const Scene& scene = session_.scene();
    const auto option = std::find_if(scene.options.begin(), scene.options.end(),
                                     [&](const Option& each) { return each.action == action; });
    const int index = option == scene.options.end() ? -1 : static_cast<int>(option - scene.options.begin());
    const Card card = card_with_option(scene, index);
    float x = place.x;
    if (card.known()) {
      const float w = card_width();
      context_.cards.draw(canvas, card, {{x + w / 2, place.y + w * kCardShape / 2}, w, w * kCardShape},
                          {.deck = scene.deck});
      x += w + 10;
    }
    const Rect text{x, place.y, place.right() - x, place.h};
    const float row = 0.28F * text.h;
    const float dot = 0.22F * row;
    canvas.disc({text.x + dot, text.y + row / 2}, dot, colour);
    const float indent = 3 * dot;
    canvas.text(title(context_.app.preferences().lang()), {text.x + indent, text.y, text.w - indent, row},
                {line(type::kBody), context_.theme().quiet});
    if (index >= 0) draw_label(label_of(scene, action), {text.x, text.y + row, text.w, text.h - row});
  }

  /// Draws the label of an action in one or two lines.
  void draw_label(const std::string& label, Rect place) {
    TextStyle style{line(type::kLead), context_.theme().ink, Font::bold};
    while (context_.canvas.paragraph(label, {}, place.w, style, false) > place.h && style.size > line(9))
      style.size *= 0.95F;
    context_.canvas.paragraph(label, {place.x, place.y}, place.w, style);
  }

  [[nodiscard]] std::vector<Answer> answers() const {
    const Answer tell{"button:tell", "Show me"_text, ButtonStyle::soft,
                      [](App& app) { app.review().set_progress(ReviewCursor::Progress::all); }};
    if (moment_ == nullptr) return {};
    if (open())
      return {{"button:hide_cards", "Hide the cards again"_text, ButtonStyle::main,
               [](App& app) { app.review().open_cards(false); }}};
    if (cursor_.progress == Progress::nothing)
      return {tell, {"button:try", "Try it yourself"_text, ButtonStyle::main, [](App& app) {
                       app.review().set_progress(ReviewCursor::Progress::trying);
                     }}};
    if (!explained()) return {tell};
    if (cursor_.index + 1 < count_)
      return {{"button:next_moment", back_.practises() ? "Next exercise"_text : "Next decision"_text, ButtonStyle::main,
               [](App& app) { app.review().look_at(app.match().watching().cursor()->index + 1); }}};
    return {{"button:done", "Done"_text, ButtonStyle::main, [](App& app) { app.back(); }}};
  }
  /// Returns the further options that are offered once the answer is shown.
  [[nodiscard]] std::vector<Answer> further() const {
    if (!explained()) return {};
    std::vector<Answer> out{
        {"button:play_on", "Continue from here"_text, ButtonStyle::soft, [](App& app) { app.review().play_on(); }}};
    // A game without hidden cards has no hands to open.
    if (!session_.table().info().open)
      out.push_back({"button:open_cards", "Show all hands"_text, ButtonStyle::soft,
                     [](App& app) { app.review().open_cards(true); }});
    return out;
  }

  std::optional<Answer> draw_answers(Rect in) {
    const Rect row{in.x, in.bottom() - touch(), in.w, touch()};
    std::vector<Answer> upper = further();
    std::vector<Answer> lower = answers();
    if (is_wide(in.w)) {
      upper.insert(upper.end(), lower.begin(), lower.end());
      return draw_row(row, upper);
    }
    // Two answers without further options get a row each, so that no row is empty.
    if (upper.empty() && lower.size() > 1) {
      upper.push_back(lower.front());
      lower.erase(lower.begin());
    }
    const auto chosen = draw_row(row, lower);
    const auto other = draw_row(row.moved(0, -touch() - kGap), upper);
    return other ? other : chosen;
  }
  std::optional<Answer> draw_row(Rect row, const std::vector<Answer>& answers) {
    if (answers.empty()) return std::nullopt;
    std::vector<GroupButton> buttons;
    buttons.reserve(answers.size());
    for (const Answer& each : answers) buttons.push_back({each.id, context_.say(each.label), each.style});
    const int clicked = button_row(context_.gui, row, kApart, buttons);
    return clicked < 0 ? std::nullopt : std::optional{answers[at(clicked)]};
  }

  AppContext& context_;
  const MatchView& session_;
  ReviewController& back_;
  ReviewCursor cursor_;
  const Moment* moment_;
  std::size_t count_;
};

}  // namespace

float moment_height(AppContext& context, const MatchView& session, float width) {
  return MomentView{context, session}.height(width);
}

void draw_moment(AppContext& context, const MatchView& session, Rect panel) {
  MomentView{context, session}.draw(panel);
}

}  // namespace tapete
