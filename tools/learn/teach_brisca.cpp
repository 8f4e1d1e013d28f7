// Trains the network of brisca's expert (src/games/brisca/two.bin):
//   teach_brisca PLAYERS ROUNDS POSITIONS WORLDS > src/games/brisca/two.bin
// In each round, games are played with the present network (in the first round, with the heuristic policy), and in
// POSITIONS positions every card is tried in the same WORLDS sampled worlds, which the present network plays to the end.
// A new network then learns how much better than the average each card was. The output depends only on the arguments.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "games/brisca/network.hpp"

namespace {

using namespace tapete;
using namespace tapete::brisca;

using Taught = Network<float>;

/// The inputs of a position, and the value of each card minus the mean value of all cards.
struct Example {
  Inputs inputs;
  std::array<float, 3> goals{};
};

/// Plays for all seats: by the network or, without one, by the heuristic policy.
struct Player {
  const Taught* network = nullptr;

  [[nodiscard]] Action choose(const State& s, Rng& rng) const {
    if (network == nullptr || s.phase != TrickPhase::play) return Rules::policy(s, rng);
    return play_action(best_card(*network, s, Rules::playable(s), 1.0F));
  }
  /// Returns the reward of the seat after this card, if this player plays on.
  [[nodiscard]] double reward_after(State s, Card card, Rng rng) const {
    const Seat seat = s.actor;
    Brisca::apply(s, play_action(card));
    while (s.phase != TrickPhase::over) Brisca::apply(s, choose(s, rng));
    return Rules::rewards(s)[at(seat)];
  }
};

Example example_of(const State& s, const Player& player, int worlds, Rng& rng) {
  const auto view = Brisca::view(s, s.actor);
  const Brisca::Sampler sampler{view};
  Example example{inputs_of(view.state, Rules::playable(s)), {}};
  const auto& choices = example.inputs.choices;
  double mean = 0;
  for (int i = 0; i < worlds; ++i) {
    const State world = sampler.draw(rng);
    const Rng chance{rng.next()};  // the same for every card
    for (std::size_t k = 0; k < choices.size(); ++k) {
      const double reward = player.reward_after(world, choices[k].card, chance) / worlds;
      example.goals[k] += static_cast<float>(reward);
      mean += reward / static_cast<double>(choices.size());
    }
  }
  for (std::size_t k = 0; k < choices.size(); ++k) example.goals[k] -= static_cast<float>(mean);
  return example;
}

std::vector<Example> gather(const Config& config, const Player& player, std::size_t positions, int worlds, Rng& rng) {
  constexpr std::uint32_t kLearns = 4;   // one position in four becomes an example
  constexpr std::uint32_t kStrays = 10;  // one card in ten is random, to show positions that good players avoid
  std::vector<Example> examples;
  while (examples.size() < positions) {
    State s = Brisca::start(config, {}, Brisca::random_deal(config, {}, rng));
    while (s.phase != TrickPhase::over) {
      const bool chooses = s.phase == TrickPhase::play && Rules::playable(s).size() > 1;
      if (chooses && rng.below(kLearns) == 0) examples.push_back(example_of(s, player, worlds, rng));
      Brisca::apply(s, chooses && rng.below(kStrays) == 0 ? Brisca::random_legal(s, rng) : player.choose(s, rng));
    }
  }
  return examples;
}

/// Gradient descent with AdaGrad's step sizes. The loss is the sum of the squared errors of an example's cards.
class Teacher {
 public:
  explicit Teacher(Taught& network) : network_(network) {}

  void learn(const Example& example, float step) {
    step_ = step;
    const auto& choices = example.inputs.choices;
    Taught::Layer shared = network_.bias;
    network_.add(example.inputs.position, shared);
    std::array<Taught::Layer, 3> sums{};
    std::array<float, 3> errors{};
    float mean = 0;
    for (std::size_t k = 0; k < choices.size(); ++k) {
      sums[k] = shared;
      network_.add(choices[k].numbers, sums[k]);
      errors[k] = network_.value(choices[k], sums[k], 1.0F) - example.goals[k];
      mean += errors[k] / static_cast<float>(choices.size());
    }
    for (std::size_t k = 0; k < choices.size(); ++k) errors[k] -= mean;
    correct(example.inputs, sums, errors);
  }

 private:
  void correct(const Inputs& inputs, const std::array<Taught::Layer, 3>& sums, const std::array<float, 3>& errors) {
    Taught::Layer all{};
    Taught::Layer seconds{};
    for (std::size_t k = 0; k < inputs.choices.size(); ++k) {
      Taught::Layer own{};
      for (std::size_t j = 0; j < own.size(); ++j) {
        own[j] = sums[k][j] > 0 ? errors[k] * network_.second[j] : 0;
        all[j] += own[j];
        seconds[j] += sums[k][j] > 0 ? errors[k] * sums[k][j] : 0;
      }
      for (const std::uint16_t input : inputs.choices[k].numbers) {
        change(network_.direct[input], squares_.direct[input], errors[k]);
        change(network_.first[input], squares_.first[input], own);
      }
    }
    for (const std::uint16_t input : inputs.position) change(network_.first[input], squares_.first[input], all);
    change(network_.bias, squares_.bias, all);
    change(network_.second, squares_.second, seconds);
  }
  void change(Taught::Layer& weights, Taught::Layer& squares, const Taught::Layer& slopes) const {
    for (std::size_t j = 0; j < weights.size(); ++j) change(weights[j], squares[j], slopes[j]);
  }
  void change(float& weight, float& squares, float slope) const {
    squares += slope * slope;
    weight -= step_ * slope / std::sqrt(squares + 1e-4F);
  }

  Taught& network_;
  Taught squares_;  ///< sums of the squared slopes, by weight
  float step_ = 0;
};

/// Returns small random weights.
Taught untrained(Rng& rng) {
  const auto near_zero = [&rng](float width) { return width * static_cast<float>(rng.unit() - 0.5); };
  Taught network;
  for (auto& layer : network.first)
    for (float& weight : layer) weight = near_zero(0.3F);
  for (float& weight : network.second) weight = near_zero(0.5F);
  return network;
}

void learn(Taught& network, std::vector<Example>& examples, Rng& rng) {
  constexpr int kPasses = 3;
  Teacher teacher{network};
  for (int pass = 1; pass <= kPasses; ++pass) {
    rng.shuffle(examples);
    for (const Example& example : examples) teacher.learn(example, 0.03F / static_cast<float>(pass));
  }
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 5) {
    std::fputs("usage: teach_brisca PLAYERS ROUNDS POSITIONS WORLDS > FILE.bin\n", stderr);
    return 2;
  }
  Config config;
  config.players = std::atoi(argv[1]) == 2 ? 2 : 4;
  Taught network;
  for (int round = 0; round < std::atoi(argv[2]); ++round) {
    Rng rng{static_cast<std::uint64_t>(round)};
    const Player player{round == 0 ? nullptr : &network};
    auto examples = gather(config, player, at(std::max(1, std::atoi(argv[3]))), std::max(1, std::atoi(argv[4])), rng);
    if (round == 0) network = untrained(rng);
    learn(network, examples, rng);
    std::fprintf(stderr, "round %d of %s\n", round + 1, argv[2]);
  }
  network.each_number([](float number) {
    const float scaled = std::clamp(std::round(number * kWeightUnit), -127.0F, 127.0F);
    std::fputc(static_cast<unsigned char>(static_cast<int>(scaled)), stdout);
  });
  return 0;
}
