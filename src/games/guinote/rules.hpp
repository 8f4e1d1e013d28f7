#pragma once
#include "core/bits.hpp"
#include "core/index.hpp"
#include "games/guinote/guinote.hpp"

/// The rules of guiñote, for use inside this folder; other code uses Guinote. The functions in which playouts and
/// searches spend their time are inline.
namespace tapete::guinote {

using Kind = Guinote::Kind;
using Phase = Guinote::Phase;

inline constexpr auto kRanking = Guinote::kRanking;

constexpr int side_of(Seat seat) { return seat % 2; }
constexpr Action make(Kind kind, int a = 0, int b = 0) {
  return {static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b), 0};
}
constexpr Action play(Card card) { return play_action(card); }
constexpr Action cante(int suit, bool hidden) { return make(Kind::cante, suit, hidden ? 1 : 0); }
constexpr Action kSwap = make(Kind::swap);
constexpr Action kPass = pass_action();

constexpr Kind kind_of(Action action) { return static_cast<Kind>(action.kind); }

using Pairs = Marriages<Rules::kRey, Rules::kSota>;
constexpr CardSet pair_of(int suit) { return Pairs::of_suit(suit); }

/// Returns the partner's seat, or with two players the seat itself.
inline Seat partner_of(const State& s, Seat seat) { return s.players == 2 ? seat : seat ^ 2; }
/// Returns whether the arrastre has begun: the stock is gone, duties hold, and a twenty may be sung without naming its
/// suit.
inline bool arrastre(const State& s) { return s.stock_gone(); }
inline TrickSoFar trick_so_far(const State& s, Seat seat) {
  return {s.played[at(s.played_count - s.in_trick)].suit(), s.winning, s.winning_seat == partner_of(s, seat)};
}
/// Returns the cards that the seat to act may play by the duties of the arrastre, even if the house rules do not
/// enforce these.
inline CardSet dutiful(const State& s) {
  const CardSet hand = s.hand[at(s.actor)];
  if (s.in_trick == 0 || !arrastre(s)) return hand;
  return obliged(kRanking, hand, trick_so_far(s, s.actor), s.trump);
}
/// Returns the cards that the seat to act may play. The phase must be Phase::play.
inline CardSet playable(const State& s) { return s.config.claims ? s.hand[at(s.actor)] : dutiful(s); }

/// Returns the suits that the seat could sing now, one bit each.
inline unsigned singable(const State& s, Seat seat) {
  if (s.config.one_cante && s.window_cantes > 0) return 0;
  return Pairs::suits_in(s.hand[at(seat)]) & ~unsigned{s.sung};
}
inline bool can_swap(const State& s, Seat seat) {
  if (arrastre(s)) return false;
  const Card seven{s.trump, Guinote::kSeven};
  return s.hand[at(seat)].has(seven) && (s.config.swap_any || kRanking.stronger_than(seven).has(s.turned()));
}
inline bool can_declare(const State& s, Seat seat) { return singable(s, seat) != 0 || can_swap(s, seat); }

inline int total(const State& s, int side) { return s.tally[at(side)].total() + s.carried[at(side)].total(); }
/// Returns how many points the side still lacks of the thirty malas, over both hands of the partida; 0 or less: none.
int malas_lacking(const State& s, int side);
inline bool has_thirty(const State& s, int side) { return malas_lacking(s, side) <= 0; }
/// Returns whether the side has the points and the malas that win the partida in vueltas.
inline bool reached(const State& s, int side) { return total(s, side) >= Guinote::kTarget && has_thirty(s, side); }
/// Returns whether the points that the side has now end the vueltas automatically, without "me salgo".
inline bool ends_by_points(const State& s, int side) { return s.vueltas && !s.config.memory && reached(s, side); }
/// Makes the hand continue with the house rule count=shown, for playouts and solvers: from now on, a side wins as soon
/// as it has enough points. A side that already has enough points wins now if it has just won a trick, otherwise at its
/// next trick or cante.
void count_from_here(State& s);

void play_card(State& s, Card card);  ///< also collects the trick if it is full
inline bool before_last_draw(const State& s) { return s.drawn + s.players == s.stock_size; }
void sing(State& s, Seat seat, int suit, bool hidden);  ///< may end the hand

/// Returns points of a partida as players say them: 34 is "34 malas", 62 is "12 buenas".
std::string malas_buenas(int points);

/// Returns the side that wins the partida with this finished hand, or kNobody if vueltas follow.
int partida_winner(const State& s);

/// Returns the arrastre as a position for the exact solver.
Endgame endgame_of(const State& s);
/// Returns the arrastre of vueltas as a position for the exact solver, with the points that each side needs to win the
/// partida.
Race race_of(const State& s);

using Claims = TrickClaims<Rules>;

}  // namespace tapete::guinote
