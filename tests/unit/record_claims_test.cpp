// Claims in redacted records: a redacted record contains the outcome of each claim, bots accept such records, and the
// outcome is checked against the known cards.
#include <catch_amalgamated.hpp>

#include "match/bot.hpp"
#include "match/table.hpp"

namespace tapete {
namespace {

/// Plays a match, or its first `most_events` events, in which seats sometimes claim. Checks before every action that a
/// bot answers from the redacted record of the seat to act.
void play_with_claims(const Header& header, Rng& rng, std::size_t most_events = 10000) {
  auto table = std::move(open_table(header).value());
  while (table->turn().who != Turn::Who::over && table->events().size() < most_events) {
    if (table->turn().who == Turn::Who::chance) {
      REQUIRE(table->play(table->chance(rng, 0)));
      continue;
    }
    const Seat seat = table->turn().seat;
    const auto answer = ask_bot({record_text(header, table->redacted(seat)), "random", 1});
    REQUIRE(answer);
    const auto claimer = static_cast<Seat>(rng.below(static_cast<std::uint32_t>(header.players)));
    const bool claims = !table->out_of_turn(claimer).empty() && rng.below(12) == 0;
    REQUIRE(table->play(claims ? std::to_string(claimer) + " claim" : std::to_string(seat) + " " + *answer));
  }
}

TEST_CASE("bots answer from redacted records with right and wrong claims at any moment", "[record]") {
  // Many matches are played, because a claim may also come at a rare moment, such as right after the last draw.
  Rng rng{12};
  for (int match = 0; match < 60; ++match) {
    Header header{"guinote", 4, {}, {}, 0, 0, 0};
    header.rules = {{"coto", "2"}, {"renuncio", "claim"}};
    if (match % 3 == 0) header.players = 2;
    play_with_claims(header, rng);
  }
  for (int match = 0; match < 40; ++match) {
    Header header{"tute", 3 + match % 4, {{"renuncio", "claim"}, {"final", "dos"}}, {}, 0, 0, 0};
    play_with_claims(header, rng);
  }
  // Only the first events of remate, codillo and bato are played, because their matches are long.
  for (int match = 0; match < 24; ++match) {
    const char* variant = std::array{"remate", "codillo", "bato"}[static_cast<std::size_t>(match) % 3];
    Header header{"tute", 3 + match % 4, {{"renuncio", "claim"}, {"variant", variant}}, {}, 0, 0, 0};
    play_with_claims(header, rng, 120);
  }
}

/// Plays random actions of a hand up to a random moment at which a seat can claim. Returns the claim, which is not yet
/// played, or an empty string if the hand ended.
std::string play_to_claim(Table& table, int players, Rng& rng) {
  REQUIRE(table.play(table.chance(rng, 0)));
  while (table.in_hand()) {
    const auto claimer = static_cast<Seat>(rng.below(static_cast<std::uint32_t>(players)));
    const auto legal = table.legal();
    if (!table.out_of_turn(claimer).empty() && rng.below(15) == 0) return std::to_string(claimer) + " claim";
    REQUIRE(table.play(std::to_string(table.turn().seat) + " " +
                       legal[rng.below(static_cast<std::uint32_t>(legal.size()))]));
  }
  return {};
}

/// Returns the line about strikes that Table::play() must return when a claim ends a hand of tute. `told` is the claim
/// with its outcome, from the redacted record.
std::string strikes_told(const std::string& told, int players) {
  std::string strikes = "strikes";
  for (Seat seat = 0; seat < players; ++seat) {
    const bool named = told.find(std::to_string(seat), 8) != std::string::npos;
    strikes += named ? " 2" : told.ends_with(" -") && seat == told[0] - '0' ? " 1" : " 0";
  }
  return strikes;
}

/// Checks that a whole record is refused if it contains the outcome of a claim, which only a redacted record may
/// contain.
void refused_in_whole_record(const Header& header, const Table& table, const std::string& told) {
  auto events = table.events();
  events.back() = told;
  const auto refused = replay(*parse_record(record_text(header, events)));
  REQUIRE(!refused);
  CHECK(refused.error().fault == Fault::malformed);
}

/// Checks that a redacted record is accepted with the right outcome of the claim, and refused with no outcome or an
/// invalid one.
void only_truth_is_believed(const Header& header, const Table& table, const std::string& claim,
                            const std::string& told) {
  const auto known = [&](const std::string& last) {
    auto lines = table.redacted(0);
    lines.back() = last;
    return check_redacted(*parse_record(record_text(header, lines)), 0);
  };
  CHECK(!known(told));
  CHECK(known(claim).value().fault == Fault::illegal);
  CHECK(known(claim + " 9").value().fault == Fault::malformed);
  CHECK(known(claim + " " + told[0]).value().fault == Fault::illegal);
  CHECK(known(told + " -").value().fault == Fault::malformed);
}

TEST_CASE("a redacted record contains the outcome of a claim", "[record]") {
  Rng rng{5};
  int right = 0;
  int wrong = 0;
  for (int match = 0; match < 300; ++match) {
    Header header = match % 2 == 0 ? Header{"guinote", match % 3 == 0 ? 2 : 4, {{"renuncio", "claim"}}, {}, 0, 0, 0}
                                   : Header{"tute", 3 + match % 4, {{"renuncio", "claim"}}, {}, 0, 0, 0};
    const auto table = std::move(open_table(header).value());
    const std::string claim = play_to_claim(*table, header.players, rng);
    if (claim.empty()) continue;
    const auto ended = table->play(claim);
    REQUIRE(ended);
    const std::string told = table->redacted(0).back();
    CAPTURE(told, ended->at(0), ended->at(1));
    for (Seat seat = 0; seat < header.players; ++seat) CHECK(table->redacted(seat).back() == told);
    REQUIRE(told.substr(0, 8) == claim + " ");
    (told.ends_with(" -") ? wrong : right) += 1;
    if (header.game == "tute") CHECK(ended->at(1) == strikes_told(told, header.players));
    refused_in_whole_record(header, *table, told);
    only_truth_is_believed(header, *table, claim, told);
  }
  CHECK(right > 20);
  CHECK(wrong > 20);
}

TEST_CASE("a redacted record is refused if the seat's cards disprove the outcome of a claim", "[record]") {
  // Guiñote for two with random actions; seat 1 sometimes claims.
  Rng rng{6};
  int disproved = 0;
  int believed = 0;
  for (int match = 0; match < 200; ++match) {
    const Header header{"guinote", 2, {{"renuncio", "claim"}}, {}, 0, 0, 0};
    const auto table = std::move(open_table(header).value());
    REQUIRE(table->play(table->chance(rng, 0)));
    while (table->in_hand()) {
      const auto legal = table->legal();
      REQUIRE(table->play(std::to_string(table->turn().seat) + " " +
                          legal[rng.below(static_cast<std::uint32_t>(legal.size()))]));
      if (!table->in_hand() || table->out_of_turn(1).empty() || rng.below(6) != 0) continue;
      const std::size_t before = table->events().size();
      REQUIRE(table->play("1 claim"));
      const bool guilty = table->redacted(0).back() == "1 claim 0";
      // Only the accused seat 0 knows for certain whether it broke a duty. Seat 1 cannot disprove every wrong outcome.
      const auto with = [&](Seat seat, const char* last) {
        auto lines = table->redacted(seat);
        lines.back() = last;
        const auto problem = check_redacted(*parse_record(record_text(header, lines)), seat);
        return problem ? std::optional{problem->fault} : std::nullopt;
      };
      CHECK(with(0, guilty ? "1 claim -" : "1 claim 0") == Fault::disproved);
      const auto other = with(1, guilty ? "1 claim -" : "1 claim 0");
      CHECK((!other || other == Fault::disproved));
      ++(other == Fault::disproved ? disproved : believed);
      table->rewind(before);
    }
  }
  CHECK(disproved > 20);
  CHECK(believed > 20);
}

}  // namespace
}  // namespace tapete
