#pragma once
#include <algorithm>
#include <vector>

#include "game/seat.hpp"

namespace tapete::online {

/// The other guests' votes about one question: may a bot play for a guest who is gone?
class BotVote {
 public:
  /// A guest's answer.
  enum class Answer : unsigned char {
    none,
    agree,
    wait,  ///< the table should wait for the missing guest
  };

  /// Number of the question; 0 until ask(). Answers to questions with other numbers do not count.
  [[nodiscard]] int number() const { return number_; }
  /// Returns whether somebody has to be asked: at first everybody, later the guests who want to wait.
  [[nodiscard]] bool is_due() const { return number_ == 0 || !waiting_.empty(); }
  /// Asks under a new number. Guests who have agreed are not asked again.
  void ask(int number) {
    number_ = number;
    waiting_.clear();
  }

  [[nodiscard]] Answer answer_of(Seat voter) const {
    if (std::ranges::find(agreed_, voter) != agreed_.end()) return Answer::agree;
    return std::ranges::find(waiting_, voter) != waiting_.end() ? Answer::wait : Answer::none;
  }
  /// Notes a guest's answer. Only the first answer to each question counts.
  void note(Seat voter, Answer answer) {
    if (answer_of(voter) == Answer::none) (answer == Answer::agree ? agreed_ : waiting_).push_back(voter);
  }

 private:
  int number_ = 0;
  std::vector<Seat> agreed_;
  std::vector<Seat> waiting_;
};

}  // namespace tapete::online
