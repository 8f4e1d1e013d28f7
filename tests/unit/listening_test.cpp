// Announcements and sounds: every played card is announced and makes a sound, and no hidden card is announced.
#include <catch_amalgamated.hpp>

#include "app/spoken.hpp"
#include "match/table.hpp"
#include "test_host.hpp"
#include "tricks/words.hpp"

namespace tapete {
namespace {

using test::act;
using test::start_match;
using test::TestHost;

TEST_CASE("announcements name every played card and no hidden card", "[app]") {
  TestHost host;
  App app{host};
  start_match(app, host);
  const Table& table = app.match().session()->table();
  const auto says = [&host](Card card) {
    const std::string words = card_words(card, Lang::es);
    return std::count_if(host.heard.begin(), host.heard.end(),
                         [&words](const std::string& line) { return line.find(words) != std::string::npos; });
  };
  while (!app.match().session()->sheet()) {
    std::string known;
    for (const auto& event : table.redacted(app.match().session()->viewer())) known += event + '\n';
    for (const Card card : CardSet::full(Deck::spanish))
      if (known.find(card_name(Deck::spanish, card)) == std::string::npos) CHECK(says(card) == 0);
    act(app, host);
  }
  // All cards are played in a hand.
  for (const Card card : CardSet::full(Deck::spanish)) {
    const std::string words = card_words(card, Lang::es);
    INFO(words);
    CHECK(std::count_if(host.heard.begin(), host.heard.end(), [&words](const std::string& line) {
            return line == "Echas " + words || line.ends_with(" echa " + words);
          }) == 1);
  }
}

TEST_CASE("the heading of a table keeps the capital letter of a name only", "[app]") {
  const std::vector<Player> players{{"Tú", {}}, {"Pilar", {}}};
  CHECK(spoken::heading("Brisca", "Te toca", players) == "Brisca: te toca");
  CHECK(spoken::heading("Brisca", "Pilar juega por ti", players) == "Brisca: Pilar juega por ti");
  CHECK(spoken::heading("Brisca", "", players) == "Brisca");
}

TEST_CASE("the score is announced when the player asks for it", "[app]") {
  TestHost host;
  App app{host};
  start_match(app, host);
  host.heard.clear();
  host.announce(tell_at_table(app.match(), Ask::score));
  REQUIRE(host.heard.size() == 1);
  CHECK(host.heard[0].find("de 3 ganadas") != std::string::npos);
}

TEST_CASE("each played card and each round of draws makes a sound", "[app]") {
  TestHost host;
  App app{host};
  start_match(app, host);
  while (!app.match().session()->sheet()) act(app, host);
  const std::string record = record_at_table(app.match());
  std::ptrdiff_t plays = 0;
  for (auto at = record.find(" play "); at != std::string::npos; at = record.find(" play ", at + 1)) ++plays;
  REQUIRE(plays == 40);
  constexpr int kRoundsDrawn = 4;
  CHECK(std::count(host.played.begin(), host.played.end(), Sound::card) == plays + kRoundsDrawn);
  CHECK(std::count(host.played.begin(), host.played.end(), Sound::collect) == 10);
}

}  // namespace
}  // namespace tapete
