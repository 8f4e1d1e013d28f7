#pragma once
#include <string>
#include <vector>

#include "ui/gui/draw_context.hpp"
#include "ui/table/layout.hpp"
#include "ui/table/table_model.hpp"
#include "ui/table/ui_action.hpp"

namespace tapete {

/// The plates with the score of each side, and points on their way there.
class ScoreView {
 public:
  /// Starts a new scene. `time` is that of its step in milliseconds; 0: nothing may be animated. If `moves` is false,
  /// no step has led to the scene.
  void show(const Scene& scene, double now, double time, bool moves);
  void settle() { gains_.clear(); }
  [[nodiscard]] bool moving(double now) const { return now < end_; }
  /// The points written for a side (an index in Scene::score): the old ones until the new ones arrive.
  [[nodiscard]] const std::string& points(const Scene& scene, int side, double now) const;
  UiAction draw(DrawContext& context, const TableModel& model, const TableLayout& layout) const;
  /// Draws the points on their way. Without animation, they are beside the score until the next scene.
  void draw_gains(DrawContext& context, const Scene& scene, const TableLayout& layout) const;

 private:
  struct Gain {
    int side = 0;
    int points = 0;
    std::string before;
  };
  /// The width on that side's plate that draw_gains() covers where nothing is animated.
  [[nodiscard]] float gain_beside(const DrawContext& context, int side, Rect plate) const;

  std::vector<SideScore> score_;
  std::vector<Gain> gains_;
  double start_ = 0;
  double end_ = 0;
};

}  // namespace tapete
