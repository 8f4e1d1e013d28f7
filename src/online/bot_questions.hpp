#pragma once
#include <array>
#include <string>
#include <vector>

#include "core/text.hpp"
#include "game/seat.hpp"

namespace tapete::online {

/// The host's questions to a guest: may a bot play for another guest who is gone?
class BotQuestions {
 public:
  /// Reads the words of `ask SEAT:Q ...`, which replace all earlier questions. `own` is the guest's seat, about which
  /// the host must not ask. Returns false if the words are not valid.
  bool replace(Splitter words, Seat own);
  /// Forgets all questions and answers.
  void clear() { *this = {}; }

  /// Returns the seats about which the guest has not answered yet.
  [[nodiscard]] std::vector<Seat> open() const;
  /// Notes the guest's answer about a seat, and returns the line for the host; empty if there is no such question.
  std::string answer(Seat about, bool agrees);
  /// Returns the lines of earlier answers to questions that the host has repeated.
  [[nodiscard]] std::vector<std::string> repeated() const;

 private:
  struct About {
    int asked = 0;     ///< number of the open question; 0 if there is none
    int answered = 0;  ///< number of the question that was answered last
    std::string line;  ///< the last answer
  };
  std::array<About, kMaxSeats> seats_;
};

}  // namespace tapete::online
