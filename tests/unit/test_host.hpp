#pragma once
#include <catch_amalgamated.hpp>

#include "support/memory_host.hpp"

namespace tapete::test {

/// A host that fails the test if a bot gives no answer or if the app never waits for a person.
class TestHost : public MemoryHost {
 public:
  void ask_bot(int id, std::string_view record, std::string_view level, std::uint64_t seed) override {
    MemoryHost::ask_bot(id, record, level, seed);
    REQUIRE_FALSE(answers.back().second.empty());
  }
  /// Lets time pass until a person has to act. Fails after `steps` steps.
  void run(App& app, int steps = 100000) {
    if (!settle(app, steps)) FAIL("something never comes to rest");
  }
};

/// Starts a match with default rules from the home screen and deals the first hand.
inline void start_match(App& app, TestHost& host, int players = 4, std::string_view game = "guinote") {
  app.starter().new_match();
  MatchSetup setup = with_game(app.preferences().setup(), *find_game(game));
  setup.players = players;
  app.preferences().change_setup(setup);
  app.starter().begin_now();
  host.run(app);
  REQUIRE(app.starter().draw().has_value());
  app.starter().deal_first();
  host.run(app);
  REQUIRE(app.match().session() != nullptr);
}

/// Chooses the first option, or goes to the next hand if a count is shown. Returns false once the match is over.
inline bool act(App& app, TestHost& host) {
  MatchDriver& session = *app.match().session();
  if (session.sheet()) {
    if (session.finished()) return false;
    app.match().next_hand();
  } else {
    REQUIRE(session.can_act());
    app.choose(0);
  }
  host.run(app);
  return true;
}

/// Starts a match and plays this many actions of the viewer. Returns the record of the match.
inline std::string some_match(TestHost& host, App& app, int actions = 30) {
  start_match(app, host);
  for (int i = 0; i < actions; ++i) act(app, host);
  return record_at_table(app.match());
}

/// Waits until a page of text is loaded and returns the text.
inline std::string read_page(App& app, TestHost& host, Screen screen) {
  app.pages().page(screen);
  host.run(app);
  const File& page = app.pages().page(screen);
  REQUIRE(page.state == File::State::loaded);
  return page.bytes;
}

/// Returns the values stored by a player who has set names, the largest text and more contrast, and has begun a match.
inline decltype(TestHost::values) somebodys() {
  TestHost host;
  App app{host};
  Settings settings = app.preferences().settings();
  settings.text_size = TextSize::largest;
  settings.contrast = Switch::on;
  app.preferences().change_settings(settings);
  start_match(app, host);
  for (int i = 0; i < 5; ++i) act(app, host);
  MatchSetup setup = app.preferences().setup();
  setup.names[0] = "Begoña";
  setup.rules[0] = 2;
  app.preferences().change_setup(setup);
  host.run(app);
  return host.values;
}

/// Returns the title and the text of the dialog on the screen; empty if there is none.
inline std::string told(App& app) {
  return app.messages().dialog() ? app.messages().dialog()->title + '\n' + app.messages().dialog()->text : "";
}

}  // namespace tapete::test
