#pragma once
#include "match/ask_bot.hpp"

namespace tapete {

/// Replay of one hand of a redacted record, which also remembers the cards that have been seen.
template <Game G>
class HandReplay {
 public:
  explicit HandReplay(const RecordReplay<G>& start) : replay_(start) {}

  std::optional<Problem> follow(const Event& event) {
    const Card before = turned();
    const int played = played_count();
    if (auto problem = replay_.follow(event)) return problem;
    if (const auto done = parse_action_line(event.text)) see(done->seat, before, played);
    return std::nullopt;
  }
  [[nodiscard]] const RecordReplay<G>& replay() const { return replay_; }
  [[nodiscard]] const SeenCards& seen() const { return seen_; }

 private:
  [[nodiscard]] const typename G::View& view() const { return replay_.view(); }

  /// Returns the card that is turned up under the stock; an unknown card if there is none.
  [[nodiscard]] Card turned() const {
    if constexpr (requires { view().state.turned(); })
      if (view().state.stock_size > 0 && !view().state.stock_gone()) return view().state.turned();
    return kUnknownCard;
  }
  [[nodiscard]] int played_count() const {
    if constexpr (requires { view().state.played_count; }) return view().state.played_count;
    return 0;
  }

  /// Notes the cards that an action of `seat` has shown. Before the action, `before` was turned up, and `played` cards
  /// had been played.
  void see(Seat seat, Card before, int played) {
    if (const Card now = turned(); before.known() && now.known() && !(now == before)) {
      seen_.exchanges.push_back({seat, before, now, played});
      seen_.order.push_back(now);
    }
    if constexpr (requires { view().state.played_set | view().state.shown[0]; }) {
      CardSet fresh = view().state.played_set;
      for (const CardSet shown : view().state.shown) fresh |= shown;
      for (const Card card : seen_.order) fresh.remove(card);
      for (const Card card : fresh) seen_.order.push_back(card);
    }
  }

  RecordReplay<G> replay_;
  SeenCards seen_;
};

}  // namespace tapete
