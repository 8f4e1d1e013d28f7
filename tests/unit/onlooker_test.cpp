// Scenes, steps and scoresheets of an onlooker in every game with hidden cards: open cards only, and everybody is
// called by name.
#include <catch_amalgamated.hpp>

#include <algorithm>
#include <set>

#include "app/spoken.hpp"
#include "match/table.hpp"
#include "support.hpp"

namespace tapete {
namespace {

/// Returns the indices of all cards in the hands of a scene that are known.
std::set<int> known_in_hands(const Scene& scene) {
  std::set<int> known;
  for (const Zone& zone : scene.zones)
    for (const SceneCard& each : zone.cards)
      if (zone.kind == ZoneKind::hand && each.card.known()) known.insert(each.card.index());
  return known;
}

/// Returns everything that a scene says, as one text.
std::string words_of(const Scene& scene, const std::vector<Player>& players) {
  std::string all;
  for (const std::string& sentence : spoken::paragraphs(scene, players, Lang::en)) all += sentence + '\n';
  for (const Zone& zone : scene.zones) all += zone.label + '\n';
  return all;
}

/// Returns whether the text speaks to one of the players.
bool addresses(std::string_view text) {
  constexpr std::array<std::string_view, 6> kSpeaks{"You ", "Your ", "your ", "We ", "Our ", "Their "};
  return std::ranges::any_of(kSpeaks, [&](std::string_view word) {
    for (auto at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1))
      if (at == 0 || text[at - 1] == ' ' || text[at - 1] == '\n') return true;
    return false;
  });
}

/// A random match with an onlooker.
class Watched {
 public:
  Watched(const GameInfo& game, int players, std::string_view rules) : rng_(7) {
    Header header;
    header.game = game.id;
    header.players = players;
    header.rules = parse_rules(rules);
    auto table = open_table(header);
    REQUIRE(table);
    table_ = std::move(*table);
    for (Seat seat = 0; seat < players; ++seat) players_.push_back({"Player" + std::to_string(seat), "friend"});
  }

  void play_hand() {
    do {
      const Turn turn = table_->turn();
      if (turn.who == Turn::Who::over) return;
      play(turn.who == Turn::Who::seat ? action(turn) : table_->chance(rng_, kNobody));
    } while (table_->in_hand());
    check_sheet();
    check_record();
  }

 private:
  std::string action(const Turn& turn) {
    const auto legal = table_->legal();
    return std::to_string(turn.seat) + ' ' + legal[rng_.below(static_cast<std::uint32_t>(legal.size()))];
  }

  /// Plays an event. Checks its steps for a part of the events, because the check takes long.
  void play(const std::string& line) {
    constexpr std::uint32_t kChecked = 8;  // one of this many events
    INFO(line);
    REQUIRE(table_->play(line));
    if (checks_.below(kChecked) != 0) return;
    const auto steps = table_->steps(kNobody, Lang::en);
    REQUIRE(!steps.empty());
    for (std::size_t i = 0; i < steps.size(); ++i) check(steps[i], i);
    CHECK(words_of(steps.back().scene, players_) == words_of(table_->scene(kNobody, Lang::en), players_));
  }

  /// Checks step number `number` of the last event.
  void check(const Step& step, std::size_t number) {
    const Scene& scene = step.scene;
    CHECK(scene.viewer == kNobody);
    CHECK(scene.options.empty());
    CHECK((scene.question.text.empty() && scene.grid.rows.empty() && scene.multi_select.count == 0));
    const auto seat = static_cast<Seat>(checks_.below(static_cast<std::uint32_t>(table_->players())));
    const auto others = table_->steps(seat, Lang::en);
    REQUIRE(others.size() > number);
    // Everybody sees what an onlooker sees.
    CHECK(std::ranges::includes(known_in_hands(others[number].scene), known_in_hands(scene)));
    const std::string words = words_of(scene, players_);
    INFO(words);
    CHECK(!addresses(words));
    for (const Announcement& said : step.said) {
      INFO(said.text);
      CHECK(!addresses(said.text));
    }
  }

  /// Checks that the record tells an onlooker no more cards than any seat.
  void check_record() const {
    const auto hidden = [](const std::vector<std::string>& events) {
      std::ptrdiff_t cards = 0;
      for (const std::string& event : events) cards += std::ranges::count(event, '?');
      return cards;
    };
    for (Seat seat = 0; seat < table_->players(); ++seat)
      CHECK(hidden(table_->redacted(kNobody)) >= hidden(table_->redacted(seat)));
  }

  void check_sheet() const {
    const auto sheet = table_->sheet(kNobody, Lang::en);
    REQUIRE(sheet);
    INFO(sheet->verdict << " / " << sheet->reason);
    CHECK(!sheet->verdict.empty());
    CHECK((!addresses(sheet->verdict) && !addresses(sheet->reason)));
    CHECK(!sheet->wrong_call);
    CHECK(!addresses(spoken::sheet(*sheet, kNobody, players_, Lang::en)));
    if (sheet->verdict.find('@') != std::string::npos) CHECK(!spoken::named_sides(*sheet, kNobody).empty());
    CHECK(sheet->rows.front().cells.size() == sheet->sides.size());
  }

  std::unique_ptr<Table> table_;
  std::vector<Player> players_;
  Rng rng_;
  Rng checks_{8};
};

}  // namespace

TEST_CASE("an onlooker sees what lies open, and reads about everybody by name") {
  constexpr int kHands = 2;  // of each match
  for (const GameInfo* game : games()) {
    if (game->open) continue;
    std::vector<std::string_view> rules{""};
    for (const Preset& preset : game->presets) rules.push_back(preset.rules);
    for (const std::string_view each : rules)
      for (const int players : game->players) {
        INFO(game->id << ' ' << players << ' ' << each);
        Watched match{*game, players, each};
        for (int hand = 0; hand < kHands; ++hand) match.play_hand();
      }
  }
}

TEST_CASE("the scoresheet of an onlooker names the winners") {
  const auto record = parse_record(test::read_sample("brisca/four.tapete"));
  REQUIRE(record);
  const auto table = replay(*record);
  REQUIRE(table);
  const std::vector<Player> players{{"Ana", "friend"}, {"Berta", "friend"}, {"Carlos", "friend"}, {"Dora", "friend"}};
  const auto sheet = (*table)->sheet(kNobody, Lang::es);
  REQUIRE(sheet);
  const std::string words = spoken::sheet(*sheet, kNobody, players, Lang::es);
  INFO(words);
  const bool pair =
      words.find("Ana y Carlos ganan") != std::string::npos || words.find("Berta y Dora ganan") != std::string::npos;
  CHECK(pair);
}

}  // namespace tapete
