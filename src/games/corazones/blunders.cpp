#include "games/corazones/corazones.hpp"

/// What players of corazones take for mistakes, where nobody may be taking everything.
namespace tapete::corazones {
namespace {

bool takes(const State& s, Card card) {
  return s.in_trick == 0 || takes_over(Rules::kRanking, card, s.winning, kSuits);
}
bool plays(const State& s, bool leads) {
  return s.phase == TrickPhase::play && (s.in_trick == 0) == leads && Rules::shooter(s) == kNobody;
}
template <class Test>
bool another(const State& s, const Test& test) {
  for (const Card card : Rules::playable(s))
    if (test(card)) return true;
  return false;
}

/// The last to play takes points that it could leave to others.
bool points_taken(const State& s, Action action) {
  return plays(s, false) && s.in_trick == s.players - 1 && Rules::worth(s.config, s.last_played(s.in_trick)) > 0 &&
         takes(s, card_of(action)) && another(s, [&s](Card card) { return !takes(s, card); });
}
/// The queen of spades could be thrown on somebody's trick, and is kept.
bool queen_kept(const State& s, Action action) {
  return plays(s, false) && card_of(action) != kQueen && Rules::playable(s).has(kQueen) && !takes(s, kQueen);
}
/// A spade that takes the queen is led while somebody else holds her.
bool high_spade_led(const State& s, Action action) {
  const bool elsewhere = !s.gone.has(kQueen) && !s.hand[at(s.actor)].has(kQueen);
  return plays(s, true) && elsewhere && kHighSpades.has(card_of(action)) &&
         another(s, [](Card card) { return !kHighSpades.has(card); });
}
/// The queen of spades is led.
bool queen_led(const State& s, Action action) {
  return plays(s, true) && card_of(action) == kQueen && Rules::playable(s).size() > 1;
}
/// Who may take everything is given a heart or the queen, although there are other cards.
bool pleno_fed(const State& s, Action action) {
  const Seat feared = s.phase == TrickPhase::play ? Rules::shooter(s) : kNobody;
  return feared != kNobody && feared != s.actor && s.in_trick > 0 && s.winning_seat == feared &&
         kCounting.has(card_of(action)) && !takes(s, card_of(action)) &&
         another(s, [](Card card) { return !kCounting.has(card); });
}
/// Low spades, which protect from the queen, are given away while higher ones stay.
bool guard_given(const State& s, Action action) {
  const CardSet spades = s.hand[at(s.actor)].suit(kSpades);
  const CardSet high = (kHighSpades | CardSet::of_known(kQueen)) & spades;
  return s.phase == TrickPhase::give && !high.empty() && (spades - high).has(card_of(action));
}

constexpr std::array<Blunder<State>, 6> kBlunders{{{"points_taken", points_taken},
                                                   {"queen_kept", queen_kept},
                                                   {"high_spade_led", high_spade_led},
                                                   {"queen_led", queen_led},
                                                   {"pleno_fed", pleno_fed},
                                                   {"guard_given", guard_given}}};

}  // namespace

std::span<const Blunder<State>> Rules::blunders() { return kBlunders; }

}  // namespace tapete::corazones
