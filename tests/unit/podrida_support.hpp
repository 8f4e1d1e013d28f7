#pragma once
#include <catch_amalgamated.hpp>
#include <memory>
#include <utility>

#include "match/table.hpp"
#include "support.hpp"

/// Helpers of the tests of podrida. They use nothing but records: lines go in, and the table's answers come out.
namespace tapete::test::podrida {

using Lines = std::vector<std::string>;

inline Lines words(std::string_view text) {
  Lines out;
  Splitter parts{text, ' '};
  while (const auto word = parts.next()) out.emplace_back(*word);
  return out;
}

struct Game {
  int players = 4;
  RuleChoice rules{};
  Deck deck = Deck::french;

  [[nodiscard]] std::unique_ptr<Table> open() const {
    return std::move(open_table({"podrida", players, rules, {}, 0, 0, 0}).value());
  }
  /// A deal by what goes where: the hands from seat 0 on, and what follows them. All other cards come in order.
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

inline Lines play(Table& table, const Lines& lines) {
  Lines told;
  for (const std::string& line : lines) {
    CAPTURE(line);
    const auto outcome = table.play(line);
    REQUIRE(outcome);
    told = *outcome;
  }
  return told;
}

/// Each of these words from the seat to act on, as `bid` or `play`.
inline Lines all(Table& table, const std::string& verb, const std::string& what) {
  Lines told;
  for (const std::string& word : words(what))
    told = play(table, {std::to_string(table.turn().seat) + " " + verb + " " + word});
  return told;
}

inline std::string due(const Table& table) {
  const Turn turn = table.turn();
  if (turn.who != Turn::Who::seat) return turn.who == Turn::Who::over ? "over" : turn.due;
  std::string out = std::to_string(turn.seat);
  for (const std::string& action : table.legal()) out += (out.size() == 1 ? " " : " | ") + action;
  return out;
}

/// Who wins the one trick of a hand that seat 3 deals: hands from seat 0 on, then what is turned.
inline std::string taker(const Game& game, const Lines& hands, const std::string& after) {
  const auto table = game.open();
  play(*table, {game.deal(static_cast<int>(hands.size()) - 1, hands, after)});
  all(*table, "bid", hands.size() == 4 ? "0 0 0 0" : "0 0 0");
  std::string played;
  for (const std::string& card : hands) played += (played.empty() ? "" : " ") + card;
  return all(*table, "play", played)[0];
}

}  // namespace tapete::test::podrida
