#pragma once
#include "core/bits.hpp"
#include "games/guinote/guinote.hpp"
#include "tricks/endgame.hpp"
#include "tricks/obligations.hpp"
#include "tricks/race.hpp"

/// The moves of guiñote, for everything in this folder; from outside use Guinote. Inline where playouts and searches
/// spend their time.
namespace tapete::guinote {

using State = Guinote::State;
using Kind = Guinote::Kind;
using Phase = Guinote::Phase;

inline constexpr auto kRanking = Guinote::kRanking;

constexpr int side_of(Seat seat) { return seat % 2; }
constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }

constexpr Action make(Kind kind, int a = 0, int b = 0) {
  return {static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b), 0};
}
constexpr Action play(Card card) { return make(Kind::play, card.index()); }
constexpr Action cante(int suit, bool hidden) { return make(Kind::cante, suit, hidden ? 1 : 0); }
constexpr Action kSwap = make(Kind::swap);
constexpr Action kPass = make(Kind::pass);
constexpr Action claim(Seat seat) { return make(Kind::claim, seat); }

constexpr Kind kind_of(Action action) { return static_cast<Kind>(action.kind); }
constexpr Card card_of(Action action) { return Card::from_index(action.a); }

constexpr CardSet pair_of(int suit) {
  return CardSet::of(Card{suit, Guinote::kRey}) | CardSet::of(Card{suit, Guinote::kSota});
}

constexpr Seat after(int players, Seat seat) { return seat + 1 == players ? 0 : seat + 1; }
inline Seat after(const State& s, Seat seat) { return after(s.config.players, seat); }
/// With two players nobody has one: the seat itself.
constexpr Seat partner_of(int players, Seat seat) { return players == 2 ? seat : seat ^ 2; }
inline Seat partner_of(const State& s, Seat seat) { return partner_of(s.config.players, seat); }
/// The stock is gone: duties hold, and a twenty may be sung without its suit.
inline bool arrastre(const State& s) { return s.drawn == s.stock_size; }
/// The card under the stock. There must be a stock.
inline Card turned(const State& s) { return s.stock[at(s.stock_size - 1)]; }

inline TrickSoFar trick_so_far(const State& s, Seat seat) {
  return {s.played[at(s.played_count - s.in_trick)].suit(), s.winning, s.winning_seat == partner_of(s, seat)};
}
/// The cards that the duties of arrastre leave to the seat to act, whether or not they are enforced.
inline CardSet dutiful(const State& s) {
  const CardSet hand = s.hand[at(s.actor)];
  if (s.in_trick == 0 || !arrastre(s)) return hand;
  return obliged(kRanking, hand, trick_so_far(s, s.actor), s.trump);
}
/// The cards that may be played; only in Phase::play.
inline CardSet playable(const State& s) { return s.config.claims ? s.hand[at(s.actor)] : dutiful(s); }

/// Suits that the seat could sing now, a bit each.
inline unsigned singable(const State& s, Seat seat) {
  if (s.config.one_cante && s.window_cantes > 0) return 0;
  // R and S of every suit at once: rank bits 9 and 7 meet in bit 7 of each suit's sixteen.
  const std::uint64_t hand = s.hand[at(seat)].bits();
  const std::uint64_t pairs = hand & hand >> (Guinote::kRey - Guinote::kSota) & 0x0080'0080'0080'0080ULL;
  if (pairs == 0) return 0;
  unsigned suits = 0;
  for (int suit = 0; suit < kSuits; ++suit)
    suits |= static_cast<unsigned>(pairs >> (16 * suit + Guinote::kSota) & 1) << suit;
  return suits & ~unsigned{s.sung};
}
inline bool can_swap(const State& s, Seat seat) {
  if (arrastre(s)) return false;
  const Card seven{s.trump, Guinote::kSeven};
  return s.hand[at(seat)].has(seven) && (s.config.swap_any || kRanking.stronger_than(seven).has(turned(s)));
}
inline bool can_declare(const State& s, Seat seat) { return singable(s, seat) != 0 || can_swap(s, seat); }

inline int total(const State& s, int side) { return s.tally[at(side)].total() + s.carried[at(side)].total(); }
/// The side has the thirty malas without which it cannot win, both hands together.
bool has_thirty(const State& s, int side);

/// The trick being played, apart from the rest of the state, so that playouts keep it in registers.
class TrickInHand {
 public:
  explicit TrickInHand(const State& s)
      : players_(s.config.players),
        trump_(s.trump),
        seat_(s.actor),
        before_(s.in_trick),
        count_(s.in_trick),
        points_(s.trick_points),
        winning_(s.winning),
        winning_seat_(s.winning_seat) {
    if (count_ == 0) return;
    led_ = s.played[at(s.played_count - count_)].suit();
    beating_ = beating(winning_);
  }
  [[nodiscard]] Seat seat() const { return seat_; }
  [[nodiscard]] int count() const { return count_; }
  [[nodiscard]] TrickSoFar so_far() const { return {led_, winning_, winning_seat_ == partner_of(players_, seat_)}; }

  /// The next seat plays a card of `hand`, which is its own.
  void put(CardSet& hand, Card card) {
    const CardSet one = CardSet::of_known(card);
    hand -= one;
    // Chosen without branches: nobody can foresee which card takes a trick over.
    const bool takes = !(beating_ & one).empty();
    led_ = count_ == 0 ? card.suit() : led_;
    winning_ = takes ? card : winning_;
    winning_seat_ = takes ? seat_ : winning_seat_;
    beating_ = beating(winning_);
    points_ += kRanking.points_of(card);
    order_[at(count_++)] = card;
    seat_ = after(players_, seat_);
  }

  /// Into the state it came from.
  void store(State& s) const {
    for (int i = 0; i < s.config.players; ++i) s.shown[at(i)] &= s.hand[at(i)];
    for (int i = before_; i < count_; ++i) {
      s.played[s.played_count++] = order_[at(i)];
      s.gone |= CardSet::of_known(order_[at(i)]);
    }
    s.winning = winning_;
    s.winning_seat = static_cast<std::uint8_t>(winning_seat_);
    s.trick_points = static_cast<std::uint8_t>(points_);
    s.in_trick = static_cast<std::uint8_t>(count_);
    s.actor = static_cast<std::int8_t>(seat_);
  }

 private:
  /// The cards that take a trick over from `card`.
  [[nodiscard]] CardSet beating(Card card) const {
    return kRanking.stronger_than(card) | (card.suit() == trump_ ? CardSet{} : CardSet::of_suit(trump_));
  }

  int players_;
  int trump_;
  Seat seat_;
  int before_;  ///< cards that lay there at the beginning
  int count_;
  int points_;
  Card winning_;
  Seat winning_seat_;
  int led_ = 0;
  CardSet beating_ = CardSet::full(Deck::spanish);  ///< the first card takes an empty trick
  std::array<Card, 4> order_;                       ///< those put since
};

// The parts of apply(), which watching a redacted record needs one by one.
/// Plays it for the seat to act; the trick may be full afterwards.
inline void put_card(State& s, Card card) {
  TrickInHand trick{s};
  trick.put(s.hand[at(trick.seat())], card);
  trick.store(s);
}
inline bool trick_full(const State& s) { return s.in_trick == s.config.players; }
void collect_trick(State& s);  ///< gives the full trick to its winner, who leads next; may end the hand
void draw_round(State& s);     ///< a card for everybody, the winner first
inline bool before_last_draw(const State& s) { return s.drawn + s.config.players == s.stock_size; }
void sing(State& s, Seat seat, int suit, bool hidden);  ///< may end the hand
void change_seven(State& s, Seat seat);
void end_hand(State& s);

/// The side that wins the partida with this finished hand; kNobody: there are vueltas.
int partida_winner(const State& s);

/// The arrastre with all cards known, for the exact solver.
Endgame endgame_of(const State& s);
/// The same in vueltas, with what each side still lacks to win the partida.
Race race_of(const State& s);

/// Sides that have certainly broken a duty of arrastre, a bit each, if every seat holds (at least) the cards of `hands`
/// now.
unsigned broken_sides(const State& s, const std::array<CardSet, 4>& hands);

}  // namespace tapete::guinote
