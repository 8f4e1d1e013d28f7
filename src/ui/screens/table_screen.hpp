#pragma once
#include <string_view>

#include "app/session/match_driver.hpp"
#include "ui/screens/app_context.hpp"
#include "ui/screens/count_motion.hpp"
#include "ui/table/table_view.hpp"

namespace tapete {

/// Screen with the table: shows a match of App in a TableView with panels below and over it, and passes the player's
/// actions to App.
class TableScreen {
 public:
  /// `late_code` is the parameter `code` of draw_sheet_on_demand().
  explicit TableScreen(std::string_view late_code) : late_code_(late_code) {}

  void draw(AppContext& context);
  /// Prepares for another match, or for the same match from its beginning: the next frame is not animated.
  void forget() { session_ = nullptr; }
  /// Closes the panel over the table. Returns false if none is open.
  bool close() { return table_.overlay().close(); }
  /// Returns whether the menu of the table is open.
  [[nodiscard]] bool shows_menu() { return table_.overlay().shows(Panel::menu); }

 private:
  UiAction draw_table(AppContext& context, const TableModel& model, const MatchDriver& session);
  UiAction draw_counted(AppContext& context, const TableModel& model, const MatchDriver& session, float scale);
  UiAction draw_panel(AppContext& context, const TableModel& model);

  CountMotion count_motion(const DrawContext& context, int serial, std::size_t lines);

  std::string_view late_code_;
  TableView table_;
  const MatchDriver* session_ = nullptr;  ///< match that was drawn last
  int counted_ = -1;                      ///< TableModel::serial of the scoresheet that was drawn last
  double counted_since_ = 0;              ///< time at which it appeared, in milliseconds of Frame::now
};

}  // namespace tapete
