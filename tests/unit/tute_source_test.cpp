// Tute cabrero: test names in Spanish are further sentences of the source, the page of rules that tute follows. Records
// are refused at the line that breaks a rule.
#include <catch_amalgamated.hpp>

#include "games/tute/rules.hpp"
#include "match/trace.hpp"
#include "tute_support.hpp"

namespace tapete::test::tute {
namespace {

// --- Mecánica del juego

TEST_CASE("se reparten todas las cartas y se juegan tantas bazas como cartas se hayan repartido por jugador",
          "[tute]") {
  Rng rng{11};
  for (const auto& [players, each] : {std::pair{3, 13}, std::pair{4, 10}, std::pair{5, 8}, std::pair{6, 8}}) {
    State s = Tute::start(with(players), later(0), deck(0, {{39, "4e"}}));
    for (Seat seat = 1; seat < players; ++seat) CHECK(s.hand[at(seat)].size() == each);
    while (s.phase != Phase::over) {
      const ActionList actions = Tute::legal(s);
      const Action action = actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
      if (kind_of(action) != Kind::tute) Tute::apply(s, action);
    }
    CHECK(s.tricks == each);
    CHECK(s.played_count == each * s.count);
  }
}

TEST_CASE("en cada mano pierde al menos un jugador", "[tute]") {
  Rng rng{12};
  for (int hand = 0; hand < 2000; ++hand) {
    Tute::Config config = with(3 + hand % 4);
    config.ties = static_cast<Tute::Ties>(hand % 3);
    State s = Tute::start(config, {}, Tute::random_deal(config, {}, rng));
    Tute::play_randomly(s, rng);
    const auto strikes = strikes_of(s);
    CHECK(std::any_of(strikes.begin(), strikes.end(), [](int got) { return got > 0; }));
  }
}

TEST_CASE("empieza el mano, los demás en orden hacia la derecha, y el que se llevó la baza empieza la siguiente",
          "[tute]") {
  State s = Tute::start(with(4), later(0), deck(0, {{39, "4e"}, {0, "4o"}, {1, "5o"}, {2, "Ao"}, {3, "6o"}}));
  for (const Seat seat : {1, 2, 3, 0}) {
    CHECK(s.actor == seat);
    Tute::apply(s, play(card(std::array{"6o", "4o", "5o", "Ao"}[at(seat)])));
  }
  CHECK(s.leader == 3);
  CHECK(s.actor == 3);
  CHECK(s.tally[3].cards == 11);
}

TEST_CASE("será mano el que está sentado a la derecha del que reparte", "[tute]") {
  for (Seat dealer = 0; dealer < 5; ++dealer)
    CHECK(Tute::start(with(5), later(static_cast<std::int8_t>(dealer)), deck(dealer, {})).mano == (dealer + 1) % 5);
}

// --- Según la cantidad de jugadores

TEST_CASE("de tres se reparten todas menos una, que permanece boca arriba y no forma parte del juego", "[tute]") {
  Rng rng{13};
  for (const auto& standing : {Tute::Standing{}, later(0)}) {
    State s = Tute::start(with(3), standing, deck(0, {{39, "4e"}, {4, "2o"}}));
    const Card left = s.out_of_play;
    CHECK(left == card(standing.hands == 0 ? "2o" : "4e"));
    Tute::play_randomly(s, rng);
    CHECK(s.out_of_play == left);
    CHECK(!s.played_set.has(left));
    const Scene scene = Tute::scene(s.config, standing, Tute::view(s, 1), Lang::es);
    CHECK(std::any_of(scene.zones.begin(), scene.zones.end(), [left](const Zone& zone) {
      return zone.kind == ZoneKind::turned && zone.cards[0].card == left;
    }));
  }
}

TEST_CASE("de más de tres jugadores no hay cambios", "[tute]") {
  for (const int players : {4, 5, 6}) {
    const State s = Tute::start(with(players), later(0), deck(0, {{39, "Ae"}, {0, "7e"}, {1, "2e"}}));
    CHECK(s.hand[1].has(card("7e")));
    CHECK(s.hand[2].has(card("2e")));
    CHECK(!s.out_of_play.known());
  }
}

// --- Renuncio y buenas maneras

TEST_CASE("si es en la mitad de la mano se la interrumpe", "[tute]") {
  Tute::Config config = with(4);
  config.claims = true;
  State s = Tute::start(config, later(0), deck(0, {{0, "4o"}, {1, "5o"}}));
  Tute::apply(s, play(card("4o")));
  Tute::apply(s, claim_action(3));
  CHECK(Tute::to_act(s) == kNobody);
}

TEST_CASE("no está permitido jugar antes de tiempo", "[tute]") {
  auto table = open("tute", 4);
  REQUIRE(table->play(deal_line(deck(3, {{0, "2o"}, {1, "4o"}, {2, "5o"}}))));
  CHECK(table->play("1 play 4o").error().fault == Fault::wrong_seat);
  REQUIRE(table->play("0 play 2o"));
  CHECK(table->play("2 play 5o").error().fault == Fault::wrong_seat);
}

TEST_CASE("no está permitido mostrar cartas de la mano ni revisar las bazas levantadas, excepto la última", "[tute]") {
  Rng rng{14};
  State s = Tute::start(with(4), {}, deck(0, {}));
  while (s.tricks < 6) Tute::apply(s, Tute::random_legal(s, rng));
  const Scene scene = Tute::scene(s.config, {}, Tute::view(s, 0), Lang::es);
  for (const Zone& zone : scene.zones) {
    if (zone.kind == ZoneKind::pile) CHECK((zone.cards.empty() || zone.cards.size() == 4));
    if (zone.kind != ZoneKind::hand || zone.owner == 0) continue;
    for (const SceneCard& shown : zone.cards) CHECK((!shown.card.known() || s.shown[at(zone.owner)].has(shown.card)));
  }
}

// --- Records that break a rule: the line, the reason and the legal actions are reported

/// Checks that a record with the legal events `good` and then `bad` is refused at the line `bad`, with this fault and
/// with `legal` among the legal events.
void refused(const std::string& header, const std::vector<std::string>& good, const std::string& bad, Fault fault,
             const char* legal) {
  std::string text = "tapete 1\ngame tute\n" + header;
  for (const std::string& line : good) text += line + "\n";
  const auto before = std::count(text.begin(), text.end(), '\n');
  text += bad + "\n";
  CAPTURE(text);
  int retold = 0;
  const auto problem = trace(text, [&retold](std::string_view line) { retold += line.starts_with("next") ? 1 : 0; });
  REQUIRE(problem.has_value());
  CHECK(problem->line == before + 1);
  CHECK(problem->fault == fault);
  CHECK(problem->legal.find(legal) != std::string::npos);
  CHECK(!explain(*problem, Lang::es).empty());
  CHECK(retold == 0);
}

TEST_CASE("a record with a wrong dealer is refused at the deal line, and the right dealer is named", "[tute]") {
  const std::string first = deal_line(deck(0, {{6, "2o"}}));
  auto table = open("tute", 4);
  REQUIRE(table->play(first));
  std::vector<std::string> hand{first};
  while (table->turn().who == Turn::Who::seat) {
    hand.push_back(std::to_string(table->turn().seat) + " " + table->legal().front());
    REQUIRE(table->play(hand.back()));
  }
  refused("players 4\n", hand, deal_line(deck(1, {})), Fault::wrong_dealer, "deal 3");
  refused("players 4\n", {}, deal_line(deck(4, {})), Fault::wrong_dealer, "");
}

TEST_CASE("a card of a sixth player is refused at its line, and the legal actions are named", "[tute]") {
  const auto deal = deck(5, {{0, "4o"}, {1, "5o"}, {2, "6o"}, {3, "7o"}, {4, "So"}, {39, "2c"}});
  // A table of five has no sixth seat; at a table of six that seat deals and does not play.
  refused("players 6\n", {deal_line(deal), "0 play 4o", "1 play 5o", "2 play 6o", "3 play 7o"}, "5 play So",
          Fault::wrong_seat, "4 play");
  const auto five = deck(4, {{0, "2o"}, {1, "5o"}, {2, "6o"}, {3, "7o"}, {4, "So"}});
  refused("players 5\n", {deal_line(five), "0 play 2o", "1 play 5o"}, "5 play So", Fault::wrong_seat, "2 play 6o");
  refused("players 5\n", {deal_line(five), "0 play 2o", "1 play 5o", "2 play 6o", "3 play 7o", "4 play So"},
          "0 play So", Fault::wrong_seat, "4 ");
  refused("players 5\n", {deal_line(five)}, "6 play So", Fault::malformed, "0 play");
}

TEST_CASE("a second canto after one trick is refused at its line, and the legal actions are named", "[tute]") {
  const auto deal = deck(3, {{0, "2o"},
                             {4, "Ro"},
                             {8, "Co"},
                             {12, "Rc"},
                             {16, "Cc"},
                             {20, "Ao"},
                             {24, "Ac"},
                             {28, "3c"},
                             {32, "Sc"},
                             {36, "7c"},
                             {1, "4o"},
                             {2, "5o"},
                             {3, "6o"}});
  const std::vector<std::string> trick{deal_line(deal), "0 play Ao", "1 play 4o",
                                       "2 play 5o",     "3 play 6o", "0 cante c"};
  refused("players 4\n", trick, "0 cante o", Fault::illegal, "0 play");
  refused("players 4\n", trick, "0 cante c", Fault::illegal, "0 play");
  refused("players 4\n", trick, "1 cante e", Fault::wrong_seat, "0 play");
}

}  // namespace
}  // namespace tapete::test::tute
