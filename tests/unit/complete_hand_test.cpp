// Completed hands: a seat's table is shown from its redacted record as well as from the whole record.
#include <catch_amalgamated.hpp>

#include <algorithm>
#include <map>

#include "match/complete_hand.hpp"
#include "match/games.hpp"
#include "same_scene.hpp"
#include "support.hpp"

namespace tapete {
namespace {

using Lines = std::vector<std::string>;

/// A match with random actions. After every event, the knowledge of two seats is completed: of the one that acts next,
/// and of another, which changes from event to event.
class Match {
 public:
  Match(const Header& header, std::uint64_t seed)
      : header_(header), rng_(seed), table_(std::move(*open_table(header))) {}

  /// Plays hands until this number of events, or the end of the match.
  void play(std::size_t most) {
    while (table_->events().size() < most && table_->turn().who != Turn::Who::over) {
      const Turn turn = table_->turn();
      if (turn.who == Turn::Who::chance && !table_->in_hand()) {
        whole_ = table_->events();
        for (Seat seat = 0; seat < table_->players(); ++seat) told_[seat] = table_->redacted(seat).size();
      }
      REQUIRE(table_->play(turn.who == Turn::Who::chance ? table_->chance(rng_, 0) : any_action(turn)));
      if (!table_->in_hand()) continue;
      const Turn next = table_->turn();
      const Seat acting = next.who == Turn::Who::seat ? next.decider : 0;
      const auto steps =
          static_cast<Seat>(1 + table_->events().size() % static_cast<std::size_t>(table_->players() - 1));
      check(acting);
      check(static_cast<Seat>((acting + steps) % table_->players()));
    }
  }
  [[nodiscard]] int checks() const { return checks_; }

 private:
  std::string any_action(const Turn& turn) {
    const auto any = [this](const Lines& all) { return all[rng_.below(static_cast<std::uint32_t>(all.size()))]; };
    const auto seat = static_cast<Seat>(rng_.below(static_cast<std::uint32_t>(table_->players())));
    const Lines extra = table_->out_of_turn(seat);
    if (!extra.empty() && rng_.below(20) == 0) return std::to_string(seat) + " " + any(extra);
    return std::to_string(turn.seat) + " " + any(table_->legal());
  }

  void check(Seat seat) {
    const Lines seen = table_->redacted(seat);
    const Turn turn = table_->turn();
    const bool to_act = turn.who == Turn::Who::seat && turn.decider == seat;
    const Lines known{seen.begin() + static_cast<std::ptrdiff_t>(told_[seat]), seen.end()};
    const auto events = complete_hand({header_, whole_, known, seat, to_act});
    INFO(header_.game << " seat " << seat << '\n' << record_text(header_, table_->events()));
    REQUIRE(events);
    auto shown = std::move(*open_table(header_));
    for (const std::string& line : *events) REQUIRE(shown->play(line));
    CHECK(shown->redacted(seat) == seen);
    if (to_act) {
      CHECK(shown->legal() == table_->legal());
      CHECK(test::same(shown->scene(seat, Lang::es), table_->scene(seat, Lang::es)));
    }
    ++checks_;
  }

  Header header_;
  Rng rng_;
  std::unique_ptr<Table> table_;
  Lines whole_;
  std::map<Seat, std::size_t> told_;  ///< by seat: number of events of whole_ in the redacted record
  int checks_ = 0;
};

/// Returns the house rules of all presets of a game for this number of players; the default rules if there are none.
std::vector<std::string_view> presets_for(const GameInfo& game, int players) {
  std::vector<std::string_view> all;
  for (const Preset& preset : game.presets)
    if (preset.players.empty() || std::ranges::count(preset.players, players) > 0) all.push_back(preset.rules);
  return all.empty() ? std::vector<std::string_view>{""} : all;
}

TEST_CASE("the knowledge of a seat can be completed after every event", "[online]") {
  int checks = 0;
  for (const GameInfo* game : games())
    for (const int players : game->players)
      for (const std::string_view rules : presets_for(*game, players)) {
        Match match{{std::string{game->id}, players, parse_rules(rules), {}}, 1};
        match.play(150);
        checks += match.checks();
      }
  CHECK(checks > 5000);
}

}  // namespace
}  // namespace tapete
