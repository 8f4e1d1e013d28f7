#pragma once
#include <algorithm>

#include "core/bits.hpp"
#include "core/index.hpp"
#include "games/tute/tute.hpp"

/// The rules of tute, for use inside this folder; other code uses Tute. The functions in which playouts spend their
/// time are inline.
namespace tapete::tute {

using State = Tute::State;
using Kind = Tute::Kind;
using Phase = Tute::Phase;

inline constexpr auto kRanking = Tute::kRanking;

constexpr unsigned bit(Seat seat) { return 1U << seat; }

constexpr Action make(Kind kind, int a = 0) {
  return {static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(a), 0, 0};
}
constexpr Action play(Card card) { return play_action(card); }
constexpr Action cante(int suit) { return make(Kind::cante, suit); }
/// `rank` is kRey or kCaballo.
constexpr Action sing_tute(int rank) { return make(Kind::tute, rank); }
constexpr Action kPass = pass_action();
/// `value` is 0 for no, 1 for yes (codillo, bato), otherwise the promised points (remate).
constexpr Action bid(int value) { return make(Kind::bid, value); }
constexpr Action name_trump(int suit) { return make(Kind::trump, suit); }
constexpr Action call(Card card) { return make(Kind::call, card.index()); }
/// Throws a card away. In the views of other seats the card is unknown.
constexpr Action change(Card card) { return make(Kind::change, card.index()); }
constexpr Action kDraw = make(Kind::draw);

constexpr Kind kind_of(Action action) { return static_cast<Kind>(action.kind); }

using Pairs = Marriages<Rules::kRey, Rules::kCaballo>;
constexpr CardSet pair_of(int suit) { return Pairs::of_suit(suit); }
constexpr CardSet four_of(int rank) { return CardSet{0x0001'0001'0001'0001ULL << rank}; }

/// The seats that play a hand, and how the deck is dealt to them: one card at a time, starting with the seat after the
/// dealer.
struct Seating {
  std::array<Seat, Tute::kMostPlaying> order{};  ///< starting with the seat after the dealer
  int count = 0;
  int each = 0;        ///< number of cards dealt to each
  unsigned dealt = 0;  ///< seats that are dealt cards, one bit each

  /// Returns the seat to which the card at `place` of the deck is dealt; kNobody if the card is left over, turned up or
  /// in the stock.
  [[nodiscard]] Seat owner(int place) const { return place < count * each ? order[at(place % count)] : kNobody; }
};
Seating seating(const Tute::Config& config, unsigned dealt, Seat dealer);
/// Returns the seats that are still in the match, one bit each.
unsigned still_in(const Tute::Config& config, const Tute::Standing& standing);
/// Returns the seats that play the hand dealt by this seat: with six players the dealer sits out.
unsigned playing_with(unsigned in, Seat dealer);

inline bool plays(const State& s, Seat seat) { return has(s.playing, seat); }
/// Returns the number of tricks that a seat has won so far.
inline int tricks_of(const State& s, Seat seat) {
  return static_cast<int>(std::count(s.winner.begin(), s.winner.begin() + s.tricks, seat));
}
/// Returns the seats that have won tricks so far, one bit each.
inline unsigned takers(const State& s) {
  unsigned seats = 0;
  for (int trick = 0; trick < s.tricks; ++trick) seats |= bit(s.winner[at(trick)]);
  return seats;
}
/// Returns the seat that leads the first trick: the mano or, in bato, the first playing seat after the mano if the mano
/// does not play.
inline Seat first_leader(const State& s) { return plays(s, s.mano) ? Seat{s.mano} : s.after(s.mano); }
/// Returns whether this is a hand of tute de a dos.
inline bool of_two(const State& s) { return s.stock_size > 0; }

/// Returns whether the hand counts tricks instead of points, as in bato.
inline bool counts_tricks(const State& s) { return s.config.variant == Tute::Variant::bato && !of_two(s); }
/// Returns the number of tricks that the seat needs if counts_tricks(): the declarer two, a player who joins in one.
inline int tricks_needed(const State& s, Seat seat) { return seat == s.declarer ? 2 : 1; }

/// Returns whether "no vale cargar" (no loading) holds: a player who cannot beat the trick must play one of the allowed
/// cards with the fewest points.
inline bool sheds_least(const State& s) {
  return s.config.variant == Tute::Variant::remate || s.config.variant == Tute::Variant::codillo;
}
/// Returns the members of `cards` that have the fewest points.
CardSet least_worth(CardSet cards);
/// Returns the cards of `hand` that the duties allow. With two players the duties hold only after the stock is gone.
inline CardSet duty(const State& s, CardSet hand, const TrickSoFar& trick) {
  const CardSet cards = obliged(kRanking, hand, trick, s.trump);
  if (!sheds_least(s) || cards.empty() || takes_over(kRanking, cards.first(), trick.winning, s.trump)) return cards;
  return least_worth(cards);
}
/// Returns the cards that the seat to act may play by the duties, even if the house rules do not enforce these.
inline CardSet dutiful(const State& s) {
  const CardSet hand = s.hand[at(s.actor)];
  if (s.in_trick == 0 || !s.stock_gone()) return hand;
  return duty(s, hand, s.so_far());
}
/// Returns the cards that the seat to act may play. The phase must be Phase::play.
inline CardSet playable(const State& s) { return s.config.claims ? s.hand[at(s.actor)] : dutiful(s); }

/// Returns the suits that the seat could sing if it were asked now, one bit each.
inline unsigned singable(const State& s, Seat seat) { return Pairs::suits_in(s.hand[at(seat)]) & ~unsigned{s.sung}; }
inline bool has_tute(const State& s, Seat seat, int rank) { return s.hand[at(seat)].has_all(four_of(rank)); }
inline bool can_declare(const State& s, Seat seat) {
  if (counts_tricks(s)) return false;
  return singable(s, seat) != 0 || has_tute(s, seat, Tute::kRey) || has_tute(s, seat, Tute::kCaballo);
}

/// Returns whether a cante has been sung since the last trick; only one is allowed.
inline bool has_sung(const State& s) { return !s.cantos.empty() && s.cantos.back().trick == s.tricks; }

/// Returns the strikes that each seat gets for a finished hand; see "Who loses" in the rules for players (rules.en.md).
std::array<std::uint8_t, kMaxSeats> strikes_of(const State& s);

using Claims = TrickClaims<Rules>;

}  // namespace tapete::tute
