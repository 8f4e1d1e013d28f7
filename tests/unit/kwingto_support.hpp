#pragma once
#include <catch_amalgamated.hpp>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "games/kwingto/rules.hpp"
#include "match/table.hpp"

/// Helpers for tests of kwingto.
namespace tapete::test::kwingto {

using namespace tapete::kwingto;

inline Card card(std::string_view name) { return parse_card(Deck::french, name).value(); }

/// Returns a board with these cards and their spaces, such as {"7h", 2}, placed in order.
inline Board board_of(std::initializer_list<std::pair<const char*, int>> placed) {
  Board board;
  for (const auto& [name, space] : placed) {
    const Card c = card(name);
    const int row = row_for(board, c.suit());
    REQUIRE(row != kNobody);
    REQUIRE((row == board.rows || fits(board, row, space - 1, cell_of(c))));
    put_card(board, tapete::kwingto::place(c, space - 1));
  }
  return board;
}

inline bool may_place(const Board& board, std::string_view name, int space) {
  const Card c = card(name);
  const int row = row_for(board, c.suit());
  return row != kNobody && board.deck.has(c) && fits(board, row, space - 1, cell_of(c));
}

/// A match on a new table. play() plays record lines that are separated by `/`.
class Match {
 public:
  explicit Match(int players = 2, RuleChoice rules = {})
      : table_(std::move(open_table({"kwingto", players, std::move(rules), {}, 0, 0, 0}).value())) {}

  std::vector<std::string> play(std::string_view lines) {
    std::vector<std::string> ended;
    Splitter each{lines, '/'};
    while (auto line = each.next()) {
      while (line->starts_with(' ')) line->remove_prefix(1);
      while (line->ends_with(' ')) line->remove_suffix(1);
      const auto played = table_->play(*line);
      INFO(*line);
      REQUIRE(played);
      ended.insert(ended.end(), played->begin(), played->end());
    }
    return ended;
  }
  Fault refused(std::string_view line) {
    const auto played = table_->play(line);
    REQUIRE(!played);
    return played.error().fault;
  }
  [[nodiscard]] std::string next() const {
    const Turn turn = table_->turn();
    if (turn.who != Turn::Who::seat) return turn.due;
    std::string out = std::to_string(turn.seat);
    for (const auto& action : table_->legal()) out += " | " + action;
    return out;
  }
  Table& table() { return *table_; }

 private:
  std::unique_ptr<Table> table_;
};

}  // namespace tapete::test::kwingto
