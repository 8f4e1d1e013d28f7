#pragma once
#include "ui/table/gains.hpp"
#include "ui/table/table_model.hpp"
#include "ui/table/ui_action.hpp"

namespace tapete {

/// The plates with the score of each side, and points on their way there.
class ScoreView {
 public:
  /// Starts a new scene. `time` is that of its step in milliseconds; 0: nothing is animated. If `moves` is false,
  /// no step has led to the scene.
  void show(const Scene& scene, double now, double time, bool moves) { gains_.show(scene, now, time, moves); }
  void settle() { gains_.settle(); }
  [[nodiscard]] bool moving(double now) const { return gains_.moving(now); }
  /// The points written for a side (an index in Scene::score).
  [[nodiscard]] const std::string& points(const Scene& scene, int side, double now) const {
    return gains_.points(scene, side, now);
  }

  UiAction draw(Stage& stage, const TableModel& model, const TableLayout& layout) const;
  void draw_gains(Stage& stage, const Scene& scene, const TableLayout& layout) const {
    gains_.draw(stage, scene, layout);
  }

 private:
  Gains gains_;
};

}  // namespace tapete
