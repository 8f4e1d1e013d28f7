#pragma once
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "app/host.hpp"

namespace tapete {

/// A file that is not there from the start: a page of text, a deck, a sound.
struct File {
  enum class State : unsigned char { coming, here, missing } state{};
  std::string bytes;  ///< once it is here
};

/// Files that are fetched when they are wanted for the first time, and kept.
class Files {
 public:
  explicit Files(Host& host) : host_(host) {}

  /// The file of that name (see Host::fetch); asks the host for it if nobody has yet. It stays where it is.
  const File& get(std::string_view name);
  /// Asks again for one that could not be had.
  void retry(std::string_view name);
  /// The host's answer; nothing if the file cannot be had.
  void fetched(std::string_view name, std::optional<std::string_view> bytes);

 private:
  Host& host_;
  std::map<std::string, File, std::less<>> files_;
};

}  // namespace tapete
