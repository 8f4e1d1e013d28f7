#pragma once
#include <string_view>

#include "games/kwingto/rules.hpp"

/// The values of positions, estimated by a small neural network that was trained on self-play
/// (tools/learn/teach_kwingto.cpp).
namespace tapete::kwingto {

/// Progress of the other players towards the end of the game.
struct Rivals {
  int lacking = 10;   ///< the smallest number of cards that a rival lacks for two full rows
  int penalties = 0;  ///< the largest number of penalties of a rival
  int players = 2;    ///< number of players in the game
};
/// Returns the number of cards that a board lacks for two full rows.
int lacking(const Board& board);
/// Returns the state of the rivals of a seat.
Rivals rivals_of(const State& s, Seat seat);

/// A network with one hidden layer.
struct Network {
  /// Inputs of a space: 14 for its card; for an empty space, 1 for the number of cards that fit, and 14 for the nearest
  /// card on each side.
  static constexpr int kSpaceInputs = 43;
  static constexpr int kRowInputs = Kwingto::kSpaces * kSpaceInputs + 2;
  static constexpr int kColumnInputs = 4;
  static constexpr int kOtherInputs = 18;
  static constexpr int kInputs = Kwingto::kRows * kRowInputs + Kwingto::kSpaces * kColumnInputs + kOtherInputs;
  static constexpr int kHidden = 32;
  static constexpr int kSpreads = 11;  ///< size of `spread`: a player lacks 0 to 10 cards
  static constexpr int kNumbers = kInputs * kHidden + 2 * kHidden + 1 + kSpreads;
  /// One input of a sparse list, which leaves out all inputs that are 0.
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
  /// Standard deviation of the difference between two players' final points from its expected value, by the smallest
  /// number of cards that a player lacks for two full rows.
  std::array<float, kSpreads> spread{};

  [[nodiscard]] float operator()(const Inputs& inputs) const;
  /// Returns the expected final points of a board.
  [[nodiscard]] double points(const Board& board, const Rivals& rivals) const;
};

/// Returns the inputs of the network for a board.
Network::Inputs inputs_of(const Board& board, const Rivals& rivals);

/// Number of points in one unit of the network's output.
inline constexpr float kNetworkUnit = 50;

/// Returns the trained network.
const Network& network();
/// Returns the bytes of worth.bin: the numbers of the network in the order and scale of each_number(), one signed byte
/// each.
std::string_view worth_bin();
inline constexpr float kWeightParts = 256;  ///< units of a weight in worth.bin are 1 / kWeightParts
inline constexpr float kSpreadParts = 8;    ///< units of a spread in worth.bin are 1 / kSpreadParts

/// Calls `visit(number, parts)` for every number of a network in a fixed order. worth.bin stores `number` times
/// `parts`.
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
