#include "match/endgame_bench.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <span>
#include <vector>

#include "games/guinote/rules.hpp"
#include "tricks/endgame_plain.hpp"

namespace tapete {
namespace {

std::vector<Endgame> corpus(int positions, std::uint64_t seed) {
  Rng rng{seed};
  std::vector<Endgame> out;
  while (static_cast<int>(out.size()) < positions) {
    auto s = Guinote::start({}, {}, Guinote::random_deal({}, {}, rng));
    while (!guinote::arrastre(s) || s.phase != Guinote::Phase::play)
      Guinote::apply(s, Guinote::casual(Guinote::view(s, s.actor), rng));
    out.push_back(guinote::endgame_of(s));
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

/// What was found about a position.
struct Found {
  int value = 0;
  int plain = 0;
  FixedList<EndgameSolver::Choice, 10> choices;
  int bound = 0;
  bool reached = false;
};

bool agree(const Endgame& position, const Found& found) {
  const bool maximise = position.to_act() % 2 == 0;
  int best = found.choices[0].value;
  for (const auto& choice : found.choices)
    best = maximise ? std::max(best, choice.value) : std::min(best, choice.value);
  return found.plain == found.value && best == found.value && found.reached == (found.value >= found.bound);
}

}  // namespace

EndgameFigures measure_endgames(int positions, std::uint64_t seed) {
  EndgameFigures figures;
  figures.positions = positions;
  EndgameSolver solver{Guinote::kRanking};
  PlainEndgame plain{Guinote::kRanking};
  Rng rng{seed + 1};
  Stopwatch values;
  Stopwatch roots;
  Stopwatch reaches;
  Stopwatch slow;
  // In turn, so that all see the same machine: the solver's questions for each position; plain search, from which it
  // has to warm up again, for many positions in a row.
  constexpr std::size_t kInARow = 50;
  const std::vector<Endgame> all = corpus(positions, seed);
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

}  // namespace tapete
