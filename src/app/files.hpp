#pragma once
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "app/host/file_and_clipboard.hpp"

namespace tapete {

inline constexpr std::string_view kDeckFolder = "decks/";  ///< the folder of the decks' pictures

/// A file that is loaded when it is needed: a page of text, a deck, a sound.
struct File {
  enum class State : unsigned char { loading, loaded, missing } state{};
  std::string bytes;  ///< empty until the file is loaded
};

/// Cache of files that are fetched when they are first needed.
class Files {
 public:
  explicit Files(FileAndClipboard& host) : host_(host) {}

  /// Returns the file of that name (see FileAndClipboard::fetch()); asks the host for it the first time. The returned
  /// reference stays valid.
  const File& get(std::string_view name);
  /// Returns whether the file has been asked for.
  [[nodiscard]] bool asked(std::string_view name) const { return files_.contains(name); }
  /// Asks the host again for a file that could not be fetched.
  void retry(std::string_view name);
  /// Receives the host's answer: the bytes, or no value if the file could not be fetched. Bytes that cannot be this
  /// file, such as the login page of a captive portal, are treated as no value. Returns whether the file is loaded.
  bool fetched(std::string_view name, std::optional<std::string_view> bytes);

 private:
  FileAndClipboard& host_;
  std::map<std::string, File, std::less<>> files_;
};

}  // namespace tapete
