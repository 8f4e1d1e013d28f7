#pragma once
#include <string>
#include <string_view>

#include "app/host/bots.hpp"
#include "match/opinion.hpp"

namespace tapete {

/// A part of the application that asks the judge.
class JudgeListener {
 public:
  virtual ~JudgeListener() = default;
  /// The answer: an opinion as ask_judge() of match/opinion.hpp returns it, or an empty text if the judge failed.
  virtual void judged(std::string_view text) = 0;
};

/// Questions of the application's parts to the judge, which works on one question at a time. A question that a player
/// waits for is asked at once and replaces the one before it; the question of a review waits meanwhile.
class JudgeQueue {
 public:
  explicit JudgeQueue(Bots& judge) : judge_(judge) {}

  /// Asks at once, instead of the last question that was asked so. Returns the number of the question for forget().
  int ask(const JudgeRequest& request, JudgeListener& listener);
  /// The same for a question of a review: it is asked when no other question is open, and once more if one comes before
  /// its answer.
  int ask_patiently(const JudgeRequest& request, JudgeListener& listener);
  /// Nobody waits for the answer to that question any more.
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
