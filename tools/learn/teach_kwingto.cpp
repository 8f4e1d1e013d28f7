// Trains the network of Kwingto's bots (src/games/kwingto/worth.bin); tools/teach.sh runs this program in parts.
//   teach_kwingto begin                                prints an untrained network
//   teach_kwingto play NETWORK ROUND FIRST LAST        prints the self-play games FIRST to LAST - 1; if NETWORK is
//                                                      `policy`, the heuristic policy plays
//   teach_kwingto learn NETWORK ROUND < GAMES          prints the network after training on these games, and its errors
//                                                      on stderr
//   teach_kwingto pack NETWORK...                      prints the mean of some networks in the format of worth.bin
// The output depends only on the arguments and the input.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <numeric>
#include <string>
#include <vector>

#include "kwingto_games.hpp"

using namespace tapete;
using namespace tapete::kwingto;

namespace {

/// Returns the share of two-player games that the network wins against the heuristic policy; a tie counts as half a
/// win.
double share_won(const Network& network, Rng& rng) {
  constexpr int kGames = 400;
  double won = 0;
  for (int game = 0; game < kGames; ++game) {
    State s = Kwingto::start({}, {}, Kwingto::random_deal({}, {}, rng));
    const Seat own = game % 2;
    while (s.phase != Phase::over) {
      const Action action = s.actor == kChance ? Kwingto::random_event(s, rng)
                            : s.actor == own   ? Expectimax{network, s, true}.choose()
                                               : by_policy(s);
      Kwingto::apply(s, action);
    }
    const Seat winner = game_winner(s);
    won += winner == own ? 1 : winner == kNobody ? 0.5 : 0;
  }
  return won / kGames;
}

/// Stochastic gradient descent on the squared error, one example at a time.
class Teacher {
 public:
  explicit Teacher(Network& network) : network_(network) {}

  double learn(const Example& example, float rate) {
    Network::Layer hidden = network_.bias;
    for (const Network::Input& input : example.inputs)
      for (std::size_t k = 0; k < hidden.size(); ++k) hidden[k] += input.value * network_.first[input.index][k];
    float out = network_.last;
    for (std::size_t k = 0; k < hidden.size(); ++k) out += std::max(hidden[k], 0.0F) * network_.second[k];
    const float error = out - example.gain;
    const float step = rate * error;
    for (std::size_t k = 0; k < hidden.size(); ++k) {
      const float back = hidden[k] > 0 ? step * network_.second[k] : 0;
      network_.second[k] -= step * std::max(hidden[k], 0.0F);
      hidden[k] = back;
      network_.bias[k] -= back;
    }
    network_.last -= step;
    for (const Network::Input& input : example.inputs)
      for (std::size_t k = 0; k < hidden.size(); ++k) network_.first[input.index][k] -= input.value * hidden[k];
    return static_cast<double>(error) * static_cast<double>(error);
  }

 private:
  Network& network_;
};

void begin(Network& network, Rng& rng) {
  const auto noise = [&rng] { return static_cast<float>(rng.unit() - 0.5); };
  for (auto& layer : network.first)
    for (float& weight : layer) weight = 0.3F * noise();
  for (float& weight : network.second) weight = 0.3F * noise();
}

/// Measures the standard deviation of the network's errors in the difference between two boards, separately for each
/// number of cards that the nearest board needs to end the game.
void measure_spread(Network& network, const std::vector<Example>& examples) {
  std::array<double, 11> squares{};
  std::array<double, 11> count{};
  for (std::size_t i = 0; i + 1 < examples.size(); ++i) {
    const Example& a = examples[i];
    const Example& b = examples[i + 1];
    if (a.seat != 0 || b.seat != 1) continue;
    const auto stray = [&network](const Example& example) {
      return static_cast<double>(example.end - example.now - kNetworkUnit * network(example.inputs));
    };
    const double off = stray(a) - stray(b);
    squares[at(a.nearest)] += off * off;
    ++count[at(a.nearest)];
  }
  for (std::size_t i = 0; i < squares.size(); ++i)
    network.spread[i] = static_cast<float>(std::sqrt(squares[i] / std::max(count[i], 1.0)));
}

void teach(Network& network, std::vector<Example>& examples, Rng& rng) {
  constexpr int kTimes = 6;  // passes over all examples
  // The last twentieth of the examples is kept for validation.
  const auto kept = static_cast<std::ptrdiff_t>(examples.size() - examples.size() / 20);
  const std::vector<Example> test{examples.begin() + kept, examples.end()};
  std::vector<std::size_t> order(static_cast<std::size_t>(kept));
  std::iota(order.begin(), order.end(), std::size_t{0});
  Teacher teacher{network};
  for (int time = 0; time < kTimes; ++time) {
    rng.shuffle(order);
    const float rate = 0.01F * std::pow(0.55F, static_cast<float>(time));
    double sum = 0;
    for (const std::size_t i : order) sum += teacher.learn(examples[i], rate);
    double unseen = 0;
    for (const Example& example : test) {
      const auto error = static_cast<double>(network(example.inputs) - example.gain);
      unseen += error * error;
    }
    if (time + 1 < kTimes) continue;
    std::fprintf(stderr, "  off by %.2f points, %.2f on what it has not seen\n",
                 static_cast<double>(kNetworkUnit) * std::sqrt(sum / static_cast<double>(order.size())),
                 static_cast<double>(kNetworkUnit) * std::sqrt(unseen / static_cast<double>(test.size())));
  }
  measure_spread(network, test);
}

/// Returns the mean of several consecutive networks, which varies less than the last network.
Network mean(std::vector<Network>& networks) {
  Network out;
  for (Network& network : networks) {
    std::vector<float> numbers;
    each_number(network, [&numbers](float& number, float) { numbers.push_back(number); });
    std::size_t i = 0;
    each_number(out, [&](float& number, float) { number += numbers[i++] / static_cast<float>(networks.size()); });
  }
  return out;
}

/// Rescales hidden units so that all their weights fit in a byte. The output of the network does not change.
void make_fit(Network& network) {
  constexpr float kMost = 127 / kWeightParts;
  for (std::size_t unit = 0; unit < Network::kHidden; ++unit) {
    float most = std::abs(network.bias[unit]);
    for (const auto& layer : network.first) most = std::max(most, std::abs(layer[unit]));
    if (most <= kMost) continue;
    const float factor = kMost / most;
    for (auto& layer : network.first) layer[unit] *= factor;
    network.bias[unit] *= factor;
    network.second[unit] /= factor;
  }
}

/// Prints a network in the format of worth.bin.
void pack(Network network) {
  make_fit(network);
  each_number(network, [](float& number, float parts) {
    std::putchar(static_cast<unsigned char>(static_cast<std::int8_t>(std::lround(number * parts))));
  });
}

Result<Network> read_network(const std::string& name) {
  std::ifstream file{name};
  Network network;
  each_number(network, [&file](float& number, float) { file >> number; });
  if (!file) return Failure{name + " contains no network"};
  return network;
}

void write(Network network) {
  each_number(network, [](float& number, float) { std::printf("%.9g\n", static_cast<double>(number)); });
}

int usage() {
  std::fputs(
      "usage: teach_kwingto begin | play NETWORK|policy ROUND FIRST LAST | learn NETWORK ROUND < GAMES |\n"
      "       pack NETWORK...\n",
      stderr);
  return 2;
}

int refuse(const std::string& why) {
  std::fprintf(stderr, "%s\n", why.c_str());
  return 2;
}

int learn(Network network, int round) {
  std::vector<Example> examples;
  if (!read_games(std::cin, network, examples)) return refuse("these are no games");
  Rng rng{static_cast<std::uint64_t>(round)};
  teach(network, examples, rng);
  std::fprintf(stderr, "  %zu boards, %.1f %% of games won against the heuristic policy\n", examples.size(),
               100 * share_won(network, rng));
  write(network);
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> words{argv + 1, argv + argc};
  if (words == std::vector<std::string>{"begin"}) {
    Network network;
    Rng rng{1};
    begin(network, rng);
    write(network);
    return 0;
  }
  if (words.size() < 2) return usage();
  std::vector<Network> networks;
  const bool packs = words[0] == "pack";
  for (std::size_t i = 1; i < (packs ? words.size() : 2); ++i) {
    if (words[i] == "policy") continue;
    const auto network = read_network(words[i]);
    if (!network) return refuse(network.error());
    networks.push_back(*network);
  }
  if (packs)
    pack(mean(networks));
  else if (words[0] == "play" && words.size() == 5)
    play(networks.empty() ? nullptr : networks.data(), std::atoi(words[2].c_str()), std::atoi(words[3].c_str()),
         std::atoi(words[4].c_str()));
  else if (words[0] == "learn" && words.size() == 3 && !networks.empty())
    return learn(networks[0], std::atoi(words[2].c_str()));
  else
    return usage();
  return 0;
}
