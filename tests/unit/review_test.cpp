// The judge of a hand: it knows what the seat knew, finds planted mistakes, and blames the weak more than the strong.
#include <catch_amalgamated.hpp>
#include <filesystem>

#include "bots/judge.hpp"
#include "bots/players.hpp"
#include "brisca_support.hpp"
#include "guinote_support.hpp"
#include "match/bot.hpp"
#include "match/review.hpp"

namespace tapete::test {
namespace {

/// Everything that is said of a seat's decisions, in a text.
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

/// All sample records of all games.
template <class Visit>
void each_sample(const Visit& visit) {
  for (const auto& file : std::filesystem::recursive_directory_iterator{"src/games"}) {
    if (file.path().extension() != ".tapete") continue;
    INFO(file.path());
    visit(parse_record(read_file(file.path())).value());
  }
}

TEST_CASE("a review is the same from the whole record and from the redacted one", "[review]") {
  int samples = 0;
  each_sample([&samples](const Record& record) {
    ++samples;
    for (Seat seat = 0; seat < record.header.players; ++seat) {
      const auto once = redact(record, seat);
      REQUIRE(once);
      const auto twice = redact(*once, seat);
      REQUIRE(twice);
      const std::string review = told(*once, seat, {4, 7});
      REQUIRE(review == told(*twice, seat, {4, 7}));
      REQUIRE(!review.empty());
    }
  });
  CHECK(samples >= 20);
}

TEST_CASE("actions are counted as the redacted record has them", "[review]") {
  each_sample([](const Record& record) {
    const auto known = redact(record, 0);
    std::vector<std::string> actions;
    for (const Event& event : known->events)
      if (!names_chance(games(), first_word(event.text))) actions.push_back(event.text);
    const auto decisions = review(*known, 0, {2, 0});
    for (const Reviewed& one : *decisions)
      REQUIRE(actions[static_cast<std::size_t>(one.number - 1)] == "0 " + one.action);
  });
}

/// The first hand of a match, with two cards of its deal exchanged; nothing if it cannot be played so.
std::optional<Record> exchanged(Record record, std::size_t a, std::size_t b) {
  Splitter parts{record.events[0].text, ' '};
  std::vector<std::string> words;
  while (const auto word = parts.next()) words.emplace_back(*word);
  std::swap(words[a + 2], words[b + 2]);
  record.events[0].text.clear();
  for (const std::string& word : words) record.events[0].text += (word == "deal" ? "" : " ") + word;
  return replay(record) ? std::optional{record} : std::nullopt;
}

TEST_CASE("cards that a seat has not seen change nothing in its review", "[review]") {
  const auto name = GENERATE(as<std::string>{}, "guinote/four", "guinote/two", "brisca/three-batches", "tute/three");
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
      if (seen->events[0].text != known->events[0].text) continue;  // one of the two was its own
      ++worlds;
      REQUIRE(told(*seen, 0, {10, 1}) == expected);
    }
  CHECK(worlds > 5);
}

TEST_CASE("worlds and seed decide what comes out", "[review]") {
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
  CHECK(of("guinote/two") == "2.428620 105.660000");
  CHECK(of("tute/three") == "0.400000 27.720000");
  CHECK(of("kwingto/two") == "1.510100 33.980100");
}

TEST_CASE("a record that cannot be is not reviewed", "[review]") {
  const auto known = redact(parse_record(read_sample("guinote/four.tapete")).value(), 1);
  Record bent = *known;
  bent.events[4] = {"1 play Xx", 9};
  const auto refused = review(bent, 1, {});
  REQUIRE(!refused);
  CHECK(refused.error().line == 9);
  CHECK(!review(*known, 0, {}));  // another seat's
}

/// What is said of seat 0's card, the last of the first trick of a hand of brisca for two.
Reviewed answer_at_brisca(const std::string& hand, const std::string& led, const std::string& played) {
  Record record = parse_record("tapete 1\ngame brisca\nplayers 2\n").value();
  record.events = {{brisca::deal(0, {hand, led + " 5o 6o"}, "4c"), 4}, {"1 play " + led, 5}, {"0 play " + played, 6}};
  const auto decisions = review(*redact(record, 0), 0, {200, 1});
  REQUIRE(decisions);
  REQUIRE(decisions->size() == 1);
  return decisions->front();
}

TEST_CASE("brisca: an ace thrown on a trick that is lost costs the hand", "[review]") {
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

TEST_CASE("brisca: a trick full of points is to be taken", "[review]") {
  CHECK(answer_at_brisca("2c 2b 4b", "Ao", "2c").loss == 0);
  CHECK(answer_at_brisca("2c 2b 4b", "Ao", "2b").loss > 0.1);
}

/// What is said of seat 0's card to a trick of the descarte; trumps are copas.
Verdict answer_at_guinote(std::string_view hand, std::string_view trick, Seat leader, std::string_view played) {
  using namespace tapete::guinote;
  State s = guinote::window(hand, "");
  s.phase = Phase::play;
  s.hand[2] = {};
  s.winner[0] = static_cast<std::uint8_t>(leader);
  s.leader = static_cast<std::int8_t>(leader);
  s.played_count = 0;
  for (const auto* gone : {"2o", "4o", "2e", "4e"}) {
    s.played[s.played_count++] = card(gone);
    s.gone.add(card(gone));
  }
  s.actor = static_cast<std::int8_t>(leader);
  Splitter words{trick, ' '};
  while (const auto word = words.next()) put_card(s, Guinote::kRanking, card(*word));
  REQUIRE(s.actor == 0);
  return Judge<Guinote>{s.config, {}, Guinote::view(s, 0), 1500, Rng{3}}.of(tapete::guinote::play(card(played)));
}

TEST_CASE("guiñote: planted mistakes are found", "[review]") {
  struct Planted {
    std::string_view hand, trick;
    Seat leader;
    std::string_view wrong, right;
  };
  for (const Planted& one : {Planted{"Ae 2b 4b 5b 6e 7e", "Ao 5o 6o", 1, "Ae", "6e"},     // an ace given away
                             Planted{"3e 2b 4b 5b 6e 7e", "5o Ao 6o", 1, "2b", "3e"},     // the partner not loaded
                             Planted{"2c 2b 4b 5b 6e 7e", "Ao 3o 6o", 1, "2b", "2c"},     // a full trick not taken
                             Planted{"Ac 3e 5b 4b 2b 6e", "5o Ao 6o", 1, "Ac", "3e"}}) {  // the partner's trick taken
    CAPTURE(one.hand);
    const Verdict wrong = answer_at_guinote(one.hand, one.trick, one.leader, one.wrong);
    CHECK(wrong.loss > 0.01);
    CHECK(wrong.loss > 3 * wrong.error);
    CHECK(wrong.points > 2);
    const Verdict right = answer_at_guinote(one.hand, one.trick, one.leader, one.right);
    CHECK(right.loss <= 2 * right.error);
    CHECK(right.best.contains(tapete::guinote::play(card(one.right))));
    CHECK(!right.best.contains(tapete::guinote::play(card(one.wrong))));
  }
}

TEST_CASE("what came of a card is told beside what the best one brings", "[review]") {
  const auto told = [](const Verdict& verdict, std::string_view name) {
    for (const Fact& fact : verdict.facts)
      if (fact.name == name) return std::pair{fact.played, fact.best};
    FAIL("no such fact");
    return std::pair{0.0, 0.0};
  };
  using Pair = std::pair<double, double>;
  // The last card of a trick, so both are certain.
  const Verdict untaken = answer_at_guinote("2c 2b 4b 5b 6e 7e", "Ao 3o 6o", 1, "2b");
  CHECK(untaken.top == tapete::guinote::play(card("2c")));
  CHECK(told(untaken, "trick") == Pair{0, 1});
  CHECK(told(untaken, "trick_points") == Pair{21, 21});
  const Verdict given = answer_at_guinote("Ae 2b 4b 5b 6e 7e", "Ao 5o 6o", 1, "Ae");
  CHECK(told(given, "trick") == Pair{0, 0});
  CHECK(told(given, "trick_points") == Pair{22, 11});
  // A king that is kept for the cante.
  const Verdict broken = answer_at_guinote("Re Se 2b 4b 5b 7b", "2o 5o 6o", 1, "Re");
  const auto [lost, kept] = told(broken, "cantes");
  CHECK(kept > lost + 3);
  CHECK(broken.loss > 2 * broken.error);
  const auto last = told(broken, "last_trick");
  CHECK((last.first > 0.1 && last.first < 0.9));
}

TEST_CASE("a duty broken counts as the hand lost, for it may be claimed", "[review]") {
  Guinote::Config config;
  config.claims = true;
  int broken = 0;
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    Rng rng{seed};
    auto s = Guinote::start(config, {}, Guinote::random_deal(config, {}, rng));
    while (!s.stock_gone() || s.in_trick == 0) Guinote::apply(s, Guinote::random_legal(s, rng));
    const auto dutiful = tapete::guinote::dutiful(s);
    const Judge<Guinote> judge{config, {}, Guinote::view(s, s.actor), 20, Rng{seed}};
    for (const Card card : s.hand[static_cast<std::size_t>(s.actor)] - dutiful) {
      ++broken;
      CHECK(judge.of(tapete::guinote::play(card)).loss > 0.1);
    }
  }
  CHECK(broken > 5);
}

/// What seat 0, a player of this level, certainly loses in a hand of guiñote for two on average.
double loss_of(Level level) {
  constexpr int kHands = 30;
  const Guinote::Config config{.players = 2};
  double sum = 0;
  for (std::uint64_t hand = 0; hand < kHands; ++hand) {
    Rng rng{hand};
    auto s = Guinote::start(config, {}, Guinote::random_deal(config, {}, rng));
    while (s.actor != kNobody) {
      const auto view = Guinote::view(s, s.actor);
      const Action action = choose<Guinote>(view, s.actor == 0 ? level : Level::casual, {}, rng);
      if (s.actor == 0 && Guinote::legal(s).size() > 1) {
        const Verdict verdict = Judge<Guinote>{config, {}, view, 60, Rng{hand}}.of(action);
        if (verdict.loss > 2 * verdict.error) sum += verdict.loss;
      }
      Guinote::apply(s, action);
    }
  }
  return sum / kHands;
}

TEST_CASE("the stronger a player, the less it is blamed for", "[review][strength]") {
  const double beginner = loss_of(Level::beginner);
  const double casual = loss_of(Level::casual);
  const double good = loss_of(Level::good);
  const double expert = loss_of(Level::expert);
  CAPTURE(beginner, casual, good, expert);
  CHECK(beginner > 1.1 * casual);
  CHECK(casual >= good);
  CHECK(good > 1.2 * expert);
}

}  // namespace
}  // namespace tapete::test
