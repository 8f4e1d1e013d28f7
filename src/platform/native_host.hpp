#pragma once
#include <string>
#include <utility>

#include "app/host/host.hpp"
#include "platform/native_bots.hpp"
#include "platform/native_exchange.hpp"
#include "platform/native_machine.hpp"
#include "platform/native_speaker.hpp"
#include "platform/native_storage.hpp"
#include "platform/native_surroundings.hpp"

namespace tapete {

/// A native window as a Host. Each of its parts is one of the host's interfaces.
class NativeHost final : public Host {
 public:
  /// `folder` as Folder takes it. If `still`, nothing moves, and the judge is hasty: for pictures.
  NativeHost(std::string folder, bool still)
      : values(std::move(folder)), bots(still), surroundings(still), exchange(surroundings) {}

  NativeMachine machine;
  NativeStorage values;
  NativeBots bots;
  NativeSpeaker speaker;
  NativeSurroundings surroundings;
  NativeExchange exchange;

  /// Milliseconds until the main loop has something to do; -1 if nothing was requested.
  [[nodiscard]] int wait_time() const {
    return values.was_looked_at() || exchange.fetching() ? 0 : machine.wait_time();
  }

 private:
  // Machine
  [[nodiscard]] double now_ms() const override { return machine.now_ms(); }
  [[nodiscard]] std::string date() const override { return machine.date(); }
  std::array<std::uint64_t, 4> entropy() override { return machine.entropy(); }
  void request_frame() override { machine.request_frame(); }
  void wake_in(double ms) override { machine.wake_in(ms); }

  // Storage
  [[nodiscard]] std::optional<std::string> load(std::string_view key) const override { return values.load(key); }
  [[nodiscard]] std::vector<std::string> keys(std::string_view start) const override { return values.keys(start); }
  int store(const std::vector<Change>& changes) override { return values.store(changes); }
  void open_archive() override { values.open_archive(); }
  void look_at_storage(bool ask) override { values.look_at_storage(ask); }
  void start_afresh() override { values.start_afresh(); }

  // Exchange
  void fetch(std::string_view name) override { exchange.fetch(name); }
  void save_file(std::string_view name, std::string_view text) override { exchange.save_file(name, text); }
  void open_file() override { exchange.open_file(); }
  void line_entered(std::string_view text) override { exchange.line_entered(text); }
  void share(std::string_view title, std::string_view text) override { exchange.share(title, text); }
  void copy_text(std::string_view text) override { exchange.copy_text(text); }

  // Bots
  void ask_bot(int id, std::string_view record, std::string_view level, std::uint64_t seed) override {
    bots.ask_bot(id, record, level, seed);
  }
  void ask_judge(int id, const JudgeRequest& request) override { bots.ask_judge(id, request); }

  // Speaker
  void play(Sound sound) override { speaker.play(sound); }

  // Surroundings
  [[nodiscard]] Lang language() const override { return surroundings.language(); }
  [[nodiscard]] bool prefers_reduced_motion() const override { return surroundings.prefers_reduced_motion(); }
  void edit_text(int id, std::string_view title, std::string_view value) override {
    surroundings.edit_text(id, title, value);
  }
  void show_notice(std::string_view text) override { surroundings.show_notice(text); }
};

}  // namespace tapete
