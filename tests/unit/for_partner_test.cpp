// A person whose hand is dummy in bridge: plays for the partner, a bot; undo, replay and review.
#include "app/session/for_partner.hpp"

#include <catch_amalgamated.hpp>

#include "app/app.hpp"
#include "test_host.hpp"

namespace tapete::test {
namespace {

/// A deal in which seat 2 has become declarer in four spades. Seat 3 is to lead.
constexpr std::string_view kPartnerDeclares =
    "deal 0 3c Jd 9h 2h 4d 3h Kc 9d 2c Th 6s 5c Td 7s Jc 8c 4h Js As 4s Ah 2s 5s Qd 7h 7c 8s Qc 9s Kh 6d 3s Kd 4c Qs "
    "8h Jh Ts 5h 7d 6h Qh Ac Tc 2d Ks 6c 8d 5d 3d 9c Ad\n"
    "0 bid no\n1 bid no\n2 bid 4s\n3 bid no\n0 bid no\n1 bid no\n";

/// The match with that deal, up to the person's first decision. `partner` is the header's word for the player at
/// seat 2.
struct Declared {
  TestHost host;
  App app{host};

  explicit Declared(std::string_view partner, bool judges = false) {
    host.judges = judges;
    std::string text = "tapete 1\ngame bridge\nplayers 4\nseat 0 human Ana\n";
    for (const std::string_view player : {"1 bot:casual Pilar", "2 ", "3 bot:casual Carmen"})
      text += "seat " + std::string{player} + (player == "2 " ? std::string{partner} + " Luis" : "") + '\n';
    REQUIRE(app.opener().open_record(text + std::string{kPartnerDeclares}));
    host.run(app);
  }
  [[nodiscard]] MatchDriver& session() { return *app.match().session(); }
};

TEST_CASE("a person whose partner, a bot, declares plays both hands from the partner's seat", "[bridge][app]") {
  Declared match{"bot:casual"};
  CHECK(match.session().viewer() == 2);
  CHECK(match.session().name(0) == "Tu mano");
  while (!match.session().sheet()) {
    REQUIRE(match.session().can_act());
    CHECK(match.session().table().turn().decider == 2);
    act(match.app, match.host);
  }
  CHECK(match.session().viewer() == 0);
  CHECK(match.session().name(0) == "Ana");
}

TEST_CASE("undo takes back the own call, not the partner's, and returns the person to the own seat", "[bridge][app]") {
  Declared match{"bot:casual"};
  match.app.match().undo();
  CHECK(match.session().table().events().size() == 5);  // the person's second call is to be chosen again
  CHECK(match.session().viewer() == 0);
  CHECK(match.session().name(0) == "Ana");
  match.host.run(match.app);
  CHECK(match.session().can_act());
}

TEST_CASE("the review of a hand includes what the person played for the partner", "[bridge][app][review]") {
  Declared match{"bot:casual", true};
  Settings settings = match.app.preferences().settings();
  settings.review = Review::strict;
  match.app.preferences().change_settings(settings);
  while (!match.session().sheet()) act(match.app, match.host);
  match.host.run(match.app);
  const HandReview& review = match.app.review().hand_review();
  REQUIRE(review.done());
  CHECK_FALSE(review.failed());
  CHECK(review.decisions() == 2 + 26);
  REQUIRE_FALSE(review.moments().empty());
  match.app.review().begin();
  for (std::size_t i = 0; i < review.moments().size(); ++i) {
    match.app.review().look_at(i);
    const MatchDriver& watched = match.session();
    CHECK(watched.viewer() == watched.table().turn().decider);
    match.app.review().set_progress(ReviewCursor::Progress::trying);
    CHECK(watched.can_act());
  }
}

TEST_CASE("a replay shows the table from where the person played", "[bridge][app]") {
  Declared match{"bot:casual"};
  while (!match.session().sheet()) act(match.app, match.host);
  auto record = parse_record(record_at_table(match.app.match()));
  REQUIRE(record);
  auto table = replay(*record);
  REQUIRE(table);
  Watching& watching = match.app.match().watching();
  watching.watch(record->header, std::move(*table));
  const auto viewer_at = [&watching](std::size_t position) {
    watching.seek(position);
    return watching.match()->viewer();
  };
  CHECK(viewer_at(5) == 0);
  CHECK(viewer_at(20) == 2);
  CHECK(viewer_at(7) == 0);
  CHECK(viewer_at(8) == 2);  // the opening lead, one event later
  CHECK(viewer_at(watching.replay()->length()) == 0);
}

TEST_CASE("nobody plays for a partner who is a person elsewhere", "[bridge][app]") {
  auto record = parse_record("tapete 1\ngame bridge\nplayers 4\nseat 0 human Ana\nseat 2 friend Luis\n" +
                             std::string{kPartnerDeclares} + "3 play Ac\n");
  REQUIRE(record);
  auto table = replay(*record);
  REQUIRE(table);
  TestHost host;
  const Settings settings;
  const MatchView match{host, settings, record->header, std::move(*table)};
  CHECK(match.table().turn().seat == 0);
  CHECK(seat_to_play(match) == 0);
  CHECK(first_for_partner(match) == match.table().events().size());
}

}  // namespace
}  // namespace tapete::test
