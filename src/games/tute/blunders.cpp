#include "games/tute/rules.hpp"
#include "tricks/trick_blunders.hpp"

/// Plays and bids that are certainly bad at tute. With three to six players the list is short, because the duties leave
/// little choice and one more trick may be good or bad. With two players the list contains the mistakes of any game
/// with a stock. Each test returns whether the action is the mistake in its comment.
namespace tapete::tute {
namespace {

/// Applies a test of the kit to hands of two players while there is a stock.
template <TrickTest kTest>
bool is(const State& s, Action action) {
  if (kind_of(action) != Kind::play || !of_two(s) || s.stock_gone()) return false;
  const CardSet hand = s.hand[at(s.actor)];
  const TrickMoment moment = moment_of(s, kRanking, s.config.players, hand, Pairs::unsung(hand, s.sung));
  return (moment.*kTest)(card_of(action));
}
/// Spends a high trump on a cheap trick, unless winning it allows a cante.
bool high_trump_wasted(const State& s, Action action) {
  return !can_declare(s, s.actor) && is<&TrickMoment::wastes_high_trump>(s, action);
}
bool cante_missed(const State& s, Action action) {
  return action == kPass && s.phase == Phase::window && of_two(s) && singable(s, s.actor) != 0;
}
/// Does not sing a tute (four reyes or four caballos), which would win the hand at once.
bool tute_missed(const State& s, Action action) {
  return kind_of(action) != Kind::tute && s.phase == Phase::window &&
         (has_tute(s, s.actor, Tute::kRey) || has_tute(s, s.actor, Tute::kCaballo));
}
/// Leads a card that nobody can beat, late in a hand in which the player has no trick yet and another card might lose
/// the trick. A player without a trick does not lose if two others have one.
bool clean_hand_soiled(const State& s, Action action) {
  if (kind_of(action) != Kind::play || of_two(s) || s.in_trick > 0 || s.declarer != kNobody) return false;
  const CardSet hand = s.hand[at(s.actor)];
  if (tricks_of(s, s.actor) > 0 || hand.size() > s.tricks) return false;
  int takers = 0;
  for (Seat seat = 0; seat < s.config.players; ++seat) takers += tricks_of(s, seat) > 0 ? 1 : 0;
  const CardSet unseen = CardSet::full(Deck::spanish) - hand - s.played_set - CardSet::of(s.out_of_play);
  const auto safe = [&](Card card) {
    return (kRanking.stronger_than(card) & unseen).empty() && (card.suit() == s.trump || unseen.suit(s.trump).empty());
  };
  bool other = false;
  for (const Card card : hand) other = other || !safe(card);
  return takers >= 2 && other && safe(card_of(action));
}
/// Promises more points than all cards and the cantes in the bidder's hand are worth.
bool bid_beyond_reach(const State& s, Action action) {
  if (kind_of(action) != Kind::bid || s.config.variant != Tute::Variant::remate || action.a == 0) return false;
  int cantes = 0;  // the declarer names the trump suit, so the first cante may count forty
  for (int suit = 0; suit < kSuits; ++suit)
    if (has(singable(s, s.actor), suit)) cantes += cantes == 0 ? 40 : 20;
  return action.a > 120 + Tute::kLastTrick + cantes;
}

constexpr std::array<Blunder<State>, 9> kBlunders{{{"trump_led", is<&TrickMoment::leads_trump>},
                                                   {"high_trump_led", is<&TrickMoment::leads_high_trump>},
                                                   {"high_trump_wasted", high_trump_wasted},
                                                   {"high_card_given", is<&TrickMoment::gives_high_card>},
                                                   {"cante_broken", is<&TrickMoment::breaks_pair>},
                                                   {"cante_missed", cante_missed},
                                                   {"tute_missed", tute_missed},
                                                   {"clean_hand_soiled", clean_hand_soiled},
                                                   {"bid_beyond_reach", bid_beyond_reach}}};

}  // namespace

std::span<const Blunder<State>> Rules::blunders() { return kBlunders; }

}  // namespace tapete::tute
