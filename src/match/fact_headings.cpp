#include "match/fact_headings.hpp"

#include "match/game_list.hpp"

namespace tapete {

std::string_view fact_heading(const GameInfo& game, std::string_view fact, Lang lang) {
  std::string_view heading;
  GameList::with(game.id, [&]<Game G>() {
    if constexpr (MeasuresFacts<G>)
      for (const FactKind& kind : G::kFacts)
        if (kind.name == fact) heading = kind.heading(lang);
  });
  return heading;
}

}  // namespace tapete
