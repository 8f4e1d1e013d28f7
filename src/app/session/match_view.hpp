#pragma once
#include <memory>
#include <optional>
#include <string>

#include "app/host/host.hpp"
#include "app/session/announcer.hpp"
#include "app/session/seating.hpp"
#include "app/session/step_player.hpp"
#include "match/table.hpp"

namespace tapete {

/// View model of a match: the players, the step that is shown, and the score sheet. The table may be ahead of the step
/// that is shown.
class MatchView {
 public:
  /// `allows_onlooker`: as in read_players(). A game without hidden cards always has a person at this screen.
  MatchView(Host& host, const Settings& settings, Header header, std::unique_ptr<Table> table,
            bool allows_onlooker = false);

  [[nodiscard]] const Table& table() const { return *table_; }
  [[nodiscard]] const Header& header() const { return header_; }
  [[nodiscard]] std::string record() const;
  [[nodiscard]] bool over() const { return table_->turn().who == Turn::Who::over; }
  /// Returns whether the match is over. A shared deal is finished after one hand.
  [[nodiscard]] bool finished() const;

  [[nodiscard]] const Seating& seating() const { return seating_; }
  [[nodiscard]] Seat viewer() const { return seating_.viewer(); }
  [[nodiscard]] const std::string& name(Seat seat) const { return seating_.at(seat).name; }
  [[nodiscard]] Lang lang() const { return settings_.lang; }

  [[nodiscard]] const StepPlayer& shown() const { return step_player_; }
  [[nodiscard]] const Scene& scene() const { return step_player_.scene(); }
  /// Returns the score sheet of the hand, once its last trick has been shown.
  [[nodiscard]] const std::optional<Sheet>& sheet() const { return sheet_; }
  /// Returns the chart with the results of each hand, without results that have not been shown yet. The chart of some
  /// games has no rows.
  [[nodiscard]] Chart chart() const;
  [[nodiscard]] std::string tell(Ask what) const { return announcer_.tell(what, scene()); }
  /// Returns the last action as a sentence; empty if the last event was a chance event.
  [[nodiscard]] std::string last_action_text() const;

  /// Returns the hash of the present hand's deck, which proves that the deck was fixed before the first card was dealt:
  /// SHA-256 of the record's `deal` line, in hexadecimal digits. Empty before the first deal. A deck of 40 cards has
  /// 40! orders, far too many to try; therefore the hash reveals nothing about the deck.
  [[nodiscard]] std::string deck_hash() const;
  /// Returns the line from which deck_hash() is computed, once the score sheet has opened; empty until then.
  [[nodiscard]] std::string revealed_deal() const;

 protected:
  [[nodiscard]] bool passing() const { return seating_.passing() != kNobody; }
  /// Opens the score sheet of the hand, if the hand is over.
  void open_sheet() { sheet_ = table_->sheet(viewer(), settings_.lang); }

  Host& host_;
  const Settings& settings_;
  Header header_;
  std::unique_ptr<Table> table_;
  Seating seating_;
  Announcer announcer_;
  StepPlayer step_player_;
  std::optional<Sheet> sheet_;
};

}  // namespace tapete
