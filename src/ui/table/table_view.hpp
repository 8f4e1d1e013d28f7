#pragma once
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ui/gui/stage.hpp"
#include "ui/table/board_view.hpp"
#include "ui/table/faces.hpp"
#include "ui/table/gains.hpp"
#include "ui/table/held_card.hpp"
#include "ui/table/motion.hpp"

namespace tapete {

/// The table, with what can be opened over it.
class TableView {
 public:
  void draw(Stage& stage);
  /// The next match that is drawn is a different one, or is to be drawn from the beginning.
  void forget() { session_ = nullptr; }
  /// Closes what is open over the table. Returns false if nothing is.
  bool close() { return std::exchange(over_, Over::nothing) != Over::nothing; }

 private:
  enum class Over : unsigned char { nothing, menu, pile, seal, chart };
  void draw_trick_table(Stage& stage, Session& session);
  void draw_board_table(Stage& stage, Session& session);
  void draw_over(Stage& stage, Session& session);
  void follow(Stage& stage, Session& session);
  void show(const Session& session, double now, bool moves, bool reduced);
  void draw_scores(Stage& stage, Session& session);
  void draw_corner(Stage& stage, Session& session);
  void draw_stock(Stage& stage, const Scene& scene);
  void draw_seats(Stage& stage, Session& session);
  void draw_seat(Stage& stage, Session& session, Seat seat);
  void draw_alone(Stage& stage, Session& session, Seat seat);
  void draw_piles(Stage& stage, const Session& session);
  void draw_cards(Stage& stage, Session& session);
  void draw_sprite(Stage& stage, const Scene& scene, const Moving& card);
  void hand_targets(Stage& stage, Session& session);
  void follow_finger(Stage& stage, Session& session, int count);
  void hand_card(Stage& stage, Session& session, int index, int count);
  void play_card(Stage& stage, Session& session, int index);
  void mark(Stage& stage, const Scene& scene, int option);
  [[nodiscard]] bool marked(int option) const;
  [[nodiscard]] bool in_front(const Stage& stage, const Scene& scene, const Moving& card) const;
  static Rect draw_help(Stage& stage, Rect area, Rect words);
  void draw_status(Stage& stage, Session& session) const;
  void draw_options(Stage& stage, Session& session);
  void draw_together(Stage& stage, Session& session);
  int draw_answers(Stage& stage, const Scene& scene, const std::vector<int>& answers) const;
  void draw_calls(Stage& stage, Session& session);
  void draw_menu(Stage& stage, Session& session);
  void follow_menu(Stage& stage, std::string_view entry);
  void open_chart() { over_ = Over::chart, chart_opens_ = true; }
  void draw_pile(Stage& stage, Session& session);
  void keys(Stage& stage, Session& session);
  [[nodiscard]] float height_of(const Stage& stage, Deck deck, const SceneCard& card, int index) const;
  float lift(Stage& stage, int key, float goal);

  TableLayout layout_;
  BoardLayout board_layout_;
  BoardView boards_;
  Motion motion_;
  Gains gains_;
  Faces faces_;
  int serial_ = -1;
  bool dealing_ = false;
  const Session* session_ = nullptr;
  Rect window_;
  float em_ = 0;
  std::map<int, float> lifts_;  ///< how far each of the viewer's cards is raised now; see height_of()
  HeldCard held_;
  std::string chosen_;       ///< the target of a card that was touched once, if playing takes two touches
  std::vector<int> marked_;  ///< options that are to be done together (Scene::together)
  Over over_ = Over::nothing;
  bool chart_opens_ = false;  ///< its first frame is still to be drawn
  int pile_ = 0;              ///< the side whose last trick is shown
};

}  // namespace tapete
