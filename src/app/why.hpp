#pragma once
#include <string_view>

#include "app/choices.hpp"
#include "app/host/bots.hpp"
#include "app/messages.hpp"
#include "app/playing.hpp"

namespace tapete {

/// Explains the last action of a match that is watched.
class Why {
 public:
  /// Numbers from here on are those of its questions to the judge; smaller ones are about a hand of one's own.
  static constexpr int kQuestions = 1 << 20;

  Why(Bots& judge, const Choices& choices, Messages& messages, Playing& playing)
      : judge_(judge), choices_(choices), messages_(messages), playing_(playing) {}

  /// Tells what speaks for or against that action, by what its player knew.
  void ask();
  /// The answer to Bots::ask_judge.
  void answered(int id, std::string_view text);

 private:
  void tell(std::string_view text);

  Bots& judge_;
  const Choices& choices_;
  Messages& messages_;
  Playing& playing_;
  int question_ = 0;  ///< the number of the open question; 0: none
};

}  // namespace tapete
