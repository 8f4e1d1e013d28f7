#pragma once
#include <vector>

#include "app/home_games.hpp"
#include "ui/screens/app_context.hpp"

namespace tapete {

/// Buttons of the home screen that lead to other screens and to the position of the day.
class HomeWays {
 public:
  /// `touch` is the height of a button, and `apart` the distance between two buttons, both in points.
  HomeWays(AppContext& context, const std::vector<HomeGame>& games, float touch, float apart);

  [[nodiscard]] float height() const;
  void draw(Rect place) const;

 private:
  void draw_day(Rect row) const;

  AppContext& context_;
  const HomeGame* day_;  ///< game whose position of the day is offered; nullptr: no game has one
  float touch_;
  float apart_;
};

}  // namespace tapete
