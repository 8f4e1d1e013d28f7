#pragma once
#include <algorithm>

#include "match/table.hpp"

namespace tapete {

/// The Table of one game.
template <Game G>
class GameTable final : public Table {
 public:
  explicit GameTable(const typename G::Config& config, int players)
      : config_(config), players_(players), standing_(G::opening(config)) {}

  [[nodiscard]] const GameInfo& info() const override { return G::info(); }
  [[nodiscard]] int players() const override { return players_; }

  [[nodiscard]] Turn turn() const override {
    if (in_hand()) return {Turn::Who::seat, G::to_act(hand().state), {}};
    if (G::match_over(config_, standing_)) return {Turn::Who::over, kNobody, {}};
    return {Turn::Who::chance, kNobody, G::due(standing_)};
  }

  [[nodiscard]] std::vector<std::string> legal() const override {
    return in_hand() ? names(G::legal(hand().state)) : std::vector<std::string>{};
  }
  [[nodiscard]] std::vector<std::string> out_of_turn(Seat seat) const override {
    return in_hand() ? names(G::out_of_turn(hand().state, seat)) : std::vector<std::string>{};
  }

  Result<std::vector<std::string>, Problem> play(std::string_view line) override {
    const auto refuse = [line](Fault fault, std::string legal = {}) {
      return Result<std::vector<std::string>, Problem>::failure({fault, printable(line), std::move(legal)});
    };
    const Turn now = turn();
    if (now.who == Turn::Who::over) return refuse(Fault::match_over);
    const std::string expected = now.who == Turn::Who::chance ? now.due : expected_actions(now.seat);
    if (line.empty() || line.front() == ' ' || line.find("  ") != std::string_view::npos)
      return refuse(Fault::spacing, expected);
    const auto word = first_word(line);
    const bool chance = word == first_word(G::due(standing_));
    const auto seat = word.size() == 1 ? parse_number(word, kMaxSeats - 1) : std::nullopt;
    if (!chance && !seat) return refuse(Fault::malformed, expected);
    if (chance) {
      if (now.who == Turn::Who::seat) return refuse(Fault::action_expected, expected);
      auto deal = G::parse_deal(config_, standing_, line, false);
      if (!deal) return Result<std::vector<std::string>, Problem>::failure(deal.error());
      hands_.push_back({standing_, *deal, G::start(config_, standing_, *deal), {}});
      moves_.push_back({kNobody, {}, hands_.size() - 1});
      events_.emplace_back(line);
      return std::vector<std::string>{};
    }
    if (now.who == Turn::Who::chance) return refuse(Fault::chance_expected, expected);
    return act(*seat, line.size() > 2 ? line.substr(2) : std::string_view{}, refuse, expected);
  }

  [[nodiscard]] std::string chance(Rng& rng, Seat dealer) const override {
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
      } else if (const auto action = G::redact(move.action, move.seat, seat)) {
        lines.push_back(std::to_string(move.seat) + " " + G::name(*action));
      }
    }
    return lines;
  }

  [[nodiscard]] Scene scene(Seat seat, Lang lang) const override {
    if (hands_.empty()) {
      Scene scene;
      scene.viewer = seat;
      scene.players = players_;
      return scene;
    }
    return G::scene(config_, hand().standing, G::view(hand().state, seat), lang);
  }

  [[nodiscard]] std::vector<Step> steps(Seat seat, Lang lang) const override {
    if (moves_.empty()) return {};
    const Hand& now = hand();
    if (now.actions == 0) return {{scene(seat, lang), {}, Step::Kind::dealt}};
    return G::steps(config_, now.standing, now.before, moves_.back().action, seat, lang);
  }

  [[nodiscard]] std::optional<Sheet> sheet(Seat seat, Lang lang) const override {
    if (hands_.empty() || in_hand()) return std::nullopt;
    return G::sheet(config_, hand().standing, hand().state, seat, lang);
  }

  [[nodiscard]] std::uint64_t perft(int depth) const override { return in_hand() ? count(hand().state, depth) : 0; }

 private:
  using State = typename G::State;

  struct Hand {
    typename G::Standing standing;  ///< before it
    typename G::Deal deal;
    State state;   ///< now, or at its end
    State before;  ///< before the last action
    int actions = 0;
  };
  struct Move {
    Seat seat = kNobody;  ///< kNobody: the deal of `hand`
    Action action;
    std::size_t hand = 0;
  };

  [[nodiscard]] const Hand& hand() const { return hands_.back(); }
  [[nodiscard]] bool in_hand() const { return !hands_.empty() && G::to_act(hand().state) != kNobody; }

  static std::vector<std::string> names(const ActionList& actions) {
    std::vector<std::string> out;
    for (const Action action : actions) out.push_back(G::name(action));
    std::sort(out.begin(), out.end());
    return out;
  }

  [[nodiscard]] std::string expected_actions(Seat seat) const {
    std::string out;
    for (const std::string& name : legal()) out += (out.empty() ? std::to_string(seat) + " " : " | ") + name;
    return out;
  }

  template <class Refuse>
  Result<std::vector<std::string>, Problem> act(Seat seat, std::string_view text, const Refuse& refuse,
                                                const std::string& expected) {
    Hand& now = hands_.back();
    const auto action = G::parse(seat, text);
    if (!action) return refuse(Fault::malformed, expected);
    if (seat >= players_) return refuse(Fault::wrong_seat, expected);
    const bool out = G::out_of_turn(now.state, seat).contains(*action);
    if (!out && seat != G::to_act(now.state)) return refuse(Fault::wrong_seat, expected);
    if (!out && !G::legal(now.state).contains(*action)) return refuse(Fault::illegal, expected);
    now.before = now.state;
    G::apply(now.state, *action);
    ++now.actions;
    moves_.push_back({seat, *action, hands_.size() - 1});
    events_.push_back(std::to_string(seat) + " " + std::string{text});
    if (in_hand()) return std::vector<std::string>{};
    auto lines = G::outcome(config_, now.standing, now.state);
    standing_ = G::settle(config_, now.standing, now.state);
    return lines;
  }

  static std::uint64_t count(const State& state, int depth) {
    if (depth == 0 || G::to_act(state) == kNobody) return 1;
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
