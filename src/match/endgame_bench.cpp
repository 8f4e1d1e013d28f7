#include "match/endgame_bench.hpp"

#include <algorithm>
#include <chrono>
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
  // In turn for each position, so that all four see the same machine.
  for (const Endgame& position : corpus(positions, seed)) {
    int value = 0;
    int slow_value = 0;
    bool reached = false;
    FixedList<EndgameSolver::Choice, 10> choices;
    values.run([&] { value = solver.value(position); });
    slow.run([&] { slow_value = plain.value(position); });
    roots.run([&] { choices = solver.values(position); });
    const int bound = value + static_cast<int>(rng.below(41)) - 20;
    reaches.run([&] { reached = solver.reaches(position, bound); });
    const bool maximise = position.to_act() % 2 == 0;
    int best = choices[0].value;
    for (const auto& choice : choices) best = maximise ? std::max(best, choice.value) : std::min(best, choice.value);
    if (slow_value != value || best != value || reached != (value >= bound)) ++figures.mismatches;
  }
  figures.values = values.rate(positions);
  figures.roots = roots.rate(positions);
  figures.reaches = reaches.rate(positions);
  figures.plain = slow.rate(positions);
  return figures;
}

}  // namespace tapete
