#pragma once
#include "records_support.hpp"

/// Helpers for tests of podrida.
namespace tapete::test::podrida {

using namespace records;

struct Game {
  int players = 4;
  RuleChoice rules{};
  Deck deck = Deck::french;

  [[nodiscard]] std::unique_ptr<Table> open() const { return open_match("podrida", players, rules); }
  /// Returns a deal line with these hands from seat 0 on, and then the cards `after`. All other cards follow in order.
  [[nodiscard]] std::string deal(int dealer, const Lines& hands, const std::string& after = {}) const {
    CardSet rest = CardSet::full(deck);
    std::string line = "deal " + std::to_string(dealer);
    const auto put = [&](const std::string& name) {
      line += " " + name;
      rest.remove(*parse_card(deck, name));
    };
    for (std::size_t round = 0; round < words(hands[0]).size(); ++round)
      for (std::size_t i = 1; i <= hands.size(); ++i)
        put(words(hands[(static_cast<std::size_t>(dealer) + i) % hands.size()])[round]);
    for (const std::string& name : words(after)) put(name);
    for (const Card other : rest) line += " " + card_name(deck, other);
    return line;
  }
};

/// Plays a hand of one trick that the last seat deals; all seats bid 0. `hands` has one card for each seat, and `after`
/// is the turned-up card. Returns the trace line with the points.
inline std::string taker(const Game& game, const Lines& hands, const std::string& after) {
  const auto table = game.open();
  play(*table, {game.deal(static_cast<int>(hands.size()) - 1, hands, after)});
  all(*table, "bid", hands.size() == 4 ? "0 0 0 0" : "0 0 0");
  std::string played;
  for (const std::string& card : hands) played += (played.empty() ? "" : " ") + card;
  return all(*table, "play", played)[0];
}

}  // namespace tapete::test::podrida
