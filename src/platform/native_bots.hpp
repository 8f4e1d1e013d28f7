#pragma once
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>

#include "app/host/bots.hpp"

namespace tapete {

/// The bots and the judge on a thread of their own. Each answer ends the wait of the main loop, which takes it.
class NativeBots final : public Bots {
 public:
  enum class Who : unsigned char { bot, judge };
  struct Answer {
    Who who{};
    int id = 0;
    std::string text;
  };
  /// If `hasty`, the judge compares fewer worlds.
  explicit NativeBots(bool hasty);
  ~NativeBots() override;
  NativeBots(const NativeBots&) = delete;
  NativeBots& operator=(const NativeBots&) = delete;

  void ask_bot(int id, std::string_view record, std::string_view level, std::uint64_t seed) override;
  void ask_judge(int id, const JudgeRequest& request) override;

  std::optional<Answer> take_answer();
  /// Whether an answer is still to be taken.
  [[nodiscard]] bool thinking() const { return open_ > 0; }

 private:
  struct Question {
    Who who{};
    int id = 0;
    std::function<std::string()> think;
  };
  void ask(Question question);
  void run();

  bool hasty_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Question> questions_;
  std::deque<Answer> answers_;
  int open_ = 0;  ///< questions without a taken answer; for the main thread
  bool stop_ = false;
  std::thread thread_;
};

}  // namespace tapete
