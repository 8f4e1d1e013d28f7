// The app on a page: what its address asks for, what the page around hears, and when a newer version is offered.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <deque>

#include "app/app.hpp"
#include "match/bot.hpp"

namespace tapete {
namespace {

/// A page with an address, whose bots answer at once.
class PageHost final : public Host {
 public:
  explicit PageHost(std::string address, std::uint64_t chance = 1) : address_(std::move(address)), rng_(chance) {}
  [[nodiscard]] double now_ms() const override { return now_; }
  std::array<std::uint64_t, 4> entropy() override { return {rng_.next(), rng_.next(), rng_.next(), rng_.next()}; }
  void request_frame() override {}
  void wake_in(double ms) override { wake_ = now_ + ms; }
  [[nodiscard]] std::optional<std::string> load(std::string_view key) const override {
    return key == "match" ? std::optional{match} : std::nullopt;
  }
  bool save(std::string_view, std::string_view) override { return true; }
  void ask_bot(int id, std::string_view record, std::string_view, std::uint64_t seed) override {
    answers_.emplace_back(id, *tapete::ask_bot({record, "random", seed}));
  }
  void edit_text(int, std::string_view, std::string_view) override {}
  void copy_text(std::string_view) override {}
  [[nodiscard]] Lang language() const override { return Lang::es; }
  [[nodiscard]] bool prefers_dark() const override { return false; }
  [[nodiscard]] bool prefers_reduced_motion() const override { return false; }
  void language_changed(Lang lang) override { shown = lang; }
  void announce(std::string_view) override {}
  void play(Sound) override {}
  void speak_aloud(std::string_view) override {}
  [[nodiscard]] std::string parameters() const override { return address_; }
  void happened(std::string_view line) override { heard.emplace_back(line); }

  /// Lets time pass until somebody has to act.
  void run(App& app) {
    for (int steps = 0; steps < 100000; ++steps) {
      if (!answers_.empty()) {
        const auto [id, action] = answers_.front();
        answers_.pop_front();
        app.bot_answered(id, action);
      } else if (wake_) {
        now_ = std::max(now_, *wake_);
        wake_.reset();
        app.tick(now_);
      } else {
        return;
      }
    }
    FAIL("something never comes to rest");
  }

  std::string match;  ///< stored
  std::vector<std::string> heard;
  Lang shown{};

 private:
  std::string address_;
  Rng rng_;
  std::deque<std::pair<int, std::string>> answers_;
  std::optional<double> wake_;
  double now_ = 0;
};

void begin(App& app, PageHost& host) {
  app.begin();
  host.run(app);
  app.deal_first();
  host.run(app);
  REQUIRE(app.session() != nullptr);
}

/// Plays until the count is on the table.
void play_hand(App& app, PageHost& host) {
  while (!app.session()->sheet()) {
    REQUIRE(app.session()->can_act());
    app.choose(0);
    if (app.dialog()) app.answer(false);
    host.run(app);
  }
}

std::vector<std::string> deals(const App& app) {
  const auto record = parse_record(app.record());
  REQUIRE(record);
  std::vector<std::string> out;
  for (const Event& event : record->events)
    if (event.text.starts_with("deal ")) out.push_back(event.text);
  return out;
}

TEST_CASE("the app begins as its address asks", "[app]") {
  PageHost host{"game tute\nplayers 5\nlang en\ntheme blue\naccent 112233"};
  const App app{host};
  CHECK(app.game().id == "tute");
  CHECK(app.setup().players == 5);
  CHECK(host.shown == Lang::en);
  CHECK(app.dress().cloth == Cloth::blue);
  CHECK(app.dress().accent == 0x112233U);
  CHECK(!app.dialog());
}

TEST_CASE("who asks for another game than the one on the table is shown the first screen; nothing is lost", "[app]") {
  PageHost first{""};
  App before{first};
  begin(before, first);
  const auto screen = [&before](const std::string& address) {
    PageHost host{address};
    host.match = before.record();
    const App app{host};
    CHECK(app.record() == before.record());
    return app.screen();
  };
  CHECK(screen("") == Screen::table);
  CHECK(screen("game guinote") == Screen::table);
  CHECK(screen("game mus") == Screen::table);
  CHECK(screen("game tute") == Screen::start);
}

TEST_CASE("an address that is no good is told once, and the usual match begins", "[app]") {
  PageHost host{"game mus\nlevel god"};
  App app{host};
  REQUIRE(app.dialog());
  CHECK(app.dialog()->text.find("no existe el juego «mus»") != std::string::npos);
  CHECK(app.dialog()->text.find("no existe el nivel «god»") != std::string::npos);
  app.answer(true);
  CHECK(!app.dialog());
  begin(app, host);
  CHECK(app.game().id == "guinote");
}

TEST_CASE("the page around hears of the start, and of a hand once its count is on the table", "[app]") {
  PageHost host{"players 2"};
  App app{host};
  begin(app, host);
  CHECK(host.heard == std::vector<std::string>{"started"});
  play_hand(app, host);
  REQUIRE(host.heard.size() >= 2);
  CHECK(host.heard[1].starts_with("hand "));
  const auto told = host.heard;
  app.undo();
  app.tick(0);
  CHECK(host.heard == told);
}

TEST_CASE("the page around chooses the next match, not the one on the table", "[app]") {
  PageHost host{""};
  App app{host};
  begin(app, host);
  const std::string record = app.record();
  CHECK(app.wish("game tute\nplayers 3").empty());
  CHECK(app.record() == record);
  CHECK(app.setup().game->id == "tute");
  CHECK(app.wish("rules moon=1").starts_with("rules: no existe la regla «moon»"));
  CHECK(app.wish("lang en").empty());
  CHECK(app.lang() == Lang::es);
}

TEST_CASE("a seed gives the same cards whatever is chance elsewhere, but not again in a rematch", "[app]") {
  PageHost host{"seed 7\nplayers 2\nrules coto=1", 1};
  PageHost other_host{"seed 7\nplayers 2\nrules coto=1", 2};
  App app{host};
  App other{other_host};
  begin(app, host);
  begin(other, other_host);
  CHECK(deals(app) == deals(other));
  const auto first = deals(app).front();
  for (;;) {
    play_hand(app, host);
    if (app.session()->over()) break;
    app.next_hand();
    host.run(app);
  }
  const auto all = deals(app);
  for (std::size_t i = 1; i < all.size(); ++i) CHECK(all[i] != all[i - 1]);
  app.rematch();
  host.run(app);
  app.deal_first();
  host.run(app);
  CHECK(deals(app).front() != first);
}

TEST_CASE("a newer version is offered between hands and on the first screen", "[app]") {
  PageHost host{""};
  App app{host};
  CHECK(!app.offers_update());
  app.update_waits();
  CHECK(app.offers_update());
  begin(app, host);
  CHECK(!app.offers_update());
  play_hand(app, host);
  CHECK(app.offers_update());
  app.next_hand();
  host.run(app);
  CHECK(!app.offers_update());
  app.back();
  CHECK(app.screen() == Screen::start);
  CHECK(app.offers_update());
}

}  // namespace
}  // namespace tapete
