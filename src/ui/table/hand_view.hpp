#pragma once
#include <array>
#include <span>
#include <string>
#include <vector>

#include "ui/gui/draw_context.hpp"
#include "ui/table/held_card.hpp"
#include "ui/table/motion.hpp"
#include "ui/table/table_model.hpp"
#include "ui/table/ui_action.hpp"

namespace tapete {

/// Frame around a card: a blue one around a card that moves with others, received or chosen to be given; a golden one
/// around a card that wins the trick or is advised.
enum class CardFrame : unsigned char { none, blue, gold };

/// Position and appearance of a card in this frame.
struct DrawnCard {
  Placed placed;
  Colour tint{255, 255, 255};
  float height = 0;  ///< height over the table, about 0 to 1
  CardFrame frame = CardFrame::none;
};

/// View of the hands from which the viewer plays: the viewer's hand, and every other hand whose cards have options,
/// such as a dummy. Cards are clicked, dragged out of the hand, chosen by keys, or marked to be played together.
class HandView {
 public:
  /// Sets the options whose cards are lit up by help, a review or a lesson.
  void light(std::span<const int> options) { lit_.assign(options.begin(), options.end()); }
  /// Resets selections and marks of the last scene's cards. A card that is being dragged stays under the finger.
  void forget();
  /// Registers the cards as targets and handles drags.
  UiAction draw_targets(DrawContext& context, const TableModel& model, const TableLayout& layout);
  /// Draws the number of marked cards, or, if enough cards are marked, the button that plays them.
  UiAction draw_confirm_button(DrawContext& context, const TableModel& model, const TableLayout& layout) const;
  /// Returns the place of that number or button; an empty one if a press chooses a card immediately.
  [[nodiscard]] static Rect confirm_place(const DrawContext& context, const TableModel& model,
                                          const TableLayout& layout);
  /// Returns whether the question is drawn above that place.
  [[nodiscard]] static bool asks_above(const TableModel& model, const TableLayout& layout, Rect confirm);
  /// Plays the card with this number, counted from 1, of the hand from which the viewer plays now.
  UiAction play_number(DrawContext& context, const TableModel& model, int number);
  /// Returns whether the card is drawn in front of all others, because it is dragged out of its hand.
  [[nodiscard]] bool in_front(const Scene& scene, const Sprite& sprite) const;
  /// Raises, darkens or moves a card of these hands; does nothing to other cards.
  void dress(DrawContext& context, const Scene& scene, const Moving& card, DrawnCard& drawn);

 private:
  UiAction card_target(DrawContext& context, const TableModel& model, const Zone& hand, int index, Rect rect,
                       float width);
  UiAction play(DrawContext& context, const TableModel& model, const SceneCard& card);
  [[nodiscard]] bool marked(int option) const;
  [[nodiscard]] bool lit(int option) const;
  [[nodiscard]] bool looked_at(const Zone& hand, std::string_view id) const;
  [[nodiscard]] float height_of(const DrawContext& context, const Scene& scene, const Zone& hand, int index) const;
  float lift(DrawContext& context, int card, float goal);

  std::array<float, 64> lifts_{};  ///< present height of each card, by Card::index(), in the unit of height_of()
  std::array<HeldCard, kMaxSeats> held_;
  std::string chosen_;       ///< target id of the card selected by a first click, if playing takes two clicks
  std::vector<int> lit_;     ///< options whose cards are lit up
  std::vector<int> marked_;  ///< options marked to be chosen together (Scene::multi_select)
};

}  // namespace tapete
