#include "games/tute/rules.hpp"
#include "games/tute/strings.hpp"

/// What one action shows, step by step: the full trick lies for a moment, is collected, and then cards are drawn.
namespace tapete {

using namespace tute;

namespace {

struct Says {
  Text others;
  Text own;
};

class Teller {
 public:
  Teller(const Tute::Config& config, const Tute::Standing& standing, Seat seat, Lang lang)
      : config_(config), standing_(standing), seat_(seat), lang_(lang) {}

  void tell(Step::Kind kind, const State& s) {
    steps_.push_back({Tute::scene(config_, standing_, Tute::view(s, seat_), lang_), {}, kind});
  }
  /// A state in between, in which nobody is asked anything.
  void tell_between(Step::Kind kind, State s) {
    s.actor = kNobody;
    tell(kind, s);
    steps_.back().scene.turn = kNobody;
    steps_.back().scene.options.clear();
  }
  void say(Seat seat, Says says, std::string_view value = {}, std::string call = {}) {
    const Text text = seat == seat_ ? says.own : says.others;
    steps_.back().said.push_back({seat, fill(text(lang_), value), std::move(call)});
  }
  std::vector<Step> take() { return std::move(steps_); }
  [[nodiscard]] bool is_own(Seat seat) const { return seat == seat_; }
  [[nodiscard]] Lang lang() const { return lang_; }

 private:
  const Tute::Config& config_;
  const Tute::Standing& standing_;
  Seat seat_;
  Lang lang_;
  std::vector<Step> steps_;
};

void say_bid(Teller& teller, const State& before, Seat actor, int value) {
  const auto call = [&teller](Text text) { return std::string{text(teller.lang())}; };
  if (value == 0) return teller.say(actor, {say::kHasPassed, say::kYouPass}, {}, call(say::kCallPass));
  if (value > 1) {
    const std::string points = std::to_string(value);
    return teller.say(actor, {say::kHasBid, say::kYouBid}, points, fill(say::kCallBid(teller.lang()), points));
  }
  if (before.declarer == kNobody)
    return teller.say(actor, {say::kHasPlayed, say::kYouDeclare}, {}, call(say::kCallPlay));
  teller.say(actor, {say::kHasJoined, say::kYouJoin}, {}, call(say::kCallJoin));
}

void say_drawn(Teller& teller, Seat actor, int thrown) {
  if (thrown == 0)
    return teller.say(actor, {say::kStands, say::kYouStand}, {}, std::string{say::kCallStands(teller.lang())});
  const std::string number = std::to_string(thrown);
  teller.say(actor, {say::kDraws, say::kYouDraw}, number, fill(say::kCallDraws(teller.lang()), number));
}

void say_declared(Teller& teller, const State& before, Seat actor, Action action) {
  switch (kind_of(action)) {
    case Kind::cante:
      if (action.a == before.trump)
        return teller.say(actor, {say::kSingsForty, say::kYouSingForty}, {},
                          std::string{say::kCallForty(teller.lang())});
      return teller.say(actor, {say::kSings, say::kYouSing}, suit_word(action.a),
                        fill(say::kCallTwenty(teller.lang()), suit_word(action.a)));
    case Kind::tute:
      return teller.say(actor, {say::kSingsTute, say::kYouSingTute}, {}, std::string{say::kCallTute(teller.lang())});
    case Kind::claim:
      return teller.say(action.a, {say::kClaims, say::kYouClaim}, {}, std::string{say::kCallClaim(teller.lang())});
    case Kind::bid:
      return say_bid(teller, before, actor, action.a);
    case Kind::trump: {
      const std::string suit = suit_word(action.a);
      return teller.say(actor, {say::kNamesTrump, say::kYouNameTrump}, suit,
                        fill(say::kCallTrump(teller.lang()), suit));
    }
    case Kind::call: {
      const std::string card = card_words(card_of(action), teller.lang());
      return teller.say(actor, {say::kCalls, say::kYouCall}, card, fill(say::kCallCalled(teller.lang()), card));
    }
    case Kind::change:
      return teller.say(actor, {say::kThrows, say::kYouThrow},
                        teller.is_own(actor) ? card_words(card_of(action), teller.lang()) : std::string{});
    case Kind::draw:
      return say_drawn(teller, actor, before.changed[at(actor)]);
    case Kind::play:
    case Kind::pass:
      break;
  }
}

/// Variant chancho: what the trick that has just been collected sang.
void say_sung_by_trick(Teller& teller, const State& now) {
  for (const auto& canto : now.cantos) {
    if (!canto.by_trick || canto.trick + 1 != now.tricks) continue;
    if (canto.suit == now.trump)
      teller.say(canto.seat, {say::kTakesForty, say::kYouTakeForty}, {}, std::string{say::kCallForty(teller.lang())});
    else
      teller.say(canto.seat, {say::kTakesTwenty, say::kYouTakeTwenty}, suit_word(canto.suit),
                 fill(say::kCallTwenty(teller.lang()), suit_word(canto.suit)));
  }
}

}  // namespace

std::vector<Step> Tute::steps(const Config& config, const Standing& standing, const State& before, Action action,
                              Seat seat, Lang lang) {
  Teller teller{config, standing, seat, lang};
  State after = before;
  apply(after, action);
  const Seat actor = before.actor;
  if (kind_of(action) != Kind::play) {
    teller.tell(Step::Kind::declared, after);
    say_declared(teller, before, actor, action);
    return teller.take();
  }
  State now = before;
  put_card(now, card_of(action));
  const bool full = trick_full(now);
  if (full)
    teller.tell_between(Step::Kind::trick_full, now);
  else
    teller.tell(Step::Kind::played, after);
  teller.say(actor, {say::kPlays, say::kYouPlay}, card_words(card_of(action), lang));
  if (!full) return teller.take();
  collect_trick(now);
  teller.tell_between(Step::Kind::collected, now);
  teller.say(now.leader, {say::kWins, say::kYouWin});
  say_sung_by_trick(teller, now);
  teller.tell(Step::Kind::drawn, after);
  return teller.take();
}

}  // namespace tapete
