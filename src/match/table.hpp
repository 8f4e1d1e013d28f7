#pragma once
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"
#include "core/rng.hpp"
#include "game/dealer_draw.hpp"
#include "game/scene.hpp"
#include "match/games.hpp"
#include "match/record.hpp"

namespace tapete {

/// Who or what must move a match on.
struct Turn {
  enum class Who : unsigned char { seat, chance, over } who{};
  Seat seat = kNobody;  ///< for Who::seat
  std::string due;      ///< for Who::chance: `deal 2`, `deal` when any seat may deal, `roll`
};

/// A match of any game: the one virtual seam between the games and all that shows, stores or plays them. It speaks
/// record lines. It keeps every event, so undo is rewinding; what was refused leaves it as it was.
class Table {
 public:
  virtual ~Table() = default;

  [[nodiscard]] virtual const GameInfo& info() const = 0;
  [[nodiscard]] virtual int players() const = 0;
  /// How many sides there are: seats s and s + sides() play together.
  [[nodiscard]] virtual int sides() const = 0;
  [[nodiscard]] virtual Turn turn() const = 0;
  /// A hand has been started and is not over: what chance is due then belongs to it.
  [[nodiscard]] virtual bool in_hand() const = 0;
  /// What the seat to act may do, without the seat, sorted by bytes; empty if no seat is to act.
  [[nodiscard]] virtual std::vector<std::string> legal() const = 0;
  /// What `seat` may do although it is not to act; sorted by bytes.
  [[nodiscard]] virtual std::vector<std::string> out_of_turn(Seat seat) const = 0;

  /// Plays one event line (`1 play Ao`, `deal 2 ...`). Gives the trace lines of what ended with it (`hand 75 55`, ...).
  virtual Result<std::vector<std::string>, Problem> play(std::string_view line) = 0;
  /// A line for Turn::due, with every card and die chosen by `rng`. `dealer` is taken where any seat may deal; kNobody:
  /// chance chooses it too.
  [[nodiscard]] virtual std::string chance(Rng& rng, Seat dealer) const = 0;

  /// The events so far, a line each.
  [[nodiscard]] virtual const std::vector<std::string>& events() const = 0;
  /// Forgets all events but the first `count`.
  virtual void rewind(std::size_t count) = 0;
  /// The events as `seat` may know them (see redact in the record's specification).
  [[nodiscard]] virtual std::vector<std::string> redacted(Seat seat) const = 0;

  /// The table as `seat` sees it now. Before the first deal: nothing but the score.
  [[nodiscard]] virtual Scene scene(Seat seat, Lang lang) const = 0;
  /// What the last event shows to `seat`, in order; the last step is scene(seat, lang). Empty before the first event.
  [[nodiscard]] virtual std::vector<Step> steps(Seat seat, Lang lang) const = 0;
  /// The count of the last finished hand while no new one has been dealt.
  [[nodiscard]] virtual std::optional<Sheet> sheet(Seat seat, Lang lang) const = 0;

  /// For a side, a number for each of GameInfo::counted, of the last hand once it is over; else none.
  [[nodiscard]] virtual std::vector<int> counted(int side) const = 0;

  /// Sequences of `depth` actions from here within the present hand; one that ends the hand sooner, or comes to where
  /// chance is due, counts as one.
  [[nodiscard]] virtual std::uint64_t perft(int depth) const = 0;
};

/// The game of a header that can be played as it says, one of `among`. Problems: game_unknown, players, rule_*.
Result<const GameInfo*, Problem> check_header(const Header& header, std::span<const GameInfo* const> among);
/// A new table for a header, without events. Problems: those of check_header.
Result<std::unique_ptr<Table>, Problem> open_table(const Header& header);
/// The table at the end of a record. A Problem's `line` is the record's.
Result<std::unique_ptr<Table>, Problem> replay(const Record& record);

/// Draws the first dealer of a game; `way` is an index in its dealer_draws(players).
DealerDraw draw_dealer(const GameInfo& game, int players, int way, Rng& rng);

}  // namespace tapete
