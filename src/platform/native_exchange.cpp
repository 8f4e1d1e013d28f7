#include "platform/native_exchange.hpp"

#include <SDL.h>

#include <filesystem>
#include <fstream>

#include "app/parcel.hpp"
#include "core/text.hpp"
#include "platform/native_folder.hpp"

namespace tapete {

void NativeExchange::save_file(std::string_view name, std::string_view text) {
  file_text_ = text;
  surroundings_.edit_text(kHostsLine, "Save as"_text(surroundings_.language()),
                          std::filesystem::absolute(name).string());
}

void NativeExchange::open_file() {
  file_text_.reset();
  surroundings_.edit_text(kHostsLine, "Open the file"_text(surroundings_.language()),
                          std::filesystem::current_path().string() + '/');
}

void NativeExchange::line_entered(std::string_view text) {
  const std::string name{text};
  if (file_text_) {
    std::ofstream file{name, std::ios::binary};
    file << *file_text_;
    file.close();
    on_saved(read_file(name) == file_text_);
    return;
  }
  std::error_code unknown;
  const auto size = std::filesystem::file_size(name, unknown);
  if (!unknown && size > kLongestBackup) return on_file_too_long();
  if (const auto found = read_file(name))
    on_file(*found);
  else
    on_file_unread();
}

/// There is no address to send, so the text itself is copied to the clipboard.
void NativeExchange::share(std::string_view title, std::string_view text) {
  (void)title;
  copy_text(text);
}

void NativeExchange::copy_text(std::string_view text) {
  on_copied(SDL_SetClipboardText(std::string{text}.c_str()) == 0);
}

std::optional<std::string> NativeExchange::take_fetched() {
  if (fetched_.empty()) return std::nullopt;
  std::string name = std::move(fetched_.front());
  fetched_.pop_front();
  return name;
}

}  // namespace tapete
