// Highlights of events, the time for which they are shown, and the gestures of players' faces.
#include <algorithm>
#include <map>

#include "app/session/step_player.hpp"
#include "guinote_support.hpp"
#include "test_host.hpp"
#include "tute_support.hpp"

namespace tapete::test {
namespace {

/// Plays a sample record and returns every step that seat 0 sees.
std::vector<Step> steps_of(const std::string& name) {
  const auto record = std::move(parse_record(read_sample(name + ".tapete")).value());
  const auto table = std::move(open_table(record.header).value());
  std::vector<Step> out;
  for (const Event& event : record.events) {
    REQUIRE(table->play(event.text));
    for (Step& step : table->steps(0, Lang::en)) out.push_back(std::move(step));
  }
  return out;
}

/// Returns how often each highlight is shown in a sample, by its title and points.
std::map<std::string, int> pictures(const std::string& name) {
  std::map<std::string, int> out;
  for (const Step& step : steps_of(name))
    if (const Highlight& m = step.highlight; !m.title.empty())
      ++out[m.title + (m.points.empty() ? "" : ' ' + m.points)];
  return out;
}

/// Returns how often a text occurs in a sample or in its trace.
int count(const std::string& file, std::string_view words) {
  const std::string text = read_sample(file);
  int found = 0;
  for (auto at = text.find(words); at != std::string::npos; at = text.find(words, at + 1)) ++found;
  return found;
}

TEST_CASE("guiñote: cantes, the ten points for the last trick and a coto are highlighted", "[highlights][guinote]") {
  auto seen = pictures("guinote/house-rules");
  CHECK(seen["The twenty +20"] + seen["The forty +40"] == count("guinote/house-rules.tapete", " cante "));
  CHECK(seen["The forty +40"] > 0);
  CHECK(seen["Ten for the last trick +10"] > 0);
  CHECK(seen["Ten for the last trick +10"] <= count("guinote/house-rules.trace", "hand "));
  // The coto that wins the match has no highlight, because the end of the match is shown instead.
  CHECK(seen["Coto!"] == count("guinote/house-rules.trace", "coto ") - 1);
}

TEST_CASE("the highlight of a hidden twenty shows no cards", "[highlights][guinote]") {
  using namespace tapete::guinote;
  const State s = guinote::window("Ro So Rc Sc", "");
  const auto picture = [&s](Action action) { return Rules::highlight_of(s, 0, action, Lang::en); };
  CHECK(picture(cante(0, false)).cards == std::vector{card("Ro"), card("So")});
  CHECK(picture(cante(0, true)).cards.empty());
  CHECK(picture(cante(0, true)).points == "+20");
  CHECK(picture(cante(guinote::kCopas, false)).points == "+40");
  CHECK(picture(kSwap).title.empty());
}

TEST_CASE("tute: a capote is highlighted unless it ends the match", "[highlights][tute]") {
  using namespace tapete::tute;
  const auto end = [](const State& s, const Tute::Standing& standing = {}) {
    return Rules::highlight_of_end(s.config, standing, s, Lang::en);
  };
  const State capote = tute::finished({130, -1, -1});
  CHECK(end(capote).title == "Capote!");
  CHECK(end(capote).seat == 0);
  CHECK(end(tute::finished({100, 30, -1})).title.empty());
  Tute::Standing last;
  for (const int seat : {1, 2}) last.strikes[at(seat)] = static_cast<std::uint8_t>(capote.config.strikes - 1);
  CHECK(end(capote, last).title.empty());
}

TEST_CASE("a collected trick raises the score of at most one side", "[highlights]") {
  for (const std::string name : {"guinote/four", "brisca/four", "tute/three"}) {
    INFO(name);
    int won = 0;
    Scene before;
    for (const Step& step : steps_of(name)) {
      if (step.kind == Step::Kind::collected) {
        int grown = 0;
        for (std::size_t side = 0; side < step.scene.score.size(); ++side)
          grown += step.scene.score[side].amount > before.score[side].amount ? 1 : 0;
        CHECK(grown <= 1);
        won += grown;
      }
      before = step.scene;
    }
    CHECK(won > 5);
  }
}

TEST_CASE("the sheet of a finished match names the winners and the result", "[highlights]") {
  const auto last = [](const std::string& name) {
    return (*replay(*parse_record(read_sample(name + ".tapete"))))->sheet(0, Lang::en).value();
  };
  const Sheet pairs = last("guinote/four");
  CHECK(pairs.match_over);
  CHECK(pairs.champions == (pairs.winner == 0 ? std::vector<Seat>{0, 2} : std::vector<Seat>{1, 3}));
  CHECK(pairs.result[static_cast<std::size_t>(pairs.winner)] == "3");
  const Sheet alone = last("podrida/four");
  CHECK(alone.champions == alone.sides[static_cast<std::size_t>(alone.winner)]);
  CHECK(alone.result == alone.rows.back().cells);
}

TEST_CASE("the sheet of brisca has the points of aces and threes, of which a hand has 84, and of the other cards",
          "[highlights][brisca]") {
  for (const std::string name : {"brisca/two", "brisca/four"}) {
    const Sheet sheet = (*replay(*parse_record(read_sample(name + ".tapete"))))->sheet(0, Lang::en).value();
    REQUIRE(sheet.rows.size() == 4);
    const auto& high = sheet.rows[1];
    CHECK(high.label == "Aces and threes");
    CHECK(std::stoi(high.cells[0]) + std::stoi(high.cells[1]) == 84);
    for (std::size_t i = 0; i < 2; ++i)
      CHECK(std::stoi(high.cells[i]) + std::stoi(sheet.rows[2].cells[i]) == std::stoi(sheet.rows[3].cells[i]));
  }
}

TEST_CASE("a player who loses a card of ten or more points shrugs, and only the winner of the trick nods",
          "[highlights]") {
  int shrugs = 0;
  std::vector<SceneCard> trick;
  for (const Step& step : steps_of("guinote/four")) {
    if (step.kind == Step::Kind::trick_full) trick = find_zone(step.scene, ZoneKind::trick)->cards;
    if (step.kind != Step::Kind::collected) continue;
    const auto winner = std::ranges::find(trick, true, &SceneCard::winning)->from;
    std::vector<Seat> lost;
    for (const SceneCard& played : trick)
      if (played.from % 2 != winner % 2 && guinote::kRanking.points_of(played.card) >= 10) lost.push_back(played.from);
    std::vector<Seat> shrugging;
    for (const Gesture& gesture : step.gestures) {
      if (!gesture.nods) shrugging.push_back(gesture.seat);
      if (gesture.nods) CHECK(gesture.seat == winner);
    }
    CHECK(shrugging == lost);
    shrugs += static_cast<int>(lost.size());
  }
  CHECK(shrugs > 0);
}

TEST_CASE("a bot that leaves a valuable card to its partner says so, and nobody says it for a person", "[highlights]") {
  int remarks = 0;
  for (const Step& step : steps_of("guinote/four")) {
    if (step.kind != Step::Kind::played) continue;
    const auto& trick = find_zone(step.scene, ZoneKind::trick)->cards;
    const SceneCard& last = trick.back();
    const auto winning = std::ranges::find(trick, true, &SceneCard::winning);
    const bool trusts = trick.size() < 3 && winning->from % 2 != last.from % 2 &&
                        guinote::kRanking.points_of(last.card) >= 10 &&
                        find_zone(step.scene, ZoneKind::stock) != nullptr;
    CHECK(step.said.front().remark == (trusts ? "I trust you" : ""));
    remarks += trusts ? 1 : 0;
  }
  CHECK(remarks > 0);

  TestHost host;
  const Settings settings;
  const Seating seating{{{"A", {}}, {"B", "casual"}, {"C", std::string{kFriend}}}};
  const Announcer announcer{host, settings, seating};
  const auto shown = [&](Seat seat) { return announcer.shown_words({seat, "plays the ace", {}, "I trust you"}); };
  CHECK(shown(0).empty());
  CHECK(shown(1) == "I trust you");
  CHECK(shown(2).empty());
}

TEST_CASE("a highlight ends by itself, sooner at a higher game speed", "[highlights]") {
  TestHost host;
  Settings settings;
  const Seating seating{{{"A", {}}, {"B", "casual"}}};
  Announcer announcer{host, settings, seating};
  double before = 1e9;
  for (const Speed speed : {Speed::slow, Speed::normal, Speed::fast}) {
    settings.speed = speed;
    StepPlayer step_player{host, settings, announcer};
    Step step{{}, {}, Step::Kind::collected, {"Coto!", {}, {}, 0}, {}};
    step.scene.players = 2;
    step_player.add(step);
    step_player.tick(1000);
    REQUIRE(step_player.highlight());
    const double time = step_player.highlight()->until - 1000;
    CHECK(time < before);
    CHECK(time <= 1700);
    CHECK(step_player.ready_at() >= step_player.highlight()->until);
    step_player.end_calls(step_player.highlight()->until - 1);
    CHECK(step_player.highlight());
    step_player.end_calls(step_player.highlight()->until);
    CHECK_FALSE(step_player.highlight());
    before = time;
  }
}

TEST_CASE("speeding up the play or undoing an action ends a highlight", "[highlights]") {
  TestHost host;
  const Settings settings;
  const Seating seating{{{"A", {}}, {"B", "casual"}}};
  Announcer announcer{host, settings, seating};
  StepPlayer step_player{host, settings, announcer};
  Step step{{}, {}, Step::Kind::collected, {"Coto!", {}, {}, 0}, {}};
  step.scene.players = 2;
  step_player.add(step);
  step_player.hurry(1000);
  CHECK_FALSE(step_player.highlight());
  step_player.add(step);
  step_player.tick(2000);
  CHECK(step_player.highlight());
  step_player.take_back({}, 2100);
  step_player.tick(2100);
  CHECK_FALSE(step_player.highlight());
}

}  // namespace
}  // namespace tapete::test
