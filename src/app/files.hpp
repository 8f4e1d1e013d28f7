#pragma once
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "app/host/exchange.hpp"

namespace tapete {

/// A file that is not there from the start: a page of text, a deck, a sound.
struct File {
  enum class State : unsigned char { coming, here, missing } state{};
  std::string bytes;  ///< once it is here
};

/// Files that are fetched when they are wanted for the first time, and kept.
class Files {
 public:
  explicit Files(Exchange& exchange) : exchange_(exchange) {}

  /// The file of that name (see Exchange::fetch); asks the host for it if nobody has yet. It stays where it is.
  const File& get(std::string_view name);
  /// Whether anybody has asked for it.
  [[nodiscard]] bool asked(std::string_view name) const { return files_.contains(name); }
  /// Asks again for one that could not be had.
  void retry(std::string_view name);
  /// The host's answer; nothing if the file cannot be had.
  void fetched(std::string_view name, std::optional<std::string_view> bytes);

 private:
  Exchange& exchange_;
  std::map<std::string, File, std::less<>> files_;
};

}  // namespace tapete
