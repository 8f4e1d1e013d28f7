#pragma once
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"
#include "core/rng.hpp"
#include "game/chart.hpp"
#include "game/dealer_draw.hpp"
#include "game/scene.hpp"
#include "match/games.hpp"
#include "match/record.hpp"
#include "match/turn.hpp"

namespace tapete {

/// A match of any game. This is the only virtual interface between the games and the code that shows, stores or plays
/// them. Events are passed as record lines. The table keeps all events, so rewind() can undo them. A refused line
/// leaves the table unchanged.
class Table {
 public:
  virtual ~Table() = default;

  [[nodiscard]] virtual const GameInfo& info() const = 0;
  [[nodiscard]] virtual int players() const = 0;
  /// Returns the number of sides: seats s and s + sides() play together.
  [[nodiscard]] virtual int sides() const = 0;
  [[nodiscard]] virtual Turn turn() const = 0;
  /// Returns whether a hand has started and is not over. A chance event that is due during a hand belongs to it.
  [[nodiscard]] virtual bool in_hand() const = 0;
  /// Returns the legal actions of Turn::seat as record lines without the seat, sorted by bytes; empty if no seat is to
  /// act.
  [[nodiscard]] virtual std::vector<std::string> legal() const = 0;
  /// Returns the actions that `seat` may do out of turn, in the form of legal().
  [[nodiscard]] virtual std::vector<std::string> out_of_turn(Seat seat) const = 0;

  /// Plays one event line (`1 play Ao`, `deal 2 ...`). Returns the outcome lines of everything that the event has
  /// ended, such as `hand 75 55`; empty if nothing has ended.
  virtual Result<std::vector<std::string>, Problem> play(std::string_view line) = 0;
  /// Returns a random line for the chance event in Turn::due, with all cards and dice from `rng`. If any seat may deal,
  /// `dealer` deals; if `dealer` is kNobody, `rng` chooses the dealer too.
  [[nodiscard]] virtual std::string chance(Rng& rng, Seat dealer) const = 0;

  /// Returns the events so far, one line each.
  [[nodiscard]] virtual const std::vector<std::string>& events() const = 0;
  /// Returns the seat that chose the event with this index; kNobody if it was a chance event.
  [[nodiscard]] virtual Seat decider(std::size_t event) const = 0;
  /// Drops all events after the first `count`.
  virtual void rewind(std::size_t count) = 0;
  /// Returns the events redacted for `seat`, as `tapete redact` does.
  [[nodiscard]] virtual std::vector<std::string> redacted(Seat seat) const = 0;

  /// Returns the scene that `seat` sees now. Before the first deal, it contains no cards. In games with hidden cards
  /// (GameInfo::open is false), `seat` may be kNobody here, in steps() and in sheet(): an onlooker.
  [[nodiscard]] virtual Scene scene(Seat seat, Lang lang) const = 0;
  /// Returns the steps in which the last event is shown to `seat`; the last step has the scene of scene(seat, lang).
  /// Empty before the first event.
  [[nodiscard]] virtual std::vector<Step> steps(Seat seat, Lang lang) const = 0;
  /// Returns the scoresheet of the last hand; nothing while a hand is in progress and before the first one.
  [[nodiscard]] virtual std::optional<Sheet> sheet(Seat seat, Lang lang) const = 0;

  /// Returns whether the game has a chart of the match, with a row for each hand.
  [[nodiscard]] virtual bool charts_hands() const = 0;
  /// Returns a row for each hand so far, including the one in progress; no rows if charts_hands() is false.
  [[nodiscard]] virtual Chart chart(Lang lang) const = 0;

  /// Returns the numbers of a side for the last hand, one for each of GameInfo::extra_statistics. Empty until the hand
  /// is over.
  [[nodiscard]] virtual std::vector<int> extra_statistics(int side) const = 0;

  /// Returns the number of sequences of `depth` actions from here. A sequence that reaches a chance event or the end of
  /// the hand earlier counts as one.
  [[nodiscard]] virtual std::uint64_t perft(int depth) const = 0;
};

/// Returns the header's game, one of `known_games`, if the header is valid for it. Problems: game_unknown, players,
/// rule_*.
Result<const GameInfo*, Problem> check_header(const Header& header, std::span<const GameInfo* const> known_games);
/// Returns a new table for a header, without events. Problems: any of check_header(), game_not_loaded.
Result<std::unique_ptr<Table>, Problem> open_table(const Header& header);
/// The same, but the table shows nothing: its scenes, steps and scoresheets are empty. A program that only plays
/// matches is much smaller with it, because it does not contain the pictures and words of the games.
Result<std::unique_ptr<Table>, Problem> open_bare_table(const Header& header);
/// Result of follow().
struct Followed {
  std::unique_ptr<Table> table;    ///< after the last legal event
  std::optional<Problem> refused;  ///< why the next event is not legal; nothing if all events are legal
};
/// Replays a record to its end, or up to the first event that the rules of this version refuse, which can happen in old
/// records. Problems: any of open_table().
Result<Followed, Problem> follow(const Record& record);
/// Returns the table at the end of a record. Problem::line is the line number in the record's file. Problems: any of
/// open_table(), any in the events.
Result<std::unique_ptr<Table>, Problem> replay(const Record& record);

/// Returns the record line of an action that `decider` chooses now: an action of the seat to act if `decider` decides
/// for that seat and the action is legal, otherwise an action of `decider` out of turn.
std::string line_by(const Table& table, Seat decider, std::string_view action);

/// Draws the first dealer. The game must be loaded. `way` is an index in the list that GameInfo::dealer_draws returns.
DealerDraw draw_dealer(const GameInfo& game, int players, int way, Rng& rng);

}  // namespace tapete
