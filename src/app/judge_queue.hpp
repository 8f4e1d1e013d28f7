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
  /// Receives the answer: an opinion as ask_judge() of match/opinion.hpp returns it, or an empty text if the judge
  /// failed.
  virtual void judged(std::string_view text) = 0;
};

/// Queue of questions to the judge, which works on one question at a time. An urgent question, for which a player
/// waits, is asked immediately and replaces the previous urgent one. A background question, which belongs to a review,
/// waits until no urgent question is open.
class JudgeQueue {
 public:
  explicit JudgeQueue(Bots& judge) : judge_(judge) {}

  /// Asks an urgent question, which replaces the previous one. Returns the number of the question for forget().
  int ask(const JudgeRequest& request, JudgeListener& listener);
  /// Asks a background question once no urgent question is open. Repeats the question if an urgent one has interrupted
  /// it. Returns the number of the question for forget().
  int ask_in_background(const JudgeRequest& request, JudgeListener& listener);
  /// Drops a question: its listener does not get the answer.
  void forget(int question);
  /// Receives the answer to Bots::ask_judge().
  void answered(int id, std::string_view text);

 private:
  struct Question {
    int number = 0;  ///< 0: there is no question
    int id = 0;      ///< id for Bots::ask_judge(); changes when the question is repeated
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
