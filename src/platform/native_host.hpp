#pragma once
#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "app/host/host.hpp"
#include "platform/native_bots.hpp"
#include "platform/native_folder.hpp"

namespace tapete {

/// A native window as a Host: files in the system's folder for programs, a thread for the bots. It has no screen reader
/// and no voice.
class NativeHost final : public Host {
 public:
  /// `folder` as Folder takes it.
  NativeHost(std::string folder, bool still);

  [[nodiscard]] double now_ms() const override;
  std::array<std::uint64_t, 4> entropy() override;
  void request_frame() override { frame_wanted_ = true; }
  void wake_in(double ms) override { wake_at_ = now_ms() + ms; }
  [[nodiscard]] std::optional<std::string> load(std::string_view key) const override { return folder_.load(key); }
  [[nodiscard]] std::vector<std::string> keys(std::string_view start) const override { return folder_.keys(start); }
  int store(const std::vector<Change>& changes) override;
  void open_archive() override { archive_wanted_ = true; }
  void look_at_storage(bool ask) override;
  void start_afresh() override;
  [[nodiscard]] std::string date() const override;
  void save_file(std::string_view name, std::string_view text) override;
  void open_file() override;
  void line_entered(std::string_view text) override;
  void share(std::string_view title, std::string_view text) override;
  void fetch(std::string_view name) override;
  void ask_bot(int id, std::string_view record, std::string_view level, std::uint64_t seed) override;
  void ask_judge(int id, const JudgeRequest& request) override;
  void edit_text(int id, std::string_view title, std::string_view value) override { on_edit(id, title, value); }
  void show_notice(std::string_view text) override { on_notice(text); }
  void play(Sound sound) override;
  void copy_text(std::string_view text) override;
  [[nodiscard]] Lang language() const override;
  [[nodiscard]] bool prefers_reduced_motion() const override { return still_; }

  void mute(bool on) { muted_ = on; }
  /// Returns true once for each requested frame.
  bool take_frame();
  /// Returns true once when the time of a tick has come.
  bool take_tick();
  /// Lets the time until the next tick pass at once, unless somebody is still thinking: for pictures, which show no
  /// moment in between.
  void pass_time();
  /// Lets so many milliseconds pass at once.
  void pass(double ms) { passed_ += ms; }
  /// Milliseconds until the next tick; -1 if none was requested.
  [[nodiscard]] int wait_time() const;
  /// Whether requested files have not been delivered yet.
  [[nodiscard]] bool fetching() const { return !fetched_.empty(); }
  /// The name of a requested file, once.
  std::optional<std::string> take_fetched();
  std::optional<BotThread::Answer> take_answer() { return bots_.take(); }
  /// The result of a call of store().
  struct Receipt {
    int number = 0;
    Stored what{};
  };
  std::optional<Receipt> take_receipt();
  /// How permanent the storage is, once after that was asked.
  std::optional<Keeping> take_keeping() { return std::exchange(keeping_, std::nullopt); }
  /// Once after start_afresh(): whether everything could be deleted. If so, nothing is stored from then on.
  std::optional<bool> take_afresh() { return std::exchange(told_afresh_, std::nullopt); }
  /// Returns true once if the archive was requested.
  bool take_archive() { return std::exchange(archive_wanted_, false); }

  std::function<void(int, std::string_view, std::string_view)> on_edit;
  std::function<void(std::string_view)> on_notice;
  std::function<void(bool)> on_copied;
  std::function<void(std::string_view)> on_file;
  std::function<void()> on_file_too_long;
  std::function<void()> on_file_unread;
  std::function<void(bool)> on_saved;

 private:
  Folder folder_;
  bool still_;
  bool frame_wanted_ = true;
  std::optional<double> wake_at_;
  double passed_ = 0;  ///< ms, by pass_time() and pass()
  int stored_ = 0;     ///< number of calls of store()
  std::deque<Receipt> receipts_;
  bool archive_wanted_ = false;
  std::optional<Keeping> keeping_;
  bool afresh_ = false;
  std::optional<bool> told_afresh_;
  /// To be written to the path that is being entered; nothing if a file is to be read.
  std::optional<std::string> file_text_;
  std::deque<std::string> fetched_;
  BotThread bots_;
  bool muted_ = false;
  std::uint32_t audio_ = 0;  ///< SDL's audio device; 0 until the first sound
};

}  // namespace tapete
