#pragma once
#include <array>
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

/// A table of boards and dice: everybody's board, the viewer's large, and the viewer's options.
class BoardView {
 public:
  UiAction draw(DrawContext& context, const TableModel& model, const BoardLayout& layout);
  /// What a card on the touched space would bring; empty if none was touched.
  [[nodiscard]] std::string note(const TableModel& model) const;
  /// Draws the viewer's cards to choose from over everything else, if the player has opened them.
  UiAction draw_deck(DrawContext& context, const TableModel& model);

 private:
  /// An option of the scene with a button.
  struct BoardAction {
    int option;
    Look look;
  };
  void follow(const TableModel& model, double now);
  UiAction draw_board(DrawContext& context, const TableModel& model, const Zone& zone, const BoardPlace& place);
  UiAction draw_space(DrawContext& context, const TableModel& model, const Zone& zone, int index, Rect rect);
  UiAction space_target(DrawContext& context, const Scene& scene, const Zone& zone, int index, Rect rect);
  UiAction draw_dice(DrawContext& context, const TableModel& model, Rect area);
  UiAction pick_dice(DrawContext& context, Rect area);
  UiAction draw_actions(DrawContext& context, const Scene& scene, Rect area);
  [[nodiscard]] std::vector<BoardAction> actions_now(const Scene& scene) const;

  int serial_ = -1;
  int chosen_space_ = -1;        ///< of the viewer's board; -1: none
  std::array<int, 2> picked_{};  ///< numbers of red and black dice
  bool picking_cards_ = false;
  double since_ = 0;                                    ///< when the present scene appeared
  using Spaces = std::array<std::uint64_t, kMaxSeats>;  ///< a bit for each space of a board, by seat
  Spaces fresh_{};                                      ///< those on which a card has just been placed
  Spaces filled_{};                                     ///< those with a card
};

}  // namespace tapete
