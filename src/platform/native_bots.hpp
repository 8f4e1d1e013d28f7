#pragma once
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

namespace tapete {

/// Thinks for the bots on a thread of its own.
class BotThread {
 public:
  struct Question {
    int id = 0;
    std::string record;
    std::string level;
    std::uint64_t seed = 0;
  };
  struct Answer {
    int id = 0;
    std::string action;
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
