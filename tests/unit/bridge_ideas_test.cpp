// The reasons of bridge players why one card is better than another one.
#include <catch_amalgamated.hpp>

#include "bridge_bots_support.hpp"

namespace tapete::test::bridge {
namespace {

/// Returns the reason in Spanish why the seat to act plays `best` and not `other`.
std::string idea(const Bridge::State& s, std::string_view best, std::string_view other) {
  return tapete::bridge::Rules::idea(s, {*parse_card(Deck::french, best), *parse_card(Deck::french, other)}, Lang::es);
}

/// Returns the position of the opening lead from this hand, in which seat 1, the leader's partner, has bid hearts.
Bridge::State after_hearts(const std::string& hand) {
  Bridge::State s = position("1c", {"-", "-", "-", hand});
  tapete::bridge::Rules::begin(s, {});
  s.auction = auction_of("no 1h 1n no no no", 0);
  s.trump = kSuits;
  s.actor = s.leader = 3;
  s.phase = TrickPhase::play;
  return s;
}

}  // namespace

TEST_CASE("an opening lead is explained by its suit", "[bridge][review]") {
  CHECK(idea(position("3n", {"-", "-", "-", "Q3 QJT52 K43 972"}), "Qh", "2c") ==
        "La más alta de una secuencia no regala nada.");
  CHECK(idea(position("3n", {"-", "-", "-", "Q3 KJ752 T43 972"}), "5h", "2c") ==
        "Sin triunfo, un palo largo da más bazas.");
  CHECK(idea(position("4s", {"-", "-", "-", "543 Q9752 T432 7"}), "7c", "2d") ==
        "Es la única carta de ese palo: la próxima se puede fallar.");
  CHECK(idea(position("4s", {"-", "-", "-", "543 Q9752 T432 7"}), "3s", "2d") ==
        "Así al muerto le quedan menos triunfos para fallar.");
  CHECK(idea(after_hearts("QJ74 92 T943 A32"), "9h", "3d") == "Es el palo que ha dicho el compañero.");
  CHECK(idea(position("3n", {"-", "-", "-", "Q3 K875 T43 9752"}), "2c", "3d") ==
        "Sin triunfo, un palo largo da más bazas.");
  CHECK(idea(position("4s", {"-", "-", "-", "543 Q9752 T43 72"}), "5h", "3d") == "Es el palo más largo de la mano.");
  // Nothing is said of two suits without a difference.
  CHECK(idea(position("3n", {"-", "-", "-", "Q32 K875 T4 9752"}), "2c", "5h").empty());
}

TEST_CASE("a follower's card is explained by its place in the trick", "[bridge][review]") {
  const Lines hands{"A94 - 2 5", "865 - 3 6", "QT2 - 4 A", "K73 - 5 4"};
  CHECK(idea(position("1n", hands, "4c 5c 6c Ac 2s"), "3s", "Ks") == "El segundo echa baja: aún falta el compañero.");
  CHECK(idea(position("1n", hands, "4c 5c 6c Ac Qs Ks As"), "5s", "8s") == "Ninguna carta de la mano gana esta baza.");
  CHECK(idea(position("1n", hands, "4c 5c 6c Ac Qs"), "Ks", "3s") == "Una figura que sale se cubre con otra más alta.");
  CHECK(idea(position("1n", {"- T43 - -", "- KJ5 - -", "- A9 - -", "- Q862 - -"}, "2h 3h"), "Kh", "5h") ==
        "El tercero echa alta, para que el último no gane barato.");
  CHECK(idea(position("1n", {"- 943 - -", "- A75 - -", "- J6 - -", "- KQ82 - -"}, "Kh 3h"), "5h", "Ah") ==
        "El compañero ya va ganando la baza.");
}

TEST_CASE("the declarer's finesse names the card that must not be behind", "[bridge][review]") {
  // Seat 0 is dummy, and seat 2 the declarer. Seat 1 plays last.
  const Lines hands{"A2 - - 3", "43 - - K", "- - - 2", "98 - - 4"};
  Bridge::State s = position("1n", hands);
  s.hand[0] = hand_of("AQ2 - - 3");
  s.hand[1] = hand_of("K43 - - 5");
  s.hand[2] = hand_of("765 - - 2");
  s.hand[3] = hand_of("T98 - - 4");
  s.actor = s.leader = 2;
  for (const char* const card : {"5s", "8s"}) Bridge::apply(s, *Bridge::parse(s.actor, "play " + std::string{card}));
  CHECK(s.actor == 0);
  CHECK(idea(s, "Qs", "As") == "Impás: se gana si el último no tiene el rey de picas.");
  CHECK(idea(s, "Qs", "2s") == "Impás: se gana si el último no tiene el rey de picas.");
  CHECK(idea(s, "As", "2s").empty());  // everybody sees that an ace is the highest card
}

TEST_CASE("the declarer counts tricks: sure ones, long suits, and the one that decides", "[bridge][review]") {
  // Seat 2 is the declarer in one no trump and leads; seat 0 is dummy.
  const auto declarers_turn = [](const Lines& hands, int won) {
    Bridge::State s = position("1n", hands);
    s.actor = s.leader = 2;
    s.won[0] = static_cast<std::uint8_t>(won);
    return s;
  };
  const Lines sure{"32 K2 - -", "- 54 A2 -", "AK A - 2", "54 3 - 3"};
  CHECK(idea(declarers_turn(sure, 3), "As", "2c") == "Las bazas seguras ya bastan para el contrato.");
  CHECK(idea(declarers_turn(sure, 6), "As", "2c") == "Con esta baza cumples el contrato.");
  CHECK(idea(declarers_turn(sure, 1), "Ks", "2c") == "Las más altas de ese palo son de la misma pareja.");
  CHECK(idea(declarers_turn({"J983 - - 2", "A - 432 3", "KQT2 - - 4", "54 - AK 3"}, 2), "Ks", "4c") ==
        "Así cae el as de picas, y el resto del palo gana después.");
  CHECK(idea(declarers_turn({"A2 - - 2", "K3 - 4 3", "54 - - Q", "6 - A 3"}, 2), "4s", "Qc") ==
        "La otra mano puede ganar con el as de picas.");
}

TEST_CASE("a declarer is told of the other hand's ruff, and of a captured honor", "[bridge][review]") {
  // Seat 1 leads the queen of clubs to dummy (seat 2); the declarer, seat 0, has no clubs.
  Bridge::State s = position("1s", {"J54 32 - -", "- 76 - QJ2", "K7 - - 954", "- 98 - AK3"});
  s.auction = auction_of("1s no no no", 0);
  s.actor = s.leader = 1;
  Bridge::apply(s, *Bridge::parse(1, "play Qc"));
  CHECK(idea(s, "4c", "9c") == "La otra mano puede fallar.");
  s = position("1n", {"A94 - 2 5", "865 - 3 6", "QT2 - 4 A", "K73 - 5 4"}, "4c 5c 6c Ac Qs Ks");
  CHECK(idea(s, "As", "9s") == "Así se captura el rey de picas.");
}

TEST_CASE("the only opponent who has bid probably has the missing king", "[bridge][review]") {
  // Seat 3 opens, seat 0 declares; seat 1 leads towards dummy (seat 2), and the opener plays after dummy.
  Bridge::State s = position("1c", {"- Q6 - 32", "- 73 - 54", "- A5 - 76", "- K2 - 98"});
  tapete::bridge::Rules::begin(s, {});
  s.auction = auction_of("1d 1n no no no", 3);
  s.trump = kSuits;
  s.actor = s.leader = 1;
  s.phase = TrickPhase::play;
  Bridge::apply(s, *Bridge::parse(1, "play 7h"));
  REQUIRE(s.actor == 2);
  CHECK(idea(s, "Ah", "5h") == "El único rival que declaró juega después, y probablemente tiene el rey de corazones.");
}

TEST_CASE("trumps, ruffs and discards are explained", "[bridge][review]") {
  const Lines hands{"32 - 54 -", "54 - 76 -", "AK - 32 -", "76 - 98 -"};
  Bridge::State s = position("1s", hands);
  s.actor = s.leader = 2;
  CHECK(idea(s, "As", "2d") == "Así se quitan los triunfos a los rivales.");
  // Seat 3 leads a heart; dummy (seat 0) has none.
  const Lines ruff{"32 - 54 -", "- 76 7 -", "AK - 32 -", "- A8 9 -"};
  s = position("1s", ruff, "Ah");
  CHECK(idea(s, "2s", "4d") == "Así se falla.");
}

}  // namespace tapete::test::bridge
