#pragma once
#include <string>
#include <string_view>

#include "app/host/bots.hpp"
#include "match/opinion.hpp"

namespace tapete {

/// Receiver of the judge's answers.
class JudgeListener {
 public:
  virtual ~JudgeListener() = default;
  /// The answer: an opinion as ask_judge() of match/opinion.hpp returns it, or an empty text if the judge failed.
  virtual void judged(std::string_view text) = 0;
};

/// Queue of questions to the judge, which works on one question at a time. A question for which a player waits is asked
/// at once and replaces the question before it; the question of a review waits until it has been answered.
class JudgeQueue {
 public:
  explicit JudgeQueue(Bots& judge) : judge_(judge) {}

  /// Asks at once, instead of the last question that was asked so. Returns the number of the question for forget().
  int ask(const JudgeRequest& request, JudgeListener& listener);
  /// The same for a question of a review: it is asked when no other question is open, and once more if one comes before
  /// its answer.
  int ask_patiently(const JudgeRequest& request, JudgeListener& listener);
  /// Drops a question: its listener does not get the answer.
  void forget(int question);
  /// The answer to Bots::ask_judge().
  void answered(int id, std::string_view text);

 private:
  struct Question {
    int number = 0;  ///< 0: there is none
    int id = 0;      ///< of Bots::ask_judge(); changes when it is asked once more
    JudgeRequest request{};
    std::string record{};
    JudgeListener* listener = nullptr;
  };
  void set(Question& question, const JudgeRequest& request, JudgeListener& listener);
  void send(Question& question);
  void send_patient();
  static bool answer(Question& question, int id, std::string_view text);

  Bots& judge_;
  Question urgent_;
  Question patient_;
  int questions_ = 0;
  int ids_ = 0;
};

}  // namespace tapete
