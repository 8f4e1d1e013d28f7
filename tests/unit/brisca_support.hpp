#pragma once
#include "records_support.hpp"

/// Helpers for tests of brisca.
namespace tapete::test::brisca {

using namespace records;

inline std::unique_ptr<Table> open(int players, RuleChoice rules = {}) {
  return open_match("brisca", players, std::move(rules));
}

/// Returns a line `deal 3 Ao 3o ...` with these cards: three for each seat (dealt one by one from the dealer's right),
/// the turned-up card, and the top of the stock. All other cards follow in order; cards in `without` are not in play.
inline std::string deal(int dealer, const Lines& hands, const std::string& turned, const std::string& stock = {},
                        const std::string& without = {}) {
  CardSet rest = CardSet::full(Deck::spanish);
  std::string line = "deal " + std::to_string(dealer);
  const auto put = [&](const std::string& name) {
    line += " " + name;
    rest.remove(card(name));
  };
  for (std::size_t round = 0; round < 3; ++round)
    for (std::size_t i = 1; i <= hands.size(); ++i)
      put(words(hands[(static_cast<std::size_t>(dealer) + i) % hands.size()])[round]);
  put(turned);
  for (const std::string& name : words(stock)) put(name);
  for (const std::string& name : words(without)) rest.remove(card(name));
  for (const Card other : rest) line += " " + card_name(Deck::spanish, other);
  return line;
}

/// Returns a deal with deal=batches in which exactly these tricks can be played. Each trick lists its cards from seat 0
/// on. The turned-up card, which determines trumps, is the dealer's card in the last trick.
inline std::string deal_of(int dealer, const Lines& tricks) {
  const std::size_t players = words(tricks[0]).size();
  Lines deck;
  for (const std::string& trick : tricks)
    for (std::size_t i = 1; i <= players; ++i)
      deck.push_back(words(trick)[(static_cast<std::size_t>(dealer) + i) % players]);
  deck.insert(deck.begin() + static_cast<std::ptrdiff_t>(3 * players), deck.back());
  deck.pop_back();
  std::string line = "deal " + std::to_string(dealer);
  for (const std::string& name : deck) line += " " + name;
  return line;
}

/// Plays these cards in turn, beginning with the seat to act.
inline Lines play_cards(Table& table, std::string_view cards) { return all(table, "play", cards); }

/// Plays whole tricks, in the order of the seats' turns. Each trick lists the cards from seat 0 on.
inline Lines play_tricks(Table& table, const Lines& tricks) {
  Lines told;
  for (const std::string& trick : tricks) {
    for (std::size_t i = 0; i < words(trick).size(); ++i) {
      const Seat seat = table.turn().seat;
      told = play(table, {std::to_string(seat) + " play " + words(trick)[static_cast<std::size_t>(seat)]});
    }
  }
  return told;
}

/// Plays the first legal action until this many cards have been played or the hand ends. No seat swaps.
inline Lines play_first(Table& table, int cards = 40) {
  Lines told;
  while (cards > 0 && table.in_hand()) {
    const Lines legal = table.legal();
    cards -= legal.front() == "pass" ? 0 : 1;
    told = play(table, {std::to_string(table.turn().seat) + " " + legal.front()});
  }
  return told;
}

/// Returns a table with four players in pairs before the last draw. The turned-up card is the ace of trumps. Seat 0 has
/// won all seven tricks and has passed after the first six. Seat 0 holds the seven of trumps, seat 2 the two. Seats 0,
/// 1 and 2 will draw the five of trumps, the ace of bastos and the four of trumps; seat 3 will draw the turned-up card.
inline std::unique_ptr<Table> before_last_draw(RuleChoice rules = {}) {
  auto table = open(4, std::move(rules));
  play(*table, {deal(3, {"7e Ao 3o", "4c 5c 6c", "2e 4b 5b", "4o 2o 2c"}, "Ae",
                     "Ro 7c 6b 3c Co Sc 7b Ac So Cc Sb 2b 7o Rc Cb 3b 6o 3e Rb Se 5o Re Ce 6e 5e Ab 4e")});
  for (const char* trick : {"Ao 4c 4b 4o", "3o 5c 5b 2o", "Ro 6c 6b 2c", "Co 7c 7b 3c", "So Sc Sb Ac", "7o Cc Cb 2b"}) {
    play_cards(*table, trick);
    play(*table, {"0 pass"});
  }
  play_cards(*table, "6o Rc Rb 3b");
  return table;
}

}  // namespace tapete::test::brisca
