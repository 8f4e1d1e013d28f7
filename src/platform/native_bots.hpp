#pragma once
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

namespace tapete {

class App;

/// Tells the app the result of something that it has asked of the host.
using Answer = std::function<void(App&)>;

/// Runs the bots and the judge on a second thread. Each answer wakes the main loop, which then takes the answer.
class BotThread {
 public:
  BotThread() : thread_([this] { run(); }) {}
  ~BotThread();
  BotThread(const BotThread&) = delete;
  BotThread& operator=(const BotThread&) = delete;

  void ask(std::function<Answer()> question);
  std::optional<Answer> take_answer();
  /// Whether an answer is still to be taken.
  [[nodiscard]] bool thinking() const { return open_ > 0; }

 private:
  void run();

  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<std::function<Answer()>> questions_;
  std::deque<Answer> answers_;
  int open_ = 0;  ///< questions without a taken answer; for the main thread
  bool stop_ = false;
  std::thread thread_;
};

}  // namespace tapete
