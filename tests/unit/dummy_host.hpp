#pragma once
#include <catch_amalgamated.hpp>

#include "dummy_game.hpp"
#include "match/ask_bot.hpp"
#include "match/game_table.hpp"
#include "match/game_types.hpp"
#include "support/memory_host.hpp"

namespace tapete::test::dummy {

using Games = GameTypes<Dummied>;

/// A host whose bots know the game with a dummy.
class DummyHost : public MemoryHost {
 public:
  void ask_bot(int id, std::string_view record, std::string_view level, std::uint64_t seed) override {
    const auto action = ask_bot_among<Games>({record, level, seed});
    REQUIRE(action);
    asked.emplace_back(record);
    answers.emplace_back(id, *action);
  }
  std::vector<std::string> asked;
};

/// Returns a table before the first card: seat 0 has dealt, so that seat 2 is dummy, and seat 1 leads.
inline std::unique_ptr<Table> dealt() {
  auto table = std::make_unique<GameTable<Dummied>>(Dummied::configure(4, std::vector{1}), 4);
  Rng rng{4};
  REQUIRE(table->play(table->chance(rng, 0)));
  return table;
}

inline Header header() { return {"dummy", 4, {}, {}}; }

}  // namespace tapete::test::dummy
