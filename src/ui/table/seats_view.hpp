#pragma once
#include <utility>
#include <vector>

#include "ui/gui/stage.hpp"
#include "ui/table/faces.hpp"
#include "ui/table/layout.hpp"
#include "ui/table/score_view.hpp"

namespace tapete {

/// The players around the table: sign, name, number of cards or points, and what they say.
class SeatsView {
 public:
  /// Starts the gestures of a new scene.
  void show(std::vector<Gesture> gestures, double now) { faces_.show(std::move(gestures), now); }
  [[nodiscard]] bool moving(double now) const { return faces_.moving(now); }

  void draw(Stage& stage, const TableModel& model, const TableLayout& layout, const ScoreView& scores) const;
  /// The speech bubbles of calls.
  static void draw_calls(Stage& stage, const TableModel& model, const TableLayout& layout);

 private:
  void draw_seat(Stage& stage, const TableModel& model, const TableLayout& layout, Seat seat) const;
  void draw_alone(Stage& stage, const TableModel& model, const TableLayout& layout, const ScoreView& scores,
                  Seat seat) const;
  void draw_sign(Stage& stage, const TableModel& model, Seat seat, Point center, float radius) const;

  Faces faces_;
};

}  // namespace tapete
