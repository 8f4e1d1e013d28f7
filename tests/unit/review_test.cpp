// Reviews do not depend on cards that the seat could not see, and invalid requests are refused.
#include <algorithm>
#include <catch_amalgamated.hpp>
#include <filesystem>
#include <map>
#include <set>

#include "brisca_support.hpp"
#include "match/bot.hpp"
#include "match/reason.hpp"
#include "match/review.hpp"

namespace tapete::test {
namespace {

/// Returns everything that a review says about a seat's decisions, as text.
std::string told(const Record& record, Seat seat, const ReviewOptions& options) {
  const auto decisions = review(record, seat, options);
  REQUIRE(decisions);
  std::string out;
  for (const Reviewed& one : *decisions) {
    out += std::to_string(one.number) + ' ' + one.action;
    for (const double figure : {one.loss, one.error, one.points}) out += ' ' + std::to_string(figure);
    for (const std::string& action : one.best) out += ' ' + action;
    out += '\n';
  }
  return out;
}

/// Calls `visit` with all sample records of all games.
template <class Visit>
void each_sample(const Visit& visit) {
  for (const auto& file : std::filesystem::recursive_directory_iterator{"src/games"}) {
    if (file.path().extension() != ".tapete") continue;
    INFO(file.path());
    visit(parse_record(read_file(file.path())).value());
  }
}

TEST_CASE("redacting a record a second time does not change its review", "[review]") {
  int samples = 0;
  each_sample([&samples](const Record& record) {
    ++samples;
    for (Seat seat = 0; seat < record.header.players; ++seat) {
      const auto once = redact(record, seat);
      REQUIRE(once);
      const auto twice = redact(*once, seat);
      REQUIRE(twice);
      REQUIRE(texts_of(once->events) == texts_of(twice->events));
      if (seat != samples % record.header.players) continue;
      const ReviewOptions few{.worlds = 4, .seed = 7, .checks = 8};
      const std::string review = told(*once, seat, few);
      REQUIRE(review == told(*twice, seat, few));
      REQUIRE(!review.empty());
    }
  });
  CHECK(samples >= 20);
}

TEST_CASE("plays of podrida are judged with French and with Spanish cards", "[review]") {
  for (const std::string sample : {"podrida/four-pocha", "podrida/four"}) {
    CAPTURE(sample);
    const auto decisions = review(*redact(parse_record(read_sample(sample + ".tapete")).value(), 0), 0, {4, 7});
    REQUIRE(decisions);
    CHECK(std::any_of(decisions->begin(), decisions->end(),
                      [](const Reviewed& one) { return one.action.starts_with("play "); }));
  }
}

TEST_CASE("a review numbers decisions by the actions of the redacted record", "[review]") {
  each_sample([](const Record& record) {
    const auto known = redact(record, 0);
    std::vector<std::string> actions;
    for (const Event& event : known->events)
      if (!names_chance(games(), first_word(event.text))) actions.push_back(event.text);
    const auto decisions = review(*known, 0, {2, 0});
    // The seat of the line is not compared, because a declarer also decides for dummy, whose seat the line then names.
    for (const Reviewed& one : *decisions)
      REQUIRE(actions[static_cast<std::size_t>(one.number - 1)].substr(2) == one.action);
  });
}

/// Returns the record with the cards at places `a` and `b` of its first deal exchanged, or nothing if an action is then
/// illegal.
std::optional<Record> exchanged(Record record, std::size_t a, std::size_t b) {
  Splitter parts{record.events[0].text, ' '};
  std::vector<std::string> words;
  while (const auto word = parts.next()) words.emplace_back(*word);
  std::swap(words[a + 2], words[b + 2]);
  record.events[0].text.clear();
  for (const std::string& word : words) record.events[0].text += (word == "deal" ? "" : " ") + word;
  return replay(record) ? std::optional{record} : std::nullopt;
}

TEST_CASE("unseen cards do not change a seat's review", "[review]") {
  const auto name = GENERATE(as<std::string>{}, "guinote/four", "guinote/two", "brisca/three-batches", "tute/three",
                             "bridge/chicago");
  CAPTURE(name);
  Record record = parse_record(read_sample(name + ".tapete")).value();
  record.events.resize(14);
  const auto known = redact(record, 0);
  const std::string expected = told(*known, 0, {10, 1});
  int worlds = 0;
  for (std::size_t a = 0; a < 36; ++a)
    for (std::size_t b = a + 1; b < 36 && worlds < 12; ++b) {
      const auto other = exchanged(record, a, b);
      if (!other) continue;
      const auto seen = redact(*other, 0);
      if (seen->events[0].text != known->events[0].text) continue;  // seat 0 knew one of the two cards
      ++worlds;
      REQUIRE(told(*seen, 0, {10, 1}) == expected);
    }
  CHECK(worlds > 5);
}

TEST_CASE("unseen cards do not change the explanation of another seat's card", "[review]") {
  const auto name = GENERATE(as<std::string>{}, "guinote/four", "guinote/two", "brisca/three-batches", "tute/three");
  CAPTURE(name);
  Record record = parse_record(read_sample(name + ".tapete")).value();
  record.events.resize(14);
  const auto sentences = [](const Record& known) {
    std::string out;
    int number = 0;
    for (const Event& event : known.events) {
      if (names_chance(games(), first_word(event.text))) continue;
      ++number;
      const Seat seat = event.text.front() - '0';
      if (seat != 0 && event.text.find(" play ") != std::string::npos)
        if (const auto found = explain_for_onlooker(known, seat, number, Lang::en))
          out += onlooker_reason(found->facts, Lang::en) + '\n';
    }
    return out;
  };
  const auto known = redact(record, 0);
  const std::string expected = sentences(*known);
  CHECK(std::count(expected.begin(), expected.end(), '\n') >= 5);
  int worlds = 0;
  for (std::size_t a = 0; a < 36; ++a)
    for (std::size_t b = a + 1; b < 36 && worlds < 4; ++b) {
      const auto other = exchanged(record, a, b);
      if (!other) continue;
      const auto seen = redact(*other, 0);
      if (seen->events[0].text != known->events[0].text) continue;  // seat 0 knew one of the two cards
      ++worlds;
      REQUIRE(sentences(*seen) == expected);
    }
  CHECK(worlds > 2);
}

TEST_CASE("with all hands open the real deal is judged", "[review]") {
  const Record whole = parse_record(read_sample("guinote/two.tapete")).value();
  const auto decisions = review(whole, 0, {.open = true});
  REQUIRE(decisions);
  CHECK(decisions->size() == review(*redact(whole, 0), 0, {.worlds = 2})->size());
  int exact = 0;
  for (const Reviewed& one : *decisions) {
    if (!one.certain) continue;
    ++exact;
    CHECK(one.error == 0);
  }
  CHECK(exact > 3);
  CHECK_FALSE(review(*redact(whole, 0), 0, {.open = true}));  // a redacted record lacks the hidden cards
}

TEST_CASE("the number of worlds and the seed determine a review", "[review]") {
  const auto known = redact(parse_record(read_sample("guinote/four.tapete")).value(), 2);
  CHECK(told(*known, 2, {20, 1}) == told(*known, 2, {20, 1}));
  CHECK(told(*known, 2, {20, 1}) != told(*known, 2, {20, 2}));
  CHECK(told(*known, 2, {20, 1}) != told(*known, 2, {30, 1}));
}

TEST_CASE("a review is the same on every machine", "[review]") {
  const auto of = [](const std::string& sample) {
    const auto known = redact(parse_record(read_sample(sample + ".tapete")).value(), 1);
    const auto decisions = review(*known, 1, {50, 1});
    double loss = 0;
    double points = 0;
    for (const Reviewed& one : *decisions) loss += one.loss, points += one.points;
    return std::to_string(loss) + " " + std::to_string(points);
  };
  CHECK(of("guinote/two") == "2.413176 105.820000");
  CHECK(of("tute/three") == "0.580000 0.000000");
  CHECK(of("kwingto/two") == "1.089400 33.980100");
}

TEST_CASE("an impossible record is not reviewed", "[review]") {
  const auto known = redact(parse_record(read_sample("guinote/four.tapete")).value(), 1);
  Record bent = *known;
  bent.events[4] = {"1 play Xx", 9};
  const auto refused = review(bent, 1, {});
  REQUIRE(!refused);
  CHECK(refused.error().line == 9);
  CHECK(!review(*known, 0, {}));  // the record is redacted for another seat
}

TEST_CASE("a corrupted redacted record is either refused or reviewed", "[review]") {
  const auto name = GENERATE(as<std::string>{}, "guinote/house-rules", "brisca/two", "tute/five-claims",
                             "tute/four-codillo", "kwingto/two");
  CAPTURE(name);
  Record record = parse_record(read_sample(name + ".tapete")).value();
  record.events.resize(std::min<std::size_t>(record.events.size(), 30));
  const auto known = redact(std::move(record), 1);
  REQUIRE(known);
  std::string text;
  for (const std::string& line : known->header_lines) text += line + '\n';
  for (const Event& event : known->events) text += event.text + '\n';
  int reviewed = 0;
  int refused = 0;
  for (std::size_t at = 0; at < text.size(); at += 2)
    for (const char c : {'1', 'A', 'c', ' ', '?'}) {
      std::string bent = text;
      bent[at] = c;
      const auto read = parse_record(bent);
      if (!read || read->header.players < 2) continue;
      const auto seen = redact(*read, 1);
      if (seen && review(*seen, 1, {2, 0}))
        ++reviewed;
      else
        ++refused;
    }
  CHECK(refused > 100);
  CHECK(reviewed > 10);
}

/// Returns the review of the card with which seat 0 answers in the first trick of a hand of brisca for two.
Reviewed answer_at_brisca(const std::string& hand, const std::string& led, const std::string& played) {
  Record record = parse_record("tapete 1\ngame brisca\nplayers 2\n").value();
  record.events = {{brisca::deal(0, {hand, led + " 5o 6o"}, "4c"), 4}, {"1 play " + led, 5}, {"0 play " + played, 6}};
  const auto decisions = review(*redact(record, 0), 0, {200, 1});
  REQUIRE(decisions);
  REQUIRE(decisions->size() == 1);
  return decisions->front();
}

TEST_CASE("each game explains losses with its own reasons, and no loss exceeds the chance of the best action",
          "[review][strength]") {
  std::map<std::string, std::set<std::string_view>> causes;
  std::map<std::string, std::string_view> goals;
  std::map<std::string, int> ideas;
  each_sample([&](const Record& record) {
    const auto decisions = review(*redact(record, 0), 0, {.worlds = 40, .seed = 1, .checks = 80});
    for (const Reviewed& one : *decisions) {
      const std::string_view cause = reason_name(one);
      const std::string why = fill(reason(one, Lang::es), "tu jugada");
      CHECK(why.find('@') == std::string::npos);
      CHECK(why.ends_with('.'));
      if (!cause.empty()) causes[record.header.game].insert(cause);
      if (!one.idea.empty()) ++ideas[record.header.game];
      CHECK(std::ranges::count(one.idea, '@') <= 1);
      goals[record.header.game] = one.goal(Lang::es);
      CHECK(one.chance >= one.loss - 0.001);
    }
  });
  for (const auto& [game, goal] : goals) {
    CAPTURE(game);
    CHECK(ideas[game] > 0);
  }
  CHECK(causes["podrida"].contains("hit"));
  CHECK(causes["guinote"].contains("taken"));
  CHECK(causes["guinote"].contains("high_lost"));
  CHECK(causes["tute"].contains("few"));
  CHECK_FALSE(causes["brisca"].contains("last_trick"));
  CHECK(goals["guinote"].starts_with("Se gana la partida "));
  CHECK(goals["brisca"].starts_with("Se gana la mano "));
  CHECK(goals["podrida"].starts_with("Se gana el encuentro "));
}

TEST_CASE("brisca: throwing an ace on a lost trick is a large loss", "[review]") {
  const Reviewed ace = answer_at_brisca("Ae 2b 4b", "Ao", "Ae");
  CHECK(ace.number == 2);
  CHECK(ace.loss > 0.1);
  CHECK(ace.loss > 4 * ace.error);
  CHECK(ace.points > 6);
  CHECK(ace.best == brisca::Lines{"play 2b", "play 4b"});
  const Reviewed low = answer_at_brisca("Ae 2b 4b", "Ao", "2b");
  CHECK(low.loss < 0.03);
  CHECK(low.best == ace.best);
}

TEST_CASE("brisca: not taking a trick full of points is a loss", "[review]") {
  CHECK(answer_at_brisca("2c 2b 4b", "Ao", "2c").loss == 0);
  CHECK(answer_at_brisca("2c 2b 4b", "Ao", "2b").loss > 0.1);
}

}  // namespace
}  // namespace tapete::test
