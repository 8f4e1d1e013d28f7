#pragma once
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "game/scene.hpp"
#include "ui/canvas/geometry.hpp"
#include "ui/gui/draw_context.hpp"
#include "ui/table/layout.hpp"
#include "ui/table/score_view.hpp"

namespace tapete {

/// Animation of the portraits' nods and shrugs.
class Faces {
 public:
  void show(std::vector<Gesture> gestures, double now);
  [[nodiscard]] bool moving(double now) const { return !gestures_.empty() && now < start_ + kTime; }
  /// Returns the offset of this seat's portrait from its usual position, in multiples of the portrait's radius.
  [[nodiscard]] Point away(Seat seat, double now) const;

 private:
  static constexpr double kTime = 700;  ///< duration in milliseconds
  std::vector<Gesture> gestures_;
  double start_ = 0;
};

/// View of the players around the table: avatar, name, number of cards or points, and speech bubbles.
class SeatsView {
 public:
  /// Starts the gestures of a new scene.
  void show(std::vector<Gesture> gestures, double now) { faces_.show(std::move(gestures), now); }
  [[nodiscard]] bool moving(double now) const { return faces_.moving(now); }

  void draw(DrawContext& context, const TableModel& model, const TableLayout& layout, const ScoreView& scores);
  /// Draws the dealer's mark next to the portrait that draw() has drawn.
  void draw_dealer(DrawContext& context) const;
  /// Draws the speech bubbles of calls inside `area`, each beside its player. A bubble does not move while its call is
  /// shown. If there is no room, the bubble is not drawn; the status line then tells the last call.
  void draw_calls(DrawContext& context, const TableModel& model, const TableLayout& layout, Rect area);
  /// Makes draw_calls() choose the places of all bubbles again.
  void forget_bubbles() { bubbles_ = {}; }

 private:
  void draw_seat(DrawContext& context, const TableModel& model, const TableLayout& layout, Seat seat);
  /// Draws a seat whose words, name and number of cards, are next to the portrait.
  void draw_flat_seat(DrawContext& context, const TableModel& model, const TableLayout& layout, Seat seat,
                      const std::string& cards, Colour ink);
  void draw_alone(DrawContext& context, const TableModel& model, const TableLayout& layout, const ScoreView& scores,
                  Seat seat);
  /// Draws the portrait of a seat, with the dealer's mark on its lower edge if `on_portrait`, otherwise at its left, or
  /// at its right for a player at the left.
  void draw_seat_avatar(DrawContext& context, const TableModel& model, const TableLayout& layout, Seat seat,
                        Point center, float radius, bool on_portrait = false);
  /// Draws the viewer's portrait, which makes room in the upper left corner of `badge` for the dealer's mark.
  void draw_own_avatar(DrawContext& context, const TableModel& model, Rect badge);

  /// Speech bubble of a call.
  struct Bubble {
    std::string call;  ///< empty: the seat has no bubble
    Rect place;        ///< empty: there is no room for the bubble
  };

  Faces faces_;
  std::optional<Point> dealer_mark_;       ///< centre of the dealer's mark
  std::array<Bubble, kMaxSeats> bubbles_;  ///< bubbles of the last frame, by seat
};

}  // namespace tapete
