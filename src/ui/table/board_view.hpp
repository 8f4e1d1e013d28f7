#pragma once
#include <array>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "ui/gui/stage.hpp"
#include "ui/gui/widgets.hpp"
#include "ui/table/board_layout.hpp"

namespace tapete {

/// A table of boards and dice: everybody's board, the viewer's large, and the viewer's options.
class BoardView {
 public:
  void draw(Stage& stage, Session& session, const BoardLayout& layout);
  /// What a card on the touched space would bring; empty if none was touched.
  [[nodiscard]] std::string note(const Session& session) const;
  /// Whether the player wants to see the sources of the points.
  [[nodiscard]] bool wants_parts() const { return wants_parts_; }
  /// Draws the viewer's cards to choose from over everything else, if the player has opened them.
  void draw_deck(Stage& stage, Session& session);

 private:
  /// An option of the scene with a button.
  struct BoardAction {
    int option;
    Look look;
  };
  void follow(Stage& stage, Session& session);
  void draw_board(Stage& stage, Session& session, const Zone& zone, const BoardPlace& place);
  void draw_name(Stage& stage, Session& session, const Zone& zone, const BoardPlace& place);
  void draw_space(Stage& stage, Session& session, const Zone& zone, int index, Rect rect);
  void space_target(Stage& stage, Session& session, const Zone& zone, int index, Rect rect);
  void draw_dice(Stage& stage, Session& session, Rect area);
  void pick_dice(Stage& stage, Rect area);
  void draw_actions(Stage& stage, Session& session, Rect area);
  [[nodiscard]] std::vector<BoardAction> actions_now(const Scene& scene) const;

  int serial_ = -1;
  int chosen_space_ = -1;        ///< of the viewer's board; -1: none
  std::array<int, 2> picked_{};  ///< numbers of red and black dice
  bool picking_cards_ = false;
  bool wants_parts_ = false;
  int wanted_ = -1;                              ///< option that was chosen during drawing; -1: none
  double since_ = 0;                             ///< when the present scene appeared
  std::set<std::pair<Seat, int>> fresh_;         ///< spaces on which a card has just been placed
  std::array<std::set<int>, kMaxSeats> filled_;  ///< spaces with a card, by seat
};

}  // namespace tapete
