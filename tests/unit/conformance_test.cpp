// What every game inherits: run on each game of the list with every choice of its house rules.
#include <catch_amalgamated.hpp>

#include <algorithm>

#include "bots/players.hpp"
#include "match/game_list.hpp"
#include "support.hpp"

/// REQUIRE for what is asked hundreds of millions of times: Catch2 hears of it only if it does not hold.
#define DEMAND(condition)                 \
  do {                                    \
    if (!(condition)) REQUIRE(condition); \
  } while (false)

namespace tapete {
namespace {

/// A hand has at most so many actions in any game here.
constexpr int kLongestHand = 2000;

void check_invariants(const Guinote::State& s) {
  // Cards are conserved: each one is in exactly one place.
  CardSet all;
  int count = 0;
  const auto put = [&](CardSet set) {
    all |= set;
    count += set.size();
  };
  for (const CardSet hand : s.hand) put(hand);
  for (int i = 0; i < s.played_count; ++i) put(CardSet::of(s.played[static_cast<std::size_t>(i)]));
  for (int i = s.drawn; i < s.stock_size; ++i) put(CardSet::of(s.stock[static_cast<std::size_t>(i)]));
  DEMAND(count == Guinote::kDeckSize);
  DEMAND(all == CardSet::full(Deck::spanish));
  // So are points: those of the cards played are those of the tallies and of the open trick.
  int points = s.trick_points;
  for (const auto& tally : s.tally) points += tally.cards;
  int played = 0;
  for (int i = 0; i < s.played_count; ++i) played += Guinote::kRanking.points_of(s.played[static_cast<std::size_t>(i)]);
  DEMAND(points == played);
  for (int seat = 0; seat < s.config.players; ++seat) {
    const auto at = static_cast<std::size_t>(seat);
    DEMAND(s.hand[at].has_all(s.shown[at]));
  }
}

void check_end(const Guinote::State& s) {
  const int last = s.tally[0].last + s.tally[1].last;
  const bool complete = s.played_count == Guinote::kDeckSize;
  DEMAND(last == (complete ? Guinote::kLastTrick : 0));
  DEMAND((complete || s.vueltas || s.claimer != kNobody));
}

void check_invariants(const Kwingto::State& s) {
  for (int seat = 0; seat < s.config.players; ++seat) {
    const auto& board = s.board[static_cast<std::size_t>(seat)];
    // Every card is in the deck, on the board or burned: four for each row that has been filled, one for each penalty.
    int placed = 0;
    for (int row = 0; row < board.rows; ++row)
      for (const int cell : board.cell[static_cast<std::size_t>(row)]) {
        if (cell == 0) continue;
        ++placed;
        DEMAND(!board.deck.has(Card{board.suit[static_cast<std::size_t>(row)], cell - 1}));
      }
    DEMAND(placed == board.placed);
    const bool filling = s.phase == Kwingto::Phase::fill && s.actor == seat;
    const int burned = Kwingto::kRowBurns * board.rows + board.penalties - (filling ? s.to_burn : 0);
    DEMAND(board.deck.size() == Kwingto::kDeckSize - placed - burned);
    DEMAND(board.unseen == 0);
  }
}

void check_end(const Kwingto::State& s) {
  bool ended = false;
  for (const auto& board : s.board) {
    int full = 0;
    for (const auto& row : board.cell) full += std::count(row.begin(), row.end(), 0) == 0 ? 1 : 0;
    ended = ended || full >= 2 || board.penalties >= 4;
  }
  DEMAND(ended);
}

void check_invariants(const Tute::State& s) {
  CardSet all = CardSet::of(s.left_over);
  int count = all.size();
  int points = s.trick_points;
  int played = 0;
  for (const CardSet hand : s.hand) count += hand.size(), all |= hand;
  for (const auto& tally : s.tally) points += tally.cards;
  for (std::size_t i = 0; i < s.played_count; ++i) {
    all.add(s.played[i]);
    played += Tute::kRanking.points_of(s.played[i]);
  }
  for (std::size_t i = s.drawn; i < s.stock_size; ++i) all.add(s.stock[i]);
  for (std::size_t i = s.takers.size(); i < s.spare; ++i) all.add(s.stock[i]);
  for (const CardSet thrown : s.aside) count += thrown.size(), all |= thrown;
  count += s.spare - static_cast<int>(s.takers.size());
  DEMAND(count + s.played_count + s.stock_size - s.drawn == Tute::kDeckSize);
  DEMAND(all == CardSet::full(Deck::spanish));
  DEMAND(points == played);
  for (std::size_t seat = 0; seat < s.hand.size(); ++seat) {
    DEMAND(s.hand[seat].has_all(s.shown[seat]));
    DEMAND((s.hand[seat].empty() || (s.playing >> seat & 1) != 0));
  }
}

void check_end(const Tute::State& s) {
  int last = 0;
  for (const auto& tally : s.tally) last += tally.last;
  const bool complete = s.played_count == s.in_play;
  const bool alone = s.count == 1;  // bato: nobody has joined
  DEMAND(last == (complete ? Tute::kLastTrick : 0));
  DEMAND((complete || alone || s.tute != kNobody || s.claimer != kNobody));
  // Somebody loses every hand, but for two with as many points; and in bato everybody may do what was promised.
  int strikes = 0;
  for (const int less : Tute::points(s)) strikes -= less;
  DEMAND(
      (strikes > 0 || s.spare > 0 || (s.count == 2 && s.tally[s.dealer].total() == s.tally[s.next[s.dealer]].total())));
}

/// Every combination of a game's choices; numbers are at their default, or as low as they can be.
std::vector<std::vector<int>> all_rules(const GameInfo& info) {
  std::vector<std::vector<int>> all{{}};
  for (std::size_t i = 0; i < info.rules.size(); ++i) {
    const HouseRule& rule = info.rules[i];
    std::vector<std::vector<int>> longer;
    std::vector<int> values;
    for (std::size_t choice = 0; choice < rule.choices.size(); ++choice) values.push_back(static_cast<int>(choice));
    const int usual = usual_value(info, i);
    if (rule.choices.empty()) values.push_back(usual);
    if (rule.choices.empty() && usual != kRuleOff && rule.low != usual) values.push_back(rule.low);
    for (const auto& start : all) {
      for (const int value : values) {
        longer.push_back(start);
        longer.back().push_back(value);
      }
    }
    all = std::move(longer);
  }
  return all;
}

/// One random match of a game with all that must hold at every step of it.
template <Game G>
class Check {
 public:
  Check(const typename G::Config& config, int players, std::uint64_t seed)
      : config_(config), players_(players), cards_(seed), bots_(~seed), standing_(G::opening(config)) {}

  [[nodiscard]] bool over() const { return G::match_over(config_, standing_); }

  void hand(bool knowledge) {
    deal_ = G::random_deal(config_, standing_, cards_);
    check_deal_text();
    state_ = G::start(config_, standing_, deal_);
    done_.clear();
    int actions = 0;
    while (G::to_act(state_) != kNobody) {
      DEMAND(++actions < kLongestHand);
      check_invariants(state_);
      if (chance_acted()) continue;
      const ActionList legal = G::legal(state_);
      DEMAND(!legal.empty());
      check_names(legal);
      if (knowledge) check_knowledge(legal);
      const Action action = legal[bots_.below(static_cast<std::uint32_t>(legal.size()))];
      done_.emplace_back(G::to_act(state_), action);
      G::apply(state_, action);
    }
    check_invariants(state_);
    check_end(state_);
    DEMAND(G::legal(state_).empty());
    standing_ = G::settle(config_, standing_, state_);
  }

 private:
  /// Where chance is due inside the hand it acts, and its line is read again.
  bool chance_acted() {
    if constexpr (ChanceInside<G>) {
      if (G::to_act(state_) != kChance) return false;
      const Action event = G::random_event(state_, cards_);
      const auto read = G::parse_event(state_, G::name(event));
      DEMAND(read);
      DEMAND(*read == event);
      done_.emplace_back(kChance, event);
      G::apply(state_, event);
      return true;
    }
    return false;
  }

  void check_deal_text() {
    const auto read = G::parse_deal(config_, standing_, G::deal_text(deal_), false);
    DEMAND(read);
    DEMAND(G::deal_text(*read) == G::deal_text(deal_));
  }

  void check_names(const ActionList& legal) const {
    const Seat seat = G::to_act(state_);
    for (const Action action : legal) {
      const auto read = G::parse(seat, G::name(action));
      DEMAND(read.has_value());
      DEMAND(*read == action);
    }
  }

  void check_knowledge(const ActionList& legal) {
    const Seat seat = G::to_act(state_);
    const auto view = G::view(state_, seat);
    // What is legal does not depend on what is hidden.
    DEMAND(G::legal(view.state) == legal);
    // A sampled world looks the same from the seat, and leaves it the same actions.
    const typename G::Sampler worlds{view};
    DEMAND(worlds.possible());
    const auto world = worlds.draw(bots_);
    check_invariants(world);
    DEMAND(G::view(world, seat) == view);
    DEMAND(G::legal(world) == legal);
    // The redacted record tells the seat exactly what the view does.
    auto watched = G::watch_start(config_, standing_, G::redact_deal(deal_, state_, seat), seat);
    for (const auto& [actor, action] : done_)
      if (const auto known = G::redact(action, actor, seat)) DEMAND(G::watch(watched, actor, *known));
    DEMAND(G::watch_end(watched));
    DEMAND(watched == view);
    for (Seat other = 0; other < players_; ++other) check_scene(other);
  }

  /// A scene shows face up nothing that the seat may not know, and offers actions only to who is to act.
  void check_scene(Seat seat) {
    const auto view = G::view(state_, seat);
    const Scene scene = G::scene(config_, standing_, view, Lang::es);
    for (const Option& option : scene.options) {
      const auto action = G::parse(seat, option.action);
      DEMAND(action.has_value());
      const bool in_turn = seat == G::to_act(state_) && G::legal(state_).contains(*action);
      DEMAND((in_turn || G::out_of_turn(state_, seat).contains(*action)));
      DEMAND(!option.label.empty());
    }
    const auto other_world = view;
    DEMAND(G::scene(config_, standing_, other_world, Lang::en).zones.size() == scene.zones.size());
  }

  typename G::Config config_;
  int players_;
  Rng cards_;
  Rng bots_;
  typename G::Standing standing_;
  typename G::Deal deal_;
  typename G::State state_;
  std::vector<std::pair<Seat, Action>> done_;
};

template <Game G>
void check_game(int hands, int knowledge_every) {
  const auto rules = all_rules(G::info());
  std::uint64_t seed = 1;
  int played = 0;
  while (played < hands) {
    for (const int players : G::info().players) {
      // Each time round, a choice of rules meets another number of players.
      const auto& values = rules[(seed + seed / rules.size()) % rules.size()];
      Check<G> match{G::configure(players, values), players, seed};
      // A few hands of a match are enough; others see its later standings.
      for (int i = 0; i < 8 && !match.over(); ++i, ++played) match.hand(played % knowledge_every == 0);
      ++seed;
    }
  }
}

TEMPLATE_LIST_TEST_CASE("random hands keep every invariant", "[conformance]", GameList) {
  const int hands = test::hands_to_play(4000);
  // To look at what each seat knows takes longest: a thousand hands will do.
  check_game<TestType>(hands, std::max(10, hands / 1000));
  SUCCEED();
}

}  // namespace
}  // namespace tapete
