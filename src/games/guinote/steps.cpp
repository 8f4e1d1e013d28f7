#include "games/guinote/rules.hpp"
#include "games/guinote/strings.hpp"

/// What one action shows, step by step: the full trick lies for a moment, is collected, and then cards are drawn.
namespace tapete {

using namespace guinote;

namespace {

struct Says {
  Text others;
  Text own;
};

Announcement said(Seat seat, Seat viewer, Says says, std::string_view value, Lang lang, std::string call = {}) {
  return {seat, fill((seat == viewer ? says.own : says.others)(lang), value), std::move(call)};
}

Announcement declared(const State& before, Seat actor, Action action, Seat viewer, Lang lang) {
  switch (kind_of(action)) {
    case Kind::cante:
      if (action.a == before.trump)
        return said(actor, viewer, {say::kSingsForty, say::kYouSingForty}, {}, lang,
                    std::string{say::kCallForty(lang)});
      if (action.b != 0)
        return said(actor, viewer, {say::kSingsHidden, say::kYouSingHidden}, {}, lang,
                    std::string{say::kCallTwentyHidden(lang)});
      return said(actor, viewer, {say::kSings, say::kYouSing}, suit_word(action.a), lang,
                  fill(say::kCallTwenty(lang), suit_word(action.a)));
    case Kind::swap:
      return said(actor, viewer, {say::kChanges, say::kYouChange}, card_words(before.turned(), lang), lang,
                  std::string{say::kCallSwap(lang)});
    case Kind::claim:
      return said(action.a, viewer, {say::kClaims, say::kYouClaim}, {}, lang, std::string{say::kCallClaim(lang)});
    case Kind::play:
    case Kind::pass:
      break;
  }
  return {actor, {}, {}};
}

class Teller {
 public:
  Teller(const Guinote::Config& config, const Guinote::Standing& standing, Seat seat, Lang lang)
      : config_(config), standing_(standing), seat_(seat), lang_(lang) {}

  void tell(Step::Kind kind, const State& s) {
    steps_.push_back({Guinote::scene(config_, standing_, Guinote::view(s, seat_), lang_), {}, kind});
  }
  /// A state in between, in which nobody is asked anything.
  void tell_between(Step::Kind kind, State s) {
    s.actor = kNobody;
    steps_.push_back({Guinote::scene(config_, standing_, Guinote::view(s, seat_), lang_), {}, kind});
    steps_.back().scene.turn = kNobody;
    steps_.back().scene.options.clear();
  }
  void say(Announcement announcement) {
    if (!announcement.text.empty()) steps_.back().said.push_back(std::move(announcement));
  }
  std::vector<Step> take() { return std::move(steps_); }

 private:
  const Guinote::Config& config_;
  const Guinote::Standing& standing_;
  Seat seat_;
  Lang lang_;
  std::vector<Step> steps_;
};

}  // namespace

std::vector<Step> Guinote::steps(const Config& config, const Standing& standing, const State& before, Action action,
                                 Seat seat, Lang lang) {
  Teller teller{config, standing, seat, lang};
  State after = before;
  apply(after, action);
  const Seat actor = before.actor;
  if (kind_of(action) == Kind::play) {
    const auto plays = said(actor, seat, {say::kPlays, say::kYouPlay}, card_words(card_of(action), lang), lang);
    State now = before;
    put_card(now, kRanking, card_of(action));
    if (!now.trick_full()) {
      teller.tell(Step::Kind::played, after);
      teller.say(plays);
      return teller.take();
    }
    teller.tell_between(Step::Kind::trick_full, now);
    teller.say(plays);
    take_trick(now);
    teller.tell_between(Step::Kind::collected, now);
    teller.say(said(after.leader, seat, {say::kWins, say::kYouWin}, {}, lang));
    teller.tell(Step::Kind::drawn, after);
    return teller.take();
  }
  if (kind_of(action) == Kind::swap && before.phase == Phase::before_draw) {
    State now = before;
    change_seven(now, actor);
    teller.tell_between(Step::Kind::declared, now);
    teller.say(declared(before, actor, action, seat, lang));
    teller.tell(Step::Kind::drawn, after);
    return teller.take();
  }
  teller.tell(before.phase == Phase::before_draw ? Step::Kind::drawn : Step::Kind::declared, after);
  teller.say(declared(before, actor, action, seat, lang));
  return teller.take();
}

}  // namespace tapete
