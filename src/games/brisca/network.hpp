#pragma once
#include <string_view>

#include "games/brisca/brisca.hpp"

/// A small neural network that chooses the cards in the playouts of `expert`. It wins more hands than the heuristic
/// policy, but a choice takes several times as long.
namespace tapete::brisca {

/// The inputs of the network for a seat that is about to play a card. Inputs are 0 or 1; these lists contain the
/// numbers of those that are 1.
struct Inputs {
  using Numbers = FixedList<std::uint16_t, 32>;
  struct Choice {
    Card card;
    Numbers numbers;  ///< inputs that describe this card and the trick after it
  };
  Numbers position;  ///< inputs that describe the position, the same for all cards
  FixedList<Choice, 3> choices;
};

/// Returns the inputs for these cards. They contain only what the seat to act knows, so `s` may be a whole state.
Inputs inputs_of(const State& s, CardSet cards);

/// The network: one hidden layer, and a direct weight for each input of a card. The weights are integers in playouts,
/// so that the results are the same on every machine, and floats in training.
template <class Number>
struct Network {
  static constexpr int kInputs = 289;
  static constexpr std::size_t kHidden = 16;
  using Layer = std::array<Number, kHidden>;

  std::array<Layer, kInputs> first{};
  Layer bias{};
  Layer second{};
  std::array<Number, kInputs> direct{};

  /// Adds the weights of these inputs to the sums of the hidden layer.
  void add(const Inputs::Numbers& numbers, Layer& sums) const {
    for (const std::uint16_t input : numbers)
      for (std::size_t k = 0; k < kHidden; ++k) sums[k] += first[input][k];
  }
  /// Returns the value of a card; only the differences between the values of a seat's cards have a meaning. `unit` is
  /// the number that stands for 1.
  [[nodiscard]] Number value(const Inputs::Choice& choice, const Layer& sums, Number unit) const {
    Number value = 0;
    for (const std::uint16_t input : choice.numbers) value += direct[input] * unit;
    for (std::size_t k = 0; k < kHidden; ++k) value += second[k] * (sums[k] > 0 ? sums[k] : 0);
    return value;
  }
  /// Calls visit(number) for every number of the network in a fixed order.
  template <class Visit>
  void each_number(const Visit& visit) {
    for (Layer& layer : first)
      for (Number& weight : layer) visit(weight);
    for (Number& weight : bias) visit(weight);
    for (Number& weight : second) visit(weight);
    for (Number& weight : direct) visit(weight);
  }
};

/// Number that stands for the weight 1 in the files of weights, one signed byte for each weight.
inline constexpr int kWeightUnit = 48;

/// Calls visit(card, value) for each of the cards. `unit` is the number that stands for 1.
template <class Number, class Visit>
void each_value(const Network<Number>& network, const State& s, CardSet cards, Number unit, const Visit& visit) {
  const Inputs inputs = inputs_of(s, cards);
  auto shared = network.bias;
  network.add(inputs.position, shared);
  for (const Inputs::Choice& choice : inputs.choices) {
    auto sums = shared;
    network.add(choice.numbers, sums);
    visit(choice.card, network.value(choice, sums, unit));
  }
}

/// Returns the card with the highest value.
template <class Number>
Card best_card(const Network<Number>& network, const State& s, CardSet cards, Number unit) {
  if (cards.size() == 1) return cards.first();
  Card best;
  Number most = 0;
  each_value(network, s, cards, unit, [&](Card card, Number value) {
    if (best.known() && value <= most) return;
    best = card;
    most = value;
  });
  return best;
}

/// Returns the trained network for matches with these rules; nullptr if there is none.
const Network<int>* network_for(const Config& config);

}  // namespace tapete::brisca
