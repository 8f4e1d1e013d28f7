// Bato. Test names in Spanish are sentences of the source, the page of rules that tute follows. Test names in English
// state rules of Tapete that the source leaves open.
#include <catch_amalgamated.hpp>

#include "tute_auction_support.hpp"

namespace tapete::test::tute {
namespace {

TEST_CASE("bato: se reparten cuatro cartas y se da vuelta una carta indicando el triunfo", "[tute][auction]") {
  for (const int players : {3, 4, 5, 6}) {
    const int at_table = std::min(players, 5);
    const State s = begin(Variant::bato, deck(players - 1, {{4 * at_table, "5e"}}), players);
    for (Seat seat = 0; seat < at_table; ++seat) CHECK(s.hand[at(seat)].size() == 4);
    CHECK(s.trump == 2);
    CHECK(s.out_of_play == card("5e"));
    CHECK(s.spare == 40 - 4 * at_table - 1);
  }
}

TEST_CASE("bato: después de que uno haya dicho que juega el resto dice si acompaña", "[tute][auction]") {
  State s = begin(Variant::bato, deck(3, {}));
  act(s, {"bid no", "bid yes"});
  CHECK(s.declarer == 1);
  CHECK(s.actor == 2);
  act(s, {"bid no", "bid yes"});
  CHECK(s.actor == 0);  // a seat that has passed is asked again
  act(s, {"bid yes"});
  // The declarer and the seats that join play.
  CHECK(s.playing == 0b1011);
  CHECK(s.hand[2].empty());
  CHECK(s.aside[2].size() == 4);
  CHECK(s.actor == 0);
  CHECK(s.phase == Phase::change);
}

TEST_CASE("bato: no seat loses if no other seat joins the declarer", "[tute][auction]") {
  State s = begin(Variant::bato, deck(3, {}));
  act(s, {"bid yes", "bid no", "bid no", "bid no"});
  CHECK(Tute::to_act(s) == kNobody);
  CHECK(strikes(s) == "0000");
  const Sheet sheet = Tute::sheet(s.config, {}, s, 0, Lang::en);
  REQUIRE(sheet.rows.size() == 1);
  CHECK(sheet.rows[0].cells == std::vector<std::string>{"plays", "-", "-", "-"});
}

TEST_CASE("bato: antes de jugar se pueden cambiar cartas como en el poker", "[tute][auction]") {
  State s = begin(Variant::bato, deck(3, {{0, "Ao"}, {4, "4c"}, {8, "5c"}, {12, "6c"}, {17, "3o"}, {18, "Ro"}}));
  act(s, {"bid yes", "bid yes", "bid no", "bid no"});
  act(s, {"change 4c", "change 5c"});
  CHECK(s.hand[0] == cards("Ao 6c"));  // a seat draws only after its last discard
  act(s, {"draw"});
  CHECK(s.hand[0] == cards("Ao 6c 3o Ro"));
  CHECK(s.actor == 1);
  act(s, {"draw"});
  CHECK(s.phase == Phase::play);
  CHECK(s.actor == 0);
}

TEST_CASE("bato: a seat can change at most three cards", "[tute][auction]") {
  State s = begin(Variant::bato, deck(3, {{0, "Ao"}, {4, "4c"}, {8, "5c"}, {12, "6c"}}));
  act(s, {"bid yes", "bid yes", "bid yes", "bid yes", "change 4c", "change 5c", "change 6c"});
  CHECK(legal_text(s) == "draw");
}

TEST_CASE("bato: el que juega está comprometido a hacer dos bazas, los que acompañan una", "[tute][auction]") {
  State s = begin(Variant::bato, deck(3, {}));
  act(s, {"bid yes", "bid yes", "bid yes", "bid no"});
  const auto with_tricks = [&s](std::initializer_list<int> winners) {
    State out = s;
    for (const int seat : winners) out.winner[out.tricks++] = static_cast<std::uint8_t>(seat);
    end_hand(out);
    return strikes(out);
  };
  CHECK(with_tricks({0, 0, 1, 2}) == "0000");
  CHECK(with_tricks({0, 1, 1, 2}) == "1000");
  CHECK(with_tricks({0, 0, 1, 1}) == "0010");
  CHECK(with_tricks({1, 1, 1, 2}) == "1000");
}

TEST_CASE("bato: a seat alone knows the cards that it discards and draws", "[tute][auction]") {
  const auto deal = deck(3, {{0, "Ao"}, {4, "4c"}, {8, "5c"}, {12, "6c"}, {17, "3o"}});
  State s = begin(Variant::bato, deal);
  act(s, {"bid yes", "bid yes", "bid no", "bid no", "change 4c", "draw"});
  const auto own = Tute::redact_deal(deal, s, 0);
  const auto other = Tute::redact_deal(deal, s, 1);
  CHECK(own.cards[17] == card("3o"));
  CHECK(!other.cards[17].known());
  CHECK(!own.cards[18].known());
  CHECK(other.cards[16] == deal.cards[16]);  // the turned-up card
  CHECK(Tute::name(*Tute::redact(s, change(card("4c")), 0, 1)) == "change ??");
  CHECK(Tute::name(*Tute::redact(s, change(card("4c")), 0, 0)) == "change 4c");
  CHECK(Tute::view(s, 1).state.aside[0].empty());
  CHECK(Tute::view(s, 0).state.aside[0] == cards("4c"));
}

TEST_CASE("bato: advice follows the policy in the auction, and says why one plays or passes", "[tute][auction]") {
  State s = begin(Variant::bato, deck(3, {{16, "5e"}}));
  Rng rng{0};
  const auto advised = [&](std::string_view hand) {
    s.hand[at(s.actor)] = cards(hand);
    const Action action = tapete::tute::Rules::policy_action(s, rng);
    return Tute::name(action) + ": " + Tute::meaning(s, action, Lang::es);
  };
  CHECK(Tute::has_agreement(s));
  CHECK(advised("Ae 3e Re Ao") == "bid yes: Da para 2 bazas, y así pueden perder otros.");
  CHECK(advised("2o 4o 2c 4b") == "bid no: Es poco para 2 bazas. Se juega para que pierdan otros.");
}

}  // namespace
}  // namespace tapete::test::tute
