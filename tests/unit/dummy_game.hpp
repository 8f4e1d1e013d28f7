#pragma once
#include "games/null/null.hpp"
#include "tricks/trick_invariants.hpp"

/// A game for tests: the game of games/null, played in pairs and with a dummy. After the first card of a hand the
/// dealer's partner (dummy) shows its cards, and the dealer (the declarer) plays them.
namespace tapete::test::dummy {

struct Rules : PointsMatch<Rules> {
  using Config = null::Config;
  using State = null::State;  // only the points of the two sides are used
  static constexpr Ranking kRanking = null::Rules::kRanking;

  static const GameInfo& info() {
    static constexpr std::array kPlayers{4};
    static constexpr std::array kRules{HouseRule{"games", "Hands to win"_text, {}, 1, 9, 1}};
    static constexpr GameInfo kInfo{.id = "dummy",
                                    .name = "Cards"_text,
                                    .deck = Deck::spanish,
                                    .players = kPlayers,
                                    .rules = kRules,
                                    .dealer_draws = draws_by_highest_card,
                                    .undoable = kUndoable};
    return kInfo;
  }
  static Config configure(int players, std::span<const int> values) {
    return {static_cast<std::uint8_t>(players), static_cast<std::uint8_t>(values[0])};
  }
  static int sides(const Config&) { return 2; }
  static DealShape shape(const Config&, const Standing&) { return {.each = 3}; }
  static int card_points(const State&) { return 0; }
  static void won_trick(State& s, int side, int) { ++s.points[at(side)]; }
  static Seat dummy(const State& s) { return s.played_count > 0 ? (s.dealer + 2) % s.players : kNobody; }
  static Action policy(const State& s, Rng&) { return play_action(s.hand[at(s.actor)].first()); }

 private:
  static constexpr std::array kUndoable{std::string_view{"play"}};
};

}  // namespace tapete::test::dummy

namespace tapete {

struct Dummied : TrickGame<test::dummy::Rules> {};

template <>
struct Invariants<Dummied> : TrickInvariants<test::dummy::Rules> {
  static CardSet hidden_from(const State& s, Seat seat) {
    CardSet hidden = TrickInvariants::hidden_from(s, seat);
    if (const Seat dummy = Dummied::dummy(s); dummy >= 0) hidden -= s.hand[at(dummy)];
    return hidden;
  }
};

}  // namespace tapete
