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
  Watcher(const typename G::Config& config, int players, unsigned doubts)
      : config_(config), players_(players), standing_(G::opening(config)), doubts_(doubts) {}

  std::optional<Problem> follow(const Event& event) {
    const auto problem = [&event](Fault fault) { return Problem{fault, printable(event.text), {}, event.line}; };
    const std::string_view line = event.text;
    if (line.find("  ") != std::string_view::npos) return problem(Fault::spacing);
    settle_if_over();
    if (G::match_over(config_, standing_)) return problem(Fault::match_over);
    const auto word = first_word(line);
    const auto seat = word.size() == 1 ? parse_number(word, players_ - 1) : std::nullopt;
    if (!seat && word != first_word(G::due(standing_))) return problem(Fault::malformed);
    if (!seat) return in_hand_ ? problem(Fault::action_expected) : follow_deal(event);
    if (!in_hand_) return problem(Fault::chance_expected);
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

  std::optional<Problem> follow_deal(const Event& event) {
    auto deal = G::parse_deal(config_, standing_, event.text, true);
    if (!deal) {
      Problem problem = deal.error();
      problem.line = event.line;
      return problem;
    }
    const Seat seat = G::viewer(config_, *deal);
    if (seat == kNobody || (seat_ != kNobody && seat != seat_)) return Problem{Fault::no_seat, {}, {}, event.line};
    seat_ = seat;
    view_ = G::watch_start(config_, standing_, *deal, seat);
    in_hand_ = true;
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

template <Game G>
Answer ask(const Record& record, std::span<const int> values, Level level, const Budget& budget, Rng& rng) {
  // What follows a hand whose winner is open may show that it was the other side: the match would have been over.
  constexpr unsigned kMostTries = 64;
  std::optional<Problem> first_problem;
  for (unsigned doubts = 0; doubts < kMostTries; ++doubts) {
    Watcher<G> watcher{G::configure(record.header.players, values), record.header.players, doubts};
    std::optional<Problem> problem;
    for (std::size_t i = 0; i < record.events.size() && !problem; ++i) problem = watcher.follow(record.events[i]);
    if (!problem) return watcher.answer(level, budget, rng);
    if (!first_problem) first_problem = problem;
    if (problem->fault != Fault::match_over) break;
  }
  return Answer::failure(*first_problem);
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
