// Guiñote: broken duties (renuncios) and claims.
#include <catch_amalgamated.hpp>

#include "guinote_support.hpp"

namespace tapete::test::guinote {
namespace {

/// Returns a trick of the arrastre to which seat 1 has led the seven of oros; seat 2 holds `hand2`.
State arrastre_trick(std::string_view hand2, bool claims) {
  Guinote::Config config;
  config.claims = claims;
  State s = window("2o 4o 5o 6o Ro So", hand2, config);
  s.drawn = s.stock_size;
  s.phase = Phase::play;
  s.tricks = 4;
  s.winner = {0, 1, 0, 1};
  s.played_count = 17;
  s.played[16] = card("7o");
  s.in_trick = 1;
  s.winning = card("7o");
  s.winning_seat = 1;
  s.leader = 1;
  s.actor = 2;
  s.hand[1] = cards("2e 4e 5e 6e 7e");
  s.hand[3] = cards("2b 4b 5b 6b 7b Cb");
  return s;
}

TEST_CASE("renuncio=prevent: an illegal card cannot be played", "[guinote]") {
  const State s = arrastre_trick("Co Ac 3c", false);
  CHECK(legal_names(s) == Names{"play Co"});
  CHECK(Guinote::out_of_turn(s, 1).empty());
}

TEST_CASE("renuncio=claim: a trump in place of the suit led loses the partida if a seat claims it", "[guinote]") {
  State s = arrastre_trick("Co Ac 3c", true);
  CHECK(legal_names(s).size() == 3);
  CHECK(Guinote::out_of_turn(s, 1).size() == 1);
  Guinote::apply(s, play(card("Ac")));
  State claimed = s;
  Guinote::apply(claimed, claim_action(3));
  CHECK(claimed.phase == Phase::over);
  CHECK(outcome(claimed)[1].substr(0, 9) == "partida 1");
  // A claim by the offender's own side gains nothing.
  Guinote::apply(s, claim_action(2));
  CHECK(outcome(s)[1].substr(0, 9) == "partida 1");
}

TEST_CASE("renuncio=claim: a wrong claim loses the partida", "[guinote]") {
  State s = arrastre_trick("Co Ac 3c", true);
  Guinote::apply(s, play(card("Co")));
  Guinote::apply(s, claim_action(1));
  CHECK(outcome(s)[1].substr(0, 9) == "partida 0");
}

TEST_CASE("no claim is possible before the arrastre", "[guinote]") {
  Guinote::Config config;
  config.claims = true;
  CHECK(Guinote::out_of_turn(window("2o", "2e", config), 1).empty());
}

TEST_CASE("only cards that have been seen prove a renuncio", "[guinote]") {
  State s = arrastre_trick("Co Ac 3c", true);
  Guinote::apply(s, play(card("Ac")));
  std::array<CardSet, 4> seen{};
  CHECK(Claims::broken_seats(s, seen) == 0);
  seen[2] = cards("Co");  // the card of oros that seat 2 kept has been seen
  CHECK(Claims::broken_seats(s, seen) == 1U << 2);
  CHECK(Claims::broken_seats(s, s.hand) == 1U << 2);
}

}  // namespace
}  // namespace tapete::test::guinote
