#include <algorithm>

#include "games/corazones/corazones.hpp"

namespace tapete::corazones {
namespace {

/// The directions hand by hand: to the next seat, the one before, across, or keep.
constexpr std::array<std::string_view, 4> kPasses{"nbak", "nba", "nb", "k"};

int direction(const Config& config, int hand) {
  FixedList<char, 4> used;
  for (const char letter : kPasses[config.pass])
    if (letter != 'a' || config.players == 4) used.push_back(letter);
  assert(!used.empty());
  switch (used[at(hand) % std::max<std::size_t>(1, used.size())]) {
    case 'n':
      return 1;
    case 'b':
      return config.players - 1;
    case 'a':
      return 2;
    default:
      return 0;
  }
}

/// The card that begins the first trick.
constexpr Card opener(int players) { return {kClubs, players == 5 ? 2 : 1}; }

/// Whoever holds the opener leads it; a view may not know who that is.
void begin_play(State& s) {
  Seat leader = kNobody;
  for (Seat seat = 0; seat < s.players; ++seat)
    if (s.hand[at(seat)].has(opener(s.players))) leader = seat;
  s.first = static_cast<std::int8_t>(leader);
  TrickFlow<Rules>::lead(s, leader);
}

/// Whether hearts may be led once these cards have been played.
bool broken(const Config& config, CardSet played) {
  const CardSet breaking = config.breaks == Break::queen ? kCounting : kAllHearts;
  return config.breaks == Break::off || !(played & breaking).empty();
}

}  // namespace

CardSet Rules::cards(const Config& config) {
  CardSet cards = CardSet::full(kDeck);
  if (config.players != 4) cards.remove({kDiamonds, 1});
  if (config.players == 5) cards.remove({kClubs, 1});
  return cards;
}

void Rules::begin(State& s, const Standing& standing) {
  s.score = standing.score;
  s.hands = standing.hands;
  s.to = static_cast<std::uint8_t>(direction(s.config, standing.hands));
  if (s.to == 0) return begin_play(s);
  s.phase = TrickPhase::give;
}

void Rules::declarations(const State& s, Seat seat, ActionList& actions) {
  for (const Card card : s.hand[at(seat)]) actions.push_back(give_action(card));
}

void Rules::declare(State& s, Seat seat, Action action) {
  s.give(seat, card_of(action));
  if (++s.given[at(seat)] < kGifts) return;
  s.actor = static_cast<std::int8_t>(s.after(seat));
  if (seat != s.dealer) return;
  s.given.fill(0);
  for (Seat from = 0; from < s.players; ++from) s.hand[at(s.receiver(from))] |= s.gift[at(from)];
  begin_play(s);
}

bool Rules::watch_auction(State& s, Seat seat, Seat actor, Action action) {
  const Card card = card_of(action);
  if (action.kind != kOwnAction || actor != s.actor) return false;
  const bool comes = s.receiver(actor) == seat;
  if (actor == seat ? !s.hand[at(seat)].has(card) : card.known() && !comes) return false;
  for (Seat other = 0; other < s.players; ++other)
    if (s.gift[at(other)].has(card) || (other != actor && s.hand[at(other)].has(card))) return false;
  if (card.known() && !cards(s.config).has(card)) return false;
  declare(s, actor, action);
  return s.phase == TrickPhase::give || s.hand[at(seat)].size() == s.each;  // what has come it has been told
}

Action Rules::redacted(const State& s, Action action, Seat actor, Seat seat) {
  const bool shown = action.kind != kOwnAction || (s.phase != TrickPhase::give && s.receiver(actor) == seat);
  return shown ? action : give_action(kUnknownCard);
}

void Rules::hide(State& s, Seat seat) {
  const bool under_way = s.phase == TrickPhase::give;
  for (Seat other = 0; other < s.players; ++other)
    if (other != seat && (under_way || s.receiver(other) != seat)) s.gift[at(other)] = {};
  if (under_way || s.played_count > 0 || s.leader == kNobody) return;
  if (s.hand[at(s.leader)].has(opener(s.players))) return;
  s.first = s.leader = s.actor = kNobody;
}

std::optional<Action> Rules::parse_own(std::string_view verb, Splitter words, bool redacted) {
  const auto card = parse_card(kDeck, words.next().value_or(""));
  if (verb != "give" || !card || (!card->known() && !redacted) || words.next()) return std::nullopt;
  return give_action(*card);
}

bool Rules::may_lead(State& s, Seat seat, Seat actor) {
  if (s.played_count > 0 || s.leader == actor) return true;
  if (s.leader != kNobody || actor == seat) return false;
  s.first = s.leader = static_cast<std::int8_t>(actor);
  return true;
}

CardSet Rules::playable(const State& s) {
  const CardSet hand = s.hand[at(s.actor)];
  const auto unless_nothing_else = [hand](CardSet cards) { return cards.empty() ? hand : cards; };
  if (s.played_count == 0) return hand & CardSet::of_known(opener(s.players));
  if (s.in_trick == 0) return broken(s.config, s.gone) ? hand : unless_nothing_else(hand - kAllHearts);
  const CardSet follow = hand.suit(s.so_far().led);
  if (!follow.empty()) return follow;
  return s.tricks == 0 && s.config.safe ? unless_nothing_else(hand - kCounting) : hand;
}

CardSet Rules::denied_after(const State& s, Card card, const TrickSoFar* trick, CardSet before) {
  const CardSet all = cards(s.config);
  const bool counts = kCounting.has(card);
  if (trick == nullptr) {
    if (before.empty()) return card == opener(s.players) ? CardSet{} : all;
    return card.suit() == kHearts && !broken(s.config, before) ? all - kAllHearts : CardSet{};
  }
  if (card.suit() == trick->led) return {};
  const bool first = before.size() < s.players;
  return CardSet::of_suit(trick->led) | (first && s.config.safe && counts ? all - kCounting : CardSet{});
}

void Rules::won_trick(State& s, int side, int /*points*/) {
  for (int i = s.played_count - s.players; i < s.played_count; ++i) s.taken[at(side)].add(s.played[at(i)]);
  s.taken[at(side)] &= kCounting | CardSet::of_known(kJack);
}

int Rules::card_worth(const Config& config, Card card) {
  if (config.jack && card == kJack) return -10;
  return card == kQueen ? 13 : card.suit() == kHearts ? 1 : 0;
}

int Rules::worth(const Config& config, CardSet cards) {
  int sum = 0;
  for (const Card card : cards) sum += card_worth(config, card);
  return sum;
}

std::array<int, kMaxSeats> Rules::points(const State& s) {
  std::array<int, kMaxSeats> lost{};
  for (Seat seat = 0; seat < s.players; ++seat) lost[at(seat)] = worth(s.config, s.taken[at(seat)] & kCounting);
  const auto pleno = std::find(lost.begin(), lost.end(), kPleno) - lost.begin();
  if (pleno < s.players && s.config.moon != Moon::off)
    for (Seat seat = 0; seat < s.players; ++seat)
      lost[at(seat)] = s.config.moon == Moon::others ? (seat == pleno ? 0 : kPleno) : (seat == pleno ? -kPleno : 0);
  for (Seat seat = 0; seat < s.players; ++seat)
    if (s.config.jack && s.taken[at(seat)].has(kJack)) lost[at(seat)] -= 10;
  for (int& of_seat : lost) of_seat = -of_seat;
  return lost;
}

bool Rules::match_over(const Config& config, const Standing& standing) {
  if (config.hands > 0) return standing.hands >= config.hands;
  return *std::max_element(standing.score.begin(), standing.score.begin() + config.players) >= config.limit;
}

}  // namespace tapete::corazones

namespace tapete {

std::array<double, 2> Corazones::facts(const State& before, const State& end, Seat seat) {
  CardSet trick;
  for (int i = before.tricks * end.players; i < (before.tricks + 1) * end.players; ++i) trick.add(end.played[at(i)]);
  const CardSet after = end.taken[at(seat)] - before.taken[at(seat)];
  const CardSet now = end.winner[before.tricks] == seat ? trick & after : CardSet{};
  return {static_cast<double>(worth(end.config, now)), static_cast<double>(worth(end.config, after - now))};
}

}  // namespace tapete
