#pragma once
#include <catch_amalgamated.hpp>

#include <algorithm>

#include "game/game.hpp"
#include "game/invariants.hpp"
#include "same_scene.hpp"
#include "support.hpp"

/// Replaces REQUIRE for conditions that are checked hundreds of millions of times: calls Catch2 only on a failure.
#define DEMAND(condition)                 \
  do {                                    \
    if (!(condition)) REQUIRE(condition); \
  } while (false)

namespace tapete::test {

/// Upper limit for the number of actions in a hand of any game.
inline constexpr int kLongestHand = 2000;

/// Fails if `broken` names a broken invariant.
inline void demand_none(std::string_view broken) {
  INFO(broken);
  DEMAND(broken.empty());
}

/// Returns every combination of a game's house rules. A rule with a number has its default or its lowest value.
inline std::vector<std::vector<int>> all_rules(const GameInfo& info) {
  std::vector<std::vector<int>> all{{}};
  for (std::size_t i = 0; i < info.rules.size(); ++i) {
    const HouseRule& rule = info.rules[i];
    std::vector<std::vector<int>> longer;
    std::vector<int> values;
    for (std::size_t choice = 0; choice < rule.choices.size(); ++choice) values.push_back(static_cast<int>(choice));
    const int usual = rule_default(info, i);
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

/// Extent of the checks of a seat's knowledge: none, only of its view, or also of everything that the seat is shown.
enum class Knowledge : std::uint8_t { none, view, all };

/// One random match of a game, with all checks at every step.
template <Game G>
class Check {
  using Known = Invariants<G>;
  static_assert(InvariantsOf<Known, G>);

 public:
  Check(const typename G::Config& config, int players, std::uint64_t seed)
      : config_(config), players_(players), cards_(seed), bots_(~seed), standing_(G::opening(config)) {}

  /// Number of compared pairs of worlds (deals that a seat cannot tell apart).
  [[nodiscard]] std::int64_t compared() const { return compared_; }
  [[nodiscard]] bool over() const { return G::match_over(config_, standing_); }

  void hand(Knowledge knowledge) {
    deal_ = G::random_deal(config_, standing_, cards_);
    check_deal_text();
    state_ = G::start(config_, standing_, deal_);
    done_.clear();
    int actions = 0;
    while (G::to_act(state_) != kNobody) {
      DEMAND(++actions < kLongestHand);
      demand_none(Known::broken(state_));
      if (chance_acted(knowledge)) continue;
      const ActionList legal = G::legal(state_);
      DEMAND(!legal.empty());
      check_names(legal);
      if (knowledge != Knowledge::none) check_knowledge(legal);
      const auto [seat, action] = next_action(legal);
      done_.emplace_back(seat, action);
      if (knowledge == Knowledge::all) check_secrets(seat, action);
      G::apply(state_, action);
    }
    demand_none(Known::broken(state_));
    demand_none(Known::wrong_end(state_));
    DEMAND(G::legal(state_).empty());
    if (knowledge != Knowledge::none) check_known_end();
    standing_ = G::settle(config_, standing_, state_);
  }

 private:
  /// Returns a legal action or, now and then, one out of turn.
  std::pair<Seat, Action> next_action(const ActionList& legal) {
    const auto one_of = [this](const ActionList& list) {
      return list[bots_.below(static_cast<std::uint32_t>(list.size()))];
    };
    const auto seat = static_cast<Seat>(bots_.below(static_cast<std::uint32_t>(players_)));
    const ActionList extra = G::out_of_turn(state_, seat);
    if (!extra.empty() && bots_.below(20) == 0) return {seat, one_of(extra)};
    return {G::to_act(state_), one_of(legal)};
  }

  /// Returns a seat's view, rebuilt from the redacted record.
  typename G::View watched_by(Seat seat) const {
    auto watched = G::start_view(config_, standing_, G::redact_deal(deal_, state_, seat), seat);
    for (const auto& [actor, action] : done_)
      if (const auto known = G::redact(state_, action, actor, seat)) DEMAND(!G::apply_to_view(watched, actor, *known));
    return watched;
  }

  /// Checks that a seat can tell a hand's result from its redacted record.
  void check_known_end() const {
    const auto after = G::settle(config_, standing_, state_);
    for (Seat seat = 0; seat < players_; ++seat) {
      auto watched = watched_by(seat);
      if constexpr (HiddenEnds<G>) G::apply_hidden_end(watched);
      DEMAND(G::view_over(watched));
      std::vector<typename G::View> ends{watched};
      if constexpr (SecretEnds<G>) ends = G::possible_ends(watched);
      DEMAND(std::any_of(ends.begin(), ends.end(), [&](const typename G::View& end) {
        auto known = G::settle(config_, standing_, end.state);
        if (known.dealer == kNobody) known.dealer = after.dealer;  // the next deal reveals the dealer
        return known == after;
      }));
    }
  }

  /// Plays the chance event that is due inside the hand, if any, and checks that its line can be parsed.
  bool chance_acted(Knowledge knowledge) {
    if constexpr (ChanceInside<G>) {
      if (G::to_act(state_) != kChance) return false;
      const Action event = G::random_event(state_, cards_);
      const auto read = G::parse_event(state_, name_of<G>(config_, event));
      DEMAND(read);
      DEMAND(*read == event);
      done_.emplace_back(kChance, event);
      if (knowledge == Knowledge::all) check_secrets(kChance, event);
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
      const auto read = action_of<G>(config_, seat, name_of<G>(config_, action));
      DEMAND(read.has_value());
      DEMAND(*read == action);
    }
  }

  void check_knowledge(const ActionList& legal) {
    const Seat seat = decider_of<G>(state_);
    const auto view = G::view(state_, seat);
    // Hidden cards do not affect the legal actions.
    DEMAND(G::legal(view.state) == legal);
    // A sampled world has the same view and the same legal actions.
    const typename G::Sampler worlds{view};
    DEMAND(worlds.possible());
    const auto world = worlds.draw(bots_);
    demand_none(Known::broken(world));
    DEMAND(G::view(world, seat) == view);
    DEMAND(G::legal(world) == legal);
    // The redacted record tells the seat exactly what its view contains.
    auto watched = watched_by(seat);
    DEMAND(G::end_view(watched));
    DEMAND(watched == view);
    for (Seat other = 0; other < players_; ++other) check_scene(other);
  }

  /// Checks that a scene names the seat that decides, and offers actions only to that seat.
  void check_scene(Seat seat) {
    const auto view = G::view(state_, seat);
    const Scene scene = G::scene(config_, standing_, view, Lang::es);
    DEMAND((scene.turn == kNobody) == (scene.decider == kNobody));
    if (seat == decider_of<G>(state_)) DEMAND((scene.turn == G::to_act(state_) && scene.decider == seat));
    for (const Option& option : scene.options) {
      if (option.kind == OptionKind::rest) continue;  // this option is not a line of the record
      const auto action = action_of<G>(config_, seat, option.action);
      DEMAND(action.has_value());
      const bool in_turn = seat == decider_of<G>(state_) && G::legal(state_).contains(*action);
      DEMAND((in_turn || G::out_of_turn(state_, seat).contains(*action)));
      DEMAND(!option.label.empty());
    }
  }

  /// Checks that an action shows a seat the same in all worlds that the seat cannot tell apart, before and after the
  /// action: no step and no count may depend on hidden cards, and no hidden card may lie face up.
  void check_secrets(Seat actor, Action action) {
    auto after = state_;
    G::apply(after, action);
    for (Seat seat = 0; seat < players_; ++seat) {
      auto world = state_;
      Known::mix_hidden(world, seat, Known::hidden_from(state_, seat) & Known::hidden_from(after, seat), bots_);
      DEMAND(G::view(world, seat) == G::view(state_, seat));
      compare_worlds(world, after, actor, action, seat);
      if (seat != decider_of<G>(state_) || actor != G::to_act(state_)) continue;
      compare_worlds(typename G::Sampler{G::view(state_, seat)}.draw(bots_), after, actor, action, seat);
    }
  }

  void compare_worlds(const typename G::State& world, const typename G::State& after, Seat actor, Action action,
                      Seat seat) {
    if (world == state_) return;
    const bool possible = actor == kChance || (actor == G::to_act(world) && G::legal(world).contains(action)) ||
                          G::out_of_turn(world, actor).contains(action);
    if (!possible) return;
    auto world_after = world;
    G::apply(world_after, action);
    if (G::view(world_after, seat) != G::view(after, seat)) return;  // the seat can now tell the worlds apart
    ++compared_;
    const auto shown = G::steps(config_, standing_, state_, action, seat, Lang::es);
    DEMAND(same(shown, G::steps(config_, standing_, world, action, seat, Lang::es)));
    DEMAND(same(shown.back().scene, G::scene(config_, standing_, G::view(world_after, seat), Lang::es)));
    if (G::to_act(after) != kNobody) return;
    DEMAND(same(G::sheet(config_, standing_, after, seat, Lang::es),
                G::sheet(config_, standing_, world_after, seat, Lang::es)));
  }

  typename G::Config config_;
  int players_;
  Rng cards_;
  Rng bots_;
  typename G::Standing standing_;
  typename G::Deal deal_;
  typename G::State state_;
  std::vector<std::pair<Seat, Action>> done_;
  std::int64_t compared_ = 0;
};

/// Returns the checks for a hand: all of them only in one of 5 * `every` hands, because comparing worlds takes longest.
inline Knowledge knowledge_of(int hand, int every) {
  if (hand % every != 0) return Knowledge::none;
  return hand % (5 * every) == 0 ? Knowledge::all : Knowledge::view;
}

/// Plays random hands with every combination of rules. One hand in `knowledge_every` is checked for each seat's
/// knowledge.
template <Game G>
void check_game(int hands, int knowledge_every) {
  constexpr std::uint64_t kStep = 7919;  // a prime number: steps of this size reach every combination
  const auto rules = all_rules(G::info());
  std::uint64_t seed = 1;
  std::int64_t compared = 0;
  int played = 0;
  while (played < hands) {
    for (const int players : G::info().players) {
      // The steps are large, because neighbouring combinations differ only in their last rules. With the second term a
      // combination meets another number of players when it is used again.
      const auto& values = rules[(seed * kStep + seed / rules.size()) % rules.size()];
      Check<G> match{G::configure(players, values), players, seed};
      // A few hands of each match are enough; other matches reach later standings.
      for (int i = 0; i < 8 && !match.over(); ++i, ++played) match.hand(knowledge_of(played, knowledge_every));
      compared += match.compared();
      ++seed;
    }
  }
  CHECK(compared > hands / knowledge_every);
}

}  // namespace tapete::test
