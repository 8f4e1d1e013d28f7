#include "games/tute/auction.hpp"
#include "games/tute/rules.hpp"

/// The start of a hand; see "The deal" and the two sections after it in the rules for players (rules.en.md).
namespace tapete {
namespace tute {

Seating seating(const Tute::Config& config, unsigned dealt, Seat dealer) {
  Seating out;
  out.dealt = dealt;
  for (int i = 1; i <= kMaxSeats; ++i) {
    const Seat seat = (dealer + i) % kMaxSeats;
    if (has(dealt, seat)) out.order[at(out.count++)] = seat;
  }
  const bool four = config.variant == Tute::Variant::bato && out.count > 2;
  out.each = out.count == 2 ? Tute::kHandOfTwo : four ? Tute::kHandOfBato : Tute::kDeckSize / out.count;
  return out;
}

unsigned still_in(const Tute::Config& config, const Tute::Standing& standing) {
  unsigned in = 0;
  for (Seat seat = 0; seat < config.players; ++seat)
    if (standing.strikes[at(seat)] < config.strikes) in |= bit(seat);
  return in;
}

unsigned playing_with(unsigned in, Seat dealer) { return std::popcount(in) == kMaxSeats ? in & ~bit(dealer) : in; }

namespace {

/// Returns the place in the deck of the card that is shown to all after the deal, or no value if there is none.
std::optional<int> shown_place(const Tute::Config& config, const Tute::Standing& standing, const Seating& seats) {
  constexpr int kLast = Tute::kDeckSize - 1;
  if (seats.count == 2) return 2 * Tute::kHandOfTwo;
  if (config.variant == Tute::Variant::bato) return seats.count * seats.each;
  if (seats.count == 3 && (standing.hands > 0 || has_auction(config))) return kLast;
  return has_auction(config) || standing.hands == 0 || config.rotate ? std::nullopt : std::optional{kLast};
}

/// Returns the seat that is known to hold `card`, or kNobody.
Seat holder(const State& s, Card card) {
  for (Seat seat = 0; seat < kMaxSeats; ++seat)
    if (s.hand[at(seat)].has(card)) return seat;
  return kNobody;
}

/// Exchanges the trump of this rank for the left-over card. If a view does not know who holds that trump, only the open
/// card changes.
void take_left_over(State& s, int rank) {
  const Card card{s.trump, rank};
  if (const Seat seat = holder(s, card); seat != kNobody) {
    s.hand[at(seat)].remove(card);
    s.hand[at(seat)].add(s.out_of_play);
  }
  s.out_of_play = card;
}

/// Makes the exchanges that the rules of three players require.
void change_left_over(State& s) {
  const int strength = kRanking.strength_of(s.out_of_play);
  if (strength > kRanking.strength_of(Card{s.trump, Tute::kSeven})) {
    take_left_over(s, Tute::kSeven);
    take_left_over(s, Tute::kTwo);
  } else if (strength > kRanking.strength_of(Card{s.trump, Tute::kFour})) {
    take_left_over(s, Tute::kTwo);
  }
}

/// Makes the holder of `card` the mano. Everybody then knows that this seat holds the card.
void make_mano(State& s, Card card) {
  s.mano = static_cast<std::int8_t>(holder(s, card));
  if (s.mano != kNobody) s.shown[at(s.mano)].add(card);
}

void start_first(State& s, const Tute::Deal& deal, const Seating& seats) {
  s.first = true;
  s.trump = 0;
  const Card two{0, Tute::kTwo};
  if (s.count == Tute::kMostPlaying && s.config.players == kMaxSeats) return;  // the mano sits at the dealer's right
  if (s.count > 3) return make_mano(s, two);
  s.out_of_play = two;
  const Card last = deal.cards[at(seats.count * seats.each)];
  if (last == two) return make_mano(s, Card{0, Tute::kFour});
  make_mano(s, two);
  assert(s.mano != kNobody);  // parse_deal() refuses deals in which the two is hidden
  s.hand[at(s.mano)].remove(two);
  s.shown[at(s.mano)].remove(two);
  s.hand[at(s.mano)].add(last);
}

void start_later(State& s, const Tute::Standing& standing, const Tute::Deal& deal) {
  const Card last = deal.cards.back();
  if (s.count > 3 && s.config.rotate) {
    s.trump = static_cast<std::uint8_t>(standing.hands % kSuits);
    return;
  }
  s.trump = static_cast<std::uint8_t>(last.suit());
  s.up = last;
  if (s.count > 3) {
    s.shown[at(holder(s, last))].add(last);
  } else {
    s.out_of_play = last;
    change_left_over(s);
  }
}

void start_of_two(State& s, const Tute::Deal& deal, const Seating& seats) {
  const int place = seats.count * seats.each;
  s.up = deal.cards[at(place)];
  s.trump = static_cast<std::uint8_t>(s.up.suit());
  for (int i = place + 1; i < Tute::kDeckSize; ++i) s.stock[s.stock_size++] = deal.cards[at(i)];
  s.stock[s.stock_size++] = s.up;
}

}  // namespace

State Duties::start(const Config& config, const Standing& standing, const DealtDeck& deal) {
  State s;
  s.shape = shape(config, standing);
  s.players = config.players;
  s.config = config;
  s.dealer = static_cast<std::uint8_t>(deal.dealer);
  const Seating seats = seating(config, playing_with(still_in(config, standing), deal.dealer), deal.dealer);
  s.dealt = s.playing = static_cast<std::uint8_t>(seats.dealt);
  s.count = static_cast<std::uint8_t>(seats.count);
  s.in_play = static_cast<std::uint8_t>(seats.count == 2 ? kDeckSize : seats.count * seats.each);
  for (int i = 0; i < seats.count; ++i)
    s.next[at(seats.order[at(i)])] = static_cast<std::uint8_t>(seats.order[at((i + 1) % seats.count)]);
  for (int place = 0; place < seats.count * seats.each; ++place)
    s.hand[at(seats.owner(place))].add(deal.cards[at(place)]);
  s.mano = static_cast<std::int8_t>(seats.order[0]);
  if (seats.count == 2)
    start_of_two(s, deal, seats);
  else if (has_auction(config))
    start_auction(s, deal, seats);
  else if (standing.hands == 0)
    start_first(s, deal, seats);
  else
    start_later(s, standing, deal);
  s.leader = s.actor = s.mano;
  return s;
}

}  // namespace tute

using namespace tute;

Result<Tute::Deal, Problem> Tute::parse_deal(const Config& config, const Standing& standing, std::string_view line,
                                             bool redacted) {
  const unsigned in = still_in(config, standing);
  auto deal = read_deal_line(line, standing.dealer != kNobody ? bit(standing.dealer) : in, redacted);
  if (!deal) return deal;
  const auto unknown = Failure{Problem{Fault::card_unknown, "??", {}}};
  const Seating seats = seating(config, playing_with(in, deal->dealer), deal->dealer);
  // Every seat knows the card that was turned up.
  if (const auto place = shown_place(config, standing, seats)) return deal->cards[at(*place)].known() ? deal : unknown;
  if (standing.hands > 0 || has_auction(config)) return deal;
  const bool two_told = std::find(deal->cards.begin(), deal->cards.end(), Card{0, kTwo}) != deal->cards.end();
  return two_told || seats.count > 3 ? deal : unknown;
}

}  // namespace tapete
