#pragma once
#include <algorithm>

#include "core/heap_sort.hpp"
#include "game/game.hpp"
#include "match/action_line.hpp"
#include "match/turn.hpp"

namespace tapete {

/// A match of one game: plays record lines and keeps every hand, but shows nothing. A refused line leaves the match
/// unchanged. GameTable adds scenes and scoresheets; a review with open cards needs only this class.
template <Game G>
class GameMatch {
  using State = typename G::State;
  using Lines = std::vector<std::string>;

 public:
  /// A hand, in progress or over.
  struct Hand {
    typename G::Standing standing;  ///< the standing before the hand
    typename G::Deal deal;
    State state;      ///< the current state, or the final one
    State before;     ///< the state before the last action or chance event
    int actions = 0;  ///< number of actions, including chance events inside the hand
  };
  /// An action, a deal or a chance event.
  struct Move {
    Seat seat = kNobody;     ///< the seat that acts; kNobody for a deal; kChance for a chance event inside a hand
    Seat decider = kNobody;  ///< the seat that chose the action; the same as `seat` for a deal or a chance event
    Action action;
    std::size_t hand = 0;  ///< index in hands()
  };

  GameMatch(const typename G::Config& config, int players)
      : config_(config), players_(players), standing_(G::opening(config)) {}

  [[nodiscard]] const typename G::Config& config() const { return config_; }
  [[nodiscard]] int players() const { return players_; }
  /// Returns the standing after the last finished hand.
  [[nodiscard]] const typename G::Standing& standing() const { return standing_; }
  [[nodiscard]] const std::vector<Hand>& hands() const { return hands_; }
  /// Returns the last hand. At least one hand must have started.
  [[nodiscard]] const Hand& hand() const { return hands_.back(); }
  [[nodiscard]] const std::vector<Move>& moves() const { return moves_; }
  /// Returns the lines played so far.
  [[nodiscard]] const Lines& events() const { return events_; }

  /// The same as Table::turn().
  [[nodiscard]] Turn turn() const {
    if (!in_hand()) {
      if (G::match_over(config_, standing_)) return {Turn::Who::over, kNobody, kNobody, {}};
      return {Turn::Who::chance, kNobody, kNobody, G::due(standing_)};
    }
    if constexpr (ChanceInside<G>)
      if (G::to_act(hand().state) == kChance) return {Turn::Who::chance, kNobody, kNobody, G::due_inside(hand().state)};
    return {Turn::Who::seat, G::to_act(hand().state), decider_of<G>(hand().state), {}};
  }
  /// The same as Table::in_hand().
  [[nodiscard]] bool in_hand() const { return !hands_.empty() && G::to_act(hand().state) != kNobody; }

  /// The same as Table::legal().
  [[nodiscard]] std::vector<std::string> legal() const {
    return turn().who == Turn::Who::seat ? names(G::legal(hand().state)) : std::vector<std::string>{};
  }
  /// The same as Table::out_of_turn().
  [[nodiscard]] std::vector<std::string> out_of_turn(Seat seat) const {
    return in_hand() ? names(G::out_of_turn(hand().state, seat)) : std::vector<std::string>{};
  }

  /// The same as Table::play().
  Result<Lines, Problem> play(std::string_view line) {
    const Turn now = turn();
    if (const auto fault = fault_of_line(now, line)) return refuse(*fault, line, now);
    if (now.who == Turn::Who::seat) return act(line, now);
    return in_hand() ? play_chance_inside(line, now) : deal(line);
  }

  /// The same as Table::chance().
  [[nodiscard]] std::string chance(Rng& rng, Seat dealer) const {
    if constexpr (ChanceInside<G>)
      if (in_hand()) return name_of<G>(config_, G::random_event(hand().state, rng));
    auto standing = standing_;
    if (standing.dealer == kNobody) standing.dealer = static_cast<decltype(standing.dealer)>(dealer);
    return G::deal_text(G::random_deal(config_, standing, rng));
  }

 private:
  [[nodiscard]] std::vector<std::string> names(const ActionList& actions) const {
    std::vector<std::string> out;
    for (const Action action : actions) out.push_back(name_of<G>(config_, action));
    heap_sort(out);
    return out;
  }

  [[nodiscard]] Result<Lines, Problem> refuse(Fault fault, std::string_view line, const Turn& now) const {
    return Failure{refusal(fault, line, now, legal())};
  }

  Result<Lines, Problem> deal(std::string_view line) {
    auto deal = G::parse_deal(config_, standing_, line, false);
    if (!deal) return Failure{deal.error()};
    hands_.push_back({standing_, *deal, G::start(config_, standing_, *deal), {}});
    moves_.push_back({kNobody, kNobody, {}, hands_.size() - 1});
    events_.emplace_back(line);
    return Lines{};
  }

  /// Plays a chance event inside a hand.
  Result<Lines, Problem> play_chance_inside(std::string_view line, const Turn& now) {
    if constexpr (ChanceInside<G>) {
      const auto event = G::parse_event(hand().state, line);
      if (!event) return Failure{event.error()};
      return apply(kChance, *event, line);
    }
    return refuse(Fault::malformed, line, now);
  }

  Result<Lines, Problem> act(std::string_view line, const Turn& now) {
    const auto [seat, words] = *parse_action_line(line);
    const auto action = action_of<G>(config_, seat, words, false);
    if (const auto fault = action ? fault_of(seat, *action, now) : std::optional{Fault::malformed})
      return refuse(*fault, line, now);
    return apply(seat, *action, line);
  }

  /// Returns why the seat may not do this action now; nothing if it may.
  [[nodiscard]] std::optional<Fault> fault_of(Seat seat, const Action& action, const Turn& now) const {
    if (seat >= players_) return Fault::wrong_seat;
    if (G::out_of_turn(hand().state, seat).contains(action)) return std::nullopt;
    if constexpr (requires { G::speaks_out_of_turn(action); })
      if (G::speaks_out_of_turn(action)) return Fault::not_now;
    if (seat != now.seat) return Fault::wrong_seat;
    return G::legal(hand().state).contains(action) ? std::nullopt : std::optional{Fault::illegal};
  }

  Lines apply(Seat actor, Action action, std::string_view line) {
    Hand& now = hands_.back();
    const bool in_turn = actor == G::to_act(now.state);
    moves_.push_back({actor, in_turn ? decider_of<G>(now.state) : actor, action, hands_.size() - 1});
    now.before = now.state;
    G::apply(now.state, action);
    ++now.actions;
    events_.emplace_back(line);
    if (in_hand()) return {};
    Lines lines = G::outcome(config_, now.standing, now.state);
    standing_ = G::settle(config_, now.standing, now.state);
    return lines;
  }

  typename G::Config config_;
  int players_;
  typename G::Standing standing_;
  std::vector<Hand> hands_;
  std::vector<Move> moves_;
  Lines events_;
};

}  // namespace tapete
