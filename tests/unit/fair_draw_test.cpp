// Draws whose result no party can choose: they match the test vectors of docs/online.md, and every game accepts the
// drawn lines.
#include "online/fair_draw.hpp"

#include <catch_amalgamated.hpp>

#include <array>

#include "core/sha256.hpp"
#include "match/games.hpp"

namespace tapete::online {
namespace {

const std::string kMatch = "00112233445566778899aabbccddeeff";

PartyValues three_numbers() {
  return {{kHostParty, std::string(64, '0')}, {1, std::string(64, '1')}, {3, std::string(64, 'f')}};
}

TEST_CASE("seals and draws match the documented vectors", "[online]") {
  CHECK(seal_of(kMatch, 7, 3, std::string(64, 'f')) ==
        "dfd2e35e8b7736d212cb057f5b714e0c0da7c50f012b4954715c415085e2a035");
  CHECK(seal_of(kMatch, 7, kHostParty, std::string(64, '0')) ==
        "1c084afa9dbc826e84b47297afa6ec88f6def0832a48aebf9ce5938a2909a3ba");
  DrawStream stream{kMatch, 7, three_numbers()};
  std::string drawn;
  for (const std::uint32_t bound : {1U, 2U, 6U, 40U, 52U, 1000U, 3'000'000'000U, 3'000'000'000U, 3'000'000'000U, 7U})
    drawn += std::to_string(stream.below(bound)) + " ";
  CHECK(drawn == "0 0 1 29 17 450 1140082072 1103059424 1664344128 0 ");
}

TEST_CASE("a deal matches the documented vector", "[online]") {
  const auto table = std::move(open_table({"guinote", 4, {}, {}}).value());
  CHECK(drawn_line(*table, DrawStream{kMatch, 7, three_numbers()}) ==
        "deal 3 Ae 4b 4e 4c 5o Rb Ac 3o 2e 2o 6e 7o 7c 5c 5b 3e Rc Sc 4o So Cb 3b Sb 2c Co Re Ab Cc 7b Ro Se 2b 3c 7e "
        "6c 5e 6b Ao 6o Ce");
}

TEST_CASE("all numbers of a draw are equally likely", "[online]") {
  DrawStream stream{kMatch, 1, three_numbers()};
  std::array<int, 6> seen{};
  constexpr int kThrows = 60'000;
  for (int i = 0; i < kThrows; ++i) ++seen[stream.below(6)];
  double chi = 0;
  for (const int count : seen) chi += (count - kThrows / 6.0) * (count - kThrows / 6.0) / (kThrows / 6.0);
  CHECK(chi < 20.5);  // exceeded with a probability of 0.1 % at five degrees of freedom
}

TEST_CASE("cards depend on the parties' numbers, the draw and the match, and seals on the draw and the party",
          "[online]") {
  const auto table = std::move(open_table({"brisca", 2, {}, {}}).value());
  const std::string line = drawn_line(*table, DrawStream{kMatch, 7, three_numbers()});
  auto other = three_numbers();
  other[1].value[63] = '2';
  CHECK(line != drawn_line(*table, DrawStream{kMatch, 7, other}));
  CHECK(line != drawn_line(*table, DrawStream{kMatch, 8, three_numbers()}));
  CHECK(line != drawn_line(*table, DrawStream{sha256("x").substr(0, 32), 7, three_numbers()}));
  const std::string number(64, 'a');
  CHECK(seal_of(kMatch, 1, 1, number) != seal_of(kMatch, 1, 2, number));
  CHECK(seal_of(kMatch, 1, 1, number) != seal_of(kMatch, 2, 1, number));
}

TEST_CASE("seals are opened only by the numbers of all parties", "[online]") {
  PartyValues seals;
  for (const auto& [party, number] : three_numbers()) seals.push_back({party, seal_of(kMatch, 2, party, number)});
  CHECK(opens(kMatch, 2, seals, three_numbers()));
  CHECK_FALSE(opens(kMatch, 3, seals, three_numbers()));
  auto fewer = three_numbers();
  fewer.pop_back();
  CHECK_FALSE(opens(kMatch, 2, seals, fewer));
  auto turned = three_numbers();
  std::swap(turned[1].value, turned[2].value);
  CHECK_FALSE(opens(kMatch, 2, seals, turned));
}

TEST_CASE("the values of parties are parsed only in the form and order in which they are written", "[online]") {
  const auto text = party_text(three_numbers());
  CHECK(parse_parties(text) == three_numbers());
  const std::string digest(64, 'a');
  const std::vector<std::string> wrong{"1:" + digest + " host:" + digest,
                                       "1:" + digest + " 1:" + digest,
                                       "host:" + digest + " ",
                                       "host",
                                       "host:" + digest.substr(1),
                                       "6:" + digest,
                                       "host:" + std::string(64, 'A')};
  for (const std::string& one : wrong) CHECK_FALSE(parse_parties(one));
}

/// Plays a hand or two of every game with every number of players.
TEST_CASE("every game accepts the drawn lines", "[online]") {
  Rng rng{11};
  for (const GameInfo* game : games()) {
    for (const int players : game->players) {
      INFO(game->id << " for " << players);
      const auto table = std::move(open_table({std::string{game->id}, players, {}, {}}).value());
      int draws = 0;
      while (table->turn().who != Turn::Who::over && table->events().size() < 400) {
        if (table->turn().who == Turn::Who::chance) {
          REQUIRE(table->play(drawn_line(*table, DrawStream{kMatch, ++draws, three_numbers()})));
          continue;
        }
        const auto legal = table->legal();
        REQUIRE(table->play(std::to_string(table->turn().seat) + " " +
                            legal[rng.below(static_cast<std::uint32_t>(legal.size()))]));
      }
      CHECK(draws > 1);
    }
  }
}

}  // namespace
}  // namespace tapete::online
