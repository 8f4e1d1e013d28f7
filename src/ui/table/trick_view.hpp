#pragma once
#include "ui/table/hand_view.hpp"

namespace tapete {

/// View of the cards on the table: stock, piles, trick and hands, animated from one scene to the next.
class TrickView {
 public:
  /// Starts a new scene. If `moves`, its cards fly to their positions.
  void show(const TableModel& model, const TableLayout& layout, double now, bool moves);
  /// Ends all flights: every card is at its final position.
  void settle(const Scene& scene, const TableLayout& layout) { motion_.settle(scene, layout); }
  [[nodiscard]] bool moving(double now) const { return motion_.moving(now); }

  void draw_trump(DrawContext& context, const Scene& scene, const TableLayout& layout) const;
  /// Draws the outlines of empty piles and the backs of face-down cards (Zone::hidden). Registers the piles as targets.
  static UiAction draw_piles(DrawContext& context, const TableModel& model, const TableLayout& layout);
  void draw_cards(DrawContext& context, const Scene& scene, HandView& hands) const;

 private:
  Motion motion_;
  bool starter_ = false;  ///< whether the last step dealt the cards
};

}  // namespace tapete
