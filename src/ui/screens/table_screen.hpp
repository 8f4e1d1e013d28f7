#pragma once
#include "app/session/match_driver.hpp"
#include "ui/screens/app_context.hpp"
#include "ui/table/table_view.hpp"

namespace tapete {

/// The screen with the table: shows a match of App in a TableView, the panels below and over it, and hands the player's
/// actions to App.
class TableScreen {
 public:
  void draw(AppContext& context);
  /// The next match that is drawn is a different one, or is to be drawn from the beginning.
  void forget() { session_ = nullptr; }
  /// Closes what is open over the table. Returns false if nothing is.
  bool close() { return table_.overlay().close(); }

 private:
  UiAction draw_counted(AppContext& context, const TableModel& model, const MatchDriver& session);

  TableView table_;
  const MatchDriver* session_ = nullptr;  ///< the one that was drawn last
};

}  // namespace tapete
