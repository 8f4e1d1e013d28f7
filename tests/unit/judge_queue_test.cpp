// Questions to the judge from several listeners: each answer reaches the listener that asked, and the question of a
// review is asked again after an interruption.
#include "app/judge_queue.hpp"

#include <catch_amalgamated.hpp>
#include <functional>
#include <list>
#include <vector>

namespace tapete {
namespace {

/// Bots that never answer, and list the questions to the judge: the number of each question and its record.
class AskedBots final : public Bots {
 public:
  void ask_bot(int, std::string_view, std::string_view, std::uint64_t) override {}
  void ask_judge(int id, const JudgeRequest& request) override { asked.emplace_back(id, request.record); }
  std::vector<std::pair<int, std::string>> asked;
};

/// Listener that appends its name and each answer that it receives to a list.
struct Part final : JudgeListener {
  Part(std::string called, std::vector<std::string>& list) : name(std::move(called)), told(list) {}
  void judged(std::string_view text) override {
    told.push_back(name + ' ' + std::string{text});
    if (then) then();
  }
  std::string name;
  std::vector<std::string>& told;
  std::function<void()> then;  ///< called after each answer
};

struct Questions {
  AskedBots bots;
  JudgeQueue queue{bots};
  std::vector<std::string> told;
  std::list<Part> parts;

  Part& part(const std::string& name) { return parts.emplace_back(name, told); }
  int ask(const std::string& name) { return queue.ask({.record = name}, part(name)); }
  int review(const std::string& name) { return queue.ask_in_background({.record = name}, part(name)); }
  /// Delivers an answer to the question with this index in `bots.asked`.
  void answer(std::size_t which) { queue.answered(bots.asked.at(which).first, "yes"); }
  [[nodiscard]] std::vector<std::string> records() const {
    std::vector<std::string> out;
    for (const auto& [id, record] : bots.asked) out.push_back(record);
    return out;
  }
};

using Lines = std::vector<std::string>;

TEST_CASE("a question replaces the previous one, whose answer is dropped", "[review]") {
  Questions t;
  t.ask("why");
  t.ask("help");
  t.answer(0);
  CHECK(t.told.empty());
  t.answer(1);
  t.answer(1);
  CHECK(t.told == Lines{"help yes"});
  CHECK(t.records() == Lines{"why", "help"});
}

TEST_CASE("a review waits for an earlier question and is asked again after a later question", "[review]") {
  Questions t;
  t.ask("why");
  t.review("first");
  CHECK(t.records() == Lines{"why"});
  t.answer(0);
  CHECK(t.records() == Lines{"why", "first"});
  t.ask("help");
  t.answer(2);
  CHECK(t.records() == Lines{"why", "first", "help", "first"});
  t.answer(1);  // this answer is dropped, because the question has been asked again
  t.answer(3);
  CHECK(t.told == Lines{"why yes", "help yes", "first yes"});
}

TEST_CASE("after a question is forgotten, the interrupted review is asked again", "[review]") {
  Questions t;
  t.review("first");
  const int why = t.ask("why");
  t.queue.forget(why);
  CHECK(t.records() == Lines{"first", "why", "first"});
  t.answer(1);
  CHECK(t.told.empty());
  t.queue.forget(t.review("second"));
  t.answer(3);
  CHECK(t.told.empty());
}

TEST_CASE("a listener may ask its next question while it receives an answer", "[review]") {
  Questions t;
  t.review("first");
  t.parts.back().then = [&t] { t.review("second"); };
  t.answer(0);
  CHECK(t.records() == Lines{"first", "second"});
  t.answer(1);
  CHECK(t.told == Lines{"first yes", "second yes"});
}

}  // namespace
}  // namespace tapete
