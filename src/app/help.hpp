#pragma once
#include <cstddef>
#include <string>
#include <string_view>

#include "app/choices.hpp"
#include "app/host/bots.hpp"
#include "app/messages.hpp"
#include "app/playing.hpp"
#include "match/opinion.hpp"

namespace tapete {

/// Helps a player at the table whose turn it is, a step further with each question: what is allowed and why, what
/// matters there, and only then what is best.
class Help {
 public:
  /// Numbers from here on are those of its questions to the judge.
  static constexpr int kQuestions = 1 << 24;

  Help(Bots& judge, const Choices& choices, Messages& messages, Playing& playing)
      : judge_(judge), choices_(choices), messages_(messages), playing_(playing) {}

  /// The player wants help, and can have it now.
  [[nodiscard]] bool offered() const;
  /// Tells what is allowed.
  void ask();
  /// The answer to Bots::ask_judge.
  void answered(int id, std::string_view text);

 private:
  void ask_judge();
  void tell(const Opinion& opinion);
  [[nodiscard]] std::string allowed(const Scene& scene) const;

  Bots& judge_;
  const Choices& choices_;
  Messages& messages_;
  Playing& playing_;
  int question_ = kQuestions;  ///< the number of the last one
  std::size_t asked_at_ = 0;   ///< events of the match when it was asked
};

}  // namespace tapete
