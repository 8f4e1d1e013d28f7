#pragma once
#include <string>
#include <vector>

#include "ui/gui/stage.hpp"
#include "ui/table/layout.hpp"

namespace tapete {

/// Points on their way to the side that has won them: they are what differs between two scenes.
class Gains {
 public:
  /// A new scene. `time` is what its step has, in milliseconds, 0 where nothing may move; `moves` false: nothing led to
  /// it.
  void show(const Scene& scene, double now, double time, bool moves);
  void settle() { gains_.clear(); }
  [[nodiscard]] bool moving(double now) const { return now < end_; }
  /// What is written for a side of the scene (an index in Scene::score): its points before, until the new ones arrive.
  [[nodiscard]] const std::string& points(const Scene& scene, int side, double now) const;
  /// The points on their way; where nothing may move, they stand beside the score until the next scene.
  void draw(Stage& stage, const Scene& scene, const TableLayout& layout) const;

 private:
  struct Gain {
    int side = 0;
    int points = 0;
    std::string before;
  };
  std::vector<SideScore> score_;
  std::vector<Gain> gains_;
  double start_ = 0;
  double end_ = 0;
};

}  // namespace tapete
