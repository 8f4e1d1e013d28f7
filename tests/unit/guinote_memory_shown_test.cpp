// Guiñote counted by heart (count=memory): the screen, the announcements, the scoresheet, and the bots.
#include <catch_amalgamated.hpp>

#include "bots/players.hpp"
#include "guinote_memory_support.hpp"
#include "same_scene.hpp"

namespace tapete::test::guinote {
namespace {

/// Returns the same hand with other points: those made in this hand, and those carried over from the first.
State with_other_points(State s) {
  for (auto* tallies : {&s.tally, &s.carried})
    for (const int side : {0, 1}) {
      auto& tally = (*tallies)[at(side)];
      tally.cards = static_cast<std::uint16_t>(tally.cards + 7 + 4 * side);
      tally.sung = static_cast<std::uint16_t>(tally.sung + 20);
    }
  return s;
}

TEST_CASE("by heart: no scene or step shows points before the hand has ended", "[guinote][memory]") {
  Rng rng{8};
  const auto config = by_heart();
  int compared = 0;
  for (int match = 0; match < 40; ++match) {
    Guinote::Standing standing;
    standing.vueltas = match % 2 == 1;
    State s = Guinote::start(config, standing, Guinote::random_deal(config, standing, rng));
    while (s.phase != Phase::over) {
      const Action action = Guinote::random_legal(s, rng);
      const State other = with_other_points(s);
      State after = s;
      Guinote::apply(after, action);
      for (Seat seat = 0; after.phase != Phase::over && seat < 4; ++seat, ++compared)
        for (const Lang lang : {Lang::es, Lang::en}) {
          REQUIRE(same(Guinote::scene(config, standing, Guinote::view(s, seat), lang),
                       Guinote::scene(config, standing, Guinote::view(other, seat), lang)));
          REQUIRE(same(Guinote::steps(config, standing, s, action, seat, lang),
                       Guinote::steps(config, standing, other, action, seat, lang)));
        }
      s = after;
    }
    // After the hand the points are shown.
    const auto told = [&](const State& end) {
      return Guinote::scene(config, standing, Guinote::view(end, 0), Lang::es).score[0].points;
    };
    CHECK(told(s) == malas_buenas(total(s, 0)));
    CHECK(told(s) != told(with_other_points(s)));
  }
  CHECK(compared > 1000);
}

TEST_CASE("by heart: highlights and changes of the score show no number", "[guinote][memory]") {
  const auto config = by_heart();
  State s = window("Ro So Rc Sc 2e 4e", "2o", config);
  for (const char* verb : {"cante o", "cante c"}) {
    const auto steps = Guinote::steps(config, {}, s, *Guinote::parse(0, verb), 2, Lang::es);
    CHECK(!steps.back().highlight.title.empty());
    CHECK(steps.back().highlight.points.empty());
    for (const SideScore& score : steps.back().scene.score) {
      CHECK(score.amount == 0);
      CHECK(score.secret);
      CHECK(score.points == "De memoria");
    }
  }
  s.config.memory = false;
  CHECK(Guinote::steps(s.config, {}, s, *Guinote::parse(0, "cante o"), 2, Lang::es).back().highlight.points == "+20");
}

TEST_CASE("by heart: the scoresheet marks a wrong call only for the seat that went out", "[guinote][memory]") {
  State s = vueltas(20, 30);
  while (!may_say(s, 1)) play_trick(s);
  say_out(s, 1);
  const auto wrong = [&](Seat seat) { return Guinote::sheet(s.config, {}, s, seat, Lang::es).wrong_call; };
  const bool right = partida_winner(s) == 1;
  REQUIRE(!right);
  CHECK(wrong(1));
  for (const Seat other : {0, 2, 3}) CHECK(!wrong(other));
}

bool no_card_twice(const Scene& scene) {
  CardSet seen;
  int count = 0;
  for (const Zone& zone : scene.zones)
    for (const SceneCard& shown : zone.cards)
      if (shown.card.known()) seen.add(shown.card), ++count;
  return seen.size() == count;
}

TEST_CASE("by heart: the tricks of the side that goes out are shown and counted one by one", "[guinote][memory]") {
  State s = vueltas(70, 60);
  for (int i = 0; i < 5; ++i) play_trick(s);
  play_any(s);
  sing(s, 0, (s.trump + 1) % 4, true);
  const auto steps = Guinote::steps(s.config, {}, s, out_action(2), 1, Lang::es);
  CHECK(steps.front().said.at(0).call == "¡Me salgo!");
  CHECK(steps.front().said.at(0).seat == 2);
  State after = s;
  say_out(after, 2);
  std::size_t tricks = 0;
  int counted = 70;
  for (const Step& step : steps) {
    if (step.kind != Step::Kind::trick_full) continue;
    const Zone* trick = find_zone(step.scene, ZoneKind::trick);
    const Zone* pile = find_zone(step.scene, ZoneKind::pile, 0);
    REQUIRE(trick != nullptr);
    REQUIRE(pile != nullptr);
    int points = 0;
    for (const SceneCard& shown : trick->cards) points += Guinote::kRanking.points_of(shown.card);
    tricks += trick->cards.empty() ? 0 : 1;
    if (trick->cards.empty() && tricks > 0) points = 20;  // the cante
    counted += points;
    const auto& own = step.scene.score.back();
    CHECK(own.points == malas_buenas(counted));
    CHECK(own.amount == counted - 70);
    CHECK(step.scene.score.front().secret);
    CHECK(step.said.at(0).text.ends_with(own.points));
    CHECK(no_card_twice(step.scene));
  }
  CHECK(counted == total(after, 0));
  CHECK(tricks == static_cast<std::size_t>(std::count_if(after.winner.begin(), after.winner.begin() + after.tricks,
                                                         [](int seat) { return seat % 2 == 0; })));
  const Scene last = Guinote::scene(s.config, {}, Guinote::view(after, 1), Lang::es);
  CHECK(same(steps.back().scene, last));
  CHECK(last.score.front().points == malas_buenas(total(after, 1)));
}

TEST_CASE("by heart: the scoresheet says whether going out was right", "[guinote][memory]") {
  const auto reason = [](int cards0, int cantes0) {
    State s = vueltas(cards0, 50);
    play_trick(s);
    s.tally = {};
    s.tally[0].sung = static_cast<std::uint16_t>(cantes0);
    say_out(s, 0);
    return Guinote::sheet(s.config, {}, s, 1, Lang::es).reason;
  };
  CHECK(reason(101, 0) == "«Me salgo» bien dicho: había 101");
  CHECK(reason(100, 0) == "«Me salgo» antes de tiempo: no había 101");
  CHECK(reason(20, 100) == "«Me salgo» antes de tiempo: faltaban las treinta malas");
}

TEST_CASE("by heart: bots go out only if they are sure, and only beginners forget to go out",
          "[guinote][memory][bots]") {
  Rng rng{21};
  for (const Level level : {Level::beginner, Level::casual, Level::good}) {
    int said = 0;
    int forgotten = 0;
    for (int hand = 0; hand < (level == Level::good ? 6 : 60); ++hand) {
      auto config = by_heart();
      config.players = hand % 3 == 0 ? 2 : 4;
      State s = vueltas(60, 55, config);
      while (s.phase != Phase::over) {
        const Seat seat = s.actor;
        const bool sure = Guinote::sure_call(Guinote::view(s, seat)).has_value();
        CHECK(sure == (s.tricks > 0 && reached(s, side_of(seat))));
        const Action action = choose<Guinote>(Guinote::view(s, seat), level, {}, rng);
        const bool out = kind_of(action) == tapete::guinote::Kind::out;
        if (out) REQUIRE(sure);
        said += out ? 1 : 0;
        forgotten += sure && !out ? 1 : 0;
        Guinote::apply(s, action);
      }
    }
    CHECK(said > 3);
    CHECK((forgotten > 0) == (level == Level::beginner));
  }
}

TEST_CASE("by heart: playouts assume that a side with enough points goes out at once", "[guinote][memory][bots]") {
  for (std::uint64_t seed = 1; seed < 60; ++seed) {
    Rng rng{seed};
    State s = vueltas(60, 55);
    State shown = s;
    shown.config.memory = false;
    Rng a{seed};
    Rng b{seed};
    Guinote::play_by_policy(s, a);
    Guinote::play_by_policy(shown, b);
    CHECK(outcome(s) == outcome(shown));
    CHECK(Guinote::rewards(s) == Guinote::rewards(shown));
  }
}

TEST_CASE("by heart: in the solver a side that already has 101 points wins even without another trick",
          "[guinote][memory][bots]") {
  // The solver assumes that a side with enough points goes out after the next trick that it wins. If it wins none, the
  // count at the end decides.
  State s = vueltas(101, 60);
  while (!arrastre(s)) play_trick(s);
  s.tally = {};
  REQUIRE(s.in_trick == 0);
  for (Seat seat = 0; seat < 4; ++seat) s.hand[at(seat)] = {};
  const int suit = s.trump;
  s.played_set = CardSet::full(Deck::spanish);
  const auto give = [&](Seat seat, int rank) {
    s.hand[at(seat)].add(Card{suit, rank});
    s.played_set.remove(Card{suit, rank});
  };
  // Seat 1 leads the ace of trumps to the last trick: side 0 gets no more points, but has 101 already.
  give(1, 0), give(2, 1), give(3, 2), give(0, 3);
  s.leader = 1;
  s.actor = 1;
  s.phase = Phase::play;
  Guinote::Solver solver;
  const auto gain = solver.gain(s, 0);
  REQUIRE(gain);
  CHECK(gain->chance == 1);
}

}  // namespace
}  // namespace tapete::test::guinote
