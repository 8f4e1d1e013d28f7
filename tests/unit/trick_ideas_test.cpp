// The reasons of card players name only what the seat to act sees.
#include "tricks/trick_ideas.hpp"

#include <catch_amalgamated.hpp>

#include "games/brisca/brisca.hpp"
#include "games/corazones/corazones.hpp"
#include "games/guinote/guinote.hpp"
#include "games/tute/tute.hpp"
#include "match/opinion.hpp"
#include "tricks/expected_card.hpp"

namespace tapete::test {
namespace {

constexpr int kCoins = 0, kCups = 1;  // suits
constexpr Card kAceOfCoins{kCoins, 0}, kTwoOfCoins{kCoins, 1}, kFourOfCoins{kCoins, 3}, kKingOfCoins{kCoins, 9};
constexpr Card kAceOfCups{kCups, 0}, kTwoOfCups{kCups, 1};

/// Returns the reason in Spanish in a position with cups as trumps, which `change` completes.
std::string idea(CardChoice choice, CardSet beating, void (*change)(TrickMoment&)) {
  const CardSet both = CardSet::of(choice.best) | CardSet::of(choice.other);
  TrickMoment moment{.ranking = tapete::brisca::Rules::kRanking,
                     .trump = kCups,
                     .cards = both,
                     .cards_to_keep = {},
                     .beating = beating};
  change(moment);
  return points_idea(moment, choice, Lang::es);
}

TEST_CASE("the partner's trick is left to the partner, or gets points", "[review][tricks]") {
  const auto partner = [](TrickMoment& m) { m.partner = true; };
  CHECK(idea({kTwoOfCoins, kAceOfCups}, CardSet::of(kAceOfCups), partner) == "El compañero ya va ganando la baza.");
  CHECK(idea({kAceOfCoins, kTwoOfCoins}, {}, partner) == "Así van más puntos a la baza del compañero.");
  CHECK(idea({kTwoOfCoins, kAceOfCoins}, {}, partner).empty());
}

TEST_CASE("people secure an ace or a three in the last place, and lead no points early", "[review][tricks]") {
  const auto expected = [](Card natural, CardSet beating, bool leads, bool stock_gone) {
    const CardSet hand =
        CardSet::of(kTwoOfCoins) | CardSet::of(kKingOfCoins) | CardSet::of(kAceOfCoins) | CardSet::of(kAceOfCups);
    TrickMoment moment{.ranking = tapete::brisca::Rules::kRanking,
                       .trump = kCups,
                       .cards = hand,
                       .cards_to_keep = {},
                       .beating = beating};
    moment.leads = leads;
    moment.last = moment.lost = !leads;
    return expected_card(moment, natural, stock_gone);
  };
  const CardSet both = CardSet::of(kAceOfCoins) | CardSet::of(kAceOfCups);
  CHECK(expected(kTwoOfCoins, both, false, false) == kAceOfCoins);
  CHECK(expected(kAceOfCups, both, false, false) == kAceOfCoins);
  CHECK(expected(kTwoOfCoins, CardSet::of(kAceOfCups), false, false) == kTwoOfCoins);
  CHECK(expected(kAceOfCoins, {}, true, false) == kTwoOfCoins);
  CHECK(expected(kKingOfCoins, {}, true, false) == kTwoOfCoins);
  CHECK(expected(kKingOfCoins, {}, true, true) == kKingOfCoins);
  CHECK(expected(kAceOfCoins, {}, true, true) == kAceOfCoins);
}

TEST_CASE("the last player is expected to give rivals the least, and the partner the most", "[review][tricks]") {
  TrickMoment moment{.ranking = tapete::brisca::Rules::kRanking,
                     .trump = kCups,
                     .cards = CardSet::of(kTwoOfCoins) | CardSet::of(kKingOfCoins) | CardSet::of(kAceOfCoins) |
                              CardSet::of(kTwoOfCups),
                     .cards_to_keep = {},
                     .beating = {}};
  moment.last = moment.lost = true;
  CHECK(expected_card(moment, kKingOfCoins, false) == kTwoOfCoins);
  CHECK(expected_card(moment, kTwoOfCups, false) == kTwoOfCups);  // a worthless trump may be thrown
  moment.lost = false;
  moment.partner = true;
  CHECK(expected_card(moment, kTwoOfCoins, false) == kAceOfCoins);
  CHECK(expected_card(moment, kTwoOfCups, false) == kAceOfCoins);
  moment.beating = CardSet::of(kAceOfCoins);
  CHECK(expected_card(moment, kTwoOfCoins, false) == kKingOfCoins);
  moment.cards_to_keep = CardSet::of(kKingOfCoins);
  CHECK(expected_card(moment, kTwoOfCoins, false) == kTwoOfCoins);
  moment.last = false;
  moment.cards_to_keep = moment.beating = {};
  CHECK(expected_card(moment, kTwoOfCoins, false) == kTwoOfCoins);
}

TEST_CASE("a trick is won or left to the rivals for its points", "[review][tricks]") {
  const auto eleven = [](TrickMoment& m) {
    m.lost = m.last = true;
    m.points = 11;
  };
  const auto eleven_and_others = [](TrickMoment& m) { m.points = 11; };
  const CardSet wins = CardSet::of(kTwoOfCups);
  CHECK(idea({kTwoOfCups, kTwoOfCoins}, wins, eleven) == "Así se gana una baza de 11 puntos.");
  CHECK(idea({kTwoOfCups, kTwoOfCoins}, wins, eleven_and_others) == "Así se puede ganar una baza de 11 puntos.");

  const auto two = [](TrickMoment& m) { m.points = 2; };
  CHECK(idea({kTwoOfCoins, kAceOfCups}, CardSet::of(kAceOfCups), two) == "La baza vale poco para gastar @.");
  CHECK(idea({kTwoOfCoins, kAceOfCups}, CardSet::of(kAceOfCups), eleven).empty());

  CHECK(idea({kKingOfCoins, kAceOfCoins}, {}, eleven) == "Así se regala menos que con @.");
  CHECK(idea({kTwoOfCoins, kAceOfCoins}, {}, eleven) == "Así no se regala ningún punto.");
  // The partner may still win the trick.
  CHECK(idea({kTwoOfCoins, kAceOfCoins}, {}, eleven_and_others) == "Así no se arriesga ningún punto.");
  CHECK(idea({kKingOfCoins, kAceOfCoins}, {}, eleven_and_others) == "Así se arriesga menos que con @.");
  const std::string trust = "El compañero aún no ha echado, y puede ganar la baza con estos puntos.";
  CHECK(idea({kAceOfCoins, kTwoOfCoins}, {}, eleven_and_others) == trust);
  CHECK(idea({kAceOfCoins, kTwoOfCoins}, {}, eleven).empty());
}

TEST_CASE("a card that wins is spared only if it is worth more than the card that is played", "[review][tricks]") {
  const auto two_and_others = [](TrickMoment& m) { m.points = 2; };
  const auto two_and_rivals = [](TrickMoment& m) {
    m.points = 2;
    m.lost = true;
  };
  const CardSet king = CardSet::of(kKingOfCoins);
  CHECK(idea({kAceOfCups, kKingOfCoins}, king, two_and_others) ==
        "El compañero aún no ha echado, y puede ganar la baza con estos puntos.");
  CHECK(idea({kAceOfCups, kKingOfCoins}, king, two_and_rivals).empty());
  CHECK(idea({kTwoOfCoins, kFourOfCoins}, CardSet::of(kFourOfCoins), two_and_rivals).empty());
}

TEST_CASE("good cards are kept for later, and so are both cards of a marriage", "[review][tricks]") {
  const auto last = [](TrickMoment& m) { m.last = m.lost = true; };
  const auto lead = [](TrickMoment& m) { m.leads = true; };
  const auto pair = [](TrickMoment& m) {
    m.leads = true;
    m.cards_to_keep = CardSet::of(kKingOfCoins);
  };
  const CardSet both = CardSet::of(kTwoOfCups) | CardSet::of(kAceOfCups);
  CHECK(idea({kTwoOfCups, kAceOfCups}, both, last) == "Así también se gana la baza, y se guarda @.");
  CHECK(idea({kAceOfCups, kTwoOfCups}, both, last) == "Así la baza vale más.");
  CHECK(idea({kTwoOfCoins, kTwoOfCups}, {}, lead) == "Así se guarda @ para después.");
  CHECK(idea({kTwoOfCoins, kAceOfCoins}, {}, lead) == "Así no se arriesga ningún punto.");
  CHECK(idea({kKingOfCoins, kAceOfCoins}, {}, lead) == "Así se arriesga menos que con @.");
  CHECK(idea({kTwoOfCoins, kFourOfCoins}, {}, last).empty());  // neither card is worth anything
  CHECK(idea({kTwoOfCoins, kKingOfCoins}, {}, pair) == "Con @ se rompe un cante.");
}

TEST_CASE("only a card that nobody can beat in its suit is called the highest", "[review][tricks]") {
  const auto lead = [](TrickMoment& m) { m.leads = true; };
  const auto without_ace_and_three = [](TrickMoment& m) {
    m.leads = true;
    m.known = CardSet::of(kAceOfCoins) | CardSet::of(Card{kCoins, 2});
  };
  const std::string highest = "Ya nadie tiene otra más alta de ese palo.";
  CHECK(idea({kKingOfCoins, kTwoOfCoins}, {}, without_ace_and_three) == highest);
  CHECK(idea({kKingOfCoins, kTwoOfCoins}, {}, lead).empty());
  CHECK(idea({kAceOfCoins, kTwoOfCups}, {}, lead) == "Es la más alta de su palo.");
  // A lead with points does not serve to keep a worthless trump.
  CHECK(idea({kKingOfCoins, kTwoOfCups}, {}, lead).empty());
}

TEST_CASE("only a card that few ranks beat is called a high card", "[review][tricks]") {
  const auto avoided = [](const char* best, const char* other) {
    const CardChoice choice{*parse_card(Deck::french, best), *parse_card(Deck::french, other)};
    const CardSet both = CardSet::of(choice.best) | CardSet::of(choice.other);
    const TrickMoment moment{
        .ranking = tapete::corazones::Rules::kRanking, .trump = -1, .cards = both, .cards_to_keep = {}, .beating = {}};
    return avoidance_idea({moment, 0, 0, 0}, choice, Lang::es);
  };
  const auto taken = [](const char* best, const char* other, const char* known, bool free) {
    const CardChoice choice{*parse_card(Deck::french, best), *parse_card(Deck::french, other)};
    const CardSet both = CardSet::of(choice.best) | CardSet::of(choice.other);
    TrickMoment moment{.ranking = tapete::corazones::Rules::kRanking,
                       .trump = -1,
                       .cards = both,
                       .cards_to_keep = {},
                       .beating = both};
    moment.known = both | CardSet::of(*parse_card(Deck::french, known));
    return avoidance_idea({moment, 0, 0, 0, free}, choice, Lang::es);
  };
  CHECK(taken("Ks", "As", "2s", false).empty());  // the king wins for certain, because the ace is in the same hand
  CHECK(taken("Qs", "As", "2s", false) == "Así es más fácil que la baza sea de otro.");
  CHECK(taken("Ks", "2s", "3s", true) == "Esta baza no cuesta nada: es el momento de soltar las altas.");
  CHECK(taken("5s", "2s", "3s", true).empty());  // the five is no high card
  CHECK(avoided("Ks", "2s") == "Así se suelta una carta alta.");
  CHECK(avoided("5s", "2s") == "No gana la baza, y @ servirá después.");
  CHECK(avoided("5s", "2d") == "Así se suelta una carta más alta que @.");
  CHECK(avoided("2d", "5s").empty());
}

TEST_CASE("points that somebody else gets are told with their number", "[review][tricks]") {
  const CardChoice choice{kAceOfCoins, kTwoOfCoins};
  TrickMoment moment{.ranking = tapete::brisca::Rules::kRanking,
                     .trump = -1,
                     .cards = CardSet::of(kAceOfCoins) | CardSet::of(kTwoOfCoins),
                     .cards_to_keep = {},
                     .beating = {}};
  const auto costs = [&](int in_trick, int best, int other) {
    return avoidance_idea({moment, in_trick, best, other}, choice, Lang::es);
  };
  CHECK(costs(4, 11, 0) == "Así otro se lleva 11 puntos.");
  CHECK(costs(0, 1, 0) == "Así otro se lleva 1 punto.");
  CHECK(costs(0, 0, 1) == "Así se suelta una carta alta.");
  CHECK(costs(0, 0, -10).empty());  // a card that counts in favor is kept, which gives nothing to anybody
  moment.beating = CardSet::of(kTwoOfCoins);
  CHECK(costs(14, 0, 0) == "Así otro se lleva una baza de 14 puntos.");
  CHECK(costs(10, 11, 0) == "Así otro se lleva una baza de 21 puntos.");
  CHECK(costs(0, 0, 0) == "Así la baza se la lleva otro.");
}

TEST_CASE("a card that is as good as others is praised for what it is", "[review][tricks]") {
  const TrickMoment lead{.ranking = tapete::brisca::Rules::kRanking,
                         .trump = kCups,
                         .cards = CardSet::of(kTwoOfCoins) | CardSet::of(kAceOfCoins),
                         .cards_to_keep = {},
                         .beating = {},
                         .leads = true};
  CHECK(points_merit(lead, kTwoOfCoins, Lang::es) == "No vale nada, y así se guardan las buenas.");
  CHECK(points_merit(lead, kAceOfCoins, Lang::es).empty());
  TrickMoment worthless = lead;
  worthless.cards = CardSet::of(kTwoOfCoins) | CardSet::of(kFourOfCoins);
  CHECK(points_merit(worthless, kTwoOfCoins, Lang::es).empty());  // there are no better ones to keep

  const Card seven = *parse_card(Deck::french, "7s");
  const Card eight = *parse_card(Deck::french, "8s");
  TrickMoment avoided{
      .ranking = tapete::corazones::Rules::kRanking, .trump = -1, .cards = {}, .cards_to_keep = {}, .beating = {}};
  const auto merit = [&avoided](Card card, int in_trick) {
    return avoidance_merit({avoided, in_trick, 0, 0}, card, Lang::es);
  };
  CHECK(merit(eight, 0).empty());  // no card of the hand takes the trick
  avoided.beating = CardSet::of(seven);
  CHECK(merit(eight, 0) == "Así la baza se la lleva otro.");
  CHECK(merit(eight, 14) == "Así otro se lleva una baza de 14 puntos.");
  avoided.beating = CardSet::of(eight);
  CHECK(merit(eight, 0).empty());
  avoided.last = true;
  CHECK(merit(eight, 0) == "La baza no cuesta nada.");
  CHECK(merit(eight, 1).empty());
  avoided.leads = true;
  CHECK(merit(seven, 0) == "Una carta tan baja casi nunca se lleva la baza.");
  CHECK(merit(eight, 0).empty());
}

TEST_CASE("a declaration is recommended for its points, or for the better trump", "[review][tricks]") {
  Guinote::State guinote;
  Tute::State tute;
  guinote.trump = tute.trump = kCups;
  const Action forty{kOwnAction, kCups, 0, 0};
  const Action twenty{kOwnAction, kCoins, 0, 0};
  const Action next{kOwnAction + 1, 0, 0, 0};
  CHECK(Guinote::idea(guinote, forty, pass_action(), Lang::es) == "Suma 40 puntos.");
  CHECK(Guinote::idea(guinote, twenty, pass_action(), Lang::es) == "Suma 20 puntos.");
  CHECK(Guinote::idea(guinote, next, pass_action(), Lang::es) == "La carta vuelta es mejor triunfo.");
  CHECK(Guinote::idea(guinote, pass_action(), forty, Lang::es).empty());
  CHECK(Tute::idea(tute, twenty, pass_action(), Lang::es) == "Suma 20 puntos.");
  CHECK(Tute::idea(tute, next, pass_action(), Lang::es) == "El tute gana la mano al momento.");
}

TEST_CASE("an opinion names the other action in all its sentences", "[review]") {
  Opinion opinion;
  opinion.idea = "This keeps @ for later.";
  opinion.reason = "The hand is won in 7 of 10 deals; with @, in 5.";
  CHECK(first_reason(opinion, "the ace") == "This keeps the ace for later.");
  CHECK(all_reasons(opinion, "the ace") ==
        "This keeps the ace for later. The hand is won in 7 of 10 deals; with the ace, in 5.");
  opinion.idea.clear();
  CHECK(first_reason(opinion, "the ace") == "The hand is won in 7 of 10 deals; with the ace, in 5.");
  CHECK(all_reasons(opinion, "the ace") == first_reason(opinion, "the ace"));
  opinion.idea = "This wins a trick of 17 points.";
  opinion.reason = "The trick brings 17 points; with @, 0.";
  CHECK(all_reasons(opinion, "the ace") == "This wins a trick of 17 points.");
}

TEST_CASE("a player who finds another of the best actions reads the numbers but not the idea", "[review]") {
  Opinion opinion;
  opinion.top = "play Ro";
  opinion.best = {"play Ro", "play Co"};
  opinion.idea = "This keeps @ for later.";
  opinion.reason = "The hand is won in 7 of 10 deals; with @, in 5.";
  const auto words = [&](const char* found) { return found_reasons(opinion, found, "the king", "the ace", Lang::en); };
  CHECK(words("play Ro") == all_reasons(opinion, "the ace"));
  CHECK(words("play Co") == "the king is almost as good. The hand is won in 7 of 10 deals; with the ace, in 5.");
}

}  // namespace
}  // namespace tapete::test
