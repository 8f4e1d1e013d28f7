#pragma once
#include <cstddef>
#include <string_view>

#include "app/changed.hpp"
#include "app/choices.hpp"
#include "app/hand_review.hpp"
#include "app/host/bots.hpp"
#include "app/playing.hpp"

namespace tapete {

/// Looks back at a hand that has been counted: its moments are shown in the match, watched again.
class LookingBack {
 public:
  LookingBack(Bots& judge, const Choices& choices, Playing& playing, const Changed& changed)
      : playing_(playing), changed_(changed), review_(judge, choices.settings()) {}

  /// What the player could have done better in that hand.
  [[nodiscard]] const HandReview& review() const { return review_; }

  /// To the first of its moments.
  void begin();
  void look_at(std::size_t moment);
  /// Lets the player look for what was better (Looking::Told::trying), or tells it (Looking::Told::all).
  void tell(Looking::Told told);
  /// What the player has chosen while looking for something better; the second miss ends the search.
  void choose(int option);
  /// Back to where the match was watched.
  void end();

  /// The answer to Bots::ask_judge.
  void answered(int id, std::string_view text) { review_.answered(id, text); }
  /// Asks the judge again after somebody else has.
  void ask_again() { review_.ask_again(); }
  /// Follows the hands that are counted.
  void tick();

 private:
  Playing& playing_;
  const Changed& changed_;
  HandReview review_;
};

}  // namespace tapete
