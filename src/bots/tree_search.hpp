#pragma once
#include <algorithm>
#include <cmath>
#include <vector>

#include "game/game.hpp"

namespace tapete {

/// How much a search may do, and how.
struct SearchLimits {
  int iterations = 1000;
  double exploration = 0.7;       ///< weight of what has been tried little, for rewards in [-1, 1]
  bool sensible_playouts = true;  ///< by the game's heuristic policy; otherwise at random
};

/// Tree search over information sets with a single tree (Cowling, Powley and Whitehouse 2012): each iteration draws a
/// world that fits the view, walks down the tree as far as that world allows, adds one node, and plays on to the end of
/// the hand. What chance does on the way is drawn anew each time, and has no nodes.
template <Game G>
class TreeSearch {
 public:
  explicit TreeSearch(const SearchLimits& limits) : limits_(limits) {}

  Action choose(const typename G::View& view, Rng& rng) {
    const typename G::Sampler worlds{view};
    return choose(
        G::candidates(view), [&worlds](Rng& chance) { return worlds.draw(chance); }, rng);
  }

  /// The same among `actions`, with worlds from anywhere.
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
    std::int8_t seat = 0;  ///< who did the action
    std::int32_t child = -1;
    std::int32_t sibling = -1;
    std::int32_t visits = 0;
    std::int32_t available = 0;  ///< times the action could have been chosen
    double reward = 0;           ///< sum, as `seat` sees it
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
      G::play_sensibly(world, rng);
    else
      G::play_randomly(world, rng);
    const Rewards rewards = G::rewards(world);
    for (const std::int32_t index : path_) {
      ++node(index).visits;
      node(index).reward += rewards[static_cast<std::size_t>(node(index).seat)];
    }
  }

  /// The child to go to; adds it if some legal action has none yet.
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
    fresh.seat = static_cast<std::int8_t>(G::to_act(world));
    fresh.available = 1;
    fresh.sibling = node(at).child;
    nodes_.push_back(fresh);
    added = true;
    return node(at).child = static_cast<std::int32_t>(nodes_.size()) - 1;
  }

  SearchLimits limits_;
  ActionList actions_;  ///< at the root
  std::vector<Node> nodes_;
  std::vector<std::int32_t> path_;
};

}  // namespace tapete
