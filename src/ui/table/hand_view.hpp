#pragma once
#include <array>
#include <string>
#include <vector>

#include "ui/gui/draw_context.hpp"
#include "ui/table/held_card.hpp"
#include "ui/table/motion.hpp"
#include "ui/table/table_model.hpp"
#include "ui/table/ui_action.hpp"

namespace tapete {

/// A card as it is drawn.
struct DrawnCard {
  Placed placed;
  Colour tint{255, 255, 255};
  float height = 0;  ///< over the table, about 0 to 1
  bool glows = false;
};

/// The hands from which the viewer plays: the viewer's own, and every other one whose cards carry options. Cards are
/// touched, dragged out of the hand, chosen by keys, or marked to be played together.
class HandView {
 public:
  /// Drops what was begun with the cards of the last scene.
  void forget();
  /// Registers the cards' targets and follows the finger.
  UiAction draw_targets(DrawContext& context, const TableModel& model, const TableLayout& layout);
  /// The number of marked cards, and the button that plays them once they are enough.
  UiAction draw_together(DrawContext& context, const TableModel& model, const TableLayout& layout) const;
  /// Plays the card with this number, from 1, of the hand from which the viewer plays now.
  UiAction play_number(DrawContext& context, const TableModel& model, int number);
  /// Whether the card is looked at, and therefore drawn in front of its neighbours.
  [[nodiscard]] bool in_front(const DrawContext& context, const Scene& scene, const Sprite& sprite) const;
  /// Raises, darkens or moves a card of these hands; other cards stay as they are.
  void dress(DrawContext& context, const Scene& scene, const Moving& card, DrawnCard& drawn);

 private:
  UiAction card_target(DrawContext& context, const TableModel& model, const Zone& hand, int index, Rect rect,
                       float width);
  UiAction play(DrawContext& context, const TableModel& model, const SceneCard& card);
  UiAction mark(DrawContext& context, const Scene& scene, int option);
  [[nodiscard]] bool marked(int option) const;
  [[nodiscard]] bool looked_at(const Zone& hand, int index, std::string_view id) const;
  [[nodiscard]] float height_of(const DrawContext& context, const Scene& scene, const Zone& hand, int index) const;
  float lift(DrawContext& context, int card, float goal);

  std::array<float, 64> lifts_{};  ///< how far each card is raised now, by Card::index(); see height_of()
  std::array<HeldCard, kMaxSeats> held_;
  std::string chosen_;       ///< the target of a card that was touched once, if playing takes two touches
  std::vector<int> marked_;  ///< options that are to be done together (Scene::together)
};

}  // namespace tapete
