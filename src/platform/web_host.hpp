#pragma once
#include "app/host.hpp"

namespace tapete {

/// The browser page as a Host: everything is handed on to shell/tapete.lib.js.
class WebHost final : public Host {
 public:
  [[nodiscard]] double now_ms() const override;
  std::array<std::uint64_t, 4> entropy() override;
  void request_frame() override;
  void wake_in(double ms) override;

  [[nodiscard]] std::optional<std::string> load(std::string_view key) const override;
  [[nodiscard]] std::vector<std::string> keys(std::string_view start) const override;
  int store(const std::vector<Change>& changes) override;
  [[nodiscard]] Stored storage() const override;
  void open_archive() override;
  void keep_stored() override;
  void look_at_storage(bool ask) override;
  void start_afresh() override;
  [[nodiscard]] std::string build() const override;
  [[nodiscard]] std::string date() const override;
  void save_file(std::string_view name, std::string_view text) override;
  void open_file() override;
  void share(std::string_view title, std::string_view text) override;
  void depth_changed(int depth) override;

  void fetch(std::string_view name) override;

  void expect_bots(std::string_view game) override;
  void ask_bot(int id, std::string_view record, std::string_view level, std::uint64_t seed) override;
  void edit_text(int id, std::string_view title, std::string_view value) override;

  void announce(std::string_view text) override;
  void hush() override;
  void play(Sound sound) override;
  void speak_aloud(std::string_view text) override;
  void copy_text(std::string_view text) override;

  [[nodiscard]] Lang language() const override;
  [[nodiscard]] bool prefers_dark() const override;
  [[nodiscard]] bool prefers_reduced_motion() const override;
  void language_changed(Lang lang) override;

  [[nodiscard]] std::string parameters() const override;
  void happened(std::string_view line) override;
  void take_update() override;
};

}  // namespace tapete
