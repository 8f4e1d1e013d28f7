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

/// A native window as a Host: values in a folder of the system, files whose paths the player enters as a line of text,
/// and a thread for the bots. It has no screen reader and no voice.
class NativeHost final : public Host {
 public:
  /// `folder` as Folder takes it. If `still`, nothing moves, and the judge is hasty: for pictures.
  NativeHost(std::string folder, bool still) : folder_(std::move(folder)), still_(still) {}

  /// Tells the app the answers to its requests that have arrived.
  void answer(App& app);
  /// Whether answers wait for answer().
  [[nodiscard]] bool has_answers() const { return !answers_.empty(); }
  /// Whether a bot or the judge is still to answer.
  [[nodiscard]] bool thinking() const { return bots_.thinking(); }
  /// Whether everything has been deleted, so that the program is to be restarted. Nothing is stored from then on.
  [[nodiscard]] bool afresh() const { return afresh_; }
  void mute(bool on) { muted_ = on; }
  /// Returns true once for each requested frame.
  bool take_frame() { return std::exchange(frame_wanted_, false); }
  /// Returns true once when the time of a tick has come.
  bool take_tick();
  /// Lets that many milliseconds pass at once.
  void pass(double ms) { passed_ += ms; }
  /// Lets the time until the next tick pass at once.
  void pass_time();
  /// Milliseconds until the main loop has something to do; -1 if nothing was requested.
  [[nodiscard]] int wait_time() const;

  std::function<void(int, std::string_view, std::string_view)> on_edit;
  std::function<void(std::string_view)> on_notice;

  // ClockAndEntropy
  [[nodiscard]] double now_ms() const override;
  [[nodiscard]] std::string date() const override;
  std::array<std::uint64_t, 4> entropy() override;
  void request_frame() override { frame_wanted_ = true; }
  void wake_in(double ms) override { wake_at_ = now_ms() + ms; }

  // Storage
  [[nodiscard]] std::optional<std::string> load(std::string_view key) const override { return folder_.load(key); }
  [[nodiscard]] std::vector<std::string> keys(std::string_view start) const override { return folder_.keys(start); }
  int store(const std::vector<Change>& changes) override;
  void open_archive() override;
  void look_at_storage(bool ask) override;
  void start_afresh() override;

  // FileAndClipboard
  void fetch(std::string_view name) override;
  void save_file(std::string_view name, std::string_view text) override;
  void open_file() override;
  void line_entered(std::string_view text) override;
  void share(std::string_view title, std::string_view text) override;
  void copy_text(std::string_view text) override;

  // Bots
  void ask_bot(int id, std::string_view record, std::string_view level, std::uint64_t seed) override;
  void ask_judge(int id, const JudgeRequest& request) override;

  // Speaker
  void play(Sound sound) override;

  // HostEnvironment
  [[nodiscard]] Lang language() const override;
  [[nodiscard]] bool prefers_reduced_motion() const override { return still_; }
  void edit_text(int id, std::string_view title, std::string_view value) override { on_edit(id, title, value); }
  void show_notice(std::string_view text) override { on_notice(text); }

 private:
  Folder folder_;
  bool still_;
  std::deque<Answer> answers_;
  bool frame_wanted_ = true;
  std::optional<double> wake_at_;
  double passed_ = 0;  ///< ms, by pass_time() and pass()
  int stored_ = 0;     ///< number of calls of store()
  bool afresh_ = false;
  /// To be written to the path that is being entered; nothing if a file is to be read.
  std::optional<std::string> file_text_;
  bool muted_ = false;
  std::uint32_t audio_ = 0;  ///< SDL's audio device; 0 until the first sound
  BotThread bots_;
};

}  // namespace tapete
