#pragma once
#include <catch_amalgamated.hpp>

#include "support/memory_host.hpp"

namespace tapete::test {

/// One whose bots always answer, and that comes to rest.
class TestHost : public MemoryHost {
 public:
  void ask_bot(int id, std::string_view record, std::string_view level, std::uint64_t seed) override {
    MemoryHost::ask_bot(id, record, level, seed);
    REQUIRE_FALSE(answers.back().second.empty());
  }
  /// Lets time pass until somebody has to act, at most so many steps.
  void run(App& app, int steps = 100000) {
    if (!settle(app, steps)) FAIL("something never comes to rest");
  }
};

/// From the first screen to the first cards.
inline void start_match(App& app, TestHost& host, int players = 4, std::string_view game = "guinote") {
  app.new_match();
  MatchSetup setup = with_game(app.setup(), *find_game(game));
  setup.players = players;
  app.change_setup(setup);
  app.begin();
  host.run(app);
  REQUIRE(app.draw().has_value());
  app.deal_first();
  host.run(app);
  REQUIRE(app.session() != nullptr);
}

/// Takes the first option there is, or goes on from the sheet. False once the match is over.
inline bool act(App& app, TestHost& host) {
  Session& session = *app.session();
  if (session.sheet()) {
    if (session.finished()) return false;
    app.next_hand();
  } else {
    REQUIRE(session.can_act());
    app.choose(0);
  }
  host.run(app);
  return true;
}

}  // namespace tapete::test
