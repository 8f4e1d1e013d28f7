// Guiñote's maxims: each maxim recognises the positions to which it applies and the cards that it recommends.
#include <catch_amalgamated.hpp>

#include "arranged_hand.hpp"
#include "game/maxim.hpp"
#include "guinote_support.hpp"

namespace tapete::test {
namespace {

using namespace tapete::guinote;
using test::guinote::kCopas;

const Maxim<State>& maxim(std::string_view id) {
  for (const auto& each : Guinote::maxims())
    if (each.id == id) return each;
  FAIL("there is no such maxim");
  return Guinote::maxims().front();
}

/// Returns a position with seat 0 to play to the second trick. Trumps are copas, and the five of copas is turned up
/// under the stock.
State position(std::string_view hand, std::string_view trick, Seat leader, int players = 4) {
  State s = guinote::before_deal({.players = static_cast<std::uint8_t>(players)});
  arrange(s, kRanking, 40 - 6 * players, hand, trick, leader);
  return s;
}

bool applies(std::string_view id, const State& s) { return maxim(id).applies(s); }
bool follows(std::string_view id, const State& s, std::string_view played) {
  REQUIRE(maxim(id).applies(s));
  return maxim(id).follows(s, tapete::guinote::play(card(played)));
}

}  // namespace

TEST_CASE("a un guiñote, otro: the second player answers an opponent's ace or three with an ace or a three",
          "[maxims]") {
  const State s = position("3e Ae Ao Ac 4b 5b", "3o", 3);
  CHECK(follows("guinote_on_guinote", s, "3e"));
  CHECK(follows("guinote_on_guinote", s, "Ae"));
  CHECK_FALSE(follows("guinote_on_guinote", s, "4b"));
  CHECK_FALSE(follows("guinote_on_guinote", s, "Ao"));  // this card wins the trick
  CHECK_FALSE(follows("guinote_on_guinote", s, "Ac"));  // a trump
  CHECK_FALSE(applies("guinote_on_guinote", position("3e 4b", "Ro", 3)));
  CHECK_FALSE(applies("guinote_on_guinote", position("3e 4b", "3c", 3)));     // trumps were led
  CHECK_FALSE(applies("guinote_on_guinote", position("3e 4b", "3o 5o", 2)));  // third to play
  CHECK_FALSE(applies("guinote_on_guinote", position("3e 4b", "3o", 1, 2)));  // there is no partner
  State arrastre = s;
  arrastre.drawn = arrastre.stock_size;
  CHECK_FALSE(applies("guinote_on_guinote", arrastre));
}

TEST_CASE("cargar al compañero: the partner's trick gets the card with the most points", "[maxims]") {
  const State s = position("3e Re Ac 4b 5b 6b", "5o Ao 6o", 1);
  CHECK(follows("load_partner", s, "3e"));
  CHECK_FALSE(follows("load_partner", s, "Re"));
  CHECK_FALSE(follows("load_partner", s, "Ac"));
  CHECK(follows("load_partner", position("Re Se 4b", "5o Ao 6o", 1), "Re"));
  CHECK_FALSE(follows("load_partner", position("4b 5b", "5o Ao 6o", 1), "4b"));  // no card has points
  CHECK_FALSE(applies("load_partner", position("3e 4b", "Ao 5o 6o", 1)));        // an opponent is winning
}

TEST_CASE("forzar al que canta: the seat plays high before an opponent who has sung the forty", "[maxims]") {
  State s = position("3e Ao 4b 5b", "", 0);
  CHECK_FALSE(applies("force_singer", s));
  s.sung = 1U << kCopas;
  s.shown[1] = cards("Rc Sc");
  CHECK(follows("force_singer", s, "3e"));
  CHECK_FALSE(follows("force_singer", s, "4b"));
  State second = position("3e Ro 4b", "So", 3);
  second.sung = s.sung;
  second.shown[1] = cards("Sc");
  CHECK(follows("force_singer", second, "Ro"));  // this card takes the trick
  CHECK_FALSE(follows("force_singer", second, "4b"));
  second.shown[1] = {};
  second.shown[3] = cards("Rc Sc");  // the opponent at the left has played already
  CHECK_FALSE(applies("force_singer", second));
}

TEST_CASE("el que mata al compañero: a seat does not trump the partner's trick", "[maxims]") {
  const State s = position("Ac 4b 5b", "5o 3o 6o", 1);
  CHECK_FALSE(follows("partner_killed", s, "Ac"));
  CHECK(follows("partner_killed", s, "4b"));
  CHECK_FALSE(applies("partner_killed", position("4b 5b", "5o 3o 6o", 1)));  // no card could trump
  CHECK_FALSE(applies("partner_killed", position("Ac 4b", "3o 5o 6o", 1)));  // an opponent is winning
}

TEST_CASE("a carta tapada: a seat may trump the partner's trick before the arrastre", "[maxims]") {
  const State s = position("Ac 4b 5b", "5o 3o 6o", 1);
  CHECK(follows("covered_card", s, "Ac"));
  State arrastre = s;
  arrastre.drawn = arrastre.stock_size;
  CHECK_FALSE(applies("covered_card", arrastre));
}

TEST_CASE("para dar, matar: with two players, a seat takes a trick if all its other cards give points", "[maxims]") {
  const State s = position("Ao Re Ce", "Ro", 1, 2);
  CHECK(follows("kill_to_give", s, "Ao"));
  CHECK_FALSE(follows("kill_to_give", s, "Ce"));
  CHECK(applies("kill_to_give", position("Ao Re Ce", "5o", 1, 2)));
  CHECK_FALSE(applies("kill_to_give", position("Ao Re 4b", "5o", 1, 2)));  // the four has no points
  CHECK_FALSE(applies("kill_to_give", position("4b Re", "Ro", 1, 2)));     // no card takes the trick
  CHECK_FALSE(applies("kill_to_give", position("Ao Re", "Ro", 3)));
}

TEST_CASE("en la última no has de matar: a seat does not take the last trick before the arrastre", "[maxims]") {
  State s = position("Ac 4b 5b", "Ro 5o 6o", 1);
  CHECK_FALSE(applies("last_trick_left", s));
  s.drawn = 12;
  CHECK_FALSE(follows("last_trick_left", s, "Ac"));
  CHECK(follows("last_trick_left", s, "4b"));
  State partners = position("Ac 4b 5b", "5o Ro 6o", 1);
  partners.drawn = 12;
  CHECK_FALSE(applies("last_trick_left", partners));
}

}  // namespace tapete::test
