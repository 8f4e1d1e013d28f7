#pragma once
#include <algorithm>
#include <bit>
#include <cstdio>
#include <cstdlib>
#include <istream>
#include <sstream>
#include <string>
#include <vector>

#include "games/kwingto/expectimax.hpp"
#include "games/kwingto/policy.hpp"

/// Self-play games for training by teach_kwingto: plays, writes and reads them, and makes training examples.
namespace tapete::kwingto {

/// Training example: one seat's board at the start of a round.
struct Example {
  Network::Inputs inputs;
  float now;   // the points so far
  float gain;  // the points still to come, in the network's unit: the target of learning
  float end;   // the points at the end
  int seat;
  int nearest;           // least number of cards that any board still needs for two full rows
  bool strayed = false;  // the seat played a random action here, so the network does not learn from the result
};

inline bool burning(const State& s) { return s.phase == Phase::fill || s.phase == Phase::penalty; }

/// Sets the targets of the examples from index `first` on, by TD(lambda): the points at the end are blended with the
/// network's estimates for later boards, which have far less variance.
inline void set_goals(const Network* network, const std::array<int, kMaxSeats>& points, int players, std::size_t first,
                      std::vector<Example>& examples) {
  constexpr float kFarSighted = 0.9F;  // lambda
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
  bool strays = false;  // whether the action was random
};

/// Returns the random generator of a game. Each game has its own, so that the result is the same on every machine.
inline Rng chance_of(int round, int game) {
  return Rng{static_cast<std::uint64_t>(round) << 32 | static_cast<std::uint32_t>(game)};
}

inline State start(Rng& rng) {
  Kwingto::Config config;
  config.players = static_cast<std::uint8_t>(rng.below(2) == 0 ? 2 : 3 + rng.below(2));
  return Kwingto::start(config, {}, Kwingto::random_deal(config, {}, rng));
}

/// Plays a game in which all seats use the network; if there is none, the heuristic policy.
inline std::vector<Move> play_game(const Network* network, Rng rng) {
  constexpr std::uint32_t kStray = 60;  // one action in 60 is random
  std::vector<Move> moves;
  State s = start(rng);
  while (s.phase != Phase::over) {
    Move move;
    if (s.actor == kChance) {
      move.action = Kwingto::random_event(s, rng);
    } else {
      // Random actions show the network boards that good players avoid.
      move.strays = !burning(s) && rng.below(kStray) == 0;
      move.action = move.strays          ? Kwingto::random_legal(s, rng)
                    : network == nullptr ? by_policy(s)
                                         : Expectimax{*network, s, false}.choose();
    }
    Kwingto::apply(s, move.action);
    moves.push_back(move);
  }
  return moves;
}

/// Adds the examples of a game.
inline void add_examples(const Network* network, State s, const std::vector<Move>& moves,
                         std::vector<Example>& examples) {
  const std::size_t first = examples.size();
  std::size_t newest = first;  // index of the first board of the present round
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

/// Writes one game per line: round, number, and the actions, with random ones marked.
inline void play(const Network* network, int round, int first, int last) {
  for (int game = first; game < last; ++game) {
    std::printf("%d %d", round, game);
    for (const Move& move : play_game(network, chance_of(round, game)))
      std::printf(" %x%s", std::bit_cast<std::uint32_t>(move.action), move.strays ? "!" : "");
    std::printf("\n");
  }
}

/// Reads games that play() has written. Returns false if the input is invalid. The heuristic policy played the games of
/// the first round, so their targets do not use the network's estimates.
inline bool read_games(std::istream& in, const Network& network, std::vector<Example>& examples) {
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

}  // namespace tapete::kwingto
