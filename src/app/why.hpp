#pragma once
#include <string>
#include <string_view>

#include "app/choices.hpp"
#include "app/hindsight.hpp"
#include "app/host/bots.hpp"
#include "app/messages.hpp"
#include "app/playing.hpp"

namespace tapete {

/// Explains what somebody has done: in a match that is watched, by what the seat knew that did it; in a hand under way,
/// by what the viewer knows, so that nothing hidden is told.
class Why {
 public:
  /// The numbers of its questions to the judge start here; smaller ones are about a hand of one's own.
  static constexpr int kQuestions = 1 << 20;

  Why(Bots& judge, const Choices& choices, Messages& messages, Playing& playing, Hindsight& hindsight)
      : judge_(judge), choices_(choices), messages_(messages), playing_(playing), hindsight_(hindsight) {}

  /// Tells what speaks for or against the last action of the match that is watched.
  void ask();
  /// Tells what that seat's card has brought, of a trick that lies open. `deed`: who has played which card, in words.
  void ask_of(Seat seat, Card card, std::string_view deed);
  /// The answer to Bots::ask_judge.
  void answered(int id, std::string_view text);

 private:
  void tell(std::string_view text);
  void look_at_all_cards(bool blamed);

  Bots& judge_;
  const Choices& choices_;
  Messages& messages_;
  Playing& playing_;
  Hindsight& hindsight_;
  int question_ = kQuestions;
  bool open_ = false;  ///< the question waits for its answer
  std::string deed_;   ///< what is explained in the eyes of the viewer; empty: the last action of the match watched
};

}  // namespace tapete
