#include "match/endgame_bench.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <span>
#include <vector>

#include "match/game_list.hpp"
#include "tricks/endgame_plain.hpp"

namespace tapete {
namespace {

/// A game whose endings EndgameSolver solves.
template <class G>
concept HasEndgames = Game<G> && requires(const typename G::State state) {
  G::kRanking;
  /// Returns the ending with all cards known; nothing before the last cards are dealt.
  { G::endgame(state) } -> std::same_as<std::optional<Endgame>>;
};

/// Plays random hands, and returns the positions in which their endings begin.
template <HasEndgames G>
std::vector<Endgame> corpus(int positions, std::uint64_t seed) {
  Rng rng{seed};
  std::vector<Endgame> out;
  while (static_cast<int>(out.size()) < positions) {
    auto state = G::start({}, {}, G::random_deal({}, {}, rng));
    while (!G::endgame(state)) G::apply(state, G::random_legal(state, rng));
    out.push_back(*G::endgame(state));
  }
  return out;
}

class Stopwatch {
 public:
  template <class Task>
  void run(const Task& task) {
    const auto start = Clock::now();
    task();
    spent_ += Clock::now() - start;
  }
  [[nodiscard]] double rate(int count) const { return count / spent_.count(); }

 private:
  using Clock = std::chrono::steady_clock;
  std::chrono::duration<double> spent_{};
};

/// Results of all searches for one position.
struct Found {
  int value = 0;                                 ///< by EndgameSolver::value()
  int plain = 0;                                 ///< by PlainEndgame
  FixedList<EndgameSolver::Choice, 10> choices;  ///< by EndgameSolver::values()
  int bound = 0;                                 ///< the bound passed to EndgameSolver::reaches()
  bool reached = false;                          ///< the answer of EndgameSolver::reaches()
};

bool agree(const Endgame& position, const Found& found) {
  const bool maximise = position.to_act() % 2 == 0;
  int best = found.choices[0].value;
  for (const auto& choice : found.choices)
    best = maximise ? std::max(best, choice.value) : std::min(best, choice.value);
  return found.plain == found.value && best == found.value && found.reached == (found.value >= found.bound);
}

EndgameFigures measure(const Ranking& ranking, const std::vector<Endgame>& all, Rng rng) {
  const auto positions = static_cast<int>(all.size());
  EndgameFigures figures;
  figures.positions = positions;
  EndgameSolver solver{ranking};
  PlainEndgame plain{ranking};
  Stopwatch values;
  Stopwatch roots;
  Stopwatch reaches;
  Stopwatch slow;
  // The two solvers take turns, so that other load on the machine affects both. A turn covers many positions, because
  // the processor's caches lose the data of plain search between its turns.
  constexpr std::size_t kInARow = 50;
  for (std::span<const Endgame> rest{all}; !rest.empty();) {
    const auto row = rest.first(std::min(rest.size(), kInARow));
    rest = rest.subspan(row.size());
    std::array<Found, kInARow> found;
    for (std::size_t i = 0; i < row.size(); ++i) {
      const Endgame& position = row[i];
      Found& to = found[i];
      values.run([&] { to.value = solver.value(position); });
      roots.run([&] { to.choices = solver.values(position); });
      to.bound = to.value + static_cast<int>(rng.below(41)) - 20;
      reaches.run([&] { to.reached = solver.reaches(position, to.bound); });
    }
    slow.run([&] {
      for (std::size_t i = 0; i < row.size(); ++i) found[i].plain = plain.value(row[i]);
    });
    for (std::size_t i = 0; i < row.size(); ++i) figures.mismatches += agree(row[i], found[i]) ? 0 : 1;
  }
  figures.values = values.rate(positions);
  figures.roots = roots.rate(positions);
  figures.reaches = reaches.rate(positions);
  figures.plain = slow.rate(positions);
  return figures;
}

}  // namespace

std::optional<EndgameFigures> measure_endgames(const GameInfo& game, int positions, std::uint64_t seed) {
  std::optional<EndgameFigures> figures;
  GameList::with(game.id, [&]<Game G>() {
    if constexpr (HasEndgames<G>) figures = measure(G::kRanking, corpus<G>(positions, seed), Rng{seed + 1});
  });
  return figures;
}

}  // namespace tapete
