#include <algorithm>
#include <array>
#include <cmath>

#include "ui/gui/widgets.hpp"
#include "ui/table/table_parts.hpp"

/// A moment of a hand that is looked at again: what was done, what was better, and why.
namespace tapete {
namespace {

using Told = Looking::Told;

struct Answer {
  std::string_view id;
  Text label;
  Look look;
  void (*act)(App&);
};

class MomentView {
 public:
  MomentView(Stage& stage, const Session& session)
      : stage_(stage),
        session_(session),
        looking_(*stage.app.playing().looking()),
        opinion_(stage.app.looking_back().review().moments()[looking_.index].opinion),
        count_(stage.app.looking_back().review().moments().size()) {}

  [[nodiscard]] float height(float width) {
    return kPad + head() + middle() + line(8) + words_height(width - 2 * kPad, false, {}) + line(10) + touch() + kPad;
  }

  void draw(Rect panel) {
    stage_.canvas.shadow(panel, kRadius);
    stage_.canvas.fill(panel, stage_.theme().panel, kRadius);
    const Rect in{panel.x + kPad, panel.y + kPad, panel.w - 2 * kPad, panel.h - 2 * kPad};
    const auto other = draw_head({in.x, in.y, in.w, head()});
    draw_middle({in.x, in.y + head(), in.w, middle()});
    words_height(in.w, true, {in.x, in.y + head() + middle() + line(8)});
    const auto answer = draw_answers({in.x, in.bottom() - touch(), in.w, touch()});
    // What acts on the match comes last.
    if (other) return stage_.app.looking_back().look_at(*other);
    if (answer) answer->act(stage_.app);
  }

 private:
  static constexpr float kPad = 14;
  static constexpr float kRadius = 14;

  [[nodiscard]] float line(float points) const { return stage_.em(points); }
  [[nodiscard]] float touch() const { return std::max(46.0F, line(space::kTouch)); }
  [[nodiscard]] float head() const { return count_ > 1 ? touch() : line(34); }
  [[nodiscard]] float card_width() const { return line(54); }
  [[nodiscard]] float middle() const { return card_width() * kCardShape + line(6); }
  [[nodiscard]] bool told() const { return looking_.told == Told::all || looking_.told == Told::found; }

  [[nodiscard]] std::string words() const {
    switch (looking_.told) {
      case Told::nothing:
        return std::string{stage_.say("There was something better here."_text)};
      case Told::trying:
        return std::string{stage_.say("Look for it: what would you play now?"_text)};
      case Told::again:
        return std::string{stage_.say("There is something better still. Try once more."_text)};
      case Told::found:
        return std::string{stage_.say("That is it!"_text)} + ' ' + opinion_.reason;
      case Told::all:
        return opinion_.reason;
    }
    return {};
  }
  float words_height(float width, bool draw, Point at) {
    const TextStyle style{line(type::kBody), stage_.theme().ink};
    return stage_.canvas.paragraph(words(), at, width, style, draw);
  }

  /// Which of how many; gives the one that is chosen instead.
  std::optional<std::size_t> draw_head(Rect row) {
    std::optional<std::size_t> chosen;
    const std::string title =
        fill(stage_.say("Moment @ of @"_text), std::to_string(looking_.index + 1), std::to_string(count_));
    const float chips = count_ > 1 ? static_cast<float>(count_) * (row.h + 4) : 0;
    stage_.canvas.text(title, {row.x, row.y, row.w - chips - 8, row.h},
                       {line(type::kLead), stage_.theme().ink, Font::bold});
    for (std::size_t i = 0; i < count_ && count_ > 1; ++i) {
      const Rect chip{row.right() - chips + static_cast<float>(i) * (row.h + 4) + 4, row.y, row.h, row.h - 2};
      if (button(stage_.gui, chip, "moment:" + std::to_string(i), std::to_string(i + 1),
                 i == looking_.index ? Look::main : Look::soft))
        chosen = i;
    }
    return chosen;
  }

  void draw_middle(Rect row) {
    const float half = row.w / 2;
    draw_action({row.x, row.y, half - 6, row.h}, opinion_.other, "You played"_text, opinion_.chance - opinion_.loss,
                false);
    if (told())
      draw_action({row.x + half + 6, row.y, half - 6, row.h}, opinion_.top, "Better"_text, opinion_.chance, true);
  }

  /// An action as its card, or as words; and how often it goes well, once that may be told.
  void draw_action(Rect place, std::string_view action, Text title, double chance, bool good) {
    const Theme& theme = stage_.theme();
    Canvas& canvas = stage_.canvas;
    const Scene& scene = session_.scene();
    const auto option = std::find_if(scene.options.begin(), scene.options.end(),
                                     [&](const Option& each) { return each.action == action; });
    const int index = option == scene.options.end() ? -1 : static_cast<int>(option - scene.options.begin());
    const Card card = card_on(scene, index);
    float x = place.x;
    if (card.known()) {
      const float w = card_width();
      stage_.cards.draw(canvas, card, {{x + w / 2, place.y + w * kCardShape / 2}, w, w * kCardShape},
                        {.deck = scene.deck});
      x += w + 10;
    }
    const Rect text{x, place.y, place.right() - x, place.h};
    const float row = text.h / 4;
    canvas.text(title(stage_.app.choices().lang()), {text.x, text.y, text.w, row}, {line(type::kBody), theme.quiet});
    const bool worded = !card.known() && index >= 0;
    const TextStyle strong{line(type::kLead), theme.ink, Font::bold};
    if (worded)
      canvas.text(scene.options[static_cast<std::size_t>(index)].label, {text.x, text.y + row, text.w, row}, strong);
    if (!told() || opinion_.chance <= 0) return;
    const auto percent = static_cast<int>(std::lround(100 * std::clamp(chance, 0.0, 1.0)));
    const std::string often = std::to_string(percent) + " %";
    const std::string words{stage_.say("of the time it goes well"_text)};
    if (!worded) canvas.text(often, {text.x, text.y + row, text.w, row}, strong);
    canvas.text(worded ? often + ' ' + words : words, {text.x, text.y + 2 * row, text.w, row},
                {line(type::kSmall), theme.quiet});
    const Rect bar{text.x, text.y + 3 * row + row * 0.3F, text.w, row * 0.4F};
    canvas.fill(bar, theme.soft, bar.h / 2);
    canvas.fill({bar.x, bar.y, std::max(bar.h, bar.w * static_cast<float>(percent) / 100), bar.h},
                good ? theme.accent : theme.gold, bar.h / 2);
  }

  /// The card of the viewer's hand on which that option hangs.
  [[nodiscard]] static Card card_on(const Scene& scene, int option) {
    const Zone* const hand = find_zone(scene, Place::hand, scene.viewer);
    if (hand != nullptr && option >= 0)
      for (const SceneCard& each : hand->cards)
        if (each.option == option) return each.card;
    return {};
  }

  std::optional<Answer> draw_answers(Rect row) {
    std::vector<Answer> answers;
    const Answer tell{"button:tell", "Show me"_text, Look::soft,
                      [](App& app) { app.looking_back().tell(Looking::Told::all); }};
    if (told()) {
      const Text hands = session_.hands_open() ? "Hide the hands"_text : "Open hands"_text;
      // Where nothing is hidden there is nothing to open.
      if (!session_.table().info().open)
        answers.push_back({"button:open_hands", hands, Look::soft,
                           [](App& app) { app.playing().open_hands(!app.playing().session()->hands_open()); }});
      if (looking_.index + 1 < count_)
        answers.push_back({"button:next_moment", "Next moment"_text, Look::main,
                           [](App& app) { app.looking_back().look_at(app.playing().looking()->index + 1); }});
      else
        answers.push_back({"button:done", "Done"_text, Look::main, [](App& app) { app.back(); }});
    } else if (looking_.told == Told::nothing) {
      answers = {tell, {"button:try", "Try it yourself"_text, Look::main, [](App& app) {
                          app.looking_back().tell(Looking::Told::trying);
                        }}};
    } else {
      answers = {tell};
    }
    std::optional<Answer> chosen;
    const float each = (row.w - 10 * static_cast<float>(answers.size() - 1)) / static_cast<float>(answers.size());
    for (std::size_t i = 0; i < answers.size(); ++i)
      if (button(stage_.gui, {row.x + static_cast<float>(i) * (each + 10), row.y, each, row.h}, answers[i].id,
                 stage_.say(answers[i].label), answers[i].look))
        chosen = answers[i];
    return chosen;
  }

  Stage& stage_;
  const Session& session_;
  Looking looking_;
  Opinion opinion_;
  std::size_t count_;
};

}  // namespace

float moment_height(Stage& stage, const Session& session, float width) {
  return MomentView{stage, session}.height(width);
}

void draw_review_line(Stage& stage, Rect row) {
  const HandReview& review = stage.app.looking_back().review();
  if (review.decisions() == 0) return;
  const std::size_t moments = review.moments().size();
  if (review.done() && moments > 0) {
    const std::string words = moments == 1
                                  ? std::string{stage.say("One moment is worth a look"_text)}
                                  : fill(stage.say("@ moments are worth a look"_text), std::to_string(moments));
    if (button(stage.gui, row, "button:look_back", words, Look::soft)) stage.app.looking_back().begin();
    return;
  }
  const std::string words = !review.done()    ? fill(stage.say("Looking at your hand: @ of @"_text),
                                                     std::to_string(review.judged()), std::to_string(review.decisions()))
                            : review.failed() ? std::string{stage.say("Your hand could not be looked at"_text)}
                                              : std::string{stage.say("A hand without a fault"_text)};
  stage.canvas.text(words, row, {stage.em(type::kBody), stage.theme().quiet, Font::regular, Align::center});
}

void draw_moment(Stage& stage, const Session& session, Rect panel) { MomentView{stage, session}.draw(panel); }

}  // namespace tapete
