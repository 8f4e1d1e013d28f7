#pragma once
#include <algorithm>

#include "match/game_match.hpp"
#include "match/table.hpp"

namespace tapete {

/// The Table of one game without its pictures and words: scenes, steps and scoresheets are empty. GameTable adds them.
template <Game G>
class BareTable : public Table {
  using Lines = std::vector<std::string>;

 public:
  explicit BareTable(const typename G::Config& config, int players) : match_(config, players) {}

  /// Returns the whole state of the hand in progress, hidden cards included. A hand must be in progress.
  [[nodiscard]] const typename G::State& state() const { return hand().state; }
  /// Returns the standing at the beginning of the hand in progress.
  [[nodiscard]] const typename G::Standing& standing() const { return hand().standing; }

  [[nodiscard]] const typename G::Config& config() const { return match_.config(); }
  /// Returns the standing after the last finished hand.
  [[nodiscard]] const typename G::Standing& next_standing() const { return match_.standing(); }

  [[nodiscard]] const GameInfo& info() const override { return G::info(); }
  [[nodiscard]] int players() const override { return match_.players(); }
  [[nodiscard]] int sides() const override { return G::sides(config()); }

  [[nodiscard]] Turn turn() const override { return match_.turn(); }
  [[nodiscard]] bool in_hand() const override { return match_.in_hand(); }
  [[nodiscard]] Lines legal() const override { return match_.legal(); }
  [[nodiscard]] Lines out_of_turn(Seat seat) const override { return match_.out_of_turn(seat); }
  Result<Lines, Problem> play(std::string_view line) override { return match_.play(line); }
  [[nodiscard]] std::string chance(Rng& rng, Seat dealer) const override { return match_.chance(rng, dealer); }
  [[nodiscard]] const std::vector<std::string>& events() const override { return match_.events(); }

  [[nodiscard]] Seat decider(std::size_t event) const override {
    return std::max(match_.moves()[event].decider, kNobody);
  }

  void rewind(std::size_t count) override {
    const std::vector<std::string> kept{
        events().begin(), events().begin() + static_cast<std::ptrdiff_t>(std::min(count, events().size()))};
    match_ = GameMatch<G>{config(), players()};
    for (const std::string& line : kept) {
      [[maybe_unused]] const auto played = play(line);
      assert(played);
    }
  }

  [[nodiscard]] std::vector<std::string> redacted(Seat seat) const override {
    std::vector<std::string> lines;
    for (const Move& move : match_.moves()) {
      const Hand& hand = match_.hands()[move.hand];
      if (move.seat == kNobody) {
        lines.push_back(G::deal_text(G::redact_deal(hand.deal, hand.state, seat)));
      } else if (move.seat == kChance) {
        lines.push_back(name_of<G>(config(), move.action));
      } else if (const auto action = G::redact(hand.state, move.action, move.seat, seat)) {
        lines.push_back(action_line(move.seat, name_of<G>(config(), *action)));
      }
    }
    return lines;
  }

  [[nodiscard]] Scene scene(Seat, Lang) const override { return {}; }
  [[nodiscard]] std::vector<Step> steps(Seat, Lang) const override { return {}; }
  [[nodiscard]] std::optional<Sheet> sheet(Seat, Lang) const override { return std::nullopt; }
  [[nodiscard]] bool charts_hands() const override { return false; }
  [[nodiscard]] Chart chart(Lang) const override { return {}; }
  [[nodiscard]] std::vector<int> extra_statistics(int) const override { return {}; }

  [[nodiscard]] std::uint64_t perft(int depth) const override {
    return turn().who == Turn::Who::seat ? count(hand().state, depth) : 0;
  }

 protected:
  using State = typename G::State;
  using Hand = typename GameMatch<G>::Hand;
  using Move = typename GameMatch<G>::Move;

  [[nodiscard]] const GameMatch<G>& match() const { return match_; }
  [[nodiscard]] const Hand& hand() const { return match_.hand(); }

 private:
  static std::uint64_t count(const State& state, int depth) {
    if (depth == 0 || G::to_act(state) < 0) return 1;
    const ActionList actions = G::legal(state);
    if (depth == 1) return actions.size();
    std::uint64_t sum = 0;
    for (const Action action : actions) {
      State next = state;
      G::apply(next, action);
      sum += count(next, depth - 1);
    }
    return sum;
  }

  GameMatch<G> match_;
};

}  // namespace tapete
