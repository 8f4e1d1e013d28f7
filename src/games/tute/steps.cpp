#include "games/tute/rules.hpp"
#include "tricks/words.hpp"

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
  if (value == 0) return speaker.say(actor, {"passes"_text, "You pass"_text}, {}, call("Paso"_text));
  if (value > 1) {
    const std::string points = std::to_string(value);
    return speaker.say(actor, {"promises @"_text, "You promise @"_text}, points,
                       fill("¡@!"_text(speaker.lang()), points));
  }
  if (before.declarer == kNobody) return speaker.say(actor, {"plays"_text, "You play"_text}, {}, call("¡Juego!"_text));
  return speaker.say(actor, {"joins in"_text, "You join in"_text}, {}, call("Acompaño"_text));
}

Announcement say_drawn(const Speaker& speaker, Seat actor, int thrown) {
  if (thrown == 0)
    return speaker.say(actor, {"changes none"_text, "You change none"_text}, {},
                       std::string{"Servido"_text(speaker.lang())});
  const std::string number = std::to_string(thrown);
  return speaker.say(actor, {"changes @"_text, "You change @"_text}, number,
                     fill("Cambio @"_text(speaker.lang()), number));
}

}  // namespace

Announcement Rules::announce(const State& before, Seat actor, Action action, Seat viewer, Lang lang) {
  const Speaker speaker{viewer, lang};
  switch (kind_of(action)) {
    case Kind::cante:
      if (action.a == before.trump)
        return speaker.say(actor, {"sings the forty"_text, "You sing the forty"_text}, {},
                           std::string{"¡Las cuarenta!"_text(speaker.lang())});
      return speaker.say(actor, {"sings twenty in @"_text, "You sing twenty in @"_text}, suit_word(action.a),
                         fill("¡Veinte en @!"_text(speaker.lang()), suit_word(action.a)));
    case Kind::tute:
      return speaker.say(actor, {"sings tute and wins the hand"_text, "You sing tute and win the hand"_text}, {},
                         std::string{"¡Tute!"_text(speaker.lang())});
    case Kind::bid:
      return say_bid(speaker, before, actor, action.a);
    case Kind::trump: {
      const std::string suit = suit_word(action.a);
      return speaker.say(actor, {"names trumps: @"_text, "You name trumps: @"_text}, suit,
                         fill("Triunfo, @"_text(speaker.lang()), suit));
    }
    case Kind::call: {
      const std::string card = card_words(card_of(action), speaker.lang());
      return speaker.say(actor, {"calls @"_text, "You call @"_text}, card, fill("I call @"_text(speaker.lang()), card));
    }
    case Kind::change:
      return speaker.say(actor, {"throws a card"_text, "You throw @"_text},
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
      said.push_back(speaker.say(canto.seat, {"takes the forty"_text, "You take the forty"_text}, {},
                                 std::string{"¡Las cuarenta!"_text(lang)}));
    else
      said.push_back(speaker.say(canto.seat, {"takes twenty in @"_text, "You take twenty in @"_text},
                                 suit_word(canto.suit), fill("¡Veinte en @!"_text(lang), suit_word(canto.suit))));
  }
  return said;
}

}  // namespace tapete::tute
