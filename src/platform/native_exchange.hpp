#pragma once
#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "app/host/exchange.hpp"
#include "app/host/surroundings.hpp"

namespace tapete {

/// Files of the system, whose paths the player enters as a line of text, and the system's clipboard.
class NativeExchange final : public Exchange {
 public:
  /// `surroundings` asks for the lines.
  explicit NativeExchange(Surroundings& surroundings) : surroundings_(surroundings) {}

  void fetch(std::string_view name) override { fetched_.emplace_back(name); }
  void save_file(std::string_view name, std::string_view text) override;
  void open_file() override;
  void line_entered(std::string_view text) override;
  void share(std::string_view title, std::string_view text) override;
  void copy_text(std::string_view text) override;

  /// Whether requested files have not been delivered yet.
  [[nodiscard]] bool fetching() const { return !fetched_.empty(); }
  /// The name of a requested file, once.
  std::optional<std::string> take_fetched();

  std::function<void(bool)> on_copied;
  std::function<void(std::string_view)> on_file;
  std::function<void()> on_file_too_long;
  std::function<void()> on_file_unread;
  std::function<void(bool)> on_saved;

 private:
  Surroundings& surroundings_;
  /// To be written to the path that is being entered; nothing if a file is to be read.
  std::optional<std::string> file_text_;
  std::deque<std::string> fetched_;
};

}  // namespace tapete
