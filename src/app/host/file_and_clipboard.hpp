#pragma once
#include <string_view>

namespace tapete {

/// Interface for files, links and the clipboard.
class FileAndClipboard {
 public:
  virtual ~FileAndClipboard() = default;

  /// Fetches a file that is not loaded at the start. `name` is a path below the page's address, such as
  /// `texts/GAME/rules.es.md`. Pages::fetched(name, ...) is called later, never from inside this call.
  virtual void fetch(std::string_view name) = 0;
  /// Lets the player save `text` as a file. Backups::saved(whole) is called later, after the file has been read back.
  virtual void save_file(std::string_view name, std::string_view text) = 0;
  /// Lets the player choose a file. If one was chosen, Library::file_opened(text) or Backups::refuse(...) is called
  /// later.
  virtual void open_file() = 0;
  /// Receives the line of text that the host itself has asked for (kHostsLine).
  virtual void line_entered(std::string_view text) { (void)text; }
  /// Lets the player send `text` (see link_text() in app/payload.hpp) to others as a link.
  virtual void share(std::string_view title, std::string_view text) = 0;
  /// Copies a text to the clipboard; Messages::text_copied(...) is called later.
  virtual void copy_text(std::string_view text) = 0;
};

}  // namespace tapete
