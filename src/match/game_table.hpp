#pragma once
#include <algorithm>

#include "core/heap_sort.hpp"
#include "game/game.hpp"
#include "match/table.hpp"

namespace tapete {

/// The Table of one game.
template <Game G>
class GameTable final : public Table {
  using Lines = std::vector<std::string>;

 public:
  explicit GameTable(const typename G::Config& config, int players)
      : config_(config), players_(players), standing_(G::opening(config)) {}

  /// The hand in progress, which must be one, with all that is hidden.
  [[nodiscard]] const typename G::State& state() const { return hand().state; }

  [[nodiscard]] const GameInfo& info() const override { return G::info(); }
  [[nodiscard]] int players() const override { return players_; }
  [[nodiscard]] int sides() const override { return G::sides(config_); }

  [[nodiscard]] Turn turn() const override {
    if (!in_hand()) {
      if (G::match_over(config_, standing_)) return {Turn::Who::over, kNobody, {}};
      return {Turn::Who::chance, kNobody, G::due(standing_)};
    }
    if constexpr (ChanceInside<G>)
      if (G::to_act(hand().state) == kChance) return {Turn::Who::chance, kNobody, G::due_inside(hand().state)};
    return {Turn::Who::seat, G::to_act(hand().state), {}};
  }
  [[nodiscard]] bool in_hand() const override { return !hands_.empty() && G::to_act(hand().state) != kNobody; }

  [[nodiscard]] std::vector<std::string> legal() const override {
    return turn().who == Turn::Who::seat ? names(G::legal(hand().state)) : std::vector<std::string>{};
  }
  [[nodiscard]] std::vector<std::string> out_of_turn(Seat seat) const override {
    return in_hand() ? names(G::out_of_turn(hand().state, seat)) : std::vector<std::string>{};
  }

  Result<Lines, Problem> play(std::string_view line) override {
    const Turn now = turn();
    if (now.who == Turn::Who::over) return refuse(Fault::match_over, line);
    if (line.empty() || line.front() == ' ' || line.find("  ") != std::string_view::npos)
      return refuse(Fault::spacing, line, expected(now));
    const auto word = first_word(line);
    const bool chance = names_chance(games(), word);
    const auto seat = word.size() == 1 ? parse_number(word, kMaxSeats - 1) : std::nullopt;
    if (!chance && !seat)
      return refuse(now.who == Turn::Who::chance ? Fault::chance_expected : Fault::malformed, line, expected(now));
    if (now.who == Turn::Who::chance) {
      if (word != first_word(now.due)) return refuse(Fault::chance_expected, line, expected(now));
      return in_hand() ? throw_in(line) : deal(line);
    }
    if (chance) return refuse(Fault::action_expected, line, expected(now));
    return act(*seat, line, now);
  }

  [[nodiscard]] std::string chance(Rng& rng, Seat dealer) const override {
    if constexpr (ChanceInside<G>)
      if (in_hand()) return name_of<G>(config_, G::random_event(hand().state, rng));
    auto standing = standing_;
    if (standing.dealer == kNobody) standing.dealer = static_cast<decltype(standing.dealer)>(dealer);
    return G::deal_text(G::random_deal(config_, standing, rng));
  }

  [[nodiscard]] const std::vector<std::string>& events() const override { return events_; }

  void rewind(std::size_t count) override {
    const std::vector<std::string> kept{events_.begin(),
                                        events_.begin() + static_cast<std::ptrdiff_t>(std::min(count, events_.size()))};
    *this = GameTable{config_, players_};
    for (const std::string& line : kept) {
      [[maybe_unused]] const auto played = play(line);
      assert(played);
    }
  }

  [[nodiscard]] std::vector<std::string> redacted(Seat seat) const override {
    std::vector<std::string> lines;
    for (const Move& move : moves_) {
      const Hand& hand = hands_[move.hand];
      if (move.seat == kNobody) {
        lines.push_back(G::deal_text(G::redact_deal(hand.deal, hand.state, seat)));
      } else if (move.seat == kChance) {
        lines.push_back(name_of<G>(config_, move.action));
      } else if (const auto action = G::redact(hand.state, move.action, move.seat, seat)) {
        lines.push_back(std::to_string(move.seat) + " " + name_of<G>(config_, *action));
      }
    }
    return lines;
  }

  [[nodiscard]] Scene scene(Seat seat, Lang lang) const override {
    if (hands_.empty()) {
      Scene scene;
      scene.viewer = seat;
      scene.players = players_;
      scene.deck = deck_of<G>(config_);
      return scene;
    }
    Scene scene = G::scene(config_, hand().standing, G::view(hand().state, seat), lang);
    scene.deck = deck_of<G>(config_);
    return scene;
  }

  [[nodiscard]] std::vector<Step> steps(Seat seat, Lang lang) const override {
    if (moves_.empty()) return {};
    const Hand& now = hand();
    if (now.actions == 0) return {{scene(seat, lang), {}, Step::Kind::dealt}};
    auto steps = G::steps(config_, now.standing, now.before, moves_.back().action, seat, lang);
    for (Step& step : steps) step.scene.deck = deck_of<G>(config_);
    return steps;
  }

  [[nodiscard]] std::optional<Sheet> sheet(Seat seat, Lang lang) const override {
    if (hands_.empty() || in_hand()) return std::nullopt;
    Sheet sheet = G::sheet(config_, hand().standing, hand().state, seat, lang);
    for (Seat winner = 0; sheet.match_over && winner < players_; ++winner)
      if (G::won(config_, standing_, winner % sides())) sheet.champions.push_back(winner);
    return sheet;
  }

  [[nodiscard]] std::vector<int> counted([[maybe_unused]] int side) const override {
    if constexpr (CountsMore<G>)
      if (!hands_.empty() && !in_hand()) return G::counted(hand().state, side);
    return {};
  }

  [[nodiscard]] std::uint64_t perft(int depth) const override {
    return turn().who == Turn::Who::seat ? count(hand().state, depth) : 0;
  }

 private:
  using State = typename G::State;

  struct Hand {
    typename G::Standing standing;  ///< before it
    typename G::Deal deal;
    State state;      ///< now, or at its end
    State before;     ///< before the last action, or what chance did last
    int actions = 0;  ///< chance inside it counted too
  };
  struct Move {
    Seat seat = kNobody;  ///< kNobody: the deal of `hand`; kChance: chance inside it
    Action action;
    std::size_t hand = 0;
  };

  [[nodiscard]] const Hand& hand() const { return hands_.back(); }

  [[nodiscard]] std::vector<std::string> names(const ActionList& actions) const {
    std::vector<std::string> out;
    for (const Action action : actions) out.push_back(name_of<G>(config_, action));
    heap_sort(out);
    return out;
  }

  /// What could come now, for who has written something else.
  [[nodiscard]] std::string expected(const Turn& now) const {
    if (now.who == Turn::Who::chance) return now.due;
    std::string out;
    for (const std::string& name : legal()) out += (out.empty() ? std::to_string(now.seat) + " " : " | ") + name;
    return out;
  }

  static Result<Lines, Problem> refuse(Fault fault, std::string_view line, std::string legal = {}) {
    return Result<Lines, Problem>::failure({fault, printable(line), std::move(legal)});
  }

  Result<Lines, Problem> deal(std::string_view line) {
    auto deal = G::parse_deal(config_, standing_, line, false);
    if (!deal) return Result<Lines, Problem>::failure(deal.error());
    hands_.push_back({standing_, *deal, G::start(config_, standing_, *deal), {}});
    moves_.push_back({kNobody, {}, hands_.size() - 1});
    events_.emplace_back(line);
    return Lines{};
  }

  /// What chance does inside a hand.
  Result<Lines, Problem> throw_in(std::string_view line) {
    if constexpr (ChanceInside<G>) {
      const auto event = G::parse_event(hand().state, line);
      if (!event) return Result<Lines, Problem>::failure(event.error());
      return apply(kChance, *event, line);
    }
    return refuse(Fault::malformed, line);
  }

  Result<Lines, Problem> act(Seat seat, std::string_view line, const Turn& now) {
    const State& state = hand().state;
    const auto action = action_of<G>(config_, seat, line.size() > 2 ? line.substr(2) : std::string_view{}, false);
    if (!action) return refuse(Fault::malformed, line, expected(now));
    if (seat >= players_) return refuse(Fault::wrong_seat, line, expected(now));
    const bool out = G::out_of_turn(state, seat).contains(*action);
    if (!out && seat != now.seat) return refuse(Fault::wrong_seat, line, expected(now));
    if (!out && !G::legal(state).contains(*action)) return refuse(Fault::illegal, line, expected(now));
    return apply(seat, *action, line);
  }

  Lines apply(Seat actor, Action action, std::string_view line) {
    Hand& now = hands_.back();
    now.before = now.state;
    G::apply(now.state, action);
    ++now.actions;
    moves_.push_back({actor, action, hands_.size() - 1});
    events_.emplace_back(line);
    if (in_hand()) return {};
    Lines lines = G::outcome(config_, now.standing, now.state);
    standing_ = G::settle(config_, now.standing, now.state);
    return lines;
  }

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

  typename G::Config config_;
  int players_;
  typename G::Standing standing_;  ///< after the last finished hand
  std::vector<Hand> hands_;
  std::vector<Move> moves_;
  std::vector<std::string> events_;
};

}  // namespace tapete
