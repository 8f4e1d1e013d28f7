#include "games/tute/rules.hpp"
#include "games/tute/strings.hpp"

/// What is announced with declarations.
namespace tapete::tute {
namespace {

struct Says {
  Text others;
  Text own;
};

/// Writes announcements for one viewer.
class Speaker {
 public:
  Speaker(Seat viewer, Lang lang) : viewer_(viewer), lang_(lang) {}

  [[nodiscard]] Announcement say(Seat seat, Says says, std::string_view value = {}, std::string call = {}) const {
    return {seat, fill((is_own(seat) ? says.own : says.others)(lang_), value), std::move(call)};
  }
  [[nodiscard]] bool is_own(Seat seat) const { return seat == viewer_; }
  [[nodiscard]] Lang lang() const { return lang_; }

 private:
  Seat viewer_;
  Lang lang_;
};

Announcement say_bid(const Speaker& speaker, const State& before, Seat actor, int value) {
  const auto call = [&speaker](Text text) { return std::string{text(speaker.lang())}; };
  if (value == 0) return speaker.say(actor, {say::kHasPassed, say::kYouPass}, {}, call(say::kCallPass));
  if (value > 1) {
    const std::string points = std::to_string(value);
    return speaker.say(actor, {say::kHasBid, say::kYouBid}, points, fill(say::kCallBid(speaker.lang()), points));
  }
  if (before.declarer == kNobody)
    return speaker.say(actor, {say::kHasPlayed, say::kYouDeclare}, {}, call(say::kCallPlay));
  return speaker.say(actor, {say::kHasJoined, say::kYouJoin}, {}, call(say::kCallJoin));
}

Announcement say_drawn(const Speaker& speaker, Seat actor, int thrown) {
  if (thrown == 0)
    return speaker.say(actor, {say::kStands, say::kYouStand}, {}, std::string{say::kCallStands(speaker.lang())});
  const std::string number = std::to_string(thrown);
  return speaker.say(actor, {say::kDraws, say::kYouDraw}, number, fill(say::kCallDraws(speaker.lang()), number));
}

}  // namespace

Announcement Rules::announce(const State& before, Seat actor, Action action, Seat viewer, Lang lang) {
  const Speaker speaker{viewer, lang};
  switch (kind_of(action)) {
    case Kind::cante:
      if (action.a == before.trump)
        return speaker.say(actor, {say::kSingsForty, say::kYouSingForty}, {},
                           std::string{say::kCallForty(speaker.lang())});
      return speaker.say(actor, {say::kSings, say::kYouSing}, suit_word(action.a),
                         fill(say::kCallTwenty(speaker.lang()), suit_word(action.a)));
    case Kind::tute:
      return speaker.say(actor, {say::kSingsTute, say::kYouSingTute}, {}, std::string{say::kCallTute(speaker.lang())});
    case Kind::bid:
      return say_bid(speaker, before, actor, action.a);
    case Kind::trump: {
      const std::string suit = suit_word(action.a);
      return speaker.say(actor, {say::kNamesTrump, say::kYouNameTrump}, suit,
                         fill(say::kCallTrump(speaker.lang()), suit));
    }
    case Kind::call: {
      const std::string card = card_words(card_of(action), speaker.lang());
      return speaker.say(actor, {say::kCalls, say::kYouCall}, card, fill(say::kCallCalled(speaker.lang()), card));
    }
    case Kind::change:
      return speaker.say(actor, {say::kThrows, say::kYouThrow},
                         speaker.is_own(actor) ? card_words(card_of(action), speaker.lang()) : std::string{});
    default:
      return say_drawn(speaker, actor, before.changed[at(actor)]);
  }
}

/// Variant chancho: the cante of the trick that has just been collected.
std::vector<Announcement> Rules::said_of_trick(const State& s, Seat viewer, Lang lang) {
  const Speaker speaker{viewer, lang};
  std::vector<Announcement> said;
  for (const auto& canto : s.cantos) {
    if (!canto.by_trick || canto.trick + 1 != s.tricks) continue;
    if (canto.suit == s.trump)
      said.push_back(
          speaker.say(canto.seat, {say::kTakesForty, say::kYouTakeForty}, {}, std::string{say::kCallForty(lang)}));
    else
      said.push_back(speaker.say(canto.seat, {say::kTakesTwenty, say::kYouTakeTwenty}, suit_word(canto.suit),
                                 fill(say::kCallTwenty(lang), suit_word(canto.suit))));
  }
  return said;
}

}  // namespace tapete::tute
