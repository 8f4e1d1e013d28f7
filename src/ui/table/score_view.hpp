#pragma once
#include <string>
#include <vector>

#include "ui/gui/draw_context.hpp"
#include "ui/table/layout.hpp"
#include "ui/table/table_model.hpp"
#include "ui/table/ui_action.hpp"

namespace tapete {

/// View of the plates with each side's score, and of new points that fly to them.
class ScoreView {
 public:
  /// Starts a new scene. `time` is the duration in milliseconds of the step that led to the scene; if it is 0, nothing
  /// is animated. If `moves` is false, the scene does not follow from the last one, and no points are shown as new.
  void show(const Scene& scene, double now, double time, bool moves);
  void settle() { gains_.clear(); }
  [[nodiscard]] bool moving(double now) const { return now < end_; }
  /// Returns the points to show for a side (an index in Scene::score): the old ones until the new ones arrive.
  [[nodiscard]] const std::string& points(const Scene& scene, int side, double now) const;
  UiAction draw(DrawContext& context, const TableModel& model, const TableLayout& layout) const;
  /// Draws the new points. With reduced motion they do not fly but stay next to the score until the next scene.
  void draw_gains(DrawContext& context, const Scene& scene, const TableLayout& layout) const;

 private:
  struct Gain {
    int side = 0;
    int points = 0;
    std::string before;  ///< text of the score before the gain
  };
  void draw_plate(DrawContext& context, const TableModel& model, int side, Rect plate, float longest) const;
  /// With reduced motion, returns the width that draw_gains() covers on this side's plate; otherwise 0.
  [[nodiscard]] float gain_beside(const DrawContext& context, int side, Rect plate) const;

  std::vector<SideScore> score_;
  std::vector<Gain> gains_;
  double start_ = 0;
  double end_ = 0;
};

}  // namespace tapete
