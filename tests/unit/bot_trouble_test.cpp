// Slow and failed bots: the player gets a message, and no random action replaces the bot's action.
#include <catch_amalgamated.hpp>

#include "test_host.hpp"

namespace tapete {
namespace {

using test::act;
using test::start_match;
using test::TestHost;
using test::told;

/// A host whose bots answer, fail (with an empty answer), or never answer, as `mood` says.
class MoodyHost : public TestHost {
 public:
  enum class Mood : unsigned char { answer, nothing, silent };

  void ask_bot(int id, std::string_view record, std::string_view level, std::uint64_t seed) override {
    ++asked;
    if (mood == Mood::answer) return TestHost::ask_bot(id, record, level, seed);
    if (mood == Mood::nothing) answers.emplace_back(id, std::string{});
  }

  Mood mood = Mood::answer;
  int asked = 0;
};

/// A match at the turn of a bot, on a host whose bots have this mood.
struct BotsTurn {
  MoodyHost host;
  App app{host};
  std::string record;

  explicit BotsTurn(MoodyHost::Mood mood) {
    start_match(app, host);
    host.mood = mood;
    host.heard.clear();
    host.asked = 0;
    while (host.asked == 0) {
      record = record_at_table(app.match());
      act(app, host);
    }
  }
  [[nodiscard]] bool person_may_act() { return app.match().session()->can_act(); }
  [[nodiscard]] int plays() {
    const auto& events = app.match().session()->table().events();
    return static_cast<int>(events.size());
  }
};

TEST_CASE("a failed bot is reported, and plays after a successful retry", "[bots]") {
  BotsTurn t{MoodyHost::Mood::nothing};
  CHECK(told(t.app).find("no puede jugar todavía") != std::string::npos);
  CHECK(t.app.messages().dialog()->yes == "Probar otra vez");
  CHECK(t.app.diagnostics().failure()->text.find("tapete_bot_guinote") != std::string::npos);
  const int plays = t.plays();
  SECTION("the retry fails too") {
    t.app.messages().answer(true);
    t.host.run(t.app);
    CHECK(told(t.app).find("no puede jugar todavía") != std::string::npos);
    CHECK(t.plays() == plays);
  }
  SECTION("the player asks for a retry that succeeds") {
    t.host.mood = MoodyHost::Mood::answer;
    t.app.messages().answer(true);
    t.host.run(t.app);
    CHECK(t.plays() > plays);
    CHECK(t.person_may_act());
  }
  SECTION("the bot is asked again and again without another message to the player") {
    t.app.messages().answer(false);
    const int asked = t.host.asked;
    const double now = t.host.now;
    while (t.host.asked < asked + 3) REQUIRE_FALSE(t.host.settle(t.app, 1));
    CHECK(t.host.now >= now + 30'000);
    CHECK(!t.app.messages().dialog());
    CHECK(t.plays() == plays);
    t.host.mood = MoodyHost::Mood::answer;
    t.host.run(t.app);
    CHECK(t.plays() > plays);
  }
}

TEST_CASE("a bot is reported as thinking after five seconds", "[bots]") {
  BotsTurn t{MoodyHost::Mood::silent};
  const auto thinks = std::find_if(t.host.heard.begin(), t.host.heard.end(),
                                   [](const std::string& said) { return said.ends_with(" está pensando"); });
  CHECK(thinks != t.host.heard.end());
  CHECK(std::count(t.host.heard.begin(), t.host.heard.end(), *thinks) == 1);
  CHECK(told(t.app).find("no puede jugar todavía") != std::string::npos);  // after the timeout
  CHECK(t.host.asked == 1);
}

TEST_CASE("a bot that answers with an illegal action is asked again", "[bots]") {
  BotsTurn t{MoodyHost::Mood::silent};
  t.app.messages().answer(true);
  const int plays = t.plays();
  for (int i = 0; i < 3; ++i) {
    const int asked = t.host.asked;
    CHECK(t.plays() == plays);
    for (int id = 0; id < 100 && t.host.asked == asked; ++id) t.app.bot_answered(id, "play 0x");
  }
  t.host.mood = MoodyHost::Mood::answer;
  t.host.run(t.app);
  CHECK(t.plays() > plays);
}

}  // namespace
}  // namespace tapete
