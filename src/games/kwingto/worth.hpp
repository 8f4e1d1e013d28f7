#pragma once
#include "games/kwingto/rules.hpp"

/// What positions are worth: a small network that was taught by games against itself (tools/learn/teach_kwingto.cpp).
namespace tapete::kwingto {

/// How near the game's end the others have brought it.
struct Rivals {
  int lacking = 10;   ///< cards that the nearest one lacks for two full rows
  int penalties = 0;  ///< the most that one has
  int players = 2;    ///< of the game
};
/// Cards that a board lacks for two full rows.
int lacking(const Board& board);
/// Those of a seat.
Rivals rivals_of(const State& s, Seat seat);

/// A network with one hidden layer.
struct Network {
  static constexpr int kSpaceInputs = 43;
  static constexpr int kRowInputs = Kwingto::kSpaces * kSpaceInputs + 2;
  static constexpr int kColumnInputs = 4;
  static constexpr int kOtherInputs = 18;
  static constexpr int kInputs = Kwingto::kRows * kRowInputs + Kwingto::kSpaces * kColumnInputs + kOtherInputs;
  static constexpr int kHidden = 32;
  static constexpr int kSpreads = 11;
  static constexpr int kNumbers = kInputs * kHidden + 2 * kHidden + 1 + kSpreads;
  /// Those that are not 0: mostly few.
  struct Input {
    std::uint16_t index;
    float value;
  };
  using Inputs = FixedList<Input, 120>;
  using Layer = std::array<float, kHidden>;

  std::array<Layer, kInputs> first{};
  Layer bias{};
  Layer second{};
  float last = 0;
  /// How far the difference of two players' points strays from what is expected (standard deviation), by the fewest
  /// cards that somebody lacks for two full rows.
  std::array<float, kSpreads> spread{};

  [[nodiscard]] float operator()(const Inputs& inputs) const;
  /// The points that a board will have at the end.
  [[nodiscard]] double points(const Board& board, const Rivals& rivals) const;
};

/// What the network is shown of a board.
Network::Inputs inputs_of(const Board& board, const Rivals& rivals);

/// Points are worked with in this unit.
inline constexpr float kNetworkUnit = 50;

/// The network that was taught.
const Network& network();
/// Its numbers one after the other, each so many parts of one.
extern const std::array<std::int8_t, Network::kNumbers> kTaught;
inline constexpr float kWeightParts = 256;
inline constexpr float kSpreadParts = 8;

/// Calls `visit` for every number of a network with the parts of one that it is counted in, always in the same order.
template <class Visit>
void each_number(Network& network, const Visit& visit) {
  for (auto& layer : network.first)
    for (float& weight : layer) visit(weight, kWeightParts);
  for (float& weight : network.bias) visit(weight, kWeightParts);
  for (float& weight : network.second) visit(weight, kWeightParts);
  visit(network.last, kWeightParts);
  for (float& width : network.spread) visit(width, kSpreadParts);
}

}  // namespace tapete::kwingto
