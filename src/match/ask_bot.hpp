#pragma once
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "bots/players.hpp"
#include "match/bot.hpp"
#include "match/record.hpp"
#include "match/table.hpp"

/// Asking a bot: the redacted record is followed to its end, and what the seat then knows is given to the bot.
namespace tapete {

/// Follows a redacted record as the seat that it was made for.
template <Game G>
class Watcher {
 public:
  /// `seat` is whose record it is, for games whose deals do not tell.
  Watcher(const typename G::Config& config, int players, Seat seat)
      : config_(config), players_(players), standing_(G::opening(config)), seat_(seat) {}

  /// In how many ways a hand that has just ended may have ended; 0 if none has.
  [[nodiscard]] int endings() const { return in_hand_ && G::watch_over(view_) ? G::readings(view_) : 0; }
  /// Takes one of them for what has happened.
  void settle(int ending) {
    G::read_as(view_, ending);
    standing_ = G::settle(config_, standing_, view_.state);
    in_hand_ = false;
  }
  /// The line that comes next may start another hand: then this one is over.
  void expect(const Event& event) {
    if constexpr (SilentEnds<G>)
      if (in_hand_ && first_word(event.text) == first_word(G::due(standing_))) G::watch_to_end(view_);
  }

  std::optional<Problem> follow(const Event& event) {
    const auto problem = [&event](Fault fault) { return Problem{fault, printable(event.text), {}, event.line}; };
    const std::string_view line = event.text;
    if (line.find("  ") != std::string_view::npos) return problem(Fault::spacing);
    if (G::match_over(config_, standing_)) return problem(Fault::match_over);
    const auto word = first_word(line);
    const auto seat = word.size() == 1 ? parse_number(word, players_ - 1) : std::nullopt;
    if (!seat && !names_chance(word)) return problem(Fault::malformed);
    if (in_hand_ ? chance_due() != !seat : static_cast<bool>(seat))
      return problem(seat ? Fault::chance_expected : Fault::action_expected);
    if (!seat) return in_hand_ ? follow_chance(event) : follow_deal(event);
    const auto action = G::parse(*seat, line.size() > 2 ? line.substr(2) : std::string_view{});
    if (!action) return problem(Fault::malformed);
    if (!G::watch(view_, *seat, *action)) return problem(Fault::illegal);
    return std::nullopt;
  }

  /// The record ends here. Afterwards view() is what the seat to act knows.
  std::optional<Problem> end() {
    if (!in_hand_ || !G::watch_end(view_)) return Problem{Fault::no_seat, {}, {}};
    if (!typename G::Sampler{view_}.possible()) return Problem{Fault::no_deal_fits, {}, {}};
    return std::nullopt;
  }
  [[nodiscard]] const typename G::View& view() const { return view_; }

 private:
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
    if constexpr (DealTellsSeat<G>) {
      const Seat seat = G::viewer(config_, standing_, *deal);
      if (seat == kNobody || (seat_ != kNobody && seat != seat_)) return at(event, {Fault::no_seat, {}, {}});
      seat_ = seat;
    }
    view_ = G::watch_start(config_, standing_, *deal, seat_);
    in_hand_ = true;
    return std::nullopt;
  }

  std::optional<Problem> follow_chance(const Event& event) {
    if constexpr (ChanceInside<G>) {
      const auto action = G::parse_event(view_.state, event.text);
      if (!action) return at(event, action.error());
      if (!G::watch(view_, kChance, *action)) return at(event, {Fault::illegal, printable(event.text), {}});
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

/// The view at the end of a redacted record. Where the record leaves open how a hand ended, what follows may show that
/// it was otherwise than was likeliest (the match would have been over, somebody would have left it): the next way is
/// tried from there. `seat` is whose record it is, for games whose deals do not tell.
template <Game G>
Result<typename G::View, Problem> view_at_end(const Record& record, std::span<const int> values, Seat seat) {
  struct Branch {
    Watcher<G> watcher;
    std::size_t event = 0;
    int ending = 0;
  };
  constexpr int kMostTries = 1000;
  Watcher<G> watcher{G::configure(record.header.players, values), record.header.players, seat};
  std::vector<Branch> untried;
  std::optional<Problem> first_problem;
  std::size_t event = 0;
  for (int tries = 0; tries < kMostTries;) {
    const bool at_end = event == record.events.size();
    if (!at_end) watcher.expect(record.events[event]);
    if (const int endings = watcher.endings(); endings > 0) {
      for (int ending = endings - 1; ending > 0; --ending) untried.push_back({watcher, event, ending});
      watcher.settle(0);
    }
    const auto problem = at_end ? watcher.end() : watcher.follow(record.events[event]);
    ++event;
    if (!problem && at_end) return watcher.view();
    if (!problem) continue;
    if (!first_problem) first_problem = problem;
    if (untried.empty()) break;
    ++tries;
    watcher = untried.back().watcher;
    watcher.settle(untried.back().ending);
    event = untried.back().event;
    untried.pop_back();
  }
  return Result<typename G::View, Problem>::failure(*first_problem);
}

/// The same where the record may be anybody's: of the seats that it fits the first one. Such seats have the same
/// choice.
template <Game G>
Result<typename G::View, Problem> view_at_end(const Record& record, std::span<const int> values) {
  auto view = view_at_end<G>(record, values, DealTellsSeat<G> ? kNobody : 0);
  if constexpr (DealTellsSeat<G>) return view;
  for (Seat seat = 1; seat < record.header.players && !view; ++seat) {
    auto other = view_at_end<G>(record, values, seat);
    // The complaint that came last in the record is from the seat that it fits best.
    if (other || other.error().line == 0 || other.error().line > view.error().line) view = std::move(other);
  }
  return view;
}

/// ask_bot() with the bots of these games only. Whoever names few games need not hold the others.
template <class Games>
Result<std::string, Problem> ask_bot_among(const BotRequest& request) {
  using Answer = Result<std::string, Problem>;
  const auto level = find_level(request.level);
  if (!level) return Answer::failure({Fault::level_unknown, std::string{request.level}, level_names()});
  const auto record = parse_record(request.record);
  if (!record) return Answer::failure(record.error());
  const auto game = check_header(record->header, Games::infos());
  if (!game) return Answer::failure(game.error());
  const auto values = read_rules(**game, record->header.rules);
  Rng rng{request.seed};
  Answer answer = Answer::failure({Fault::game_unknown, record->header.game, {}});
  Games::with((*game)->id, [&]<Game G>() {
    const auto view = view_at_end<G>(*record, *values);
    answer = view ? Answer{G::name(choose<G>(*view, *level, request.budget, rng))} : Answer::failure(view.error());
  });
  return answer;
}

}  // namespace tapete
