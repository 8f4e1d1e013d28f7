#pragma once
#include <map>
#include <string>
#include <utility>

#include "ui/motion.hpp"
#include "ui/stage.hpp"

namespace tapete {

/// The table, with what can be opened over it.
class TableView {
 public:
  void draw(Stage& stage);
  /// Closes what is open over it; false if nothing is.
  bool close() { return std::exchange(over_, Over::nothing) != Over::nothing; }
  /// Nothing flies.
  [[nodiscard]] bool still(double now) const { return !motion_.moving(now); }

 private:
  enum class Over : unsigned char { nothing, menu, pile, seal };
  void follow(Stage& stage, Session& session);
  void draw_scores(Stage& stage, Session& session);
  void draw_corner(Stage& stage, Session& session);
  void draw_stock(Stage& stage, const Scene& scene);
  void draw_seats(Stage& stage, Session& session);
  void draw_seat(Stage& stage, Session& session, Seat seat);
  void draw_alone(Stage& stage, Session& session, Seat seat);
  void draw_piles(Stage& stage, const Scene& scene);
  void draw_cards(Stage& stage, Session& session);
  void draw_sprite(Stage& stage, const Scene& scene, const Moving& card);
  void hand_targets(Stage& stage, Session& session);
  void hand_card(Stage& stage, Session& session, int index, int count);
  void draw_status(Stage& stage, Session& session) const;
  void draw_options(Stage& stage, Session& session);
  void draw_calls(Stage& stage, Session& session);
  void draw_menu(Stage& stage, Session& session);
  void draw_pile(Stage& stage, Session& session);
  void keys(Stage& stage, Session& session);
  float lift(Stage& stage, int key, bool up);

  TableLayout layout_;
  Motion motion_;
  int serial_ = -1;
  bool dealing_ = false;
  const Session* session_ = nullptr;
  Rect window_;
  float em_ = 0;
  std::map<int, float> lifts_;  ///< how far the viewer's cards are raised, 0 to 1
  Over over_ = Over::nothing;
  int pile_ = 0;  ///< the side whose last trick is looked at
};

}  // namespace tapete
