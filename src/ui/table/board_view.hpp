#pragma once
#include <array>
#include <bit>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "ui/gui/draw_context.hpp"
#include "ui/gui/widgets.hpp"
#include "ui/table/board_layout.hpp"
#include "ui/table/table_model.hpp"
#include "ui/table/ui_action.hpp"

namespace tapete {

/// Returns whether the viewer is choosing dice.
bool offers_dice(const Scene& scene);

/// Draws a card on a board: its picture, if the card is large enough for one. A `ghost` is a card that could be placed.
void draw_board_card(DrawContext& context, Card card, Rect rect, bool ghost);

/// View of a table with boards and dice: all players' boards, of which the viewer's is the largest, and the viewer's
/// options.
class BoardView {
 public:
  UiAction draw(DrawContext& context, const TableModel& model, const BoardLayout& layout);
  /// Returns what the status line says instead of the phase: that dice are rolling, or the effect of placing a card on
  /// the chosen space. Returns an empty string if there is nothing to say.
  [[nodiscard]] std::string note(const DrawContext& context, const TableModel& model) const;
  /// Draws the panel from which the viewer chooses cards over everything else in `area`, if the viewer has opened it.
  UiAction draw_deck(DrawContext& context, const TableModel& model, Rect area);

 private:
  /// An option of the scene that has a button.
  struct BoardAction {
    int option;
    ButtonStyle style;
  };
  void follow(const TableModel& model, double now);
  /// Draws a board. `radius`: radius of the portraits of all players except the viewer.
  UiAction draw_board(DrawContext& context, const TableModel& model, const Zone& zone, const BoardPlace& place,
                      float radius);
  UiAction draw_space(DrawContext& context, const TableModel& model, const Zone& zone, int index, Rect rect);
  UiAction space_target(DrawContext& context, const TableModel& model, const Zone& zone, int index, Rect rect);
  /// Returns whether the dice of this scene are still rolling.
  [[nodiscard]] bool rolls(const DrawContext& context, const TableModel& model) const;
  UiAction draw_dice(DrawContext& context, const TableModel& model, Rect area);
  UiAction lay_dice_out(DrawContext& context, const TableModel& model, Rect area, bool may_take);
  UiAction deck_target(DrawContext& context, const TableModel& model, const SceneCard& card, Rect cell);
  UiAction draw_burn_button(DrawContext& context, const TableModel& model, Rect place) const;
  UiAction draw_suits(DrawContext& context, const TableModel& model, Rect& area);
  UiAction draw_actions(DrawContext& context, const TableModel& model, Rect area);
  /// Returns the options of the chosen space.
  [[nodiscard]] std::vector<int> options_of_chosen(const Scene& scene) const;
  /// Returns the numbers of red and of black dice taken so far.
  [[nodiscard]] std::array<int, 2> picked() const { return {std::popcount(taken_[0]), std::popcount(taken_[1])}; }
  [[nodiscard]] std::vector<BoardAction> actions_now(const Scene& scene) const;

  int serial_ = -1;
  int chosen_space_ = -1;                               ///< index on the viewer's board; -1: none
  std::array<unsigned, 2> taken_{};                     ///< the red and the black dice taken so far, a bit for each
  bool picking_cards_ = false;                          ///< whether the panel of draw_deck() is open
  std::vector<int> marked_;                             ///< options marked in this panel
  double since_ = 0;                                    ///< time at which the present scene appeared
  using Spaces = std::array<std::uint64_t, kMaxSeats>;  ///< a bit for each space of a board, by seat
  Spaces fresh_{};                                      ///< spaces on which the last step placed a card
  Spaces filled_{};                                     ///< spaces with a card
};

}  // namespace tapete
