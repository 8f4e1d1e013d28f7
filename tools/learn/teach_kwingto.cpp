// Teaches the network that Kwingto's bots go by (src/games/kwingto/worth_weights.cpp); tools/teach.sh runs it in parts.
//   teach_kwingto begin     a network that knows nothing
//   teach_kwingto play NETWORK ROUND FIRST LAST     the games from FIRST to before LAST, as the network plays them
//   against
//     itself; `policy` for the heuristic policy
//   teach_kwingto learn NETWORK ROUND < GAMES     the network once it has learned to foretell what each board had at
//   the
//     end of these games, and on stderr how well it does
//   teach_kwingto print NETWORK...     the mean of some networks, as the text of the source file
// The same on every run.
#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <numeric>
#include <sstream>
#include <string>
#include <vector>

#include "games/kwingto/foresight.hpp"
#include "games/kwingto/policy.hpp"

using namespace tapete;
using namespace tapete::kwingto;

namespace {

struct Example {
  Network::Inputs inputs;
  float now;   // points so far
  float gain;  // points still to come, in the network's unit, as it is to be foretold
  float end;   // points at the end
  int seat;
  int nearest;           // to the end
  bool strayed = false;  // the seat has then done something odd: nothing is to be learned from what came of it
};

/// The share of games of two that the network wins against the heuristic policy; a tie counts half.
double share_won(const Network& network, Rng& rng) {
  constexpr int kGames = 400;
  double won = 0;
  for (int game = 0; game < kGames; ++game) {
    State s = Kwingto::start({}, {}, Kwingto::random_deal({}, {}, rng));
    const Seat own = game % 2;
    while (s.phase != Phase::over) {
      const Action action = s.actor == kChance ? Kwingto::random_event(s, rng)
                            : s.actor == own   ? Foresight{network, s, true}.choose()
                                               : by_policy(s);
      Kwingto::apply(s, action);
    }
    const Seat winner = game_winner(s);
    won += winner == own ? 1 : winner == kNobody ? 0.5 : 0;
  }
  return won / kGames;
}

bool burning(const State& s) { return s.phase == Phase::fill || s.phase == Phase::penalty; }

/// What each board is to be taken for: the points at the end, blended with what the network thought of the boards on
/// the way, which strays far less.
void set_goals(const Network* network, const std::array<int, kMaxSeats>& points, int players, std::size_t first,
               std::vector<Example>& examples) {
  constexpr float kFarSighted = 0.9F;  // lambda of temporal differences
  std::array<float, Kwingto::kMostPlayers> goal{};
  for (int seat = 0; seat < players; ++seat) goal[at(seat)] = static_cast<float>(points[at(seat)]);
  std::array<bool, Kwingto::kMostPlayers> lost{};
  for (std::size_t i = examples.size(); i-- > first;) {
    Example& example = examples[i];
    float& later = goal[at(example.seat)];
    bool& unknown = lost[at(example.seat)];
    unknown = example.strayed || (unknown && network == nullptr);
    if (example.strayed && network != nullptr) later = example.now + kNetworkUnit * (*network)(example.inputs);
    example.strayed = unknown;
    if (unknown) continue;
    example.gain = (later - example.now) / kNetworkUnit;
    example.end = static_cast<float>(points[at(example.seat)]);
    if (network == nullptr) continue;
    const float thought = example.now + kNetworkUnit * (*network)(example.inputs);
    later = kFarSighted * later + (1 - kFarSighted) * thought;
  }
}

struct Move {
  Action action;
  bool strays = false;  // it was anything
};

/// The chance of a game: who plays it on which machine makes no difference.
Rng chance_of(int round, int game) {
  return Rng{static_cast<std::uint64_t>(round) << 32 | static_cast<std::uint32_t>(game)};
}

State start(Rng& rng) {
  Kwingto::Config config;
  config.players = static_cast<std::uint8_t>(rng.below(2) == 0 ? 2 : 3 + rng.below(2));
  return Kwingto::start(config, {}, Kwingto::random_deal(config, {}, rng));
}

/// A game that the network plays against itself; the heuristic policy if there is none.
std::vector<Move> play_game(const Network* network, Rng rng) {
  constexpr std::uint32_t kStray = 60;  // one action in so many
  std::vector<Move> moves;
  State s = start(rng);
  while (s.phase != Phase::over) {
    Move move;
    if (s.actor == kChance) {
      move.action = Kwingto::random_event(s, rng);
    } else {
      // Now and then anything, so that the network sees what good players avoid.
      move.strays = !burning(s) && rng.below(kStray) == 0;
      move.action = move.strays          ? Kwingto::random_legal(s, rng)
                    : network == nullptr ? by_policy(s)
                                         : Foresight{*network, s, false}.choose();
    }
    Kwingto::apply(s, move.action);
    moves.push_back(move);
  }
  return moves;
}

/// What there is to be learned from a game.
void add_examples(const Network* network, State s, const std::vector<Move>& moves, std::vector<Example>& examples) {
  const std::size_t first = examples.size();
  std::size_t newest = first;  // the first board of the present round
  const int players = s.config.players;
  for (const Move& move : moves) {
    if (s.phase == Phase::choose) {
      newest = examples.size();
      int nearest = 10;
      for (Seat seat = 0; seat < players; ++seat) nearest = std::min(nearest, lacking(s.board[at(seat)]));
      for (Seat seat = 0; seat < players; ++seat) {
        const auto now = static_cast<float>(score(s.board[at(seat)]).total());
        examples.push_back({inputs_of(s.board[at(seat)], rivals_of(s, seat)), now, 0, 0, seat, nearest, false});
      }
    }
    if (move.strays) examples[newest + at(s.actor)].strayed = true;
    Kwingto::apply(s, move.action);
  }
  set_goals(network, Kwingto::points(s), players, first, examples);
  const auto start = examples.begin() + static_cast<std::ptrdiff_t>(first);
  const auto strayed = [](const Example& example) { return example.strayed; };
  examples.erase(std::remove_if(start, examples.end(), strayed), examples.end());
}

/// The numbers of a network one after the other, with the running means of Adam.
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

/// How far differences between two boards of a game stray, by how near the end it is.
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
  constexpr int kTimes = 6;
  // The last games are kept apart, to see how well it foretells what it has not learned from.
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
      const double error = static_cast<double>(network(example.inputs) - example.gain);
      unseen += error * error;
    }
    if (time + 1 < kTimes) continue;
    std::fprintf(stderr, "  off by %.2f points, %.2f on what it has not seen\n",
                 static_cast<double>(kNetworkUnit) * std::sqrt(sum / static_cast<double>(order.size())),
                 static_cast<double>(kNetworkUnit) * std::sqrt(unseen / static_cast<double>(test.size())));
  }
  measure_spread(network, test);
}

/// The mean of some networks that came one out of the other: steadier than the last of them.
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

/// A hidden unit may count in another measure without changing what the network says: all are to fit a byte.
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

void print(Network network) {
  make_fit(network);
  std::printf(
      "#include \"games/kwingto/worth.hpp\"\n\n// Made by tools/learn/teach_kwingto.cpp.\n// clang-format off\n"
      "namespace tapete::kwingto {\n\nconst std::array<std::int8_t, Network::kNumbers> kTaught{");
  constexpr int kInLine = 24;
  int count = 0;
  each_number(network, [&count](float& number, float parts) {
    std::printf("%s%ld,", count++ % kInLine == 0 ? "\n" : "", std::lround(number * parts));
  });
  std::printf("\n};\n\n}  // namespace tapete::kwingto\n");
}

Result<Network> read_network(const std::string& name) {
  std::ifstream file{name};
  Network network;
  each_number(network, [&file](float& number, float) { file >> number; });
  if (!file) return Result<Network>::failure(name + " holds no network");
  return network;
}

void write(Network network) {
  each_number(network, [](float& number, float) { std::printf("%.9g\n", static_cast<double>(number)); });
}

/// A game a line: round, number, and its actions, those that stray marked.
void play(const Network* network, int round, int first, int last) {
  for (int game = first; game < last; ++game) {
    std::printf("%d %d", round, game);
    for (const Move& move : play_game(network, chance_of(round, game)))
      std::printf(" %x%s", std::bit_cast<std::uint32_t>(move.action), move.strays ? "!" : "");
    std::printf("\n");
  }
}

/// Reads what play() has written; false if it is anything else. Games of the first round are by the heuristic policy:
/// what a network thinks of boards on the way has no part in them.
bool read_games(std::istream& in, const Network& network, std::vector<Example>& examples) {
  for (std::string line; std::getline(in, line);) {
    std::istringstream words{line};
    int round = 0;
    int game = 0;
    if (!(words >> round >> game)) return false;
    Rng rng = chance_of(round, game);
    std::vector<Move> moves;
    for (std::string word; words >> word;) {
      const auto bits = static_cast<std::uint32_t>(std::strtoul(word.c_str(), nullptr, 16));
      moves.push_back({std::bit_cast<Action>(bits), word.back() == '!'});
    }
    add_examples(round == 0 ? nullptr : &network, start(rng), moves, examples);
  }
  return true;
}

int usage() {
  std::fputs(
      "usage: teach_kwingto begin | play NETWORK|policy ROUND FIRST LAST | learn NETWORK ROUND < GAMES |\n"
      "       print NETWORK...\n",
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
  const bool prints = words[0] == "print";
  for (std::size_t i = 1; i < (prints ? words.size() : 2); ++i) {
    if (words[i] == "policy") continue;
    const auto network = read_network(words[i]);
    if (!network) return refuse(network.error());
    networks.push_back(*network);
  }
  if (prints)
    print(mean(networks));
  else if (words[0] == "play" && words.size() == 5)
    play(networks.empty() ? nullptr : networks.data(), std::atoi(words[2].c_str()), std::atoi(words[3].c_str()),
         std::atoi(words[4].c_str()));
  else if (words[0] == "learn" && words.size() == 3 && !networks.empty())
    return learn(networks[0], std::atoi(words[2].c_str()));
  else
    return usage();
  return 0;
}
