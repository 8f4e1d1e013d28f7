#include "app/hindsight.hpp"

#include <utility>

#include "app/session/events.hpp"
#include "match/action_line.hpp"

namespace tapete {
namespace {

Text words_of(Luck luck) {
  switch (luck) {
    case Luck::error:
      return "A mistake with these cards, too."_text;
    case Luck::lucky:
      return "This time it cost nothing: with these cards the hand would have ended about the same. From what was "
             "known, it was still a mistake."_text;
    case Luck::bad_luck:
      return "Bad luck: with these cards there was a better play, but it could not be known."_text;
    case Luck::nothing:
      return "No mistake: even with these cards, nothing was clearly better."_text;
  }
  return {};
}

}  // namespace

double least_loss(Review review) {
  switch (review) {
    case Review::off:  // without reviews after a hand, players can still ask about single actions
    case Review::large:
      return 0.08;
    case Review::normal:
      return 0.04;
    case Review::strict:
      return 0.02;
  }
  return 1;
}

bool blames(const Opinion& opinion, std::string_view done, Review review) {
  // Opinion::other is the judged action, unless that action was the best.
  return opinion.other == done && opinion.loss >= least_loss(review) && opinion.loss >= 2 * opinion.error;
}

void Hindsight::ask(const Header& header, const Table& table, bool blamed, std::function<void(const Answer&)> tell) {
  const auto& events = table.events();
  const std::string_view done = parse_action_line(events.back())->action;
  auto before = table_after(header, events, events.size() - 1);
  if (before == nullptr) return;
  const Seat decider = before->turn().decider;  // for dummy's card, the declarer
  before_ = std::move(before);
  blamed_ = blamed;
  done_ = done;
  tell_ = std::move(tell);
  question_ = judge_.ask(
      {bare_record(header, events), decider, count_actions(table.info(), events), preferences_.lang(), Sight::open},
      *this);
}

void Hindsight::judged(std::string_view text) {
  const auto tell = std::exchange(tell_, nullptr);
  const Lang lang = preferences_.lang();
  const auto opinion = parse_opinion(text);
  if (!opinion) return tell({Luck::nothing, std::string{(text == kNoChoice ? kNothingElse : kNotJudged)(lang)}, {}});
  const bool costs = blames(*opinion, done_, preferences_.settings().review);
  const Luck luck = luck_of(blamed_, costs);
  std::string words{words_of(luck)(lang)};
  if (costs) {
    const Scene scene = before_->scene(before_->turn().decider, lang);
    words += ' ' + fill("Better: @."_text(lang), quoted_label(scene, opinion->top, lang)) + ' ' +
             all_reasons(*opinion, quoted_label(scene, opinion->other, lang));
  }
  tell({luck, words, costs ? opinion->top : std::string{}});
}

}  // namespace tapete
