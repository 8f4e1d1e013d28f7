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

/// Host of the native window: stores values in a folder of the system, lets the player enter the paths of files as
/// text, and runs the bots on a thread. It has no screen reader and no speech.
class NativeHost final : public Host {
 public:
  /// `folder` is the name of a Folder. `still` is for screenshots: nothing moves, and the judge samples only a few
  /// determinizations.
  NativeHost(std::string folder, bool still) : folder_(std::move(folder)), still_(still) {}

  /// Passes the answers that have arrived to the app.
  void answer(App& app);
  /// Returns whether answers wait for answer().
  [[nodiscard]] bool has_answers() const { return !answers_.empty(); }
  /// Returns whether a bot or the judge has not answered yet.
  [[nodiscard]] bool thinking() const { return bots_.thinking(); }
  /// Returns whether all data have been deleted, so that the program must restart. Nothing is stored from then on.
  [[nodiscard]] bool afresh() const { return afresh_; }
  void mute(bool on) { muted_ = on; }
  /// Returns true once for each requested frame.
  bool take_frame() { return std::exchange(frame_wanted_, false); }
  /// Returns true once for each requested tick, when its time has come.
  bool take_tick();
  /// Moves the clock forward by `ms` milliseconds.
  void pass(double ms) { passed_ += ms; }
  /// Moves the clock forward to the next tick.
  void pass_time();
  /// Returns the milliseconds until the main loop has something to do; -1 if nothing was requested.
  [[nodiscard]] int wait_time() const;

  std::function<void(int, std::string_view, std::string_view)> on_edit;
  std::function<void(std::string_view)> on_notice;

  // Clock and entropy
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

  // Files and clipboard
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

  // Environment
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
  double passed_ = 0;  ///< milliseconds added to the clock by pass_time() and pass()
  int stored_ = 0;     ///< number of calls of store()
  bool afresh_ = false;
  /// Text to write to the file whose path the player enters; nothing if the player opens a file.
  std::optional<std::string> file_text_;
  bool muted_ = false;
  std::uint32_t audio_ = 0;  ///< SDL's audio device; 0 until the first sound
  BotThread bots_;
};

}  // namespace tapete
