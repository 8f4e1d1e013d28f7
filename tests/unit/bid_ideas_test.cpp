// The reasons of players who have bid how many tricks they take.
#include <catch_amalgamated.hpp>

#include "games/corazones/corazones.hpp"
#include "tricks/trick_ideas.hpp"

namespace tapete::test {
namespace {

TEST_CASE("a seat that has bid is told what a card does for its bid", "[review][tricks]") {
  const auto card = [](const char* name) { return *parse_card(Deck::french, name); };
  TrickMoment moment{
      .ranking = tapete::corazones::Rules::kRanking, .trump = -1, .cards = {}, .cards_to_keep = {}, .beating = {}};
  const auto words = [&](int lacking, const char* best, const char* other) {
    return bid_idea(moment, {1, lacking, 3}, {card(best), card(other)}, Lang::es);
  };
  CHECK(words(0, "Ks", "2s") == "Así se suelta una carta alta.");
  CHECK(words(0, "5s", "2s") == "No gana la baza, y @ servirá después.");
  CHECK(words(0, "5s", "2d") == "Así se suelta una carta más alta que @.");
  CHECK(words(0, "2s", "5d").empty());
  moment.beating = CardSet::of(card("9s")) | CardSet::of(card("Ts"));
  CHECK(words(1, "Ts", "9s") == "Así es más fácil ganar la baza.");
  CHECK(words(1, "9s", "Ts").empty());
  CHECK(words(1, "2s", "Ts") == "Así se guarda @ para después.");
  CHECK(words(0, "9s", "Ts") == "Así es más fácil que la baza sea de otro.");
  CHECK(words(1, "Ts", "2s") == "Así se puede ganar una baza de las que faltan.");
  CHECK(words(0, "2s", "Ts") == "Ya están las bazas pedidas: mejor que esta sea de otro.");
  CHECK(bid_idea(moment, {0, 0, 3}, {card("2s"), card("Ts")}, Lang::es) ==
        "Con 0 pedidas, mejor que esta baza sea de otro.");
  CHECK(words(4, "Ts", "2s").empty());   // the bid cannot be made any more
  CHECK(words(-1, "2s", "Ts").empty());  // the bid is lost, and further tricks cost nothing
  CHECK(bid_idea(moment, {1, -1, 3, true}, {card("2s"), card("Ts")}, Lang::es) ==
        "La apuesta ya ha fallado, y cada baza de más cuesta puntos.");
  moment.last = true;
  CHECK(words(1, "Ts", "2s") == "Así se gana una baza de las que faltan.");
  CHECK(words(1, "Ts", "9s").empty());
  CHECK(words(1, "9s", "Ts") == "Así también se gana la baza, y se guarda @.");
  moment.last = false;
  moment.leads = true;
  CHECK(words(1, "Ts", "9d") == "Así es más fácil ganar la baza.");
  CHECK(words(1, "4s", "3d").empty());  // such a low card hardly wins tricks
  CHECK(words(1, "As", "9d") == "Es la más alta de su palo.");
  moment.known = CardSet::of(card("As"));
  CHECK(words(1, "Ks", "9d") == "Ya nadie tiene otra más alta de ese palo.");
  moment.trump = card("9d").suit();
  CHECK(words(1, "Ts", "9d") == "Así se guarda @ para después.");
}

TEST_CASE("the only card of a suit is played so that others can be discarded later", "[review][tricks]") {
  const auto card = [](const char* name) { return *parse_card(Deck::french, name); };
  TrickMoment moment{
      .ranking = tapete::corazones::Rules::kRanking, .trump = -1, .cards = {}, .cards_to_keep = {}, .beating = {}};
  const auto words = [&](int lacking, const char* best, const char* other) {
    return bid_idea(moment, {1, lacking, 3}, {card(best), card(other)}, Lang::es);
  };
  const auto avoided = [&](int best_cost, int other_cost, bool free) {
    return avoidance_idea({moment, 0, best_cost, other_cost, free}, {card("4d"), card("3s")}, Lang::es);
  };
  const std::string discards = "Es la única de su palo en la mano: la próxima vez habrá descarte.";
  const std::string trumps = "Es la única de su palo en la mano: la próxima vez se podrá ganar con un triunfo.";
  for (const char* const name : {"4d", "3s", "2s", "9h"}) moment.hand.add(card(name));
  moment.known = moment.hand;
  moment.unseen = CardSet::of_suit(card("4d").suit()) - moment.hand;
  CHECK(words(0, "4d", "3s") == discards);
  CHECK(words(0, "4d", "9h").empty());  // the other card is the only one of its suit, too
  CHECK(words(0, "2s", "4d").empty());
  CHECK(words(1, "4d", "3s").empty());  // no trump can win
  CHECK(avoided(0, 0, false) == discards);
  CHECK(avoided(0, 1, false) == discards);
  CHECK(avoided(0, 0, true) == discards);
  CHECK(avoided(-10, 0, false).empty());
  moment.leads = true;
  CHECK(words(0, "4d", "2s") == discards);
  CHECK(avoided(0, 0, false) == discards);
  moment.trump = card("9h").suit();
  CHECK(words(1, "4d", "3s") == trumps);
  moment.leads = false;
  CHECK(words(1, "4d", "3s") == trumps);
  CHECK(words(0, "4d", "3s") == discards);
  moment.must_trump = true;  // then the trump has to be played
  CHECK(words(0, "4d", "3s") == "Así se suelta una carta más alta que @.");
  moment.must_trump = false;
  moment.unseen = {};  // nobody can lead diamonds any more
  CHECK(words(0, "4d", "3s") == "Así se suelta una carta más alta que @.");
  moment.unseen = CardSet::of_suit(card("4d").suit());
  moment.hand = CardSet::of(card("4d")) | CardSet::of(card("3s"));
  CHECK(words(0, "4d", "3s") == "Así se suelta una carta más alta que @.");  // the last two cards
}

TEST_CASE("a card is not praised for what another card of the hand would do better", "[review][tricks]") {
  const auto card = [](const char* name) { return *parse_card(Deck::french, name); };
  TrickMoment moment{
      .ranking = tapete::corazones::Rules::kRanking, .trump = -1, .cards = {}, .cards_to_keep = {}, .beating = {}};
  const auto words = [&](const char* best, const char* other) {
    return avoidance_idea({moment}, {card(best), card(other)}, Lang::es);
  };
  for (const char* const name : {"Kc", "Jc", "5c", "Jd", "7d", "3d"}) moment.hand.add(card(name));
  moment.playable = moment.hand;
  moment.unseen = CardSet::full(Deck::french) - moment.hand;
  CHECK(words("Kc", "3d") == "Así se suelta una carta alta.");
  CHECK(words("Jd", "5c") == "Así se suelta una carta más alta que @.");  // the king is higher
  moment.leads = true;
  CHECK(words("3d", "Kc") == "Así es más fácil que la baza sea de otro.");
  CHECK(words("7d", "Kc").empty());  // the three is lower
  moment.unseen.remove(card("4d"));
  moment.unseen.remove(card("5d"));
  moment.unseen.remove(card("6d"));
  CHECK(words("7d", "Kc") == "Así es más fácil que la baza sea de otro.");  // the seven is as low as the three
}

TEST_CASE("a card that is as good as others is praised for what it does for the bid", "[review][tricks]") {
  const auto card = [](const char* name) { return *parse_card(Deck::french, name); };
  TrickMoment moment{
      .ranking = tapete::corazones::Rules::kRanking, .trump = -1, .cards = {}, .cards_to_keep = {}, .beating = {}};
  const auto merit = [&](int lacking, const char* name, bool costs = true) {
    return bid_merit(moment, {1, lacking, 3, costs}, card(name), Lang::es);
  };
  moment.beating = CardSet::of(card("Ks"));
  moment.cards = moment.beating | CardSet::of(card("2s"));
  CHECK(merit(1, "Ks") == "Así se puede ganar una baza de las que faltan.");
  CHECK(merit(1, "2s") == "Así se guardan las mejores para las bazas que faltan.");
  CHECK(merit(1, "Qs").empty());
  CHECK(merit(3, "2s").empty());  // without this trick the bid cannot be made any more
  moment.cards = CardSet::of(card("2s"));
  CHECK(merit(1, "2s").empty());  // there are no better cards
  CHECK(merit(0, "2s") == "Ya están las bazas pedidas: mejor que esta sea de otro.");
  CHECK(merit(0, "Ks").empty());
  CHECK(merit(-1, "2s") == "La apuesta ya ha fallado, y cada baza de más cuesta puntos.");
  CHECK(merit(-1, "2s", false).empty());
  moment.leads = true;
  CHECK(merit(0, "2s") == "Una carta tan baja casi nunca se lleva la baza.");
  CHECK(merit(0, "Ks").empty());
  CHECK(merit(1, "As") == "Es la más alta de su palo.");
  CHECK(merit(1, "Qs").empty());
  moment.known = moment.ranking.stronger_than(card("5s"));
  CHECK(merit(0, "5s").empty());  // nobody can beat this low card any more
}

}  // namespace
}  // namespace tapete::test
