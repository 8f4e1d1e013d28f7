#pragma once
#include <algorithm>
#include <cmath>
#include <vector>

#include "game/game.hpp"

namespace tapete {

/// Parameters of a tree search.
struct SearchLimits {
  int iterations = 1000;
  double exploration = 0.7;       ///< exploration constant of UCB, for rewards in [-1, 1]
  bool sensible_playouts = true;  ///< playouts follow the game's heuristic policy; otherwise they are random
};

/// Single-observer information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012). Each iteration draws
/// a world that fits the view, descends the tree along actions that are legal in this world, adds one node and plays
/// the hand to its end. Chance events on the way are drawn again each time and have no nodes.
template <Game G>
class TreeSearch {
 public:
  explicit TreeSearch(const SearchLimits& limits) : limits_(limits) {}

  Action choose(const typename G::View& view, Rng& rng) {
    const typename G::Sampler worlds{view};
    return choose(
        G::candidates(view), [&worlds](Rng& chance) { return worlds.draw(chance); }, rng);
  }

  /// Chooses one of `actions` in worlds that `draw` returns.
  template <class Draw>
  Action choose(const ActionList& actions, const Draw& draw, Rng& rng) {
    if (actions.size() == 1) return actions[0];
    actions_ = actions;
    nodes_.clear();
    nodes_.push_back({});
    for (int i = 0; i < limits_.iterations; ++i) iterate(draw(rng), rng);
    std::int32_t best = nodes_[0].child;
    for (std::int32_t child = best; child >= 0; child = node(child).sibling)
      if (node(child).visits > node(best).visits) best = child;
    return node(best).action;
  }

 private:
  struct Node {
    Action action;
    std::int8_t seat = 0;       ///< the seat whose action led to this node
    std::int32_t child = -1;    ///< index in nodes_ of the first child; -1: none
    std::int32_t sibling = -1;  ///< index in nodes_ of the parent's next child; -1: none
    std::int32_t visits = 0;
    std::int32_t available = 0;  ///< how often the action was legal when the parent was visited
    double reward = 0;           ///< sum of the rewards of `seat`
  };

  Node& node(std::int32_t index) { return nodes_[static_cast<std::size_t>(index)]; }

  void iterate(typename G::State world, Rng& rng) {
    path_.clear();
    std::int32_t at = 0;
    bool added = false;
    while (!added && G::to_act(world) != kNobody) {
      at = step(at, world, rng, added);
      path_.push_back(at);
      G::apply(world, node(at).action);
      let_chance_act<G>(world, rng);
    }
    if (limits_.sensible_playouts)
      G::play_by_policy(world, rng);
    else
      G::play_randomly(world, rng);
    const Rewards rewards = G::rewards(world);
    for (const std::int32_t index : path_) {
      ++node(index).visits;
      node(index).reward += rewards[static_cast<std::size_t>(node(index).seat)];
    }
  }

  /// Returns the child that the search enters: the best by UCB. If some legal actions have no node yet, adds a child
  /// for one of them instead, sets `added` and returns the new child.
  std::int32_t step(std::int32_t at, const typename G::State& world, Rng& rng, bool& added) {
    ActionList untried = at == 0 ? actions_ : G::legal(world);
    std::int32_t best = -1;
    double best_score = 0;
    for (std::int32_t child = node(at).child; child >= 0; child = node(child).sibling) {
      Node& candidate = node(child);
      const auto found = std::find(untried.begin(), untried.end(), candidate.action);
      if (found == untried.end()) continue;
      *found = untried.back();
      untried.pop_back();
      ++candidate.available;
      const double score =
          candidate.reward / candidate.visits +
          limits_.exploration * std::sqrt(std::log(static_cast<double>(candidate.available)) / candidate.visits);
      if (best < 0 || score > best_score) {
        best = child;
        best_score = score;
      }
    }
    if (untried.empty()) return best;
    Node fresh;
    fresh.action = untried[rng.below(static_cast<std::uint32_t>(untried.size()))];
    fresh.seat = static_cast<std::int8_t>(decider_of<G>(world));
    fresh.available = 1;
    fresh.sibling = node(at).child;
    nodes_.push_back(fresh);
    added = true;
    return node(at).child = static_cast<std::int32_t>(nodes_.size()) - 1;
  }

  SearchLimits limits_;
  ActionList actions_;  ///< the actions at the root
  std::vector<Node> nodes_;
  std::vector<std::int32_t> path_;  ///< nodes of this iteration, from the root's child down
};

}  // namespace tapete
