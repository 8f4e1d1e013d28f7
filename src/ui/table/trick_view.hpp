#pragma once
#include "ui/table/hand_view.hpp"

namespace tapete {

/// The cards on the table: stock, piles, trick and hands, and their way from one scene to the next.
class TrickView {
 public:
  /// Starts a new scene; with `moves` its cards fly to their places.
  void show(const TableModel& model, const TableLayout& layout, double now, bool moves);
  /// Puts every card at its place.
  void settle(const Scene& scene, const TableLayout& layout) { motion_.settle(scene, layout); }
  [[nodiscard]] bool moving(double now) const { return motion_.moving(now); }

  void draw_trump(DrawContext& context, const Scene& scene, const TableLayout& layout) const;
  /// What lies under the piles' cards, and their targets.
  static UiAction draw_piles(DrawContext& context, const TableModel& model, const TableLayout& layout);
  void draw_cards(DrawContext& context, const Scene& scene, HandView& hands) const;

 private:
  Motion motion_;
  bool starter_ = false;
};

}  // namespace tapete
