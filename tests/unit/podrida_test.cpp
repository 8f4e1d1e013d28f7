// Podrida: the hands of a match, trumps, and bids.
#include <catch_amalgamated.hpp>

#include "games/podrida/podrida.hpp"
#include "podrida_support.hpp"

namespace tapete::test::podrida {
namespace {

/// Returns the number of cards of each hand in a match with random deals.
Lines sizes(int players, const RuleChoice& rules) {
  const auto table = Game{players, rules}.open();
  Rng rng{7};
  Lines out;
  while (table->turn().who != Turn::Who::over) {
    play(*table, {table->chance(rng, 0)});
    out.push_back(std::to_string(find_zone(table->scene(0, Lang::en), ZoneKind::hand, 0)->cards.size()));
    while (table->in_hand()) play(*table, {std::to_string(table->turn().seat) + " " + table->legal().front()});
  }
  return out;
}

// --- Reasons for bids

/// Returns the reason to bid that number of tricks with these cards if hearts are trumps.
/// `bids`: of the next of four players.
std::string reason_to_bid(int tricks, const std::string& cards, const std::vector<std::int8_t>& bids = {}) {
  tapete::podrida::State s;
  s.actor = 0;
  s.players = s.config.players = 4;
  s.each = static_cast<std::uint8_t>(words(cards).size());
  s.bid.fill(tapete::kNoBid);
  std::ranges::copy(bids, s.bid.begin() + 1);
  s.trump = static_cast<std::uint8_t>(parse_card(Deck::french, "2h")->suit());
  for (const std::string& card : words(cards)) s.hand[0].add(*parse_card(Deck::french, card));
  return tapete::podrida::Words::reason_to_declare(s, {kOwnAction, static_cast<std::uint8_t>(tricks), 0, 0}, Lang::es);
}

TEST_CASE("a bid is explained by the trumps and the aces of other suits", "[podrida]") {
  CHECK(reason_to_bid(3, "Ah Th As Kd") == "Con 2 triunfos y un as hay para 3 bazas.");
  CHECK(reason_to_bid(3, "Ah 3h As Kd") == "Con 2 triunfos, uno bajo, y un as hay para 3 bazas.");
  CHECK(reason_to_bid(1, "Ah Kd") == "Con un triunfo hay para 1 baza.");
  CHECK(reason_to_bid(2, "Ac As Kd") == "Con 2 ases hay para 2 bazas.");
  CHECK(reason_to_bid(0, "Kc 5d") == "Sin triunfos ni ases cuesta hacer bazas.");
  CHECK(reason_to_bid(0, "Ah 5d").empty());  // a good card is no reason for a bid of 0
  CHECK(reason_to_bid(1, "Kc 5d") == "Puede ganar el rey de tréboles.");
  CHECK(reason_to_bid(2, "Ah 3h Kd") == "Con 2 triunfos, uno bajo, hay para 2 bazas.");
  CHECK(reason_to_bid(2, "Ah Ac Kc") == "Con un triunfo y un as hay para 2 bazas.");
  CHECK(reason_to_bid(3, "Ah Ac 4c") == "La mano tiene un triunfo y un as.");
  CHECK(reason_to_bid(3, "Ah Ac Kc Ks") ==
        "Con un triunfo y un as hay para 2 bazas. También pueden ganar el rey de picas y el rey de tréboles.");
}

TEST_CASE("a bid of fewer tricks than good cards is explained by the cards that may not win", "[podrida]") {
  CHECK(reason_to_bid(2, "Ah Th As Kd") == "Hay 2 triunfos y un as, que no siempre ganan baza.");
  CHECK(reason_to_bid(1, "Ac As Kd") == "Hay 2 ases, que no siempre ganan baza.");
  CHECK(reason_to_bid(1, "Ah Kh 5d").empty());  // both certainly win
  CHECK(reason_to_bid(0, "Kh Ac 5d") == "Hay un triunfo y un as, que no siempre ganan baza.");
  CHECK(reason_to_bid(0, "2h 5d") == "Hay un triunfo bajo, que no siempre gana baza.");
  // One high bid says little about the others.
  CHECK(reason_to_bid(0, "2h 5d", {2}) == "Hay un triunfo bajo, que no siempre gana baza.");
  CHECK(reason_to_bid(0, "2h 5d", {2, 1}) == "Hay un triunfo bajo, que no siempre gana baza. Los demás piden mucho.");
}

TEST_CASE("a bid next to one that is not allowed is explained by the rule", "[podrida]") {
  CHECK(reason_to_bid(1, "Ah Ac", {0, 0, 0}) ==
        "Con un triunfo y un as hay para 2 bazas, pero ese número no se puede pedir.");
}

// --- Hands

TEST_CASE("hands grow from one card until all cards are dealt", "[podrida]") {
  CHECK(sizes(4, {}) == words("1 2 3 4 5 6 7 8 9 10 11 12 13"));
  CHECK(sizes(3, {}).size() == 17);
  CHECK(sizes(5, {}).size() == 10);
  CHECK(sizes(6, {}).size() == 8);
}

TEST_CASE("the number of hands is known before the match", "[podrida]") {
  for (const char* rounds : {"up", "updown", "long", "down"})
    for (const char* most : {"1", "2", "5"}) {
      CAPTURE(rounds, most);
      const RuleChoice rules{{"rounds", rounds}, {"most", most}};
      CHECK(Podrida::info().match_length(4, *read_rules(Podrida::info(), rules)).hands ==
            static_cast<int>(sizes(4, rules).size()));
    }
}

TEST_CASE("the largest hand depends on the deck and the number of players, and most= limits it", "[podrida]") {
  const auto largest = [](int players, const char* deck) { return sizes(players, {{"deck", deck}}).back(); };
  CHECK(Lines{largest(3, "spanish"), largest(4, "spanish"), largest(5, "spanish"), largest(6, "spanish")} ==
        words("13 10 8 6"));
  CHECK(Lines{largest(3, "spanish36"), largest(4, "spanish36"), largest(5, "spanish36"), largest(6, "spanish36")} ==
        words("12 9 7 6"));
  CHECK(sizes(4, {{"most", "3"}}) == words("1 2 3"));
}

TEST_CASE("rounds= sets the order in which hands grow and shrink", "[podrida]") {
  CHECK(sizes(4, {{"most", "3"}, {"rounds", "updown"}}) == words("1 2 3 2 1"));
  CHECK(sizes(4, {{"most", "3"}, {"rounds", "long"}}) == words("1 1 1 1 2 3 3 3 3 2 1 1 1 1"));
  CHECK(sizes(3, {{"most", "2"}, {"rounds", "long"}}) == words("1 1 1 2 2 2 1 1 1"));
  CHECK(sizes(4, {{"most", "3"}, {"rounds", "down"}}) == words("3 2 1 1 1 1 2 3"));
}

TEST_CASE("most=1: every hand has one card", "[podrida]") {
  CHECK(sizes(4, {{"most", "1"}}) == words("1"));
  CHECK(sizes(4, {{"most", "1"}, {"rounds", "updown"}}) == words("1"));
  CHECK(sizes(4, {{"most", "1"}, {"rounds", "long"}}) == words("1 1 1 1"));
  CHECK(sizes(4, {{"most", "1"}, {"rounds", "down"}}) == words("1 1 1 1"));
}

TEST_CASE("podrida: any seat may deal first, and then the deal passes to the right", "[podrida]") {
  const Game game{3};
  const auto table = game.open();
  CHECK(due(*table) == "deal");
  play(*table, {game.deal(1, {"As", "Ks", "Qs"}, "2h")});
  CHECK(due(*table) == "2 bid 0 | bid 1");
  all(*table, "bid", "0 0 0");
  all(*table, "play", "Qs As Ks");
  CHECK(due(*table) == "deal 2");
}

// --- Trumps

TEST_CASE("the turned card sets the trump suit and stays out of play", "[podrida]") {
  CHECK(taker({4}, {"As", "Ks", "2h", "3s"}, "Ah") == "hand 10 10 -5 10");
  CHECK(taker({4}, {"As", "Ks", "2d", "3s"}, "Ah") == "hand -5 10 10 10");
  CHECK(taker({4, {{"trump", "none"}}}, {"2s", "Kh", "Ah", "3d"}, "Qh") == "hand -5 10 10 10");
  const Game game{4};
  const auto table = game.open();
  play(*table, {game.deal(3, {"As", "Ks", "2h", "3s"}, "Ah")});
  const Scene scene = table->scene(0, Lang::en);
  CHECK(scene.trump == 1);
  CHECK(find_zone(scene, ZoneKind::turned)->cards[0].card == Card{1, 0});
}

TEST_CASE("full=show: the dealer's last card is shown, sets the trump suit and is played", "[podrida]") {
  const Game game{4, {{"rounds", "down"}}};
  Rng rng{3};
  const auto table = game.open();
  const std::string line = table->chance(rng, 2);
  play(*table, {line});
  const Card last = *parse_card(Deck::french, words(line).back());
  const Scene scene = table->scene(0, Lang::en);
  CHECK(scene.trump == last.suit());
  CHECK(find_zone(scene, ZoneKind::turned) == nullptr);
  const auto& hand = find_zone(scene, ZoneKind::hand, 2)->cards;
  CHECK(hand.size() == 13);
  CHECK(std::count_if(hand.begin(), hand.end(), [last](const SceneCard& shown) { return shown.card == last; }) == 1);
  CHECK(words(table->redacted(0)[0]).back() == card_name(Deck::french, last));
}

TEST_CASE("full=notrump: a hand without a turned card has no trumps", "[podrida]") {
  const auto table = Game{4, {{"rounds", "down"}, {"full", "notrump"}}}.open();
  Rng rng{3};
  play(*table, {table->chance(rng, 2)});
  CHECK(table->scene(0, Lang::en).trump == -1);
  CHECK(words(table->redacted(0)[0]).back() == "??");
}

TEST_CASE("rank= sets the order of Spanish cards", "[podrida]") {
  const RuleChoice spanish{{"deck", "spanish"}};
  CHECK(taker({4, spanish, Deck::spanish}, {"Ro", "3o", "Co", "7o"}, "Ab") == "hand 10 -5 10 10");
  CHECK(taker({4, {{"deck", "spanish"}, {"rank", "plain"}}, Deck::spanish}, {"Ro", "3o", "Co", "7o"}, "Ab") ==
        "hand -5 10 10 10");
}

// --- Bids

TEST_CASE("each seat bids once, from the dealer's right to the dealer, and at most the number of its cards",
          "[podrida]") {
  const Game game{3, {{"rounds", "down"}, {"most", "2"}, {"last", "free"}}};
  const auto table = game.open();
  play(*table, {game.deal(1, {"As Ks", "2s 3s", "4s 5s"}, "2h")});
  CHECK(due(*table) == "2 bid 0 | bid 1 | bid 2");
  CHECK(table->play("2 play 4s").error().fault == Fault::illegal);
  CHECK(table->play("2 bid 3").error().fault == Fault::illegal);
  CHECK(table->play("2 pass").error().fault == Fault::illegal);
  for (const char* wrong : {"2 bid", "2 bid 01", "2 bid -1", "2 bid 1 1", "2 bid ??", "2 cante o"})
    CHECK(table->play(wrong).error().fault == Fault::malformed);
  all(*table, "bid", "0 1");
  CHECK(due(*table) == "1 bid 0 | bid 1 | bid 2");
  all(*table, "bid", "1");
  CHECK(due(*table) == "2 play 4s | play 5s");
  CHECK(table->play("2 bid 1").error().fault == Fault::illegal);
}

TEST_CASE("legal bids are sorted as texts, so 10 comes before 2", "[podrida]") {
  const auto table = Game{5, {{"rounds", "down"}}}.open();
  Rng rng{5};
  play(*table, {table->chance(rng, 4)});
  CHECK(due(*table).substr(0, 28) == "0 bid 0 | bid 1 | bid 10 | b");
}

TEST_CASE("last=bound: the dealer's bid may not make the sum of all bids equal to the number of tricks", "[podrida]") {
  const Game game{3, {{"rounds", "down"}, {"most", "3"}}};
  const auto table = game.open();
  play(*table, {game.deal(2, {"As Ks Qs", "2s 3s 4s", "5s 6s 7s"}, "2h")});
  all(*table, "bid", "1 1");
  CHECK(due(*table) == "2 bid 0 | bid 2 | bid 3");
  CHECK(table->play("2 bid 1").error().legal == "2 bid 0 | bid 2 | bid 3");
  table->rewind(1);
  all(*table, "bid", "3 3");
  CHECK(due(*table) == "2 bid 0 | bid 1 | bid 2 | bid 3");
}

}  // namespace
}  // namespace tapete::test::podrida
