#pragma once
#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "bots/players.hpp"
#include "game/game.hpp"
#include "match/action_line.hpp"
#include "match/bot.hpp"
#include "match/record.hpp"
#include "match/visit_game.hpp"

/// Asks a bot: replays the redacted record to its end, and gives the bot the view that the bot's seat has there.
namespace tapete {

/// Replay of a redacted record from the point of view of the seat for which it was redacted.
template <Game G>
class RecordReplay {
 public:
  /// `seat` is the seat for which the record was redacted; it may be kNobody in games whose deals reveal the
  /// seat.
  RecordReplay(const typename G::Config& config, int players, Seat seat)
      : RecordReplay(config, players, seat, G::opening(config)) {}
  /// The same for a record that begins with the hand after this standing.
  RecordReplay(const typename G::Config& config, int players, Seat seat, const typename G::Standing& standing)
      : config_(config), players_(players), standing_(standing), seat_(seat) {}

  /// If a hand has ended, computes the standing after it. If the record does not determine the result of the hand, this
  /// replay continues with the first possible result, and `others` gets a copy of this replay for each other
  /// result.
  void settle(std::vector<RecordReplay>& others) {
    if (!in_hand_ || !G::view_over(view_)) return;
    in_hand_ = false;
    if constexpr (SecretEnds<G>) {
      const auto before = standing_;
      const auto ends = G::possible_ends(view_);
      standing_ = G::settle(config_, before, ends.front().state);
      for (std::size_t i = 1; i < ends.size(); ++i) {
        others.push_back(*this);
        others.back().standing_ = G::settle(config_, before, ends[i].state);
      }
    } else {
      standing_ = G::settle(config_, standing_, view_.state);
    }
  }
  /// Returns whether both replays are between two hands and have the same standing, so that they cannot differ later.
  [[nodiscard]] bool same_so_far(const RecordReplay& other) const {
    return !in_hand_ && !other.in_hand_ && standing_ == other.standing_;
  }
  /// If `event` starts a new hand, ends the hand in progress: applies the hidden events that must have ended it
  /// (HiddenEnds).
  void expect(const Event& event) {
    if constexpr (HiddenEnds<G>)
      if (in_hand_ && first_word(event.text) == first_word(G::due(standing_))) G::apply_hidden_end(view_);
  }

  std::optional<Problem> follow(const Event& event) {
    const auto problem = [&event](Fault fault) { return Problem{fault, printable(event.text), {}, event.line}; };
    const std::string_view line = event.text;
    if (line.find("  ") != std::string_view::npos) return problem(Fault::spacing);
    if (G::match_over(config_, standing_)) return problem(Fault::match_over);
    auto done = parse_action_line(line);
    if (done && done->seat >= players_) done.reset();
    if (!done && !names_chance(G::info(), first_word(line))) return problem(Fault::malformed);
    if (in_hand_ ? chance_due() != !done : static_cast<bool>(done))
      return problem(done ? Fault::chance_expected : Fault::action_expected);
    if (!done) return in_hand_ ? follow_chance(event) : follow_deal(event);
    const auto action = action_of<G>(config_, done->seat, done->action, true);
    if (!action) return problem(Fault::malformed);
    if (const auto fault = G::apply_to_view(view_, done->seat, *action)) return problem(*fault);
    return std::nullopt;
  }

  /// Ends the record here and completes view(). Problems: no_seat if the next decision does not belong to the seat for
  /// which the record was redacted, no_deal_fits.
  std::optional<Problem> end() {
    if (!in_hand_ || !G::end_view(view_)) return Problem{Fault::no_seat, {}, {}};
    return check_possible();
  }
  /// The same as end(), except that the next decision may belong to another seat. Problems: no_seat between two hands,
  /// no_deal_fits.
  std::optional<Problem> pause() {
    if (!in_hand_) return Problem{Fault::no_seat, {}, {}};
    G::end_view(view_);
    return check_possible();
  }
  [[nodiscard]] const typename G::View& view() const { return view_; }
  [[nodiscard]] const typename G::Config& config() const { return config_; }
  /// Returns the standing at the beginning of the current hand.
  [[nodiscard]] const typename G::Standing& standing() const { return standing_; }

 private:
  [[nodiscard]] std::optional<Problem> check_possible() const {
    if (!typename G::Sampler{view_}.possible()) return Problem{Fault::no_deal_fits, {}, {}};
    return std::nullopt;
  }
  [[nodiscard]] bool chance_due() const {
    if constexpr (ChanceInside<G>) return G::to_act(view_.state) == kChance;
    return false;
  }

  static Problem at(const Event& event, Problem problem) {
    problem.line = event.line;
    return problem;
  }

  std::optional<Problem> follow_deal(const Event& event) {
    if (first_word(event.text) != first_word(G::due(standing_)))
      return at(event, {Fault::malformed, printable(event.text), {}});
    auto deal = G::parse_deal(config_, standing_, event.text, true);
    if (!deal) return at(event, deal.error());
    if constexpr (DealRevealsSeat<G>) {
      const Seat seat = G::viewer(config_, standing_, *deal, seat_);
      if (seat == kNobody || (seat_ != kNobody && seat != seat_)) return at(event, {Fault::no_seat, {}, {}});
      seat_ = seat;
    }
    view_ = G::start_view(config_, standing_, *deal, seat_);
    in_hand_ = true;
    return std::nullopt;
  }

  std::optional<Problem> follow_chance(const Event& event) {
    if constexpr (ChanceInside<G>) {
      const auto action = G::parse_event(view_.state, event.text);
      if (!action) return at(event, action.error());
      if (const auto fault = G::apply_to_view(view_, kChance, *action))
        return at(event, {*fault, printable(event.text), {}});
    }
    return std::nullopt;
  }

  typename G::Config config_;
  int players_;
  typename G::Standing standing_;
  typename G::View view_{};
  Seat seat_ = kNobody;
  bool in_hand_ = false;
};

/// All replays of one redacted record: usually one, but several while the result of a hand is not known. A replay is
/// removed when a later line contradicts the replay, such as a deal although the match has ended in the replay.
template <Game G>
class RecordReplays {
 public:
  explicit RecordReplays(const RecordReplay<G>& first) : all_{first} {}

  std::optional<Problem> follow(const Event& event) {
    for (auto& replay : all_) replay.expect(event);
    settle();
    return keep([&event](RecordReplay<G>& replay) { return replay.follow(event); });
  }
  /// Ends the record where the seat for which it was redacted must decide. Returns the likeliest remaining replay.
  Result<RecordReplay<G>, Problem> end() {
    if (const auto problem = keep([](RecordReplay<G>& replay) { return replay.end(); })) return Failure{*problem};
    return all_.front();
  }
  /// Ends the record where the next decision may belong to any seat. Returns the likeliest remaining replay.
  Result<RecordReplay<G>, Problem> pause() {
    if (const auto problem = keep([](RecordReplay<G>& replay) { return replay.pause(); })) return Failure{*problem};
    return all_.front();
  }

 private:
  static constexpr std::size_t kMost = 200;  ///< largest number of replays that are kept

  void settle() {
    std::vector<RecordReplay<G>> others;
    for (auto& replay : all_) replay.settle(others);
    for (const auto& other : others) {
      const auto same = [&other](const RecordReplay<G>& replay) { return replay.same_so_far(other); };
      if (all_.size() < kMost && std::none_of(all_.begin(), all_.end(), same)) all_.push_back(other);
    }
  }
  /// Calls `step` for each replay and removes the replays for which it returns a Problem. Returns the first Problem
  /// if no replay is left.
  template <class Step>
  std::optional<Problem> keep(const Step& step) {
    std::optional<Problem> first;
    std::erase_if(all_, [&](RecordReplay<G>& replay) {
      const auto problem = step(replay);
      if (problem && !first) first = problem;
      return problem.has_value();
    });
    return all_.empty() ? first : std::nullopt;
  }

  std::vector<RecordReplay<G>> all_;  ///< the likeliest first
};

/// Replays a redacted record to its end. `seat` is the seat for which it was redacted; kNobody if its deals reveal the
/// seat.
template <Game G>
Result<RecordReplays<G>, Problem> replay_record(const Record& record, std::span<const int> values, Seat seat) {
  RecordReplays<G> replays{RecordReplay<G>{G::configure(record.header.players, values), record.header.players, seat}};
  for (const Event& event : record.events)
    if (const auto problem = replays.follow(event)) return Failure{*problem};
  return replays;
}

/// Returns the view at the end of a redacted record; `seat` as in replay_record().
template <Game G>
Result<typename G::View, Problem> view_at_end(const Record& record, std::span<const int> values, Seat seat) {
  auto replays = replay_record<G>(record, values, seat);
  if (!replays) return Failure{replays.error()};
  const auto end = replays->end();
  if (!end) return Failure{end.error()};
  return end->view();
}

/// Returns the view at the end of a record that was redacted for an unknown seat: the view of the first seat for which
/// the record is possible. The legal actions are the same for all such seats.
template <Game G>
Result<typename G::View, Problem> view_at_end(const Record& record, std::span<const int> values) {
  // In a game with a dummy, a redacted deal may show two hands, so it does not reveal the seat.
  constexpr bool kDealReveals = DealRevealsSeat<G> && !DecidesForOthers<G>;
  auto view = view_at_end<G>(record, values, kDealReveals ? kNobody : 0);
  if constexpr (kDealReveals) return view;
  for (Seat seat = 1; seat < record.header.players && !view; ++seat) {
    auto other = view_at_end<G>(record, values, seat);
    // If no seat fits, reports the problem of the seat whose replay came furthest.
    if (other || other.error().line == 0 || other.error().line > view.error().line) view = std::move(other);
  }
  return view;
}

/// Returns the seat that chooses `actor`'s next action, as far as `seat` knows: for a dummy, its declarer. `record` is
/// redacted for `seat` and ends just before that action.
template <Game G>
Seat next_decider(const Record& record, Seat seat, Seat actor) {
  if constexpr (DecidesForOthers<G>) {
    const auto values = read_rules(G::info(), record.header.rules);
    auto replays = replay_record<G>(record, *values, seat);
    const auto now = replays ? replays->pause() : Failure{replays.error()};
    if (now && G::to_act(now->view().state) == actor) return decider_of<G>(now->view().state);
  }
  return actor;
}

/// Implements ask_bot() for `Games`, so that a program that needs one game does not contain the bots of all games.
template <class Games>
Result<std::string, Problem> ask_bot_among(const BotRequest& request) {
  using Answer = Result<std::string, Problem>;
  const auto level = find_level(request.level);
  if (!level) return Failure{Problem{Fault::level_unknown, std::string{request.level}, level_names()}};
  const auto record = parse_record(request.record, Games::infos());
  if (!record) return Failure{record.error()};
  Rng rng{request.seed};
  return visit_game<Games, Answer>(record->header, [&]<Game G>(std::span<const int> values) -> Answer {
    const auto view = view_at_end<G>(*record, values);
    if (!view) return Failure{view.error()};
    const auto config = G::configure(record->header.players, values);
    return name_of<G>(config, choose<G>(*view, *level, request.budget, rng));
  });
}

}  // namespace tapete
