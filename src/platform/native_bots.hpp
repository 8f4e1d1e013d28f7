#pragma once
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

namespace tapete {

/// Runs the bots and the judge on a thread of its own.
class BotThread {
 public:
  enum class Who : unsigned char { bot, judge };
  struct Question {
    Who who{};
    int id = 0;
    std::function<std::string()> think;
  };
  struct Answer {
    Who who{};
    int id = 0;
    std::string text;
  };
  /// `ready` is called on that thread when an answer can be taken.
  explicit BotThread(std::function<void()> ready);
  ~BotThread();
  BotThread(const BotThread&) = delete;
  BotThread& operator=(const BotThread&) = delete;

  void ask(Question question);
  std::optional<Answer> take();
  /// Whether an answer is still to be taken.
  [[nodiscard]] bool busy() const { return open_ > 0; }

 private:
  void run();

  std::function<void()> ready_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Question> questions_;
  std::deque<Answer> answers_;
  int open_ = 0;  ///< questions without a taken answer; for the thread that asks
  bool stop_ = false;
  std::thread thread_;
};

}  // namespace tapete
