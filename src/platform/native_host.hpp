#pragma once
#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "app/host.hpp"

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

/// The bytes of a file; nothing if it cannot be read.
std::optional<std::string> read_file(const std::string& name);

/// A native window as a Host: files in the folder that the system gives to programs, a thread for the bots.
class NativeHost final : public Host {
 public:
  /// `folder` ends in a separator; an empty one keeps nothing but in memory.
  NativeHost(std::string folder, bool still);

  [[nodiscard]] double now_ms() const override;
  std::array<std::uint64_t, 4> entropy() override;
  void request_frame() override { frame_wanted_ = true; }
  void wake_in(double ms) override { wake_at_ = now_ms() + ms; }
  [[nodiscard]] std::optional<std::string> load(std::string_view key) const override;
  [[nodiscard]] std::vector<std::string> keys(std::string_view start) const override;
  int store(const std::vector<Change>& changes) override;
  [[nodiscard]] Stored storage() const override { return Stored::safe; }
  void open_archive() override { archive_wanted_ = true; }
  void keep_stored() override {}
  void look_at_storage(bool ask) override;
  void start_afresh() override;
  [[nodiscard]] std::string date() const override;
  void save_file(std::string_view name, std::string_view text) override;
  void open_file() override;
  void line_entered(std::string_view text) override;
  void share(std::string_view title, std::string_view text) override;
  void depth_changed(int depth) override { (void)depth; }
  void fetch(std::string_view name) override;
  void expect_bots(std::string_view game) override { (void)game; }
  void ask_bot(int id, std::string_view record, std::string_view level, std::uint64_t seed) override;
  void edit_text(int id, std::string_view title, std::string_view value) override { on_edit(id, title, value); }
  /// The native window has no screen reader to speak to.
  void announce(std::string_view) override {}
  void hush() override {}
  void play(Sound sound) override;
  /// The native window has no voice.
  void speak_aloud(std::string_view) override {}
  void copy_text(std::string_view text) override;
  [[nodiscard]] Lang language() const override;
  [[nodiscard]] bool prefers_dark() const override { return false; }
  [[nodiscard]] bool prefers_reduced_motion() const override { return still_; }
  void language_changed(Lang lang) override { (void)lang; }

  void mute(bool on) { muted_ = on; }
  /// True once if a frame was asked for.
  bool take_frame();
  /// True once if the time for a tick has come.
  bool take_tick();
  /// Milliseconds until the next tick, -1 if none was asked for.
  [[nodiscard]] int wait_time() const;
  /// Files were asked for and not given yet.
  [[nodiscard]] bool fetching() const { return !fetched_.empty(); }
  /// A file that was asked for, by its name.
  std::optional<std::string> take_fetched();
  std::optional<BotThread::Answer> take_answer() { return bots_.take(); }
  /// What has become of a call of store().
  struct Receipt {
    int number = 0;
    Stored what{};
  };
  std::optional<Receipt> take_receipt();
  /// Once, how what is stored here lasts, if that was asked for.
  std::optional<Keeping> take_keeping() { return std::exchange(keeping_, std::nullopt); }
  /// Once after start_afresh(): whether everything could be deleted. If so, nothing is stored any more.
  std::optional<bool> take_afresh() { return std::exchange(told_afresh_, std::nullopt); }
  /// True once if the archive was asked for.
  bool take_archive() { return std::exchange(archive_wanted_, false); }

  std::function<void(int, std::string_view, std::string_view)> on_edit;
  std::function<void(bool)> on_copied;
  std::function<void(std::string_view)> on_file;
  std::function<void()> on_file_too_long;
  std::function<void()> on_file_unread;
  std::function<void(bool)> on_saved;

 private:
  [[nodiscard]] std::string path(std::string_view key) const;
  bool write(const Change& change);

  std::string folder_;
  bool still_;
  bool frame_wanted_ = true;
  std::optional<double> wake_at_;
  std::map<std::string, std::string, std::less<>> memory_;  ///< what is stored where there is no folder
  int stored_ = 0;                                          ///< calls of store() so far
  std::deque<Receipt> receipts_;
  bool archive_wanted_ = false;
  std::optional<Keeping> keeping_;
  bool afresh_ = false;
  std::optional<bool> told_afresh_;
  std::optional<std::string>
      file_text_;  ///< to be written to the path that is being entered; none: a file is to be read
  std::deque<std::string> fetched_;
  BotThread bots_;
  bool muted_ = false;
  std::uint32_t audio_ = 0;  ///< SDL's device; 0 until the first sound
};

}  // namespace tapete
