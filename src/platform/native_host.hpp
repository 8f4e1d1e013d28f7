#pragma once
#include <SDL.h>

#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

#include "app/host.hpp"

namespace tapete {

/// The app in a native window: values as files in a folder, bots on a thread of their own, whose answers come as SDL
/// events.
class NativeHost final : public Host {
 public:
  struct Answer {
    int id = 0;
    std::string text;
  };

  /// `folder` ends in a separator and must exist; with an empty one nothing is kept.
  explicit NativeHost(std::string folder);
  ~NativeHost() override;

  [[nodiscard]] double now_ms() const override;
  std::array<std::uint64_t, 4> entropy() override;
  void request_frame() override { frame_wanted_ = true; }
  void wake_in(double ms) override { wake_at_ = now_ms() + ms; }
  [[nodiscard]] std::optional<std::string> load(std::string_view key) const override;
  bool save(std::string_view key, std::string_view text) override;
  void ask_bot(int id, std::string_view record, std::string_view level, std::uint64_t seed) override;
  void edit_text(int id, std::string_view title, std::string_view value) override;
  [[nodiscard]] Lang language() const override;
  [[nodiscard]] bool prefers_dark() const override { return dark; }
  [[nodiscard]] bool prefers_reduced_motion() const override { return false; }
  void language_changed(Lang) override {}

  /// True once after each request_frame().
  bool take_frame();
  /// True once when the time of the last wake_in() has come.
  bool take_wake();
  /// Milliseconds until something is to be done without input; negative: nothing.
  [[nodiscard]] int wait_ms() const;
  /// The answers that bots have given since the last call.
  std::deque<Answer> take_answers();
  /// The line that is being edited; nothing if none is.
  struct Edit {
    int id = 0;
    std::string title;
    std::string text;
  };
  std::optional<Edit> edit;
  bool dark = false;

 private:
  struct Question {
    int id = 0;
    std::string record;
    std::string level;
    std::uint64_t seed = 0;
  };
  void think();
  [[nodiscard]] std::string path(std::string_view key) const;

  std::string folder_;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  bool frame_wanted_ = true;
  std::optional<double> wake_at_;
  std::mutex mutex_;
  std::condition_variable asked_;
  std::deque<Question> questions_;
  std::deque<Answer> answers_;
  bool ended_ = false;
  std::thread thinker_;
};

}  // namespace tapete
