#pragma once
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

namespace tapete {

class App;

/// Callback that passes the result of a request to the app.
using Answer = std::function<void(App&)>;

/// Second thread, on which the bots and the judge run. Each answer wakes the main loop, which then takes the answer.
class BotThread {
 public:
  BotThread() : thread_([this] { run(); }) {}
  ~BotThread();
  BotThread(const BotThread&) = delete;
  BotThread& operator=(const BotThread&) = delete;

  void ask(std::function<Answer()> question);
  std::optional<Answer> take_answer();
  /// Returns whether any answer has not been taken yet.
  [[nodiscard]] bool thinking() const { return open_ > 0; }

 private:
  void run();

  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<std::function<Answer()>> questions_;
  std::deque<Answer> answers_;
  int open_ = 0;  ///< number of questions whose answers have not been taken yet; used only by the main thread
  bool stop_ = false;
  std::thread thread_;
};

}  // namespace tapete
