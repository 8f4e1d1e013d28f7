#include "match/record.hpp"

#include <catch_amalgamated.hpp>

#include "match/bot.hpp"
#include "match/table.hpp"

namespace tapete {
namespace {

constexpr std::string_view kHead = "tapete 1\ngame guinote\nplayers 4\n";

Fault header_fault(std::string_view text) {
  const auto record = parse_record(text);
  if (!record) return record.error().fault;
  const auto table = open_table(record->header);
  REQUIRE(!table);
  return table.error().fault;
}

/// Returns a table after a match of random actions, or after its first `most_events` events.
std::unique_ptr<Table> play_random(const Header& header, std::uint64_t seed, std::size_t most_events) {
  auto table = std::move(open_table(header).value());
  Rng rng{seed};
  while (table->turn().who != Turn::Who::over && table->events().size() < most_events) {
    if (table->turn().who == Turn::Who::chance) {
      REQUIRE(table->play(table->chance(rng, 0)));
      continue;
    }
    const auto legal = table->legal();
    REQUIRE(table->play(std::to_string(table->turn().seat) + " " +
                        legal[rng.below(static_cast<std::uint32_t>(legal.size()))]));
  }
  return table;
}

Header four() { return {"guinote", 4, {}, {}, 0, 0, 0}; }

TEST_CASE("after its first line a header may have its lines in any order, with comments and blank lines", "[record]") {
  const auto record = parse_record(
      "# one\n\ntapete 1   # two\r\nplayers 2\nseat 0 human Ana\nrules coto=4 swap=any\nnote x\nnote y\ngame "
      "guinote\n");
  REQUIRE(record);
  CHECK(record->header.players == 2);
  CHECK(record->header.rules == RuleChoice{{"coto", "4"}, {"swap", "any"}});
  CHECK(record->header.free.size() == 3);
  CHECK(record->header.free[0].second == "0 human Ana");
  CHECK(record->header_lines[0] == "tapete 1");
  CHECK(open_table(record->header));
}

TEST_CASE("each problem of a header is reported with the right fault", "[record]") {
  CHECK(header_fault("") == Fault::not_a_record);
  CHECK(header_fault("tapete\n") == Fault::not_a_record);
  CHECK(header_fault("game guinote\ntapete 1\n") == Fault::not_a_record);
  CHECK(header_fault("tapete 2\n") == Fault::newer_version);
  CHECK(header_fault("tapete 1\nplayers 4\n") == Fault::header_missing);
  CHECK(header_fault("tapete 1\ngame guinote\n") == Fault::header_missing);
  CHECK(header_fault("tapete 1\ngame guinote\n0 play Ao\n") == Fault::header_missing);
  CHECK(header_fault(std::string{kHead} + "players 4\n") == Fault::header_repeated);
  CHECK(header_fault(std::string{kHead} + "game guinote\n") == Fault::header_repeated);
  CHECK(header_fault(std::string{kHead} + "tapete 1\n") == Fault::header_repeated);
  CHECK(header_fault(std::string{kHead} + "rules\nrules coto=3\n") == Fault::header_repeated);
  CHECK(header_fault(std::string{kHead} + "date a\ndate b\n") == Fault::header_repeated);
  CHECK(header_fault(std::string{kHead} + "colour red\n") == Fault::header_unknown);
  CHECK(header_fault("tapete 1\n game guinote\n") == Fault::header_unknown);
  CHECK(header_fault("tapete 1\ngame mus\nplayers 4\n") == Fault::game_unknown);
  CHECK(header_fault("tapete 1\ngame guinote\nplayers 3\n") == Fault::players);
  CHECK(header_fault("tapete 1\ngame guinote\nplayers 99999999999999\n") == Fault::players);
  CHECK(header_fault(std::string{kHead} + "rules cotto=3\n") == Fault::rule_unknown);
  CHECK(header_fault(std::string{kHead} + "rules coto\n") == Fault::rule_unknown);
  CHECK(header_fault(std::string{kHead} + "rules coto=0\n") == Fault::rule_value);
  CHECK(header_fault(std::string{kHead} + "rules coto=3 coto=3\n") == Fault::rule_repeated);
  CHECK(header_fault(std::string{kHead} + "rules coto=3  swap=any\n") == Fault::spacing);
  CHECK(header_fault(std::string{kHead} + "rules swap=low\n") == Fault::rule_value);
}

TEST_CASE("a record that is written and read again gives the same match", "[record]") {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const auto table = play_random(four(), seed, 100000);
    CHECK(table->turn().who == Turn::Who::over);
    const std::string text = record_text(four(), table->events());
    const auto record = parse_record(text);
    REQUIRE(record);
    const auto again = replay(*record);
    REQUIRE(again);
    CHECK((*again)->events() == table->events());
    CHECK((*again)->turn().who == Turn::Who::over);
  }
}

TEST_CASE("rewinding restores the earlier state of the table", "[record]") {
  auto table = play_random(four(), 4, 100);
  const auto events = table->events();
  for (std::size_t count = events.size(); count-- > 0;) {
    table->rewind(count);
    CHECK(table->events().size() == count);
    const auto fresh = replay(*parse_record(record_text(four(), table->events())));
    REQUIRE(fresh);
    CHECK(table->legal() == (*fresh)->legal());
    CHECK(table->turn().seat == (*fresh)->turn().seat);
  }
}

TEST_CASE("a refused line leaves the table unchanged", "[record]") {
  auto table = play_random(four(), 4, 40);
  const auto events = table->events();
  const auto legal = table->legal();
  const std::string seat = std::to_string(table->turn().seat);
  for (const std::string& line :
       {std::string{}, std::string{"deal 0"}, seat, seat + " ", seat + " play", seat + " play ??", seat + " play Ao Ao",
        seat + "  " + legal[0], " " + seat + " " + legal[0], std::string{"9 pass"}, std::string{"start 1"},
        seat + " claim", seat + " cante z", seat + " cante ? hidden", std::string(100000, 'x')}) {
    CHECK(!table->play(line));
    CHECK(table->events() == events);
    CHECK(table->legal() == legal);
  }
}

TEST_CASE("a deal line needs a possible dealer and every card exactly once", "[record]") {
  auto table = std::move(open_table(four()).value());
  Rng rng{1};
  const std::string good = table->chance(rng, 2);
  CHECK(good.substr(0, 7) == "deal 2 ");
  const auto fault = [&table](const std::string& line) { return table->play(line).error().fault; };
  CHECK(fault("0 play Ao") == Fault::chance_expected);
  CHECK(fault("deal 4" + good.substr(6)) == Fault::wrong_dealer);
  CHECK(fault(good.substr(0, good.size() - 3)) == Fault::deck_wrong);
  CHECK(fault(good + " Ao") == Fault::malformed);
  CHECK(fault("deal 2 " + good.substr(10) + " " + good.substr(10, 2)) == Fault::deck_wrong);
  CHECK(fault("deal 2 ??" + good.substr(9)) == Fault::card_unknown);
  CHECK(fault("deal 2 Xx" + good.substr(9)) == Fault::malformed);
  CHECK(table->play(good));
  CHECK(fault(good) == Fault::action_expected);
}

TEST_CASE("a redacted record names no card that the seat has not seen", "[record]") {
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    const auto table = play_random(four(), seed, static_cast<std::size_t>(10 + seed * 3));
    const std::string full = table->events()[0];
    for (Seat seat = 0; seat < 4; ++seat) {
      const std::string deal = table->redacted(seat)[0];
      REQUIRE(deal.size() == full.size());
      int known = 0;
      for (std::size_t at = 7; at < full.size(); at += 3) {
        const auto shown = deal.substr(at, 2);
        if (shown == "??") continue;
        ++known;
        CHECK(shown == full.substr(at, 2));
      }
      CHECK(deal.substr(7 + 3 * 24, 2) == full.substr(7 + 3 * 24, 2));  // the turned-up card
      CHECK(known >= 7);
      CHECK(known <= 11);
      for (const std::string& line : table->redacted(seat))
        if (line.ends_with("pass")) CHECK(line[0] - '0' == seat);
    }
  }
}

TEST_CASE("bots accept only redacted records, and answer with a legal action", "[record]") {
  for (const auto level : bot_levels()) {
    const auto table = play_random(four(), 6, 25);
    const Seat seat = table->turn().seat;
    const auto action = ask_bot({record_text(four(), table->redacted(seat)), level, 5});
    REQUIRE(action);
    const auto legal = table->legal();
    CHECK(std::find(legal.begin(), legal.end(), *action) != legal.end());
    CHECK(!ask_bot({record_text(four(), table->events()), level, 5}));
    const Seat other = (seat + 1) % 4;
    CHECK(!ask_bot({record_text(four(), table->redacted(other)), level, 5}));
  }
  CHECK(ask_bot({"", "casual", 1}).error().fault == Fault::not_a_record);
  CHECK(ask_bot({"", "genius", 1}).error().fault == Fault::level_unknown);
}

TEST_CASE("most corrupted redacted records are refused", "[record]") {
  const auto tute = [](const char* variant) { return Header{"tute", 4, {{"variant", variant}}, {}, 0, 0, 0}; };
  for (const Header& header : {four(), tute("remate"), tute("codillo"), tute("bato")}) {
    const auto table = play_random(header, 6, 60);
    const std::string text = record_text(header, table->redacted(table->turn().seat));
    Rng rng{2};
    int answered = 0;
    for (int i = 0; i < 10000; ++i) {
      std::string broken = text;
      for (int k = 0; k < 3; ++k)
        broken[rng.below(static_cast<std::uint32_t>(broken.size()))] = static_cast<char>(32 + rng.below(95));
      answered += ask_bot({broken, "casual", 1}) ? 1 : 0;
    }
    // Most changes damage a card or a word. Records with a changed card that no longer matters are accepted.
    CAPTURE(text);
    CHECK(answered < 5000);
  }
}

TEST_CASE("every problem has an explanation in each language", "[record]") {
  for (int fault = 0; fault <= static_cast<int>(Fault::level_unknown); ++fault) {
    const Problem problem{static_cast<Fault>(fault), "x", "y", 3};
    CHECK(explain(problem, Lang::es).find('y') != std::string::npos);
    CHECK(explain(problem, Lang::es).size() > 12);
    CHECK(explain(problem, Lang::es) != explain(problem, Lang::en));
  }
}

TEST_CASE("malformed UTF-8 is printed as question marks", "[record]") {
  CHECK(printable("a\x01\xff\xc3\xa9") == "a??\xc3\xa9");
  CHECK(printable("\xed\xa0\x80") == "???");       // a surrogate
  CHECK(printable("\xe0\x80\xaf") == "???");       // an overlong form
  CHECK(printable("\xf4\x90\x80\x80") == "????");  // beyond Unicode
  CHECK(printable("\xf0\x9f\x82\xa1") == "\xf0\x9f\x82\xa1");
}

}  // namespace
}  // namespace tapete
