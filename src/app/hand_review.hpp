#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "app/host/bots.hpp"
#include "app/session/session.hpp"
#include "app/settings.hpp"
#include "match/opinion.hpp"

namespace tapete {

/// A decision that is worth another look.
struct Moment {
  std::size_t before = 0;  ///< events of the match before it
  Opinion opinion;         ///< `other` is what was done
};

/// What the player could have done better in a hand that is over, by what the player knew. The judge is asked for one
/// decision after the other, while the count is on the screen.
class HandReview {
 public:
  /// Moments of one hand at the most.
  static constexpr std::size_t kMost = 3;

  HandReview(Bots& judge, const Settings& settings) : judge_(judge), settings_(settings) {}

  /// Looks at the hand that this session has just counted; stops where there is none, or where it is not wanted.
  void follow(const Session* session);
  /// Asks the open question once more: somebody else has asked the judge meanwhile, who answers the last one alone.
  void ask_again();
  /// The answer to Bots::ask_judge.
  void answered(int id, std::string_view text);

  /// There is a hand that is, or has been, looked at.
  [[nodiscard]] bool about_hand() const { return !key_.empty(); }
  [[nodiscard]] bool done() const { return about_hand() && asked_ == decisions_.size(); }
  /// An opinion could not be had, so nothing can be said of the hand.
  [[nodiscard]] bool failed() const { return failed_; }
  /// Decisions judged so far, and all there are; 0 while there is no hand to look at.
  [[nodiscard]] std::size_t judged() const { return asked_; }
  [[nodiscard]] std::size_t decisions() const { return about_hand() ? decisions_.size() : 0; }
  /// What is worth a look, in the order of play; complete once all are judged.
  [[nodiscard]] const std::vector<Moment>& moments() const { return moments_; }

 private:
  void begin(const Session& session);
  void ask();
  void keep(Opinion opinion);

  Bots& judge_;
  const Settings& settings_;
  std::string key_;     ///< of the hand: the match and how long it was then; empty: none
  std::string record_;  ///< as the seat knows it
  Seat seat_ = 0;
  Lang lang_{};
  struct Decision {
    int number = 0;          ///< of the action in the redacted record
    std::size_t before = 0;  ///< events of the match before it
    std::string done;
  };
  std::vector<Decision> decisions_;
  std::size_t asked_ = 0;
  int question_ = 0;
  bool failed_ = false;
  std::vector<Moment> moments_;
};

}  // namespace tapete
