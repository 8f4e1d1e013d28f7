#include "match/bot.hpp"

#include "bots/players.hpp"
#include "match/game_list.hpp"
#include "match/record.hpp"
#include "match/table.hpp"

namespace tapete {
namespace {

using Answer = Result<std::string, Problem>;

std::string level_names() {
  std::string out;
  for (const auto name : bot_levels()) out += (out.empty() ? "" : " | ") + std::string{name};
  return out;
}

/// Follows a redacted record as the seat that it was made for. Where the record leaves open who won a hand, the bits of
/// `doubts` tell whether to believe the likelier outcome (0) or the other (1).
template <Game G>
class Watcher {
 public:
  /// `seat` is whose record it is, for games whose deals do not tell.
  Watcher(const typename G::Config& config, int players, Seat seat, unsigned doubts)
      : config_(config), players_(players), standing_(G::opening(config)), seat_(seat), doubts_(doubts) {}

  std::optional<Problem> follow(const Event& event) {
    const auto problem = [&event](Fault fault) { return Problem{fault, printable(event.text), {}, event.line}; };
    const std::string_view line = event.text;
    if (line.find("  ") != std::string_view::npos) return problem(Fault::spacing);
    settle_if_over();
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

  Answer answer(Level level, const Budget& budget, Rng& rng) {
    settle_if_over();
    if (!in_hand_ || !G::watch_end(view_)) return Answer::failure({Fault::no_seat, {}, {}});
    if (!typename G::Sampler{view_}.possible()) return Answer::failure({Fault::no_deal_fits, {}, {}});
    return G::name(choose<G>(view_, level, budget, rng));
  }

 private:
  void settle_if_over() {
    if (!in_hand_ || !G::watch_over(view_)) return;
    if (G::turn_doubtful(view_)) {
      if ((doubts_ & 1U) == 0) G::turn_doubtful(view_);  // back again
      doubts_ >>= 1;
    }
    standing_ = G::settle(config_, standing_, view_.state);
    in_hand_ = false;
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
    if constexpr (DealTellsSeat<G>) {
      const Seat seat = G::viewer(config_, *deal);
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
  unsigned doubts_;
  bool in_hand_ = false;
};

/// Follows the record as that seat, where its deals do not tell whose it is, and lets the bot answer.
template <Game G>
Answer ask_as(Seat seat, const Record& record, std::span<const int> values, Level level, const Budget& budget,
              Rng& rng) {
  // What follows a hand whose winner is open may show that it was the other side: the match would have been over.
  constexpr unsigned kMostTries = 64;
  std::optional<Problem> first_problem;
  for (unsigned doubts = 0; doubts < kMostTries; ++doubts) {
    Watcher<G> watcher{G::configure(record.header.players, values), record.header.players, seat, doubts};
    std::optional<Problem> problem;
    for (std::size_t i = 0; i < record.events.size() && !problem; ++i) problem = watcher.follow(record.events[i]);
    if (!problem) return watcher.answer(level, budget, rng);
    if (!first_problem) first_problem = problem;
    if (problem->fault != Fault::match_over) break;
  }
  return Answer::failure(*first_problem);
}

template <Game G>
Answer ask(const Record& record, std::span<const int> values, Level level, const Budget& budget, Rng& rng) {
  if constexpr (DealTellsSeat<G>) return ask_as<G>(kNobody, record, values, level, budget, rng);
  // Whoever the record fits: seats that it fits equally have the same choice.
  Answer answer = Answer::failure({Fault::no_seat, {}, {}});
  for (Seat seat = 0; seat < record.header.players; ++seat) {
    Answer as_seat = ask_as<G>(seat, record, values, level, budget, rng);
    if (as_seat) return as_seat;
    if (seat == 0 || as_seat.error().line > answer.error().line) answer = std::move(as_seat);
  }
  return answer;
}

}  // namespace

const std::vector<std::string_view>& bot_levels() {
  static const std::vector<std::string_view> names = [] {
    std::vector<std::string_view> out;
    out.reserve(kLevels.size());
    for (const auto& level : kLevels) out.push_back(level.first);
    return out;
  }();
  return names;
}

Budget patience(std::string_view level) {
  return Budget{std::chrono::milliseconds{find_level(level) == Level::expert ? 400 : 150}};
}

Answer ask_bot(const BotRequest& request) {
  const auto level = find_level(request.level);
  if (!level) return Answer::failure({Fault::level_unknown, std::string{request.level}, level_names()});
  const auto record = parse_record(request.record);
  if (!record) return Answer::failure(record.error());
  // Checks game, players and rules.
  if (const auto table = open_table(record->header); !table) return Answer::failure(table.error());
  const GameInfo& game = *find_game(record->header.game);
  const auto values = read_rules(game, record->header.rules);
  Rng rng{request.seed};
  Answer answer = Answer::failure({Fault::game_unknown, record->header.game, {}});
  GameList::with(game.id, [&]<Game G>() { answer = ask<G>(*record, *values, *level, request.budget, rng); });
  return answer;
}

}  // namespace tapete
