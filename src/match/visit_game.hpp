#pragma once
#include <optional>
#include <span>
#include <utility>

#include "game/game.hpp"
#include "match/table.hpp"

namespace tapete {

/// Returns visit.operator()<G>(values) as an `Answer`, which is a Result. G is the game of the header, one of `Games`
/// (GameTypes), and `values` are the values of the house rules. Problems: any of check_header().
template <class Games, class Answer, class Visit>
Answer visit_game(const Header& header, const Visit& visit) {
  const auto game = check_header(header, Games::infos());
  if (!game) return Failure{game.error()};
  const auto values = read_rules(**game, header.rules);
  std::optional<Answer> answer;
  Games::with((*game)->id, [&]<Game G>() { answer = visit.template operator()<G>(std::span<const int>{*values}); });
  return std::move(*answer);
}

}  // namespace tapete
