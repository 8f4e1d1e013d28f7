#pragma once
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

namespace tapete {

/// Thinks for the bots, and for the judge, on a thread of its own.
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
  /// `ready` is called on the thread when an answer can be taken.
  explicit BotThread(std::function<void()> ready);
  ~BotThread();
  BotThread(const BotThread&) = delete;
  BotThread& operator=(const BotThread&) = delete;

  void ask(Question question);
  std::optional<Answer> take();

 private:
  void run();

  std::function<void()> ready_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Question> questions_;
  std::deque<Answer> answers_;
  bool stop_ = false;
  std::thread thread_;
};

}  // namespace tapete
