#include "games/brisca/brisca.hpp"
#include "tricks/trick_blunders.hpp"

/// Plays that players of brisca call mistakes while there is a stock. Without a stock every card has to be played,
/// and the best one can be calculated.
namespace tapete::brisca {
namespace {

template <TrickTest kTest>
constexpr auto kIs = is_blunder<Rules, kTest>;

/// Returns whether it is too early to lead a trump, an ace or a three, or to spend a high trump on little: many trumps
/// are unseen, many cards are in the stock, and the seat could play a worthless card instead.
bool too_early(const State& s, Card card) {
  constexpr int kManyTrumps = 4;
  constexpr int kManyCards = 8;
  const CardSet hand = s.hand[at(s.actor)];
  CardSet seen = hand | s.played_set;
  for (const CardSet shown : s.shown) seen |= shown;
  seen.add(s.turned());
  const CardSet unseen = CardSet::of_suit(s.trump) & (Rules::cards(s.config) - seen);
  return unseen.size() >= kManyTrumps && s.stock_size - s.drawn >= kManyCards && hand.any([&](Card other) {
    return other != card && other.suit() != s.trump && Rules::kRanking.points_of(other) == 0;
  });
}

/// Returns whether an action is a blunder that, without a partner, counts only early in a hand.
template <TrickTest kTest>
bool is_early(const State& s, Action action) {
  const bool in_pairs = Rules::sides(s.config) < s.players;
  return kIs<kTest>(s, action) && (in_pairs || too_early(s, card_of(action)));
}

/// Returns whether the seat needlessly trumps its partner's trick. A trump may secure an ace or a three against the
/// last rival, or keep the seat from adding one to a trick that is not safe.
bool trumps_for_little(const State& s, Action action) {
  constexpr int kRich = 10;
  const bool poor = s.trick_points < kRich || s.winning.suit() == s.trump;
  return poor && kIs<&TrickMoment::trumps_partner>(s, action) && s.hand[at(s.actor)].any([&](Card other) {
    return Rules::kRanking.points_of(other) < kRich && !takes_over(Rules::kRanking, other, s.winning, s.trump);
  });
}

constexpr std::array<Blunder<State>, 9> kBlunders{{{"trump_led", is_early<&TrickMoment::leads_trump>},
                                                   {"high_trump_led", is_early<&TrickMoment::leads_high_trump>},
                                                   {"brisca_led", is_early<&TrickMoment::leads_high_card>},
                                                   {"partner_killed", kIs<&TrickMoment::takes_partners_trick>},
                                                   {"partner_trumped", trumps_for_little},
                                                   {"partner_not_loaded", kIs<&TrickMoment::does_not_load>},
                                                   {"high_trump_wasted", is_early<&TrickMoment::wastes_high_trump>},
                                                   {"brisca_given", kIs<&TrickMoment::gives_high_card>},
                                                   {"brisca_risked", kIs<&TrickMoment::risks_high_card>}}};

}  // namespace

std::span<const Blunder<State>> Rules::blunders() { return kBlunders; }

}  // namespace tapete::brisca
